"""Files that somebody hands us, damaged: a database that is put in place of a lost one, a letter, orders,
an announcement, the configuration, the key, a catalogue of another language. Of each, at places drawn
by SEED: a bit turned, an octet put in, taken out, made another; and the end cut off. Whatever it is, a
program ends with one of its own statuses and says in words what is wrong, and neither crashes nor
hangs. Scenes, exports and positions: tests/server/replay/check_crafted.c. Prints TAP.
usage: mutated.py BUILD_DIR [PLACES [SEED]]   PLACES of each kind, or so"""
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "kit"))
from midst import DUE, GAME, Midst  # noqa: E402
from tap import finish, ok  # noqa: E402

BUILD = Path(sys.argv[1]).resolve()
PLACES = int(sys.argv[2]) if len(sys.argv) > 2 else 60
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(10000)
WORK = Path(tempfile.mkdtemp(prefix="postalgm-mutated."))
HOME = WORK / "home"
dice = random.Random(SEED)
midst = Midst(BUILD, HOME)
NOW = ("--now", DUE)


def mutants(whole, spots=None):
    """(what was done, the octets); `spots`: only there."""
    for _ in range(PLACES):
        at = dice.choice(spots) if spots else dice.randrange(len(whole))
        how = dice.randrange(6)
        before, one, after = whole[:at], whole[at:at + 1], whole[at + 1:]
        if how == 0:
            yield f"bit at {at}", before + bytes([one[0] ^ 1 << dice.randrange(8)]) + after
        elif how == 1:
            yield f"other octet at {at}", before + bytes([dice.randrange(256)]) + after
        elif how == 2:
            yield f"extreme at {at}", before + dice.choice((b"\0", b"\xff", b"\x80", b"\x7f", b'"', b"\n")) + after
        elif how == 3:
            yield f"octets put in at {at}", before + bytes(dice.randrange(256) for _ in range(dice.randrange(1, 9))) + one + after
        elif how == 4:
            yield f"octets taken out at {at}", before + after[dice.randrange(8):]
        else:
            yield f"cut at {at}", before
    yield "nothing at all", b""


def fault(p, statuses=(0, 1, 2, 3)):
    """Returns what is wrong with its end; "" for nothing."""
    said = p.stdout + p.stderr
    if p.returncode not in statuses:
        return f"status {p.returncode}: {said[-500:]}"
    if p.returncode and not re.search(r"[a-z]{3,} [a-z]", said):
        return f"status {p.returncode} and no words: {said[-300:]!r}"
    for word in ("Assertion", "Sanitizer", "core dumped", "no memory"):
        if word in said:
            return said[-500:]
    return ""


def sweep(name, whole, tries, spots=None):
    """`tries` is called with a number and a mutant's octets and gives the ends of programs."""
    def one(numbered):
        number, (what, octets) = numbered
        return [(what, f) for f in map(fault, tries(number, octets)) if f]

    with ThreadPoolExecutor(2) as two:
        cases = list(enumerate(mutants(whole, spots)))
        wrong = [w for some in two.map(one, cases) for w in some]
    ok(not wrong, f"{name}: {len(cases)} damaged ones are answered", "\n".join(map(str, wrong[:8])))


def file(number, name, octets):
    path = WORK / f"{number}.{name}"
    path.write_bytes(octets)
    os.chmod(path, 0o600)
    return path


# --- a database that is put in place of a lost one
midst.make(1795690800)
midst.gm("backup", WORK / "backup.db", *NOW)


def with_home(number, changed):
    """A copy of the home with these files in it."""
    home = WORK / f"home{number}"
    shutil.copytree(HOME, home)
    for name, octets in changed.items():
        for old in home.glob(name + "*"):
            old.unlink()
        (home / name).write_bytes(octets)
        os.chmod(home / name, 0o600)
    return home


def restored(number, octets):
    home = with_home(number, {"postalgm.db": octets})
    ends = [midst.run("postalgmd", "--check", *NOW, home=home, status=None),
            midst.day(DUE, home=home, status=None),
            midst.gm("verify", GAME, home=home, status=None),
            midst.gm("report", "show", GAME, "red", home=home, status=None),
            midst.gm("letters", "list", home=home, status=None)]
    shutil.rmtree(home)
    return ends


copy = (WORK / "backup.db").read_bytes()
sweep("a copy of the database", copy, restored)
sweep("... in its head and its first pages", copy, restored, range(0, 8192))

# --- letters, orders, announcements
letter = next(f for f in (HOME / "mail/in/new").iterdir()).read_bytes()
sweep("a letter", letter, lambda n, octets: [
    midst.gm("letter", file(n, "letter", octets), status=None),
    midst.gm("letter", file(n, "letter", octets), status=None, home=WORK / "none")])
text = b"attack green 1 with 2 from 1 if blue allies in c1\nally red in c1 with 1 from 2\npress to all\nHello.\nendpress\nfinal\n"
sweep("orders", text, lambda n, octets: [
    midst.gm("orders", "check", GAME, "red", file(n, "orders", octets), *NOW, status=None)])


def announced(number, octets):
    home = with_home(number, {})
    ends = [midst.gm("announce", GAME, file(number, "words", octets), *NOW, home=home, status=None)]
    shutil.rmtree(home)
    return ends


sweep("an announcement", "A word to all: Grüße.\nAnd another.\n".encode(), announced)


# --- what lies in the home
def configured(number, octets):
    home = with_home(number, {"postalgm.json": octets})
    ends = [midst.gm("config", "check", home=home, status=None),
            midst.run("postalgmd", "--check", *NOW, home=home, status=None)]
    shutil.rmtree(home)
    return ends


def with_key(number, octets):
    home = with_home(number, {"postalgm.key": octets})
    ends = [midst.gm("seat", "list", GAME, home=home, status=None), midst.day(DUE, home=home, status=None)]
    shutil.rmtree(home)
    return ends


sweep("the configuration", (HOME / "postalgm.json").read_bytes(), configured)
sweep("the key", (HOME / "postalgm.key").read_bytes(), with_key)

# --- a catalogue of another language
def catalogue():
    """All that is marked, between two marks; None without gettext."""
    if not shutil.which("msgfmt") or not shutil.which("xgettext"):
        return None
    here = Path(__file__).resolve().parent
    subprocess.run(["make", "-s", "-C", here.parents[2], "pot", f"POT={WORK}/all.pot"], check=True, capture_output=True)
    po = subprocess.run([sys.executable, here.parent / "language.py", "catalogue", WORK / "all.pot"], check=True, capture_output=True)
    (WORK / "all.po").write_bytes(po.stdout)
    subprocess.run(["msgfmt", "-o", WORK / "all.mo", WORK / "all.po"], check=True, capture_output=True)
    return (WORK / "all.mo").read_bytes()


def translated(number, octets):
    locales = WORK / f"locales{number}"
    (locales / "C/LC_MESSAGES").mkdir(parents=True)
    (locales / "C/LC_MESSAGES/postalgm-xx.mo").write_bytes(octets)
    ends = [midst.gm("report", "show", GAME, "red", home=HOME, status=None, POSTALGM_LOCALES=str(locales)),
            midst.gm("phase", "preview", GAME, "red", *NOW, home=HOME, status=None, POSTALGM_LOCALES=str(locales)),
            midst.gm("game", "option", GAME, "language=xx", *NOW, home=HOME, status=None, POSTALGM_LOCALES=str(locales))]
    shutil.rmtree(locales)
    return ends


mo = catalogue()
if mo:
    locales = WORK / "good"
    (locales / "C/LC_MESSAGES").mkdir(parents=True)
    (locales / "C/LC_MESSAGES/postalgm-xx.mo").write_bytes(mo)
    midst.gm("game", "option", GAME, "language=xx", *NOW, POSTALGM_LOCALES=str(locales))
    shown = midst.gm("report", "show", GAME, "red", POSTALGM_LOCALES=str(locales)).stdout
    ok("\u00ab" in shown, "a good catalogue is used", shown)
    refused = translated("cut", mo[:2000])[2]
    ok(refused.returncode == 1 and "damaged" in refused.stderr, "a damaged one is refused in words", refused)
    sweep("a catalogue", mo, translated)
    sweep("... in its head and its tables", mo, translated, range(0, 28 + 4000))
else:
    ok(True, "a catalogue # SKIP gettext is not installed")
print(f"# seed {SEED}")
shutil.rmtree(WORK, ignore_errors=True)
finish()
