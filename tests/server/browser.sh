#!/bin/sh
# The web zine and an HTML letter in a real browser: no page and no table wider than its
# place at 360, 768 and 1280 pixels, in the light and in the dark, the board by day and by
# night, no error on the console, every link good, and what axe-core finds (contrast,
# headings, names, alternatives); valid HTML (html-validate). Prints TAP. Without
# Chromium, Node or the npm registry it is skipped with a line; what it needs from npm goes
# into the build folder.
# usage: tests/server/browser.sh BUILD_DIR
set -u
cd "$(dirname "$0")/../.." || exit 1
build=${1:-build}
case $build in /*) ;; *) build=$PWD/$build ;; esac
work=$build/browser

skip() {
	echo "ok 1 - pages in a browser # SKIP skipped, because $*"
	exit 0
}

chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome) ||
	skip "there is no Chromium (apt-get install chromium)"
command -v node >/dev/null || skip "there is no Node (apt-get install nodejs npm)"
mkdir -p "$work"
if ! [ -d "$work/node_modules/axe-core" ] || ! [ -d "$work/node_modules/puppeteer-core" ] ||
	! [ -d "$work/node_modules/html-validate" ]; then
	command -v npm >/dev/null || skip "there is no npm (apt-get install npm)"
	(cd "$work" && timeout 60 npm install --no-audit --no-fund --silent \
		axe-core@4 puppeteer-core@24 html-validate@9 >npm.log 2>&1) || skip "npm gives no axe-core; see $work/npm.log"
fi

# A game of two turns, to its end, by the daemon and its Maildirs.
DEMO_HOME=$work/home DEMO_TURNS=2 BUILD=$build tests/demo/demo.sh >"$work/demo.log" 2>&1 || {
	echo "not ok 1 - the demo plays a game"
	tail -n 20 "$work/demo.log"
	exit 1
}
rm -rf "$work/letter" && mkdir -p "$work/letter"
python3 tests/server/letter_html.py "$work/home/mail/out/new" "$work/letter"
exec env CHROMIUM="$chromium" NODE_PATH="$work/node_modules" \
	node tests/server/browser.js "$work/home/zine" "$work/letter" "$work"
