"""Datasets: the rows of many games as Parquet files in a folder, for any tool that reads them."""

from fateloom.lab.datasets.folder import BadDataset, Dataset, Manifest, check_folder
from fateloom.lab.datasets.questions import QUESTIONS, UnknownQuestion, ask, show
from fateloom.lab.datasets.simulate import simulate_into
from fateloom.lab.datasets.summary import summary_of

__all__ = [
    "QUESTIONS",
    "BadDataset",
    "Dataset",
    "Manifest",
    "UnknownQuestion",
    "ask",
    "check_folder",
    "show",
    "simulate_into",
    "summary_of",
]
