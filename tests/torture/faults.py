"""What goes wrong, and how often. Each fault is a round of the daemon that something
disturbs; it counts when it has hit: a kill that came too late, a line that was shorter than
the octet at which it was to be cut are drawn anew.

Not drawn, as they are decisions and no disturbance: a 5xx for one recipient (the letter is
lost by that server's word, and the GM is told), and a mailbox whose server gives a number to
two letters behind our back, which RFC 9051 and RFC 1939 forbid: by IMAP a restored mailbox
is seen through, if we look into it before the next letter comes; by POP3 nobody could."""
import os
import random
import sqlite3
import subprocess
import threading
import time
from collections import Counter

from home import DONE, WORLD, add, bail
from script import LATER_MINUTES

CALM_TRIES = 5     # of a round that nothing disturbs
TRIES_MAX = 6      # of a round, to hit with what was drawn
ROUND_MAX_S = 120  # a daemon that takes longer has hung
RESTORED = 0.15    # of the rounds with letters
TMPFS = "size=48m"

# How a recipient fails at the sink.
PLANS = ["r4", "d4", "drop", "grey", "-"]
REFUSALS = ["421 4.3.2 closing at hello", "454 4.7.0 later at auth", "535 5.7.8 wrong at auth",
            "451 4.3.0 later at mail", "452 4.2.2 full at mail", "550 5.7.1 not you at mail"]


class Lost(Exception):
    """The daemon did what no fault excuses."""


class Torture:
    """Plays `rounds` again in `home` with `n` faults, drawn by `seed`. `seconds`: the
    moment of a kill lies before them; `patient`: also what lasts until the daemon gives up.
    `hits` counts what hit, by name; `in_doubt`, by letter, how often nobody could know
    whether it had left."""

    def __init__(self, home, rounds, n, seed, seconds, patient):
        self.home, self.office, self.rounds, self.n = home, home.office, rounds, n
        self.rnd, self.seconds, self.patient = random.Random(seed), seconds, patient
        self.hits, self.in_doubt = Counter(), Counter()
        self.copy, self.last = None, None  # of the mailbox; the time of the round before
        self.has_tmpfs = False

    # --- the home's disk

    def mount(self):
        self.home.path.mkdir(parents=True, exist_ok=True)
        self.has_tmpfs = os.geteuid() == 0 and subprocess.run(
            ["mount", "-t", "tmpfs", "-o", TMPFS, "none", self.home.path],
            capture_output=True).returncode == 0
        return self.has_tmpfs

    def unmount(self):
        if self.has_tmpfs:
            subprocess.run(["umount", "-l", self.home.path], check=True)
        self.has_tmpfs = False

    # --- a round that is disturbed

    def watch(self, process):
        """Its exit status. 0 and 3 are what a daemon may say of a world in trouble."""
        try:
            status = process.wait(ROUND_MAX_S)
        except subprocess.TimeoutExpired:
            process.kill()
            raise Lost(f"a round took longer than {ROUND_MAX_S} seconds")
        if status not in (DONE, WORLD, -9):
            raise Lost(f"the daemon ended with {status}")
        return status

    def disturbed(self, now, disturb):
        """`disturb` gets the process and returns whether it hit."""
        before = self.home.tries()
        process = self.home.daemon(now)
        try:
            hit = disturb(process)
        finally:
            self.watch(process)
        self.count_doubts(before)
        return hit

    def count_doubts(self, before):
        for i in self.home.in_doubt(before):
            self.in_doubt[i] += 1

    def moment(self):
        time.sleep(self.rnd.uniform(0, self.seconds))

    # --- kills

    def kill(self, now):
        def by_chance(process):
            self.moment()
            alive = process.poll() is None
            process.kill()
            return alive
        return self.disturbed(now, by_chance)

    def checkpoint(self, now):
        before = self.home.tries()
        at = self.rnd.randrange(1, 40 if self.rnd.random() < 0.3 else 12)
        status = self.watch(self.home.daemon(now, POSTALGM_CRASH_AT=str(at)))
        self.count_doubts(before)
        return status == -9

    # --- the database and the disk

    def lock(self, now, seconds):
        db = sqlite3.connect(self.home.path / "postalgm.db", isolation_level=None)
        db.execute("PRAGMA busy_timeout = 0")
        end = time.monotonic() + seconds

        def hold(process):
            held = False
            while process.poll() is None and time.monotonic() < end:
                try:
                    if not held:
                        db.execute("BEGIN IMMEDIATE")
                    held = True
                except sqlite3.OperationalError:
                    pass
                time.sleep(0.001)
            return held
        try:
            return self.disturbed(now, hold)
        finally:
            db.close()

    def locked_shortly(self, now):
        return self.lock(now, self.rnd.uniform(0.02, 0.5))

    def locked_long(self, now):
        """Longer than the daemon waits."""
        return self.lock(now, 60)

    def disk(self, now):
        """Full but for some octets. What was sent and cannot be written down is in doubt."""
        if not self.has_tmpfs:
            return False
        before = self.home.tries()
        filler = self.home.path / "filler"
        fs = os.statvfs(self.home.path)
        # The room left lies between nothing and the need of a round.
        room = fs.f_bavail * fs.f_frsize - self.rnd.choice([0, 4096, 1 << 14, 1 << 16, 1 << 18])
        with open(filler, "wb") as f:
            os.posix_fallocate(f.fileno(), 0, max(room, 4096))
        try:
            full = self.watch(self.home.daemon(now)) == WORLD
        finally:
            filler.unlink()
        self.count_doubts(before)
        return full

    # --- the network

    def net(self, now, kind):
        proxy = self.rnd.choice([self.office.into, self.office.out, self.office.out])
        proxy.fault = fault = proxy.draw(self.rnd, kind)
        try:
            self.disturbed(now, lambda process: None)
        finally:
            proxy.fault = None
        return fault.hit > 0

    def cut(self, now):
        return self.net(now, self.rnd.choice(["cut", "reset"]))

    def hang(self, now):
        return self.net(now, "hang")

    def drip(self, now):
        return self.net(now, "drip")

    def refuse(self, now):
        proxy = self.rnd.choice([self.office.into, self.office.out])
        proxy.shut()

        def until(process):
            if self.rnd.random() < 0.5:
                self.moment()
                proxy.open()
                return True
            self.watch(process)
            proxy.open()
            return True
        return self.disturbed(now, until)

    # --- the servers

    def restart(self, now):
        servers = self.office.servers
        stop, start = self.rnd.choice([(servers.stop_dovecot, servers.start_dovecot),
                                       (servers.stop_dovecot, servers.start_dovecot),
                                       (servers.stop_postfix, servers.start_postfix)])

        def again(process):
            self.moment()
            alive = process.poll() is None
            stop()
            start()
            return alive
        return self.disturbed(now, again)

    def renumber(self, now):
        self.office.renumber(self.rnd)
        self.kill(now)
        return True

    def restore(self):
        """The mailbox as it was before the last letters, numbers and all; and the daemon looks
        into it before the next ones come."""
        self.office.restore(self.copy)
        while self.disturbed(self.last, self.watch) != DONE:
            pass
        self.hits["restore"] += 1

    # --- the other server

    def at_sink(self, now, prepare, clear):
        folder = self.office.servers.dir / "taken"
        prepare(folder)
        self.office.out.target = self.office.servers.sink_port
        before = len((folder / "talk").read_text()) if (folder / "talk").exists() else 0
        try:
            self.disturbed(now, lambda process: None)
        finally:
            self.office.out.target = self.office.servers.smtps
            clear(folder)
        return (folder / "talk").exists() and len((folder / "talk").read_text()) > before

    def sink_plan(self, words):
        def prepare(folder):
            (folder / "plan").write_text("\n".join(words))
        return prepare, lambda folder: (folder / "plan").unlink(missing_ok=True)

    def later(self, now):
        """4xx for some recipients, before or after the dot, or no answer to the dot."""
        return self.at_sink(now, *self.sink_plan([self.rnd.choice(PLANS) for _ in range(6)]))

    def mute(self, now):
        """Taken, and not a word."""
        return self.at_sink(now, *self.sink_plan(["-"] * self.rnd.randrange(3) + ["hang"]))

    def refused(self, now):
        line = self.rnd.choice(REFUSALS)
        return self.at_sink(now, lambda folder: (folder / "refuse").write_text(line),
                            lambda folder: (folder / "refuse").unlink())

    # --- a game

    def kinds(self):
        """(weight, fault)"""
        slow = 0.5 if self.patient else 0
        either = [(34, self.kill), (22, self.checkpoint), (4, self.locked_shortly),
                  (slow, self.locked_long), (3 if self.has_tmpfs else 0, self.disk)]
        if not self.office.has_servers:
            return either
        more = [(16, self.cut), (slow, self.hang), (3, self.drip), (3, self.refuse),
                (1.5, self.restart), (3, self.renumber), (6, self.later), (slow, self.mute),
                (3, self.refused)]
        return either + more

    def one_fault(self, now):
        weights, faults = zip(*self.kinds())
        for _ in range(TRIES_MAX):
            fault = self.rnd.choices(faults, weights)[0]
            if fault(now):
                self.hits[fault.__name__.replace("_", " ")] += 1
                return
            # Nothing left to disturb at this time, perhaps: what waits is sent at once.
            if self.rnd.random() < 0.5:
                self.home.gm("outbox", "retry", now=now)

    def deliver(self, r):
        for name, data, when in r.letters:
            self.office.deliver(name, data, when)

    def calm(self, now):
        """Rounds that nothing disturbs but what still ails the servers: a Postfix whose
        Dovecot was away learns of it by a login that fails."""
        for _ in range(CALM_TRIES):
            if self.watch(self.home.daemon(now)) == DONE:
                return
            self.home.gm("outbox", "retry", now=now)
        raise Lost(f"trouble that does not end; {self.home.log.name}")

    def play_away(self, r, n):
        """Without a mailbox there are fewer ways to go wrong."""
        self.office.away()
        for _ in range(n):
            fault = self.rnd.choice([self.kill, self.checkpoint])
            if fault(r.now):
                self.hits[fault.__name__] += 1
        self.office.back()
        self.home.round_without_mailbox(r.now)

    def play_round(self, r, n):
        if r.letters and self.office.name == "imap":
            if self.copy and n and self.rnd.random() < RESTORED:
                self.restore()
            self.copy = self.office.copy()
        self.deliver(r)
        for _ in range(n):
            self.one_fault(r.now)
        self.calm(r.now)
        now = add(r.now, LATER_MINUTES)
        self.calm(now)
        if self.home.unsent():
            self.no_failure()
            self.home.gm("outbox", "retry", now=now)
            self.calm(now)
        self.last = now
        if self.home.unsent():
            raise Lost("letters wait although nothing is in their way")

    def no_failure(self):
        if self.home.ask("SELECT count(*) FROM outbox WHERE state = 'FAILED'")[0][0]:
            raise Lost("a letter was given up")

    def play(self):
        todo = [r for r in self.rounds if not r.words]
        left = self.n
        for r in self.rounds:
            if r.words:
                self.home.gm(*r.words, now=r.now)
                continue
            share = -(-left // max(len(todo), 1))
            todo.pop()
            had = sum(self.hits.values())
            (self.play_away if r.away else self.play_round)(r, share)
            hit = sum(self.hits.values()) - had
            left -= hit
            if r.move and hit:
                self.hits["clock: " + r.move] += 1
        self.office.settle(0)
