"""A public game of four for a turn and a half, with letters of every kind; then every key,
every confirm word, every secret and every hand is searched for in everything that is
published, listed or logged. Prints TAP."""
import base64
import email
import email.policy
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "kit"))
from tap import finish, ok  # noqa: E402

BUILD = Path(sys.argv[1]).resolve()
WORK = Path(tempfile.mkdtemp(prefix="postalgm-secrets."))
HOME = WORK / "home"
PLAYERS = {"red": "ann", "blue": "bob", "green": "cat", "yellow": "dan"}
LUCKY = {"red": "walrusred", "blue": "walrusblue", "green": "walrusgreen", "yellow": "walrusyellow"}


def run(*args, status=(0,)):
    p = subprocess.run([str(a) for a in args], capture_output=True, text=True)
    if p.returncode not in status:
        sys.exit(f"Bail out! {args}: {p.returncode}\n{p.stdout}{p.stderr}")
    return p.stdout + p.stderr


def gm(*args, status=(0,)):
    return run(BUILD / "postalgm", "--home", HOME, *args, status=status)


LOG = []


def tick(now):
    LOG.append(run(BUILD / "postalgmd", "--home", HOME, "--once", "--now", now))


def out():
    """Letters that came out, oldest first."""
    found = []
    for p in [*(HOME / "mail/out/new").iterdir(), *(HOME / "mail/out/cur").iterdir()]:
        found.append((int(p.name.split(".")[1]), p.read_bytes()))
    return [email.message_from_bytes(b, policy=email.policy.default) for _, b in sorted(found)]


def newest(who, words="", to=None):
    for m in reversed(out()):
        if who in m["To"] and words in m["Subject"] and "gm+" in (m["Reply-To"] or ""):
            return m
    sys.exit(f"Bail out! no letter to {who} with {words}")


n_in = 0


def write(sender, to, text, head=""):
    global n_in
    n_in += 1
    path = HOME / "mail/in/tmp" / f"l{n_in:04}"
    path.write_text(f"{head}From: {sender}\nTo: {to}\nSubject: Re: it\n"
                    f"Message-ID: <l{n_in}@x>\nMIME-Version: 1.0\n"
                    f"Content-Type: text/plain; charset=utf-8\n\n{text}")
    path.rename(HOME / "mail/in/new" / path.name)


def reply(who, text, words="", sender=None):
    write(sender or f"{who}@example.org", newest(who, words)["Reply-To"], text)


def play():
    gm("init", "--gm", "master@example.org", "--address", "gm@example.org", "--now", "2030-03-04T08:00:00Z")
    gm("game", "new", "kestrel", "--rules", "cosmic", "--seats", "4", "--option", "public=on",
       "--deadlines", "2 days 20:00 UTC", "--now", "2030-03-04T08:00:00Z")
    for colour, who in PLAYERS.items():
        gm("seat", "add", "kestrel", f"{who.title()} <{who}@example.org>", "--colour", colour,
           "--now", "2030-03-04T08:00:00Z")
    tick("2030-03-04T09:00:00Z")
    for colour, who in PLAYERS.items():
        reply(who, f"join word {LUCKY[colour]}\n")
    tick("2030-03-04T09:10:00Z")
    gm("game", "start", "kestrel", "--now", "2030-03-04T09:20:00Z")
    gm("seat", "standby", "kestrel", "Sid <sid@example.org>", "--now", "2030-03-04T09:20:00Z")
    tick("2030-03-04T09:30:00Z")
    write("eve@example.com", "gm@example.org", "observe kestrel\n")
    tick("2030-03-04T09:40:00Z")
    reply("eve", "confirm\n", sender="eve@example.com")
    key = newest("ann", "report")["Reply-To"]
    write("ann@example.org", key, f"press to all\nMy address is {key}, my key {key.split('.')[2][:23]}.\nendpress\n"
                                  "status\nhelp\npreview\nproof\n")
    write("ann@phone.example", newest("bob", "report")["Reply-To"], "wait\n")  # held
    write("ann@example.org", newest("bob", "report")["Reply-To"], "wait\n")  # the key of another
    write("dan@example.org", "gm@example.org", f"my key is {newest('dan', 'report')['Reply-To']}\nfinal\n")
    gm("announce", "kestrel", "--why", "x", status=(0, 1, 2))
    write("master@example.org", newest("master")["Reply-To"], f"announce: {key} is good\n")
    tick("2030-03-04T10:00:00Z")
    write("master@example.org", newest("master", "confirm")["Reply-To"], "confirm\n")
    write("bob@example.org", newest("bob", "report")["Reply-To"], "resign\n")
    tick("2030-03-04T10:10:00Z")
    for hour, words in ((11, "report"), (12, "report")):
        for who in PLAYERS.values():
            m = newest(who, words)
            form = re.search(r"#   (attack .*)", m.get_body(("plain",)).get_content())
            write(f"{who}@example.org", m["Reply-To"],
                  (form.group(1) if form else "") + "\nfinal\npress grey to all: somebody.\n")
        tick(f"2030-03-04T{hour}:00:00Z")
        tick(f"2030-03-04T{hour}:45:00Z")
    tick("2030-03-06T21:00:00Z")


play()
letters = out()
db = sqlite3.connect(HOME / "postalgm.db")
ok(len(letters) > 40, "many letters came out", len(letters))

# --- what is secret

keys, words = set(), set()
for m in letters:
    for field in ("Reply-To", "Return-Path"):
        for key in re.findall(r"gm\+(?:b\.\d+|[a-z0-9-]+\.[a-z0-9-]+)\.([a-z2-7]{23})@", m[field] or ""):
            keys.add(key)
        words |= set(re.findall(r"gm\+c\.([a-z2-7]{26})@", m[field] or ""))
ok(len(keys) > 30 and len(words) >= 3, "keys and words of all kinds are known", (len(keys), len(words)))
secrets = {"key": keys, "word": words,
           "seed": {row[0].lower() for row in db.execute("SELECT hex(secret) FROM game")},
           "key file": set(re.findall(r"[0-9a-f]{64}", (HOME / "postalgm.key").read_text()))}
ok(all(secrets.values()), "there is something of each kind to look for", {k: len(v) for k, v in secrets.items()})


def hidden_in(text, kinds=tuple(secrets)):
    """Secrets in it, as they are, in other cases, or in base64."""
    flat = re.sub(r"[\s=]+", "", text).lower()
    found = [(k, s[:6] + "...") for k in kinds for s in secrets[k] if s in flat]
    for chunk in re.findall(r"[A-Za-z0-9+/]{24,}={0,2}", text):
        try:
            inside = base64.b64decode(chunk + "=" * (-len(chunk) % 4)).decode("latin1").lower()
        except ValueError:
            continue
        found += [(k, s[:6] + "...") for k in kinds for s in secrets[k] if s in inside]
    return found


some = base64.b64encode(b"xx" + next(iter(keys)).encode()).decode()
ok(hidden_in(newest("ann")["Reply-To"].upper()) and hidden_in(f"a {some} b") and not hidden_in("a" * 60),
   "a key is found where it is, in capitals and in base64 too")

# --- where it must not be

bad = []
for m in letters:
    for part in m.walk():
        if part.is_multipart():
            continue
        body = part.get_payload(decode=True).decode("latin1")
        bad += [(m["Subject"], part.get_content_type(), x) for x in hidden_in(body)]
    for name, value in m.items():
        if name not in ("Reply-To", "Return-Path"):
            bad += [(m["Subject"], name, x) for x in hidden_in(value)]
ok(not bad, "no part and no other field of a letter has a secret in it", bad[:8])

bad = []
for m in letters:
    mine = m["To"]
    for field in ("Reply-To",):
        for seat in re.findall(r"gm\+kestrel\.([a-z]+)\.", m[field] or ""):
            if seat in PLAYERS and not mine.startswith(PLAYERS[seat]):
                bad.append((mine, seat))
ok(not bad, "a key goes to its own player only", bad)

bad = []
for m in letters:
    for part in m.walk():
        if not part.is_multipart() and part.get_content_maintype() == "text":
            text = part.get_content()
            for colour, who in PLAYERS.items():
                if LUCKY[colour] in text and not m["To"].startswith(who):
                    bad.append((m["To"], m["Subject"], colour))
ok(not bad, "a lucky word is told to nobody else before the end", bad)

ok(not hidden_in("\n".join(LOG)), "nothing secret is logged", hidden_in("\n".join(LOG)))
ok("walrus" not in "\n".join(LOG), "no lucky word is logged")
names = "\n".join(str(p) for p in HOME.rglob("*"))
ok(not hidden_in(names), "nor in the name of a file", hidden_in(names))

lists = [["config", "show"], ["config", "check"], ["game", "list"], ["game", "show", "kestrel"],
         ["seat", "list", "kestrel"], ["nmr", "list", "kestrel"], ["orders", "show", "kestrel"],
         ["phase", "show", "kestrel"], ["phase", "preview", "kestrel"], ["explain", "kestrel", "1.1"],
         ["press", "list", "kestrel"], ["journal", "kestrel"], ["outbox", "list"], ["letters", "list"],
         ["verify", "kestrel"], ["health"], ["zine"], ["version"]]
for words_ in lists:
    for form in ([], ["--json"]):
        text = gm(*words_, *form, "--now", "2030-03-06T22:00:00Z", status=(0, 1, 2, 3))
        found = hidden_in(text)
        ok(not found, f"postalgm {' '.join(words_ + form)} tells none", (found, text[:300]))
for seat in [*PLAYERS, None]:
    for form in ("text", "html", "json"):
        text = gm("report", "show", "kestrel", *([seat] if seat else []), "--format", form, status=(0, 1, 2))
        found = hidden_in(text)
        ok(not found, f"nor the report of {seat or 'all'} as {form}", (found, text[:300]))

zine = HOME / "zine"
pages = [p for p in zine.rglob("*") if p.is_file()] if zine.is_dir() else []
ok(pages, "there is a zine")
bad = []
for p in pages:
    text = p.read_bytes().decode("latin1")
    bad += [(p.name, x) for x in hidden_in(text)]
    bad += [(p.name, w) for w in [*LUCKY.values(), *(f"{w}@example.org" for w in PLAYERS.values()), "eve@", "sid@"]
            if w in text]
ok(not bad, "no page of the zine has a secret, an address or a lucky word", bad[:8])

told = "\n".join(str(row) for t in ("gmlog", "press", "bounce", "sheet", "snapshot", "later")
                 for row in (db.execute(f"SELECT * FROM {t}")
                             if db.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (t,)).fetchone() else ()))
ok(told and not hidden_in(told, ("key", "word", "key file")), "nor what the store keeps to tell later",
   hidden_in(told, ("key", "word", "key file")))
kept = "\n".join(str(row) for row in db.execute("SELECT * FROM held"))
ok(kept and not hidden_in(kept), "of a word the store keeps its hash alone", hidden_in(kept))
whole = (HOME / "postalgm.db").read_bytes().decode("latin1")
ok(not hidden_in(whole, ("key file",)), "and nothing of the key file")

shutil.rmtree(WORK)
finish()
