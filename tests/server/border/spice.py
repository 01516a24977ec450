"""Games of Dune for two, three and six by the real daemon: the players answer each report with the lines of
its form and habits of their own, to the end of a game of five turns; then `verify` repeats it. Prints TAP.

    spice.py FOLDER     of postalgm and postalgmd
"""
import re
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "kit"))
from world import World, check, finish, form_examples, person  # noqa: E402

WORK = Path(tempfile.mkdtemp(prefix="postalgm-spice."))
SEATS = {"atreides": "Ann", "bg": "Bob", "emperor": "Cat", "fremen": "Dan", "guild": "Eve", "hark": "Fay"}
WHOLE = "games for two, three and six by mail (issue 18)"
FEW = "at most 5 letters a player and turn (issue 18)"
# Their further orders: a turn has something of everything.
HABITS = {
    "atreides": {2: "maxspice 6", 3: "ship 2 to carthag else ship 2 to polar sink\ncharity yes\ndeal guild give 1 unless guild in arrakeen", 5: "karama cancel GUI.HALF"},
    "bg": {2: "advise with", 3: "intrusion yes", 4: "", 5: "give 1 to atreides"},
    "emperor": {2: "bid 1 3", 3: "ship 3 with 1 elite to tuek's sietch else ship 2 to arsunt 10"},
    "fremen": {1: "pass", 3: "ship 3 to sietch tabr\nsandworm funeral plain", 5: "protect yes"},
    "guild": {2: "bid 1 2", 3: "ship 3 to carthag else ship 2 to polar sink\nwhen last\ndeal atreides get 1 unless guild in arrakeen"},
    "hark": {2: "bid 1 4", 3: "ship 2 to arrakeen else ship 2 to carthag\nrevive 2", 5: "weather 0 if storm hits carthag"},
}


def done(w, *args):
    said = w.gm(*args)
    check(said.rc == 0, " ".join(map(str, args[:3])), WHOLE, said)
    return said


def address(who):
    return f"{who.lower()}@example.org"


def begin(w, game, seats, options):
    settings = [word for option in ("turns=5", *options) for word in ("--option", option)]
    done(w, "game", "new", game, "--rules", "dune", "--seats", len(seats), *settings,
         "--deadlines", "2 days 20:00 UTC")
    for seat in seats:
        done(w, "seat", "add", game, person(SEATS[seat]), "--colour", seat)
    w.round(1)
    for seat in seats:
        w.write(person(SEATS[seat]), w.last(address(SEATS[seat]), "invit|place"), "join")
    w.round(5)
    done(w, "game", "start", game)
    w.round(1)


def look_at_start(w, seats):
    """What a player needs to begin stands before what they look up, in few lines of the page's width."""
    for seat in seats:
        lines = w.last(address(SEATS[seat]), "the game begins").text.split("\n")
        at = {name: next((i for i, l in enumerate(lines) if re.fullmatch(r"\d+ " + name, l)), None)
              for name in ("HOW TO ORDER", "THE PHASES OF A TURN", "THE MAP")}
        check(None not in at.values() and at["HOW TO ORDER"] < 100, f"the orders stand early for {seat}",
              "no long table stands before HOW TO ORDER", at)
        check(len(lines) < 150 and max(map(len, lines)) <= 72, f"the start letter of {seat} is short and no wider than 72",
              "72 columns", len(lines), max(lines, key=len))
        borders = " ".join(" ".join(lines[at["THE MAP"]:]).split())
        check("Arrakeen: stronghold, sector 9; borders on Imperial Basin, Old Gap, Rim Wall West." in borders and
              "12 in Cielago South 1," in borders, f"a place is told in one line to {seat}", "rules/dune.md: the map", borders[:600])


def status(w, game):
    """Returns the open phase: ("running", turn, phase); none is open when the game is over."""
    now = w.gm("phase", "show", game, "--json").json()
    turn, phase = now.get("phase", "0.0").split(".")
    return now.get("status", "over"), int(turn), int(phase)


def orders_for(seat, turn, phase, form):
    """Phases by their number without a second nexus."""
    habit = HABITS[seat].get(phase, "") if turn else ""
    if "bid 1" in habit and not any(l.startswith("bid 1 ") for l in form):
        habit = ""  # all hands are full
    if turn and phase == 3 and habit:
        form = [l for l in form if not l.startswith(("ship", "revive"))]
    if turn and phase == 2 and "bid 1" in habit:
        form = [l for l in form if not l.startswith("bid 1 ")]
    return form + habit.splitlines()


def play(w, game, seats, more):
    """Each phase all write, those too who have nothing to order. Returns the letters of which a line was refused, and how many
    each wrote in each turn."""
    refused, written = [], Counter()
    for _ in range(45):
        running, turn, phase = status(w, game)
        if running != "running":
            return refused, written
        for seat in seats:
            report = w.last(address(SEATS[seat]), r"report|orders due|started")
            if report:
                lines = orders_for(seat, turn, phase - more if phase > 1 else 1, form_examples(report))
                w.write(person(SEATS[seat]), report, "\n".join(lines + ["final"]))
                written[seat, turn] += 1
        refused += [l.flat for l in w.round(1) if "Not used" in l.flat]
        w.round(61)
    return refused, written


def look(w, game, seats, refused):
    end = status(w, game)
    check(end[0] != "running", f"the game for {len(seats)} has come to its end", WHOLE, end)
    last = w.last(address(SEATS[seats[0]]), "report|over|end")
    check(last and re.search(r"won( |\.|,)", last.flat), "somebody won", WHOLE, last and last.flat[:3000])
    check(len(refused) <= 3, "what the form offers is not refused", WHOLE, refused[:2])
    said = w.gm("verify", game)
    check(said.rc == 0, "verify repeats the game", WHOLE, said)


def count_letters(w, seats, first, written, limit):
    """What each wrote, and reports by turn, as their subjects say it: "T2 P3 report". With `merge_bid` and `merge_voice` a turn has bids and
    marches, plans, and now and then a nexus."""
    for seat in seats:
        turns = Counter(m.group(1) for l in w.sent[first:] if address(SEATS[seat]) in l.to
                        for m in [re.search(r"T(\d+) P\d report", l.subject)] if m)
        most = max(turns.values(), default=0)
        check(0 < most <= limit, f"no turn has more than {limit} reports for {seat}", FEW, dict(turns))
        wrote = {turn: n for (of, turn), n in written.items() if of == seat and turn}
        check(0 < max(wrote.values(), default=0) <= limit, f"no turn takes more than {limit} letters of {seat}", FEW, wrote)
    turns = len({turn for _, turn in written if turn})
    print(f"# {sum(n for (_, turn), n in written.items() if turn) / len(seats) / turns:.1f} letters a player and turn")


def main():
    w = World(WORK / "home", "2030-03-04T09:00:00")
    w.env["POSTALGM_TEST_SECRET"] = "spice"
    done(w, "init", "--gm", "master@example.net", "--address", "gm@example.org")
    three, merged = ["atreides", "bg", "guild"], ("merge_bid=on", "merge_voice=on")
    for game, seats, options, limit in (("two", ["fremen", "hark"], (), 5), ("three", three, (), 5),
                                        ("six", list(SEATS), (), 5), ("merged", three, merged, 3),
                                        ("bids", three, merged[:1], 4), ("voices", three, merged[1:], 4),
                                        ("table", ["emperor", "hark"], ("bidding=table", "two_nexus=on"), 6)):
        first = len(w.sent)
        begin(w, game, seats, options)
        look_at_start(w, seats)
        refused, written = play(w, game, seats, more=1 if "two_nexus=on" in options else 0)
        look(w, game, seats, refused)
        count_letters(w, seats, first, written, limit)
        if "--show" in sys.argv and game == "six":
            for l in w.sent[first:]:
                if "ann@" in l.to:
                    print("=" * 80, l.subject, l.mail.get_body(("plain",)).get_content(), sep="\n")
    bad = finish()
    shutil.rmtree(WORK)
    sys.exit(bad)


main()
