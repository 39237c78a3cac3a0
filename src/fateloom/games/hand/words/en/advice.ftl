### Reasons in an advice: what became of the hero. $often is "more often" or "less often".

hand-consequence-reaches = You reach wave { $wave } { $often }
hand-consequence-exhausts = { $ability } is exhausted { $often }
