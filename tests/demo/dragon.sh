#!/bin/sh
# Three games of Dragon Dune by letters, one to each kind of victory, through the real daemon and
# Maildirs (dragon.py has the letters); then a report with its map. usage: tests/demo/dragon.sh
set -eu
cd "$(dirname "$0")/../.."
build=${BUILD:-build}
home=${DEMO_HOME:-$build/demo-dragon}
rm -rf "$home"
mkdir -p "$home"
python3 tests/demo/dragon.py "$build" "$home"
echo "== A report as the Elves read it, before the last march of the shared victory"
"$build/postalgm" --home "$home/shared" report show shared elves 2.3
cat <<END

All of it lies in $home, a home for each game. Try next:
  export POSTALGM_HOME=$home/shared PATH=$build:\$PATH
  postalgm report show shared goblins           # the last report
  postalgm explain shared 1.4                   # a battle, with rule marks
  postalgm zine && ls $home/shared/zine         # the drawn board, as web pages
END
