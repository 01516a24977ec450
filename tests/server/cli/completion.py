#!/usr/bin/env python3
"""Completion in bash, zsh and fish: every command with its options, values of options, names in the home;
and lines typed into zsh itself. A shell that is not installed is skipped. Prints TAP. A new command is
covered by its row.
usage: tests/server/cli/completion.py BUILD_DIR"""
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "kit"))
from tap import finish, ok  # noqa: E402

BUILD = Path(sys.argv[1] if len(sys.argv) > 1 else "build").resolve()
WORK = Path(tempfile.mkdtemp(prefix="postalgm-completion."))
HOME = str(WORK / "home")
os.environ.pop("POSTALGM_GAME", None)
os.environ.update(POSTALGM_HOME=HOME, PATH=f"{BUILD}:{os.environ['PATH']}")


def run(*words):
    return subprocess.run(words, capture_output=True, text=True, stdin=subprocess.DEVNULL)


TABLE = json.loads(run("postalgm", "help", "--list", "--json").stdout)
GROUPS = list(dict.fromkeys(c["command"].split()[0] for c in TABLE))

# Words before the cursor, the last one as far as it is typed; and what is offered.
ROWS = [
    (["game", "show", ""], {"ce-7"}),
    (["seat", "remove", "ce-7", ""], {"red", "blue"}),
    (["nmr", "random", "ce-7", ""], {"red", "blue"}),
    (["powers", "show", "zo"], {"zombie"}),
    (["powers", "show", "Zo"], {"Zombie"}),
    (["game", "option", "ce-7", "gm_r"], {"gm_reads_press="}),
    (["report", "show", "ce-7", "--format", ""], {"text", "html", "json"}),
    (["phase", "run", "ce-7", ""], set()),  # none is open
    (["letters", "x"], set()),
    (["letters", "list", "x", ""], set()),
    (["game", "list", "--sort", ""], {"name", "status", "deadline"}),
    (["game", "list", "--sort", "d"], {"deadline"}),
    (["game", "new", "ce-9", "--powers", ""], {"none", "lot", "wish"}),
    (["powers", "list", "--rules", "c"], {"cosmic"}),
    (["outbox", "list", "--state", "s"], {"sending", "sent"}),
    (["letters", "list", "--max", "5", "--state", "d"], {"done", "duplicate"}),
    (["seat", "add", "ce-7", "Cat <cat@example.org>", "--colour", "y"], {"yellow"}),
    (["seat", "add", "ce-7", "h"], {"house"}),
    (["phase", "extend", "--why", "a reason", ""], {"ce-7"}),
    (["announce", "-m", "a word", ""], {"ce-7"}),
    (["game", "list", "--game", ""], {"ce-7"}),
    (["help", "ver"], {"verify", "version"}),
    (["--home", HOME, "game", "show", ""], {"ce-7"}),
    (["--home", "/nonexistent", "game", "show", ""], set()),
    (["--v"], {"--version"}),
]
ALL = [[""]] + [[*c["command"].split(), "--"] for c in TABLE] + [[g, ""] for g in GROUPS] + [row for row, _ in ROWS]

# Each reads lines of words with tabs between and prints what it would offer, a word a line, up to "---".
BASH = """. server/postalgm.bash
for line; do
	IFS=$'\\t' read -r -a COMP_WORDS <<<"postalgm	${line%_}"
	[[ $line != *_ ]] || COMP_WORDS+=("")
	COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
	_postalgm; printf '%s\\n' "${COMPREPLY[@]}" ---
done"""
ZSH = """compdef() { }; compset() { }; _files() { print FILES; }
compadd() { local behind=; [[ $1 != -S ]] || behind=$2; while [[ $1 != -- ]]; do shift; done; shift; print -rl -- "${@/%/$behind}"; }
. server/postalgm.zsh
for line; do words=(postalgm "${(@ps:\\t:)line%_}"); CURRENT=$#words; _postalgm; print -- ---; done"""
FISH = """source server/postalgm.fish
for line in $argv
    set -l words (string split \\t -- (string replace -r '_$' '' -- $line))
    set -l typed postalgm (string escape -- $words[1..-2]) $words[-1]
    complete -C (string join ' ' -- $typed) | string replace -r '\\t.*' ''; echo ---
end"""


def offered(shell, *words):
    """The sets of words that the shell offers, and its complaints."""
    said = run(shell, *words, *("\t".join(row) + ("" if row[-1] else "_") for row in ALL))
    return [set(part.split("\n")) - {""} for part in said.stdout.split("---\n")], said.stderr


def judge(shell, *words):
    if not shutil.which(shell):
        print(f"ok # SKIP completion in {shell}, because it is not installed")
        return
    got, said = offered(shell, *words)
    ok(len(got) > len(ALL) and not said, f"{shell} answers each line", said)
    got += [set()] * len(ALL)
    ok(got[0] == set(GROUPS), f"{shell}: the first words", got[0])
    for c, options in zip(TABLE, got[1:]):
        ok(options == {"--" + o["name"] for o in c["options"]}, f"{shell}: the options of {c['command']}", options)
    for group, second in zip(GROUPS, got[1 + len(TABLE):]):
        verbs = {c["command"].split()[1] for c in TABLE if c["command"].startswith(group + " ")}
        ok(verbs <= second, f"{shell}: the second words of {group}", second)
    for (row, want), words_got in zip(ROWS, got[1 + len(TABLE) + len(GROUPS):]):
        # zsh and fish compare with what is typed themselves.
        fits = {w for w in words_got if w.startswith(row[-1])} - {"all"}
        ok(fits == want, f"{shell}: {' '.join(row)}", words_got)


def typed_into_zsh():
    """zsh itself, on a terminal of its own: the line after TAB."""
    if not shutil.which("zsh"):
        print("ok # SKIP lines typed into zsh, because it is not installed")
        return
    lines = {
        "hea": "health ", "phase exte": "phase extend ", "game show c": "game show ce-7 ",
        "seat remove ce-7 b": "seat remove ce-7 blue ", "game list --so": "game list --sort ",
        "game list --sort d": "game list --sort deadline ", "game list --sort=d": "game list --sort=deadline ",
        "game option ce-7 gm_r": "game option ce-7 gm_reads_press=", "powers show zom": "powers show zombie ", "orders enter ce-7 red READM": "orders enter ce-7 red README.md ",
    }
    shutil.copy("server/postalgm.zsh", WORK / "_postalgm")
    (WORK / "shown").write_text("")
    script = r"""zmodload zsh/zpty
work=$1; shift
zpty shell zsh -f -i
zpty -w shell "fpath=($work \$fpath); autoload -Uz compinit; compinit -u -D"
zpty -w shell "show() { print -r -- \"\$BUFFER|\" >>$work/shown; BUFFER=; }; zle -N show; bindkey '^X' show"
for ((n = 1; n <= $#; n++)); do
	zpty -w -n shell "postalgm ${@[n]}"$'\t\030'
	for ((i = 0; i < 6000; i++)); do
		while zpty -r -t shell x; do :; done
		[[ $(wc -l <$work/shown) -lt $n ]] || break
		sleep 0.02
	done
done
zpty -d shell"""
    said = run("zsh", "-fc", script, "zsh", str(WORK), *lines)
    got = (WORK / "shown").read_text().split("|\n") + [""] * len(lines)
    for (line, want), stands in zip(lines.items(), got):
        ok(stands == "postalgm " + want, f"typed into zsh: postalgm {line}", f"{stands!r} {said.stderr}")


def main():
    try:
        run("postalgm", "init", "--gm", "me@example.net", "--address", "gm@example.org")
        run("postalgm", "game", "new", "ce-7", "--seats", "3")
        for who in ("ann", "bob"):
            run("postalgm", "seat", "add", "ce-7", f"{who} <{who}@example.org>")
        judge("bash", "-c", BASH, "bash")
        judge("zsh", "-fc", ZSH, "zsh")
        judge("fish", "--no-config", "-c", FISH)
        typed_into_zsh()
    finally:
        shutil.rmtree(WORK)
    finish()


main()
