#!/bin/sh
# See hands.py.
exec python3 tests/server/homes/hands.py "${1:-build}"
