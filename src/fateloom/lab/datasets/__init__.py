"""Datasets: the rows of many games as Parquet files in a folder, for any tool that reads them."""

from fateloom.lab.datasets.folder import BadDataset, Dataset, Manifest, check_folder
from fateloom.lab.datasets.simulate import simulate_into
from fateloom.lab.datasets.summary import summary_of

__all__ = [
    "BadDataset",
    "Dataset",
    "Manifest",
    "check_folder",
    "simulate_into",
    "summary_of",
]
