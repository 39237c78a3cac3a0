"""A story as a finite model: variables with few values, and actions on them.

`variables`, `guards`, `effects` and `transitions` translate a scenario, put together by `compiler`;
`abstraction` explores a model through a few of its variables, and `relaxation` as if nothing were
ever lost. The check asks it which requirements rule each other out, and the proof whether a hero
can be blocked.
"""
