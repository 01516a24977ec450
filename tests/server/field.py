#!/usr/bin/env python3
"""What the page about the field (server/doc/field.md) says that we have, is there: every command and
option, every option of a game, every key of the configuration, every word of players, every file that it
names. Prints TAP.

    field.py BUILD
"""
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests/kit")]

from tap import finish, ok  # noqa: E402

GM = str(Path(sys.argv[1] if len(sys.argv) > 1 else "build").resolve() / "postalgm")
PAGE = (ROOT / "server/doc/field.md").read_text()
WORDS = (ROOT / "server/doc/players.md").read_text() + (ROOT / "orders/LANGUAGE.md").read_text()
LEAST = 107  # rows that a list of this field has


def run(*args):
    done = subprocess.run([GM, *args], capture_output=True, text=True, timeout=600)
    return done.returncode, done.stdout + done.stderr


def rows():
    for line in PAGE.splitlines():
        cells = [c.strip() for c in line.strip().strip("|").split(" | ")]
        if line.startswith("| ") and cells[0] != "what":
            yield cells


def house():
    """The options that a game of any rules has, and the keys of the configuration."""
    with tempfile.TemporaryDirectory() as home:
        run("init", "--home", home, "--gm", "me@example.net", "--address", "gm@example.org")
        run("game", "new", "ce-1", "--home", home)
        options = {o["name"] if "name" in o else o["option"] for o in json.loads(run("game", "option", "ce-1", "--json", "--home", home)[1])}
        keys = run("config", "show", "--home", home)[1]
    return options, keys


def command(words):
    """Is there such a command, with such options? Its help is all that is asked."""
    names = [w for w in words if not w.startswith("-")]
    rc, text = run("help", *names)
    return rc == 0 and all(re.search(r"^\s+" + w + r"\b", text, re.M) for w in words if w.startswith("-")), text


def missing(how, options, keys):
    """The things named there that there are not."""
    wrong, last = [], []
    for before, thing in re.findall(r"(\w*) ?`([^`]+)`", how):
        if thing.startswith("postalgm "):
            last = thing.split()[1:]
            there = command(last)[0] if last[0] != "--json" else True
        elif thing == "--json":
            there = "--json" in run("todo", "--help")[1]
        elif thing.startswith("--"):
            there = command([w for w in last if not w.startswith("-")] + [thing])[0]
        elif before == "option":
            there = thing in options
        elif before == "key":
            there = thing.split(".")[-1] in keys
        elif "/" in thing:
            there = (ROOT / thing).exists()
        elif thing == "open.json":
            there = "open.json" in (ROOT / "server/zine/zine_open.c").read_text()
        else:
            there = f"`{thing}" in WORDS or f"\n    {thing}" in WORDS
        if not there:
            wrong.append(thing)
    return wrong


def main():
    found = list(rows())
    options, keys = house()
    ok(len(found) >= LEAST, f"{len(found)} rows", f"{LEAST} at least")
    counts = {mark: sum(r[2] == mark for r in found) for mark in ("yes", "part", "no")}
    said = f"{len(found)} rows: {counts['yes']} yes, {counts['part']} part, {counts['no']} no."
    ok(said in PAGE, "the page counts its rows", said)
    ok(len({r[0] for r in found}) == len(found), "no row stands twice")
    for r in found:
        if not ok(len(r) == 4 and r[2] in counts, f"{r[0]}: four cells", r):
            continue
        what, _, mark, how = r
        if mark == "yes":
            ok("`" in how, f"{what}: what shows it is named", how)
        else:
            ok(len(how.split()) > 5, f"{what}: it says what there is instead, or why not", how)
        wrong = missing(how, options, keys)
        ok(not wrong, f"{what}: what is named is there", wrong)
    # The GM's words by mail, as HELP prints them, stand in the guide as well.
    source = (ROOT / "server/gm_mail/gm_mail_word.c").read_text()
    guide = (ROOT / "orders/LANGUAGE.md").read_text().split("## The GM's own words")[1]
    words = {m[1].lower() for m in re.finditer(r'= \{"([A-Z ]+)"', source)} - {"help"}
    ok(len(words) > 15, f"{len(words)} words of the GM", sorted(words))
    for word in sorted(words):
        ok(re.search(rf"`{word}\b", guide), f"the guide has the GM's `{word}`")
    finish()


main()
