"""A whole game of Dragon Dune by the real daemon: four players answer each report with the lines of its
form, to the Orcs' victory by default; then `verify` repeats it. Prints TAP.

    dune.py FOLDER     of the edition of postalgm and postalgmd that knows the game
"""
import re
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "kit"))
from world import World, check, finish, form_examples, person  # noqa: E402

WORK = Path(tempfile.mkdtemp(prefix="postalgm-dune."))
SEATS = {"dwarves": "Ann", "elves": "Bob", "goblins": "Cat", "orcs": "Dan"}
WHOLE = "the whole game for four by mail (issue 15)"
FEW = "at most 4 letters a player and turn (issue 15)"
# Their further orders: a turn has something of everything.
HABITS = {
    "dwarves": "hire 4 in 15c\nhire 1 in 14",
    "elves": "hide 6 if enemy >= 5\nmove 2 from 5c to 6 else move 1 from 5c to 4f",
    "goblins": "hire 2 in 10c\nmove 2 from 10c to 11",
    "orcs": "ride all to 0f\nraise 2 in 16f\nmove 3 from 9f to 11 else move 2 from 16f to 14",
}


def done(w, *args):
    said = w.gm(*args)
    check(said.rc == 0, " ".join(map(str, args[:3])), WHOLE, said)
    return said


def begin(w):
    done(w, "init", "--gm", "master@example.net", "--address", "gm@example.org")
    done(w, "game", "new", "dune", "--rules", "dragon_dune", "--seats", 4, "--deadlines", "2 days 20:00 UTC")
    for seat, who in SEATS.items():
        done(w, "seat", "add", "dune", person(who), "--colour", seat)
    w.round(1)
    for who in SEATS.values():
        w.write(person(who), w.last(f"{who.lower()}@example.org"), "join")
    w.round(5)
    done(w, "game", "start", "dune")
    w.round(1)


def status(w):
    """Returns the open phase: ("running", turn, phase); none is open when the game is over."""
    now = w.gm("phase", "show", "dune", "--json").json()
    turn, phase = now.get("phase", "0.0").split(".")
    return now.get("status", "over"), int(turn), int(phase)


def orders_for(seat, phase, form):
    if phase == 3:
        return [HABITS[seat]]
    if phase == 1:
        return ["ally goblins" if seat == "orcs" else "ally orcs" if seat == "goblins" else "pass"]
    return form


def play(w):
    """Each phase all write; who has nothing to order says so. How many orders were refused."""
    refused = 0
    for _ in range(40):
        running, turn, phase = status(w)
        if running != "running":
            return refused
        for seat, who in SEATS.items():
            report = w.last(f"{who.lower()}@example.org", r"report")
            lines = orders_for(seat, phase if turn else 0, form_examples(report))
            w.write(person(who), report, "\n".join(lines + ["final"]))
        new = w.round(1)
        refused += sum("Not used" in l.flat for l in new)
        w.round(61)
    return refused


def look(w, refused):
    end = status(w)
    check(end[0] != "running", "the game has come to its end", WHOLE, end)
    last = w.last("dan@example.org", "report|over|end")
    check(last and "Orcs win" in last.flat, "the Orcs win by default", WHOLE, last and last.flat[:3000])
    check(refused <= 3, "what the form offers is not refused", WHOLE, refused)
    said = w.gm("verify", "dune")
    check(said.rc == 0, "verify repeats the game", WHOLE, said)


def count_letters(w):
    """Reports by turn, as their subjects say it: "report - ... 2.3"."""
    for seat, who in SEATS.items():
        turns = Counter(m.group(1) for l in w.sent if who.lower() + "@" in l.to
                        for m in [re.search(r"T(\d) P\d report", l.subject)] if m)
        most = max(turns.values(), default=0)
        check(0 < most <= 4, f"no turn has more than 4 reports for the {seat}", FEW, dict(turns))


def main():
    w = World(WORK / "home", "2030-03-04T09:00:00")
    w.env["POSTALGM_TEST_SECRET"] = "dune"
    begin(w)
    refused = play(w)
    look(w, refused)
    count_letters(w)
    if "--show" in sys.argv:
        for l in w.sent:
            if "bob@" in l.to:
                print("=" * 80, l.subject, l.mail.get_body(("plain",)).get_content(), sep="\n")
    bad = finish()
    shutil.rmtree(WORK)
    sys.exit(bad)


main()
