"""A whole game through real servers: four players and a GM with mailboxes on a Dovecot, who
read them by IMAPS and answer to Reply-To through a Postfix (submission with STARTTLS and a
login), and the daemon, which does the same with its own. No letter goes any other way.
Prints TAP. The players are those of the demo; the game ends by its turn limit."""
import email
import email.policy
import email.utils
import imaplib
import json
import re
import smtplib
import ssl
import subprocess
import sys
import tempfile
from datetime import datetime, timedelta, timezone
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "demo"), str(HERE.parent / "kit/post")]

import players  # noqa: E402
from servers import PASSWORD, PATIENCE_S, Absent, Servers, wait_until  # noqa: E402

BUILD = Path(sys.argv[1] if len(sys.argv) > 1 else "build").resolve()
TURNS = 2
GAME = "kestrel"
# The daemon's clock goes on by a day a phase; the letters arrive now, before each deadline.
START = datetime.now(timezone.utc).replace(microsecond=0)
USERS = {colour: address.split("@")[0] for colour, (_, address, _) in players.PEOPLE.items()}
n_tests = 0


def ok(name, good, why=""):
    global n_tests
    n_tests += 1
    print(f"{'ok' if good else 'not ok'} {n_tests} - {name}", flush=True)
    if not good:
        print("#   " + str(why)[-1500:].replace("\n", "\n#   "))
    return good


def iso(t):
    return t.strftime("%Y-%m-%dT%H:%M:%SZ")


class Mailboxes:
    """The mailboxes of all of them, read by IMAPS: each letter once."""

    def __init__(self, servers):
        self.port = servers.imaps
        self.tls = ssl.create_default_context(cafile=str(servers.cert))

    def open(self, user):
        box = imaplib.IMAP4_SSL("localhost", self.port, ssl_context=self.tls)
        box.login(user, PASSWORD)
        box.select("INBOX")
        return box

    def new(self, user):
        box = self.open(user)
        numbers = box.search(None, "UNSEEN")[1][0].split()
        out = [email.message_from_bytes(box.fetch(n, "(RFC822)")[1][0][1],
                                        policy=email.policy.default) for n in numbers]
        box.logout()
        return out

    def count(self, user, *what):
        box = self.open(user)
        n = len(box.search(None, *what)[1][0].split())
        box.logout()
        return n


class Game:
    def __init__(self, servers, folder):
        self.servers, self.home = servers, Path(folder) / "home"
        self.boxes = Mailboxes(servers)
        self.newest, self.letters = {}, {user: [] for user in (*USERS.values(), "master")}
        self.n_written = self.n_rounds = 0
        self.now = START  # of the daemon's last round

    def gm(self, *words, now=None, may_refuse=False):
        done = subprocess.run([BUILD / "postalgm", "--home", self.home, *words,
                               *(["--now", iso(now)] if now else [])],
                              capture_output=True, text=True)
        if done.returncode == 0 or (may_refuse and done.returncode == 1):
            return done.stdout
        return self.fail(" ".join(words), done)

    def fail(self, what, done):
        ok(what, False, done.stdout + done.stderr)
        sys.exit(1)

    def daemon(self, now):
        done = subprocess.run([BUILD / "postalgmd", "--home", self.home, "--once", "--now", iso(now)],
                              capture_output=True, text=True)
        if done.returncode:
            self.fail(f"a round at {iso(now)}", done)
        self.now = now
        self.delivered()

    def delivered(self):
        wait_until(self.servers.queue_is_empty, PATIENCE_S, "Postfix delivers nothing")

    def configure(self):
        self.gm("init", "--gm", "master@example.org", "--address", "gm@example.org", now=START)
        for name in ("in.password", "out.password"):
            (self.home / name).write_text(PASSWORD + "\n")
            (self.home / name).chmod(0o600)
        path, s = self.home / "postalgm.json", self.servers
        config = json.loads(path.read_text())
        config["mail"].update({
            "in": f"imaps://gm@localhost:{s.imaps}/INBOX", "in_password_file": "in.password",
            "in_ca_file": str(s.cert),
            "out": f"smtp://gm@localhost:{s.submission}", "out_password_file": "out.password",
            "out_ca_file": str(s.cert)})
        path.write_text(json.dumps(config))

    def read(self):
        for colour, user in USERS.items():
            for m in self.boxes.new(user):
                self.letters[user].append(m)
                if players.wants_answer(m):
                    self.newest[colour] = m
        self.letters["master"] += self.boxes.new("master")

    def write(self):
        """Each answers the letter that asks them, to its Reply-To, under their own name."""
        self.n_rounds += 1
        for colour, m in sorted(self.newest.items()):
            out = players.answer(colour, m, self.n_rounds)
            if not out:
                continue
            # The mail server takes it in by the real clock, whatever the game's is: a Date far from
            # that would be a reason to ask.
            out.replace_header("Date", email.utils.localtime().strftime("%a, %d %b %Y %H:%M:%S %z"))
            with smtplib.SMTP("localhost", self.servers.submission) as smtp:
                smtp.starttls(context=self.boxes.tls)
                smtp.login(USERS[colour], PASSWORD)
                smtp.send_message(out, players.PEOPLE[colour][1], [m["Reply-To"]])
            self.n_written += 1
        self.newest = {}
        self.delivered()

    def deadline(self):
        text = self.gm("phase", "show", GAME, "--json", may_refuse=True)  # when it is over
        when = (json.loads(text) if text.strip() else {}).get("deadline")
        return when and datetime.strptime(when, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=timezone.utc)

    def play(self):
        phases = 0
        while (deadline := self.deadline()) and phases < 60:
            self.read()
            self.write()
            if phases == 0:  # receipts by day, once; later with the run
                self.daemon(deadline - timedelta(hours=2))
                self.read()
            self.daemon(deadline + timedelta(minutes=3))  # it has settled
            phases += 1
        self.read()
        return phases


def subjects(letters):
    return [str(m["Subject"]) for m in letters]


def play(game):
    game.configure()
    ok("the configuration with a mailbox on each server is in order", game.gm("config", "check") is not None)
    game.gm("game", "new", GAME, "--seats", "4", "--option", f"turn_limit={TURNS}",
            "--deadlines", "1 day 20:00 UTC", now=START)
    for colour, (name, address, _) in players.PEOPLE.items():
        game.gm("seat", "add", GAME, f"{name} <{address}>", "--colour", colour, now=START)
    game.daemon(START)
    game.read()
    ok("each player finds an invitation in their own mailbox",
       all(len(game.letters[u]) == 1 and "nvitation" in subjects(game.letters[u])[0]
           for u in USERS.values()), game.letters)
    ok("it is to be answered to an address with a key behind a plus",
       all(re.fullmatch(r"gm\+kestrel\.\w+\.[a-z2-7]{23}@example\.org", str(m["Reply-To"]))
           for m in game.newest.values()))
    game.write()
    game.daemon(START + timedelta(minutes=10))
    game.gm("game", "start", GAME, now=START + timedelta(minutes=20))
    game.daemon(START + timedelta(minutes=21))
    phases = game.play()
    show = json.loads(game.gm("game", "show", GAME, "--json"))
    ok(f"the game is over after {phases} phases, by its turn limit", show["status"] == "over", show)
    ok("and has a winner", bool(show.get("winners")), show)
    for user in USERS.values():
        ok(f"{user} has a report of each phase, and receipts",
           sum("report" in s.lower() for s in subjects(game.letters[user])) >= phases and
           any("receipt" in s for s in subjects(game.letters[user])), subjects(game.letters[user]))
    said = game.gm("verify", GAME)
    ok("played again from its journal it is the game that was played",
       f"{phases + 1} phases" in said and "it is the game that was played" in said, said)
    invitation = players.body(game.letters["ann"][0])
    ok("and its commitment is the one in the invitation",
       re.search(r"commitment is (\w{64})", said).group(1) in re.sub(r"\s", "", invitation),
       said + invitation)


def look(game):
    """Checks the end: each letter is in the mailbox of its reader, each way was a real one."""
    log = (game.servers.dir / "queue/mail.log").read_text()
    rows = game.gm("outbox", "list", "--json", "--max", "10000")
    sent = [r for r in json.loads(rows) if r["state"].lower() == "sent"]
    ok("all that was to be sent was sent", len(sent) == len(json.loads(rows)), rows)
    ok("and lies in the players' and the GM's mailboxes",
       sum(map(len, game.letters.values())) == len(sent),
       f"{len(sent)} sent, {({u: len(l) for u, l in game.letters.items()})}")
    ok("the players' letters are answered, and the mailbox shows it",
       game.n_written == game.boxes.count("gm", "KEYWORD", "$PostalGM-answered", "ANSWERED")
       == game.boxes.count("gm", "ALL"), game.n_written)
    ok("each came to Postfix by TLS and with a login",
       log.count("sasl_method=PLAIN") == len(sent) + game.n_written and
       "starttls=1 auth=1" in log and "starttls=0" not in log, log[-800:])
    ok("none went through a Maildir of the home",
       not any(p.is_file() for p in (game.home / "mail").rglob("*")))
    health = json.loads(game.gm("health", "--json", now=game.now))
    ok("nothing is set aside, nothing waits",
       health["letters"]["done"] == sum(health["letters"].values()) == game.n_written and
       health["state"] == "healthy", health)


def main():
    try:
        servers = Servers(people=(*USERS.values(), "master"))
    except Absent as why:
        print(f"ok 1 - a game through Dovecot and Postfix # SKIP skipped, because {why}")
        return
    global GAME_HOME
    with tempfile.TemporaryDirectory(prefix="postalgm-game-") as folder:
        game = Game(servers, folder)
        play(game)
        look(game)
    print(f"1..{n_tests}")


main()
