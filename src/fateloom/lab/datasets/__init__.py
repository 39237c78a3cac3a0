"""Datasets: the rows of many games as Parquet files in a folder, for any tool that reads them."""

from fateloom.lab.datasets.folder import BadDataset, Dataset, Manifest, check_folder
from fateloom.lab.datasets.ladder import round_robin_into
from fateloom.lab.datasets.page import page
from fateloom.lab.datasets.questions import QUESTIONS, UnknownQuestion, ask, show
from fateloom.lab.datasets.recording import NONE, checked
from fateloom.lab.datasets.records import NoRecord, record_of, size_of
from fateloom.lab.datasets.simulate import simulate_into
from fateloom.lab.datasets.summary import summary_of

__all__ = [
    "NONE",
    "QUESTIONS",
    "BadDataset",
    "Dataset",
    "Manifest",
    "NoRecord",
    "UnknownQuestion",
    "ask",
    "check_folder",
    "checked",
    "page",
    "record_of",
    "round_robin_into",
    "show",
    "simulate_into",
    "size_of",
    "summary_of",
]
