#!/usr/bin/env python3
"""The desk explains itself: each command and option of the table has its help, stands in the
manual; each example can be typed. The manual pages are sound. Prints
TAP. A new command is covered by its row in the table.
usage: tests/server/help.py BUILD_DIR"""
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "kit"))
from tap import finish, ok  # noqa: E402

BUILD = Path(sys.argv[1] if len(sys.argv) > 1 else "build").resolve()
GM = str(BUILD / "postalgm")


def run(*words, **more):
    return subprocess.run(words, capture_output=True, text=True, stdin=subprocess.DEVNULL, **more)


def manual():
    """The text of postalgm.1 by command: what stands from its heading to the next one."""
    text = Path("server/man/postalgm.1").read_text(encoding="utf-8")
    text = re.sub(r"\\f[BIRP]", "", text).replace("\\-", "-").replace("\\fR", "")
    parts, name = {}, ""
    names = sorted((c["command"] for c in TABLE), key=len, reverse=True)
    for line in text.split("\n"):
        if line.startswith((".SH", ".SS")):
            name = ""
        if line.startswith(".B postalgm "):
            said = line[len(".B postalgm "):]
            name = next((c for c in names if re.match(re.escape(c) + r"($|[ \[])", said)), name)
        if name:
            parts[name] = parts.get(name, "") + line + "\n"
    return parts, text


TABLE = json.loads(run(GM, "help", "--list", "--json").stdout)
ok(len(TABLE) > 40, "help --list has the table")
COMMON = {"home", "help", "json", "game", "dry-run", "yes"}
# Which games a call means that may be about several: told once, for all such commands.
SELECTORS = {"game", "all", "status", "waiting"}

# --- help on each level -------------------------------------------------------------------
all_help = run(GM, "--help")
ok(all_help.returncode == 0 and "example:" in all_help.stdout, "postalgm --help has an example")
groups = list(dict.fromkeys(c["command"].split()[0] for c in TABLE))
for group in groups:
    ok(re.search(rf"^  {group} +\S", all_help.stdout, re.M), f"{group} stands in postalgm --help")
    help_ = run(GM, group, "--help")
    ok(help_.returncode == 0 and "example:\n  postalgm" in help_.stdout, f"postalgm {group} --help", help_)
for c in TABLE:
    name = c["command"]
    words = name.split()
    help_ = run(GM, *words, "--help")
    lines = help_.stdout.split("\n")
    bad = [l for l in lines if len(l) > 80]
    ok(help_.returncode == 0 and f"usage: postalgm {name}" in help_.stdout
       and all(f"--{o['name']}" in help_.stdout for o in c["options"])
       and not help_.stderr, f"postalgm {name} --help", help_.stdout + help_.stderr)
    ok(not bad, f"... fits eighty columns: {name}", "\n".join(bad))
    ok(c["example"].startswith(f"postalgm {name}") or name in c["example"],
       f"... its example is of it: {name}", c["example"])
    ok(run(GM, "help", *words).stdout == help_.stdout, f"... and so says postalgm help {name}")

# --- help, -h, --version and -V: the same wherever they stand ---------------------------------
version = run(GM, "version").stdout
ok(re.fullmatch(r"postalgm \d+\.\d+\.\d+\S*\n", version), "postalgm version", version)
for words in (["--version"], ["-V"], ["game", "--version"], ["game", "list", "-V"], ["phase", "run", "--version", "ce-7"]):
    ok(run(GM, *words).stdout == version, f"postalgm {' '.join(words)} says the same")
ok(json.loads(run(GM, "--version", "--json").stdout) == json.loads(run(GM, "version", "--json").stdout), "... as JSON, too")
for words in (["-h"], ["help"]):
    ok(run(GM, *words).stdout == all_help.stdout, f"postalgm {words[0]} says the same as --help")
for group in groups:
    help_ = run(GM, group, "--help").stdout
    ok(run(GM, group, "-h").stdout == help_ and run(GM, "help", group).stdout == help_, f"postalgm {group} -h, help {group}")
    if group not in (c["command"] for c in TABLE):
        ok(run(GM, group, "help").stdout == help_, f"postalgm {group} help")
POSTALGMD = str(BUILD / "postalgmd")
for long, *others in (("--help", "-h", "help"), ("--version", "-V", "version")):
    said = run(POSTALGMD, long)
    ok(said.returncode == 0 and said.stdout and not said.stderr, f"postalgmd {long}")
    for other in others:
        ok(run(POSTALGMD, other).stdout == said.stdout, f"postalgmd {other} says the same")
ok("--now" not in "".join(run(GM, *c["command"].split(), "--help").stdout for c in TABLE) + run(GM, "help", "--list").stdout,
   "the clock of the tests stands in no help")

# --- the players' page ------------------------------------------------------------------------
guide = Path("server/doc/players.md").read_text(encoding="utf-8")
for line in re.findall(r"^Commands: (.*)$", Path("orders/help/help_texts.md").read_text(encoding="utf-8"), re.M):
    for word in re.findall(r"[a-z]+", re.sub(r"Answers to what a receipt asks|Before the game|In a letter of its own|join GAME", "", line)):
        ok(re.search(rf"`{word}\b", guide), f"players.md has {word}")
for word in ("join ce-8 as red", "news on", "observe ce-7", "confirm", "help"):
    ok(word in guide, f"players.md has {word}")

# --- the manual ---------------------------------------------------------------------------
parts, text = manual()
for c in TABLE:
    name = c["command"]
    ok(name in parts, f"postalgm.1 has {name}")
    for o in c["options"]:
        selects = o["name"] in SELECTORS and SELECTORS <= {x["name"] for x in c["options"]}
        where = text if o["name"] in COMMON or selects else parts.get(name, "")
        ok(f"--{o['name']}" in where, f"postalgm.1 has --{o['name']} of {name}")
for group in groups:
    verbs = [c["command"].split()[-1] for c in TABLE if c["command"].startswith(group + " ")]
    stale = [v for v in re.findall(rf"^\.B postalgm {group} (\w+)", text, re.M) if verbs and v not in verbs]
    ok(not stale, f"postalgm.1 has nothing of {group} that is not there", stale)
daemon = Path("server/man/postalgmd.8").read_text(encoding="utf-8").replace("\\-", "-")
usage = run(str(BUILD / "postalgmd"), "--help").stdout
for option in re.findall(r"^  --(\w+)", usage, re.M):
    ok(f"--{option}" in daemon, f"postalgmd.8 has --{option}")
config = Path("server/man/postalgm.json.5").read_text(encoding="utf-8")
scratch = Path(tempfile.mkdtemp(prefix="postalgm-help."))
try:
    os.environ.update(HOME=str(scratch), POSTALGM_HOME=str(scratch / "games"), PATH=f"{BUILD}:{os.environ['PATH']}")
    for name in ("POSTALGM_GAME", "NO_COLOR", "COLUMNS"):
        os.environ.pop(name, None)
    run(GM, "init", "--gm", "me@example.org", "--address", "gm@example.org")

    def settings(value, path=""):
        for key, v in value.items():
            yield from settings(v, f"{path}{key}.") if isinstance(v, dict) else [path + key]

    for place in settings(json.loads(run(GM, "config", "show", "--json").stdout)):
        ok(f".B {place} " in config, f"postalgm.json.5 has {place}")
    for page in sorted(Path("server/man").glob("*.[158]")):
        said = run("groff", "-man", "-Tutf8", "-ww", "-z", str(page)) if shutil.which("groff") else None
        if said:
            ok(said.returncode == 0 and not said.stderr, f"groff has nothing to say about {page.name}", said.stderr)
        else:
            print(f"ok # SKIP groff about {page.name}, because it is not installed")
        if shutil.which("man") and shutil.which("col"):
            page_text = subprocess.run(f"man -l {page} | col -bx", shell=True, capture_output=True, text=True,
                                       env={**os.environ, "MANWIDTH": "80", "LC_ALL": "C.UTF-8"}).stdout
            wide = [line for line in page_text.split("\n") if len(line) > 80]
            ok(page_text.strip() and not wide, f"{page.name} fits eighty columns", wide)
        if shutil.which("mandoc"):
            said = run("mandoc", "-Tlint", "-Wwarning", str(page))
            ok(not said.stdout.strip(), f"mandoc -Tlint has nothing to say about {page.name}", said.stdout)

    # Names in the home: a game, seats.
    run(GM, "game", "new", "ce-7", "--seats", "3")
    for who in ("ann", "bob"):
        run(GM, "seat", "add", "ce-7", f"{who} <{who}@example.org>")

    # A command answers at once: under 30 ms of processor time. Whatever else the machine does only adds to
    # that, so the least of twenty calls is its price.
    def spent():
        all_of_them = resource.getrusage(resource.RUSAGE_CHILDREN)
        return (all_of_them.ru_utime + all_of_them.ru_stime) * 1000

    def cost(words):
        before = spent()
        run(GM, *words)
        return spent() - before

    for words in (["version"], ["--help"], ["game", "list"], ["game", "show", "ce-7"], ["seat", "list", "ce-7"], ["journal", "ce-7"], ["health"]):
        least = min(cost(words) for _ in range(20))
        ok(least < 30 or "asan" in str(BUILD), f"postalgm {' '.join(words)} takes {least:.0f} ms")

    # --- the games ---------------------------------------------------------------------------
    # rules/games.c says which is played where none is named, and no other text does.
    table = re.findall(r"&(\w+)_game,", Path("rules/games.c").read_text(encoding="utf-8"))
    listed = re.findall(r"^  (\w+) +[^\n]*?(, where none are named)?$",
                        run(GM, "game", "new", "--help").stdout.partition("\nrules:\n")[2].partition("\n\n")[0], re.M)
    ok([name for name, _ in listed] == table and [bool(first) for _, first in listed] == [True] + [False] * (len(table) - 1),
       "game new --help lists the games, and which is first", listed)

    # --- examples -------------------------------------------------------------------------
    # In their order, in one home; what they name is there as far as can be. A situation may
    # refuse one (status 1); none is wrong usage, and none meets with trouble.
    (scratch / "games").exists() and shutil.rmtree(scratch / "games")
    work = scratch / "work"
    work.mkdir()
    for name in set(re.findall(r"\b[\w-]+\.(?:txt|eml|json)\b", " ".join(c["example"] for c in TABLE))):
        (work / name).write_text("From: <ann@example.org>\n\nattack red 1 with 1 from 1\n")
    os.symlink(Path("tests").resolve(), work / "tests")
    for c in TABLE:
        command = re.sub(r"/var/(backups|lib)[\w/.-]*/", f"{work}/", c["example"])
        command = command.replace("tests/rules/*/*/*.scene", "tests/rules/*/*/[a-c]*.scene")
        done = run("bash", "-c", command, cwd=work)
        ok(done.returncode in (0, 1) or c["command"] == "health", f"example: {c['example']}",
           f"status {done.returncode}: {done.stderr}")
finally:
    shutil.rmtree(scratch)

finish()
