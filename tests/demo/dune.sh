#!/bin/sh
# Games of Dune by letters, one to each kind of victory, through the real daemon and Maildirs (dune.py has the letters); then
# a report with its map, and why a battle came out as it did. usage: tests/demo/dune.sh
set -eu
cd "$(dirname "$0")/../.."
build=${BUILD:-build}
home=${DEMO_HOME:-$build/demo-dune}
rm -rf "$home"
mkdir -p "$home"
python3 tests/demo/dune.py "$build" "$home"
echo "== A report as Atreides read it, before the battle of Sietch Tabr"
"$build/postalgm" --home "$home/alone" report show alone atreides 1.5
echo "== Why it came out so"
"$build/postalgm" --home "$home/alone" explain alone 1.5
cat <<END

All of it lies in $home, a home for each game. Try next:
  export POSTALGM_HOME=$home/shared PATH=$build:\$PATH
  postalgm report show shared harkonnen         # the last report
  postalgm explain shared 1.3                   # a march, with rule marks
  postalgm zine && ls $home/shared/zine         # the drawn planet, as web pages
END
