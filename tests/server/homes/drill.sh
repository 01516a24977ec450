#!/bin/sh
# See drill.py.
exec python3 tests/server/homes/drill.py "${1:-build}"
