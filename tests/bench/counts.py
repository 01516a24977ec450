#!/usr/bin/env python3
"""Instructions of units of work, counted by valgrind, beside those that were committed in counts.txt.

    counts.py BUILD            prints them all, for `make bench`, and a letter and a phase of each game
    counts.py BUILD --check    TAP over those that counts.txt marks with `check`
    counts.py BUILD --write    writes the numbers into counts.txt; the reasons are yours

Times of one binary vary by a half on a busy machine; these numbers do not. They leave out what other
processes do (the painter, the fetcher). A unit that takes over 5% more than what was committed fails the
check: make it cheaper, or write the new number into counts.txt and say why in its last column.
"""
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

TABLE = Path(__file__).with_name("counts.txt")
RISE = 1.05
# Each unit: the program, its argument, and the unit whose one run is contained in it.
UNITS = {
    "line": ("bench_lines", "line"),
    "words": ("bench_words", "words"),
    "phase": ("bench_phases", "phase"),
    "board": ("bench_reports", "board"),
    "phase_text": ("bench_issue", "phase_text"),
    "phase_whole": ("bench_issue", "phase_whole"),
    "round": ("bench_round", "round"),
    "letter": ("bench_round", "letters"),
    "idle": ("bench_scale", "idle"),
    "stranger": ("bench_scale", "stranger"),
}
CONTAINS_ROUND = {"letter"}


class Row:
    def __init__(self, line):
        name, check, first, now, *why = line.split(None, 4)
        self.name, self.check, self.first, self.now = name, check == "check", int(first), int(now)
        self.why = why[0] if why else ""

    def text(self):
        return f"{self.name:<12} {'check' if self.check else '-':<6} {self.first:>12} {self.now:>12}  {self.why}".rstrip()


def read_table():
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    return [line if not line.strip() or line.startswith("#") else Row(line) for line in lines]


def count(build, program, unit):
    """Instructions of all that bench_counted did, and how many times it did it."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out"
        done = subprocess.run(
            ["valgrind", "--tool=callgrind", "--instr-atstart=no",
             f"--callgrind-out-file={out}", str(Path(build) / "tests/bench" / program), "--count", unit],
            capture_output=True, text=True)
        times = re.search(rf"^{unit} (\d+)$", done.stdout, re.M)
        total = re.search(r"Collected : (\d+)", done.stderr)
        if done.returncode or not times or not total:
            sys.exit(f"{program} --count {unit}: exit {done.returncode}\n{done.stdout}{done.stderr}")
        return int(total[1]), int(times[1])


def measure(build, names):
    """Instructions of one unit each, by name."""
    needed = set(names) | ({"round"} if CONTAINS_ROUND & set(names) else set())
    with ThreadPoolExecutor(2) as pool:
        runs = dict(zip(sorted(needed), pool.map(lambda n: count(build, *UNITS[n]), sorted(needed))))
    each = {}
    for name in names:
        total, times = runs[name]
        if name in CONTAINS_ROUND:
            total -= runs["round"][0] // runs["round"][1]
        each[name] = total // times
    return each


def show(rows, each):
    print(f"{'instructions':<14}{'now':>14}{'committed':>14}{'at first':>14}")
    for row in rows:
        if isinstance(row, Row):
            print(f"{row.name:<14}{each[row.name]:>14,}{row.now:>14,}{row.first:>14,}")


def check(rows, each):
    failed = 0
    for n, row in enumerate(rows, 1):
        got = each[row.name]
        ok = got <= row.now * RISE
        failed += not ok
        print(f"{'ok' if ok else 'not ok'} {n} - {row.name}: {got:,} instructions, {row.now:,} were committed")
        if not ok:
            print(f"# over 5% more: make it cheaper, or write {got} into {TABLE.name} and the reason beside it")
    print(f"1..{len(rows)}")
    return 1 if failed else 0


def skip(why):
    print(f"ok 1 - counted instructions # SKIP {why}\n1..1")
    return 0


def show_games(build):
    """A letter read and a phase run, of each game beside the first: for letters of a random player (bench_games)."""
    names = subprocess.run([str(Path(build) / "tests/bench/bench_games"), "--games"], capture_output=True,
                           text=True, check=True).stdout.split()
    units = [f"{name}.{what}" for name in names for what in ("letters", "phases")]
    with ThreadPoolExecutor(2) as pool:
        each = dict(zip(units, (total // times for total, times in
                                pool.map(lambda u: count(build, "bench_games", u), units))))
    print(f"{'instructions':<14}{'a letter':>14}{'of the first':>14}{'a phase':>14}{'of the first':>14}")
    for name in names:
        letters, phases = each[f"{name}.letters"], each[f"{name}.phases"]
        print(f"{name:<14}{letters:>14,}{letters / each[names[0] + '.letters']:>14.2f}"
              f"{phases:>14,}{phases / each[names[0] + '.phases']:>14.2f}")


def is_sanitized(build):
    return "asan" in Path(build).name or "msan" in Path(build).name


def main(build, what=""):
    if not shutil.which("valgrind"):
        return skip("valgrind is missing") if what == "--check" else print("valgrind is missing: no instructions are counted") or 0
    if what == "--check" and is_sanitized(build):
        return skip("a sanitizer is built in")
    if count(build, *UNITS["line"])[0] == 0:
        return skip("the programs were built without valgrind's headers")
    table = read_table()
    rows = [row for row in table if isinstance(row, Row) and (row.check or what != "--check")]
    each = measure(build, [row.name for row in rows])
    if what == "--check":
        return check(rows, each)
    show(rows, each)
    if what == "":
        show_games(build)
    if what == "--write":
        for row in rows:
            row.now = each[row.name]
        TABLE.write_text("".join((row if isinstance(row, str) else row.text()) + "\n" for row in table),
                         encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
