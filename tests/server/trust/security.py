"""server/SECURITY.md against what is there. See security.sh."""
import os
import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "kit"))
from tap import finish, ok  # noqa: E402

BUILD = sys.argv[1]
PAGE = Path("server/SECURITY.md").read_text(encoding="utf-8")
MAKEFILE = Path("Makefile").read_text(encoding="utf-8")


def rows(heading):
    """The rows of the tables below a heading, as lists of cells."""
    part = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("|") and not line.startswith("|---")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines][1:]


def fault(command):
    """Returns the fault of a command; "" for none."""
    words = command.split()
    if words[0] == "make":
        return "" if re.search(rf"^{words[1]}(-built)?:", MAKEFILE, re.M) else "the Makefile has no such target"
    if words[0] == "postalgm":
        told = subprocess.run([f"{BUILD}/postalgm", *words[1:2], "--help"], capture_output=True, check=False)
        return "" if told.returncode == 0 else "the command line has no such command"
    if words[0].startswith("build/tests/"):
        source = words[0].removeprefix("build/") + ".c"
        return "" if Path(source).exists() and Path(source).name.startswith("check_") else f"there is no {source}"
    if words[0].startswith("tests/"):
        # Tests that run.sh finds by itself.
        good = os.access(words[0], os.X_OK) and (words[0] == "tests/server/twins.py" or words[0].endswith(".sh"))
        return "" if good and (words[1:] == ["build"]) else "there is no such script, or it lacks its folder"
    return "nobody knows what this is"


promises = rows("What is promised, and what shows it")
ok(len(promises) > 20, "there are promises", len(promises))
for what, shown in promises:
    commands = [c for c in re.findall(r"`([^`]+)`", shown) if " " in c or "/" in c]
    faults = [f"{c}: {f}" for c in commands for f in [fault(c)] if f]
    ok(commands and not faults, what.split(".")[0][:70], faults or "it is shown by nothing")
targets = {p.stem.removeprefix("fuzz_") for p in Path("tests/fuzz").glob("fuzz_*.c")}
named = set(re.findall(r"`make fuzz` \(([^)]*)\)", PAGE)[0].replace("`", "").split())
ok(named <= targets, "the fuzz targets that it names are there", named - targets)
lists = [set(line.split()) for line in re.findall(r"(?:fuzz.sh .*SECONDS\)|set --) ([a-z -]{40,})$", MAKEFILE +
                                                  Path("tests/fuzz/fuzz.sh").read_text(encoding="utf-8"), re.M)]
ok(len(lists) == 2 and all({w.removeprefix("afl-") for w in x} == targets for x in lists), "every target is in the lists of CI and of make fuzz",
   [targets ^ {w.removeprefix("afl-") for w in x} for x in lists])
memory = Path("tests/server/trust/memory.py").read_text(encoding="utf-8")
for name, *_ in rows("Who holds which secret"):
    for program in re.findall(r"`(postalgm[a-z-]*)`", name):
        given = subprocess.run(["grep", "-rqF", f'"{program}"', "base", "mail", "server"], check=False).returncode == 0
        ok(given or os.access(f"{BUILD}/{program}", os.X_OK), f"{program} is a process of ours")
        ok(f'"{program}"' in memory or program == "postalgm-zine", f"... whose memory is searched")
finish()
