"""Unfinished games as files: export, import and encryption."""
