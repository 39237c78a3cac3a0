"""`python -m fateloom` is `fateloom`."""

from fateloom.cli import main

if __name__ == "__main__":
    main()
