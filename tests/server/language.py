"""A language that nobody speaks: each sentence of a catalogue between two marks, so that what
is not marked for translation is seen in a letter.

    language.py catalogue POT   a catalogue of it in this language
    language.py left WORDS FILE what stands in the letter (a file of a Maildir) or the text
                              outside of all marks and is not in the list of words; one a line
"""
import email
import email.policy
import re
import sys

BEGIN, END = "\u00ab", "\u00bb"


HEAD = ('msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
        '"Content-Transfer-Encoding: 8bit\\n"\n"Plural-Forms: nplurals=2; plural=n != 1;\\n"\n')


def mark(text):
    """As it is written in a catalogue; line ends stay at its ends."""
    lead, behind = re.match(r"(?:\\n)*", text).group(), re.search(r"(?:\\n)*$", text).group()
    return lead + BEGIN + text[len(lead):len(text) - len(behind)] + END + behind


def catalogue(pot):
    entries = re.findall(r'((?:#.*\n)*)msgid ((?:".*"\n)+)(?:msgid_plural ((?:".*"\n)+))?', open(pot, encoding="utf-8").read())
    print(HEAD)
    for comment, *forms in entries:
        one, many = ("".join(re.findall(r'^"(.*)"$', form, re.M)) for form in forms)
        if not one:
            continue
        flags = "".join(l + "\n" for l in comment.split("\n") if l.startswith("#,") and "fuzzy" not in l)
        print(f'{flags}msgid "{one}"')
        if many:
            print(f'msgid_plural "{many}"\nmsgstr[0] "{mark(one)}"\nmsgstr[1] "{mark(many)}"\n')
        else:
            print(f'msgstr "{mark(one)}"\n')


def outside(text):
    """Returns the text outside of all pairs of marks. A sentence of which only the beginning is told ends
    with its paragraph."""
    depth, out = 0, []
    for c in re.sub(r"\n(?=\n|- )", "\n\0", text):
        depth *= c != "\0"
        depth += c == BEGIN
        if depth == 0:
            out.append(c)
        depth -= c == END and depth > 0
    return "".join(out)


def body(path):
    raw = open(path, "rb").read()
    if b"\nTo:" not in raw:
        return raw.decode()
    return email.message_from_bytes(raw, policy=email.policy.default).get_body(("plain",)).get_content()


def left(words, text):
    kept = []
    for line in outside(text).split("\n"):
        if re.match(r" *(#|[ 0-9]\d \||   \|)", line):  # examples, typed lines
            continue
        if re.match(r"  (attack|release|limbo|card|invite|ally|defend|deal|reward|lose|play|own|join|power)\b", line):
            continue  # orders are in no other language
        kept += [w for w in re.findall(r"[A-Za-z][A-Za-z'-]+", re.sub(r"\S+@\S+|\b[0-9a-f.]{8,}\b", " ", line))
                 if w.lower() not in words]
    return kept


if __name__ == "__main__":
    if sys.argv[1] == "catalogue":
        catalogue(sys.argv[2])
    else:
        for word in left(set(sys.argv[2].lower().split()), body(sys.argv[3])):
            print(word)
