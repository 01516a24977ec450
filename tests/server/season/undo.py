"""A preview, a run, a phase taken back and run again."""
import json
import re

from cast import K, KSEATS
from world import check, filled_in, flat, Letter, person, players, seats_of, show, to, wrong


def sections(l):
    """Returns the parts of a report about the world: all sections but press, the GM's and the form."""
    return {k: v for k, v in players.Report(l.mail if isinstance(l,
          Letter) else l).section.items() if k not in ("PRESS", "GM", "YOUR ORDERS")}


def rollback(w):
    """kestrel: preview, run, explain, rollback, the same draws, verify."""
    show_ = w.gm("phase", "show", K, "--json").json()
    tp = f"{show_['turn']}.{show_['phase']}" if "turn" in show_ else re.search(r"\d\.\d", str(show_)).group(0)
    names = [n for n in KSEATS.values() if n != "Dan" and w.last(n.lower() + "@", r"(orders due|nothing to order) .*report")]
    for c, n in seats_of(KSEATS, *names):
        r = w.last(n.lower() + "@", "orders due .* report")
        lines = filled_in(c, players.Report(r.mail))
        w.write(person(n), r, "\n".join(lines + ["wait"]))
    w.round(1)
    said = w.gm("phase", "preview", K)
    check(said.rc == 0 and "Report" in said.out, "phase preview: the GM's copy",
          "Shows what would come out if the phase ran now, and who is missing; nothing is kept.", said)
    seen = w.gm("phase", "preview", K, "red")
    check(seen.rc == 0 and "You are RED" in seen.out, "phase preview of a seat",
          "The GM's copy of the report, a seat's, or all of them.", seen)
    wrong(w, 1, ["red|blue"], "SEAT", "phase", "preview", K, "pink")
    said = w.gm("phase", "run", K, tp, "--force")
    new = w.round(1)
    ann = to(new, "ann@", "report")
    body = lambda t: re.sub(r"\s+", " ", re.sub(r"(?s)^.*?1 NEWS IN SHORT", "", re.split(r"\n\d+ (?:PRESS|GM)\n", t)[0]))
    check(said.rc == 0 and ann and body(ann[0].text) == body(seen.out),
          "the run makes the draws of the preview",
          "The run itself, on the same orders, makes the same draws.", seen.out[:6000], show(ann)[:6000])
    said = w.gm("phase", "run", K, tp, "--force")
    check(said.rc == 1 and re.search(r"\d\.\d", said.err), "the same command again runs nothing twice",
          "so that a command repeated by mistake runs nothing twice", said)
    for args in (["explain", K, tp], ["explain", K, tp, "red"], ["explain", K, "1.1", "yellow"]):
        said = w.gm(*args)
        check(said.rc == 0 and re.search(r"R-\d\d\d|PC-|rule", said.out), " ".join(args),
              "every act and alternative, who amended it, with rule marks", said)
        check(said.rc == 0 and w.gm(*args, "--json").json(), " ".join(args) + " --json",
              "Every `list`, `show` and `explain` has `--json`.")
    wrong(w, 1, [r"\d\.\d"], "what would be right: a phase that was run", "explain", K, "9.4")
    old = w.last("bob@", "orders due .* report")
    wrong(w, 2, ["--why"], "phase rollback G T.P --why TEXT", "phase", "rollback", K, tp)
    wrong(w, 1, [r"\d\.\d"], "any earlier phase", "phase", "rollback", K, "7.1", "--why", "x")
    said = w.gm("phase", "rollback", K, tp, "--why", "Bob's letter was misread")
    new = w.round(1)
    check(said.rc == 0, "rollback", "phase rollback G T.P --why TEXT", said)
    check("from nobody" not in said.out, "nobody is not told to have sent nothing", "plain words", said)
    for n in names:
        mine = to(new, n.lower() + "@", "report")
        check(mine and "Bob's letter was misread" in flat(mine), f"{n} reads the reason with the report",
              "Every player gets that phase's report again, with the reason and with their orders that still count",
              show(mine)[:1800])
    ann2 = to(new, "ann@", "report")
    got = w.answer(person("Bob"), old, "\n".join(filled_in("blue", players.Report(old.mail))))
    check(not re.search(r"^ACCEPTED [1-9]", "\n".join(l.text for l in got)), "an old key gives no orders",
          "orders sent to old reply addresses do not count", show(got)[:1500])
    said = w.gm("orders", "show", K, "red")
    check(said.rc == 0 and
          re.search(r"attack|card|deal|reward|ally|invite|release|limbo|own colour|lose|No orders", said.out),
          "Ann's orders of then count", "the orders that were in force when it ran count until they are changed",
          said)
    said = w.gm("phase", "run", K, tp, "--force")
    new = w.round(1)
    again = to(new, "ann@", "report")
    check(again and sections(again[0]) == sections(ann[0]), "the same orders get the same draws",
          "The same orders get the same draws.", show(ann)[:4000], show(again)[:4000])
    check(w.gm("explain", K, tp, "--attempt", "1").rc == 0 and w.gm("report", "show", K, "red", tp,
          "--attempt", "1").rc == 0, "what was taken back stays on record",
          "What was taken back stays on record")
    wrong(w, 1, ["1|2|attempt"], "attempts there are", "explain", K, tp, "--attempt", "7")
    said = w.gm("verify", K)
    check(said.rc == 0, "verify", "replay from the journal; check every draw against the commitment", said)
    f = w.home / "k.json"
    said = w.gm("verify", K, "--export", f)
    check(said.rc == 0 and f.exists(), "verify --export", "verify G [--export FILE]", said)
    text = f.read_text()
    check("secret" not in json.loads(text) or not json.loads(text)["secret"],
          "no secret in it while the game runs",
          "While it runs, the file has ... neither secret nor hands, orders or draws", text[:500])
    said = w.gm("verify", f, clock=False)
    check(said.rc in (0, 1) and said.flat, "verify FILE", "The same from such a file", said)
    said = w.gm("report", "show", K, "red")
    check(said.rc == 0 and "You are RED" in said.out, "report show", "report show G [SEAT]", said)
    said = w.gm("report", "show", K, "red", "--format", "pdf")
    check(said.rc in (1, 2) and "text" in said.flat, "report show --format pdf", "[--format text|html|json]",
          said)
    for c, n in seats_of(KSEATS, *names):
        r = w.last(n.lower() + "@", "orders due .* report")
        w.write(person(n), r, "\n".join(filled_in(c, players.Report(r.mail)) + ["wait"]))
    w.round(1)
    w.habit.update({n: "wait" for n in ("Ann", "Bob", "Cat", "Eva", "Fay", "Ola")})
