#!/bin/sh
# Seats that the house plays, by the real daemon: led.py. Prints TAP.
exec /usr/bin/python3 "$(dirname "$0")/led.py" "${1:-build}"
