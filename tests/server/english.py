#!/usr/bin/env python3
"""Every sentence that a person can meet is plain English, as far as that can be checked: people
are "they", no sentence has "Who does X" or "What is X" as its subject, a noun is not what is
negated ("X is no home"), no sentence ends in "no more", a line of help begins with its verb; and
the habits below (HABITS) stay out, such as "WAIT stands for you" or "the orders of then".
Read are all string literals of the rooms, help, the manual and the texts beside the code; and the
comments, which may begin with "What" as a title does, but not with "Whatever" or "Whoever".
Prints TAP.
usage: tests/server/english.py BUILD_DIR"""
import json
import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "kit"))
from tap import finish, ok  # noqa: E402

BUILD = Path(sys.argv[1] if len(sys.argv) > 1 else "build").resolve()
ROOMS = ("base", "orders", "rules", "mail", "schema", "server")
TEXTS = ("README.md", "CONTRIBUTING.md", "*/README.md", "rules/cosmic/*.md", "rules/dragon_dune/*.md", "rules/dune/*.md", "rules/GUIDE.md",
         "rules/cosmic/powers/README.md", "rules/pieces/README.md", "server/OPERATING.md", "server/SECURITY.md", "server/doc/*.md",
         "orders/LANGUAGE.md", "server/man/*.[158]", "server/man/README.md")

# Exceptions: the file, words of the sentence, and why.
ALLOWED = (
    ("server/commands/gm_backup.c", "say 'bytes'", "a key of JSON"),
    ("server/commands/gm_letters_show.c", "say 'bytes'", "the name of a column"),
    ("orders/lexis/words.c", "", "single words that a player may type"),
    ("rules/dune/phases/asked.c", "people are 'they': he", "words that a player may write"),
    ("rules/cosmic/sayings/roles_other.c", "people are 'they': his", "words that a player may write"),
    ("orders/away/away.c", "people are 'they'", "words that a player may write"),
    ("orders/free/lines/free_third.c", "people are 'they'", "words that a player may write"),
    ("orders/free/decide/free_hold.c", "people are 'they': he", "words that a player may write"),
    ("orders/free/parts/free_words.c", "people are 'they': he", "words that a player may write"),
    ("orders/free/parts/free_reason.c", "people are 'they'", "words that a player may write"),
    ("orders/free/parts/free_asked.c", "people are 'they': he", "words that a player may write"),
    ("orders/free/parts/free_weights.c", "people are 'they': he", "words that a player may write"),
    ("orders/free/parts/free_wished.c", "people are 'they': he", "words that a player may write"),
    ("rules/cosmic/report/voice_lines.c", "What was in the envelope", "wit of the zine's headlines"),
    ("orders/letter/signature.c", "people are 'they': he", "words that a player may write"),
    ("orders/lexis/word.h", "he, she, they", "words that a player may type"),
)

# The verbs with which a line of help begins. A new one is added here, if it is one.
VERBS = set("""accepts announces answers asks checks copies draws ends enters explains gives has invites keeps lets lists
    makes moves names offers opens plays prints puts reminds replays runs says sends sets shows starts stops takes
    tells throws writes""".split())

HE = re.compile(r"\b(he|him|his|himself)\b", re.I)
WHO = re.compile(r"(Who|Whom|Whose|Whoever)\b")
WHAT = re.compile(r"(What|Whatever)\b")
NO_NOUN = re.compile(r"(?<!there )(?<!here )\b(is|are|was|were) no (?!longer\b|more\b|doubt\b)", re.I)
NO_MORE = re.compile(r"\bno more[.!;:]$", re.I)
EVER = re.compile(r"(Whoever|Whomever|Whatever)\b")
# Habits at which a native reader stumbles, and what to say instead.
HABITS = tuple((re.compile(pattern, re.I), instead) for pattern, instead in (
    (r"\bof (then|before)\b", "say 'earlier', or 'from before the ...'"),
    (r"(?<!there )\b(is|are|was|were) none\b(?! of\b)", "say what it is not, or 'does not count'"),
    (r"\b(single-)?octets?\b", "say 'bytes'"),
    (r"\bstand-by", "say 'standby'"),
    (r"\bread(s|ing)? along\b", "say 'follow the game'"),
    (r"\bstands? behind\b", "say 'comes after'"),
    (r"\b(is|are) behind (an?|the) (word|order|colon|number|line)\b", "say 'after'"),
))
# ... and in texts that people who are not programmers read.
HABITS_OF_TEXTS = HABITS + tuple((re.compile(pattern, re.I), instead) for pattern, instead in (
    (r"\bstands? (there|beside|below|above|before|after|for (you|all|everybody))\b", "say 'is', or 'applies'"),
    (r"\bbehind (it|them)\b", "say 'after'"),
    (r"\bsettled at the start\b", "say 'fixed once the game starts'"),
    (r"\bmissed (move|phase)s?\b", "say 'missed orders'"),
    (r"\b(house leads?|led by the house)\b", "say 'the house plays the seat'"),
    (r"\b(not good|none|nothing) any more\b", "say 'no longer'"),
))
HEADING = 4  # words: "Who plays" may head a list

TOKEN = re.compile(r"""(?P<comment>/\*.*?\*/|//[^\n]*)|(?P<text>"(?:[^"\\\n]|\\.)*")|'(?:[^'\\\n]|\\.)*'"""
                   r"|(?P<format>PRI\w+)|\s+|.", re.S)


def literals(code):
    """Line and text of each string, its pieces joined."""
    pieces, first, line = [], 0, 1
    for m in TOKEN.finditer(code):
        said = m.group()
        if m["text"] or (m["format"] and pieces):
            first = first if pieces else line
            pieces.append(said[1:-1] if m["text"] else "%s")
        elif pieces and not said.isspace() and not m["comment"]:
            yield first, "".join(pieces)
            pieces = []
        line += said.count("\n")


TABLE = re.compile(r"^(?:static )?const struct saying \w+\[\w*\] = \{.*?^\};", re.M | re.S)
MACRO = re.compile(r"^#define (\w+)((?:.*\\\n)*.*)", re.M)


def pattern_macros(code, macros):
    """The macros of which the tables of sayings in the code are made, straight or through others."""
    names, new = set(), set(re.findall(r"\w+", " ".join(TABLE.findall(code)))) & set(macros)
    while new:
        names |= new
        new = {w for name in new for w in re.findall(r"\w+", macros[name])} & set(macros) - names
    return names


def without_patterns(code, names):
    """The code without what people may type: the tables of sayings, and these macros of theirs; its lines stay where they are."""
    def blank(m):
        return "\n" * m.group().count("\n")
    return MACRO.sub(lambda m: blank(m) if m[1] in names else m.group(), TABLE.sub(blank, code))


def sources_of(room):
    """Path and code of each file of a room, without the patterns in it."""
    return [(str(p), without_patterns(CODE[p], PATTERNS[p] if p.suffix == ".c" else PATTERNS_OF_HEADERS))
            for p in sorted(CODE) if p.parts[0] == room]


def plain(text):
    """A literal as it is read: its escapes are characters."""
    return text.replace("\\n", "\n").replace("\\t", "\t").replace('\\"', '"').replace("\\\\", "\\")


def paragraphs(text):
    """Line and text of each paragraph, row of a table or item of a list; no code of other languages."""
    first, lines = 1, []
    for n, line in enumerate(text.split("\n") + [""], 1):
        line = re.sub(r"\\f[BIRP]|\\&", "", line).replace("\\-", "-")
        macro = re.match(r"\.\w+", line)
        begins = not line.strip() or macro or re.match(r"\s*(\*|-|\d+\.|\||#|```)", line)
        if begins and lines:
            yield first, " ".join(lines)
            lines = []
        if line.strip() and not (macro and macro[0] in (".TP", ".IP", ".PP", ".SH", ".SS")):
            first = first if lines else n
            lines.append(re.sub(r"^\s*(\.\w+|\*|-|\d+\.|#+)\s+", "", line))


def sentences(text):
    """A text cut behind full stops and the like, and at the cells of a table."""
    for part in re.split(r"(?<=[.!?:;])\s+|\n\s*\n|\s*\|\s*", text):
        if part.strip():
            yield " ".join(part.split())


def stumbles(sentence, habits):
    """Yields what to say instead of each habit in the sentence."""
    for pattern, instead in habits:
        if pattern.search(sentence):
            yield f"{instead}: {sentence}"


def faults(text):
    """Yields the faults of the sentences of a text."""
    for s in sentences(text):
        yield from stumbles(s, HABITS_OF_TEXTS)
        if HE.search(s):
            yield f"people are 'they': {s}"
        if WHO.match(s) and not s.endswith("?") and len(s.split()) > HEADING:
            yield f"say 'a player who ...': {s}"
        if WHAT.match(s) and s[-1] in ".;:!" and len(s.split()) > HEADING:
            yield f"say 'the thing that ...', or name it: {s}"
        if NO_NOUN.search(s):
            yield f"negate the verb, 'is not a ...': {s}"
        if NO_MORE.search(s):
            yield f"say 'no longer': {s}"


def comments(code):
    """Line and text of each comment; what it quotes may be anything."""
    for m in TOKEN.finditer(code):
        if m["comment"]:
            text = re.sub(r"(?m)^[ \t]*\*? ?", "", m["comment"].strip("/*"))
            yield code.count("\n", 0, m.start()) + 1, re.sub(r'"[^"]*"', '"..."', text).strip()


def faults_of_comment(text):
    for s in sentences(text):
        yield from stumbles(s, HABITS)
        if HE.search(s):
            yield f"people are 'they': {s}"
        if EVER.match(s):
            yield f"say 'a player who ...': {s}"
        if NO_NOUN.search(s):
            yield f"negate the verb, 'is not a ...': {s}"
        if NO_MORE.search(s):
            yield f"say 'no longer': {s}"


def begins_with_verb(line):
    words = re.findall(r"\w+", line)
    return bool(words) and words[0].lower() in VERBS


def allowed(path, fault):
    """A fault that may stay; a path that ends in / allows it in each file below."""
    return any((path.startswith(p) if p.endswith("/") else path == p) and words in fault for p, words, _ in ALLOWED)


def check(path, pairs, find=faults):
    return [f"{path}:{line}: {fault}" for line, text in pairs for fault in find(text) if not allowed(path, fault)]


# --- the check itself sees a fault and leaves good sentences alone -------------------------------
for text in ("each gets his best wish.", "Tell him.", "nobody attacks himself", "It waits. He may confirm it.",
             "Who owes orders and sends none leaves.", "It is over: Whoever has the secret knows it.",
             "| word | Who has resigned is leaving for good |", "What was saved was not lost.", "/tmp/x is no home",
             "It is over: you hear of it no more.", "WAIT stands for you.", "Your orders of before counted.",
             "The orders of then count.", "event 3 is none", "it has 20 octets", "offers the seat to a stand-by",
             "Strangers may read along.", "\"ace\" stands behind the order", "the words behind it are read",
             "the house leads your seat", "option powers is settled at the start", "a missed move changes nothing"):
    ok(list(faults(text)), f"a fault is seen: {text}")
for text in ("Each gets their best wish.", "The history of this chimera", "Who plays", "Who plays which seat in game 7?",
             "a player who owes orders", "Say who plays.", "What does it mean when a letter comes late?", "What to do",
             "There is no such card", "It is no longer in the hand.",
             "If there is none, chance decides.", "Two of them are none of ours.", "Your orders as they stand:",
             "R- stands for a ruling.", "the secret behind the reply keys", "It counts as missed orders.", "At most three, and no more than four of a kind"):
    ok(not list(faults(text)), f"no fault is seen: {text}")
code = 'f(a, "each gets "\n  "his "  /* his */ PRI_STR " wish"); /* he */ g(\'"\', "they")'
ok(list(literals(code)) == [(1, "each gets his %s wish"), (2, "they")], "a string is read whole, comments are not",
   list(literals(code)))
code = 'int n; /* 0 is no card.\n * "He is no home" */ f("/* he */"); /* the best of\n * his */'
ok([(line, list(faults_of_comment(t))) for line, t in comments(code)]
   == [(1, ["negate the verb, 'is not a ...': 0 is no card."]), (2, ["people are 'they': the best of his"])],
   "a comment is read over its lines, but for what it quotes", list(comments(code)))
ok(begins_with_verb("Lists the games") and not begins_with_verb("who plays")
   and not begins_with_verb("letters that came in") and not begins_with_verb(""), "a verb is told from another word")

code = ('#define SAID "his"\n#define HIM " him " \\\n SAID\n#define TOLD "he"\nconst struct saying some[] = {\n\t{"to " HIM},\n};\n'
        'f("his");')
names = pattern_macros(code, dict(MACRO.findall(code)))
ok(names == {"SAID", "HIM"} and list(literals(without_patterns(code, names))) == [(4, "he"), (8, "his")],
   "what people may type is no sentence of ours: tables of sayings, and the macros in them", names)

# --- strings of the programs -----------------------------------------------------------------------
CODE = {p: p.read_text(encoding="utf-8") for room in ROOMS for p in Path(room).rglob("*.[ch]")}
HEADERS = {name: body for p, code in CODE.items() if p.suffix == ".h" for name, body in MACRO.findall(code)}
PATTERNS = {p: pattern_macros(code, {**HEADERS, **dict(MACRO.findall(code))}) for p, code in CODE.items()}
PATTERNS_OF_HEADERS = set().union(*PATTERNS.values())
for room in ROOMS:
    read = [(path, [(line, plain(t)) for line, t in literals(code)]) for path, code in sources_of(room)]
    bad = [b for path, pairs in read for b in check(path, pairs)]
    ok(read and not bad, f"strings of {room}/", "\n".join(bad))

# --- comments --------------------------------------------------------------------------------------
for room in ROOMS + ("tests",):
    read = [(str(p), list(comments(p.read_text(encoding="utf-8")))) for p in sorted(Path(room).rglob("*.[ch]"))]
    bad = [b for path, pairs in read for b in check(path, pairs, faults_of_comment)]
    ok(read and not bad, f"comments of {room}/", "\n".join(bad))

# --- texts -----------------------------------------------------------------------------------------
for pattern in TEXTS:
    found = sorted(Path(".").glob(pattern))
    ok(found, f"{pattern} is there")
    for path in found:
        bad = check(str(path), paragraphs(path.read_text(encoding="utf-8")))
        ok(not bad, f"sentences of {path}", "\n".join(bad))

# Prose that is compiled in (base/texts.awk): its sentences, and that each text is used.
code = "\n".join(p.read_text(encoding="utf-8") for room in ROOMS for p in sorted(Path(room).rglob("*.c")))
for path in sorted(p for room in ROOMS for p in Path(room).rglob("*_texts.md")):
    bad = check(str(path), paragraphs(path.read_text(encoding="utf-8")))
    ok(not bad, f"sentences of {path}", "\n".join(bad))
    names = subprocess.run(["awk", "-f", "base/texts.awk", "-v", "list=1", path], capture_output=True, text=True).stdout
    bad = [name for name in names.split() if not re.search(rf"\b{name}\b", code)]
    ok(names and not bad, f"each text of {path} is used", "\n".join(bad))

# --- help --------------------------------------------------------------------------------------------


def said(*words):
    return subprocess.run([BUILD / "postalgm", *words], capture_output=True, text=True,
                          stdin=subprocess.DEVNULL).stdout


table = json.loads(said("help", "--list", "--json"))
bad = [f"{c['command']}: {c['what']}" for c in table if not begins_with_verb(c["what"])]
ok(len(table) > 40 and not bad, "help of each command begins with a verb (see VERBS)", "\n".join(bad))
overview = re.findall(r"^  (\w+) +(\S.*)$", said("--help").split("usage:")[1].split("example:")[0], re.M)
bad = [f"{name}: {what}" for name, what in overview if not begins_with_verb(what)]
ok(len(overview) > 20 and not bad, "so does each group of commands", "\n".join(bad))
bad = [f"{c['command']}: {fault}" for c in table for fault in faults(said(*c["command"].split(), "--help"))]
ok(not bad, "sentences of --help", "\n".join(bad))

names = sorted((c["command"] for c in table), key=len, reverse=True)
bad, seen = [], set()
page = Path("server/man/postalgm.1").read_text(encoding="utf-8")
for heading, first in re.findall(r"^\.TP\n\.B postalgm (.*)\n(.*)$", page, re.M):
    name = next((n for n in names if re.match(re.escape(n) + r"(\s|\\|$)", heading)), heading)
    if name in seen:
        continue
    seen.add(name)
    if not begins_with_verb(first):
        bad.append(f"{name}: {first}")
ok(len(seen) > 40 and not bad, "so does each command of postalgm.1", "\n".join(bad))

finish()
