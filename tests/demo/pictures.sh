#!/bin/sh
# The pictures of README.md, made anew: a demonstration game of six is played, and out of its zine come the board after
# turn 4 (board.svg, the same bytes each time) and the front page and an issue as a browser shows them (front.png,
# issue.png). Needs Chromium for the last two.
# usage: tests/demo/pictures.sh BUILD FOLDER
set -eu
cd "$(dirname "$0")/../.."
build=$(realpath "$1")
mkdir -p "$2"
folder=$(realpath "$2")
work=$build/pictures
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome) || {
	echo "make pictures: there is no Chromium. Install it (apt-get install chromium)." >&2
	exit 1
}
DEMO_SEATS=6 DEMO_TURNS=6 DEMO_HOME=$work/home BUILD=$build tests/demo/demo.sh >"$work.log" 2>&1 || {
	tail -n 20 "$work.log" >&2
	exit 1
}
zine=$work/home/zine
shoot() { # shoot PAGE PICTURE: the upper part, in the light
	rm -f "$folder/$2"
	"$chromium" --headless --no-sandbox --disable-gpu --hide-scrollbars --window-size=1024,1100 \
		--screenshot="$folder/$2" "file://$zine/$1" >>"$work.log" 2>&1
	[ -s "$folder/$2" ] || {
		echo "make pictures: Chromium made no $2; see $work.log" >&2
		exit 1
	}
}
cp "$zine/kestrel/5-1.svg" "$folder/board.svg"
shoot index.html front.png
shoot kestrel/5-1.html issue.png
ls -l "$folder"
