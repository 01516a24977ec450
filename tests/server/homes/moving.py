#!/usr/bin/env python3
"""A house of three homes: letters find their game, a game moves in the middle of a phase, killed at every
step, and not one letter is lost or answered twice. Prints TAP.

    moving.py BUILD
"""
import json
import os
import re
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent.parent / "kit")]

from several import BUILD, GM, HOUSE, House, Table, check, players  # noqa: E402
from world import World, filled_in, finish, flat, person, show, to  # noqa: E402

# Where each step costs several times as much, under the sanitizers, each third is killed.
EACH = 3 if int(os.environ.get("TEST_SHARE", "1")) > 1 else 1

# The same draws each time: what is owed in a phase hangs on them.
os.environ["POSTALGM_TEST_SECRET"] = "homes"

PEOPLE = {"red": "Ann", "blue": "Bob", "green": "Cat"}
MOVES = "no letter lost or answered twice"


def rows(house, home, sql):
    with sqlite3.connect(f"file:{house.worlds[home].home}/postalgm.db?mode=ro", uri=True) as db:
        return db.execute(sql).fetchall()


def seat(house, home, game):
    for colour, name in PEOPLE.items():
        house.gm(home, "seat", "add", game, person(name), "--colour", colour)


def begin(house):
    w = house.worlds["one"]
    w.gm("init", "--gm", GM, "--address", HOUSE)
    w.gm("game", "new", "ce-1", "--seats", 3, "--deadlines", "7 days 20:00 UTC", "--option", "public=on")
    seat(house, "one", "ce-1")
    w.round(1)
    for own in (("--own-name", "One!", "--own-mailbox", "one@localhost"), ("--own-name", "one", "--own-mailbox", "nowhere"), ()):
        said = w.gm("home", "new", "front", house.folder / "front", "--mailbox", "front@localhost", *own)
        check(said.rc == 1 and not (w.home / "homes.json").exists(), "a home that is alone has a good name and a mailbox first", "what would be right", said)
    house.grow()
    for name in PEOPLE.values():
        house.write(person(name), house.last(name.lower() + "@", "ce-1|CE-1"), "JOIN")
    new = house.round(1)
    check(len(to(new, "@example.org", "(?i)you have joined|joined")) >= 1, "letters to one@localhost are read there", "route", show(new))
    said = house.gm("one", "game", "start", "ce-1")
    check(said.rc == 0, "a game of the first home starts", "game start", said)
    house.round(1)


def whole(house, home, game):
    """The game as it was played, with everything, and its log apart: what a move must not change."""
    out = house.folder / f"{game}.json"
    out.unlink(missing_ok=True)
    house.gm(home, "verify", game, "--export", out, "--whole")
    played = json.loads(out.read_text())
    return played, played.pop("log"), house.gm(home, "verify", game)


def is_same(before, after):
    """Nothing has changed but that lines were added to the log."""
    return before[0] == after[0] and before[1] == after[1][:len(before[1])] and before[2].rc == after[2].rc == 0


def answers(house, new, name):
    return to(new, name.lower() + "@", "receipt|ACCEPTED|accepted")


def form(house, name, colour, **fields):
    r = house.last(name.lower() + "@", r"(orders due|nothing to order) .*report")
    house.write(person(name), r, "\n".join(filled_in(colour, players.Report(r.mail))), **fields)


def find_their_way(house):
    """Letters whose address says nothing come to the front home, which passes them on."""
    r = house.last("ann@", "report")
    house.write(person("Ann"), HOUSE, "history", subject=f"Re: {r.subject}")
    new = house.round(1)
    check(len(to(new, "ann@")) == 1, "the name in the subject's brackets is enough", "letters that name no game go to a front home", show(new))
    house.write(person("Bob"), HOUSE, "help", subject="a question")
    new = house.round(1)
    check(len(to(new, "bob@")) == 1, "who plays in one home alone is passed on to it", "knows the names of all", show(new))
    house.write("Zoe <zoe@example.com>", HOUSE, "hello", subject="hello")
    check(not house.round(1), "a stranger's letter stays at the front, and silent", "strangers", "")
    passed = rows(house, "front", "SELECT verdict, reason FROM inbox ORDER BY id")
    check(passed == [("passed", "passed"), ("passed", "passed"), ("silence", "stranger")], "the front home knows what became of them", "letters list", passed)
    got = rows(house, "one", "SELECT arrival_basis FROM inbox WHERE arrival_basis = 'passed'")
    check(len(got) == 2, "a letter that was passed on came when it came to the front home", "nobody is late for it", got)


def forged(house):
    """A line of ours that somebody else wrote makes no letter earlier, and is passed no further."""
    w = house.worlds["one"]
    r = house.last("cat@", "report")
    house.write(person("Cat"), r, "status", box="one@localhost", X_PostalGM_Passed="front 2026-01-01T00:00:00Z ciaqaabndstcjwifjonoxcyaa")
    new = house.round(1)
    basis = rows(house, "one", "SELECT arrival_basis FROM inbox ORDER BY id DESC LIMIT 1")
    check(len(to(new, "cat@")) == 1 and basis == [("mtime",)], "a forged line proves nothing", "the line has a key", show(new), basis)


def move(house):
    """Killed at each step; a letter comes while the game is on its way."""
    form(house, "Ann", "red")
    new = house.round(1)
    check(len(answers(house, new, "Ann")) == 1, "Ann's orders are in", "receipt", show(new))
    house.write("Bob <bob@other.example>", house.last("bob@", "report"), "\n".join(
        filled_in("blue", players.Report(house.last("bob@", "report").mail))))
    house.round(1)  # from another address: it waits for his confirm
    house.gm("one", "announce", "ce-1", "Nobody need hurry.")  # in the outbox, not sent
    before = whole(house, "one", "ce-1")
    tokens = house.gm("one", "orders", "show", "ce-1", "red").out
    saved = house.folder.parent / "saved"
    house.save(saved)

    at, killed, left = 0, True, 0
    while killed:
        at += EACH
        house.load(saved)
        killed = house.killed("one", at, "game", "move", "ce-1", "--to", "two")
        said = house.gm("one", "health")
        if rows(house, "one", "SELECT 1 FROM moved WHERE state = 'leaving'"):
            left += "on its way to home two" in said.flat and "goes on" in said.flat
        # Cat writes while it is nowhere, or in two minds; the mail server knows nothing yet.
        form(house, "Cat", "green", box="one@localhost")
        new = house.round(1, ("one", "two"))
        if killed:
            house.gm("one", "game", "move", "ce-1", "--to", "two")
        new += house.round(1, ("one", "two"))
        here, there = (rows(house, h, "SELECT name FROM game WHERE name = 'ce-1'") for h in ("one", "two"))
        step = f"killed at step {at}" if killed else "not killed"
        check((here, there) == ([], [("ce-1",)]), f"{step}: the game is in one home", MOVES, here, there)
        check(len(answers(house, new, "Cat")) == 1, f"{step}: Cat's letter is answered once", MOVES, show(new))
        check(all(len(to(new, n + "@", "hurry")) == 1 for n in ("ann", "bob", "cat")), f"{step}: what was in the outbox goes out once", MOVES, show(new))
        check(house.gm("two", "orders", "show", "ce-1", "red").out == tokens, f"{step}: Ann's orders are in", "keys, journal, outbox and acts",
              house.gm("two", "orders", "show", "ce-1", "red"))
    check(left > 3 // EACH, "health tells of a game on its way, and how it goes on", "`health` tells of a game that is on its way", left)
    check(at > 8, "the move has steps to be killed at", "killed at every step in a test", at)
    house.load(saved)
    house.gm("one", "game", "move", "ce-1", "--to", "two")
    after = whole(house, "two", "ce-1")
    check(is_same(before, after), "what was played is what it was, and replays", "rows keep their numbers", after[2])
    shutil.rmtree(saved)


def afterwards(house):
    """Old keys and questions are good in the new home, and the game goes on."""
    asked = house.last("bob@", "(?i)is this letter yours|confirm|your letter")
    check(asked is not None and "+c." in str(asked.mail["Reply-To"]), "Bob was asked before the move", "a letter in doubt", str(asked))
    house.write(person("Bob"), asked, "confirm")
    new = house.round(1)
    check(len(answers(house, new, "Bob")) == 1, "his confirm goes to the home that asked, and finds the game where it is now", MOVES, show(new))
    bounce = house.worlds["one"].sent
    old = next(l for l in bounce if "ann@" in l.to and "report" in l.subject)
    back = str(old.mail["Return-Path"] or "").strip("<>")
    house.put(house.table.find(back)[0], (
        f"Return-Path: <>\r\nDelivered-To: {back}\r\nFrom: MAILER-DAEMON@mx.example.org\r\nTo: {back}\r\nSubject: Undelivered Mail\r\n"
        "Message-ID: <bounce.1@mx.example.org>\r\nAuto-Submitted: auto-replied\r\nMIME-Version: 1.0\r\n"
        'Content-Type: multipart/report; report-type=delivery-status; boundary="b"\r\n\r\n'
        "--b\r\nContent-Type: text/plain\r\n\r\nIt did not arrive.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n"
        "Reporting-MTA: dns; mx.example.org\r\n\r\nFinal-Recipient: rfc822; ann@example.org\r\nAction: failed\r\nStatus: 5.1.1\r\n"
        "Diagnostic-Code: smtp; 550 no such user\r\n--b--\r\n").encode())
    house.round(1)
    found = rows(house, "two", "SELECT address, status FROM bounce")
    check(found == [("ann@example.org", "5.1.1")], "a bounce of what the old home sent finds the seat", MOVES, found)
    house.route()
    deadline = house.worlds["two"].deadline("ce-1")
    while house.now < deadline.replace(tzinfo=house.now.tzinfo):
        house.round(60 * 12)
    new = house.round(5)
    check(all(house.last(n + "@", "report") for n in ("ann", "bob", "cat")) and house.worlds["two"].deadline("ce-1") > deadline,
          "the phase runs in the new home, once", "game move", show(new))
    check(not rows(house, "one", "SELECT 1 FROM snapshot"), "and not in the old one", "game move", "")
    form(house, "Ann", "red")
    check(len(answers(house, house.round(1), "Ann")) == 1, "the new report's key goes straight to the new home", "route", "")


def back_and_forth(house):
    """It comes home again; numbers never meet."""
    house.gm("one", "game", "new", "ce-2", "--seats", 3, "--option", "public=on")
    seat(house, "one", "ce-2")
    house.gm("two", "game", "new", "ce-3", "--seats", 3, "--option", "public=on")
    seat(house, "two", "ce-3")
    before = whole(house, "two", "ce-1")
    for said in (house.gm("two", "game", "move", "ce-1", "--to", "one"), house.gm("one", "game", "move", "ce-2", "--to", "two"),
                 house.gm("one", "game", "move", "ce-1", "--to", "two"), house.gm("two", "game", "move", "ce-1", "--to", "one")):
        check(said.rc == 0, "games cross", "game move", said)
    after = whole(house, "one", "ce-1")
    check(is_same(before, after), "a game that went and came is what it was", "rows keep their numbers", after[2])
    house.route()
    house.write(person("Bob"), HOUSE, "help", subject="a question")
    new = house.round(1)
    check("several games" in flat(to(new, "bob@")), "who plays in several homes is asked which game", "never turned into something else", show(new))
    taken = [i for h in ("one", "two", "front") for (i,) in rows(house, h, "SELECT id FROM outbox")]
    check(len(taken) == len(set(taken)), "no two homes have a letter of one number", "numbers", sorted(taken)[:20])


def zine(house, home="one"):
    """What the pages of all say."""
    out = house.folder / "pages"
    said = house.gm(home, "zine", "--out", out)
    check(said.rc == 0, "the zine is written", "zine", said)
    return {p.relative_to(out).as_posix(): p.read_text() for p in out.rglob("*.html")}


def one_zine(house):
    """One zine out of several homes."""
    pages = zine(house)
    check("ce-1/index.html" in pages and all(f"{g}/" in pages["index.html"] for g in ("ce-1", "ce-2", "ce-3")),
          "the zine has the games of all homes", "one zine out of several", sorted(pages))
    check(zine(house, "two") == pages, "whichever home writes it", "one zine out of several", "")


def desk(house):
    """One desk for all homes."""
    house.gm("one", "game", "new", "ce-4", "--seats", 3)
    house.gm("one", "game", "pause", "ce-1")
    said = house.gm("two", "todo")
    check("ce-1" in said.out and f"--home {house.folder}/one" in said.out, "todo lists what waits in all homes, with the line to type", "one todo over several", said)
    check("ce-1" not in house.gm("two", "todo", "--here").out, "or only in this one", "--here", "")
    found = house.gm("two", "todo", "--json").json()
    check({x["home"] for x in found if x["game"] == "ce-1"} == {"one"}, "JSON names the home", "home", found)
    house.gm("one", "game", "resume", "ce-1")
    said = house.gm("two", "game", "list")
    check("No longer here: ce-1 (home one)" in said.flat, "a list tells where a game went", "game list", said)
    said = house.gm("two", "game", "show", "ce-1")
    check(said.rc == 1 and f"is in home one: add --home {house.folder}/one" in said.flat, "and so does a command that looks for it", "what would be right", said)
    said = house.gm("front", "home", "list", "--json").json()
    check([(x["home"], x["games"], x["state"]) for x in said] == [("front", 0, "this one"), ("one", 2, ""), ("two", 2, "")], "the homes are listed", "home list", said)


def wrong(house):
    for home, args, words in (
            ("one", ("game", "move", "ce-1"), "say where to"),
            ("one", ("game", "move", "ce-1", "--to", "three"), "no home 'three'"),
            ("one", ("game", "move", "ce-1", "--to", "one"), "in this home already"),
            ("one", ("game", "move", "ce-1", "--to", "front"), "front home"),
            ("one", ("game", "move", "ce-9", "--to", "two"), "no game 'ce-9'"),
            ("two", ("game", "move", "ce-1", "--to", "one"), "is in home one"),
            ("one", ("game", "archive", "ce-1"), "is not over"),
            ("one", ("game", "restore", "ce-9"), "no such file"),
            ("one", ("game", "new", "ce-2", "--seats", "3"), "is a game 'ce-2' in home two"),
            ("front", ("game", "new", "ce-9", "--seats", "3"), "front home"),
            ("one", ("home", "new", "two", "/tmp/elsewhere", "--mailbox", "x@localhost"), "has the name"),
            ("one", ("home", "new", "Three", "/tmp/elsewhere", "--mailbox", "x@localhost"), "1 to 24 characters"),
            ("one", ("home", "new", "three", "/tmp/elsewhere"), "--mailbox"),
            ("one", ("home", "new", "three", "/tmp/elsewhere", "--mailbox", "no address"), "mailbox")):
        said = house.gm(home, *args)
        check(said.rc in (1, 2) and words in said.flat, "wrong: " + " ".join(args), "an answer that says what would be right", said)


def archive(house):
    house.gm("one", "game", "end", "ce-1", "--why", "enough", "--yes")
    house.round(5)
    before = whole(house, "one", "ce-1")
    said = house.gm("one", "game", "archive", "ce-1")
    file = house.worlds["one"].home / "archive/ce-1.game"
    check(said.rc == 0 and file.exists(), "a game that is over goes into a file", "game archive G", said)
    check(not rows(house, "one", "SELECT 1 FROM snapshot UNION SELECT 1 FROM game WHERE name = 'ce-1'"), "and out of the database", "out of the database", "")
    pages = zine(house)
    check(len([p for p in pages if p.startswith("ce-1/")]) > 3 and "ce-1/" in pages["index.html"], "the zine goes on showing it", "the zine reads it", sorted(pages))
    said = house.gm("one", "verify", file)
    check(said.rc == 0 and "ce-1" in said.out, "verify reads the file", "one file that verify and the zine read", said)
    check("already a game" in house.gm("one", "game", "new", "ce-1", "--seats", 3).flat, "its name stays taken", "keys", "")
    said = house.gm("one", "game", "restore", "ce-1")
    after = whole(house, "one", "ce-1")
    check(said.rc == 0 and is_same(before, after) and not file.exists(), "it comes back as it was", "back with game restore", said, after[2])


def far_table(house):
    """The table of four thousand games: no letter meets many lines."""
    names = [f"ce-{i}" for i in range(4000)]
    with sqlite3.connect(f"{house.worlds['two'].home}/postalgm.db") as db:
        for i, n in enumerate(names):
            if n not in ("ce-1", "ce-2", "ce-3", "ce-4"):
                db.execute("INSERT INTO game (id, name, rules, n_seats, status, deadlines, secret, commitment, created_utc)"
                           " VALUES (?, ?, 'cosmic', 3, 'running', '7 days 20:00 UTC', x'00', '', 0)", (1000000 + i * 16 + 2, n))
    t = Table(house.gm("one", "route", clock=False).out)
    found = [t.find(f"gm+{n}.red.ciaqaabndstcjwifjonoxcy@example.org") for n in names]
    wrong = [(n, f) for n, f in zip(names, found) if f[0] != ("one@localhost" if n in ("ce-1", "ce-4") else "two@localhost")]
    check(not wrong, "each of 4,000 games has its home", "route", wrong[:5])
    check(max(f[1] for f in found) < 120, "no letter meets more than 120 lines of it", "cost follows what is due", max(f[1] for f in found))
    check(t.find("gm+c2.abcdefghijklmnopqrstuvwxyz@example.org")[0] == "two@localhost" and t.find("gm@example.org")[0] == "front@localhost"
          and t.find("GM+CE-77.Red.KEY@EXAMPLE.ORG")[0] == "two@localhost", "words and plain letters, too, in any case of letters", "route", "")


def begun(house):
    """`home new` is cut off anywhere: called once more, it goes on."""
    at, killed, folder = 0, True, house.folder.parent / "begun"
    folder.mkdir()
    call = ("home", "new", "two", folder / "begun/two", "--mailbox", "two@localhost", "--own-name", "one", "--own-mailbox", "one@localhost")
    while killed:
        at += EACH
        shutil.rmtree(folder)
        folder.mkdir()
        h = House(folder / "begun", "2026-10-01 09:00", ["one"])
        (folder / "begun").mkdir()
        h.gm("one", "init", "--gm", GM, "--address", HOUSE)
        h.gm("one", "game", "new", "ce-1", "--seats", 3)
        killed = h.killed("one", at, *map(str, call))
        step = f"home new killed at step {at}" if killed else "home new not killed"
        if not killed:
            check(at > 6, "home new has steps to be killed at", "killed at every step in a test", at)
        said = h.gm("one", *call)
        check(said.rc == 0, f"{step}: the same call goes on", "home new", said)
        said = h.gm("one", "home", "list", "--json").json()
        check([(x["home"], x["number"]) for x in said] == [("one", 0), ("two", 1)], f"{step}: both are listed", "home list", said)
        h.worlds["two"] = World(folder / "begun/two", "2026-10-01 09:00")
        check(h.gm("two", "home", "list", "--json").json()[1]["state"] == "this one", f"{step}: there, too", "the same in each home", said)
        check((folder / "begun/two/postalgm.key").read_bytes() == (folder / "begun/one/postalgm.key").read_bytes()
              and not list(folder.glob("begun/*/*.part")), f"{step}: one key, and nothing left beside it", "the house's key", list(folder.glob("begun/*/*")))
    # What is no half-made home is left alone.
    (folder / "begun/key").mkdir()
    (folder / "begun/key/postalgm.key").write_text("another house's")
    said = h.gm("one", "home", "new", "three", folder / "begun/key", "--mailbox", "three@localhost")
    check(said.rc == 1 and "is the key of another house" in said.flat, "another house's key stays", "name another directory", said)
    shutil.copytree(folder / "begun/one", folder / "begun/copy")
    said = h.gm("one", "home", "new", "three", folder / "begun/copy", "--mailbox", "three@localhost")
    check(said.rc == 1 and "is a home already" in said.flat, "so does a copy of a home with games", "is a home already", said)
    said = h.gm("one", "home", "new", "two", folder / "begun/three", "--mailbox", "two@localhost")
    check(said.rc == 1 and "of home two" in said.flat, "another directory under a name that is there is refused", "it has the name", said)


def main():
    folder = Path(tempfile.mkdtemp(prefix="homes."))
    try:
        house = House(folder / "house", "2026-10-01 09:00", ["one", "front", "two"])
        (folder / "house").mkdir()
        for act in (begin, find_their_way, forged, move, afterwards, back_and_forth, one_zine, desk, wrong, archive, far_table, begun):
            act(house)
    finally:
        if "KEEP" in os.environ:
            shutil.copytree(folder, os.environ["KEEP"], dirs_exist_ok=True)
        shutil.rmtree(folder)
    return finish()


if __name__ == "__main__":
    sys.exit(main())
