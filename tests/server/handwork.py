#!/usr/bin/env python3
"""The GM's hand where several things meet: what they are told when they move a deadline into an
absence, why an order was not possible, a phase taken back together with a removal, a
takeover, a replacement; games that trust nobody (P2, P3); a seat's keys; a clock that leaps
under the daemon as it runs. From the same texts, and with the same helpers (kit/world.py), as season/.

    handwork.py BUILD     prints TAP; with KEEP=DIR the homes stay there to look at
"""
import contextlib
import glob
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from datetime import timedelta
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tests/kit"))
from world import (BUILD, GM, HOUSE, LIMIT, World, check, filled_in, finish, flat, person, players, show,  # noqa: E402
                   to, utc, wrong)

# Whether a seat owes orders in a phase hangs on the draws: here they are the same each time.
os.environ["POSTALGM_TEST_SECRET"] = "handwork"

PEOPLE = {"red": "Ann", "blue": "Bob", "green": "Cat", "yellow": "Dan"}
GOOD = {"Authentication_Results": "mx.example.org; dmarc=pass header.from=example.org"}


def game(folder, *options, deadlines="2 days 20:00 UTC", start="2026-10-01 09:00", **config):
    """A home with a game of four that has started, game name `ce`."""
    w = World(folder, start)
    w.gm("init", "--gm", GM, "--address", HOUSE)
    if config:
        file = json.loads((w.home / "postalgm.json").read_text())
        file["mail"].update(config)
        (w.home / "postalgm.json").write_text(json.dumps(file))
    args = [x for o in options for x in ("--option", o)]
    said = w.gm("game", "new", "ce", "--seats", 4, "--powers", "Zombie,Virus,Pacifist,Clone", "--deadlines",
                deadlines, *args)
    check(said.rc == 0, f"a game is made {' '.join(options)}", "start a game in one command", said)
    for name in PEOPLE.values():
        w.gm("seat", "add", "ce", person(name))
    w.round(1)
    for name in PEOPLE.values():
        w.write(person(name), last(w, name, "invitation"), "join", **GOOD)
    w.round(1)
    return w


def last(w, name, subject=r"(?:orders due|nothing to order) .*report( again)? \("):
    return w.last(name.lower() + "@", subject)


def form(w, colour):
    return "\n".join(filled_in(colour, players.Report(last(w, PEOPLE[colour]).mail)))


def send(w, *colours, extra=""):
    for c in colours:
        w.write(person(PEOPLE[c]), last(w, PEOPLE[c]), form(w, c) + "\n" + extra)
    return w.round(1)


def open_phase(w):
    return w.gm("phase", "show", "ce", "--json").json()["phase"]


def run(w, phase, *options):
    said = w.gm("phase", "run", "ce", phase, *options)
    check(said.rc == 0, f"phase run {phase}", "phase run G T.P", said)
    return w.round(1)


def python_of_readme():
    return re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.S).group(1)


def seat_of(x, colour):
    return next(s for s in x["orders"] if s["seat"] == colour)


def explained(w):
    """Who gave which order, and why one was not possible."""
    w.gm("game", "start", "ce")
    w.round(1)
    send(w, "red")
    said = w.gm("orders", "enter", "ce", "blue", stdin=form(w, "blue") + "\n")
    new = w.round(1)
    check(said.rc == 0 and re.search("entered by the GM", flat(to(new, "bob@", "receipt"))),
          "an order by phone: the player gets the receipt", "`orders enter` (order by phone; the player gets the receipt)",
          said, show(new))
    said = w.gm("orders", "show", "ce")
    blue = said.out.split("blue (Bob)\n")[1].split("green (Cat)")[0].strip().split("\n")
    check(all(l.endswith("[by the GM]") for l in blue) and said.out.count("[by the GM]") == len(blue), "orders show marks what the GM entered",
          "Every act is in the journal.", said)
    send(w, "yellow")
    w.gm("nmr", "random", "ce", "green")
    run(w, "1.1")
    said = w.gm("explain", "ce", "1.1")
    x = w.gm("explain", "ce", "1.1", "--json").json()
    check(re.search(r"blue \(Bob\).*\n.*entered by the GM", said.out) and
          all(d["by_gm"] == (s["seat"] == "blue") for s in x["orders"] for d in s["decisions"]),
          "explain says what the GM entered", "`explain` down to each act and condition", said)
    chance = [l["rule"] for l in seat_of(x, "green")["without_orders"]]
    check(chance == ["R-175"] * 3 and not seat_of(x, "red")["without_orders"],
          "what chance did for who was missing, and why", "`explain` down to each act, with rule marks", said)
    # A player who is in no challenge of that number joins nobody who did not ask them.
    challenges = {int(n): (a.lower(), d.lower()) for n, a, d in re.findall(
        r"C(\d): (\w+) attacks [\w ]+ with \d tokens?; (\w+) defends", said.out)}
    n, colour = next((n, c) for n, mains in sorted(challenges.items()) for c in PEOPLE if c not in mains)
    w.write(person(PEOPLE[colour]), last(w, PEOPLE[colour]),
            f"ally in c{n} attack with 1\ninvite nobody")
    w.round(1)
    run(w, "1.2", "--force")
    said = w.gm("explain", "ce", "1.2", colour)
    flat_ = " ".join(said.out.split())
    check(re.search(rf"fell: it was not possible \[R-015\] because nobody invited this ally into C{n} \[R-065\]", flat_),
          "why an alternative was not possible, with its mark", "`explain` down to each act and condition with rule marks",
          said)
    check(re.search(r"by rule: nobody is asked into C[^\[]*\[R-203\]", w.gm("explain", "ce", "1.2").out),
          "what the rule made of a decision without an order", "`explain` down to each act", w.gm("explain", "ce", "1.2"))
    for args in (["explain", "ce"], ["explain", "ce", "1.3"], ["explain", "ce", "0.9"], ["explain", "ce", "1.1", "pink"],
                 ["explain", "ce", "1.1", "--attempt", "x"]):
        said = w.gm(*args)
        check(said.rc in (1, 2) and re.search(r"\d\.\d|red|preview|T\.P|number|1", said.err), "wrong: " + " ".join(args),
              "Every command tried with wrong words by a new user: each answer says what would be right.", said)
    said = w.gm("ruling", "ce", stdin="Tokens in Limbo may be lent.\n")
    check(said.rc == 0, "a ruling", "`ruling` (goes to all, frozen into the game's own rules [R19])", said)
    f = w.home / "ce.json"
    w.gm("verify", "ce", "--export", f)
    x = json.loads(f.read_text())
    check([(r["number"], r["text"]) for r in x["rulings"]] == [(1, "Tokens in Limbo may be lent.")] and
          "secret" not in x, "the rulings stand in the export, of a game that runs too",
          "frozen into the game's own rules [R19]", x.get("rulings"))
    w.gm("game", "end", "ce", "--why", "enough")
    said = w.gm("verify", "ce", "--export", f)
    check(said.rc == 1 and "not overwritten" in said.err, "a file that is there is not overwritten", "each answer says what is right", said)
    f = w.home / "over.json"
    w.gm("verify", "ce", "--export", f)
    said = w.gm("verify", f, clock=False)
    check(said.rc == 0, "verify of the exported file", "`verify` of a game and of an exported file", said)
    done = subprocess.run([sys.executable, "-c", python_of_readme(), str(f)], text=True, capture_output=True)
    check(done.returncode == 0 and "draws are right" in done.stdout, "the script of the README checks the draws",
          "a script of a few lines in the README that recomputes draws", done.stdout, done.stderr)


def away(w):
    """A deadline moved by hand into an absence."""
    w.gm("game", "start", "ce")
    w.round(1)
    got = w.answer(person("Dan"), last(w, "Dan"), "absent 8 Oct to 10 Oct")
    check(to(got, "dan@", "receipt"), "Dan is away", "ABSENT", show(got))
    said = w.gm("phase", "deadline", "ce", "2026-10-09T20:00Z")
    check(said.rc == 0 and re.search(r"Note: Dan \(8-10 Oct\) is away then.*phase (extend|deadline) ce WHEN", said.flat) and
          w.deadline("ce") == utc("2026-10-09 20:00"), "extend into an absence says so, and does it",
          "`ABSENT`: everybody is told, and a deadline that falls into it moves to the day after", said)
    said = w.gm("phase", "extend", "ce", "2026-10-12T20:00Z", "--json")
    check(said.rc == 0 and "Note" not in said.out, "out of it there is nothing to say", "phase extend G WHEN", said)
    got = w.answer(person("Dan"), last(w, "Dan"), "absent 13 Oct")
    said = w.gm("nmr", "wait", "ce", "24")
    check(said.rc == 0 and "Dan (13 Oct) is away" in said.flat, "nmr wait into an absence says so", "nmr wait G HOURS", said)
    new = w.round(1)
    ics = [p for l in to(new, "ann@") for p in l.mail.walk() if p.get_content_type() == "text/calendar"]
    check(ics and "SEQUENCE:" in ics[-1].get_content(), "all have the deadline for their calendars",
          "each player's letters ... carry an .ics", show(new)[:400])
    uid = re.search(r"UID:(\S+)", ics[-1].get_content()).group(1)
    send(w, *PEOPLE)
    new = w.round(31)
    parts = [p for l in to(new, "ann@", "T1 P2 report") for p in l.mail.walk() if p.get_content_type() == "text/calendar"]
    methods = [p.get_param("method") for p in parts]
    gone = [p.get_content() for p in parts if p.get_param("method") == "CANCEL"]
    check(methods == ["PUBLISH", "CANCEL"] and uid in gone[0] and "STATUS:CANCELLED" in gone[0],
          "a phase that ran early is taken out of the calendars", "early run with the 30 minute window", methods,
          [p.get_content() for p in parts])


def taken_back(w):
    """A rollback over a removal, over a takeover, over a replacement."""
    w.gm("game", "start", "ce")
    w.round(1)
    send(w, *PEOPLE, extra="wait")
    run(w, "1.1")
    # Dan misses 1.2 and 1.3: removed [R18].
    send(w, "red", "blue", "green", extra="wait")
    w.now = w.deadline("ce")
    w.gm("phase", "run", "ce", "1.2")
    w.round(1)
    send(w, "red", "blue", "green", extra="wait")
    w.now = w.deadline("ce")
    w.gm("phase", "run", "ce", "1.3")
    new = w.round(1)
    seats = {s["colour"]: s for s in w.gm("seat", "list", "ce", "--json").json()}
    gone = re.search("Yellow leaves the game", flat(to(new, "ann@", "report")))
    check(gone, "two in a row remove", "two in a row remove [R18]", show(to(new, "ann@"))[:900], seats["yellow"])
    said = w.gm("phase", "rollback", "ce", "1.3", "--why", "Dan's letters lay in the spam folder")
    new = w.round(1)
    check(said.rc == 0 and all(to(new, n.lower() + "@", "spam folder") for n in PEOPLE.values()),
          "rollback over a removal: all four are told why", "players told what to send again and what still counts", said,
          [(l.to, l.subject) for l in new])
    status = {s["colour"]: s["status"] for s in w.gm("seat", "list", "ce", "--json").json()}["yellow"]
    rep = to(new, "dan@", "T1 P3 report")
    check(status == "joined" and rep and "card __" in rep[0].text or rep and "YOUR ORDERS" in rep[0].text,
          "Dan plays again, with a form", "rollback to any earlier phase", status, show(rep)[:1500])
    new = send(w, "yellow", extra="wait")
    check(to(new, "dan@", "receipt") and to(new, "dan@", "receipt")[0].text.startswith("ACCEPTED"),
          "and their orders count", "what to send again", show(to(new, "dan@")))
    run(w, "1.3")
    said = w.gm("explain", "ce", "1.3")
    check("attempt 2 of 2" in said.out and "leaves the game" not in said.out, "the second run removes nobody",
          "a new attempt; old rows stay", said)
    check("leaves the game" in w.gm("explain", "ce", "1.3", "--attempt", 1).out, "the first stays on record",
          "old rows stay", w.gm("explain", "ce", "1.3", "--attempt", 1))
    check(w.gm("verify", "ce").rc == 0, "verify after it", "verify", w.gm("verify", "ce"))
    # A standby takes Dan's seat over; then a phase before it is taken back.
    said = w.gm("seat", "standby", "ce", person("Nat"))
    w.round(1)
    tp = open_phase(w)
    before = last(w, "Dan")
    said = w.gm("nmr", "standby", "ce", "yellow")
    w.round(1)
    got = w.answer(person("Nat"), last(w, "Nat", "invitation|standby|CE"), "join")
    start = to(got, "nat@", "you have a seat")
    check(said.rc == 0 and start and "The game begins" not in flat(got) and "You take over this seat" in flat(start),
          "a standby's start letter has the right words", "takeover by one reply with the full position", said, show(got)[:900])
    rep = to(got, "nat@", "report")
    check(rep and "Your cards" in rep[0].text, "takeover by one reply with the full position",
          "takeover by one reply with the full position", show(got)[:600])
    PEOPLE["yellow"] = "Nat"
    said = w.gm("phase", "rollback", "ce", "1.2", "--why", "a slip of the GM")
    new = w.round(1)
    check(said.rc == 0 and to(new, "nat@", "T1 P2 report") and not to(new, "dan@"),
          "rollback over a takeover: the new player has the seat", "Players keep their seats; options and resignations stay.",
          said, [(l.to, l.subject) for l in new])
    check("nothing had come from" in said.out and re.search("yellow|Yellow|Nat", said.out.split("nothing had come from")[1]),
          "the GM is told whose orders are missing", "what still counts", said)
    got = w.answer(person("Dan"), before, "invite nobody in c1\nstatus")
    check(not re.search("ACCEPTED|Your cards", flat(got)), "Dan's old key is dead still", "old keys dead", show(got))
    new = send(w, "yellow", extra="wait")
    check(to(new, "nat@", "^ACCEPTED|\nACCEPTED|ACCEPTED"), "Nat orders in the phase that was taken back",
          "players told what to send again", show(to(new, "nat@")))
    run(w, "1.2")
    send(w, *PEOPLE, extra="wait")
    # A replacement who has joined; taken back to before they came.
    cat = last(w, "Cat")
    said = w.gm("seat", "replace", "ce", "green", person("Pia"))
    w.round(1)
    got = w.answer(person("Pia"), last(w, "Pia", "CE"), "join")
    check(to(got, "pia@", "you have a seat") and "The game begins" not in flat(got), "a replacement's start letter as well",
          "replacement", show(got)[:600])
    PEOPLE["green"] = "Pia"
    said = w.gm("phase", "rollback", "ce", "1.1", "--why", "the first attack was misread")
    new = w.round(1)
    check(said.rc == 0 and to(new, "pia@", "T1 P1 report") and not to(new, "cat@"),
          "rollback to before they came: the seat is theirs", "Players keep their seats ... stay.", said,
          [(l.to, l.subject) for l in new])
    run(w, "1.1")
    check(w.gm("verify", "ce").rc == 0, "verify after rollbacks over changes of players", "verify", w.gm("verify", "ce"))
    for args, words in ((["phase", "rollback", "ce", "1.2", "--why", "x"], r"1\.2|open"),
                        (["phase", "rollback", "ce", "9.9", "--why", "x"], r"\d\.\d"),
                        (["phase", "rollback", "ce", "1.1", "--why", "  "], "why"),
                        (["phase", "rollback", "ce", "soon", "--why", "x"], r"3\.2|T\.P")):
        said = w.gm(*args)
        check(said.rc in (1, 2) and re.search(words, said.err), "wrong: " + " ".join(args), "each answer says what would be right",
              said)
    PEOPLE.update(green="Cat", yellow="Dan")


def asked(letters):
    """The letters that ask for a confirm."""
    return [l for l in letters if "gm+c." in str(l.mail["Reply-To"])]


def p3(w):
    """P3: every set of orders needs a confirm in answer to its receipt."""
    w.gm("game", "start", "ce")
    w.round(1)
    got = w.answer(person("Ann"), last(w, "Ann"), form(w, "red"))
    ask = asked(got)
    check(len(to(got, "ann@")) == 1 and ask and re.search("confirm", ask[0].flat), "P3: the receipt asks for a confirm",
          "P3 confirm: every order set needs a `confirm` in answer to its receipt", show(got))
    check("red (Ann)\n  no orders yet" in w.gm("orders", "show", "ce").out, "before it nothing counts", "else held",
          w.gm("orders", "show", "ce"))
    got = w.answer(person("Ann"), ask[0], "yes\nconfirm")
    check("no orders yet" in w.gm("orders", "show", "ce", "red").out, "it must begin with confirm",
          "the answer must begin with `confirm`", show(got))
    got = w.answer(person("Ann"), ask[0], "Confirm")
    check("attack" in w.gm("orders", "show", "ce", "red").out, "then the orders count", "needs a `confirm`", show(got))
    check(to(got, "ann@", "ACCEPTED"), "and the receipt says so", "Receipts list the complete order set in force", show(got))
    got = w.answer(person("Ann"), ask[0], "confirm")
    check(not re.search("ACCEPTED", flat(got)), "a confirm is used once", "72 h, single use", show(got))
    got = w.answer(person("Bob"), last(w, "Bob"), "status\nhelp attack")
    check(to(got, "bob@") and not asked(got), "a question is answered without", "every order set needs a confirm", show(got))


def p2(w):
    """P2 behind a border that vouches: pass counts, anything else is held."""
    w.gm("game", "start", "ce")
    w.round(1)
    got = w.answer(person("Ann"), last(w, "Ann"), form(w, "red"), **GOOD)
    check(to(got, "ann@", "ACCEPTED") and "attack" in w.gm("orders", "show", "ce", "red").out, "P2: dmarc=pass counts",
          "P1 AND trusted result dmarc=pass", show(got))
    got = w.answer(person("Bob"), last(w, "Bob"), form(w, "blue"))
    check(asked(got) and "no orders yet" in w.gm("orders", "show", "ce", "blue").out, "P2: nothing vouched for it: held",
          "held + confirm", show(got))
    got = w.answer(person("Bob"), asked(got)[0], "confirm", **GOOD) if asked(got) else got
    check("attack" in w.gm("orders", "show", "ce", "blue").out, "and counts with its confirm",
          "A held mail counts from the arrival of its confirm", show(got))
    bad = {"Authentication_Results": "mx.example.org; dmarc=fail header.from=example.org"}
    got = w.answer(person("Cat"), last(w, "Cat"), form(w, "green"), **bad)
    check("no orders yet" in w.gm("orders", "show", "ce", "green").out, "P2: dmarc=fail is held",
          "a trusted `dmarc=fail` lowers the mail to held", show(got))
    lie = {"Authentication_Results": "mx.evil.example; dmarc=pass header.from=example.org"}
    got = w.answer(person("Dan"), last(w, "Dan"), form(w, "yellow"), **lie)
    check("no orders yet" in w.gm("orders", "show", "ce", "yellow").out, "P2: another host's word is nothing",
          "authserv-id equals the configured one exactly", show(got))
    got = w.answer(f"GM <{GM}>", w.last(GM, "CE"), "status",
                   Authentication_Results="mx.example.org; dmarc=pass header.from=example.net")
    check(to(got, GM, "Ann") and not asked(got), "P2: the GM's words are done at once", "GM commands: P2 or C token always",
          show(got))


def keys(w):
    """seat rekey; the wrong words."""
    w.gm("game", "start", "ce")
    w.round(1)
    old = last(w, "Ann")
    said = w.gm("seat", "rekey", "ce", "red")
    new = w.round(1)
    check(said.rc == 0 and to(new, "ann@"), "seat rekey: a new key goes out", "rotate a seat's key", said, show(new)[:600])
    fresh = to(new, "ann@")[-1]
    check(str(fresh.mail["Reply-To"]) != str(old.mail["Reply-To"]), "it is another one", "rotate a seat's key", fresh.mail["Reply-To"])
    got = w.answer(person("Ann"), old, form(w, "red"))
    check("no orders yet" in w.gm("orders", "show", "ce", "red").out, "the old one gives no orders",
          "Expired or rotated: answer only to the registered address, with a fresh token.", show(got))
    check(to(got, "ann@") and str(to(got, "ann@")[0].mail["Reply-To"]) != str(old.mail["Reply-To"]),
          "but she is answered, with a fresh one", "answer only to the registered address, with a fresh token", show(got))
    got = w.answer(person("Ann"), fresh, form(w, "red"))
    check("attack" in w.gm("orders", "show", "ce", "red").out, "the new one does", "reply: may submit orders", show(got))
    thief = w.answer("Thief <thief@example.com>", old, "attack blue 1 with 1 from 2\nstatus")
    check(not to(thief, "thief@") and "Blue 1 with 1" not in w.gm("orders", "show", "ce", "red").out,
          "a thief with the old key gets nothing", "answer only to the registered address", show(thief))
    for args, words in ((["seat", "rekey", "ce"], "SEAT"), (["seat", "rekey", "ce", "pink"], "red"),
                        (["seat", "rekey", "cee", "red"], "ce"), (["seat", "rekey"], "G")):
        said = w.gm(*args)
        check(said.rc in (1, 2) and re.search(words, said.err), "wrong: " + " ".join(args), "each answer says what would be right",
              said)


def leap(w):
    """The clock leaps over the deadline under the daemon as it runs."""
    library = next(iter(glob.glob("/usr/lib/*/faketime/libfaketime.so.1")), None)
    if not library or b"__asan_init" in (BUILD / "postalgmd").read_bytes():
        check(True, "the clock leaps # SKIP no libfaketime here, or a sanitizer that bears none beside it", "")
        return
    w.gm("game", "start", "ce")
    w.round(1)
    d = w.deadline("ce")
    clock = w.home / "clock"

    def put(t):
        (w.home / "clock.new").write_text(t.strftime("%Y-%m-%d %H:%M:%S\n"))
        os.rename(w.home / "clock.new", clock)

    def log():
        return (w.home / "log").read_text()

    def last_round():
        with contextlib.closing(sqlite3.connect(f"file:{w.home}/postalgm.db?mode=ro", uri=True, timeout=LIMIT)) as db:
            return int(db.execute("SELECT value FROM meta WHERE key = 'last_round'").fetchone()[0])

    def comes(what):
        end = time.monotonic() + LIMIT
        while time.monotonic() < end and not what():
            time.sleep(0.1)
        return what()

    put(d - timedelta(minutes=30))
    env = dict(w.env, LD_PRELOAD=library, FAKETIME_TIMESTAMP_FILE=str(clock), FAKETIME_NO_CACHE="1",
               DONT_FAKE_MONOTONIC="1")
    with open(w.home / "log", "w") as out:
        daemon = subprocess.Popen([str(BUILD / "postalgmd"), "--home", str(w.home)], stdout=out, stderr=out, env=env)
    try:
        check(comes(lambda: "event=confine" in log()), "the daemon runs", "postalgmd", log())
        # It knows a leap by the round before.
        check(comes(lambda: last_round() >= int((d - timedelta(minutes=30)).timestamp())), "it makes a round", "postalgmd", log())
        put(d + timedelta(minutes=60))
        check(comes(lambda: "event=clock-jump" in log()), "it sees its clock leap", "clock jump: the phase waits", log())
        comes(lambda: w.deadline("ce") != d)
    finally:
        daemon.terminate()
        daemon.wait(LIMIT)
    w.now = d + timedelta(minutes=61)
    moved = w.deadline("ce")
    new = w.collect() + w.round(1)
    check(open_phase(w) == "1.1" and moved == d + timedelta(days=1),
          "the phase waits; its deadline moves to the game's next one", "the clock jumped → the phase waits, the deadline moves by the outage",
          moved, d, log())
    check(to(w.sent, "ann@", "clock"), "everybody is told why", "everybody is told why", [(l.to, l.subject) for l in w.sent[-8:]])
    send(w, "red", "blue", "green")
    said = w.gm("nmr", "random", "ce", "yellow")
    said = w.gm("phase", "run", "ce", "1.1")
    check(said.rc == 0, "phase run overrules the brake", "the GM can overrule", said)


def main():
    keep = os.environ.get("KEEP")
    root = Path(keep or tempfile.mkdtemp(prefix="postalgm-hand."))
    root.mkdir(parents=True, exist_ok=True)
    try:
        explained(game(root / "explained"))
        away(game(root / "away", deadlines="7 days 20:00 UTC"))
        taken_back(game(root / "back"))
        p3(game(root / "p3", "auth=P3"))
        p2(game(root / "p2", "auth=P2", authserv_id="mx.example.org", own_hosts=["mx.example.org"]))
        keys(game(root / "keys"))
        leap(game(root / "leap"))
    finally:
        if not keep:
            shutil.rmtree(root, ignore_errors=True)
    return finish()


if __name__ == "__main__":
    sys.exit(main())
