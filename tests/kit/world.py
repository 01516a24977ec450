"""A GM's world in a test: a home, its clock, its letters, commands and what they say. Each
check stands with the sentence that promises it. What season/ and handwork.py are made of.
"""
import email
import email.message
import email.policy
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from datetime import datetime, timedelta, timezone
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "demo"))
import players  # noqa: E402

BUILD = Path(sys.argv[1] if len(sys.argv) > 1 else "build").resolve()
GM, HOUSE = "me@example.net", "gm@example.org"
LIMIT = 600  # seconds of a command; only a hang takes so long, on the slowest machine
STATUS = "Exit status 0 done, 1 refused or not true, 2 wrong usage, 3 trouble with the world"
count = failed = 0


def check(good, what, promise, *seen):
    """One TAP line; when it fails, the sentence that promised it and what was seen."""
    global count, failed
    count += 1
    print(f"{'ok' if good else 'not ok'} {count} - {what}", flush=True)
    if not good:
        failed += 1
        print("#   promised: " + promise)
        for s in seen:
            print("\n".join("#   " + line for line in str(s).rstrip().split("\n")[:60]))
    return good


def finish():
    """The plan of TAP; has anything failed?"""
    print(f"1..{count}")
    return failed > 0


def form_examples(letter):
    """The examples of the order form, which may be sent as they are: of those for one decision, such as "pass" beside bids,
    the first; wishes for an alliance are left out, so that "pass" stands."""
    text = letter.mail.get_body(("plain",)).get_content()
    part = re.search(r"^\d+ YOUR ORDERS[^\n]*\n(.*?)(?=^\d+ [A-Z]|\Z)", text, re.S | re.M)
    text = re.sub(r"\n\s*#\s{5,}", " ", part.group(1) if part else "")
    lines = [l.strip() for l in re.findall(r"^\s*#   (\S.*)$", text, re.M)]
    lines = [l for l in lines if not l.startswith(("ally", "break", "maxcards", "ask")) and " if red " not in l]
    battles = {}
    for l in lines:
        if l.startswith("battle"):
            battles.setdefault(l.split(" send ")[0].split(" dial ")[0], l)
    lines = [l for l in lines if not l.startswith("battle") or l in battles.values()]
    return [l for l in lines if l != "pass" or len(lines) == 1]


def filled_in(colour, report):
    """The form, filled in; a table of answers beside a card would be two orders for one decision.
    Who attacks asks nobody to join: so a turn brings a player one base outside at most (the deals of
    the form are of cards), and in the three turns of a season nobody has five, whatever the cards."""
    own = re.findall(rf"^  C(\d+) {colour.title()} at ", report.text, re.M)
    lines = [l for l in players.order_lines(colour, report) if not re.match(r"c\d+: if", l)]
    return [f"invite nobody in c{m[1]}" if (m := re.match(r"invite .* in c(\d+)$", l)) and m[1] in own else l
            for l in lines]


def hand_of(letter):
    """The line of cards in a report; "" of an empty hand."""
    found = re.search(r"Your cards: (.*?)\n  [A-Z]", letter.text, re.S)
    return " ".join(found.group(1).split()) if found else ""


def utc(text):
    return datetime.fromisoformat(text).replace(tzinfo=timezone.utc)


class Letter:

    def __init__(self, number, raw):
        self.number = number
        self.mail = email.message_from_bytes(raw, policy=email.policy.default)
        self.to, self.subject = str(self.mail["To"]), str(self.mail["Subject"])
        self.text = players.body(self.mail)
        self.flat = " ".join(self.text.split())

    def __str__(self):
        return f"To: {self.to}\nSubject: {self.subject}\n\n{self.text}"


class Said:
    """The output of a command."""

    def __init__(self, done):
        self.rc, self.out, self.err = done.returncode, done.stdout, done.stderr
        self.flat = " ".join((self.out + " " + self.err).split())

    def __str__(self):
        return f"exit status {self.rc}\n{self.out}\n{self.err}"

    def json(self):
        return json.loads(self.out)


class World:
    """A home, its clock and all that was sent from it."""

    def __init__(self, home, start):
        self.home, self.now, self.sent, self.n = Path(home), utc(start), [], 0
        self.env = dict(os.environ, POSTALGM_HOME=str(home), TZ="UTC")
        self.log = ""
        self.habit = {}  # who answers each report at once, and what they write below their orders

    def stamp(self):
        return self.now.strftime("%Y-%m-%dT%H:%M:%SZ")

    def gm(self, *args, stdin="", clock=True):
        line = [str(BUILD / "postalgm"), *map(str, args)] + (["--now", self.stamp()] if clock else [])
        return Said(subprocess.run(line, input=stdin, text=True, capture_output=True, env=self.env,
              timeout=LIMIT))

    def round(self, minutes=0):
        """Runs one round, `minutes` later, and returns the letters that it sent."""
        self.now += timedelta(minutes=minutes)
        done = subprocess.run([str(BUILD / "postalgmd"), "--once", "--now", self.stamp()], text=True,
              capture_output=True, env=self.env, timeout=LIMIT)
        if done.returncode:
            check(False, f"a round at {self.stamp()}", "`postalgmd --once` does one round; then exits 0",
                  done.stderr)
        self.log += done.stderr
        new = self.collect()
        for l in new:
            name = l.to.split("@")[0].title()
            if name in self.habit and re.search("(orders due|nothing to order) .*report", l.subject):
                colour = re.search(r"\((\w+)\)$", l.subject).group(1).lower()
                lines = filled_in(colour, players.Report(l.mail))
                self.write(person(name), l, "\n".join(lines + [self.habit[name]]), late=1)
        return new

    def collect(self):
        folder, known = self.home / "mail/out/new", {l.number for l in self.sent}
        new = []
        for p in folder.iterdir():
            number = int(p.name.split(".")[1])
            if number not in known:
                new.append(Letter(number, p.read_bytes()))
        new.sort(key=lambda l: l.number)
        self.sent += new
        return new

    def deadlines(self):
        found = []
        for g in self.gm("game", "list", "--json").json():
            if g["status"] == "running" and g["deadline"]:
                found.append(datetime.fromisoformat(g["deadline"].replace("Z", "+00:00")))
        return found

    def go(self, to):
        """Rounds until then, at each moment at which something is due in a game."""
        end = utc(to) if isinstance(to, str) else to
        new = []
        while self.now < end:
            moments = [d + timedelta(minutes=m) for d in self.deadlines() for m in (-2880, -720, -20, 1, 61,
                  121)] + [end]
            self.now = min(m for m in moments if m > self.now)
            new += self.round()
        return new

    def deadline(self, game):
        d = self.gm("game", "show", game, "--json").json()["deadline"]
        return d and datetime.fromisoformat(d.replace("Z", "+00:00"))

    def write(self, who, to, text, late=0, **fields):
        """A letter from `who` ("Ann <ann@...>"), an answer to the letter `to` or to an address."""
        self.n += 1
        m = email.message.EmailMessage(policy=email.policy.SMTP)
        m["From"] = who
        m["To"] = str(to.mail["Reply-To"] or to.mail["From"]) if isinstance(to, Letter) else to
        m["Subject"] = fields.pop("subject", "Re: " + to.subject if isinstance(to, Letter) else "hello")
        m["Message-ID"] = f"<{self.n}.season@{who.split('@')[1].strip('>')}>"
        m["Date"] = self.now.strftime("%a, %d %b %Y %H:%M:%S +0000")
        if isinstance(to, Letter):
            m["In-Reply-To"] = str(to.mail["Message-ID"])
        for k, v in fields.items():
            m[k.replace("_", "-")] = v
        m.set_content(text + "\n", cte="quoted-printable")
        p = self.home / "mail/in/new" / f"{self.n:06d}.season"
        p.write_bytes(m.as_bytes())
        when = (self.now + timedelta(seconds=late)).timestamp()
        os.utime(p, (when, when))

    def answer(self, who, to, text, minutes=2, **fields):
        """Writes, makes a round, and gives the letters to the writer that came of it."""
        self.write(who, to, text, **fields)
        address = who.split("<")[1].strip(">")
        return [l for l in self.round(minutes) if l.to == address]

    def last(self, address, subject=""):
        for l in reversed(self.sent):
            if address in l.to and re.search(subject, l.subject):
                return l
        return None


def to(letters, address, pattern=""):
    return [l for l in letters if address in l.to and re.search(pattern, l.subject + "\n" + l.flat)]


def one(letters):
    return letters[0] if len(letters) == 1 else None


def flat(letters):
    return " ".join(l.flat for l in letters)


def show(letters):
    return "\n----\n".join(str(l) for l in letters) or "(no letter)"


def person(name):
    return f"{name} <{name.lower()}@example.org>"


def wrong(w, rc, words, promise, *args, stdin=""):
    """A wrong word at the desk: its exit status, and an answer that says what is right."""
    said = w.gm(*args, stdin=stdin)
    good = said.rc == rc and all(re.search(x, said.flat, re.I) for x in words)
    check(good, "wrong: " + " ".join(map(str, args))[:70] + f" -> {rc}", promise, said)


def order(w, names, extra="", only=None, clean=True):
    """These players fill in the form of their last report."""
    for colour, name in names:
        r = w.last(name.lower() + "@", r"(orders due|nothing to order) .*report")
        lines = filled_in(colour, players.Report(r.mail))
        w.write(person(name), r, "\n".join(lines + [extra]))
    new = w.round(1)
    for colour, name in names:
        mine = to(new, name.lower() + "@", "receipt")
        if clean and not (one(mine) and "refused" not in mine[0].text.split("\n")[0] and
              mine[0].text.startswith("ACCEPTED")):
            check(False, f"{name}'s form, filled in, is taken whole", "its examples behind `#` ... legal now",
                  show(mine))
    return new


def seat_all(w, game, seats):
    """Seats the players, {colour: name}; each of them joins."""
    for colour, name in seats.items():
        w.gm("seat", "add", game, person(name), "--colour", colour)
    w.round(1)
    for name in seats.values():
        w.write(person(name), w.last(name.lower() + "@", "invitation"), "JOIN")
    w.round(1)


def play(name, start, acts, world=None):
    """Plays the acts, each with the world, in a home of its own; it is left in KEEP, if that names a folder."""
    home = os.environ.get("KEEP") or tempfile.mkdtemp(prefix=name + ".")
    shutil.rmtree(home, ignore_errors=True)
    w = (world or World)(home, start)
    try:
        for act in acts:
            act(w)
    finally:
        if "KEEP" not in os.environ:
            shutil.rmtree(home, ignore_errors=True)
    return finish()


def seats_of(seats, *names):
    return [(c, n) for c, n in seats.items() if not names or n in names]
