#!/bin/sh
# SECURITY.md against what is there: each promise names commands that exist and that `make check`
# runs, each process of its table is a program or a name that a process gives itself. Prints TAP.
# usage: tests/server/trust/security.sh BUILD_DIR
exec /usr/bin/python3 "$(dirname "$0")/security.py" "${1:-build}"
