"""Crossroads holds the contract."""

from crossroads.game import CROSSROADS

from fateloom.conformance import check_everything


def test_it_holds_the_contract() -> None:
    check_everything(CROSSROADS)
