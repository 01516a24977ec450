#!/bin/sh
# The memory of each process of a daemon at work is searched for every secret: memory.py.
# Prints TAP.
exec /usr/bin/python3 "$(dirname "$0")/memory.py" "${1:-build}"
