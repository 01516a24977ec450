#!/usr/bin/env python3
"""Other troubles of a season than those of evening.py and troubles.py: what happens to a GM who has read the
README and OPERATING and nothing else. Two people share an address, a player changes provider, a GM leaves,
two terminals run one phase, a copy is put back that was made in the middle of a phase. Prints TAP.

    others.py BUILD
"""
import json
import shutil
import subprocess
import sys
from datetime import timedelta
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent.parent / "kit")]

from world import (BUILD, GM, HOUSE, check, filled_in, flat, order, person, play, players, seat_all, seats_of,  # noqa: E402
                   show, to, utc, wrong)

SEATS = {"red": "Ann", "blue": "Bob", "green": "Cat"}
GUS = "Gus <gus@example.org>"
DORA = "Dora <dora@example.org>"
RIGHT = "An error says what would be right"


def begin(w):
    w.gm("init", "--gm", GM, "--address", HOUSE)
    set_config(w, lambda c: c["mail"].update(strangers=True))


def set_config(w, change):
    path = w.home / "postalgm.json"
    c = json.loads(path.read_text())
    change(c)
    path.write_text(json.dumps(c))


def game(w, name, *options):
    w.gm("game", "new", name, "--seats", 3, *options)
    seat_all(w, name, SEATS)
    said = w.gm("game", "start", name)
    check(said.rc == 0, f"{name} starts", "game start", said)
    w.round(1)


def orders_of(w, name, game_name):
    """The report of that game, and its form filled in."""
    r = w.last(name.lower() + "@", rf"{game_name.upper()}.*report")
    colour = next(c for c, n in SEATS.items() if n == name)
    return r, "\n".join(filled_in(colour, players.Report(r.mail)))


def seats(w, name):
    return w.gm("seat", "list", name, "--json").json()


def one_address(w):
    """A couple with one address."""
    w.gm("game", "new", "ce-1", "--seats", 3)
    w.gm("game", "new", "ce-2", "--seats", 3)
    w.gm("seat", "add", "ce-1", "Ann <us@example.org>")
    wrong(w, 1, ["two people need two addresses", "seat replace"], RIGHT, "seat", "add", "ce-1", "Bob <us@example.org>")
    said = w.gm("seat", "add", "ce-2", "Bob <us@example.org>")
    check(said.rc == 0 and "known here as Ann: the house takes them for one person" in said.flat, "another name for a known address is remarked on",
          RIGHT, said)
    said = w.gm("seat", "add", "ce-2", "Ann <us@elsewhere.example>")
    check(said.rc == 0 and "Note" not in said.flat, "an address of their own is not", RIGHT, said)


def umlauts_and_slips(w):
    wrong(w, 1, ["letters that mail here does not carry", "xn--"], RIGHT, "seat", "add", "ce-2", "Jörg <jörg@müller.example>")
    said = w.gm("seat", "add", "ce-2", "Jörg Müller <joerg@xn--mller-kva.example>")
    check(said.rc == 0, "the name keeps its umlauts, and the domain has its second name", RIGHT, said)
    said = w.gm("seat", "replace", "ce-1", "red", "Eve <eve@exmaple.org>", "--dry-run")
    check("did you mean eve@example.org?" in said.flat, "a slip in a domain that people here have is seen before anything is done",
          "seat replace shows what it will do", said)
    said = w.gm("seat", "replace", "ce-1", "red", "Eve <eve@exmaple.org>", "--yes")
    again = w.gm("seat", "replace", "ce-1", "red", "Eve <eve@example.org>", "--yes")
    mine = to(w.round(1), "eve@", "invitation")
    check(said.rc == again.rc == 0 and [l.to for l in mine if l.to == "eve@example.org"], "if it was done, it is done again", "seat replace", said,
          again, show(mine))


def renamed(w):
    wrong(w, 2, ["game option G title="], RIGHT, "game", "rename", "ce-1", "ce-5")
    said = w.gm("game", "option", "ce-1", "title=The Long One")
    check(said.rc == 0, "what it says instead is right", RIGHT, said)


def blocked_joiner(w):
    """Somebody is blocked between the question and their answer."""
    w.gm("game", "new", "ce-3", "--seats", 3)
    w.gm("game", "open", "ce-3")
    w.write("Mal <mal@far.example>", HOUSE, "JOIN ce-3 as red")
    asked = to(w.round(1), "mal@", "do you want to play")
    check(len(asked) == 1, "a stranger is asked", "JOIN", show(asked))
    wrong(w, 1, ["nobody here is", 'NAME <mal@far.example>'], RIGHT, "person", "block", "mal@far.example")
    said = w.gm("person", "block", "Mal <mal@far.example>", "--why", "known from elsewhere")
    check(said.rc == 0, "somebody who never had a seat is blocked", "person block", said)
    got = w.answer("Mal <mal@far.example>", asked[0], "confirm")
    check("chooses who plays" in flat(got) and "No game is open to you now" in flat(got), "their confirm takes no seat",
          "They get no new seat", show(got))
    check(not any(s["address"] for s in seats(w, "ce-3")), "the seat is free", "They get no new seat")


def held_of_a_seat_that_is_gone(w):
    """A letter waits for its player's confirm, and their invitation is taken back."""
    w.write("Eve <eve@third.example>", HOUSE, "JOIN ce-3 as red")
    w.answer("Eve <eve@third.example>", to(w.round(1), "eve@third", "do you want")[0], "confirm")
    w.write("Eve <eve@third.example>", HOUSE, "JOIN ce-3 as red")
    held = w.round(60)
    check(to(held, "eve@third", "confirm"), "a letter to the plain address waits for a confirm", "confirm", show(held))
    said = w.gm("seat", "remove", "ce-3", "red")
    check(said.rc == 0, "the invitation is taken back", "seat remove", said)
    said = w.gm("todo")
    check(said.rc == 0 and "letters release" in said.flat, "todo lists the letter, whose seat is gone", "what waits for you", said)
    w.round(1)


def provider(w):
    """A player writes from a new provider in the middle of a phase; the old one is closed."""
    game(w, "ce-4", "--deadlines", "7 days 20:00 UTC")
    r, form = orders_of(w, "Bob", "ce-4")
    w.write("Bob <bob@new.example>", r, form)
    w.round(1)
    held = [x["id"] for x in w.gm("letters", "list", "--state", "held", "--json").json() if x["from"] == "bob@new.example"]
    check(len(held) == 1, "the letter waits, and the question goes to the old address", "key and address", w.gm("letters", "list"))
    said = w.gm("person", "address", "bob@example.org", "bob@new.example")
    w.write("Bob <bob@new.example>", to(w.round(1), "bob@new")[0], "confirm")
    got = w.round(1) + w.round(1)
    check("nothing" not in w.gm("orders", "show", "ce-4", "blue").flat and to(got, "bob@new", "ACCEPTED"),
          "once the address is confirmed, the letter is read, and its receipt goes there", "ADDRESS", said, show(got))
    said = w.gm("todo")
    check(f"letters release {held[0]}" not in said.flat, "todo has nothing left of it", "what waits for you", said)


def gm_leaves(w):
    w.gm("game", "gm", "ce-4", "--add", GUS)
    w.write(person("Ann"), w.last("ann@", "CE-4.*report"), "GM: is anybody there?")
    asked = to(w.round(1), "gus@", "is anybody there")
    check(asked, "a second GM reads what players write", "game gm --add", show(asked))
    said = w.gm("game", "gm", "ce-4", "--remove", "gus@example.org", "--why", "has moved")
    new = w.round(1)
    check(said.rc == 0 and to(new, "gus@", "no longer work") and to(new, "ann@", "no longer a GM"), "they leave; they and the players are told",
          "game gm --remove", said, show(new))
    before = w.deadline("ce-4")
    w.write(GUS, asked[0], "extend 24 hours")
    w.write(GUS, w.last("gus@", ""), "extend 24 hours")
    w.round(1)
    check(w.deadline("ce-4") == before, "their letters change nothing", "the previous GM's keys die at once")
    w.write(person("Ann"), w.last("ann@", "CE-4.*report"), "GM: and now?")
    new = w.round(1)
    check(to(new, GM, "and now") and not to(new, "gus@"), "nor do they read what is written now", "game gm --remove", show(new))
    said = w.gm("answer", "ce-4", "red", "Yes, I am.")
    check("It answers all 2 things that Ann wrote to you" in said.flat, "one answer settles both, and says so", "answer", said)


def holiday(w):
    """The GM goes away for nine days."""
    said = w.gm("game", "pause", "--all", "--why", "I am away until the 14th")
    check(said.rc == 0, "all games are paused", "game pause --all", said)
    w.round(1)
    r, form = orders_of(w, "Ann", "ce-4")
    got = w.answer(person("Ann"), r, form)
    check("DEADLINE the game is paused" in flat(got) and "at the deadline" not in flat(got), "a receipt in a pause tells no deadline",
          "a paused game shows paused, not time left", show(got))
    w.gm("report", "resend", "ce-4", "red")
    new = to(w.round(1), "ann@", "report")
    check(new and "orders due" not in new[-1].subject and "DEADLINE the game is paused" in new[-1].flat, "nor does a report that is sent again",
          "a paused game shows paused", show(new)[:600])
    wrong(w, 1, ["is paused", "game resume ce-4"], RIGHT, "nmr", "remind", "ce-4")
    w.go(w.now + timedelta(days=9))
    said = w.gm("game", "resume", "--all")
    new = w.round(1)
    check(said.rc == 0 and w.deadline("ce-4").strftime("%H:%M") == "20:00" and to(new, "ann@", "goes on"), "they go on, with a deadline of their rule",
          "After a pause the deadline is one of the game's own", said, w.deadline("ce-4"))


def two_terminals(w):
    order(w, seats_of(SEATS, "Ann", "Cat"), clean=False)
    line = [str(BUILD / "postalgm"), "phase", "run", "ce-4", "1.1", "--force", "--yes", "--now", w.stamp()]
    both = [subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=w.env) for _ in range(2)]
    said = [p.communicate()[0] for p in both]
    check(sorted(p.returncode for p in both) == [0, 1] and any("phase 1.1 is not open; the open one is 1.2" in s for s in said),
          "two terminals run a phase once", "so that a command repeated by mistake runs nothing twice", said)
    new = w.round(1)
    check(len(to(new, "ann@", "T1 P2 report")) == 1, "one report each", "phase run", show(new)[:500])


def copy_in_the_midst(w):
    """The copy that is put back was made while half of the orders were in."""
    game(w, "ce-6", "--deadlines", "2 days 20:00 UTC")
    copy = w.home.parent / (w.home.name + ".copy")
    r, form = orders_of(w, "Ann", "ce-6")
    w.answer(person("Ann"), r, form)
    said = w.gm("backup", str(copy), "--force")
    check(said.rc == 0, "a copy in the middle of a phase", "backup", said)
    for name in ("Bob", "Cat"):
        r, form = orders_of(w, name, "ce-6")
        sender = "Bob <bob@example.org>" if name == "Bob" else person(name)
        w.write(sender, r, form)
    w.round(1)
    first = w.go(w.now + timedelta(minutes=40))
    check(to(first, "ann@", "CE-6.*T1 P2 report"), "the phase runs", "runs early when all are in", show(first)[:500])
    for name in ("postalgm.db", "postalgm.db-wal", "postalgm.db-shm"):
        (w.home / name).unlink(missing_ok=True)
    shutil.move(copy, w.home / "postalgm.db")
    said = subprocess.run([str(BUILD / "postalgmd"), "--check", "--now", w.stamp()], env=w.env, capture_output=True, text=True)
    check(said.returncode == 0, "the copy is in order", "postalgmd --check", said)
    w.gm("letters", "rescan")
    w.sent = [l for l in w.sent if l not in first]
    shutil.rmtree(w.home / "mail/out")
    new = w.round(2) + w.go(w.now + timedelta(minutes=45))
    again = to(new, "ann@", "CE-6.*T1 P2 report")
    check(len(again) == 1, "letters that came after it are read again, and the phase runs from the same orders", "after a restore they come again",
          show(new)[:1500])
    board = [l.text[l.text.find(" WHAT HAPPENED"):l.text.find(" TOKENS NOW")] for l in (to(first, "ann@", "CE-6.*T1 P2 report") + again)]
    check(len(board) == 2 and "C1" in board[0] and board[0] == board[1], "... with the same draws", "with the same draws", *board)
    said = w.gm("health")
    check("restored from the copy of" in said.flat, "health says so", "restored from the copy of ...", said)


def late_standby(w):
    """A standby answers a day after their time."""
    game(w, "ce-7", "--deadlines", "2 days 20:00 UTC", "--option", "nmr=standby")
    order(w, seats_of(SEATS))
    w.go(w.now + timedelta(minutes=40))
    w.gm("seat", "standby", "ce-7", DORA)
    w.gm("nmr", "standby", "ce-7", "red")
    asked = to(w.round(1), "dora@", "invitation")
    check(asked, "the standby is asked", "nmr standby", show(asked))
    w.go(w.now + timedelta(hours=72))
    got = w.answer(DORA, asked[0], "join")
    seat = next(s for s in seats(w, "ce-7") if s["colour"] == "red")
    check(seat["address"] == "dora@example.org" and seat["status"] == "joined" and to(got, "dora@", "you have a seat|JOINED"),
          "a seat that nobody else took is still theirs", "nmr standby", seat, show(got)[:800])


def rollback_after_removal(w):
    """A player who was removed comes back with the phase that removed them."""
    game(w, "ce-8", "--deadlines", "1 days 20:00 UTC; at least 1 hours")
    for name in SEATS.values():
        r, form = orders_of(w, name, "ce-8")
        w.write(person(name), r, form)
    w.round(1)
    w.go(w.now + timedelta(minutes=40))
    missed = None
    for _ in range(8):
        phase = w.gm("phase", "show", "ce-8", "--json").json()["phase"]
        for name in ("Ann", "Cat"):
            r, form = orders_of(w, name, "ce-8")
            w.write(person(name), r, form + "\nfinal")
        w.round(1)
        w.go(w.deadline("ce-8") + timedelta(minutes=70))
        status = {s["colour"]: s["status"] for s in seats(w, "ce-8")}
        if status["blue"] == "removed":
            break
        missed = phase
    check(status["blue"] == "removed", "who misses too often is removed", "rule 18", status)
    said = w.gm("phase", "rollback", "ce-8", missed, "--why", "Bob was in hospital", "--yes")
    new = w.round(1)
    status = {s["colour"]: s["status"] for s in seats(w, "ce-8")}
    check(said.rc == 0 and status["blue"] in ("joined", "leaving"), "a rollback gives the seat back", "Players keep their seats", said, status)
    check(to(new, "bob@", "CE-8.*report again"), "... and they get the report again", "Everybody is told", show(new)[:400])


def clocks_change(w):
    """A deadline that falls into the hour that is missing, and one that names a leap second."""
    for g in w.gm("game", "list", "--json").json():
        if g["status"] == "running":
            w.gm("game", "end", g["name"], "--why", "spring", "--yes")
    w.now = utc("2027-03-25 09:00")
    w.round(1)
    game(w, "ce-9", "--deadlines", "Sun 02:30 Europe/Berlin")
    check(w.deadline("ce-9") == utc("2027-03-28 01:30"), "an hour that is missing moves forward", "same hour, or the next that there is", w.deadline("ce-9"))
    wrong(w, 1, ["02:30 does not come on Sun 28 Mar 2027", "write Sun 28 Mar 03:30"], RIGHT, "phase", "deadline", "ce-9", "2027-03-28 02:30 Europe/Berlin")
    wrong(w, 2, ["is not a time; write"], RIGHT, "phase", "deadline", "ce-9", "2027-03-27 23:59:60 UTC")
    for name in SEATS.values():
        r, form = orders_of(w, name, "ce-9")
        w.write(person(name) if name != "Bob" else "Bob <bob@example.org>", r, form + "\nwait")
    w.round(1)
    new = w.go("2027-03-28 01:40")
    check(to(new, "ann@", "T1 P2 report"), "it runs then", "deadline", show(new)[:300])
    check(w.deadline("ce-9") == utc("2027-04-04 00:30"), "the next one is at 02:30 again", "same hour", w.deadline("ce-9"))


def nothing_goes_out(w):
    """The mail server refuses everything for five hours."""
    path = w.home / "postalgm.json"
    keep = path.read_text()
    set_config(w, lambda c: c["mail"].update(out="smtp://localhost:1"))
    w.gm("announce", "ce-9", "Happy Easter, everybody.")
    for hours in (0, 5):
        w.now += timedelta(hours=hours)
        subprocess.run([str(BUILD / "postalgmd"), "--once", "--now", w.stamp()], capture_output=True, env=w.env)
    said = w.gm("todo")
    check("No letter has gone out since" in said.flat and "postalgm outbox retry" in said.flat, "todo says that nothing goes out, and what to type",
          "the mail server refuses us", said)
    said = w.gm("health")
    check(said.rc == 1 and "a letter has waited for 5 h" in said.flat, "so does health", "degraded (1) ... and what to do about it", said)
    path.write_text(keep)
    said = w.gm("outbox", "retry")
    new = w.round(1)
    check(said.rc == 0 and len(to(new, "ann@", "Happy Easter")) == 1, "put right, they go out, once", "put it right, then outbox retry", said, show(new)[:400])
    check(w.gm("health").rc == 0, "... and all is well", "healthy", w.gm("health"))


def old_game(w):
    """A game that ended long ago is wanted back."""
    w.gm("phase", "extend", "ce-9", "60 days")
    w.now += timedelta(days=45)
    w.round(1)
    names = [g["name"] for g in w.gm("game", "list", "--json").json()]
    said = w.gm("game", "list")
    check("ce-4" not in names and "ce-9" in names and "ended over 30 days ago: game list --all" in said.flat, "old games are out of the way",
          "archived games are out of the way", said)
    check("ce-4" in w.gm("game", "list", "--all").out and w.gm("game", "show", "ce-4").rc == 0 and w.gm("report", "show", "ce-4", "red").rc == 0,
          "... and all of it is there", "game list --all", w.gm("game", "list", "--all"))
    wrong(w, 1, ["is over", "--force"], RIGHT, "phase", "rollback", "ce-4", "1.1", "--why", "we want to play on", "--yes")
    said = w.gm("phase", "rollback", "ce-4", "1.1", "--why", "we want to play on", "--force", "--yes")
    new = w.round(1)
    check(said.rc == 0 and to(new, "ann@", "CE-4.*report again") and w.deadline("ce-4") > w.now, "what it says brings it back, with a deadline to come",
          "phase rollback --force", said, show(new)[:400])
    r, form = orders_of(w, "Ann", "ce-4")
    got = w.answer(person("Ann"), r, form)
    check(flat(got).startswith("ACCEPTED"), "it is played again", "everybody is told", show(got)[:600])
    check("ce-4" in [g["name"] for g in w.gm("game", "list", "--json").json()], "... and listed", "game list")


def slip_in_the_configuration(w):
    path = w.home / "postalgm.json"
    keep = path.read_text()
    path.write_text(keep.rstrip()[:-1] + ",}")
    wrong(w, 1, ["postalgm.json: line", "config check"], RIGHT, "todo")
    said = w.gm("config", "check", clock=False)
    check(said.rc == 1 and "line" in said.flat, "config check names the line", "names every fault with its place", said)
    path.write_text(keep)
    check(w.gm("todo").rc == 0, "put right, the desk works", "config check", w.gm("todo"))


ACTS = (begin, one_address, umlauts_and_slips, renamed, blocked_joiner, held_of_a_seat_that_is_gone, provider, gm_leaves, holiday,
        two_terminals, copy_in_the_midst, late_standby, rollback_after_removal, clocks_change, nothing_goes_out, old_game,
        slip_in_the_configuration)

if __name__ == "__main__":
    sys.exit(play("others", "2026-11-02 09:00", ACTS))
