#!/usr/bin/env python3
"""A month of a house: many games of two kinds, many players with habits, and a GM who makes the games at the
desk and after that sits down once in the evening and does everything by mail. Every letter goes through
Maildirs and `postalgmd --once --now`. Prints TAP and, as remarks, what the month was like for the GM.

    month.py BUILD        a small house for some days; WHOLE=1: thirty games, 150 players, 31 days;
                          KEEP=DIR leaves the home there
"""
import os
import re
import sys
import time
from collections import Counter
from datetime import timedelta
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent.parent / "kit")]

from evening import GM, Evening, phase_that_waits  # noqa: E402
from habits import Player  # noqa: E402
from price import price  # noqa: E402
from world import Letter, World, check, play  # noqa: E402

WHOLE = bool(os.environ.get("WHOLE"))
N_GAMES, N_PLAYERS, DAYS = (30, 150, 31) if WHOLE else (3, 12, 5)
RULES = ("2 days 20:00 Europe/Berlin", "3 days 19:00 UTC", "Tue,Fri 20:00 Europe/London",
         "2 days 18:00 America/New_York; off Sat,Sun", "Mon,Wed,Fri 20:30 UTC")
NMR = ("random", "standby", "wait")
# The hours, UTC, at which somebody looks: the list of the day comes at 18, the GM sits down at 21.
HOURS = (6.5, 10.2, 14.1, 17.2, 18.1, 18.6, 19.1, 19.6, 20.1, 20.6, 21.0, 21.2, 22.1, 22.6, 1.0)


class Month(World):
    """Letters are looked at once, and sorted by who reads them."""

    def __init__(self, home, start):
        super().__init__(home, start)
        self.by_address, self.to_gm, self.known = {}, [], set()
        self.longest, self.n_written = 0.0, Counter()

    def collect(self):
        new = []
        for p in (self.home / "mail/out/new").iterdir():
            if p.name not in self.known:
                self.known.add(p.name)
                new.append(Letter(int(p.name.split(".")[1]), p.read_bytes()))
        new.sort(key=lambda l: l.number)
        for l in new:
            if l.to == GM or GM in l.to:
                self.to_gm.append(l)
            elif (p := self.by_address.get(l.to.split("<")[-1].strip("> "))) is not None:
                p.read(self, l)
        self.n_written["out"] += len(new)
        return new

    def step(self):
        before = time.monotonic()
        self.round()
        self.longest = max(self.longest, time.monotonic() - before)


def make_house(w):
    """The GM's work at the desk, before the month begins."""
    w.gm("init", "--gm", GM, "--address", "gm@example.org")
    import json
    file = w.home / "postalgm.json"
    config = json.loads(file.read_text())
    config["zone"], config["todo_at"], config["gm_copies"] = "Europe/Berlin", 19, False
    config["mail"]["authserv_id"] = "mx.example.org"
    file.write_text(json.dumps(config))
    people = [Player(n) for n in range(N_PLAYERS)]
    w.by_address = {p.address: p for p in people}
    next_one = 0
    for i in range(N_GAMES):
        dune = i % 3 == 2
        seats = 4 if dune else (6, 5, 6, 5)[i % 4] if WHOLE else 4
        said = w.gm("game", "new", name(i), "--seats", seats, "--deadlines", RULES[i % len(RULES)], "--rules",
                    "dragon_dune" if dune else "cosmic", "--option", f"nmr={NMR[i % 3]}", "--option",
                    f"public={'on' if i % 2 else 'off'}", *(["--option", "anonymous=on"] if i % 10 == 4 else []))
        check(said.rc == 0, f"{name(i)} is made", "start a game in one command", said)
        for _ in range(seats):
            p = people[next_one % N_PLAYERS]
            next_one += 1
            said = w.gm("seat", "add", name(i), str(p))
            check(said.rc == 0, f"{p.name} is invited to {name(i)}", "`seat add` mails an invitation", said)
    for n in range(N_PLAYERS // 15):
        p = Player(1000 + n)
        p.habit = "prompt"
        w.by_address[p.address] = p
        w.gm("person", "standby", str(p))
    return people


def name(i):
    return f"{'dd' if i % 3 == 2 else 'ce'}-{i + 1}"


def trouble(w, day, people):
    """What happens to people in a month."""
    if day % 5 == 3:
        p = people[(7 * day) % len(people)]
        p.dead = not p.dead
    if day % 3 == 2:
        p = people[(11 * day) % len(people)]
        if letter := next((t[1] for t in p.todo), None):
            first = w.now + timedelta(days=2)
            w.write(str(p), letter, f"absent {first.day} {first:%b} to {(first + timedelta(days=3)).day} {first + timedelta(days=3):%b}")


def newcomer(w):
    """Somebody who waits at the GM's for a seat."""
    p = Player(2000 + len(w.by_address))
    p.habit = "prompt"
    w.by_address[p.address] = p
    return p


def live(w, people):
    evening = Evening(lambda: newcomer(w))
    start = w.now
    moments = sorted(start + timedelta(days=d, hours=h) for d in range(DAYS) for h in HOURS)
    for day_no, moment in enumerate(moments):
        w.now = moment
        if moment.hour == 6:
            trouble(w, day_no // len(HOURS), people)
        for p in w.by_address.values():
            w.n_written["in"] += p.write(w)
        w.step()
        if moment.hour == 21 and moment.minute == 0:
            evening.sit_down(w)
    w.now += timedelta(minutes=10)
    w.step()
    return evening


def judge(w, e):
    """What the house promises after such a month."""
    games = w.gm("game", "list", "--all", "--json").json()
    still = [g["name"] for g in games if g["status"] == "inviting"]
    check(not still, "every game was started by mail", "GAME START, or the code of the list", still)
    # A matter may have settled itself between the list and the answer: the player has written at last.
    refused = {why: n for why, n in e.not_done.items() if not re.search("nothing with that code waits|was answered already", why)}
    check(not refused, "no answer with a word that the list offers is refused", "each with the mail word to answer", e.not_done)
    twice = {kind: n for kind, n in e.decisions.items() if kind == "S" and n > len(games)}
    check(not twice, "a game is started once", "the codes of a letter, one a line", twice)
    check(not e.by_hand, "every decision can be answered by mail", "`todo` ... answerable by mail", e.by_hand)
    health = w.gm("health", "--json").json()
    dead = {p.address for p in w.by_address.values() if p.dead}
    # A phase that was asked about in the last evenings has been given time.
    asked = {x["game"]: e.patience[phase_that_waits(x["code"], x["what"])] for x in w.gm("todo", "--json", "--kind", "hold").json()}
    alarms = [a for a in health["alarms"] if not any(x in a for x in dead) and not any(f"'{g}' waits" in a for g in asked)]
    check(not alarms, "health has no alarm but for dead addresses and phases that wait", "healthy, degraded (1) or down (3)", health["alarms"])
    for g in games:
        said = w.gm("verify", g["name"])
        check(said.rc == 0, f"{g['name']} verifies", "replays a game and checks every draw", said)
    check(all(n < 4 for n in asked.values()), "no phase waits once the GM has let it go on", "RUN, NMR RANDOM", asked)
    for words in (["todo"], ["game", "list"], ["nmr", "list", "--all"], ["seat", "list", "--all"], ["person", "list"], ["health"]):
        fine, ms = price(lambda: w.gm(*words), lambda: w.gm("--version"), 30)
        check(fine, f"{' '.join(words)} takes {ms:.0f} ms of processor time", "a command stays under 30 ms")
    return games


def tell(w, e, games):
    print(f"# {len(games)} games, {len(w.by_address)} people, {DAYS} days; letters: {w.n_written['in']} came, {w.n_written['out']} went out")
    print(f"# games: {Counter(g['status'] for g in games)}; phases open now: {Counter(str(g.get('phase')) for g in games)}")
    print(f"# the GM: {sum(e.letters)} letters came, {max(e.letters)} on the worst day; {e.written} answers with {e.lines} lines")
    print(f"# letters to the GM by subject: {dict(e.subjects.most_common(30))}")
    print(f"# decisions by mail: {dict(e.decisions)}; only at the desk: {dict(e.by_hand)}; not done: {dict(e.not_done)}")
    print(f"# the longest round took {w.longest:.1f} s")


def whole(w):
    e = live(w, make_house(w))
    tell(w, e, judge(w, e))


def main():
    return play("month", "2026-11-02 00:00", (whole,), Month)


if __name__ == "__main__":
    sys.exit(main())
