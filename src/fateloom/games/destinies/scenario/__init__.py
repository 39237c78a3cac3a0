"""A scenario as data: its source model, its compiled form, caches and codecs."""
