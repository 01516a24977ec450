#!/usr/bin/env python3
"""The operator's page: each configuration in it is in order, each command of ours is one that
the program takes, Postfix and Dovecot know each of their lines. Prints TAP.
usage: tests/server/operating.py BUILD_DIR"""
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "kit"))
from tap import finish, ok  # noqa: E402

BUILD = Path(sys.argv[1] if len(sys.argv) > 1 else "build").resolve()
PAGE = Path("server/OPERATING.md").read_text(encoding="utf-8")


def run(*words, **more):
    return subprocess.run(words, capture_output=True, text=True, stdin=subprocess.DEVNULL, **more)


def blocks(kind):
    return re.findall(rf"^```{re.escape(kind)}\n(.*?)^```", PAGE, re.M | re.S)


scratch = Path(tempfile.mkdtemp(prefix="postalgm-operating."))
try:
    home = scratch / "home"
    os.environ.update(POSTALGM_HOME=str(home), PATH=f"{BUILD}:{os.environ['PATH']}")
    os.environ.pop("POSTALGM_GAME", None)
    gm, daemon = str(BUILD / "postalgm"), str(BUILD / "postalgmd")
    run(gm, "init", "--gm", "you@example.net", "--address", "gm@example.org")
    run(gm, "game", "new", "ce-7", "--seats", "3")
    for who in ("ann", "bob", "cat"):
        run(gm, "seat", "add", "ce-7", f"{who} <{who}@example.org>")
    good = (home / "postalgm.json").read_text()

    # Files that a configuration names: credentials, as systemd hands them over.
    credentials = scratch / "credentials"
    credentials.mkdir(mode=0o700)
    for name in re.findall(r"LoadCredential=(\w+):", PAGE):
        (credentials / name).write_text("secret\n")
        (credentials / name).chmod(0o400)
    os.environ["CREDENTIALS_DIRECTORY"] = str(credentials)
    for text in blocks("json"):
        (home / "postalgm.json").write_text(text)
        said = run(gm, "config", "check")
        where = json.loads(text).get("mail", {}).get("in", "subject_keys or zine")
        ok(said.returncode == 0 and "in order" in said.stdout, f"configuration in order: {where}",
           said.stdout + said.stderr)
    (home / "postalgm.json").write_text(good)

    # Commands of ours: wrong usage is status 2, trouble 3; a fresh home may refuse some.
    rows = re.findall(r"`(postalgmd? [^`]+)`", PAGE[PAGE.index("## What to do when"):])
    for line in [l for b in blocks("sh") for l in b.split("\n")] + rows:
        line = re.sub(r"\s+#.*", "", line)
        line = re.sub(r"^runuser -u postalgm -- ", "", line)
        if not line.startswith("postalgm") or line == "postalgmd":
            continue
        line = line.replace("/var/lib/postalgm", str(scratch / "other")).replace("/var/backups", str(scratch))
        words = [w.replace("ID", "1") if w == "ID" else w for w in shlex.split(line)]
        if words[1:] in (["announce"], ["seat", "replace"], ["phase", "run"]):
            words.append("--help")  # named without its arguments
        said = run(*words, cwd=scratch)
        health = words[1] == "health"
        ok(said.returncode in ((0, 1, 3) if health else (0, 1)), f"{line}", f"{said.returncode} {said.stderr}")

    # Lines of the mail servers.
    for text in blocks("main.cf"):
        if not shutil.which("postconf"):
            print("ok # SKIP main.cf, because postfix is not installed")
            continue
        conf = scratch / "postfix"
        conf.mkdir()
        (conf / "main.cf").write_text("compatibility_level = 3.6\n" + text)
        (conf / "master.cf").write_text("")
        said = run("postconf", "-c", str(conf), "-n")
        ok(said.returncode == 0 and "warning" not in said.stderr and "recipient_delimiter = +" in said.stdout,
           "Postfix knows each line", said.stderr)
        said = run("postmap", "-c", str(conf), "-q", "gm@example.org", "inline:{ gm@example.org=mail/in/ }")
        ok(said.stdout.strip() == "mail/in/", "and finds our Maildir", said.stderr)
    for text in blocks("dovecot"):
        if not shutil.which("doveconf"):
            print("ok # SKIP dovecot, because it is not installed")
            continue
        (scratch / "dovecot.conf").write_text(text)
        said = run("doveconf", "-n", "-c", str(scratch / "dovecot.conf"))
        known = all(re.search(rf"^{re.escape(l.split(' = ')[0])} =", said.stdout, re.M) or "delimiter" in l or
                    l.endswith("= no") for l in text.strip().split("\n"))
        ok(said.returncode == 0 and known, "Dovecot knows each line", said.stdout + said.stderr)

    # The unit does what the page says of it.
    unit = Path("server/package/postalgm.service").read_text()
    for line in re.findall(r"^LoadCredential=.*", PAGE, re.M):
        ok("#" + line in unit, f"the unit has {line}")
    ok("/var/lib/postalgm" in unit and "User=postalgm" in unit, "the unit's home and user")
finally:
    shutil.rmtree(scratch)
finish()
