"""The game that is tortured: what the players and the GM do, and when. Played once without
disturbance, it is written down, and then played again from what was written.

Beside the orders of the four players come letters that must not count (a stranger's, an
automatic reply, a copy by another way) and one from an address that nobody knows, which
waits for its player's word. With `moves` the daemon's clock is wrong at times: it leaps
over a deadline, stays there or comes back, or lags behind.

Each time a phase is due, the mailbox on a server cannot be read at first. Its players are told so, once:
were that left to the faults, the tortured game would send a letter that the quiet one does
not."""
import email
import email.policy
import json
import random
import re
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "demo"))
import players  # noqa: E402

from home import GAME, add, bail, from_iso  # noqa: E402

START = datetime(2027, 3, 5, 9, 0, tzinfo=timezone.utc)
MOVES = ["lag", "lag with letters", "leap", "leap and back"]
# Letters that a fault has delayed go out in a round of its own after the one they were
# written in: behind the ten minutes of a letter in doubt, before the half hour of an early
# run.
LATER_MINUTES = 22
EVENINGS_MAX = 5
SETTLED_MINUTES = 3  # after its deadline a phase is run, whatever the post office


class Round:
    """`letters`: (name, bytes, when the mail server took it). `words`: of a GM's command
    instead. `away`: the mailbox cannot be read."""

    def __init__(self, now, letters=(), words=None, move=None, away=False):
        self.now, self.letters, self.words, self.move = now, list(letters), words, move
        self.away = away


class Desk:
    """Where the players see what has reached them, and put what they write."""

    def __init__(self, path):
        self.path, self.has = path, set()
        for sub in ("mail/out/new", "mail/in/new", "mail/in/tmp"):
            (path / sub).mkdir(parents=True)

    def take(self, letters):
        for number, _, data in letters:
            if number not in self.has:
                (self.path / f"mail/out/new/o.{number}.x").write_bytes(data)
                self.has.add(number)

    def write(self, n):
        players.write(self.path, n)
        out = []
        for p in sorted((self.path / "mail/in/new").iterdir()):
            out.append((p.name, p.read_bytes()))
            p.unlink()
        return out

    def questions(self):
        """Letters that ask for a confirm, the newest first."""
        return [m for m in players.letters_out(self.path) if "+c." in str(m["Reply-To"])]


def plain(sender, to, subject, text, name, **more):
    m = email.message.EmailMessage(policy=email.policy.SMTP)
    m["From"], m["To"], m["Subject"] = sender, to, subject
    m["Message-ID"] = f"<{name}@example.com>"
    for key, value in more.items():
        m[key.replace("_", "-")] = value
    m.set_content(text)
    return name, m.as_bytes()


def odd_letters(rnd, n, letters, before):
    """Returns further letters that come to the mailbox now and then."""
    out = []
    if rnd.random() < 0.3:
        out.append(plain("Eve <eve@example.com>", "gm@example.org", "attack",
                         "attack red 1 with 4 from 1\n", f"{n:06d}.stranger"))
    if rnd.random() < 0.3:
        out.append(plain("Bob <bob@example.org>", "gm@example.org", "Out of office",
                         "I am away.\n", f"{n:06d}.away", Auto_Submitted="auto-replied"))
    if before and rnd.random() < 0.5:
        name, data = rnd.choice(before)
        out.append((f"{n:06d}.copy", b"Received: by relay.example.com; Fri, 5 Mar 2027 "
                    b"10:00:00 +0000\r\n" + data))
    if letters and rnd.random() < 0.3:
        at = rnd.randrange(len(letters))
        name, data = letters[at]
        letters[at] = name, re.sub(rb"(?m)^From: .*\r$", b"From: <elsewhere@example.net>\r", data,
                                   count=1)
    return letters + out


class Play:
    def __init__(self, home, desk, seed, phases, moves):
        self.home, self.desk, self.seed, self.phases, self.moves = home, desk, seed, phases, moves
        self.rounds, self.before, self.asked = [], [], 0

    def round(self, now, letters=(), move=None, taken=None):
        """Letters were taken by the mail server a minute before `taken` (else `now`), a
        second apart."""
        at = add(taken or now, -1)
        dated = [(name, data, at + timedelta(seconds=i)) for i, (name, data) in enumerate(letters)]
        self.rounds.append(Round(now, dated, move=move))
        for name, data, when in dated:
            self.home.office.deliver(name, data, when)
        self.home.round(now)
        self.home.round(add(now, LATER_MINUTES))
        n = self.home.ask("SELECT count(*) FROM outbox WHERE state = 'SENT'")[0][0]
        self.home.office.settle(n)
        self.desk.take(self.home.in_order(self.home.office.collect()))

    def due(self, now, move=None):
        """A round at which the phase may be due."""
        if self.home.office.has_servers:
            self.rounds.append(Round(now, away=True))
            self.home.round_without_mailbox(now)
        self.round(now, move=move)

    def gm(self, now, *words):
        self.home.gm(*words, now=now)
        self.rounds.append(Round(now, words=words))

    def letters(self, rnd):
        letters = self.desk.write(len(self.rounds))
        out = odd_letters(rnd, len(self.rounds), letters, self.before)
        self.before += [x for x in letters]
        return out

    def confirm(self, now):
        asked = self.desk.questions()
        new, self.asked = asked[:len(asked) - self.asked], len(asked)
        if new:
            self.round(now, [plain(str(m["To"]), str(m["Reply-To"]), "Re: " + str(m["Subject"]),
                                   "confirm\n", f"{len(self.rounds):06d}.{i}.confirm")
                             for i, m in enumerate(new)])

    def state(self):
        state = json.loads(self.home.gm("phase", "show", GAME, "--json"))
        ends = state.get("deadline")
        return state.get("phase"), ends and not state.get("over") and from_iso(ends)

    def phase(self, n):
        """From the morning of its last day to the evening. False: the game is over."""
        which, deadline = self.state()
        if not deadline:
            return False
        rnd = random.Random(f"{self.seed}/{n}")
        move = rnd.choice(MOVES) if rnd.random() < 0.4 and self.moves else None
        by = timedelta(minutes=rnd.randrange(90, 60 * 60))
        morning = add(deadline, -9 * 60)
        if move == "lag":
            self.round(morning - by, move=move)
        if move in ("leap", "leap and back"):
            self.due(deadline + by, move)
            deadline = self.state()[1]
            morning = morning if move == "leap and back" else add(deadline, -9 * 60)
        lags = move == "lag with letters"
        if lags and not self.home.office.tells_arrival:
            # Nobody but its own clock tells the house when a letter came: one that is dated
            # more than a day later waits for its writer's word.
            by %= timedelta(hours=20)
        self.round(morning - by if lags else morning, self.letters(random.Random(f"{self.seed}/l{n}")),
                   move=move if lags else None, taken=morning)
        self.confirm(add(morning, 60))
        for _ in range(EVENINGS_MAX):  # a brake may put it off
            if self.state()[0] != which or not deadline:
                return True
            self.due(add(deadline, SETTLED_MINUTES))
            deadline = self.state()[1]
        bail(f"phase {which} does not run; {self.home.log.name}")

    def start(self):
        rnd = random.Random(f"{self.seed}/start")
        self.round(add(START, 1))
        self.round(add(START, 30), self.letters(rnd))
        self.confirm(add(START, 45))
        self.gm(add(START, 60), "game", "start", GAME)
        self.round(add(START, 65))

    def play(self):
        self.start()
        for n in range(self.phases):
            if not self.phase(n):
                break
        end = add(self.rounds[-1].now, 60)
        if self.state()[1]:
            self.gm(end, "game", "end", GAME, "--why", "enough is enough")
        self.round(add(end, 1))
        return self.rounds
