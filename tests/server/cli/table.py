#!/usr/bin/env python3
"""Every command of the table as a user types it, right and wrong: exit statuses as the help states
them, one JSON value whatever happens, a key of JSON that means one thing, times in the GM's zone with
their year, words of other programs that lead to the right command. Prints TAP. A new command is
covered by its row.
usage: tests/server/cli/table.py BUILD_DIR"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from datetime import datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "kit"))
from price import price  # noqa: E402
from tap import finish, ok  # noqa: E402

BUILD = Path(sys.argv[1] if len(sys.argv) > 1 else "build").resolve()
GM, DAEMON = str(BUILD / "postalgm"), str(BUILD / "postalgmd")
WORK = Path(tempfile.mkdtemp(prefix="postalgm-table."))
HOME = str(WORK / "home")
for name in ("POSTALGM_HOME", "POSTALGM_GAME", "NO_COLOR", "COLUMNS"):
    os.environ.pop(name, None)


def run(*words, out=subprocess.PIPE):
    return subprocess.run([str(w) for w in words], stdout=out, stderr=subprocess.PIPE, text=True, stdin=subprocess.DEVNULL)


TABLE = json.loads(run(GM, "help", "--list", "--json").stdout)
NOW = "2026-11-21T09:0{}Z"


def home():
    """A game that runs, with letters in and out, a question, a note; and one that is open."""
    run(GM, "init", "--home", HOME, "--gm", "me@example.net", "--address", "gm@example.org", "--now", NOW.format(0))
    file = Path(HOME) / "postalgm.json"
    config = json.loads(file.read_text())
    config["zone"] = "Europe/Berlin"
    config["zine"] = {"path": str(WORK / "zine"), "title": "The House"}
    file.write_text(json.dumps(config))

    def gm(*words, minute=1):
        done = run(GM, *words, "--home", HOME, "--now", NOW.format(minute))
        if done.returncode:
            sys.exit(f"Bail out! {words}: {done.stderr}")

    gm("game", "new", "ce-7", "--seats", "3", "--deadlines", "2 days 20:00 UTC", "--option", "public=on")
    gm("game", "new", "ce-8", "--seats", "3")
    gm("game", "open", "ce-8", "--reliability", "50")
    for who in ("ann", "bob", "cat"):
        gm("seat", "add", "ce-7", f"{who.title()} <{who}@example.org>")
    run(DAEMON, "--home", HOME, "--once", "--now", NOW.format(2))
    for n, who in enumerate(("ann", "bob", "cat")):
        write(n, who, "invitation", "join\n")
    run(DAEMON, "--home", HOME, "--once", "--now", NOW.format(3))
    gm("game", "start", "ce-7", minute=4)
    gm("seat", "standby", "ce-7", "Sid <sid@example.com>", minute=4)
    gm("person", "note", "ann@example.org", "plays well", minute=4)
    gm("person", "standby", "Tim <tim@example.com>", minute=4)
    gm("ruling", "ce-7", "Red is red.", minute=4)
    run(DAEMON, "--home", HOME, "--once", "--now", NOW.format(5))
    write(7, "ann", "report", "attack blue 1 with 1 from 1\nabsent 1 Dec to 3 Dec\npress to gm: May I?\nendpress\n")
    write(8, "bob", "report", "press to all: Hello.\nendpress\n", sender="bob@elsewhere.example")
    run(DAEMON, "--home", HOME, "--once", "--now", NOW.format(6))
    gm("nmr", "remind", "ce-7", minute=7)
    run(GM, "zine", "--home", HOME, "--now", NOW.format(8))


def write(n, who, subject, text, sender=None):
    for file in sorted((Path(HOME) / "mail/out/new").iterdir(), key=lambda f: -int(f.name.split(".")[1])):
        letter = re.sub(r"\r?\n[ \t]+", " ", file.read_text(encoding="latin1"))
        if f"To: {who}@" in letter and subject in re.search(r"Subject: (.*)", letter)[1]:
            to = re.search(r"Reply-To: <?([^>\s]+)", letter)[1]
            break
    (Path(HOME) / f"mail/in/new/l{n}").write_text(
        f"From: {sender or who + '@example.org'}\nTo: {to}\nSubject: Re: game\nMessage-ID: <{n}@table>\n\n{text}")


def arguments(c, words=None):
    """What the command needs, as far as there is such a thing."""
    words = words or {"G": "ce-7", "SEAT": "red", "T.P": "1.1", "ID": "1", "NAME": "zombie", "WHO": "ann@example.org", "COMMAND": "game"}
    return [words.get(re.split(r"[|\[\]]", w.strip("[]"))[0], "x") for w in c["args"].split()[:c["least"]]]


def statuses():
    for c in TABLE:
        words, name = c["command"].split(), c["command"]
        at = ["--home", HOME] if c["home"] else []
        wrong = [(["--nonsense"], 2, "an option that there is not")]
        if c["least"]:
            wrong += [(at, 2, "too few arguments")]
        if c["most"] >= 0:
            wrong += [(at + ["x"] * (c["most"] + 1), 2, "too many arguments")]
        if re.match(r"G( |\||$)", c["args"]):
            wrong += [(at + ["zz-9"] + arguments(c)[1:], 1, "a game that there is not")]
        if c["home"] and not c["maybe"]:
            wrong += [(["--home", WORK / "nowhere"] + arguments(c), 1, "a home that there is not")]
        for more, status, what in wrong:
            done = run(GM, *words, *more)
            ok(done.returncode == status and done.stderr.startswith("postalgm: ") and not done.stdout,
               f"{name}: {what} is status {status}", (done.returncode, done.stderr[:200]))
            if "json" in (o["name"] for o in c["options"]):
                done = run(GM, *words, *more, "--json")
                try:
                    told = json.loads(done.stdout)
                except ValueError:
                    told = {}
                ok(told.get("exit_status") == status and told.get("error") and done.returncode == status, "... and as JSON", done.stdout[:200])


def shows(c):
    """Prints something of its own, and changes nothing."""
    return not c["changes"] and c["command"] not in ("backup", "scene", "config check", "zine")


def kind(value):
    return "number" if isinstance(value, (int, float)) and not isinstance(value, bool) else type(value).__name__


def keys(value, command, out):
    if isinstance(value, dict):
        for k, v in value.items():
            if v is not None:
                out.setdefault(k, {}).setdefault(kind(v), set()).add(command)
            keys(v, command, out)
    elif isinstance(value, list):
        for v in value:
            keys(v, command, out)


def values():
    seen, times = {}, 0
    for c in TABLE:
        if not shows(c):
            continue
        at = ["--home", HOME] if c["home"] or c["maybe"] else []
        done = run(GM, *c["command"].split(), *at, *arguments(c), "--json")
        try:
            value = json.loads(done.stdout)
        except ValueError:
            ok(False, f"{c['command']} --json is a value", done.stdout[:200] + done.stderr)
            continue
        if done.returncode == 0 and c["command"] not in ("config show", "report show"):  # keys of the operator's own; a letter's own format
            keys(value, c["command"], seen)
        with open("/dev/full", "w") as full:
            if done.returncode == 0:
                full = run(GM, *c["command"].split(), *at, *arguments(c), out=full)
                ok(full.returncode == 3, f"{c['command']}: a full disk is status 3", full.stderr)
        text = run(GM, *c["command"].split(), *at, *arguments(c)).stdout
        if c["command"] in ("letters show", "outbox list", "outbox show", "report show", "orders check"):
            continue  # the words of letters, in their readers' zones
        for m in re.finditer(r"\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ \w{3}[^,;|\n]{0,16}", text):
            times += 1
            ok(re.match(r"\w{3} \d+ \w{3} 20\d\d \d\d:\d\d CET|\w{3} \d+ \w{3} 20\d\d \d\d:\d\d:\d\d CET", m[0]) or
               re.match(r"\w{3} \d+ \w{3} 20\d\d$", m[0].strip()), f"{c['command']}: a time has its year and the GM's zone: {m[0]}", text[:400])
    ok(times > 20, "times were looked at", times)
    for key, kinds in sorted(seen.items()):
        ok(len(kinds) == 1, f"JSON: \"{key}\" is one kind of value", {k: sorted(v) for k, v in kinds.items()})


def speed():
    """Under 30 ms of processor time each, on a machine that is quiet; not with the sanitizers."""
    sanitized = "asan" in str(BUILD)
    for c in TABLE:
        if not shows(c):
            continue
        at = ["--home", HOME] if c["home"] or c["maybe"] else []
        words = [*c["command"].split(), *at, *arguments(c)]
        fine, ms = price(lambda: run(GM, *words), lambda: run(GM, "--version"), 30, 1 if sanitized else 12)
        ok(fine or sanitized, f"{c['command']} takes {ms:.0f} ms")


def suggestions():
    for typed, meant in {
            "pause": "game pause", "rollback": "phase rollback", "pauze": "game pause", "extend": "phase extend",
            "remind": "nmr remind", "undo": "phase rollback", "revert": "phase rollback", "invite": "seat add", "kick": "seat replace",
            "delete": "game end", "create": "game new", "status": "game list", "players": "seat list", "restore": "game restore",
            "send": "announce", "log": "journal", "doctor": "health", "check": "config check"}.items():
        done = run(GM, typed)
        ok(done.returncode == 2 and f"'{meant}'" in done.stderr, f"{typed} -> {meant}", done.stderr)
    for typed, meant in (("game rollback", "phase rollback"), ("seat pause", "game pause"), ("game delete", "game end"),
                         ("seat kick", "seat replace"), ("phase undo", "phase rollback"), ("seat lst", "seat list")):
        done = run(GM, *typed.split())
        ok(done.returncode == 2 and f"'{meant}'" in done.stderr, f"{typed} -> {meant}", done.stderr)
    done = run(GM, "list")
    ok(all(f"'{c['command']}'" in done.stderr for c in TABLE if c["command"].endswith(" list")), "list -> all of them", done.stderr)


def choices():
    """An option whose help lists its words takes each of them and no other one."""
    looked = 0
    for c in TABLE:
        for o in c["options"]:
            words = (o["value"] or "").split("|")
            if len(words) == 1 or any(w.isupper() for w in words) or not shows(c) and not c["command"].startswith("game open"):
                continue
            looked += 1
            # --status is about several games, so none is named.
            at = ["--home", HOME, *([] if o["name"] == "status" else arguments(c)), "--dry-run"][:None if c["changes"] else -1]
            for word in words:
                done = run(GM, *c["command"].split(), *at, "--" + o["name"], word)
                ok(done.returncode != 2, f"{c['command']} --{o['name']} {word}", done.stderr)
            done = run(GM, *c["command"].split(), *at, "--" + o["name"], "quux")
            ok(done.returncode in (1, 2) and all(w in done.stderr for w in words), f"{c['command']} --{o['name']} quux: all words are named", done.stderr)
    ok(looked > 6, "options with words were looked at", looked)


def twice():
    for more in (["--deadlines", "Fri 20:00 UTC", "--option", "deadlines=Tue 20:00 UTC"],
                 ["--powers", "lot", "--option", "powers=wish"], ["--option", "nmr=wait", "--option", "nmr=random"]):
        done = run(GM, "game", "new", "ce-9", "--home", HOME, *more)
        ok(done.returncode == 2 and "twice" in done.stderr, f"{' '.join(more)} is asked about", done.stderr)
    shown = []
    for name, more in (("ce-10", ["--deadlines", "Fri 20:00 UTC"]), ("ce-11", ["--option", "deadlines=Fri 20:00 UTC"])):
        run(GM, "game", "new", name, "--home", HOME, *more)
        shown.append(json.loads(run(GM, "game", "show", name, "--home", HOME, "--json").stdout)["deadlines"])
    ok(shown == ["Fri 20:00 UTC"] * 2, "--deadlines and --option deadlines are one", shown)


try:
    home()
    statuses()
    values()
    speed()
    suggestions()
    twice()
    choices()
finally:
    if "KEEP" in os.environ:
        print("# " + str(WORK))
    else:
        shutil.rmtree(WORK)
finish()
