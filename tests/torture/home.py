"""A home of the torture: the GM's commands, rounds of the daemon, looks into the store."""
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path

BUILD = Path(os.environ.get("BUILD", "build")).resolve()
ENV = dict(os.environ, POSTALGM_TEST_SECRET="torture")
GAME = "kestrel"
DONE, WORLD = 0, 3  # exit statuses of the daemon


def iso(t):
    return t.strftime("%Y-%m-%dT%H:%M:%SZ")


def from_iso(text):
    return datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=timezone.utc)


def bail(text):
    print("Bail out! " + text.replace("\n", "\n# "))
    sys.exit(1)


class Home:
    """`office`: where its letters come from and go to. `log`: an open file for what the
    daemon says."""

    def __init__(self, path, office, log):
        self.path, self.office, self.log = Path(path), office, log
        self.env = dict(ENV)

    def gm(self, *words, now=None, status=0):
        args = [str(BUILD / "postalgm"), "--home", str(self.path), *words]
        if now:
            args += ["--now", iso(now)]
        done = subprocess.run(args, capture_output=True, text=True, env=self.env)
        if done.returncode not in (status if isinstance(status, tuple) else (status,)):
            bail(f"{' '.join(words)}: exit {done.returncode}\n{done.stderr}{done.stdout}")
        return done.stdout

    def daemon(self, now, **env):
        """A round at `now`, as a process. More environment in `env`."""
        return subprocess.Popen([str(BUILD / "postalgmd"), "--home", str(self.path), "--once",
                                 "--now", iso(now)], stdout=self.log, stderr=self.log,
                                env=dict(self.env, **env))

    def round(self, now):
        """A round that nothing disturbs."""
        status = self.daemon(now).wait()
        if status != DONE:
            bail(f"{self.path.name}: postalgmd --once at {iso(now)}: exit {status}; {self.log.name}")

    def round_without_mailbox(self, now):
        self.office.away()
        status = self.daemon(now).wait()
        self.office.back()
        if status != WORLD:
            bail(f"{self.path.name}: no trouble without a mailbox at {iso(now)}: exit {status}")

    def create(self, people, now):
        self.gm("init", "--gm", "master@example.org", "--address", "gm@example.org", now=now)
        config = self.path / "postalgm.json"
        all_of_it = json.loads(config.read_text())
        all_of_it["mail"].update(self.office.config(self.path))
        config.write_text(json.dumps(all_of_it, indent=2))
        self.gm("config", "check")
        self.gm("game", "new", GAME, "--rules", "cosmic", "--seats", str(len(people)),
                "--deadlines", "1 day 20:00 UTC", now=now)
        for colour, (name, address, _) in people.items():
            self.gm("seat", "add", GAME, f"{name} <{address}>", "--colour", colour, now=now)

    # --- the store, between two rounds

    def ask(self, sql):
        db = sqlite3.connect(self.path / "postalgm.db")
        try:
            return db.execute(sql).fetchall()
        finally:
            db.close()

    def unsent(self):
        return self.ask("SELECT count(*) FROM outbox WHERE state IN"
                        " ('QUEUED', 'RETRY', 'DOUBT', 'SENDING')")[0][0]

    def tries(self):
        return {letter_number(i): n for i, n in self.ask("SELECT message_id, attempts FROM outbox")}

    def in_order(self, letters):
        """The same with the numbers of the outbox, by which the newest is known."""
        row = {letter_number(i): n for n, i in self.ask("SELECT id, message_id FROM outbox")}
        return [(row[number], envelope, data) for number, envelope, data in letters]

    def in_doubt(self, before):
        """Letters that were begun to be sent since `before` (see tries), and nobody knows."""
        tried = {letter_number(i): n for i, n in self.ask(
            "SELECT message_id, attempts FROM outbox WHERE state IN ('SENDING', 'DOUBT')")}
        return [i for i, n in tried.items() if n > before.get(i, 0)]

    def letters_acted_on(self):
        """By the hash of what was delivered: what became of it, copies left out."""
        out = {}
        for sha, state, verdict in self.ask("SELECT sha256, state, verdict FROM inbox"):
            out.setdefault(sha.hex(), []).append((state, verdict))
        return {sha: sorted(x for x in all_ if x[0] != "DUPLICATE") for sha, all_ in out.items()}

    def positions(self):
        """Every position of the game, with what led there."""
        return self.ask("SELECT turn, phase, state, events, draws FROM snapshot ORDER BY phase_no")

    def health(self, now):
        return json.loads(self.gm("health", "--json", now=now, status=(0, 1, 3)))


def letter_number(message_id):
    """Out of "<o.12.instance@example.org>"; it is not the number in the outbox."""
    return int(re.search(r"o\.(\d+)\.", message_id).group(1))


def number_of(data):
    return letter_number(re.search(rb"(?mi)^Message-ID: *(\S+)", data).group(1).decode())


class Maildirs:
    """The embedded post office: two Maildirs in the home. A letter is one file, however
    often it is handed over."""
    name = "maildir"
    has_servers = False
    tells_arrival = True

    def config(self, home):
        self.home = home
        return {}

    def fresh(self):
        pass

    def deliver(self, name, data, when):
        put(self.home / "mail/in", name, data, when)

    def collect(self):
        """(number, envelope, letter) of each that came out."""
        files = [p for sub in ("new", "cur") for p in (self.home / "mail/out" / sub).iterdir()]
        return [(number_of(p.read_bytes()), b"", p.read_bytes()) for p in files]

    def settle(self, n):
        pass


def put(maildir, name, data, when, owner=None):
    tmp = maildir / "tmp" / name
    tmp.write_bytes(data)
    os.utime(tmp, (when.timestamp(), when.timestamp()))
    if owner:
        os.chown(tmp, owner, owner)
    os.rename(tmp, maildir / "new" / name)


def add(t, minutes):
    return t + timedelta(minutes=minutes)
