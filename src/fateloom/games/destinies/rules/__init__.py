"""The rules of Destinies, one area a module."""
