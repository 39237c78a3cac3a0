### How several things are named in one sentence, as Intl.ListFormat does it: "a und b",
### "a, b und c".

list-two = { $a } und { $b }
list-start = { $a }, { $b }
list-middle = { $a }, { $b }
list-end = { $a } und { $b }
