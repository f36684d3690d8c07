"""`python -m townwright` is the `townwright` command."""

from townwright.cli import main

if __name__ == "__main__":
    main()
