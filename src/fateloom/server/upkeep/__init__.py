"""What a host does for the tables: check them, back them up, and restore them."""
