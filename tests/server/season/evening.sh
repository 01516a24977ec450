#!/bin/sh
# An evening at the desk with a dozen small troubles: evening.py. Prints TAP.
exec /usr/bin/python3 "$(dirname "$0")/evening.py" "${1:-build}"
