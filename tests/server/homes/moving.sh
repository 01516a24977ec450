#!/bin/sh
# See moving.py.
exec python3 tests/server/homes/moving.py "${1:-build}"
