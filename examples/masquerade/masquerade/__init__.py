"""Masquerade: three balls, twenty masks. A complete game for Fateloom in a package of its own."""
