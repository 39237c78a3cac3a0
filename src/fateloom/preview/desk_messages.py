"""The messages between the editor of a story's files and its server."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from fateloom.server.schema.http import Refusal

Path = Annotated[str, Meta(max_length=400)]


class FileInfo(Struct, frozen=True):
    """A file of the story, and the digest of its text."""

    path: str
    digest: str


class Files(Struct, frozen=True):
    """Answer to GET /api/preview/files: the files there are.

    begun  whether there is a story; else one can be begun in the folder
    """

    folder: str
    begun: bool
    files: tuple[FileInfo, ...]


class FileText(Struct, frozen=True):
    """A file: answer to GET /api/preview/file, and to one that was saved."""

    path: str
    text: str
    digest: str


class Save(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/preview/file: write this over the text with the digest `before`; None for a new
    file."""

    path: Path
    text: str
    before: str | None


class Delete(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/preview/delete: remove this file, if it has the digest `before`."""

    path: Path
    before: str


class VersionInfo(Struct, frozen=True):
    """An earlier version of a file, and when it was replaced, in seconds since 1970."""

    name: str
    at: int


class Versions(Struct, frozen=True):
    """Answer to GET /api/preview/versions: those of one file, the latest first."""

    versions: tuple[VersionInfo, ...]


class Check(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/preview/check: check the story with these texts, by path, in place of its files."""

    texts: dict[Path, str]


class Finding(Struct, frozen=True):
    """An error (`wrong`) or a warning: its code, place and sentence. Lines and columns count
    from 1.

    word  the misspelt name at that place, and `near` the one that was probably meant; or empty
    """

    code: str
    wrong: bool
    file: str
    line: int
    column: int
    words: str
    word: str
    near: str


class Checked(Struct, frozen=True):
    """What a check found: how many errors and warnings, and the first of them, errors first.

    lore  changes with the names of the story
    """

    errors: int
    doubts: int
    findings: tuple[Finding, ...]
    lore: str


class Named(Struct, frozen=True):
    """Something with an id, and where it is defined: `kind` is one of `fateloom.story.names`."""

    kind: str
    id: str
    file: str
    line: int
    column: int


class Lore(Struct, frozen=True):
    """Answer to GET /api/preview/lore: what an editor completes, from the last check in which all
    files could be read. `schema` is the JSON Schema of the files."""

    schema: dict[str, Any]
    things: tuple[Named, ...]


class At(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/preview/uses: what has the name at this place, and where it stands, with these
    texts, by path, in place of the files. Lines and columns count from 1."""

    file: Path
    line: Annotated[int, Meta(ge=1)]
    column: Annotated[int, Meta(ge=1)]
    texts: dict[Path, str]


class Use(Struct, frozen=True):
    """A place where a name stands, and the text of its line."""

    file: str
    line: int
    column: int
    text: str


class Uses(Struct, frozen=True):
    """Answer to POST /api/preview/uses: what has the name, where it is defined, and where it is
    used; `fixed` says why it cannot be renamed."""

    kind: str
    id: str
    defined: Use
    used: tuple[Use, ...]
    fixed: Refusal | None


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/preview/rename: give something another name in all files, in place of the last part
    of its id.

    note    whether the old id is declared for saved games; else a declaration of the new one ends
    before  the digests of the files that change, by path; None only asks what would change
    """

    kind: Annotated[str, Meta(max_length=40)]
    id: Annotated[str, Meta(max_length=400)]
    word: Annotated[str, Meta(max_length=400)]
    note: bool
    before: dict[Path, str] | None


class RenamedFile(Struct, frozen=True):
    """A file that changes: in how many places, and the digest of its text before."""

    path: str
    places: int
    digest: str


class Declared(Struct, frozen=True):
    """An id in saved games that changes."""

    old: str
    new: str


class Renaming(Struct, frozen=True):
    """Answer to POST /api/preview/rename: the new id, the files that change or have changed, and
    the ids in saved games that do."""

    id: str
    files: tuple[RenamedFile, ...]
    declared: tuple[Declared, ...]


class Work(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/preview/job: begin a long work; None stops the one that is under way."""

    kind: Literal["prove", "playtest"] | None


class Job(Struct, frozen=True):
    """The last long work: `done` of `all` parts of it, and why it failed. `state` is idle, running,
    done, failed or stopped. `known` are the kinds of work of which there is a result."""

    kind: str
    state: str
    done: int
    all: int
    refusal: Refusal | None
    known: tuple[str, ...]


class Verdict(Struct, frozen=True):
    """What was proved for a hero: `status` is proved, dead-end or unproved."""

    status: str
    words: str
    tables: tuple[str, ...]


class HeroVerdicts(Struct, frozen=True):
    """What was proved for one hero."""

    name: str
    verdicts: tuple[Verdict, ...]


class Scene(Struct, frozen=True):
    """A game that shows something, or a state in doubt: what it is, and its events in words.

    playable  whether it can be opened at the table
    stuck     whether it ends in a dead end
    """

    words: str
    lines: tuple[str, ...]
    playable: bool
    stuck: bool


class ProofReport(Struct, frozen=True):
    """Answer to GET /api/preview/proof: the last proof; `current` says whether it is one of the
    story as it is now."""

    heroes: tuple[HeroVerdicts, ...]
    scenes: tuple[Scene, ...]
    notes: tuple[str, ...]
    summary: str
    good: bool
    current: bool


class OpenScene(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/preview/scene: open the game of a scene of the last proof at the table; None
    returns to the author's own."""

    scene: Annotated[int, Meta(ge=0)] | None


class GraphNode(Struct, frozen=True):
    """Something that a story is made of: `kind` is one of `fateloom.story.names`, or what rules
    count. Its place is ("", 0, 0) where the story does not define it.

    words  what it is called at a table, or ""
    marks  what is doubtful about it: the words of `fateloom.story.graph.Mark`
    """

    kind: str
    id: str
    words: str
    file: str
    line: int
    column: int
    marks: tuple[str, ...]


class GraphEdge(Struct, frozen=True):
    """One thing that leads to another, both by their numbers: how, the condition or the effect as
    it is written, and where. `relation` is one of `fateloom.story.graph.Relation`."""

    source: int
    target: int
    relation: str
    words: str
    file: str
    line: int
    column: int


class StoryGraph(Struct, frozen=True):
    """Answer to GET /api/preview/graph: the whole story, as it was last checked.

    current   whether that is the story as it is written now; else, the last one in whose form and
              names there was no error
    proof     whether a proof says something here, and whether it is one of the story as it is now
    playtest  the same of a playtest
    """

    nodes: tuple[GraphNode, ...]
    edges: tuple[GraphEdge, ...]
    current: bool
    proof: Literal["none", "old", "current"]
    playtest: Literal["none", "old", "current"]


class PlaytestPage(Struct, frozen=True):
    """Answer to GET /api/preview/playtest: the path of the page of the last playtest."""

    path: str
