#!/bin/sh
# Random games under the laws, on both cores: laws.sh GAMES GARBAGE
set -u
laws=${BUILD:-build}/tests/laws/laws
games=$1 garbage=$2
"$laws" $((games / 2)) $((garbage / 2)) 1 &
first=$!
"$laws" $((games - games / 2)) $((garbage - garbage / 2)) 1000001
second=$?
wait $first && [ $second = 0 ]
