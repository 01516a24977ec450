#!/bin/sh
# A secret is searched for in everything published: secrets.py. Prints TAP.
exec /usr/bin/python3 "$(dirname "$0")/secrets.py" "${1:-build}"
