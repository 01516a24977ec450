"""Two real mailboxes at once, a Maildir and a Dovecot by IMAPS, with others beside them that refuse
the line, or take it and never say a word. The daemon runs, and nothing is waited for by the clock:
letters of one are answered while another is away; a letter in both is one letter; kill -9 at each
place of a round, and a new start, change nothing; a database of an earlier edition, in the middle
of a game, goes on with its one mailbox as the first of two. Prints TAP. usage: boxes.py BUILD_DIR"""
import email
import email.policy
import json
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

KIT = Path(__file__).resolve().parents[2] / "kit"
sys.path[:0] = [str(KIT), str(KIT / "post")]
from servers import MAIL_UID, PASSWORD, Absent, Servers  # noqa: E402
from tap import HANG, finish, ok, wait_for  # noqa: E402

BUILD = Path(sys.argv[1] if len(sys.argv) > 1 else "build").resolve()
WORK = Path(tempfile.mkdtemp(prefix="postalgm-boxes."))
OLD = Path("tests/schema/old/017-kestrel.sql").resolve()
PLAYERS = {"red": "ann", "blue": "bob", "green": "cat"}
POST_GAME = "kestrel"
# For a server that hangs: longer than anything here takes. Who waited for it would be noticed.
PATIENCE_S = 600


class House:
    def __init__(self, name, **env):
        self.home, self.log = WORK / name, WORK / f"{name}.log"
        self.env = {k: v for k, v in os.environ.items() if not k.startswith("POSTALGM")} | env
        self.n = 0

    def gm(self, *words, status=0, now=None):
        args = [BUILD / "postalgm", "--home", self.home, *words, *(["--now", now] if now else [])]
        done = subprocess.run(args, capture_output=True, text=True, env=self.env, stdin=subprocess.DEVNULL)
        if done.returncode not in (status if isinstance(status, tuple) else (status,)):
            sys.exit(f"Bail out! {words}: {done.returncode}\n{done.stdout}{done.stderr}")
        return done.stdout

    def make(self, boxes, now=None):
        self.gm("init", "--gm", "master@example.org", "--address", "gm@example.org", now=now)
        (self.home / "in.password").write_text(PASSWORD + "\n")
        (self.home / "in.password").chmod(0o600)
        self.configure(boxes)

    def configure(self, boxes):
        """An old home has one mailbox, and settings beside it."""
        path = self.home / "postalgm.json"
        config = json.loads(path.read_text())
        if isinstance(boxes, list):
            config["mail"] = {k: v for k, v in config["mail"].items()
                              if not k.startswith("in") and k not in ("authserv_id", "authserv_below", "own_hosts")}
        config["mail"]["in"] = boxes
        path.write_text(json.dumps(config))

    def start(self):
        return subprocess.Popen([BUILD / "postalgmd", "--home", self.home], stderr=open(self.log, "a"), env=self.env)

    def once(self, now=None, **env):
        args = [BUILD / "postalgmd", "--home", self.home, "--once", *(["--now", now] if now else [])]
        return subprocess.run(args, stderr=open(self.log, "a"), env=self.env | env).returncode

    def sent(self, who, words=""):
        """Returns the letters to a player, in order."""
        found = []
        for p in (self.home / "mail/out/new").iterdir():
            m = email.message_from_bytes(p.read_bytes(), policy=email.policy.default)
            if f"{who}@" in m["To"] and words in m["Subject"]:
                found.append((int(p.name.split(".")[1]), m))
        return [m for _, m in sorted(found, key=lambda f: f[0])]

    def ask(self, sql):
        db = sqlite3.connect(f"file:{self.home}/postalgm.db?mode=ro", uri=True, timeout=60)
        try:
            return db.execute(sql).fetchall()
        finally:
            db.close()

    def answered(self, who, n, words=""):
        return wait_for(f"{n} answers to {who}", lambda: len(self.sent(who, words)) >= n,
                        lambda: f"{[m['Subject'] for m in self.sent(who)]}\n{self.tail()}")

    def tail(self):
        return self.log.read_text()[-3000:] if self.log.exists() else ""

    def health(self):
        return json.loads(self.gm("health", "--json", status=(0, 1, 3)))

    def away(self):
        return {b["mailbox"]: b["state"] for b in self.health()["mailboxes"] if b["away"]}

    def letter(self, who, to, text, way=""):
        """One more letter; `way`: what servers wrote on top of it."""
        self.n += 1
        return f"{way}From: {who}@example.org\r\nTo: {to}\r\nSubject: Re: orders\r\n" \
               f"Message-ID: <{self.home.name}.{self.n}@x>\r\n\r\n{text}\r\n"

    def into_folder(self, bytes_, folder="mail/in"):
        put(self.home / folder, bytes_, None)


def put(maildir, text, owner):
    put.n = getattr(put, "n", 0) + 1
    name = f"{time.time_ns()}.{put.n}.x"
    tmp = maildir / "tmp" / name
    tmp.write_bytes(text.encode())
    if owner:
        os.chown(tmp, owner, owner)
    tmp.rename(maildir / "new" / name)


WAY = "Return-Path: <ann@example.org>\r\nDelivered-To: gm@example.org\r\nReceived: from x by y; " \
      "Mon, 23 Nov 2026 00:00:00 +0000\r\nX-Spam: no\r\n"


def holes():
    """Two ports: nobody listens at one, at the other a server takes the line and is silent."""
    refuses = socket.socket()
    refuses.bind(("127.0.0.1", 0))
    silent = socket.socket()
    silent.bind(("127.0.0.1", 0))
    silent.listen(64)
    return refuses, silent


def boxes(servers, *more):
    return ["maildir:mail/in",
            {"url": f"imaps://gm@localhost:{servers.imaps}/INBOX", "password_file": "in.password",
             "ca_file": str(servers.cert), "seconds": 20}, *more]


def imap_letter(servers, text):
    put(servers.gm, text, MAIL_UID)


def children(daemon, name):
    found = []
    for p in Path("/proc").glob("[0-9]*"):
        try:
            head, _, tail = (p / "stat").read_text().rpartition(")")
        except OSError:
            continue
        if head.partition("(")[2] == name and tail.split()[0] != "Z":
            found.append((int(p.name), int(tail.split()[1])))
    parents = {daemon.pid} | {p for p, q in found if q == daemon.pid}
    if name != "postalgm-start":
        parents |= {p for p in children(daemon, "postalgm-start")}
    return [p for p, q in found if q in parents]


def one_is_away(servers):
    refuses, silent = holes()
    refused = {"url": f"imap://gm@127.0.0.1:{refuses.getsockname()[1]}", "password_command": "echo x"}
    hangs = {"url": f"imap://gm@127.0.0.1:{silent.getsockname()[1]}", "password_command": "echo x",
             "seconds": PATIENCE_S}
    spare = {"url": f"pop3s://spare@localhost:{servers.pop3s}", "password_file": "in.password",
             "ca_file": str(servers.cert)}
    h = House("away")
    h.make(boxes(servers, refused, hangs, spare))
    h.gm("game", "new", POST_GAME, "--seats", "3")
    for who in PLAYERS.values():
        h.gm("seat", "add", POST_GAME, f"{who.title()} <{who}@example.org>")
    daemon = h.start()
    try:
        for who in PLAYERS.values():
            h.answered(who, 1)
        key = {who: h.sent(who)[0]["Reply-To"] for who in PLAYERS.values()}
        h.into_folder(h.letter("ann", key["ann"], "join word kestrel"))
        imap_letter(servers, h.letter("bob", key["bob"], "join word ouzel"))
        h.answered("ann", 2)
        h.answered("bob", 2)
        ok(True, "letters of both are answered while one mailbox refuses the line and another is silent")
        wait_for("word of the one that refuses", lambda: refused["url"] in h.away(), h.tail)
        away = h.away()
        ok(set(away) == {refused["url"]} and "refused" in away[refused["url"]],
           "the one that refuses the line is named, with its trouble", away)
        said = h.gm("health", status=(1,))
        ok(f"the mailbox {refused['url']} cannot be read" in said and "mail/in: last read" in said, "health has a line for each", said)
        ok(f"mailbox={refused['url']}" in h.log.read_text(), "and so has the log", h.tail())
        ok(len(wait_for("fetchers", lambda: (c := children(daemon, "postalgm-fetch")) and len(c) >= 4 and c)) <= 5,
           "each has a fetcher of its own")

        # They wake the daemon, one by one; a fetcher that is killed costs its own mailbox a moment.
        victim = fetcher_of(daemon, h.home / "mail/in")
        os.kill(victim, signal.SIGKILL)
        imap_letter(servers, h.letter("bob", key["bob"], "status"))
        h.answered("bob", 3)
        h.into_folder(h.letter("ann", key["ann"], "status"))
        h.answered("ann", 3)
        ok(fetcher_of(daemon, h.home / "mail/in") != victim, "a fetcher that was killed is begun again, by itself")

        both = h.letter("cat", key["cat"], "join word dipper")
        h.into_folder(both)
        imap_letter(servers, WAY + both)
        h.answered("cat", 2)
        wait_for("both copies", lambda: h.ask("SELECT count(*) FROM inbox WHERE state IN ('DONE', 'DUPLICATE')")[0][0] == 6, h.tail)
        states = [s for (s,) in h.ask("SELECT state FROM inbox WHERE sender LIKE 'cat@%' ORDER BY state")]
        ok(len(h.sent("cat")) == 2 and states == ["DONE", "DUPLICATE"], "a letter in both is answered once",
           (states, [m["Subject"] for m in h.sent("cat")]))

        servers.stop_dovecot()
        h.into_folder(h.letter("ann", key["ann"], "status"))
        h.answered("ann", 4)
        imap = f"imaps://gm@localhost:{servers.imaps}/INBOX"
        wait_for("word of the server that fell", lambda: imap in h.away(), h.tail)
        ok(True, "while the server is down the Maildir's letters are answered")
        imap_letter(servers, h.letter("bob", key["bob"], "status"))
        servers.start_dovecot()
        h.answered("bob", 4)
        wait_for("no word of it", lambda: imap not in h.away(), h.tail)
        ok(True, "and when it is back, what came meanwhile")

        began = time.monotonic()
        daemon.send_signal(signal.SIGTERM)
        ok(daemon.wait(HANG) == 0 and time.monotonic() - began < PATIENCE_S / 2,
           "it ends when it is told to, with a server that hangs", time.monotonic() - began)
        before = h.ask("SELECT count(*), max(id) FROM inbox"), {w: len(h.sent(w)) for w in PLAYERS.values()}
        h.into_folder(h.letter("ann", key["ann"], "status"))
        imap_letter(servers, h.letter("bob", key["bob"], "status"))
        put(servers.dir / "spare", h.letter("cat", key["cat"], "status"), MAIL_UID)
        daemon = h.start()
        for who in PLAYERS.values():
            h.answered(who, before[1][who] + 1)
        ok(h.ask("SELECT count(*) FROM inbox")[0][0] == before[0][0][0] + 3 and
           h.ask("SELECT count(*) FROM source")[0][0] == 5,
           "started again it reads what is new in each, by POP3 as well, and nothing else", h.ask("SELECT * FROM source"))
    finally:
        daemon.kill()
        daemon.wait()
        refuses.close()
        silent.close()


def fetcher_of(daemon, folder):
    """The fetcher that has this folder open."""
    def find():
        for pid in children(daemon, "postalgm-fetch"):
            try:
                links = [os.readlink(f) for f in Path(f"/proc/{pid}/fd").iterdir()]
            except OSError:
                continue
            if any(link.startswith(str(folder)) for link in links):
                return pid
        return None
    return wait_for(f"fetcher of {folder}", find)


def killed_anywhere(servers):
    """One letter in both, one in each: the round is killed at each of its checkpoints, and made once more."""
    h = House("killed", POSTALGM_TEST_SECRET="boxes")
    h.make(boxes(servers))
    h.gm("game", "new", POST_GAME, "--seats", "3")
    for who in PLAYERS.values():
        h.gm("seat", "add", POST_GAME, f"{who.title()} <{who}@example.org>")
    h.once()
    key = {who: h.sent(who)[0]["Reply-To"] for who in PLAYERS.values()}
    for who in PLAYERS.values():
        h.into_folder(h.letter(who, key[who], "join word kestrel"))
    h.once()
    n, wrong, killed = {who: len(h.sent(who)) for who in PLAYERS.values()}, [], 0
    for at in range(1, 200):
        both = h.letter("cat", key["cat"], f"status\nnote {at}")
        h.into_folder(both)
        imap_letter(servers, WAY + both)
        h.into_folder(h.letter("ann", key["ann"], "status"))
        imap_letter(servers, h.letter("bob", key["bob"], "status"))
        status = h.once(POSTALGM_CRASH_AT=str(at))
        killed += status < 0
        if h.once() != 0:
            wrong.append((at, "the next round failed"))
        now = {who: len(h.sent(who)) for who in PLAYERS.values()}
        if now != {who: n[who] + 1 for who in n}:
            wrong.append((at, n, now))
        n = now
        if status == 0:
            break
    ok(killed > 10 and not wrong, f"killed at each of {killed} places of a round: each letter is answered once", wrong or killed)
    states = dict(h.ask("SELECT state, count(*) FROM inbox GROUP BY state"))
    ok(states == {"DONE": 3 + 3 * at, "DUPLICATE": at}, "and the journal has each letter once", (states, at))
    ok(h.ask("SELECT count(*) FROM outbox WHERE state <> 'SENT'")[0][0] == 0, "nothing waits")


def of_an_earlier_edition(servers):
    """The database of a house with one mailbox, in the middle of a game: see tests/schema/old."""
    h = House("upgrade", POSTALGM_TEST_SECRET="upgrade")
    h.make("maildir:mail/in", now="2026-11-20T08:00Z")
    for p in h.home.glob("postalgm.db*"):
        p.unlink()
    db = sqlite3.connect(h.home / "postalgm.db")
    db.executescript(OLD.read_text(encoding="utf-8"))
    db.close()
    (h.home / "postalgm.db").chmod(0o600)
    old = h.ask("SELECT id, name FROM source")
    known = h.ask("SELECT uid_or_name FROM inbox ORDER BY id")
    # As it was left: what had been read lies in cur, one that was not in new.
    for (name,) in known:
        (h.home / "mail/in/cur" / f"{name}:2,S").write_text("From: x@y\r\n\r\nold\r\n")
    h.configure(boxes(servers))
    deadline = h.ask("SELECT deadline_utc FROM game")[0][0]
    now = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(deadline - 3600))
    ok(h.once(now=now) == 0, "its first round", h.tail())
    rows = h.ask("SELECT id, name FROM source ORDER BY id")
    ok(rows[:1] == old and len(rows) == 2 and rows[1][1].startswith("imap://gm@localhost"),
       "the one mailbox goes on as the first of two", rows)
    ok(h.ask("SELECT count(*) FROM inbox WHERE source_id = 1")[0][0] == len(known), "nothing of it is read anew",
       h.ask("SELECT uid_or_name FROM inbox")[len(known):])
    ok(h.ask("SELECT n_unknown FROM (SELECT max(unknown_letters) AS n_unknown FROM source)")[0][0] == 0,
       "nor thought lost", h.tail())
    key = re.search(r"Reply-To: <?([^>\s]+)", re.sub(r"\r?\n[ \t]+", " ", h.sent("dan")[-1].as_string()))[1]
    n = len(h.sent("dan"))
    both = h.letter("dan", key, "status")
    imap_letter(servers, both)
    h.into_folder(WAY + both)
    after = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(deadline - 1800))
    ok(h.once(now=after) == 0 and len(h.sent("dan")) == n + 1, "a letter in both is one letter in it too",
       [m["Subject"] for m in h.sent("dan")])
    run = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(deadline + 300))
    phase = h.ask("SELECT phase_no FROM game")
    h.once(now=run)
    ok(h.ask("SELECT phase_no FROM game") != phase or h.ask("SELECT deadline_utc FROM game")[0][0] > deadline,
       "and the game goes on", h.tail())


def main():
    try:
        servers = Servers(people=("spare",))
    except Absent as why:
        print(f"1..0 # skipped, because {why}")
        return
    try:
        one_is_away(servers)
        for p in (*servers.gm.glob("new/*"), *servers.gm.glob("cur/*")):
            p.unlink()
        killed_anywhere(servers)
        of_an_earlier_edition(servers)
    finally:
        shutil.rmtree(WORK, ignore_errors=True)
    finish()


main()
