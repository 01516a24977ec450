"""The daemon's messages to systemd's watchdog. A mailbox may need ten minutes for an answer: the daemon
does not wait for it, and says all the while that it is alive. A mailbox that is away is no reason to be
killed either. Without its starter a daemon can begin nothing
any more: it ends with a status after which systemd starts it again. The test is systemd: it hears
what the daemon says, and waits for words, not for time. Prints TAP.
usage: watchdog.py BUILD_DIR"""
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "kit"))
from tap import HANG, finish, ok, wait_for  # noqa: E402

HERE, BUILD = Path(__file__).resolve().parent, Path(sys.argv[1]).resolve()
WORK = Path(tempfile.mkdtemp(prefix="postalgm-watchdog."))
HOME, BIN, LOG = WORK / "home", WORK / "bin", WORK / "log"
PATIENCE_US = 8_000_000  # of this watchdog; nothing here waits for its end
heard = []


def listen():
    line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    line.bind(str(WORK / "notify"))

    def hear():
        while True:
            heard.append(dict(w.split("=", 1) for w in line.recv(4096).decode().split("\n")))

    threading.Thread(target=hear, daemon=True).start()


def begin(**env):
    unset = ("POSTALGM_HOME", "POSTALGM_GAME", "WATCHDOG_PID", "WATCHDOG_USEC")
    clean = {k: v for k, v in os.environ.items() if k not in unset}
    return subprocess.Popen([BIN / "postalgmd", "--home", HOME], stderr=open(LOG, "a", encoding="utf-8"),
                            env={**clean, "NOTIFY_SOCKET": str(WORK / "notify"), **env})


def hears(what, test, since=0):
    """The first word after that place for which it is true; its place."""
    def found():
        return [i + 1 for i, w in enumerate(heard) if i >= since and test(w)]
    return wait_for(what, found, lambda: f"{heard}\n{LOG.read_text()[-3000:]}")[0]


def patience_after(i):
    """Returns systemd's patience once it has heard `i` messages, in microseconds."""
    return next((int(w["WATCHDOG_USEC"]) for w in reversed(heard[:i]) if "WATCHDOG_USEC" in w), PATIENCE_US)


def alive(w):
    return w.get("WATCHDOG") == "1"


def child(daemon, name):
    def find():
        for p in Path("/proc").glob("[0-9]*"):
            try:
                stat = (p / "stat").read_text()
            except OSError:
                continue
            ppid = stat.rsplit(")", 1)[1].split()[1]
            if stat.split("(")[1].split(")")[0] == name and ppid == str(daemon.pid):
                return int(p.name)
        return None
    return wait_for(name, find)


def make():
    BIN.mkdir()
    shutil.copy(BUILD / "postalgmd", BIN)
    for p in BUILD.glob("postalgm-*"):
        if p.suffix == "":
            (BIN / p.name).symlink_to(p)
    (BIN / "postalgm-fetch").unlink()
    shutil.copy(HERE.parents[1] / "standin/fetch.py", BIN / "postalgm-fetch")
    subprocess.run([BUILD / "postalgm", "init", "--home", HOME, "--gm", "master@example.org", "--address",
                    "gm@example.org"], check=True, capture_output=True)
    LOG.touch()


make()
listen()
daemon = begin(WATCHDOG_USEC=str(PATIENCE_US))
try:
    ready = hears("READY", lambda w: w.get("READY") == "1")
    quiet = hears("sign of life", alive, ready)
    ok(patience_after(quiet) == PATIENCE_US, "a daemon at rest is watched as its unit asks for", heard)

    (BIN / "HANG").touch()
    place = quiet
    for _ in range(4):
        place = hears("sign of life while the mailbox is silent", alive, place)
    ok(daemon.poll() is None and patience_after(place) == PATIENCE_US,
       "a daemon whose mailbox is silent goes on, and is watched as before", heard[quiet:])
    (BIN / "HANG").unlink()

    (BIN / "AWAY").touch()
    wait_for("trouble", lambda: "stand-in is away" in LOG.read_text())
    place = len(heard)
    for _ in range(3):
        place = hears("sign of life while the mailbox is away", alive, place)
    ok(daemon.poll() is None, "a daemon whose mailbox is away says that it is alive")
    (BIN / "AWAY").unlink()

    os.kill(child(daemon, "postalgm-start"), signal.SIGKILL)
    ok(daemon.wait(HANG) == 3, "without its starter it ends, with a status after which it is started again",
       daemon.returncode)
    ok("starter-gone" in LOG.read_text(), "and says why", LOG.read_text()[-2000:])
    unit = (HERE.parents[2] / "server/package/postalgm.service").read_text()
    ok("\nRestart=on-failure\n" in unit and "\nRestartPreventExitStatus=1 2\n" in unit, "as the unit file has it")

    for env, what in (({}, "no watchdog"), ({"WATCHDOG_USEC": str(PATIENCE_US), "WATCHDOG_PID": "1"}, "the watchdog of another")):
        (BIN / "asked").unlink(missing_ok=True)
        place = len(heard)
        daemon = begin(**env)
        hears("READY", lambda w: w.get("READY") == "1", place)
        wait_for("fetcher", (BIN / "asked").exists)
        daemon.send_signal(signal.SIGTERM)
        ok(daemon.wait(HANG) == 0 and not any("WATCHDOG" in k for w in heard[place:] for k in w),
           f"with {what} it speaks to none", heard[place:])
        ok(heard[-1:] == [{"STOPPING": "1"}] or hears("STOPPING", lambda w: "STOPPING" in w, place), "and it says when it ends")
finally:
    daemon.kill()
    daemon.wait()
shutil.rmtree(WORK, ignore_errors=True)
finish()
