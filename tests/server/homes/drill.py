#!/usr/bin/env python3
"""The drill of OPERATING, "More than one home": three homes behind one real Postfix, whose table `postalgm
route` writes, with mailboxes of a real Dovecot. One home's files are thrown away in the middle of a deadline and
come back from the last copy; how much was lost is counted. Prints TAP.

    drill.py BUILD
"""
import collections
import email.message
import email.policy
import json
import os
import re
import shutil
import smtplib
import sqlite3
import ssl
import subprocess
import sys
import tempfile
from datetime import timedelta
from pathlib import Path

HERE = Path(__file__).resolve().parent
KIT = HERE.parents[1] / "kit"
sys.path[:0] = [str(HERE), str(KIT), str(KIT / "post")]
from servers import MAIL_UID, PASSWORD, Absent, Servers, wait_until  # noqa: E402
from world import BUILD, GM, HOUSE, Letter, World, check, filled_in, finish, flat, person, players, show, to  # noqa: E402

HOMES = ("one", "front", "two")
os.environ["POSTALGM_TEST_SECRET"] = "drill"
PEOPLE = {"red": "Ann", "blue": "Bob", "green": "Cat"}
PATIENCE_S = 600
# Every copy is so old at most: a timer makes one as often.
COPY_EVERY = timedelta(minutes=5)


class Post:
    """The house's homes, and the letters of all people."""

    def __init__(self, folder, servers, start):
        self.folder, self.s, self.n, self.sent = Path(folder), servers, 0, []
        self.seen = set()
        self.worlds = {n: World(self.folder / n, start) for n in HOMES}

    @property
    def now(self):
        return self.worlds["one"].now

    def gm(self, home, *args, **how):
        return self.worlds[home].gm(*args, **how)

    def later(self, span):
        for w in self.worlds.values():
            w.now += span

    def settle(self):
        """Postfix has delivered all that it took, at our time."""
        wait_until(self.s.queue_is_empty, PATIENCE_S, "Postfix does not deliver")
        for n in HOMES:
            for p in (self.s.dir / n / "new").iterdir():
                if p.name not in self.seen:
                    self.seen.add(p.name)
                    os.utime(p, (self.now.timestamp(), ) * 2)
        new = []
        for p in sorted((self.s.dir / "sink/new").iterdir(), key=lambda p: p.stat().st_mtime_ns):
            if p.name not in self.seen:
                self.seen.add(p.name)
                new.append(Letter(len(self.sent) + len(new), p.read_bytes()))
        self.sent += new
        return new

    def round(self, homes=HOMES, minutes=1):
        """Rounds until nothing more is passed on. While a home is away the zine, which has its games, stands still."""
        away = len(homes) < len(HOMES)
        self.later(timedelta(minutes=minutes))
        new = []
        for _ in range(2):
            for n in homes:
                done = subprocess.run([BUILD / "postalgmd", "--once", "--now", self.worlds[n].stamp()], capture_output=True, text=True,
                                      env=self.worlds[n].env)
                if done.returncode not in ((0, 3) if away else (0, )):
                    check(False, f"a round of {n}: {done.returncode}", "postalgmd --once", done.stderr, done.stdout)
            new += self.settle()
            self.later(timedelta(seconds=40))
        return new

    def last(self, name, subject="report"):
        return next(l for l in reversed(self.sent) if l.to.startswith(name.lower() + "@") and re.search(subject, l.subject))

    def write(self, name, to, text, subject="hello"):
        """By Postfix, to the address that a letter gives or the house's own."""
        self.n += 1
        m = email.message.EmailMessage(policy=email.policy.SMTP)
        answers = isinstance(to, Letter)
        m["From"], m["To"] = person(name), str(to.mail["Reply-To"]) if answers else to
        m["Subject"], m["Message-ID"] = "Re: " + to.subject if answers else subject, f"<{self.n}.drill@example.org>"
        m["Date"] = self.now.strftime("%a, %d %b %Y %H:%M:%S +0000")
        if answers:
            m["In-Reply-To"] = str(to.mail["Message-ID"])
        m.set_content(text + "\n")
        with smtplib.SMTP("localhost", self.s.submission) as smtp:
            smtp.starttls(context=ssl.create_default_context(cafile=self.s.cert))
            smtp.login("one", PASSWORD)
            smtp.send_message(m)
        self.settle()

    def orders(self, colour, name, report):
        self.write(name, report, "\n".join(filled_in(colour, players.Report(report.mail))))

    def route(self):
        said = self.gm("front", "route", "--to", self.s.dir / "etc/route", clock=False)
        check(said.rc == 0, "the mail server's table is written", "postalgm route", said)
        subprocess.run(["postfix", "-c", self.s.dir / "etc", "reload"], capture_output=True, check=True)


def configure(p, home):
    w = p.worlds[home]
    for name in ("in.password", "out.password"):
        (w.home / name).write_text(PASSWORD + "\n")
        (w.home / name).chmod(0o600)
    path = w.home / "postalgm.json"
    c = json.loads(path.read_text())
    c["mail"].update({"in": f"imaps://{home}@localhost:{p.s.imaps}/INBOX", "out": f"smtp://{home}@localhost:{p.s.submission}",
                      "in_password_file": "in.password", "out_password_file": "out.password",
                      "in_ca_file": str(p.s.cert), "out_ca_file": str(p.s.cert), "settling": 0})
    path.write_text(json.dumps(c))
    said = w.gm("config", "check", clock=False)
    check(said.rc == 0, f"{home}: the configuration is in order", "config check", said)


def start(p, home, game):
    p.gm(home, "game", "new", game, "--seats", 3, "--deadlines", "7 days 20:00 UTC")
    for colour, name in PEOPLE.items():
        p.gm(home, "seat", "add", game, person(name), "--colour", colour)
    p.round()
    p.route()
    for name in PEOPLE.values():
        p.write(name, p.last(name, f"(?i){game}.*invitation"), "JOIN")
    p.round()
    said = p.gm(home, "game", "start", game)
    new = p.round()
    check(said.rc == 0 and len([l for l in to(new, "@example.org") if re.search(f"(?i){game}.*report", l.subject)]) == 3, f"{game} starts in home {home}",
          "each has a database, a daemon and a mailbox of its own", said, [(l.to, l.subject) for l in new])


def begin(p):
    p.gm("one", "init", "--gm", GM, "--address", HOUSE)
    (p.s.dir / "etc/route").write_text("")
    for n, more in (("front", ("--front", "--own-name", "one", "--own-mailbox", "one@localhost")), ("two", ())):
        said = p.gm("one", "home", "new", n, p.folder / n, "--mailbox", f"{n}@localhost", *more)
        check(said.rc == 0, f"home {n} is made", "home new", said)
    for n in HOMES:
        configure(p, n)
    start(p, "one", "ce-1")
    start(p, "two", "ce-2")


def by_postfix(p):
    """Postfix itself reads the table as the test of it does."""
    for address, home in (("gm+ce-1.red.KEY@example.org", "one"), ("GM+CE-2.red.KEY@EXAMPLE.ORG", "two"), ("gm@example.org", "front"),
                          ("gm+c.abcdef@example.org", "one"), ("gm+c2.abcdef@example.org", "two"), ("gm+b1.77.abc@example.org", "front"),
                          ("gm+ce-3.red.KEY@example.org", "front")):
        said = subprocess.run(["postmap", "-q", address, f"regexp:{p.s.dir}/etc/route"], capture_output=True, text=True)
        check(said.stdout.strip() == f"{home}@localhost", f"{address} goes to {home}", "letters are routed by the game's name", said.stdout + said.stderr)
    p.write("Ann", HOUSE, "status", subject="[ce-2] how does it stand?")
    new = p.round()
    check(len(to(new, "ann@")) == 1, "a plain letter is passed on by the front home", "letters that name no game go to a front home", show(new))


def thrown_away(p):
    """Home two is lost, a deadline passes meanwhile, and people go on writing."""
    game, w = "ce-2", p.worlds["two"]
    keep = p.folder / "elsewhere"
    keep.mkdir()
    for n in ("postalgm.json", "postalgm.key", "homes.json", "in.password", "out.password"):
        shutil.copy2(w.home / n, keep / n)  # once: OPERATING
    ann, bob, cat = (p.last(n, f"(?i){game}.*report") for n in PEOPLE.values())
    due = w.deadline(game)
    while p.now + timedelta(minutes=25) < due:  # as a daemon does, round after round
        p.round(minutes=min(720, int((due - p.now).total_seconds() / 60) - 24))
    p.orders("red", "Ann", ann)
    p.round()
    said = p.gm("two", "backup", keep / "postalgm.db", "--force")
    check(said.rc == 0, "the timer makes a copy", "a continuous copy", said)
    copied = p.now
    p.later(COPY_EVERY - timedelta(minutes=1))
    p.orders("blue", "Bob", bob)  # after the copy, and answered
    new = p.round()
    check(len(to(new, "bob@", "receipt|ACCEPTED")) == 1, "Bob orders after the copy", "receipt", show(new))
    p.write("Bob", p.last("Bob", "(?i)ce-2.*receipt"), "press to all: good luck")
    p.round()
    lost_at = p.now
    shutil.rmtree(w.home)
    # The host is gone. The others go on; what may be for it waits, in the mailbox or at the front.
    p.orders("green", "Cat", cat)
    p.write("Cat", HOUSE, "status", subject="and how does it stand?")
    new = p.round(("one", "front"))
    check(not to(new, "cat@"), "nobody answers in its place", "nothing is lost", show(new))
    health = p.gm("front", "health")
    check("home two cannot be looked into" in health.flat, "the front home's health says what is missing", "health", health)
    health = p.gm("one", "health")
    check("the zine cannot be written" in health.flat, "home one's says that its zine stands still", "health", health)
    p.orders("red", "Ann", p.last("Ann", "(?i)ce-1.*report"))
    new = p.round(("one", "front"))
    check(len(to(new, "ann@", "receipt|ACCEPTED")) == 1, "games of the other homes go on", "games share nothing", show(new))
    p.later(timedelta(minutes=30))
    check(p.now > due, "the deadline passes while home two is away", "in the middle of a deadline", p.now, due)
    # Another host takes its place.
    w.home.mkdir(mode=0o700)
    for n in keep.iterdir():
        shutil.copy2(n, w.home / n.name)
    (w.home / "postalgm.db").chmod(0o600)
    said = subprocess.run([BUILD / "postalgmd", "--check"], capture_output=True, text=True, env=w.env)
    check(said.returncode == 0, "the copy is a home again", "postalgmd --check", said.stdout + said.stderr)
    said = w.gm("letters", "rescan")
    check(said.rc == 0, "its mailbox is read again", "letters rescan", said)
    first = len(p.sent)
    for _ in range(4):
        p.round(minutes=20)
    new = p.sent[first:]
    return_to(p, game, new, lost_at - copied)


def return_to(p, game, new, span):
    w = p.worlds["two"]
    reports = [l for l in to(new, "@example.org") if re.search(f"(?i){game}.*report", l.subject)]
    check(len(reports) == 3 and all("Nobody missed orders" in l.flat for l in reports), "the phase that was due runs, with everybody's orders",
          "not one letter is lost", show(reports)[:3000])
    check("good luck" in flat(reports), "the press that came after the copy is printed", "nothing is lost", "")
    check(len([l for l in to(new, "cat@") if "receipt" in l.subject.lower() or "ACCEPTED" in l.text]) >= 1, "Cat, who wrote while it was away, is answered", "nothing is lost",
          show(to(new, "cat@"))[:2000])
    rows = w.gm("letters", "list", "--json", "--max", 500).json()
    waiting = [l for l in rows if l["state"] not in ("done", "duplicate", "ignored")]
    check(not waiting, "every letter was dealt with", "letters", waiting)
    front = p.gm("front", "letters", "list", "--json", "--max", 500).json()
    check(all(l["state"] in ("done", "ignored") for l in front), "and none is left at the front", "letters", front)
    twice = collections.Counter(str(l.mail["Message-ID"]) for l in p.sent)
    again = [l for l in new if twice[str(l.mail["Message-ID"])] > 1]
    check(all(sum(1 for x in p.sent if str(x.mail["Message-ID"]) == str(l.mail["Message-ID"])) <= 2 for l in again), "no letter of ours comes more than once more",
          "same Message-ID", [(l.to, l.subject) for l in again])
    said = w.gm("verify", game)
    check(said.rc == 0, "the game can be checked", "verify", said)
    got = set()
    for n in HOMES:
        with sqlite3.connect(f"file:{p.worlds[n].home}/postalgm.db?mode=ro", uri=True) as db:
            got |= {m for (m, ) in db.execute("SELECT msgid FROM inbox WHERE state = 'DONE' AND verdict <> 'passed'")}
    lost = {f"{i}.drill@example.org" for i in range(1, p.n + 1)} - got
    check(not lost, "every letter that people wrote was carried out in one of the homes", "what was lost, in seconds and letters", lost)
    print(f"# the copy was {int(span.total_seconds())} s old; letters lost: {len(lost)} of {p.n}; letters of ours that came a second time: {len(again)}")


def main():
    try:
        s = Servers(people=HOMES, boxes="".join(f"/^{n}@localhost$/ {n}/\n" for n in HOMES) + "/^[a-z]+@example\\.(org|net)$/ sink/\n",
                    more="virtual_alias_maps = regexp:$config_directory/route")
    except Absent as why:
        print(f"ok 1 - the drill # SKIP skipped, because {why}\n1..1")
        return False
    folder = tempfile.mkdtemp(prefix="drill.")
    p = Post(folder, s, "2026-10-12 09:00")
    try:
        for act in (begin, by_postfix, thrown_away):
            act(p)
    finally:
        if "KEEP" in os.environ:
            shutil.copytree(folder, os.environ["KEEP"], dirs_exist_ok=True)
        shutil.rmtree(folder, ignore_errors=True)
        if "KEEP" in os.environ:
            shutil.copy(s.dir / "queue/mail.log", os.environ["KEEP"])
        s.close()
    return finish()


if __name__ == "__main__":
    sys.exit(main())
