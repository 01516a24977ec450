#!/usr/bin/env python3
"""Circles of calls, read from the object files: none may pass through two sub-rooms of a room
(the order of the sub-rooms is that of tests/arrows.sh), and inside a folder none may pass
through more files than it does today; and what a header promises, somebody else calls. Prints TAP.
usage: tests/circles.py BUILD_DIR"""
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build").resolve()
ROOMS = ["base", "orders", "rules", "mail", "schema", "server"]
# The list of the Powers is data that all of the game may read; what stands in it is above them.
HANDED_DOWN = {"ce_catalog"}
# Rooms whose own files lie below their sub-rooms; in the others they stand on top.
GROUND = {"base": ["process", "coding", "text", "figure"]}
# The most files that a circle inside the folder passes through, where there is one. Never more:
# a circle that has become smaller makes the number smaller.
LARGEST = {
    "base/process": 2,
    "mail/fetch": 5,
    "mail/post": 2,
    "rules": 2,
    "rules/cosmic/engine": 6,
    "rules/cosmic/report": 2,
    "rules/cosmic/scene": 4,
    "rules/cosmic/words": 8,
    "schema/store": 4,
    "server/cli": 4,
    "server/commands": 2,
    "server/game": 2,
    "server/gm_mail": 3,
    "server/health": 4,
    "server/home": 6,
    "server/outbox": 3,
    "server/people": 2,
    "server/phase": 2,
    "server/render": 3,
    "server/replay": 2,
    "server/scene": 2,
}


def objects():
    for room in ROOMS:
        for c in sorted((ROOT / room).rglob("*.c")):
            o = BUILD / c.relative_to(ROOT).with_suffix(".o")
            if o.exists():
                yield c.relative_to(ROOT), o


def graph():
    """file -> {file: a name by which it is called}"""
    source = {str(o): c for c, o in objects()}
    out = subprocess.run(["nm", "-A", *source], capture_output=True, text=True, check=True).stdout
    defined, wanted = {}, defaultdict(set)
    for line in out.splitlines():
        path, rest = line.split(":", 1)
        words = rest.split()
        if words[0] in "Uw":
            wanted[source[path]].add(words[1])
        elif len(words) == 3 and words[1] in "TDRBVWC" and words[2] != "main":
            defined[words[2]] = source[path]
    calls = {c: {} for c in source.values()}
    for c, names in wanted.items():
        for name in sorted(names - HANDED_DOWN):
            if name in defined and defined[name] != c:
                calls[c].setdefault(defined[name], name)
    return calls


def idle():
    """What is not static, and neither another file nor a test names."""
    ours = {str(o): c for c, o in objects()}
    tests = [str(p) for p in (BUILD / "tests").rglob("*.o") if "edition" not in p.parts]
    names = subprocess.run(["nm", "-A", *ours, *tests], capture_output=True, text=True, check=True).stdout
    defined, wanted = {}, defaultdict(set)
    for line in names.splitlines():
        path, rest = line.split(":", 1)
        words = rest.split()
        if words[0] in "Uw":
            wanted[words[1]].add(path)
        elif path in ours and len(words) == 3 and words[1] in "TDRB" and words[2] != "main":
            defined[words[2]] = path
    if any(n.startswith("__asan") for n in wanted):
        return  # under the sanitizers nothing is confined, and every name has a shadow
    for name, path in sorted(defined.items()):
        if not wanted[name] - {path}:
            yield f"{name} in {ours[path]}"


def orders():
    """room -> its sub-rooms from the top, as tests/arrows.sh has them"""
    text = (ROOT / "tests/arrows.sh").read_text()
    return GROUND | {w[0]: w[1:] for w in (m.split() for m in re.findall(r"^downward (.+)$", text, re.M))}


def upward(calls):
    for room, subs in orders().items():
        def rank(c):
            if not str(c).startswith(room + "/"):
                return None
            inside = c.relative_to(room).parts
            if len(inside) == 1:
                return len(subs) + 1 if room in GROUND else 0
            return 1 + subs.index(inside[0])

        for c, called in calls.items():
            for d, name in called.items():
                if rank(c) is not None and rank(d) is not None and rank(d) < rank(c):
                    yield f"{c} calls {name} in {d}"


def circles(calls):
    """Tarjan's strongly connected components, without recursion; those of two files or more."""
    number, low, stack, on, found = {}, {}, [], set(), []
    for start in calls:
        if start in number:
            continue
        work = [(start, iter(calls[start]))]
        number[start] = low[start] = len(number)
        stack.append(start)
        on.add(start)
        while work:
            at, rest = work[-1]
            step = next(rest, None)
            if step is None:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[at])
                if low[at] == number[at]:
                    one = []
                    while not one or one[-1] != at:
                        one.append(stack.pop())
                        on.discard(one[-1])
                    if len(one) > 1:
                        found.append(sorted(one))
            elif step not in number:
                number[step] = low[step] = len(number)
                stack.append(step)
                on.add(step)
                work.append((step, iter(calls[step])))
            elif step in on:
                low[at] = min(low[at], number[step])
    return found


def main():
    calls = graph()
    faults = sorted(upward(calls))
    largest = defaultdict(int)
    for one in circles(calls):
        folders = sorted({str(c.parent) for c in one})
        if len(folders) > 1:
            faults.append("a circle through " + ", ".join(folders) + ": " + " ".join(map(str, one)))
        else:
            largest[folders[0]] = max(largest[folders[0]], len(one))
    print("# files in the largest circle: " + ", ".join(f"{d} {n}" for d, n in sorted(largest.items())))
    for d, n in sorted(largest.items()):
        if n > LARGEST.get(d, 1):
            faults.append(f"{d}: a circle of calls through {n} files, {LARGEST.get(d, 1)} are allowed")
    ok = len(calls) > 100
    print(f"{'ok' if ok else 'not ok'} 1 - {len(calls)} object files were read")
    print(f"{'not ok' if faults else 'ok'} 2 - no circle of calls through two folders, none grew")
    for fault in faults:
        print(f"#   {fault}")
    alone = list(idle())
    print(f"{'not ok' if alone else 'ok'} 3 - nothing is public that its own file alone uses")
    for one in alone:
        print(f"#   {one}")
    print("1..3")
    return 0 if ok and not faults and not alone else 1


sys.exit(main())
