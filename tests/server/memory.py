"""A daemon with a game in progress, one of its readers stopped in the middle of a letter: the
memory of each of its processes is searched for every secret of the house. Each may hold only
what `MAY` gives it. Prints TAP. Needs the right to read other processes' memory (root)."""
import email
import email.policy
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "kit"))
import tap  # noqa: E402
from tap import finish, ok  # noqa: E402

BUILD = Path(sys.argv[1]).resolve()
WORK = Path(tempfile.mkdtemp(prefix="postalgm-memory."))
HOME, BIN = WORK / "home", WORK / "bin"
PLAYERS = {"red": "ann", "blue": "bob", "green": "cat"}

ALL = {"house key", "game secret", "hand", "press", "reply key", "letter"}
# What each process may hold, by its name; a process of another name may hold nothing.
MAY = {
    "postalgmd": ALL - {"house key"},
    "postalgm-keys": {"house key", "reply key"},
    "postalgm-fetch": {"letter", "press", "reply key"},  # the letters that it fetched
    "postalgm-send": ALL - {"house key", "game secret"},  # the letters that it sends
    "postalgm-start": set(),
    "postalgm-read": set(),
    "postalgm-paint": set(),
}


def gm(*args):
    p = subprocess.run([str(BUILD / "postalgm"), "--home", str(HOME), *args], capture_output=True, text=True)
    if p.returncode:
        sys.exit(f"Bail out! {args}: {p.returncode}\n{p.stdout}{p.stderr}")
    return p.stdout


def wait_for(what, found):
    return tap.wait_for(what, found, lambda: (WORK / "log").read_text()[-2000:])


def newest(who, words):
    """The last letter to a player with these words in its subject."""
    found = []
    for p in (HOME / "mail/out/new").iterdir():
        m = email.message_from_bytes(p.read_bytes(), policy=email.policy.default)
        if f"{who}@" in m["To"] and words in m["Subject"]:
            found.append((int(p.name.split(".")[1]), m))
    return max(found, key=lambda f: f[0])[1] if found else None


def write(who, to, text):
    name = f"{who}.{time.monotonic_ns()}"
    (HOME / "mail/in/tmp" / name).write_text(
        f"From: {who}@example.org\nTo: {to}\nMessage-ID: <{name}@x>\n\n{text}\n")
    (HOME / "mail/in/tmp" / name).rename(HOME / "mail/in/new" / name)


def processes(root):
    """pid: name of all that come from the daemon, itself among them."""
    parents, names = {}, {}
    for d in Path("/proc").iterdir():
        if not d.name.isdigit():
            continue
        try:
            head, _, tail = (d / "stat").read_text().rpartition(")")
        except OSError:
            continue
        if tail.split()[0] == "Z":
            continue
        parents[int(d.name)] = int(tail.split()[1])
        names[int(d.name)] = head.partition("(")[2]
    mine = {root}
    for _ in range(8):
        mine |= {p for p, q in parents.items() if q in mine}
    return {p: names[p] for p in mine if p in names}


def memory(pid):
    """All that can be read of a process."""
    found = []
    with open(f"/proc/{pid}/maps") as maps, open(f"/proc/{pid}/mem", "rb") as mem:
        for line in maps:
            where, rights = line.split()[:2]
            if rights[0] != "r" or "[v" in line:
                continue
            low, high = (int(x, 16) for x in where.split("-"))
            try:
                mem.seek(low)
                found.append(mem.read(high - low))
            except (OSError, ValueError, OverflowError):
                continue
    return b"\0".join(found)


def secrets(reports, letters):
    """(kind, whose): octets to be searched for."""
    found = {}
    for i, word in enumerate(w for w in re.findall(rb"[0-9a-f]{32,}", (HOME / "postalgm.key").read_bytes())):
        found["house key", f"hex {i}"] = word
        found["house key", f"raw {i}"] = bytes.fromhex(word.decode())
    with sqlite3.connect(f"file:{HOME}/postalgm.db?mode=ro", uri=True) as db:
        found["game secret", "raw"] = db.execute("SELECT secret FROM game").fetchone()[0]
    for colour, m in reports.items():
        text = m.get_body(("plain",)).get_content()
        hand = re.search(r"Your cards: (.*)", text).group(1).strip()
        found["hand", colour] = hand.encode()
        found["reply key", colour] = m["Reply-To"].addresses[0].username.encode()
    found["press", "blue to red"] = b"walrus press of blue"
    for colour in letters:
        found["letter", colour] = f"walrus letter of {colour}".encode()
    return found


def start():
    """A daemon whose readers are moody: each does what its letter says."""
    BIN.mkdir()
    shutil.copy(BUILD / "postalgmd", BIN)
    for program in BUILD.glob("postalgm-*"):
        if program.name != "postalgm-read":
            (BIN / program.name).symlink_to(program)
    shutil.copy(BUILD / "tests/standin/reader-moody", BIN / "postalgm-read")
    return subprocess.Popen([BIN / "postalgmd", "--home", HOME], stderr=open(WORK / "log", "w"))


def play(daemon):
    for who in PLAYERS.values():
        write(who, wait_for(f"invitation to {who}", lambda w=who: newest(w, "invitation"))["Reply-To"], "JOIN")
    for who in PLAYERS.values():
        wait_for(f"answer to {who}", lambda w=who: newest(w, "JOINED"))
    gm("game", "start", "heron")
    reports = {c: wait_for(f"first report to {w}", lambda w=w: newest(w, "T1 P1 report"))
               for c, w in PLAYERS.items()}
    write("bob", reports["blue"]["Reply-To"],
          "press to red\nwalrus press of blue\nendpress\n# walrus letter of blue")
    write("ann", reports["red"]["Reply-To"], "status\n# walrus letter of red")
    for who in ("bob", "ann"):
        wait_for(f"answer to {who}", lambda w=who: newest(w, "receipt 2"))
    return reports


def main():
    HOME.mkdir()
    gm("init", "--gm", "me@example.net", "--address", "gm@example.org")
    gm("game", "new", "heron", "--seats", "3")
    for who in PLAYERS.values():
        gm("seat", "add", "heron", f"{who.title()} <{who}@example.org>")
    daemon = start()
    try:
        reports = play(daemon)
        last = b"walrus letter of green"
        write("cat", reports["green"]["Reply-To"], last.decode() + "\nsleep")
        at_work = wait_for("reader in the middle of a letter", lambda: [
            p for p, n in processes(daemon.pid).items() if n == "postalgm-read" and last in memory(p)])
        os.kill(daemon.pid, signal.SIGSTOP)  # so that it does not lose its patience
        all_of_them = processes(daemon.pid)
        known = secrets(reports, PLAYERS)
        names = list(all_of_them.values())
        for name in ("postalgmd", "postalgm-keys", "postalgm-fetch", "postalgm-read"):
            ok(name in names, f"there is a {name}", names)
        ok(len(known) >= 12, "there are secrets to be searched for", known.keys())
        for pid, name in sorted(all_of_them.items()):
            image = memory(pid)
            may = MAY.get(name, set())
            reads = pid in at_work
            seen = [k for k, octets in known.items() if octets in image and k[0] not in may and not (
                reads and k in (("letter", "green"), ("reply key", "green")))]
            ok(len(image) > 100000 and not seen,
               f"{name}{' with a letter' if reads else ''} holds no secret but its own", f"pid {pid}: {seen}")
        core = memory(daemon.pid)
        ok(known["press", "blue to red"] in core and known["game secret", "raw"] in core,
           "the search finds in the core what the core has")
        holders = [memory(p) for p, n in all_of_them.items() if n == "postalgm-keys"]
        ok(any(known["house key", "raw 0"] in m or known["house key", "hex 0"] in m for m in holders),
           "... and the key in its holder")
        os.kill(daemon.pid, signal.SIGCONT)
    finally:
        daemon.kill()
        daemon.wait()
    shutil.rmtree(WORK, ignore_errors=True)
    finish()


if os.geteuid():
    print("1..0 # skipped, because only root reads the memory of other processes")
    sys.exit(0)
if b"__asan_init" in (BUILD / "postalgmd").read_bytes():
    print("1..0 # skipped, because a sanitizer maps more memory than can be searched")
    sys.exit(0)
main()
