"""TAP for tests in Python, and waiting: nothing is waited for by the clock, only a hang ends a test.

A script that begins a tests/*/*.sh imports it after
    sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "kit"))
"""
import sys
import time

HANG = 600  # seconds; on the slowest machine nothing takes so long
count = failed = 0


def ok(good, what, why="", most=4000):
    """One line; where it fails, at most `most` characters of why."""
    global count, failed
    count, failed = count + 1, failed + (not good)
    print(f"{'ok' if good else 'not ok'} {count} - {what}", flush=True)
    if not good:
        print("# " + str(why)[:most].replace("\n", "\n# "), flush=True)
    return good


def wait_for(what, found, why=lambda: ""):
    """Calls `found` again and again until it finds something, and returns that."""
    end = time.monotonic() + HANG
    while time.monotonic() < end:
        got = found()
        if got:
            return got
        time.sleep(0.05)
    sys.exit(f"Bail out! in {HANG} s there was no {what}\n{why()}")


def finish():
    """The plan, and the end of the program."""
    print(f"1..{count}")
    sys.exit(failed > 0)
