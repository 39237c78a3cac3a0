"""Static checks of a complete scenario.

    maps     tiles: positions, neighbours, the words on their edges
    pieces   tokens, miniatures, cards: nothing lies in two places
    logic    options that can never open, Finales that cannot be reached, loops
    idle     parts of texts that nobody reads, items that nobody asks for, events that come too late
    pictures no two look alike
    people   nobody appears elsewhere while they are part of a Finale
    prose    lengths, secrets in public words, hints
    seams    no words run together where a part of a text begins or ends
    relations options and events whose requirements rule each other out

Dead ends are a matter for the proof, and balance for simulated games.
"""

from __future__ import annotations

from fateloom.games.destinies.scenario.acts import acts
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.story.checks.context import Whole
from fateloom.story.checks.logic import check as check_logic
from fateloom.story.checks.maps import check as check_maps
from fateloom.story.checks.people import check as check_people
from fateloom.story.checks.pictures import check as check_pictures
from fateloom.story.checks.pieces import check as check_pieces
from fateloom.story.checks.prose import check as check_prose
from fateloom.story.checks.relations import check as check_relations
from fateloom.story.checks.seams import check as check_seams
from fateloom.story.diagnostics import Findings
from fateloom.story.options import Source


def check(scenario: Scenario, source: Source, found: Findings) -> None:
    """Note everything that is wrong or doubtful in a scenario whose references are whole."""
    whole = Whole(scenario, source, found, tuple(acts(scenario)))
    check_maps(whole)
    check_pieces(whole)
    check_logic(whole)
    check_people(whole)
    check_pictures(whole)
    check_prose(whole)
    check_seams(whole)
    check_relations(whole)
