#!/bin/sh
# See terminal.py.
exec python3 tests/server/terminal.py "${1:-build}"
