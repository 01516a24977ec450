#!/usr/bin/env python3
"""A GM's season, written from the texts alone: what the product page, the page on orders,
the reports, the handling of mail, the rulings, --help and the man pages promise, each check
with the sentence that promises it. Three games at once on one home, six weeks by the
injected clock; every letter goes through Maildirs and `postalgmd --once --now`.

    season.py BUILD     prints TAP; with KEEP=DIR the home stays there to look at
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

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "demo"))
import players  # noqa: E402

BUILD = Path(sys.argv[1] if len(sys.argv) > 1 else "build").resolve()
GM, HOUSE = "me@example.net", "gm@example.org"
LIMIT = 600  # seconds of a command; only a hang takes so long, on the slowest machine
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
    """What a command said."""

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
        self.habit = {}  # who answers each report at once, and what he writes below his orders

    def stamp(self):
        return self.now.strftime("%Y-%m-%dT%H:%M:%SZ")

    def gm(self, *args, stdin="", clock=True):
        line = [str(BUILD / "postalgm"), *map(str, args)] + (["--now", self.stamp()] if clock else [])
        return Said(subprocess.run(line, input=stdin, text=True, capture_output=True, env=self.env,
              timeout=LIMIT))

    def round(self, minutes=0):
        """One round, so many minutes later; the letters that it sent."""
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
            if name in self.habit and re.search("report - orders due", l.subject):
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


STATUS = "Exit status 0 done, 1 refused or not true, 2 wrong usage, 3 trouble with the world"
K, T, S = "kestrel", "trio", "six-7"
KSEATS = {"red": "Ann", "blue": "Bob", "green": "Cat", "yellow": "Dan"}
TSEATS = {"red": "Eva", "blue": "Fay", "green": "Gus"}
SSEATS = {"red": "Hal", "blue": "Ida", "green": "Jon", "yellow": "Kim", "purple": "Leo", "orange": "Mia"}


def invitations(w):
    said = w.gm("init", "--gm", GM, "--address", HOUSE)
    check(said.rc == 0 and all((w.home / f).exists() for f in ("postalgm.json", "postalgm.db", "postalgm.key",
          "mail/in/new", "mail/out")), "init makes the home",
          "postalgm.json, postalgm.db, postalgm.key, mail/in mail/out", said)
    check((w.home / "postalgm.key").stat().st_mode & 0o777 == 0o600, "the key is 0600",
          "postalgm.key (0600, `postalgm init` draws it)")
    key = (w.home / "postalgm.key").read_bytes()
    w.gm("init", "--gm", "other@example.net")
    check((w.home / "postalgm.key").read_bytes() == key and GM in (w.home / "postalgm.json").read_text(),
          "init twice overwrites nothing", "What is there already is never overwritten.")
    check(w.gm("config", "check", clock=False).rc == 0, "config check is content",
          "`postalgm config check` explains faults")
    said = w.gm("game", "new", K, "--seats", 4, "--deadlines", "Tue,Fri 20:00 Europe/London", "--powers",
          "wish:Zombie,Virus,Pacifist,Clone,Anti-Matter,Mind", "--option", "grace=2")
    check(said.rc == 0, "game new kestrel", "start a game in one command", said)
    said = w.gm("game", "new", T, "--seats", 3, "--deadlines", "2 days 18:00 America/New_York; off Sat,Sun",
          "--option", "nmr=standby", "--option", "public=on")
    check(said.rc == 0, "game new trio", "--deadlines knows weekdays and days; days off", said)
    said = w.gm("game", "new", S, "--seats", 6, "--deadlines",
          "7 days 02:30 Europe/Berlin; phase 2,3,4: 4 days 19:00", "--option", "nmr=wait", "--option",
          "title=The Long Six", "--powers", "lot:Zombie,Virus,Anti-Matter,Pacifist,Clone,Mutant,Laser,Empath")
    check(said.rc == 0, "game new six-7", "other lengths for phases", said)
    wrong(w, 1, ["kestrel"], "a game name is taken once", "game", "new", K, "--seats", 4)
    for args, words in ((["game", "new", "A B"], ["2 to 24"]), (["game", "new", "x", "--seats", "4"],
          ["2 to 24"]), (["game", "new", "yy", "--seats", "7"], ["3 to 6"]), (["game", "new", "yy", "--seats",
          "two"], ["seats"]), (["game", "new", "yy", "--deadlines", "Tue 25:00 UTC"], ["25:00|hour"]),
          (["game", "new", "yy", "--deadlines", "Tue 20:00 Europe/Londn"], ["zone", "Europe/London"]),
          (["game", "new", "yy", "--option", "nmr=standbye"], ["random.*wait.*standby"]), (["game", "new",
          "yy", "--powers", "Zombi,none,none,none"], ["Zombie"])):
        said = w.gm(*args)
        check(said.rc in (1, 2) and all(re.search(x, said.flat) for x in words),
              "wrong: " + " ".join(args) + f" -> {said.rc}", "each answer must say what would be right", said)
    for args in (["gaem", "list"], ["game", "lst"], ["game"], ["game", "start"], ["game", "list", "--jsno"],
          ["seat", "add", K], ["phase", "run", K], ["game", "end", K]):
        said = w.gm(*args)
        check(said.rc == 2 and said.err.strip(), "usage: " + " ".join(args) + " -> 2", STATUS, said)
    wrong(w, 1, ["kestrel"], "no such game: those there are, or the nearest", "game", "show", "kestral")
    wrong(w, 2, ["--why"], "postalgm game end G --why TEXT", "game", "end", K)
    said = w.gm("game", "list", "--home", "/nonexistent/home")
    check(said.rc == 3 or said.rc == 1, "a home that is not there", STATUS, said)

    wishes = {"red": "red", "blue": "blue"}
    for game, seats in ((K, KSEATS), (T, TSEATS), (S, SSEATS)):
        for colour, name in seats.items():
            args = ["--colour", colour] if game == K and colour in wishes else []
            if game == K and name == "Dan":
                continue
            said = w.gm("seat", "add", game, person(name), *args)
            if said.rc:
                check(False, f"seat add {game} {name}", "`seat add` mails an invitation", said)
    wrong(w, 1, ["taken"], "a colour is of one seat", "seat", "add", K, person("Dan"), "--colour", "red")
    wrong(w, 1, ["red.*blue.*green.*yellow"], "red blue green yellow purple orange", "seat", "add", K,
          person("Dan"), "--colour", "pink")
    wrong(w, 1, ["ann@example.org|address"], "write an address", "seat", "add", K, "Dan")
    wrong(w, 1, ["Ann|already"], "a player sits once", "seat", "add", K, person("Ann"))
    w.gm("seat", "add", K, "Zed <zed@example.org>")
    said = w.gm("seat", "remove", K, "yellow")
    check(said.rc == 0, "seat remove takes an invitation back",
          "Takes an invitation back before the start; the seat is open again.", said)
    said = w.gm("seat", "add", K, person("Dan"))
    check(said.rc == 0, "the open seat is given again", "the seat is open again", said)
    new = w.round(5)
    for seats, game in ((KSEATS, K), (TSEATS, T), (SSEATS, S)):
        for name in seats.values():
            mine = to(new, name.lower() + "@", "invitation")
            check(len(mine) == 1, f"{name} is invited once to {game}", "`seat add` mails an invitation",
                  show(mine))
    ann = w.last("ann@", "invitation")
    check(re.match(r"gm\+kestrel\.red\.[a-z2-7]{23}@example\.org$", str(ann.mail["Reply-To"])),
          "the reply address is the key", "gm+cosmic-7.red.KEY@example.org ... It stands in Reply-To",
          ann.mail["Reply-To"])
    key = re.search(r"red\.([a-z2-7]{23})", str(ann.mail["Reply-To"])).group(1)
    check(key not in ann.text and key not in ann.subject, "no key in the body", "never in a body", ann)
    zed = to(w.sent, "zed@")
    check(not zed or "taken back" in flat(zed) or "withdrawn" in flat(zed) or len(zed) > 1,
          "whose invitation was taken back before it was sent hears nothing, or of both",
          "the seat is open again", show(zed))

    wrong(w, 1, ["Ann", "Bob", "Cat", "Dan"], "`game start` (refused, with names, while a seat is open)",
          "game", "start", K)
    # The players join, each in a manner of his own; some with wrong words.
    got = w.answer(person("Ann"), ann,
          "JOIN\ncolour red\npowers Zombie, Clone\nword kestrel\nphone +44 20 7946 0000")
    check(len(got) == 1 and "red" in got[0].flat.lower(), "Ann's JOIN is answered",
          "each player replies JOIN", show(got))
    got = w.answer(person("Bob"), w.last("bob@", "invitation"), "jion colour pinc powers Zombi, Virus")
    check(len(got) == 1 and "jion colour pinc" in got[0].text and re.search(r"reply with the word JOIN",
          got[0].flat), "Bob's slip is repeated, with what would be right",
          "points at the wrong *word* and offers a line that would be right", show(got))
    if w.gm("seat", "list", K, "--json").json()[1]["status"] != "joined":
        got = w.answer(person("Bob"), w.last("bob@", "invitation"), "join colour red powers Virus, Zombie")
    seats = {s["name"]: s for s in w.gm("seat", "list", K, "--json").json()}
    check(seats["Bob"]["status"] == "joined" and seats["Bob"]["colour"] != "red",
          "Bob is in, and red is Ann's", "Colours go by wish, the earlier JOIN first", seats["Bob"],
          show(got))
    got = w.answer("Stranger <x@evil.example>", w.last("cat@", "invitation"), "JOIN")
    check(not got and w.gm("seat", "list", K, "--json").json()[2]["status"] == "invited",
          "a stranger with Cat's key does not join for her",
          "key and address of record together count; one without the other waits for a `confirm` from that address",
          show(got))
    held = w.last("cat@", "(?i)confirm|held|waits")
    check(held is not None, "Cat is asked about it", "held + confirm mail to the registered address",
          show(w.sent[-1:]))
    got = w.answer(person("Cat"), w.last("cat@", "invitation"), "DECLINE")
    check(w.gm("seat", "list", K, "--json").json()[2]["status"] in ("open", "declined"),
          "Cat declines: her seat is open", "`JOIN` ... or `DECLINE`", w.gm("seat", "list", K), show(got))
    check(to(w.sent, GM, "Cat|green"), "the GM hears of it", "the GM: see who is missing", show(w.sent[-3:]))
    said = w.gm("seat", "add", K, person("Cat"))
    w.round(1)
    got = w.answer(person("Cat"), w.last("cat@", "invitation"), "Join please! My word: dipper")
    check(one(got) and (re.search(r"Join please! My word", got[0].text) or
          "JOINED" == got[0].text.split("\n")[0]), "Cat's line that is not understood is repeated to her",
          "lists all faults", show(got))
    got = w.answer(person("Cat"), w.last("cat@", "invitation"), "Join, please.\n\nword dipper")
    check(w.gm("seat", "list", K, "--json").json()[2]["status"] == "joined", "Cat joins after all",
          "the seat is open again", said, show(got))
    dan = w.last("dan@", "invitation")
    w.write(person("Dan"), dan, "> " + dan.text.replace("\n", "\n> ") + "\n\njoin")
    new = w.round(3)
    check(w.gm("seat", "list", K, "--json").json()[3]["status"] == "joined", "Dan joins below his quote",
          "top-posting, `>` quotes", show(new))
    check(len(to(new, GM, "start")) == 1, "all in: the GM is told", "all in: the GM is told", show(new))
    for seats in (TSEATS, SSEATS):
        for name in seats.values():
            w.write(person(name), w.last(name.lower() + "@", "invitation"), "join")
    new = w.round(2)
    check(len(to(new, GM, "start")) == 2, "of each game", "all in: the GM is told", show(to(new, GM)))


def main():
    home = os.environ.get("KEEP") or tempfile.mkdtemp(prefix="season.")
    shutil.rmtree(home, ignore_errors=True)
    w = World(home, "2026-10-12 09:00")
    try:
        for act in ACTS:
            act(w)
    finally:
        if "KEEP" not in os.environ:
            shutil.rmtree(home, ignore_errors=True)
    print(f"1..{count}")
    return failed > 0


def start(w):
    w.now = utc("2026-10-12 12:00")
    for game in (K, T):
        said = w.gm("game", "start", game)
        check(said.rc == 0, f"{game} starts", "`game start`: start letter and first report", said)
    wrong(w, 1, ["start"], "a game starts once", "game", "start", K)
    new = w.round(1)
    for name in list(KSEATS.values()) + list(TSEATS.values()):
        mine = to(new, name.lower() + "@")
        check(len(mine) == 2 and "report" in mine[1].subject,
              f"{name} has the start letter just before report 1.1",
              "The start letter ... goes out just before report 1.1.", show(mine)[:1500])
    ann = to(new, "ann@")
    check("bob@example.org" in ann[0].text and "+44 20 7946 0000" in flat(to(new, "bob@")),
          "names, addresses and telephones",
          "PC-5.1 Each player is told the names and addresses of all others (telephone if given).", ann[0])
    check(re.search(r"committed to by [0-9a-f]{64}", ann[0].flat), "the commitment",
          "the start letter (... the commitment; for each his hand)", ann[0])
    check("Your cards: " in ann[0].text and "Your cards: " in ann[1].text, "her hand", "for each his hand",
          ann[1])
    bob = to(new, "bob@")
    check(hand_of(ann[1]) == hand_of(bob[1]) or hand_of(ann[1]) not in flat(bob), "Ann's hand is not told to Bob",
          "PC-5.3 Nobody is told another's hand.")
    check(ann[1].subject == "[KESTREL] T1 P1 report - orders due Tue 13 Oct 19:00 UTC (Red)", "the subject",
          "subject `[CE-7] T5 P1 report - orders due Thu 26 Nov 20:00 UTC (Red)`", ann[1].subject)
    check(re.search(r"DEADLINE  Tue 13 Oct 2026 19:00 UTC", ann[1].text),
          "20:00 in London is 19:00 UTC in summer", "DEADLINE  Thu 26 Nov 2026 20:00 UTC", ann[1].text[:600])
    check(w.deadline(T) == utc("2026-10-14 22:00"), "18:00 in New York is 22:00 UTC in summer",
          "IANA name per game", w.deadline(T))
    heads = [n for n, t in re.findall(r"^(\d+) ([A-Z][A-Z ]+)", ann[1].text, re.M)]
    check(all(len(l) <= 72 for l in ann[1].text.split("\n")), "72 columns",
          "72 columns, ASCII only in the text part", [l for l in ann[1].text.split("\n") if len(l) > 72])
    check(ann[1].text.isascii(), "ASCII", "ASCII only in the text part (names and press aside)")
    check(not re.search(r"^(>|From )", ann[1].text, re.M) and "\t" not in ann[1].text,
          "no > or From lines, no tabs", 'no line that starts with `>` or "From "')
    check(w.gm("phase", "show", K).rc == 0 and w.gm("nmr", "list", K).rc == 0, "phase show, nmr list",
          "see who is missing")


def first_phase(w):
    """kestrel 1.1: wrong words, a window, and Dan of whom nothing comes."""
    r = {n: w.last(n.lower() + "@", "report") for n in KSEATS.values()}
    form = {n: players.Report(r[n].mail) for n in r}
    target = re.search(r"attack (\w+) __", r["Ann"].text).group(1)
    got = w.answer(person("Ann"), r["Ann"], f"attack {target} 3 or {target} 5 with 3 from red 3\n"
          f"Attack {target} 3 with 4 tokens: 2 from 1, 1 from 3\nlimbo 1 to home\ncard 14 in c1\nplay Mobius Tubse\nSorry, busy week!")
    check(one(got), "one receipt", "Never more than one receipt per incoming mail", show(got))
    t = got[0].text
    check(t.split("\n")[0].startswith("ACCEPTED 0 orders") or "refused" in t.split("\n")[0],
          "the verdict is the first line",
          "First line is the verdict: `ACCEPTED 3 orders, 1 line refused, 1 note ignored`", got[0])
    check(re.search(r"\^\^.*preference", t), "the caret under `or`",
          "^^ two alternatives need an order of preference", got[0])
    check(re.search(r"You say 4 tokens but list 3", got[0].flat), "4 said, 3 listed",
          "You say 4 tokens but list 3 (2+1). Which?", got[0])
    check(re.search(r"phase 3 order.*phase 1|this is phase 1", got[0].flat), "a card in phase 1",
          '"that is a phase 1 order, this is phase 3" instead of a syntax error', got[0])
    check("Sorry, busy week!" in got[0].text and
          "not read as orders" in got[0].flat.lower().replace("read as orders", "read as orders"),
          "the note is listed", 'listed in the receipt as "not read as orders"', got[0])
    block = re.search(r"Write instead.*?:\n((?: {5,}.*\n)+)", t)
    lines = block.group(1).split("\n") if block else []
    first = [x for i, x in enumerate(lines) if x and (i == 0 or (x.startswith(" " * 7) and i == 1))]
    said = w.gm("orders", "check", K, "red", stdin="\n".join(first) + "\n")
    check(said.rc == 0 and "ACCEPTED 1 order" in said.out and all(len(x) <= 72 for x in lines),
          "what is offered instead is right, copied as it stands", "the suggested line parses and is legal",
          block, said)
    got = w.answer(person("Ann"), got[0], f"atack {target} 3 with 2 from 1, 1 from 3")
    check(one(got) and re.search(r"^ACCEPTED 1 order", got[0].text) and
          "read 'atack' as attack" in got[0].flat and "[new]" in got[0].text,
          "an answer to the receipt mends it",
          "Its reply address carries the same key, so a mistake is mended by answering the receipt.",
          show(got))
    got = w.answer(person("Ann"), r["Ann"], f"attack {target} 4 with 2 from 1")
    check(one(got) and "[was: " in got[0].text, "a change of mind", "[new], [kept], [was: ...]", show(got))
    got = w.answer(person("Ann"), r["Ann"], "status")
    check(one(got) and f"{target} 4".lower() in got[0].flat.lower(), "STATUS",
          "Your orders so far: mail STATUS.", show(got))
    for word, words in (("help attack", "attack"), ("template", "__"), ("proof", "committed"), ("preview",
          ""), ("rules", ""), ("help preference", "alternatives"), ("timezone Europe/Berlin", "Berlin"),
          ("history 1.1", ""), ("digest on", "")):
        w.now += timedelta(minutes=40)
        got = w.answer(person("Ann"), r["Ann"], word)
        check(one(got) and re.search(words, got[0].flat, re.I), "Ann asks: " + word,
              "ask STATUS, HELP, TEMPLATE, PREVIEW, PROOF", show(got))
        check(not re.search(r"\n\S.{60,}\n  [\w`]+\n\S", got[0].text) and
              all(len(l) <= 72 for l in got[0].text.split("\n")), "72 columns, no torn lines: " + word,
              "Layout rules: 72 columns", show(got))
    for word, words in (("timezone Berlon", "Berlin"), ("format htlm", "html"), ("absent yesterdy",
          "absent|date"), ("wiat", "wait"), ("finall", "final")):
        w.now += timedelta(minutes=40)
        got = w.answer(person("Ann"), r["Ann"], word)
        check(one(got) and re.search(words, got[0].flat, re.I), "Ann slips: " + word,
              "points at the wrong *word* and offers a line that would be right", show(got))


def order(w, names, extra="", only=None, clean=True):
    """These players fill in the form of their last report."""
    for colour, name in names:
        r = w.last(name.lower() + "@", r"report - orders due")
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


def seats_of(seats, *names):
    return [(c, n) for c, n in seats.items() if not names or n in names]


def window(w):
    """trio: early runs."""
    w.now = max(w.now, utc("2026-10-13 06:00"))
    w.round()
    order(w, seats_of(TSEATS, "Eva", "Fay"))
    new = order(w, seats_of(TSEATS, "Gus"))
    check(w.gm("phase", "show", T).rc == 0 and not to(w.round(28), "@example.org", "TRIO.*T1 P2"),
          "not before 30 minutes", "run early after a 30 minute window", w.gm("phase", "show", T))
    r = w.last("eva@", "T1 P1 report")
    eva = players.Report(r.mail)
    w.write(person("Eva"), r, "\n".join(filled_in("red", eva)))
    w.round(0)
    check(not to(w.round(5), "fay@", "T1 P2 report"), "a letter with orders opens the window anew",
          "that each new letter with orders opens anew")
    w.write(person("Gus"), w.last("gus@", "T1 P1 report"), "wait")
    new = w.round(1)
    check(not to(w.round(40), "fay@", "T1 P2 report"), "WAIT holds it", "everybody in and nobody WAITs",
          show(new))
    got = w.answer(person("Gus"), w.last("gus@", "T1 P1 report"), "nowait\nfinal")
    new = w.round(31)
    check(len(to(new, "fay@", "T1 P2 report")) == 1, "NOWAIT: it runs 30 minutes later",
          "everybody in and nobody WAITs: run early after a 30 minute window", show(got), w.gm("phase",
          "show", T))
    # FINAL of all but one who owes something does not run; of all it does.
    said = w.gm("phase", "run", T, "1.1")
    check(said.rc == 1 and "1.2" in said.flat, "phase run of one that has run -> 1",
          "`phase run` is refused if that is not the open phase", said)
    wrong(w, 2, ["3.2|turn and a? ?phase|T.P"], "T.P a turn and phase (`3.2`)", "phase", "run", T, "12")


def deadline(w):
    """kestrel 1.1: the ladder, grace, the GM's word; trio goes on beside it."""
    for n, c in (("Bob", "blue"), ):
        order(w, [(c, n)])
    d = w.deadline(K)
    check(d == utc("2026-10-13 19:00"), "kestrel's deadline", "Tue 20:00 Europe/London", d)
    new = [l for l in w.sent if "KESTREL" in l.subject and re.search(r"remind", l.subject + l.text[:300],
          re.I)]
    check({l.to.split("@")[0] for l in new if l.to != GM} == {"bob", "cat",
          "dan"} if w.now < utc("2026-10-13 07:00") else True, "reminders only to who owes",
          "only to those who owe something")
    new += w.go("2026-10-13 18:30")
    cat = [l for l in w.sent if l.to.startswith("cat@") and re.search("remind", l.subject, re.I)]
    check(len(cat) == 1 and "attack" in cat[0].flat, "Cat is reminded once, 12 hours before, of her attack",
          "saying exactly what", show(cat))
    ann = [l for l in w.sent if l.to.startswith("ann@") and re.search("remind", l.subject, re.I)]
    check(not ann, "Ann, who owes nothing, is not", "only to those who owe something", show(ann))
    mine = [l for l in w.sent if l.to == GM and "KESTREL" in l.subject and re.search("Cat", l.text) and
          re.search("Dan", l.text)]
    check(mine, "the GM gets the list", "the GM gets the list with the last",
          show([l for l in w.sent if l.to == GM][-2:]))
    said = w.gm("nmr", "list", K)
    check(re.search(r"yellow.*attack", said.out), "nmr list: what Dan owes",
          "who owes what for the open phase, reminders sent, misses in a row", said)
    w.go("2026-10-13 19:30")
    check(w.gm("phase", "show", K, "--json").json() and not to(w.sent, "ann@", "T1 P2 report"),
          "grace: not run", "Grace lets late orders count while somebody owes")
    new = order(w, seats_of(KSEATS, "Cat"))
    w.go("2026-10-13 21:10")
    check(not to(w.sent, "ann@", "T1 P2 report"), "1.1 does not run without Dan",
          "Turn 1 phase 1 never runs on an NMR", w.gm("phase", "show", K))
    asked = [l for l in w.sent if l.to == GM and "KESTREL" in l.subject][-1]
    check(all(re.search(x, asked.flat) for x in ("Dan|yellow", "nmr random", "phase extend", "seat replace")),
          "the GM is asked",
          "the GM is asked, and answers with `nmr random`, `phase extend` or `seat replace`", asked)
    wrong(w, 1, ["red|blue|green|yellow"], "SEAT a colour or a number", "nmr", "random", K, "purple")
    said = w.gm("nmr", "random", K, "red")
    check(said.rc == 1, "nmr random for a seat that is in", "Lets a missing seat be played at random.", said)
    said = w.gm("nmr", "random", K, "yellow")
    new = w.round(2)
    check(said.rc == 0 and len(to(new, "ann@", "T1 P2 report")) == 1, "nmr random: it runs",
          "answers with `nmr random`", said, show(to(new, "ann@")))
    ann = to(new, "ann@", "T1 P2 report")
    check(ann and re.search(r"Dan|Yellow", " ".join(players.Report(ann[0].mail).section.get("1",
          []) + players.Report(ann[0].mail).section.get("9", []))), "the miss is public",
          "Every miss and every replacement is public.", show(ann)[:2500])
    check(w.deadline(K) == utc("2026-10-16 19:00"), "the next Friday", "Tue,Fri 20:00 Europe/London",
          w.deadline(K))


def trio_week(w):
    """trio 1.2: ABSENT, a standby who declines, one who takes over."""
    check(w.deadline(T) == utc("2026-10-15 22:00"), "2 days after the run: Thursday",
          "a number of days after the day on which the last phase was run", w.deadline(T))
    wrong(w, 1, ["already|plays|sits"], "standby", "seat", "standby", T, person("Eva"))
    for n in ("Nat", "Ola"):
        said = w.gm("seat", "standby", T, person(n))
        check(said.rc == 0, f"{n} waits for a seat", "Puts somebody on the list of those who wait for a seat",
              said)
    new = w.round(5)
    check(len(to(new, "nat@")) == 1 and "decline" in flat(to(new, "nat@")).lower(), "Nat is told",
          "They are told, and leave the list by answering DECLINE.", show(to(new, "nat@")))
    got = w.answer(person("Eva"), w.last("eva@", "T1 P2"), "absent 15 Oct to 16 Oct")
    check(one(to(got, "eva@", "receipt")) and w.deadline(T) == utc("2026-10-19 22:00"),
          "ABSENT moves the deadline to the day after, days off apart",
          "a deadline that falls into it moves to the day after", show(got), w.deadline(T))
    new = w.sent[-6:]
    check(to(new, "fay@", "Eva|absen") and to(new, "gus@", "Eva|absen"), "all are told",
          "`ABSENT`: all are told", show(new)[:3000])
    got = w.answer(person("Fay"), w.last("fay@", "T1 P2"), "absent 20 Oct to 20 Nov")
    check("14" in flat(to(got, "fay@", "receipt")), "14 days at most",
          "for 14 days of a player in a game at most (`absence_days`)", show(got))
    order(w, seats_of(TSEATS, "Eva", "Fay"))
    w.go("2026-10-16 18:50")
    # kestrel 1.2: Ann and Bob order, Cat too; Dan never
    order(w, seats_of(KSEATS, "Ann", "Bob", "Cat"))
    new = w.go("2026-10-16 22:00")
    rep = to(w.sent, "ann@", "T1 P3 report")
    check(len(rep) == 1, "kestrel 1.2 ran at the end of the grace", "deadline -> grace -> run", w.gm("phase",
          "show", K))
    check(rep and re.search(r"Yellow leaves the game at the end of this turn", rep[0].flat, re.I),
          "Dan's second miss in a row: all read of the removal",
          "two in a row remove [R18] ... Every miss and every replacement is public.", show(rep)[:3500])
    said = w.gm("nmr", "list", K, "--all")
    check(said.rc == 0 and re.search(r"yellow", said.out), "nmr list --all", "misses in a row", said)


def standbys(w):
    """trio 1.2: Gus misses it; Nat declines, Ola takes over by one reply."""
    gus = w.last("gus@", "T1 P2 report")
    new = w.go("2026-10-18 10:00")
    said = w.gm("game", "start", S)
    check(said.rc == 0 and w.deadline(S) == utc("2026-10-25 01:30"),
          "six-7 starts; 02:30 in Berlin comes twice on 25 Oct: the later",
          "missing local time moves forward, doubled takes the later", said, w.deadline(S))
    new = w.go("2026-10-19 22:10")
    check(not to(w.sent, "fay@", "T1 P3 report"), "trio 1.2 waits for a standby",
          "`standby` until the next standby has joined", w.gm("phase", "show", T))
    nat = w.last("nat@", "invitation")
    check(nat and re.search("join", nat.flat, re.I) and "Nat" in nat.flat, "Nat is called",
          "the option nmr=standby of a game calls by itself: for who misses a deadline", nat)
    check("Your cards" not in nat.text, "Nat sees no hand before he has joined",
          "the JOIN of the standby brings him the whole position", nat)
    told = to(new, "gus@")
    check(told and "not good" in flat(told), "Gus is told that his keys are dead", "The old keys die at once",
          show(told))
    check(to(new, GM, "Nat|standby"), "the GM is told", "see who is missing; call a standby", show(to(new,
          GM)))
    got = w.answer(person("Nat"), nat, "Sorry, no time.\n\ndecline")
    new = w.sent[-4:] + w.round(3)
    ola = w.last("ola@", "invitation")
    check(ola and re.search("JOIN", ola.text) and ola.number > nat.number, "Nat declines: Ola is asked",
          "Who says no ... is passed over, and the next is asked.", show(got), ola)
    got = w.answer(person("Gus"), gus, "invite nobody in c1")
    check(not to(got, "gus@", "ACCEPTED") and w.gm("orders", "show", T, "green").rc == 0 and
          "invite" not in w.gm("orders", "show", T, "green").out, "Gus's old key gives nothing",
          "The old keys die at once", show(got), w.gm("orders", "show", T, "green"))
    got = w.answer(person("Ola"), ola, "JOIN")
    rep = to(got, "ola@", "T1 P2")
    check(rep and "Your cards" in flat(rep) and "TOKENS NOW" in flat(rep) and "YOUR ORDERS" in flat(rep),
          "Ola has the whole position and the form by one reply",
          "the new player's `JOIN` brings him the whole position and the open form", show(got))
    check(to(got, "ola@", "POWERS|OPTIONS|WHO PLAYS"), "and who plays, the Powers, the house rules",
          "brings him the whole position", show(got)[:600])
    said = w.gm("nmr", "list", T, "--json")
    check(not re.search(r'"row": [1-9]|"misses": [1-9]', said.out.split("Ola")[-1]), "her row begins at 0",
          "the row of misses starts at 0 [R-183]", said)
    rounds = w.round(1)
    r = rep and rep[-1]
    lines = filled_in("green", players.Report(w.last("ola@", "T1 P2 report").mail))
    got = w.answer(person("Ola"), w.last("ola@", "T1 P2 report"), "\n".join(lines))
    check(got and got[0].text.startswith("ACCEPTED"), "Ola orders", "the open form", show(got))
    new = w.go(w.now + timedelta(minutes=40))
    fay = w.last("fay@", "T1 P3 report")
    check(fay and re.search("Ola", fay.text) and re.search("Gus", fay.text),
          "it runs; all read of miss and takeover", "Every miss and every replacement is public.", fay or
          w.gm("phase", "show", T))


def away(w):
    """kestrel 1.3: nobody runs the daemon over the deadline."""
    d = w.deadline(K)
    check(d == utc("2026-10-20 19:00"), "kestrel 1.3 is due", "Tue,Fri 20:00 Europe/London", d)
    w.go("2026-10-20 15:00")
    order(w, seats_of(KSEATS, "Ann", "Bob"))
    dan = w.last("dan@", "T1 P3 report")
    check(dan and "Your seat is played at random" in dan.flat and "YOUR ORDERS" not in dan.text,
          "whom two misses removed is told, and has no form",
          "PC-18.7 The GM plays on at random for that player to the end of the turn", dan)
    got = w.answer(person("Dan"), dan, "card 4 in c1")
    check(not re.search("ACCEPTED [1-9]", flat(got)) and "no orders are read" in flat(got),
          "no order of his is taken, and he reads why",
          "a receipt never says more than its reader may know; Agreement: the same code checks on arrival and runs at the deadline",
          show(got))
    said = w.gm("orders", "enter", K, "yellow", stdin="card 4 in c1\n")
    check(said.rc == 1 and "seat replace" in said.err, "nor one that the GM enters",
          "each refusal says what would be right", said)
    ran = len(to(w.sent, "ann@", "T1 P4 report|T2 P1 report"))
    w.now = utc("2026-10-21 07:00")
    new = w.round()
    check(len(to(w.sent, "ann@", "T1 P4 report|T2 P1 report")) == ran,
          "after an outage over the deadline the phase waits",
          "the daemon was down across a deadline ... → the phase waits", show(to(new, "ann@"))[:1500])
    late = w.deadline(K)
    check(late and late > w.now, "the deadline moves by the outage", "the deadline moves by the outage", late,
          w.gm("phase", "show", K))
    for a in ("ann@", "bob@", "cat@", GM):
        mine = to(new, a, "KESTREL")
        check(mine and re.search(r"away|outage|down|not running|did not run", flat(mine)), f"{a} is told",
              "all are told", show(mine))
    check("jump" not in w.log, "--now is never a clock jump", "`--now TIME` ... is never a clock jump")
    order(w, seats_of(KSEATS, "Cat"))
    w.go(late + timedelta(hours=2, minutes=5) if late else "2026-10-21 20:00")
    check(len(to(w.sent, "ann@", "T1 P4 report|T2 P1 report")) == ran + 1, "then it runs", "the phase waits",
          w.gm("phase", "show", K), w.now)


def sections(l):
    """What a report tells of the world: its sections 1 to 6 and the player's own."""
    return {k: v for k, v in players.Report(l.mail if isinstance(l,
          Letter) else l).section.items() if k in "1234567"}


def rollback(w):
    """kestrel: preview, run, explain, rollback, the same draws, verify."""
    show_ = w.gm("phase", "show", K, "--json").json()
    tp = f"{show_['turn']}.{show_['phase']}" if "turn" in show_ else re.search(r"\d\.\d", str(show_)).group(0)
    names = [n for n in KSEATS.values() if n != "Dan" and w.last(n.lower() + "@", r"report - orders due")]
    for c, n in seats_of(KSEATS, *names):
        r = w.last(n.lower() + "@", "report - orders due")
        lines = filled_in(c, players.Report(r.mail))
        w.write(person(n), r, "\n".join(lines + ["wait"]))
    w.round(1)
    said = w.gm("phase", "preview", K)
    check(said.rc == 0 and "Report" in said.out, "phase preview: the GM's copy",
          "Shows what would come out if the phase ran now, and who is missing; nothing is kept.", said)
    seen = w.gm("phase", "preview", K, "red")
    check(seen.rc == 0 and "You are RED" in seen.out, "phase preview of a seat",
          "The GM's copy of the report, a seat's, or all of them.", seen)
    wrong(w, 1, ["red|blue"], "SEAT", "phase", "preview", K, "pink")
    said = w.gm("phase", "run", K, tp)
    new = w.round(1)
    ann = to(new, "ann@", "report")
    body = lambda t: re.sub(r"\s+", " ", re.sub(r"(?s)^.*?1 NEWS IN SHORT", "", t.split("8 PRESS")[0]))
    check(said.rc == 0 and ann and body(ann[0].text) == body(seen.out),
          "the run makes the draws of the preview",
          "The run itself, on the same orders, makes the same draws.", seen.out[:6000], show(ann)[:6000])
    said = w.gm("phase", "run", K, tp)
    check(said.rc == 1 and re.search(r"\d\.\d", said.err), "the same command again runs nothing twice",
          "so that a command repeated by mistake runs nothing twice", said)
    for args in (["explain", K, tp], ["explain", K, tp, "red"], ["explain", K, "1.1", "yellow"]):
        said = w.gm(*args)
        check(said.rc == 0 and re.search(r"R-\d\d\d|PC-|rule", said.out), " ".join(args),
              "every act and alternative, who amended it, with rule marks", said)
        check(said.rc == 0 and w.gm(*args, "--json").json(), " ".join(args) + " --json",
              "Every `list`, `show` and `explain` has `--json`.")
    wrong(w, 1, [r"\d\.\d"], "what would be right: a phase that was run", "explain", K, "9.4")
    old = w.last("bob@", "report - orders due")
    wrong(w, 2, ["--why"], "phase rollback G T.P --why TEXT", "phase", "rollback", K, tp)
    wrong(w, 1, [r"\d\.\d"], "any earlier phase", "phase", "rollback", K, "7.1", "--why", "x")
    said = w.gm("phase", "rollback", K, tp, "--why", "Bob's letter was misread")
    new = w.round(1)
    check(said.rc == 0, "rollback", "phase rollback G T.P --why TEXT", said)
    for n in names:
        mine = to(new, n.lower() + "@", "report")
        check(mine and "Bob's letter was misread" in flat(mine), f"{n} reads the reason with the report",
              "All get its report again, with the reason and with their orders that still count",
              show(mine)[:1800])
    ann2 = to(new, "ann@", "report")
    got = w.answer(person("Bob"), old, "\n".join(filled_in("blue", players.Report(old.mail))))
    check(not re.search(r"^ACCEPTED [1-9]", "\n".join(l.text for l in got)), "an old key gives no orders",
          "old reply addresses give no orders", show(got)[:1500])
    said = w.gm("orders", "show", K, "red")
    check(said.rc == 0 and
          re.search(r"attack|card|deal|reward|ally|invite|release|limbo|own colour|lose|No orders", said.out),
          "Ann's orders of then count", "the orders that stood when it was run count until they are changed",
          said)
    said = w.gm("phase", "run", K, tp)
    new = w.round(1)
    again = to(new, "ann@", "report")
    check(again and sections(again[0]) == sections(ann[0]), "the same orders meet the same draws",
          "The same orders meet the same draws.", show(ann)[:4000], show(again)[:4000])
    check(w.gm("explain", K, tp, "--attempt", "1").rc == 0 and w.gm("report", "show", K, "red", tp,
          "--attempt", "1").rc == 0, "what was taken back stays on record",
          "What was taken back stays on record")
    wrong(w, 1, ["1|2|attempt"], "attempts there are", "explain", K, tp, "--attempt", "7")
    said = w.gm("verify", K)
    check(said.rc == 0, "verify", "replay from the journal; check every draw against the commitment", said)
    f = w.home / "k.json"
    said = w.gm("verify", K, "--export", f)
    check(said.rc == 0 and f.exists(), "verify --export", "verify G [--export FILE]", said)
    text = f.read_text()
    check("secret" not in json.loads(text) or not json.loads(text)["secret"],
          "no secret in it while the game runs",
          "While it runs, the file has ... neither secret nor hands, orders or draws", text[:500])
    said = w.gm("verify", f, clock=False)
    check(said.rc in (0, 1) and said.flat, "verify FILE", "The same from such a file", said)
    said = w.gm("report", "show", K, "red")
    check(said.rc == 0 and "You are RED" in said.out, "report show", "report show G [SEAT]", said)
    said = w.gm("report", "show", K, "red", "--format", "pdf")
    check(said.rc in (1, 2) and "text" in said.flat, "report show --format pdf", "[--format text|html|json]",
          said)
    for c, n in seats_of(KSEATS, *names):
        r = w.last(n.lower() + "@", "report - orders due")
        w.write(person(n), r, "\n".join(filled_in(c, players.Report(r.mail)) + ["wait"]))
    w.round(1)
    w.habit.update({n: "wait" for n in ("Ann", "Bob", "Cat", "Eva", "Fay", "Ola")})


def in_many_hands(w):
    """six-7 1.1 is open for a week: letters as people write them."""
    r = {n: w.last(n.lower() + "@", "T1 P1 report") for n in SSEATS.values()}
    goal = {n: re.search(r"attack (\w+) __", r[n].text).group(1) for n in r}

    def hal(text, **fields):
        w.now += timedelta(minutes=45)
        return w.answer(person("Hal"), r["Hal"], text, **fields)

    def orders(seat="red"):
        return w.gm("orders", "show", S, seat).out

    got = hal(f"1. attack {goal['Hal']} 3 with 3 from 3\n2. attack {goal['Hal']} 3 with 2 from 4")
    check("else" in orders() or re.search("1.*2", orders()), "numbered lines are preferences",
          "within the *same* slot the numbers are preferences", show(got), orders())
    got = hal(f"1. attack {goal['Hal']} 3 with 3 from 3\n3. attack {goal['Hal']} 3 with 2 from 4")
    check(re.search("refused", got[0].text.split("\n")[0]), "1 and 3", "must be 1,2,3 without a gap",
          show(got))
    got = hal(f"attack {goal['Hal']} 3")
    check(re.search("How many|chance", got[0].flat), "no number: by chance, with a warning",
          "ok, warned ... tokens by chance [R-019] unless you say", show(got))
    got = hal(f"attack {goal['Hal']} 3 with 6 from 1, 2 from 2")
    check(re.search("4", got[0].flat) and "more than" in got[0].flat or "list" in got[0].flat, "6 from 1 ...",
          "6 is more than an attack may have: read as 4", show(got))
    other = next(c for c in ("green", "yellow", "purple") if c != goal["Hal"].lower())
    got = hal(f"attack {other} 3 with 2 from 1")
    check(re.search(f"Destiny sends you to {goal['Hal']}", got[0].flat, re.I), "the wrong system",
          "Destiny sends you to **Yellow** this turn: read as Yellow 3", show(got))
    got = hal("clear")
    check("attack" not in orders(), "clear empties", "`clear` empties", show(got), orders())
    got = hal("attack " + goal["Hal"] + " 3 with 2\nfrom 1, 1 from 3\nend\nattack blah")
    check("attack" in orders() or "refused" in got[0].text, "after end nothing is read",
          "nothing after it is read", show(got))
    check("blah" not in got[0].text, "not even as a note", "nothing after it is read", show(got))
    got = hal(f"attack {goal['Hal']} 3 with 2 from 1,\n  1 from 3")
    check(re.search(r"2 from Red 1, 1 from Red 3", got[0].flat), "a line that ends in a comma goes on",
          "A line that ends in a comma ... continues on the next.", show(got))
    got = hal("play cosmic zap on bleu's power if bleu uses power")
    check(re.search("do not hold|read 'bleu' as Blue", got[0].flat),
          "what he does not hold, or a repaired word", "read 'Gren' as Green", show(got))
    got = hal("orders turn 1 phase 2\ninvite nobody in c1")
    check(re.search("turn 1, phase 2|1\\.2|phase 2", got[0].flat) and re.search(r"attack", orders()),
          "orders for a later phase are stored for it",
          "A header that names a later phase stores the orders for it [R-014].", show(got))
    got = hal("absent tomorow")
    check(re.search("tomorow|date", got[0].flat), "ABSENT wants a date", "Dates: ISO, `26 Nov`, `Thu`.",
          show(got))
    quoted = "\n".join("> " + x for x in r["Hal"].text.split("\n"))
    got = hal(f"On Sun, the GM wrote:\n{quoted}\n")
    check(got and "NO ORDERS" in got[0].text, "a mail that only quotes ours has no order",
          "any mail we ever send, fed back raw, quoted, forwarded or HTML-wrapped, yields zero orders",
          show(got))
    got = hal("Bonjour, j'attaque la planete rouge")
    check(one(got) and "ACCEPTED" not in got[0].text.split("\n")[0], "another language", "refuse kindly",
          show(got))

    # What goes wrong with keys.
    w.now += timedelta(hours=3)
    ida = r["Ida"]
    got = w.answer(person("Hal"), ida, f"attack {goal['Ida']} 3 with 2 from 1")
    check("attack" not in orders("blue"), "Hal's letter with Ida's key gives no orders",
          "a forward of another player's report (key of the wrong seat: refuse, warn the GM, never act)",
          show(got))
    check(to(w.sent[-4:], GM) or to(w.sent[-4:], "ida@"), "it is told", "warn the GM; held + confirm",
          show(w.sent[-3:]))
    got = w.answer("Ida <ida@phone.example>", ida, f"attack {goal['Ida']} 3 with 2 from 1")
    ask = w.last("ida@example.org", "confirm")
    check(not got and ask, "from another address it is held, and she is asked",
          "one without the other waits for a `confirm` from that address", show(w.sent[-2:]))
    got = w.answer(person("Ida"), ask, "confirm")
    new = got + w.round(1)
    check("attack" in orders("blue"), "her confirm makes it count", "held + confirm", show(new))
    w.answer("Ida <ida@phone.example>", ida, f"attack {goal['Ida']} 4 with 1 from 1")
    held = w.gm("letters", "list", "--state", "held", "--json").json()
    held = [x for x in held if "phone.example" in json.dumps(x)]
    check(held, "letters list --state held", "States are ... held", w.gm("letters", "list", "--state",
          "held"))
    if held:
        said = w.gm("letters", "release", held[0]["id"], "--why", "she rang me up")
        w.round(1)
        check(said.rc == 0 and " 4 with 1" in orders("blue"), "letters release",
              "Lets a letter count that waits", said, orders("blue"))
        wrong(w, 1, ["wait"], "it waits no more", "letters", "drop", held[0]["id"])

    # Press: signed, grey, to one, with a live key in it.
    w.now += timedelta(hours=3)
    key = re.search(r"green\.([a-z2-7]{23})", str(r["Jon"].mail["Reply-To"])).group(1)
    got = w.answer(person("Jon"), r["Jon"], "press to all:\nHello, stars!\nendpress\npress grey to zine:\n"
          f"They say that the key is gm+six-7.green.{key}@example.org\nendpress\npress to blue:\nA deal?\nendpress")
    check(one(got) and got[0].text.count("PRESS") + got[0].text.count("press") >= 1, "press is taken",
          "send press (signed, anonymous, to the zine)", show(got))
    got = w.answer(person("Jon"), r["Jon"], "press to purpel:\nHi\nendpress")
    check(one(got) and re.search(r"\^\^\^\^\^\^ 'purpel'.*players, all, gm or zine", got[0].flat),
          "press to nobody", "points at the wrong *word*", show(got))
    got = w.answer(person("Jon"), r["Jon"], "status", subject="Re: whatever")
    check(one(got), "STATUS after press", "ask STATUS")
    w.in_press = key


def by_phone(w):
    """six-7 1.1: orders by phone, and the doubled hour."""
    ok = []
    for c, n in SSEATS.items():
        r = w.last(n.lower() + "@", "T1 P1 report")
        ok.append("\n".join(filled_in(c, players.Report(r.mail))))
    before = w.gm("orders", "show", S, "red").out
    said = w.gm("orders", "check", S, "red", stdin=ok[0])
    check(said.rc == 0 and re.search("attack", said.out, re.I), "orders check",
          "Says what would be made of these orders, and keeps nothing.", said)
    check(w.gm("orders", "show", S, "red").out == before, "it keeps nothing", "keeps nothing", w.gm("orders",
          "show", S, "red"))
    said = w.gm("orders", "check", S, "red", stdin="attack nobody 3 or blue 4\n")
    check(said.rc == 1 and "^" in said.out + said.err, "orders check of a wrong line -> 1",
          "points at the wrong *word*", said)
    said = w.gm("orders", "enter", S, "red", stdin=ok[0] + "\nplay cosmik zap on blue's power if it rains\n")
    new = w.round(1)
    check(said.rc == 1 and to(new, "hal@", "receipt"),
          "orders enter: one line refused, the rest entered, Hal has the receipt",
          "Exit status 1 when a line is refused; the others are entered.", said, show(new))
    check("attack" in w.gm("orders", "show", S, "red").out, "entered", "the others are entered")
    wrong(w, 1, ["red.*orange|purple"], "SEAT", "orders", "enter", S, "pink", stdin="x")
    said = w.gm("orders", "enter", S, "red", "/nonexistent")
    check(said.rc in (1, 3) and "nonexistent" in said.err, "no such file", STATUS, said)
    for (c, n), text in list(zip(SSEATS.items(), ok))[1:]:
        w.write(person(n), w.last(n.lower() + "@", "T1 P1 report"), text)
    w.round(1)
    got = w.answer(person("Hal"), w.last("hal@", "receipt"), "wait")
    check(one(got) and "WAIT" in got[0].text, "Hal says WAIT", "`wait` stops an early run, never a deadline",
          show(got))
    w.go("2026-10-25 00:45")
    check(not to(w.sent, "ida@", "T1 P2 report"), "not at the first 02:30", "doubled takes the later")
    w.go("2026-10-25 01:35")
    check(len(to(w.sent, "ida@", "T1 P2 report")) == 1, "at the second", "doubled takes the later",
          w.gm("phase", "show", S))
    check(w.deadline(S) == utc("2026-10-29 18:00"), "phase 2: 4 days, 19:00 winter time",
          "phase 2,3,4: 4 days 19:00", w.deadline(S))
    rep = w.last("ida@", "T1 P2 report")
    kim = w.last("kim@", "T1 P2 report")
    check("Hello, stars!" in kim.text and "A deal?" not in kim.text and "A deal?" in rep.text,
          "press reaches its readers", "send press (signed, anonymous, to the zine)", kim)
    check(not any(w.in_press in l.text for l in w.sent), "no live key leaves through press",
          "what players send on is scanned so that no live key leaves through press")
    check("The Long Six" in rep.text.split("\n")[0], "the game's full name in the head",
          'COSMIC ENCOUNTER BY MAIL - GAME CE-7 "Kestrel"', rep.text[:300])


def brakes(w):
    """six-7 1.2: four of six are missing; then one; a seat is replaced."""
    names = list(SSEATS.values())
    owing = [n for n in names if "You need: nothing" not in w.last(n.lower() + "@", "T1 P2").text]
    order(w, seats_of(SSEATS, "Hal", "Ida"))
    w.go("2026-10-29 17:55")

    def reminders(n):
        return [l for l in w.sent if l.to.startswith(n.lower() + "@") and "SIX-7" in l.subject and
              re.search("remind", l.subject, re.I) and "T1 P2" in l.subject]

    check(len(reminders("Jon")) == 2 and len(reminders("Mia")) == 2, "48 h and 12 h before",
          "reminder ladder (defaults 48 h and 12 h before ...)", show(reminders("Jon")), [(l.to,
          l.subject) for l in w.sent if "SIX-7" in l.subject][-20:])
    check(not reminders("Hal"), "not Hal, whose orders are in", "only to those who owe something")
    check(re.search(r"ask", flat(reminders("Jon"))), "of what he owes", "saying exactly what",
          show(reminders("Jon")))
    lists = [l for l in w.sent if l.to == GM and "SIX-7" in l.subject and "T1 P2" in l.subject and
          "Jon" in l.text]
    check(len(lists) >= 1, "the GM has the list", "the GM gets the list with the last", [(l.to,
          l.subject) for l in w.sent if l.to == GM][-10:])
    new = w.go("2026-10-29 18:05")
    check(not to(w.sent, "hal@", "SIX-7. T1 P3 report"), "four of six missing: the phase waits",
          "more than half of the seats missing ... → the phase waits", w.gm("phase", "show", S))
    for n in names:
        check(to(new, n.lower() + "@", "wait"), f"{n} is told", "the phase waits, all are told", show(to(new,
              n.lower() + "@")))
    got = w.answer(f"GM <{GM}>", w.last(GM, "SIX-7"),
          "status\nnmr lst\nextend 24 ours\nannounce: Please write, all of you!")
    ans = flat(got)
    check(got and re.search(r"Not read as words of the GM: 2 \| nmr lst", ans),
          "the GM's slips by mail are answered with what would be right",
          "a wrong word is told what would be right", show(got))
    ask = [l for l in got if "confirm" in l.flat.lower() and "gm+c." in str(l.mail["Reply-To"])]
    check(ask, "a Maildir vouches for nobody: he is asked to confirm", "GM commands: P2 or C token always.",
          show(got))
    if ask:
        got = w.answer(f"GM <{GM}>", ask[-1], "confirm")
        new = w.sent[-8:]
        check(got and "Jon" in flat(got), "after the confirm: STATUS", "by mail (STATUS, NMR LIST, ...)",
              show(got))
        check(to(w.sent, "jon@", "Please write, all of you!"), "ANNOUNCE goes to all", "ANNOUNCE", [(l.to,
              l.subject) for l in new])
    got = w.answer(f"GM <{GM}>", w.last(GM, "SIX-7"), "wait 24\nnmr list")
    ask = [l for l in got if "gm+c." in str(l.mail["Reply-To"])]
    got = w.answer(f"GM <{GM}>", ask[-1], "confirm") if ask else got
    d = w.deadline(S)
    check(d and d > w.now + timedelta(hours=20), "WAIT 24 by mail", "wait 24", show(got), d, w.gm("phase",
          "show", S))
    order(w, seats_of(SSEATS, "Jon", "Kim", "Mia"), clean=False)
    said = w.gm("seat", "replace", S, "purple", "Pia")
    check(said.rc == 1 and "@" in said.err, "seat replace without an address", "seat replace G SEAT ADDRESS",
          said)
    wrong(w, 1, ["Hal|already|sits"], "who sits there already", "seat", "replace", S, "purple", person("Hal"))
    leo = w.last("leo@", "T1 P2")
    said = w.gm("seat", "replace", S, "purple", person("Pia"))
    check(said.rc == 0, "seat replace", "replace", said)
    w.round(1)
    got = w.answer(person("Leo"), leo, "invite nobody in c1\nstatus")
    check(not re.search("Your cards|ACCEPTED", flat(got)), "Leo's key is dead at once",
          "the old keys die at once", show(got))
    pia = w.last("pia@", "SIX-7")
    check(pia and "JOIN" in pia.text and "Your cards" not in pia.text, "Pia is asked",
          "the new player's `JOIN`", pia)
    got = w.answer("Leo <leo@example.org>", pia, "join")
    check(w.gm("seat", "list", S, "--json").json()[4]["status"] != "joined", "Leo cannot join with her key",
          "key and address of record together count", show(got))
    got = w.answer(person("Pia"), pia, "join")
    rep = to(got, "pia@", "T1 P2")
    check(rep and "Your cards" in flat(rep) and "YOUR ORDERS" in flat(rep),
          "JOIN brings the whole position and the open form",
          "the new player's `JOIN` brings him the whole position and the open form", show(got)[:1500])
    order(w, [("purple", "Pia")], clean=False)
    w.habit.update({n: "wait" for n in ("Hal", "Ida", "Jon", "Kim", "Mia", "Pia")})
    w.go(w.now + timedelta(minutes=35))
    rep = w.last("hal@", "SIX-7. T1 P3 report")
    check(rep and "Pia" in rep.text and "Leo" in rep.text, "all in: it runs, and all read of the replacement",
          "Every miss and every replacement is public.", rep or w.gm("phase", "show", S), w.gm("nmr", "list",
          S))


def leaving(w):
    """trio: a reader, RESIGN with confirm, RESIGN NOW, the last one wins, all is told."""
    got = w.answer("Rex <rex@example.com>", HOUSE, "observe trio", subject="hello")
    check(one(got) and "confirm" in got[0].flat, "OBSERVE of a public game: one question", "asked back once",
          show(got))
    w.answer("Rex <rex@example.com>", got[0], "confirm") if got else None
    got = w.answer("Rex <rex@example.com>", HOUSE, "observe kestrel", subject="hello")
    check(not got, "of a game that is not public a stranger hears nothing",
          "Of a game that is not public a stranger hears nothing.", show(got))
    check(re.search(r"observer|reader|read along", w.gm("game", "show", T).out), "game show counts them",
          "`game show` counts them.", w.gm("game", "show", T))
    w.go("2026-11-01 18:00")
    d = w.deadline(T)
    check(d and d.strftime("%H:%M") == "23:00", "18:00 in New York is 23:00 UTC from 1 November",
          "times in the zone of the game", d)
    w.go(d + timedelta(minutes=5))
    rex = to(w.sent, "rex@", "TRIO. .*report")
    check(rex and "Your cards" not in flat(rex), "Rex reads along, without hands",
          "after a `confirm` each report comes as its readers may know it", [(l.to,
          l.subject) for l in w.sent[-12:]])
    fay = w.last("fay@", "report")
    w.habit.pop("Fay"), w.habit.pop("Eva")
    got = w.answer(person("Fay"), fay, "resign")
    ask = [l for l in got if "gm+c." in str(l.mail["Reply-To"])]
    check(ask and w.gm("seat", "list", T, "--json").json()[1]["resigned"] is False, "RESIGN is asked about",
          "`RESIGN`, once confirmed", show(got))
    got = w.answer(person("Fay"), ask[0], "Yes please.\n\nconfirm") if ask else []
    check(w.gm("seat", "list", T, "--json").json()[1]["status"] == "joined" and "confirm" in flat(got),
          "an answer that does not begin with confirm does nothing, and is told so",
          "the answer must begin with `confirm`", show(got))
    got = w.answer(person("Fay"), ask[0], "Confirm!") if ask else []
    check(w.gm("seat", "list", T, "--json").json()[1]["status"] == "leaving" and
          re.search("end of (this|the) turn", flat(got)), "Fay has resigned",
          "`RESIGN`, once confirmed: the seat is removed at the end of the turn", show(got), w.gm("seat",
          "list", T))
    check(to(w.sent[-8:] + w.round(1), "ola@", "Fay|Blue"), "all are told",
          "Every miss and every replacement is public.", [(l.to, l.subject) for l in w.sent[-8:]])
    got = w.answer(person("Eva"), w.last("eva@", "report"), "resign nwo")
    check(one(to(got, "eva@", "receipt")), "RESIGN NWO", "an answer that says what would be right", show(got))
    eva = [l for l in got if "gm+c." in str(l.mail["Reply-To"])]
    got = w.answer(person("Eva"), w.last("eva@", "report"), "resign now")
    check(to(got, "eva@", "receipt") and w.gm("seat", "list", T, "--json").json()[0]["status"] == "resigned",
          "RESIGN NOW", "after `RESIGN NOW` played at random until then", show(got))
    for i in range(8):
        g = w.gm("game", "show", T, "--json").json()
        if g["status"] == "over":
            break
        tp = re.search(r"\d+\.\d", w.gm("phase", "show", T).out).group(0)
        w.gm("phase", "run", T, tp)
        w.round(2)
    g = w.gm("game", "show", T, "--json").json()
    check(g["status"] == "over" and "Ola" in str(g["winners"]) + str(g), "the last one wins",
          "R-182 One player left -> that player wins.", g)
    last = w.last("ola@", "TRIO. last report")
    check(last and re.search("Ola|Green", last.text) and "Secret:" in last.text and
          re.search(r"[0-9a-f]{64}|[0-9a-f]{32}", last.text) and "YOUR ORDERS" not in last.text and
          re.search("Attack", last.text), "the last report: winner, hands, secret, no form",
          "The last report names the winners, prints every hand, the secret and the lucky words, and has no form.",
          last)
    got = w.answer(person("Fay"), w.last("fay@", "TRIO"), "proof")
    check(got and "secret" in flat(got), "PROOF after the end", "PROOF by mail", show(got)[:800])
    f = w.home / "trio.json"
    w.gm("verify", T, "--export", f)
    said = w.gm("verify", f, clock=False)
    check(said.rc == 0 and "NOT CHECKED" not in said.out, "anybody can check the export",
          "writes a file with which anybody can do the same once the game is over", said)
    text = f.read_text()
    m = re.search(r'"Attack (\d+)"|"n": ?(\d+)', text)
    draws = re.search(r'"draws": ?\[.*?(\d+)\s*[,}\]]', text, re.S)
    bad = w.home / "trio-bad.json"
    bad.write_text(text[:draws.start(1)] + str(int(draws.group(1)) + 1) + text[draws.end(1):] if draws else text.replace("attack",
          "atttack", 1))
    said = w.gm("verify", bad, clock=False)
    check(said.rc == 1 and said.flat, "a changed draw fails",
          "A file that was changed fails with the phase, and the draw or the part, that is not right.", said)
    wrong(w, 1, ["over"], "a game that is over", "phase", "run", T, "1.1")
    wrong(w, 1, ["force"], "opened again with --force only", "phase", "rollback", T, "1.2", "--why", "x")


def bounce(w, l, status="5.1.1"):
    w.n += 1
    p = w.home / "mail/in/new" / f"{w.n:06d}.bounce"
    p.write_text(f"Return-Path: <>\nFrom: MAILER-DAEMON@mx.example.org\nTo: {str(l.mail['Return-Path']).strip('<>')}\nSubject: Undelivered\n"
          f"Message-ID: <b{w.n}@mx.example.org>\nMIME-Version: 1.0\nContent-Type: multipart/report; report-type=delivery-status; boundary=xx\n\n"
          "--xx\nContent-Type: text/plain\n\nsorry\n--xx\nContent-Type: message/delivery-status\n\n"
          f"Reporting-MTA: dns; mx.example.org\n\nFinal-Recipient: rfc822; {l.to}\nAction: failed\nStatus: {status}\n\n--xx--\n")
    os.utime(p, (w.now.timestamp(), ) * 2)


def post(w):
    """Bounces, robots, the outbox, the letters, health."""
    g = w.gm("game", "show", K, "--json").json()
    check(g["status"] == "running", "kestrel is still being played",
          "3.1 The game is won by having bases on 5 planets outside one's own system", g)
    check(w.gm("health").rc == 0, "health", "exit status 0 healthy", w.gm("health"))
    n = len(w.sent)
    w.write(person("Ann"), w.last("ann@", "report"), "I am away until Monday.", Auto_Submitted="auto-replied")
    got = to(w.round(1), "ann@")
    check(not got, "a robot gets no answer", "none to auto-replies, bounces or lists", show(got))
    got = w.answer("X <x@example.com>", HOUSE, "hello, what is this?")
    check(not got, "a stranger gets no answer", "a mail with neither is from a stranger and gets no answer",
          show(got))
    w.habit.pop("Bob", None)
    for day in range(5):
        b = [l for l in w.sent if l.to.startswith("bob@")][-1]
        bounce(w, b)
        w.round(1)
        w.gm("announce", K, stdin=f"This is day {day} of the dinner.\n")
        w.round(1)
        w.go(w.now + timedelta(days=1))
    check([l for l in w.sent if l.to == GM and re.search(r"Bob|blue", l.text) and
          re.search("back|deliver|dead|bounce", l.flat)], "the GM is told that Bob's letters come back",
          "Where three letters within no less than three days came back as not deliverable, and a probe after them, the GM is told",
          [(l.to, l.subject) for l in w.sent if l.to in (GM, "bob@example.org")][-20:])
    check(w.gm("health").rc == 1 and re.search("Bob|bob|blue|dead", w.gm("health").out), "health shows it",
          "`nmr list` and `health` show it.", w.gm("health"))
    said = w.gm("seat", "resume", K, "blue")
    check(said.rc == 0, "seat resume", "Writes again to an address that was held for dead.", said)
    wrong(w, 1, ["not|no "], "seat resume of who is not held for dead", "seat", "resume", K, "red")
    said = w.gm("outbox", "list", "--max", 3)
    check(said.rc == 0 and len(said.out.strip().split("\n")) <= 5, "outbox list --max", "at most so many",
          said)
    wrong(w, 2, ["queued.*sent"], "States are queued, sending, ...", "outbox", "list", "--state",
          "lost") if w.gm("outbox", "list", "--state", "lost").rc == 2 else wrong(w, 1, ["queued.*sent"],
          "States are queued, sending, ...", "outbox", "list", "--state", "lost")
    row = w.gm("outbox", "list", "--json", "--state", "sent").json()[0]
    said = w.gm("outbox", "show", row["id"])
    check(said.rc == 0 and row["to"] in said.out, "outbox show", "Shows a letter, and what became of it.",
          said)
    wrong(w, 1, ["99999"], "outbox show of none", "outbox", "show", 99999)
    wrong(w, 1, ["sent"], "a letter that was sent is not dropped", "outbox", "drop", row["id"])
    w.gm("nmr", "remind", K, "red")
    w.gm("announce", K, stdin="Dinner on Friday.\n")
    queued = [x for x in w.gm("outbox", "list", "--json").json() if x["state"] == "QUEUED"]
    check(queued, "announce queues letters",
          "announce: Tells all players something, at once and in the next report.", w.gm("outbox", "list",
          "--max", 5))
    if queued:
        said = w.gm("outbox", "drop", queued[0]["id"])
        new = w.round(1)
        check(said.rc == 0 and queued[0]["id"] not in [l.number for l in new],
              "outbox drop keeps it from being sent", "Keeps a letter from being sent.", said)
        said = w.gm("outbox", "retry", queued[0]["id"])
        new = w.round(1)
        check(said.rc == 0 and queued[0]["id"] in [l.number for l in new] or said.rc == 1 and
              "dropped" in said.flat, "outbox retry", "outbox retry [ID]", said)
    rows = w.gm("letters", "list", "--json").json()
    said = w.gm("letters", "show", rows[0]["id"])
    check(said.rc == 0, "letters show", "Shows what became of a letter", said)
    said = w.gm("letters", "show", rows[0]["id"], "--raw")
    check(said.rc == 0 and "From:" in said.out, "letters show --raw", "or the letter as it came", said)
    wrong(w, 1, ["99999"], "letters show of none", "letters", "show", 99999)
    said = w.gm("letters", "retry", rows[0]["id"])
    check(said.rc == 1 and re.search("set aside.*--state quarantine", said.flat),
          "letters retry of one that was read", "Has a letter that was set aside read again.", said)
    said = w.gm("report", "resend", K, "red")
    new = w.round(1)
    if "no command" in said.err:
        print("# report resend is not there yet")
    else:
        check(said.rc == 0 and to(new, "ann@", "report"), "report resend", "report resend G [SEAT]", said,
              show(new)[:300])


def the_end(w):
    """kestrel: ruling, options, pause, resume, end."""
    said = w.gm("ruling", K, stdin="Tokens in Limbo may be lent.\n")
    new = w.round(1)
    check(said.rc == 0 and to(new, "ann@", "lent"), "ruling", "All are told at once and in the next report",
          said, show(new)[:500])
    check("lent" in w.gm("game", "show", K).out, "game show lists it", "`game show` ... list it", w.gm("game",
          "show", K))
    wrong(w, 1, ["--force"], "a running game keeps its rules unless forced", "game", "option", K,
          "spare_innocent=on")
    wrong(w, 2, ["--why"], "with --force and --why", "game", "option", K, "spare_innocent=on",
          "--force") if w.gm("game", "option", K, "spare_innocent=on", "--force").rc == 2 else wrong(w, 1,
          ["--why"], "with --force and --why", "game", "option", K, "spare_innocent=on", "--force")
    said = w.gm("game", "option", K, "spare_innocent=on", "--force", "--why", "all have agreed")
    new = w.round(1)
    check(said.rc == 0 and to(new, "bob@", "spare_innocent|innocent") and "all have agreed" in flat(new),
          "with --force: all are told at once",
          "PC-19.1 All players are told of new or changed rules at once.", said, show(new)[:800])
    wrong(w, 1, ["not at all|settled|start"], "what is settled at the start, not at all", "game", "option", K,
          "flares=on", "--force", "--why", "x")
    wrong(w, 1, ["absence_days|grace"], "the nearest name", "game", "option", K, "grcae=3")
    wrong(w, 1, ["0..48"], "what it can be", "game", "option", K, "grace=99")
    d = w.deadline(K)
    said = w.gm("game", "pause", K)
    new = w.round(1)
    check(said.rc == 0 and all(to(new, a, "pause") for a in ("ann@", "bob@", "cat@")), "pause: all are told",
          "Stops the clock of a game; all are told.", said, show(new)[:500])
    wrong(w, 1, ["paused|resume"], "paused already", "game", "pause", K)
    got = w.answer(person("Ann"), w.last("ann@", "report"), "status")
    check(one(got) and re.search("pause", got[0].flat, re.I), "STATUS while it is paused says so",
          "ask STATUS", show(got))
    p0 = w.now
    sent = len(w.sent)
    w.go(w.now + timedelta(days=9))
    check(not to(w.sent[sent:], "ann@", "KESTREL. (T|the|last)"), "nothing happens meanwhile",
          "Stops the clock of a game", [(l.to, l.subject) for l in w.sent[sent:]])
    wrong(w, 1, ["resume|paused"], "paused", "phase", "run", K, re.search(r"\d+\.\d", w.gm("phase", "show",
          K).out).group(0))
    said = w.gm("game", "resume", K)
    new = w.round(1)
    d2 = w.deadline(K)
    check(said.rc == 0 and d and d2 and abs((d2 - d) - timedelta(days=9)) < timedelta(hours=26),
          "resume: the deadline moves by the pause", "Lets it run on; the deadline moves by the pause.", said,
          d, d2)
    wrong(w, 1, ["not paused|running|pause"], "not paused", "game", "resume", K)
    said = w.gm("phase", "extend", K, "+36h", "--why", "the post is slow")
    new = w.round(1)
    check(said.rc == 0 and w.deadline(K) == d2 + timedelta(hours=36) and "the post is slow" in flat(to(new,
          "cat@")), "extend", "Moves its deadline; all are told.", said, w.deadline(K))
    for when in ("soon", "2026-11-01T20:00Z", "+99999h", "Fri 20:00 Europe/Londn"):
        wrong(w, 1 if when[0] == "2" else 2, [r"\+36h|Fri|after|past|later|days|zone"],
              "WHEN is a moment, a span, a weekday", "phase", "extend", K, when)
    said = w.gm("game", "end", K, "--why", "Bob has moved to Mars")
    new = w.round(1)
    check(said.rc == 0 and all("Bob has moved to Mars" in flat(to(new, a)) for a in ("ann@", "bob@", "cat@")),
          "end: all read why", "Ends it before its time, without a winner.", said, show(new)[:500])
    check(re.search(r"Secret: [0-9a-f]{64}", flat(to(new, "ann@"))), "and have the secret",
          "reveal of the secret", show(to(new, "ann@"))[:3000])
    said = w.gm("verify", K)
    check(said.rc == 0, "verify after pause, force, rollback and end", "replay from the journal", said)
    said = w.gm("verify", S)
    check(said.rc == 0, "verify six-7", "replay from the journal", said)
    got = w.answer(person("Cat"), w.last("cat@", "KESTREL"), "attack red 3 with 1 from 1")
    check(one(got) and re.search("over|ended", got[0].flat), "an order after the end is told so",
          "every refusal says what would be right *now*", show(got))
    wrong(w, 1, ["over"], "over", "game", "end", K, "--why", "x")
    out = w.log
    keys = {m for l in w.sent for m in re.findall(r"\.([a-z2-7]{23})@", str(l.mail["Reply-To"]))}
    check(not any(k in out for k in keys), "no key in the log",
          "No key, password, order or whole subject is ever in it.")
    check(not any(k in l.text or k in l.subject for l in w.sent for k in keys if k),
          "no key in any body or subject of the season", "never in a body",
          [l.subject for l in w.sent if any(k in l.text for k in keys)][:5])
    wide = [(l.subject, x) for l in w.sent for x in l.text.split("\n") if len(x) > 76]
    check(not wide, "no line of any letter over 76 columns", "Body: lines up to 76", wide[:5])
    odd = [(l.subject, x) for l in w.sent for x in l.text.split("\n") if re.match(r"From |>", x) and
          "report" in l.subject]
    check(not odd, "no report has a line that begins with > or From",
          'no line that starts with `>` or "From "', odd[:5])


ACTS = [invitations, start, first_phase, window, deadline, trio_week, standbys, away, rollback, in_many_hands,
      by_phone, brakes, leaving, post, the_end]
if __name__ == "__main__":
    sys.exit(main())
