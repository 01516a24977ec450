#!/usr/bin/env python3
"""Every command, tried by somebody who types it wrong: nothing, too much, a game, a seat, a
phase, a number, a file that is not there, slips in options, a home that is not there or not
ours, a daemon that runs. Each answer has its exit status (1 refused, 2 wrong usage, 3 trouble)
and says what would be right. Goes through `postalgm help --list --json`: a new command is
covered by its row. Prints TAP.
usage: tests/server/wrong_words.py BUILD_DIR"""
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

BUILD = Path(sys.argv[1] if len(sys.argv) > 1 else "build").resolve()
GM, DAEMON = str(BUILD / "postalgm"), str(BUILD / "postalgmd")
NOW = "2026-11-21T09:00Z"
n = failed = calls = 0
for name in ("POSTALGM_HOME", "POSTALGM_GAME", "NO_COLOR", "COLUMNS"):
    os.environ.pop(name, None)
scratch = Path(tempfile.mkdtemp(prefix="postalgm-wrong."))
home = scratch / "home"
TABLE = json.loads(subprocess.check_output([GM, "help", "--list", "--json"]))


def run(*words, at=None, **more):
    words = [GM, *words] + (["--home", str(at)] if at else [])
    return subprocess.run(words, capture_output=True, text=True, stdin=subprocess.DEVNULL, **more)


def wrong(status, says, name, *words, at=home, **more):
    """The call ends with `status`, and its error says all of `says` (regular expressions)."""
    global n, failed, calls
    calls += 1
    done = run(*words, at=at, **more)
    text = done.stderr
    missing = [s for s in [says] if not re.search(s, text, re.S)]
    status = (status,) if isinstance(status, int) else status
    is_so = done.returncode in status and not missing and "postalgm" in text.split(":")[0]
    # One sentence, whatever is wrong; no words of the inside.
    is_so = is_so and len(text.strip().split("\n")) <= 2 and not re.search(r"\(null\)|%[sd]|sqlite", text)
    n += 1
    failed += not is_so
    print(f"{'ok' if is_so else 'not ok'} {n} - {' '.join(words[:2])}: {name}")
    if not is_so:
        print(f"#   {' '.join(words)} -> {done.returncode}, wanted {status} and /{says}/")
        for line in (done.stderr + done.stdout).split("\n")[:4]:
            print("#   " + line)


GOOD = {"G": "ce-7", "SEAT": "red", "SEAT|all": "red", "T.P": "1.1", "WHEN": "+1h", "HOURS": "24", "ID": "1",
        "K=V": "grace=1", '"NAME <ADDRESS>"': "Zoe <zoe@example.org>", "ADDRESS": "zoe@example.org",
        '"NAME <ADDRESS>"|house': "house", "NAME": "Zombie", "G|FILE": "ce-7"}


def places(c):
    """The places of its arguments: "G SEAT [FILE]" -> G, SEAT, FILE."""
    words = re.findall(r'\[?("[^"]*"[|\w]*|[^\s\[\]]+)\]?', c["args"])
    out, skip = [], False
    for word in words:
        if skip or word.startswith("--"):
            skip = word.startswith("--")
            continue
        out.append(word)
    return out


def call(c, file, **instead):
    """A call that is right, all places filled, but for those in `instead`."""
    words = c["command"].split()
    for p in places(c):
        good = GOOD.get(p, str(file) if "FILE" in p else "ce-9" if c["command"] == "game new" else "xyzzy")
        if c["command"] == "game new":
            good = "ce-9"
        words.append(instead.get(p, good))
    for o in c["options"]:
        if o["name"] == "why":
            words += ["--why", "a reason"]
    return words


def letters(round_at):
    done = subprocess.run([DAEMON, "--once", "--now", round_at, "--home", str(home)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


try:
    # A game in its first phase, so that what is wrong is the words alone.
    file = scratch / "orders.txt"
    file.write_text("attack blue 3 with 2 from 1\n")
    run("init", "--gm", "me@example.net", "--address", "gm@example.org", "--now", NOW, at=home)
    run("game", "new", "ce-7", "--seats", "3", "--now", NOW, at=home)
    for who, colour in (("Ann", "red"), ("Bob", "blue"), ("Cleo", "green")):
        run("seat", "add", "ce-7", f"{who} <{who.lower()}@example.org>", "--colour", colour, "--now", NOW, at=home)
    letters("2026-11-21T09:01:00Z")
    for path in list((home / "mail/out/new").iterdir()):
        text = path.read_text(errors="replace")
        to, reply = (re.search(rf"^{h}: (.*)$", text, re.M) for h in ("To", "Reply-To"))
        if to and reply and "invitation" in text:
            (home / "mail/in/new" / path.name).write_text(
                f"From: <{to[1].strip()}>\nTo: <{reply[1].strip()}>\nMessage-ID: <{path.name}@x>\n\njoin\n")
    letters("2026-11-21T09:02:00Z")
    started = run("game", "start", "ce-7", "--now", "2026-11-21T09:03Z", at=home)
    assert started.returncode == 0, started.stderr
    letters("2026-11-21T09:04:00Z")
    NOW = "2026-11-21T10:00Z"

    for c in TABLE:
        name, words = c["command"], c["command"].split()
        own = [o for o in c["options"] if o["name"] not in ("home", "help", "json", "now", "game")]
        where = places(c)
        usage = re.escape(f"postalgm {name} ".rstrip())
        if c["least"]:
            wrong(2, f"an argument is missing: {usage} ", "no argument", *words)
        if c["most"] >= 0 and c["most"] < 8:
            wrong(2, f"'one-more' is one argument too many: {usage}", "one argument too many", *words, *["x"] * c["most"], "one-more")
        wrong(2, "there is no option --xyzzyx", "an option that is not there", *call(c, file), "--xyzzyx")
        wrong(2, f"`postalgm {re.escape(name)} --help`|did you mean", "... and where to look", *call(c, file), "--xyzzyx")
        wrong(2, "written out, like --", "a short option", *call(c, file), "-x")
        for o in own + [o for o in c["options"] if o["name"] == "json"]:
            if len(o["name"]) > 3:
                slip = o["name"][:-2] + o["name"][-1] + o["name"][-2]
                if slip != o["name"]:
                    wrong(2, f"did you mean '--{o['name']}'", f"a slip in --{o['name']}", *words, "--" + slip)
            if o["value"]:
                wrong(2, f"--{o['name']} needs a value: --{o['name']} {re.escape(o['value'])}",
                      f"--{o['name']} without its value", "--home", str(home), *words, "--" + o["name"], at=None)
            else:
                wrong(2, f"--{o['name']} takes no value", f"--{o['name']} with a value", *words, f"--{o['name']}=x")
            if not o["many"]:
                twice = [f"--{o['name']}={NOW}"] * 2 if o["value"] else ["--" + o["name"]] * 2
                wrong(2, f"--{o['name']} is given twice", f"--{o['name']} twice", *words, *twice)
        if c["clock"]:
            wrong(2, "'soon' is not a time; write it like 2026-", "--now that is no time", *call(c, file), "--now", "soon")
        now = ["--now", NOW] if c["clock"] else []
        if where[:1] == ["G"]:
            wrong(1, "there is no game 'ce-8': did you mean 'ce-7'", "a slip in the game", *call(c, file, G="ce-8"), *now)
            wrong(1, "there is no game 'kestrel'.*games here: ce-7", "a game that is not there",
                  *call(c, file, G="kestrel"), *now)
            if c["args"].startswith("G"):
                short = call(c, file)[len(words) + 1:][:c["least"] - 1]
                why = call(c, file)[-2:] if "--why" in call(c, file) else []
                wrong(1, "there is no game 'ce-8'.*POSTALGM_GAME", "a slip in $POSTALGM_GAME", *words, *short, *why,
                      *now, env={**os.environ, "POSTALGM_GAME": "ce-8"})
        for seat in ("SEAT", "SEAT|all"):
            if seat in where:
                wrong(1, "'rde' is not a seat of 'ce-7': did you mean 'red'.*its name or number: 1 red .Ann., 2 blue",
                      "a slip in the seat", *call(c, file, **{seat: "rde"}), *now)
                wrong(1, "'9' is not a seat of 'ce-7'", "a seat beyond the last", *call(c, file, **{seat: "9"}), *now)
        if "T.P" in where:
            for bad in ("x", "1.9", "1", "0.1"):
                wrong(2, f"'{bad}' is not a phase; write turn and phase like 3.2", f"the phase {bad}",
                      *call(c, file, **{"T.P": bad}), *now)
            wrong(1, r"9\.1|nothing has been run", "a phase to come", *call(c, file, **{"T.P": "9.1"}), *now)
        if "ID" in where:
            kind = words[0]
            wrong(2, f"'x' is not the number of a .*`postalgm {kind} list` shows", "no number", *call(c, file, ID="x"), *now)
            wrong(1, "99999", "a number that is not there", *call(c, file, ID="99999"), *now)
        for p in ("FILE", "FILE|-"):
            if p in where and name != "backup":
                wrong(3, "none.txt.*No such file", "a file that is not there",
                      *call(c, file, **{p: str(scratch / 'none.txt')}), *now)
                wrong((1, 3), "Is a directory|directory", "a directory for a file",
                      *call(c, file, **{p: str(scratch)}), *now)
        for p in where:
            if "ADDRESS" in p and "house" not in p:
                who = {"WHO": "ann"} if "WHO" in where else {}
                wrong(1, "is not an address|write it like", "an address that is none", *call(c, file, **who, **{p: "Ann"}), *now)
        # A failure is one JSON value as well.
        if any(o["name"] == "json" for o in c["options"]):
            done = run(*call(c, file), "--xyzzyx", "--json", at=home)
            n += 1
            try:
                is_so = json.loads(done.stdout)["error"] in done.stderr
            except ValueError:
                is_so = False
            failed += not is_so
            print(f"{'ok' if is_so else 'not ok'} {n} - {name}: what failed as JSON")
        # Homes.
        if c["home"] and not c["maybe"] or name == "backup":
            none = scratch / "none"
            wrong(1, "none is not a postalgm home; `postalgm init|none is not a home|no home in .*none; `postalgm init", "a home that is not there",
                  *call(c, file), *now, at=none)
            wrong((1, 3), "is not a postalgm home|is not a home|Not a directory|no home in", "a home that is a file", *call(c, file), *now, at=file)

    # A home that others can read, or that is not ours.
    (home / "postalgm.json").chmod(0o644)
    wrong(1, "can be read by others.*chmod 600", "a home that others can read", "game", "list")
    (home / "postalgm.json").chmod(0o600)
    if os.geteuid() == 0:
        nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        theirs = scratch / "theirs"
        shutil.copytree(home, theirs)
        os.chown(theirs / "postalgm.json", 65534, 65534)
        wrong(1, "belongs to nobody.*runuser -u nobody", "a home of somebody else", "game", "list", at=theirs)
        scratch.chmod(0o755)
        shutil.copy(GM, scratch / "gm")
        os.chmod(scratch / "gm", 0o755)
        for command in (["game", "list"], ["verify", "ce-7"], ["backup", str(scratch / "x.db")], ["game", "new", "ce-9"]):
            done = subprocess.run([*nobody, str(scratch / "gm"), *command, "--home", str(home)], capture_output=True,
                                  text=True, stdin=subprocess.DEVNULL)
            n += 1
            is_so = done.returncode == 3 and "Permission denied" in done.stderr
            failed += not is_so
            print(f"{'ok' if is_so else 'not ok'} {n} - {' '.join(command[:2])}: a home that we may not enter")
            if not is_so:
                print(f"#   {done.returncode} {done.stderr}")
    # A name that is a game's and a seat's.
    run("game", "new", "red", "--seats", "3", "--now", NOW, at=home)
    wrong(2, "'red' is the name of a game and of a seat in 'ce-7'.*--game", "a game or a seat?", "report", "show", "red",
          env={**os.environ, "POSTALGM_GAME": "ce-7"})

    # Words of the program itself.
    wrong(2, "say what to do; `postalgm --help`", "nothing at all", at=home)
    wrong(2, "there is no command 'phsae': did you mean 'phase show'", "a slip in the command", "phsae", "show", "ce-7")
    for group, verb in (c["command"].split() for c in TABLE if " " in c["command"]):
        for second in (verb, verb + verb[-1]):
            wrong(2, f"there is no command '{group}{group[-1]}': did you mean '{group} {verb}'", "a slip in each first word",
                  group + group[-1], second)
        for first in (verb, verb + verb[-1]):
            wrong(2, f"there is no command '{first}': did you mean '{group} {verb}'\\?", "the words the wrong way round", first, group)
        wrong(2, f"there is no command '{group}-{verb}': did you mean '{group} {verb}'\\?", "the words as one", f"{group}-{verb}")
        if sum(c["command"].endswith(" " + verb) for c in TABLE) == 1:
            wrong(2, f"there is no command 'xyzzy': did you mean '{group} {verb}'\\?", "a second word that says all", "xyzzy", verb)
    wrong(2, "there is no command 'xyzzy'; `postalgm --help` lists", "no such command", "xyzzy")
    for group in dict.fromkeys(c["command"].split()[0] for c in TABLE if " " in c["command"]):
        verbs = [c["command"].split()[1] for c in TABLE if c["command"].startswith(group + " ")]
        wrong(2, f"'{group}' needs another word: {', '.join(verbs)}", "a group alone", group)
        wrong(2, f"there is no command '{group} xyzzy'; it can be {', '.join(verbs)}", "no such second word", group, "xyzzy")
    wrong(2, "there is no command 'pause': did you mean 'game pause'", "a second word alone", "pause", "ce-7")
    wrong(2, "there is no command 'rolback': did you mean 'phase rollback'", "a slip in a second word alone", "rolback")
    wrong(2, "there is no command 'game rollback': did you mean 'phase rollback'", "a second word of another group", "game", "rollback")
    wrong(2, "there is no command 'remove': did you mean 'seat remove'", "another", "remove")
    wrong(2, "--home needs a", "--home without its value", "game", "list", "--home", at=None)
    wrong(2, "--home needs a directory", "--home of nothing", "game", "list", "--home=", at=None)

    # The daemon: its own words, and while it runs.
    def daemon(status, says, name, *words):
        global n, failed
        done = subprocess.run([DAEMON, *words], capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=600)
        is_so = done.returncode == status and re.search(says, done.stderr)
        n += 1
        failed += not is_so
        print(f"{'ok' if is_so else 'not ok'} {n} - postalgmd: {name}")
        if not is_so:
            print(f"#   {done.returncode} {done.stderr}")

    daemon(2, "there is no option --chekc: did you mean '--check'", "a slip in an option", "--chekc")
    daemon(2, "'once' is one argument too many: postalgmd takes only options, see --help", "a word too much", "once")
    daemon(2, "--home needs a value", "--home without its value", "--home")
    daemon(2, "write a time like 2026", "--now that is no time", "--once", "--now", "soon", "--home", str(home))
    daemon(2, "--now goes with --once", "--now without --once", "--now", NOW)
    daemon(1, "is not a postalgm home; postalgm init", "a home that is not there", "--check", "--home", str(scratch / "none"))
    running = subprocess.Popen([DAEMON, "--home", str(home)], stderr=subprocess.DEVNULL)
    try:
        for _ in range(1200):
            time.sleep(0.05)
            if (home / "postalgm.lock").exists() and str(running.pid) in (home / "postalgm.lock").read_text():
                break
        daemon(1, f"another postalgmd works on this home: pid {running.pid} since ", "a second one", "--home", str(home))
        daemon(1, "another postalgmd works on this home", "--check beside one", "--check", "--home", str(home))
        wrong(1, "is a home already|another postalgmd", "beside a daemon", "init")
        for c in TABLE:
            if c["home"] and not c["changes"]:
                done = run(*call(c, file), at=home)
                n += 1
                is_so = done.returncode in (0, 1, 3 if c["command"] == "health" else 1)
                failed += not is_so
                print(f"{'ok' if is_so else 'not ok'} {n} - {c['command']}: works beside a daemon")
                if not is_so:
                    print(f"#   {done.returncode} {done.stderr}")
    finally:
        running.send_signal(signal.SIGTERM)
        running.wait(120)
finally:
    shutil.rmtree(scratch)
print(f"1..{n}")
sys.exit(failed != 0)
