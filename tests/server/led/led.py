"""Seats that the house plays, by the real daemon. Two play Dragon Dune by letters against two seats of
the house, to its end: nobody waits for the house, it writes and gets no letters, all are told what it is,
and `verify` works its orders out again. Then what a GM does with `seat house`. Prints TAP.

    led.py BUILD
"""
import json
import re
import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "kit"))
from world import World, check, filled_in, finish, form_examples, person, players  # noqa: E402

WORK = Path(tempfile.mkdtemp(prefix="postalgm-led."))
HOUSE = "four friends minus one can start tonight: the house plays the seat (issue 15, 7)"
VERIFY = "no chance that verify cannot repeat"


def done(w, *args, rc=0, say=None):
    """A command and its exit status; what it says."""
    said = w.gm(*args)
    check(said.rc == rc and (not say or say in said.flat), " ".join(map(str, args[:5])), say or HOUSE, said)
    return said


def new_world(name):
    w = World(WORK / name, "2030-03-04T09:00:00")
    w.env["POSTALGM_TEST_SECRET"] = "led"
    done(w, "init", "--gm", "master@example.net", "--address", "gm@example.org")
    return w


def join(w, *names):
    w.round(1)
    for who in names:
        w.write(person(who), w.last(f"{who.lower()}@example.org"), "join")
    w.round(5)


def open_phase(w, game):
    now = w.gm("phase", "show", game, "--json").json()
    turn, phase = now.get("phase", "0.0").split(".")
    return now.get("status", "over"), int(turn), int(phase)


def sheets(w, game):
    return {s["seat"]: s for s in w.gm("orders", "show", game, "--json").json()}


def order(w, who, *lines):
    report = w.last(f"{who.lower()}@example.org", r"report|orders due|plays your seat")
    w.write(person(who), report, "\n".join(lines))


def all_order(w, *names):
    for who in names:
        report = w.last(f"{who.lower()}@example.org", r"report|orders due")
        order(w, who, *form_examples(report), "final")


def look_at_orders(w, game, led):
    """The house's orders are in from the first moment on."""
    for seat, s in sheets(w, game).items():
        if s["orders"]:
            check(s["by_house"] == (seat in led), f"{seat}: by the house or not", HOUSE, s)


def whole_game():
    w = new_world("dune")
    done(w, "game", "new", "dune", "--rules", "dragon_dune", "--house-seats", "elves,goblins",
         "--deadlines", "20 days 20:00 UTC", "--option", "public=on")
    for seat, who in (("dwarves", "Ann"), ("orcs", "Bob")):
        done(w, "seat", "add", "dune", person(who), "--colour", seat)
    join(w, "Ann", "Bob")
    done(w, "game", "start", "dune")
    w.round(1)
    start = w.last("ann@example.org", "start|begin|game")
    everything = " ".join(l.flat for l in w.sent if "ann@" in l.to)
    check(re.search(r"Elves the house", everything), "the start letter says that the house plays the Elves", HOUSE,
          start and start.text)
    order(w, "Ann", "help house")
    new = w.round(1)
    check(any("expects its opponent to send at least half" in l.flat for l in new),
          "HELP HOUSE tells how it plays", HOUSE, *new)
    began, phases, seen = w.now, 0, set()
    for _ in range(40):
        status, turn, phase = open_phase(w, "dune")
        if status != "running":
            break
        phases += 1
        look_at_orders(w, "dune", ("elves", "goblins"))
        seen |= {(seat, phase) for seat, s in sheets(w, "dune").items() if s["by_house"] and s["orders"]}
        all_order(w, "Ann", "Bob")
        w.round(1)
        w.round(31)
        now = open_phase(w, "dune")
        if not check(now != (status, turn, phase), f"{turn}.{phase} runs as soon as the players are in", HOUSE, now):
            break
    check(open_phase(w, "dune")[0] != "running", "the game comes to its end", HOUSE, phases, open_phase(w, "dune"))
    check({("elves", 2), ("elves", 3), ("goblins", 2), ("goblins", 3)} <= seen, "the house bids and marches",
          HOUSE, seen)
    check((w.now - began).days < 3, "no deadline was waited for", HOUSE, w.now)
    to = {l.to for l in w.sent}
    check(to and all("@" in t for t in to) and len(to) <= 3, "nobody writes to the house", HOUSE, to)
    reports = [l.flat for l in w.sent if "ann@" in l.to and "report" in l.subject]
    check(any("The house ordered for Elves, Goblins." in r for r in reports), "reports say what the house played",
          HOUSE, reports[3:4])
    check(not any("missed" in r and "Elves missed" in r for r in reports), "the house misses nothing", HOUSE)
    pages = " ".join(p.read_text() for p in (w.home / "zine").rglob("*.html"))
    check("the house" in pages and "The house ordered for" in pages, "the zine tells it, too", HOUSE, pages[:500])
    return w


def proof(w):
    said = w.gm("verify", "dune")
    check(said.rc == 0, "verify repeats the game", VERIFY, said)
    path = WORK / "dune.json"
    done(w, "verify", "dune", "--export", path)
    game = json.loads(path.read_text())
    said = w.gm("verify", path)
    check(said.rc == 0, "and the file of the game", VERIFY, said)
    for phase in game["phases"]:
        for sheet in phase["sheets"]:
            if sheet.get("by_house") and phase["phase"] == 2 and sheet["orders"]:
                sheet["orders"][0]["line"] = "bid 1 1"
    path.write_text(json.dumps(game))
    said = w.gm("verify", path)
    check(said.rc == 1 and "not those that the house gives" in said.flat,
          "orders that the house would not give are found", VERIFY, said)


def by_hand():
    """A GM uses `seat house` while the game runs."""
    w = new_world("hand")
    done(w, "game", "new", "hand", "--rules", "dragon_dune", "--deadlines", "20 days 20:00 UTC")
    for seat, who in (("dwarves", "Ann"), ("elves", "Cat"), ("orcs", "Bob")):
        done(w, "seat", "add", "hand", person(who), "--colour", seat)
    done(w, "seat", "add", "hand", "house", say="the house plays it")
    done(w, "seat", "house", "hand", "elves", rc=1, say="has not started")
    join(w, "Ann", "Bob", "Cat")
    done(w, "game", "start", "hand")
    w.round(1)
    # The Orcs' player does not come: the house places them, in this phase alone.
    done(w, "seat", "house", "hand", "goblins", rc=1, say="already")
    done(w, "seat", "house", "hand", "orcs", "--once", say="in this phase")
    told = w.round(31)
    check(any("bob@" in l.to and "The house plays your seat" in l.flat for l in told), "the player is told", HOUSE, *told)
    w.round(31)
    check(open_phase(w, "hand")[1] == 1, "the phase that waited for them runs", HOUSE, open_phase(w, "hand"))
    report = w.last("ann@example.org", "report")
    check("Orcs is played by the house in this phase" in report.flat and "The house ordered for Orcs" in report.flat,
          "and all read it", HOUSE, report.text)
    check(not sheets(w, "hand")["orcs"]["by_house"], "after it the seat is its player's", HOUSE, sheets(w, "hand"))
    # The Elves' player is away; their own orders take the lead back.
    done(w, "seat", "house", "hand", "elves", say="until its player orders again")
    check(sheets(w, "hand")["elves"]["by_house"], "the house orders at once", HOUSE, sheets(w, "hand"))
    w.round(1)
    order(w, "Cat", "status")
    new = w.round(1)
    check(sheets(w, "hand")["elves"]["by_house"] and any("Played by the house: Elves, Goblins" in l.flat for l in new),
          "a letter without orders changes nothing, and STATUS tells", HOUSE, *new)
    order(w, "Cat", "bid 1 1")
    w.round(1)
    elves = sheets(w, "hand")["elves"]
    check(not elves["by_house"] and elves["orders"] == ["bid 1 1"], "their orders alone count", HOUSE, elves)
    done(w, "seat", "house", "hand", "elves", "--once", rc=1, say="they count")
    done(w, "seat", "house", "hand", "elves", "--off", rc=1, say="does not play")
    # Somebody resigns: the house takes the seat, and a new player takes it from the house.
    order(w, "Ann", "resign now")
    w.round(1)
    done(w, "seat", "house", "hand", "dwarves", say="until somebody takes it")
    check(sheets(w, "hand")["dwarves"]["by_house"], "the house orders for a seat that was left", HOUSE,
          sheets(w, "hand"))
    done(w, "seat", "house", "hand", "dwarves", "--off", rc=1, say="has no other player")
    done(w, "seat", "replace", "hand", "dwarves", person("Eve"))
    w.round(1)
    check(sheets(w, "hand")["dwarves"]["by_house"], "the house plays until the new player joins", HOUSE)
    w.write(person("Eve"), w.last("eve@example.org"), "join")
    new = w.round(1)
    dwarves = sheets(w, "hand")["dwarves"]
    check(not dwarves["by_house"] and dwarves["orders"], "then its orders are theirs to change", HOUSE, dwarves)
    done(w, "seat", "rekey", "hand", "goblins", rc=1, say="nothing is sent there")
    said = done(w, "explain", "hand", "0.1")
    check("orcs (Bob): played by the house" in said.flat, "explain tells whose orders were the house's", HOUSE, said)
    rows = {r["colour"]: r["status"] for r in w.gm("seat", "list", "hand", "--json").json()}
    check(rows["goblins"] == "played by the house" and rows["dwarves"] == "joined", "seat list tells", HOUSE, rows)
    # A standby takes the seat that the house has led from the start.
    done(w, "seat", "standby", "hand", person("Fay"))
    done(w, "nmr", "standby", "hand", "goblins")
    w.round(1)
    w.write(person("Fay"), w.last("fay@example.org"), "join")
    w.round(1)
    rows = {r["colour"]: (r["name"], r["status"]) for r in w.gm("seat", "list", "hand", "--json").json()}
    check(rows["goblins"] == ("Fay", "joined"), "a standby takes a seat from the house", HOUSE, rows)
    # Back to an earlier phase: what the house ordered then is worked out again.
    order(w, "Bob", "bid 1 1")
    order(w, "Eve", "final")
    order(w, "Fay", "final")
    w.round(1)
    w.round(61)
    done(w, "phase", "rollback", "hand", "1.2", "--why", "a test")
    w.round(1)
    done(w, "phase", "run", "hand", "1.2")
    done(w, "game", "end", "hand", "--why", "a test")
    said = w.gm("verify", "hand")
    check(said.rc == 0, "verify repeats all of it", VERIFY, said)


def cosmic():
    """Three play Cosmic Encounter by letters with one seat of the house, for some turns [R-208]."""
    w = new_world("cosmic")
    done(w, "game", "new", "ce", "--seats", 4, "--house-seats", "yellow", "--powers", "lot",
         "--deadlines", "20 days 20:00 UTC")
    names = {"red": "Ann", "blue": "Bob", "green": "Cat"}
    for seat, who in names.items():
        done(w, "seat", "add", "ce", person(who), "--colour", seat)
    join(w, *names.values())
    done(w, "game", "start", "ce")
    w.round(1)
    phases = set()
    for _ in range(60):
        status, turn, phase = open_phase(w, "ce")
        if status != "running" or turn > 4:
            break
        yellow = sheets(w, "ce")["yellow"]
        if yellow["orders"]:
            check(yellow["by_house"], f"{turn}.{phase}: Yellow is the house's", HOUSE, yellow)
            phases.add(phase)
        for seat, who in names.items():
            letter = w.last(f"{who.lower()}@example.org", r"(orders due|nothing to order) .*report")
            if letter:
                w.write(person(who), letter, "\n".join(filled_in(seat, players.Report(letter.mail)) + ["final"]))
        w.round(1)
        w.round(31)
        if not check(open_phase(w, "ce") != (status, turn, phase), f"{turn}.{phase} runs when three are in", HOUSE):
            break
    check({1, 2, 3} <= phases, "the house attacks, asks allies and plays cards", HOUSE, phases)
    seats = {r["colour"]: r for r in w.gm("seat", "list", "ce", "--json").json()}
    check(seats["yellow"]["status"] == "played by the house", "Yellow is still in the game", HOUSE, seats)
    reports = [l.flat for l in w.sent if "ann@" in l.to and "report" in l.subject]
    check(any("The house ordered for Yellow." in r for r in reports), "reports say so", HOUSE, reports[1:2])
    done(w, "game", "end", "ce", "--why", "a test")
    said = w.gm("verify", "ce")
    check(said.rc == 0, "verify repeats the game", VERIFY, said)


def main():
    proof(whole_game())
    by_hand()
    cosmic()
    bad = finish()
    shutil.rmtree(WORK)
    sys.exit(bad)


main()
