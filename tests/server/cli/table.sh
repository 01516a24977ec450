#!/bin/sh
# Every command of the table as it is typed; see table.py.
# usage: tests/server/cli/table.sh BUILD_DIR
exec python3 "$(dirname "$0")/table.py" "${1:-build}"
