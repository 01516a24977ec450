"""The daemon as it really runs, in its loop, under a clock of its own (libfaketime): the
clock leaps over a deadline and comes back while it watches its mailbox, and it is killed and
started again while letters come."""
import glob
import os
import random
import signal
import subprocess
import time

from home import BUILD, Home, add, put
from script import START, Desk, Play, players

LIBRARY = next(iter(glob.glob("/usr/lib/*/faketime/libfaketime.so.1")), None)
PATIENCE_S = 120
KILLS = 5


class Loop:
    """A home whose daemon runs. Its clock stands where `set` put it."""

    def __init__(self, home, clock):
        self.home, self.clock, self.process = home, clock, None

    def set(self, t):
        new = self.clock.with_suffix(".new")
        new.write_text(t.strftime("%Y-%m-%d %H:%M:%S\n"))
        os.rename(new, self.clock)
        self.now = t

    def start(self):
        self.begun = len(self.log())
        env = dict(self.home.env, LD_PRELOAD=LIBRARY, FAKETIME_TIMESTAMP_FILE=str(self.clock),
                   FAKETIME_NO_CACHE="1", DONT_FAKE_MONOTONIC="1", TZ="UTC")
        self.process = subprocess.Popen([str(BUILD / "postalgmd"), "--home", str(self.home.path)],
                                        stdout=self.home.log, stderr=self.home.log, env=env)

    def kill(self):
        self.process.kill()
        self.process.wait()

    def end(self):
        """By a signal, in good order, once it has come so far. Its exit status."""
        self.comes(lambda: "event=confine" in self.log()[self.begun:])
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            self.kill()
            return None

    def comes(self, what):
        """Whether it becomes true within our patience."""
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            if what():
                return True
            time.sleep(0.1)
        return False

    def log(self):
        with open(self.home.log.name) as f:
            return f.read()


def held(loop):
    return loop.home.ask("SELECT hold FROM game")[0][0]


def leap(loop, play):
    """Over the deadline and two days beyond, and back again. That is more than a day, so that
    nothing moves: the phase waits for the GM, and goes on by itself when the clock is right."""
    wrong, before = [], play.state()
    loop.set(add(before[1], 2 * 24 * 60))
    if not loop.comes(lambda: held(loop).startswith("clock: ")):
        return [f"the leap has not held the phase: {play.state()}, '{held(loop)}'"]
    if play.state() != before:
        wrong.append(f"the leap has moved the phase: {before} -> {play.state()}")
    loop.set(add(START, 75))
    put(loop.home.path / "mail/in", "wake", b"From: eve@example.com\r\nTo: gm@example.org\r\n\r\nhello\r\n",
        loop.now)
    if not loop.comes(lambda: "event=clock-jump seconds=-" in loop.log()):
        wrong.append("the log tells of no leap backward")
    if not loop.comes(lambda: held(loop) == ""):
        wrong.append(f"the clock is right, and the phase waits: '{held(loop)}'")
    if play.state() != before:
        wrong.append(f"the leap backward has moved the phase: {before} -> {play.state()}")
    return wrong


def killed(loop, play, rnd):
    """Letters come, and the daemon dies and is started again."""
    play.desk.take(play.home.in_order(play.home.office.collect()))
    letters = play.desk.write(999)
    for i, (name, data) in enumerate(letters):
        put(loop.home.path / "mail/in", name, data, loop.now)
        if i < KILLS:
            time.sleep(rnd.uniform(0, 0.2))
            loop.kill()
            loop.start()
    for _ in range(KILLS - len(letters)):
        time.sleep(rnd.uniform(0, 0.3))
        loop.kill()
        loop.start()
    names = ", ".join(f"'{name}'" for name, _ in letters)
    sql = f"SELECT state FROM inbox WHERE uid_or_name IN ({names})"
    done = [("DONE",)] * len(letters)
    if not loop.comes(lambda: loop.home.ask(sql) == done and not loop.home.unsent()):
        return [f"letters: {loop.home.ask(sql)}, unsent: {loop.home.unsent()}"]
    receipts = loop.home.ask("SELECT rcpt, count(*) FROM outbox WHERE kind = 'receipt' AND"
                             f" phase_no = 1 GROUP BY rcpt HAVING count(*) <> 1")
    return [f"not one receipt: {receipts}"] if receipts else []


def run(base, office, seed, test):
    """Prints through `test`."""
    sanitized = b"__asan_init" in (BUILD / "postalgmd").read_bytes()
    if not LIBRARY or sanitized:
        test.skip("the loop under a clock of its own", "libfaketime and the address sanitizer "
                  "will not be loaded together" if sanitized else
                  "libfaketime is not installed (make deps)")
        return
    log = open(base / "loop.log", "w")
    home = Home(base / "loop", office, log)
    home.create(players.PEOPLE, START)
    play = Play(home, Desk(base / "loop.desk"), seed, 1, False)
    play.start()
    loop = Loop(home, base / "loop.clock")
    loop.set(add(START, 70))
    loop.start()
    try:
        # It has made its first round, and waits.
        loop.comes(lambda: home.ask("SELECT value FROM meta WHERE key = 'last_round'")[0][0]
                   == str(int(loop.now.timestamp())))
        test.ok("loop: a clock that leaps over a deadline closes no phase, and comes back",
                leap(loop, play))
        test.ok(f"loop: killed {KILLS} times, each letter counts once",
                killed(loop, play, random.Random(f"{seed}/loop")))
        status = loop.end()
        test.ok("loop: ends in good order", [] if status == 0 else [f"exit {status}"])
    finally:
        if loop.process.poll() is None:
            loop.kill()
