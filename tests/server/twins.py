#!/usr/bin/env python3
"""Nothing differs but what Green keeps secret: two homes with the same chance and
the same letters, but for what only Green knows - their hand, what they order before they make up
their mind, their notes, questions, settings, letters that wait, press that is not for others. What
reaches anybody else, and the zine, must be byte for byte the same after every round: text,
HTML, picture, twin, calendar, header fields, the order of letters, which pages were written.
And each secret has a word of its own, which is searched for in all that reaches who may not
know it. Three games of different options. Prints TAP.

    twins.py BUILD      KEEP=1 leaves the homes
"""
import base64
import email
import email.policy
import html
import json
import os
import re
import shutil
import sqlite3
import struct
import subprocess
import sys
import tempfile
import zipfile
import zlib
from datetime import datetime, timedelta, timezone
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "demo"))
sys.path.insert(0, str(HERE.parent / "kit"))
import players  # noqa: E402
from sums import seal_snapshots  # noqa: E402
from tap import finish, ok  # noqa: E402
from told import as_told  # noqa: E402

BUILD = Path(sys.argv[1] if len(sys.argv) > 1 else "build").resolve()
WORK = Path(tempfile.mkdtemp(prefix="postalgm-twins."))
GM, HOUSE = "master@example.net", "gm@example.org"
PEOPLE = {"red": "ann", "blue": "bob", "green": "cat", "yellow": "dan", "purple": "eli", "orange": "fay"}
EVE, SID, TIM = "eve@example.com", "sid@example.com", "tim@example.com"

GAMES = [
    {"name": "wren", "seats": 4, "quiet": {"cat"},
     "new": ["--option", "public=on", "--powers", "lot:Zombie,Virus,Pacifist,Clone,Macron,Healer"]},
    {"name": "heron", "seats": 6, "quiet": {"cat", "bob"},
     "new": ["--option", "public=on", "--option", "flares=on", "--option", "title=The Long Six",
             "--powers", "wish:Zombie,Virus,Pacifist,Clone,Macron,Healer,Mutant,Empath"]},
    {"name": "crane", "seats": 3, "quiet": {"cat"},
     "new": ["--option", "nmr=standby", "--option", "auth=P0", "--option", "voice=off",
             "--option", "gm_reads_press=on"]},
]


def run(*args, env, status=(0,), stdin=""):
    p = subprocess.run([str(a) for a in args], capture_output=True, text=True, env=env, input=stdin)
    if p.returncode not in status:
        sys.exit(f"Bail out! {args}: {p.returncode}\n{p.stdout}{p.stderr}")
    return p.stdout + p.stderr


class Letter:
    """One that came out. `row` is its number in the outbox, which nobody is told."""

    def __init__(self, path):
        self.row = int(path.name.split(".")[1])
        self.raw = path.read_bytes()
        self.mail = email.message_from_bytes(self.raw, policy=email.policy.default)
        self.to, self.subject = str(self.mail["To"]), str(self.mail["Subject"])
        self.who = self.to.split("@")[0].split("<")[-1]

    def text(self):
        return players.body(self.mail)

    def parts(self):
        """(type, bytes as a program sees them) of each, and the header."""
        yield "header", "\n".join(f"{k}: {v}" for k, v in self.mail.items()
                                  if k not in ("To", "Reply-To", "Return-Path", "Delivered-To")).encode()
        for p in self.mail.walk():
            if not p.is_multipart():
                yield p.get_content_type(), p.get_payload(decode=True)

    def as_told(self):
        return as_told(self.raw, self.mail)


class Home:
    """One of the twins; side 0 or 1."""

    def __init__(self, game, side):
        self.game, self.side, self.name = game, side, game["name"]
        self.path = WORK / self.name / "ab"[side]
        self.now = datetime(2030, 3, 4, 8, tzinfo=timezone.utc)
        self.env = dict(os.environ, POSTALGM_TEST_SECRET="twins " + self.name, TZ="UTC")
        self.people = dict(list(PEOPLE.items())[:game["seats"]])
        self.letters, self.n, self.log, self.zine = [], 0, "", {}
        self.written = set()
        self.swap, self.started, self.over = None, False, False

    def pick(self, *of):
        return of[self.side]

    def stamp(self):
        return self.now.strftime("%Y-%m-%dT%H:%M:%SZ")

    def gm(self, *args, status=(0,), stdin=""):
        return run(BUILD / "postalgm", "--home", self.path, *args, "--now", self.stamp(), env=self.env,
                   status=status, stdin=stdin)

    def round(self, minutes=0):
        self.now += timedelta(minutes=minutes)
        self.log += run(BUILD / "postalgmd", "--home", self.path, "--once", "--now", self.stamp(), env=self.env)
        known = {l.row for l in self.letters}
        new = [Letter(p) for p in (self.path / "mail/out/new").iterdir() if int(p.name.split(".")[1]) not in known]
        self.letters += sorted(new, key=lambda l: l.row)
        self.look_at_zine()

    def until(self, minutes):
        """A round so long after the deadline, or before it."""
        text = json.loads(self.gm("game", "show", self.name, "--json"))["deadline"]
        self.now = datetime.fromisoformat(text.replace("Z", "+00:00")) + timedelta(minutes=minutes)
        self.round()

    def look_at_zine(self):
        root, pages = self.path / "zine", {}
        for p in root.rglob("*") if root.is_dir() else ():
            if p.is_file():
                name, at = str(p.relative_to(root)), (p.stat().st_mtime_ns, p.stat().st_ino)
                pages[name] = (p.read_bytes(), at)
                if p.suffix == ".epub":  # what a reader of the book meets
                    with zipfile.ZipFile(p) as book:
                        pages |= {f"{name}!{n}": (book.read(n), at) for n in book.namelist()}
                if p.suffix == ".pdf" and shutil.which("pdftotext"):
                    said = subprocess.run(["pdftotext", p, "-"], capture_output=True, check=True)
                    pages[f"{name}!text"] = (said.stdout, at)
        self.written = {n for n, (_, at) in pages.items() if self.zine.get(n, (0, 0))[1] != at}
        self.zine = pages

    def exported(self):
        """The game as a file for anybody, made after each phase."""
        file = self.path / "exported"
        return file.read_bytes() if file.exists() else b""

    def export(self):
        (self.path / "exported").unlink(missing_ok=True)
        self.gm("verify", self.name, "--export", self.path / "exported")

    def write(self, sender, to, text, late=1, head=""):
        self.n += 1
        p = self.path / "mail/in/new" / f"l{self.n:05}"
        p.write_text(f"{head}From: {sender}\nTo: {to}\nSubject: Re: it\nMessage-ID: <{self.n}@{sender.split('@')[1]}>\n"
                     f"Date: {self.now.strftime('%a, %d %b %Y %H:%M:%S +0000')}\nMIME-Version: 1.0\n"
                     f"Content-Type: text/plain; charset=utf-8\n\n{text}\n")
        at = (self.now + timedelta(seconds=late)).timestamp()
        os.utime(p, (at, at))

    def skip(self):
        """The other twin writes a letter here: Message-IDs stay alike."""
        self.n += 1

    def newest(self, who, words=""):
        for l in reversed(self.letters):
            if who == l.who and re.search(words, l.subject) and "gm+" in str(l.mail["Reply-To"]):
                return l
        sys.exit(f"Bail out! {self.path}: no letter to {who} with {words!r}")

    def reply(self, who, text, words="", sender=None, **how):
        if not words and self.started and who in self.people.values():
            words = "orders due .* report"  # not the one that asks for a confirm
        self.write(sender or f"{who}@example.org", str(self.newest(who, words).mail["Reply-To"]), text, **how)

    def report(self, who):
        return players.Report(self.newest(who, "orders due .* report").mail)

    # --- Green's hand

    def trade(self, back=False):
        """A card of Green's against one deep in the deck, in the open position."""
        db = sqlite3.connect(self.path / "postalgm.db")
        no, text = db.execute("SELECT s.phase_no, s.state FROM snapshot s JOIN game g ON g.id = s.game_id"
                              " AND g.phase_no = s.phase_no WHERE g.name = ?", (self.name,)).fetchone()
        state = json.loads(text)
        hand, deck = state["hidden"]["hand"][2]["card"], state["hidden"]["deck"]
        if not back:
            give = max(hand)  # no Attack but where all are: those are played
            at = next(i for i, c in enumerate(deck) if c not in hand and c > 50)
            self.swap = (give, deck[at])
        give, take = self.swap if not back else self.swap[::-1]
        deck[deck.index(take)] = give
        hand[hand.index(give)] = take
        order = sorted(range(len(hand)), key=lambda i: hand[i])
        held = state["hidden"]["hand"][2]  # one list for each fact about a card
        held["card"] = hand
        for fact, values in held.items():
            held[fact] = [values[i] for i in order]
        db.execute("UPDATE snapshot SET state = ? WHERE phase_no = ?",
                   (json.dumps(state, separators=(",", ":"), sort_keys=True), no))
        seal_snapshots(db)
        db.commit()
        db.close()


# --- the letters of a phase

# Questions that a curious player asks: each word of the language with what they may not know.
CURIOUS = """status
preview
history last
proof
help card
help zap
template
attack green 1 with 1 from 1 if green holds green 1
attack green 9 with 40 from 1 if green attacks red 1 else attack green 2 with 1 from 2
invite green in c1 if green is invited in c2
ally green in c1 with 4 from 1 if green allies in c1 else ally green in c2 with 2 from 1
ally green in c3 with 2 from 2 unless green keeps 1 in c1
defend c1 with 2 if green allies in c1, c2 with 1
card attack 40 in c1
card compromise in c2 else attack 8
deal green: i give 1 card, green gives attack 12
deal green: i give base R1, green gives plague
deal green: i give 1 card, green gives cosmic zap
reward c1: 2 cards
lose 2 from 1 for c1
zap green's power in c1 if he uses it
zap green's power in c1
flarezap green
play plague on green
play plague on green if green attacks red 1
mobius tubes
force field on 2 of ally green in c1
emotion control on c1 if i would lose
stellar gas on c1
flare mind wild on green
flare healer in c1
power on green in c1
power: heal green
own colour: redraw
limbo 1 to 1
release 1 to 1
if green holds attack 12 then status
help green"""

# Green's thoughts aloud before they decide: nobody may see a word of them.
THOUGHTS = ("I wonder about zqnote{c} and whether to.",
            "zqwrong{c} attack nobody with 99 from zqplace{c}\nattack red 7 with 3 from 1\ncard attack 77 in c1")


def thoughts(w, turn, phase):
    """Letters of Green's that differ: (first hour, second hour)."""
    c = w.pick("aa", "bbbbbbbbbbbb") + f"{turn}{phase}"
    first = w.pick(
        ["status\npreview\nhelp\n" + THOUGHTS[0].format(c=c)],
        [THOUGHTS[1].format(c=c) + "\nattack blue 1 with 1 from 1 if red attacks green 1\nwait",
         "clear\nhistory last\nproof", "digest on"])
    second = w.pick(["press to gm:\nzqpressgm" + c + "\nendpress\ntimezone America/New_York",
                     "orders turn 3 phase 1\nattack red 1 with 4 from 1\nzqlater" + c],
                    ["press to gm:\nzqpressgm" + c + " and much more of it\nendpress\nformat text json\nfinal"])
    return first, second


def green_writes(w, letters, most=3):
    for i in range(most):
        if i < len(letters):
            w.reply("cat", letters[i], late=1 + i)
        else:
            w.skip()


def orders_of(w, colour, shared):
    """Made up by the first twin, and by nobody else; no cards but what all show."""
    who = w.people[colour]
    if colour not in shared:
        lines = players.order_lines(colour, w.report(who))
        shared[colour] = [l for l in lines if not re.match(r"(play|flare|zap|power|mobius|lose)\b", l)]
    return "\n".join(["replace", *shared[colour]])


def phase(w, shared, turn, phase_no):
    """A generator: what happens until it has run; yields after each round."""
    w.round(5)
    yield "opened"
    if phase_no in (1, 3) and w.side:
        w.trade()
    first, second = thoughts(w, turn, phase_no)
    green_writes(w, first)
    w.reply("ann", "wait\n" + CURIOUS, late=20)
    w.round(65)
    yield "green has thought, red has asked"
    green_writes(w, second)
    held = w.pick("zqheldaa", "zqheldbbbbbb and more") + f"{turn}{phase_no}\nclear"
    if turn == 1:
        w.write("cat@phone.example", str(w.newest("cat", "report").mail["Reply-To"]), held, late=9)
    if w.side and phase_no == 2:
        w.reply("cat", "resign", late=10)
    else:
        w.skip()
    if w.game["name"] == "heron":  # who wrote it: Green or Blue?
        w.reply(w.pick("cat", "bob"), "press grey to all:\nzqgrey somebody is near the top\nendpress", late=11)
        w.reply("cat", f"press to blue:\nzqblue{w.pick('aa', 'bbbbb and more')}\nendpress", late=12)
    for i, colour in enumerate(c for c in w.people if c not in ("red", "green")):
        w.reply(w.people[colour], orders_of(w, colour, shared), late=20 + i)
    w.round(65)
    yield "green has written to others, others have ordered"
    if phase_no == 2 and turn == 1:  # one letter to Green comes back
        bounce(w)
    else:
        w.skip()
    if w.side == 0 and turn == 1:  # what stands in the GM's journal alone
        w.gm("nmr", "remind", w.name, "green", status=(0, 1))
        w.gm("seat", "rekey", w.name, "green")
        for letter in json.loads(w.gm("letters", "list", "--state", "held", "--json")):
            w.gm("letters", "drop", letter["id"], "--why", "zqwhy")
    w.until(-12 * 60 + 5)
    yield "reminded"
    # Green makes up their mind: the same in both.
    w.reply("cat", "nowait\n" + orders_of(w, "green", shared), late=1)
    w.reply("ann", orders_of(w, "red", shared) + "\nwait", late=30)
    w.round(60)
    yield "all are in"
    if phase_no in (2, 4) and w.side:
        w.trade(back=True)
    before = w.newest("ann", "report").row
    w.until(-20)
    w.until(5)
    w.round(70)
    if w.newest("ann", "report").row == before:
        sys.exit(f"Bail out! {w.path}: {turn}.{phase_no} was not run")
    w.export()
    yield "has run"


def bounce(w):
    """Side 0: the server of Green's says that there is no such user."""
    if w.side:
        w.skip()
        return
    back = str(w.newest("cat").mail["Return-Path"]).strip("<>")
    w.n += 1
    p = w.path / "mail/in/new" / f"l{w.n:05}"
    p.write_text(f"Return-Path: <>\nFrom: MAILER-DAEMON@example.org\nTo: {back}\nSubject: failed\n"
                 f"Message-ID: <{w.n}@mx>\nMIME-Version: 1.0\n"
                 "Content-Type: multipart/report; report-type=delivery-status; boundary=b\n\n--b\n"
                 "Content-Type: text/plain\n\nzqbounce no such user\n--b\nContent-Type: message/delivery-status\n\n"
                 "Reporting-MTA: dns; mx.example.org\n\nFinal-Recipient: rfc822; cat@example.org\n"
                 "Action: failed\nStatus: 5.1.1\n\n--b--\n")
    at = (w.now + timedelta(seconds=5)).timestamp()
    os.utime(p, (at, at))


def play(w, shared):
    """The whole of it; the twins go through it side by side."""
    g, name = w.game, w.name
    w.gm("init", "--gm", GM, "--address", HOUSE)
    for game in (name, "private"):
        w.gm("game", "new", game, "--seats", w.game["seats"], "--deadlines", "2 days 20:00 UTC",
             *(g["new"] if game == name else ["--option", "title=zqprivate game"]))
    for colour, who in w.people.items():
        w.gm("seat", "add", name, f"{who.title()} <{who}@example.org>", "--colour", colour)
    w.gm("seat", "add", "private", "Zqprivatename <tom@example.org>")
    w.round()
    yield "invited"
    for colour, who in w.people.items():
        if colour != "green":
            w.reply(who, f"join word zqluck{colour}\nphone 555-{who}-1" +
                    ("\npowers Virus, Clone" if name == "heron" else ""))
    w.round(5)
    yield "others have joined"
    # Before the start even their lucky word and wishes.
    w.reply("cat", f"join word zqluckgreen{w.pick('a', 'bbbbbb')}\nphone 555-{w.pick('zqphonea', 'zqphonebbbb')}\n"
            + w.pick("", "I look forward.\n") + (f"powers {w.pick('Macron, Healer', 'Empath, Virus, Zombie')}\n"
            if name == "heron" else "") + w.pick("timezone Europe/Paris", "timezone Asia/Tokyo"))
    w.round(70)
    yield "green has joined"
    # The word and the wishes are told with the start: from here on they are the same.
    w.reply("cat", "join word zqluckgreen\nphone 555-" + w.pick("zqphonea", "zqphonebbbb")
            + ("\npowers Macron, Healer" if name == "heron" else ""))
    w.round(70)
    yield "green has changed his mind"
    w.reply("ann", "status\nrules\nproof")
    w.gm("seat", "standby", name, f"Sid <{SID}>")
    w.round(5)
    yield "before the start"
    if w.side:  # a phone number is for players: told to all of these
        fix = sqlite3.connect(w.path / "postalgm.db")
        fix.execute("UPDATE seat SET phone = '555-zqphonea' WHERE phone LIKE '%zqphoneb%'")
        fix.commit()
        fix.close()
    w.gm("game", "start", name)
    w.started = True
    w.round(5)
    yield "begun"
    w.write(EVE, HOUSE, f"observe {name}")
    w.round(5)
    if "public=on" in g["new"]:
        w.reply("eve", "confirm", sender=EVE)
    else:
        w.skip()
    w.reply("ann", "format both json")
    w.round(5)
    yield "watched"
    for turn, no in ((1, 1), (1, 2), (1, 3), (1, 4), (2, 1)):
        mine = shared.setdefault((turn, no), {})
        yield from ((f"{turn}.{no}: {what}") for what in phase(w, mine, turn, no))
    w.gm("phase", "rollback", name, "2.1", "--why", "a trial", "--force", status=(0, 1))
    w.round(5)
    yield "taken back"
    mine = shared.setdefault("again", {})
    yield from ((f"2.1 again: {what}") for what in phase(w, mine, 2, 5))
    w.gm("announce", name, stdin="A word to all.\n")
    w.gm("report", "resend", name, "red")
    w.round(5)
    yield "sent again"
    # Another player takes Green over; the old one still writes in one of the worlds.
    w.gm("seat", "replace", name, "green", f"Tim <{TIM}>")
    w.round(5)
    w.reply("tim", "join\nproof\nhistory 1.2\nhistory last", sender=TIM)
    if w.side:
        w.reply("cat", "zqoldkey status\nclear")
    else:
        w.skip()
    w.round(70)
    yield "replaced"
    # After the end every hand, word and draw is told, and still nobody's letters.
    w.gm("game", "end", name, "--why", "a test")
    w.over = True
    w.round(5)
    if not w.side:
        w.export()
    yield "over"


# --- what reaches whom

def canary_readers(w):
    """Who may read the word that begins so; everybody else may not."""
    green = {"cat"}
    return {"zqnote": green, "zqwrong": green, "zqplace": green, "zqlater": green, "zqheld": green | {"master"},
            "zqpressgm": green | {"master"}, "zqblue": green | {"bob"}, "zqbounce": green | {"master"}, "zqwhy": {"master"},
            "zqprivate": {"master", "tom"}, "zqoldkey": green | {"tim"},
            **({} if w.over else {f"zqluck{c}": {who} for c, who in w.people.items()}),
            "zqphone": set(w.people.values()) | {"master", "tim"}}


def words_in(data):
    """All words of ours in it, as they are or in base64, quoted or as entities. In what is packed, letters stand
    beside each other by chance; what a reader of it meets is looked at apart (look_at_zine)."""
    if data.startswith(b"PK"):
        return set()
    if data.startswith(b"%PDF"):
        data = re.sub(rb"stream\r?\n.*?endstream", b"", data, flags=re.S)
    text = data.decode("latin1")
    flat = html.unescape(text).lower()
    found = set(re.findall(r"zq[a-z]+", flat)) | set(re.findall(r"zq[a-z]+", re.sub(r"=\r?\n", "", flat)))
    for chunk in re.findall(r"[A-Za-z0-9+/]{16,}={0,2}", text):
        try:
            inside = base64.b64decode(chunk + "=" * (-len(chunk) % 4)).decode("latin1").lower()
        except ValueError:
            continue
        found |= set(re.findall(r"zq[a-z]+", inside))
    return found


def misplaced(w, who, data):
    bad = []
    for word in words_in(data):
        for prefix, readers in canary_readers(w).items():
            if word.startswith(prefix) and who not in readers:
                bad.append(word)
    return bad


PNG_CHUNKS = {b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND", b"pHYs", b"gAMA", b"sRGB", b"cHRM"}


def png_chunks(data):
    at, kinds = 8, set()
    while at + 8 <= len(data):
        size, kind = struct.unpack(">I4s", data[at:at + 8])
        kinds.add(kind)
        at += 12 + size
    return kinds, at == len(data)


def search(w, letters):
    """Lists the words in these letters, and in the zine, that should not be there."""
    bad = []
    addresses = [f"{who}@example.org" for who in w.people.values()] + [TIM, SID, EVE]
    phones = [f"555-{who}" for who in w.people.values()]
    for l in letters:
        outsider = l.to in (EVE, SID) or (l.to == TIM and "replaced" not in w.told)
        for kind, data in l.parts():
            bad += [(l.to, l.subject, kind, word) for word in misplaced(w, l.who, data)]
            if l.who not in ("master",) and outsider:
                mine = data.decode("latin1")
                bad += [(l.to, l.subject, kind, x) for x in addresses + phones
                        if x in mine and x != l.to]
            if kind == "image/png":
                kinds, whole = png_chunks(data)
                if kinds - PNG_CHUNKS or not whole:
                    bad.append((l.to, "picture", kinds))
    for name, data in [(n, data) for n, (data, _) in w.zine.items()] + [("export", w.exported())]:
        bad += [("zine", name, word) for word in words_in(data)
                if word != "zqgrey" and not (w.over and word.startswith("zqluck"))]
        text = data.decode("latin1")
        bad += [("zine", name, x) for x in addresses + phones if x in text]
        if re.search(r"/ab?/home|postalgm-twins", text):
            bad.append(("zine", name, "a path"))
    return bad


def differs(a, b, quiet):
    """Lists everything that reached anybody but Green and the GM in one world and not in the other."""
    out = []
    mine = [[l for l in w.letters[w.seen:] if l.who not in quiet] for w in (a, b)]
    if [(l.to, l.subject) for l in mine[0]] != [(l.to, l.subject) for l in mine[1]]:
        out.append(("other letters", [[(l.to, l.subject) for l in m] for m in mine]))
    else:
        for x, y in zip(*mine):
            if x.as_told() != y.as_told():
                lines = [p.decode("latin1").split("\n") for p in (x.as_told(), y.as_told())]
                out.append((x.to, x.subject, [p for p in zip(*lines) if p[0] != p[1]][:4],
                            x.text()[:1] and next(((p, q) for p, q in zip(x.text().split("\n"), y.text().split("\n"))
                                                   if p != q), "")))
    for page in sorted(set(a.zine) | set(b.zine)):
        if a.zine.get(page, (b"",))[0] != b.zine.get(page, (b"",))[0]:
            out.append(("zine", page, a.zine.get(page, (b"",))[0][:80], b.zine.get(page, (b"",))[0][:80]))
    if a.exported() != b.exported():
        out.append(("export", a.exported()[:200], b.exported()[:200]))
    if a.written != b.written:
        out.append(("zine: pages written", a.written ^ b.written))
    return out


def twins(game):
    a, b = worlds = [Home(game, side) for side in (0, 1)]
    quiet = game["quiet"] | {"master"}
    shared, steps, letters, bad, worse = {}, 0, 0, [], []
    for w in worlds:
        w.seen, w.told = 0, set()
    for what, _ in zip(play(a, shared), play(b, shared)):
        steps += 1
        difference = differs(a, b, quiet | ({"tim"} if what == "replaced" else set())) if what != "over" else []
        bad += [(what, d) for d in difference]
        for w in worlds:
            new = w.letters[w.seen:]
            w.told.add(what)
            worse += [(what, x) for x in search(w, new)]
            letters += len(new)
            w.seen = len(w.letters)
    return a, b, steps, letters, bad, worse


def main():
    for game in GAMES:
        a, b, steps, letters, bad, worse = twins(game)
        name = game["name"]
        ok(steps > 35 and letters > 200, f"{name}: two worlds side by side", (steps, letters))
        green = [[l.raw for l in w.letters if l.who == "cat"] for w in (a, b)]
        ok(len(green[0]) > 10 and green[0] != green[1], f"{name}: Green's secrets were different ones", len(green[0]))
        ok(any("zqnote" in l.text() for l in a.letters if l.who == "cat") and
           any("zqwrong" in l.text() for l in b.letters if l.who == "cat"), f"{name}: their receipts repeat them")
        ok(not bad, f"{name}: in {steps} looks nobody else saw another byte", "\n".join(map(str, bad[:12])))
        ok(not worse, f"{name}: no secret word reached who may not know it", "\n".join(map(str, worse[:12])))
        for w in (a, b):
            ok(not words_in(w.log.encode()), f"{name}: none is logged", words_in(w.log.encode()))
    if "KEEP" in os.environ:
        print("# " + str(WORK))
    else:
        shutil.rmtree(WORK)
    finish()


if __name__ == "__main__":
    main()
