#!/bin/sh
# See completion.py.
exec python3 tests/server/cli/completion.py "${1:-build}"
