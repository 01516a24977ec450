#!/bin/sh
# The small game of the tests by the real daemon, beside a game of the house: house.py. Prints TAP.
exec /usr/bin/python3 "$(dirname "$0")/house.py" "${1:-build}/tests/edition/border/bin"
