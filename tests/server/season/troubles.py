#!/usr/bin/env python3
"""A season's two troubles, by a real Postfix and a real Dovecot on loopback: a player whose address
bounces in the middle of a game, and a database that is lost there and comes back from its copy. What
is done stands in the README and in OPERATING.md, and nothing else is done. The clock is injected; a
letter's arrival is the time of its file. Prints TAP.

    troubles.py BUILD
"""
import collections
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from datetime import timedelta
from pathlib import Path

KIT = Path(__file__).resolve().parents[2] / "kit"
sys.path[:0] = [str(KIT), str(KIT / "post")]
import world  # noqa: E402
from servers import MAIL_UID, PASSWORD, Absent, Servers, wait_until  # noqa: E402
from world import BUILD, Letter, World, check, finish, flat, order, seat_all, show, to  # noqa: E402

GAME, MASTER = "kestrel", "master@example.net"
SEATS = {"red": "Ann", "blue": "Bob", "green": "Cat", "yellow": "Dan"}
PATIENCE_S = 600


def table(*names):
    """Postfix's list of mailboxes: the house's, and that of each of these people."""
    return "/^gm(\\+.*)?@example\\.org$/ gm/\n/^(" + "|".join(names) + ")@/ sink/\n"


class PostWorld(World):
    """A world whose letters go through Postfix and are read from Dovecot."""

    def __init__(self, home, start, servers):
        super().__init__(home, start)
        self.servers, self.seen = servers, set()

    def settle(self):
        """Postfix has delivered all that it took; what it gave back came at our time."""
        wait_until(self.servers.queue_is_empty, PATIENCE_S, "Postfix does not deliver")
        for p in (self.servers.gm / "new").iterdir():
            if p.name not in self.seen:
                self.seen.add(p.name)
                os.utime(p, (self.now.timestamp(), ) * 2)

    def collect(self):
        self.settle()
        new = []
        for folder in ("new", "cur"):
            for p in (self.servers.dir / "sink" / folder).glob("*"):
                if p.name not in self.seen:
                    self.seen.add(p.name)
                    new.append(p)
        new.sort(key=lambda p: p.stat().st_mtime_ns)
        letters = [Letter(len(self.sent) + i, p.read_bytes()) for i, p in enumerate(new)]
        self.sent += letters
        return letters

    def write(self, who, to, text, late=0, **fields):
        before = self.home / "mail/in/new"
        before.mkdir(parents=True, exist_ok=True)
        super().write(who, to, text, late, **fields)
        for p in before.iterdir():
            os.chown(p, MAIL_UID, MAIL_UID)
            self.seen.add(p.name)
            shutil.move(p, self.servers.gm / "new" / p.name)


def begin(w, s):
    w.gm("init", "--gm", MASTER, "--address", "gm@example.org")
    for name in ("in.password", "out.password"):
        (w.home / name).write_text(PASSWORD + "\n")
        (w.home / name).chmod(0o600)
    path = w.home / "postalgm.json"
    c = json.loads(path.read_text())
    c["mail"].update({"in": f"imaps://gm@localhost:{s.imaps}/INBOX", "out": f"smtp://gm@localhost:{s.submission}",
                      "in_password_file": "in.password", "out_password_file": "out.password",
                      "in_ca_file": str(s.cert), "out_ca_file": str(s.cert), "settling": 0})
    path.write_text(json.dumps(c))
    said = w.gm("config", "check", clock=False)
    check(said.rc == 0, "the configuration is in order", "names every fault with its place", said)
    said = w.gm("game", "new", GAME, "--seats", 4, "--deadlines", "7 days 20:00 UTC", "--option", "turn_limit=6")
    check(said.rc == 0, "a game", "game new", said)
    seat_all(w, GAME, SEATS)
    said = w.gm("game", "start", GAME)
    new = w.round(1)
    check(said.rc == 0 and len([l for l in new if "report" in l.subject]) >= 4, "it starts; four reports arrive by Postfix", "game start", said,
          [(l.to, l.subject) for l in new])


def day(w, names=SEATS.values(), clean=True):
    """All who are named order, and the phase runs: by itself if all are in, else at its deadline."""
    before = w.gm("phase", "show", GAME, "--json").json()["phase"]
    new = order(w, [(c, n) for c, n in SEATS.items() if n in names], clean=clean)
    while w.gm("phase", "show", GAME, "--json").json()["phase"] == before:
        new += w.go(min(w.deadline(GAME) + timedelta(minutes=61), w.now + timedelta(hours=12)))
    return new


def mailboxes(s, *names):
    """From now on Postfix knows these people alone."""
    (s.dir / "etc/boxes").write_text(table(*names, "master"))
    subprocess.run(["postfix", "-c", s.dir / "etc", "reload"], capture_output=True, check=True)


def moves(w, name, colour, new_name):
    """The player writes to the GM in another way, and the GM types the line of todo."""
    old, address = f"{name.lower()}@example.org", f"{new_name}@example.org"
    said = w.gm("person", "address", old, address)
    ask = to(w.round(1), address)
    check(said.rc == 0 and len(ask) == 1 and "confirm" in flat(ask), f"{name}: a letter asks at the new address",
          "Moves a person to another address, once a letter there is answered", said, show(ask)[:800])
    w.write(f"{name} <{address}>", ask[0], "confirm")
    new = w.round(2) + w.round(1)
    mine = [l for l in to(new, address) if "report" in l.subject]
    check(len(mine) == 1, f"{name}: the confirm brings the report of the open phase, whose letter came back",
          "letters that came back reach the player at the new address", show(to(new, address))[:2500])
    check("bounced" not in w.gm("todo").flat, f"{name}: todo has nothing of it any more", "what waits for you", w.gm("todo"))
    check(f"{name.lower()}" not in w.gm("health").flat.lower(), f"{name}: nor has health", "health names the seat", w.gm("health"))
    if mine:
        lines = world.filled_in(colour, world.players.Report(mine[0].mail))
        w.write(f"{name} <{address}>", mine[0], "\n".join(lines))
        got = to(w.round(1), address)
        check(got and got[0].text.startswith("ACCEPTED"), f"{name} plays on by it", "Reply to this mail", show(got)[:1500])


def todo_line(w, name, colour, more):
    said = w.gm("todo")
    check(re.search(rf"letters? to {colour} \({name}\), {name.lower()}@example.org, bounced for good", said.flat) and
          f"postalgm person address {name.lower()}@example.org NEW@ADDRESS" in said.flat and more in said.flat,
          f"todo names {name}'s address, with the lines that mend it", "what waits for you in all games, with the line to type for each", said)


def bounces(w, s):
    """Dan's mailbox goes: one letter comes back, and the GM moves him. Bob's goes, and the GM is away."""
    day(w)
    mailboxes(s, "ann", "bob", "cat", "danny")
    first = len(w.sent)
    day(w, clean=False)  # his receipt comes back, too
    w.round(1)
    todo_line(w, "Dan", "yellow", f"postalgm seat replace {GAME} yellow")
    check(not to(w.sent[first:], MASTER, "do not arrive"), "one bounce alone is not told by a letter of its own",
          "three letters over at least three days", show(to(w.sent[first:], MASTER))[:800])
    moves(w, "Dan", "yellow", "danny")

    mailboxes(s, "ann", "cat", "danny", "bobby")
    first = len(w.sent)
    for n in range(6):
        w.gm("announce", GAME, stdin=f"Dinner is in {7 - n} days.\n")
        w.round(1)
        w.round(1)
        w.go(w.now + timedelta(hours=23))
    told = to(w.sent[first:], MASTER, "letters to blue do not arrive")
    check(len(told) == 1, "the GM is told once", "three letters over at least three days, and a test letter after them",
          [(l.to, l.subject) for l in w.sent[first:] if MASTER in l.to])
    check("postalgm person address bob@example.org NEW@ADDRESS" in flat(told) and f"postalgm seat replace {GAME} blue" in flat(told),
          "... with the lines to type", "what to do", show(told))
    todo_line(w, "Bob", "blue", f"postalgm seat resume {GAME} blue")
    check("nothing more is sent there" in w.gm("todo").flat, "... and says that nothing more is sent there", "todo", w.gm("todo"))

    def gone_out():
        return len([r for r in w.gm("outbox", "list", "--json", "--max", 500).json()
                    if r["to"] == "bob@example.org" and r["state"] in ("sent", "queued", "sending")])
    n = gone_out()
    w.gm("announce", GAME, stdin="Bring wine.\n")
    w.round(1)
    check(to(w.sent[-8:], "ann@", "Bring wine") and gone_out() == n, "the next letter goes to the others, and not there",
          "nothing more is sent there", w.gm("outbox", "list", "--max", 8))
    moves(w, "Bob", "blue", "bobby")
    check(len(to(w.sent[first:], MASTER, "do not arrive")) == 1, "the GM was not told again", "once", "")


def phase(w):
    g = w.gm("phase", "show", GAME, "--json").json()
    return g["phase"]


def write_orders(w, colour, name, report, extra=""):
    lines = world.filled_in(colour, world.players.Report(report.mail))
    w.write(f"{name} <{report.to}>", report, "\n".join(lines + [extra]))


def reports(w, who, turn_phase):
    """The reports of that phase that reached this player."""
    turn, n = turn_phase.split(".")
    return [l for l in w.sent if l.to.startswith(who) and re.search(rf"T{turn} P{n} report", l.subject)]


def restored(w, s):
    """The copy is of the middle of a phase, with a letter in the outbox; a phase runs after it; the daemon is
    killed in the midst of a round, the database is gone, and people go on writing."""
    address = {"Ann": "ann@", "Bob": "bobby@", "Cat": "cat@", "Dan": "danny@"}
    colour = {n: c for c, n in SEATS.items()}
    for name in ("Ann", "Cat", "Dan"):
        write_orders(w, colour[name], name, w.last(address[name], "report"))
    w.round(1)
    was = phase(w)
    w.gm("announce", GAME, stdin="The cellar is open.\n")
    copy = w.home.parent / "copy-of-troubles.db"
    said = w.gm("backup", copy, "--force")
    check(said.rc == 0, "a copy is made, with a letter to four in the outbox", "while the daemon runs; checked", said)
    w.round(5)
    check(len([l for l in w.sent if "The cellar is open" in l.flat and "@example.org" in l.to]) == 4, "the letter goes out", "announce", "")
    # Bob's orders come after the copy, and so does the run of the phase.
    write_orders(w, "blue", "Bob", w.last("bobby@", "report"))
    w.round(1)
    while phase(w) == was:
        w.go(min(w.deadline(GAME) + timedelta(minutes=61), w.now + timedelta(hours=1)))
    ran = w.gm("explain", GAME, was, "--json").json()
    now = phase(w)
    check(all(len(reports(w, a, now)) == 1 for a in address.values()), "the phase runs, and each has its report", "reports", now)
    # One orders for the next phase; the daemon is killed in the round that answers it.
    write_orders(w, "red", "Ann", w.last("ann@", f"T{now[0]} P{now[2]} report"))
    w.now += timedelta(hours=2)
    done = subprocess.run([BUILD / "postalgmd", "--once", "--now", w.stamp()], capture_output=True, text=True,
                          env=w.env | {"POSTALGM_CRASH_AT": "6"})
    check(done.returncode < 0, "the daemon is killed", "neither a kill at any moment ...", done.stderr)
    w.collect()
    for p in w.home.glob("postalgm.db*"):
        p.unlink()
    w.now += timedelta(hours=5)
    write_orders(w, "green", "Cat", w.last("cat@", f"T{now[0]} P{now[2]} report"))
    w.write("Dan <danny@example.org>", w.last("danny@", "report"), "press to all: is anybody there?")
    said = w.gm("health")
    check(said.rc != 0 and "postalgm.db is missing" in said.flat, "health says that there is none", "the database", said)

    # OPERATING, "Backup and restore".
    w.now += timedelta(hours=3)
    shutil.copy(copy, w.home / "postalgm.db")
    (w.home / "postalgm.db").chmod(0o600)
    said = subprocess.run([BUILD / "postalgmd", "--check"], capture_output=True, text=True, env=w.env)
    check(said.returncode == 0, "postalgmd --check", "Backup and restore", said.stdout + said.stderr)
    said = w.gm("letters", "rescan")
    check(said.rc == 0, "letters rescan", "letters that came after the copy are read again", said)
    first = len(w.sent)
    for _ in range(3):
        w.round(1)
    said = w.gm("health")
    check("restored from the copy of" in said.flat, "health knows of it", "restored from the copy of ...", said)
    while phase(w) == was:
        w.go(w.now + timedelta(minutes=20))
    again = w.gm("explain", GAME, was, "--json").json()
    check((again["events"], again["draws"]) == (ran["events"], ran["draws"]), "the phase that runs once more comes out as it did",
          "run again from the same orders, with the same draws", again["events"], ran["events"])
    new = w.sent[first:]
    by_id = collections.defaultdict(list)
    for l in w.sent:
        by_id[str(l.mail["Message-ID"])].append(l)
    twice = [ls for ls in by_id.values() if len(ls) > 1]
    check(all(len({l.mail.as_string().split("\n\n", 1)[1] for l in ls}) == 1 for ls in twice), "no Message-ID stands for two letters",
          "letters that waited in the outbox go out once more, with the same Message-ID", [[str(l) for l in ls] for ls in twice])
    check({l.subject for ls in twice for l in ls} <= {f"[{GAME.upper()}] a word of the GM"}, "only what waited in the outbox of the copy comes again",
          "letters that waited in the outbox when the copy was made go out once more", [(ls[0].to, ls[0].subject) for ls in twice])
    check(all(len(reports(w, a, now)) == 2 for a in address.values()), "one report of the phase that ran twice for each run, to each",
          "nobody gets a report twice", [(l.to, l.subject) for l in w.sent if f"T{now[0]} P{now[2]} report" in l.subject])
    for name, a in (("Ann", "ann@"), ("Cat", "cat@")):
        got = [l for l in to(new, a) if "receipt" in l.subject]
        check(len(got) == 1 and "answered a phase that comes again" in got[0].flat and "Write the orders again" in got[0].flat and
              "Your letter answered an earlier phase" not in got[0].flat, f"{name}, who answered the lost report, reads what to do",
              "Say first what the reader can do next", show(got))
    check("is anybody there" in flat([l for l in to(new, "ann@") if "report" in l.subject]), "the press that came meanwhile is printed", "no letter is lost",
          show([l for l in to(new, "ann@") if "report" in l.subject])[:3000])
    d = w.deadline(GAME)
    check(d and (d.hour, d.minute) == (20, 0) and d > w.now, "the deadline is one of the game's own", "to the next one by the game's rule", d)
    for name, a in address.items():
        mine = [l for l in to(new, a) if re.search(rf"T{now[0]} P{now[2]} report", l.subject)]
        check(len(mine) == 1 and "goes on from a copy made on" in mine[0].flat, f"{name}'s new report says that the game goes on from a copy",
              "The next report says how old the copy is", [(l.to, l.subject) for l in new])
    said = w.gm("letters", "list", "--json", "--max", 500).json()
    check(all(l["state"] in ("done", "duplicate", "ignored") for l in said), "every letter was dealt with", "no letter is lost",
          [l for l in said if l["state"] not in ("done", "ignored")])
    said = w.gm("orders", "show", GAME)
    while phase(w) == now:
        for name, a in address.items():
            write_orders(w, colour[name], name, w.last(a, f"T{now[0]} P{now[2]} report"))
        w.round(1)
        w.go(w.now + timedelta(minutes=40))
    check(phase(w) != now, "the game goes on", "", "")
    said = w.gm("verify", GAME)
    check(said.rc == 0, "and can be checked", "verify", said)


def main():
    try:
        s = Servers(boxes=table("ann", "bob", "cat", "dan", "master"))
    except Absent as why:
        print(f"ok 1 - two troubles of a season # SKIP skipped, because {why}\n1..1")
        return False
    home = tempfile.mkdtemp(prefix="troubles.")
    shutil.rmtree(home)
    w = PostWorld(home, "2026-10-12 09:00", s)
    try:
        begin(w, s)
        bounces(w, s)
        restored(w, s)
    finally:
        if "KEEP" in os.environ:
            shutil.copytree(home, os.environ["KEEP"])
        shutil.rmtree(home, ignore_errors=True)
    return finish()


if __name__ == "__main__":
    sys.exit(main())
