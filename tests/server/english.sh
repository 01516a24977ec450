#!/bin/sh
# See english.py.
exec python3 tests/server/english.py "${1:-build}"
