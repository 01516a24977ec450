#!/bin/sh
# A program whose table has a game that lacks a member (tests/games/broken/): it names the game and the
# member when it starts, whatever it is asked to do, and opens no home. Prints TAP.
# usage: tests/server/border/broken.sh BUILD_DIR
set -u
build=${1:-build}
case $build in /*) ;; *) build=$PWD/$build ;; esac
build=$build/tests/edition/broken/bin
kit=$(dirname "$0")/../../kit
. "$kit/desk.sh"

says='the game "broken" has no colours'
is 3 "^postalgm: $says" 'a command' "$gm" game list --home "$home"
is 3 "^postalgm: $says" 'a command that needs no home' "$gm" scene "$0"
is 3 "^postalgm: $says" 'init' "$gm" init --home "$home" --gm me@example.net --address gm@example.org
is 1 '' 'and makes no home' test -e "$home"
is 3 "^postalgmd: $says" 'the daemon' "$build/postalgmd" --home "$home" --once
finish
