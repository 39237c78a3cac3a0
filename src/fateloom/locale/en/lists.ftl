### How several things are named in one sentence, as Intl.ListFormat does it: "a and b",
### "a, b, and c". Read by Python; the client may use Intl.ListFormat itself.

list-two = { $a } and { $b }
list-start = { $a }, { $b }
list-middle = { $a }, { $b }
list-end = { $a }, and { $b }
