#!/bin/sh
# Dune by the real daemon: spice.py. Prints TAP.
exec /usr/bin/python3 "$(dirname "$0")/spice.py" "${1:-build}"
