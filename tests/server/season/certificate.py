#!/usr/bin/env python3
"""The certificate of the mail server ends: the GM is warned two weeks before, sees what is wrong once it has
ended, and when the server has a new one all goes on, and no letter is lost. With a real Postfix and a real
Dovecot on loopback, whose TLS goes by the machine's own clock: so the house's clock is that one. Prints TAP.

    certificate.py BUILD
"""
import shutil
import subprocess
import sys
import tempfile
from datetime import datetime, timedelta, timezone
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent.parent / "kit"), str(HERE.parent.parent / "kit/post")]

from servers import Absent, Servers  # noqa: E402
from troubles import GAME, PostWorld, begin, table  # noqa: E402
from world import BUILD, check, filled_in, finish, players, show, to  # noqa: E402

CA = """[ca]
default_ca = us
[us]
database = {t}/ca/index
serial = {t}/ca/serial
new_certs_dir = {t}/ca
default_md = sha256
policy = any
x509_extensions = ext
unique_subject = no
[any]
commonName = supplied
[ext]
subjectAltName = DNS:localhost,IP:127.0.0.1
[req]
distinguished_name = dn
[dn]
"""


def certify(s, begins, ends):
    """Both servers get another certificate, of these days from now on."""
    t, now = s.dir, datetime.now(timezone.utc)
    (t / "ca").mkdir(exist_ok=True)
    (t / "ca/index").write_text("")
    (t / "ca/serial").write_text("01\n")
    (t / "ca/conf").write_text(CA.format(t=t))
    dates = [(now + timedelta(days=d)).strftime("%Y%m%d%H%M%SZ") for d in (begins, ends)]
    for line in (["req", "-new", "-key", t / "key.pem", "-subj", "/CN=localhost", "-out", t / "ca/csr", "-config", t / "ca/conf"],
                 ["ca", "-batch", "-selfsign", "-config", t / "ca/conf", "-keyfile", t / "key.pem", "-in", t / "ca/csr", "-out", s.cert,
                  "-startdate", dates[0], "-enddate", dates[1], "-notext"]):
        done = subprocess.run(["openssl", *map(str, line)], capture_output=True, text=True)
        if done.returncode:
            raise Absent("openssl makes no certificate: " + done.stderr)
    s.stop_dovecot()
    s.stop_postfix()
    s.start_dovecot()
    s.start_postfix()


def try_round(w):
    """A round that may fail."""
    w.now += timedelta(minutes=1)
    return subprocess.run([BUILD / "postalgmd", "--once", "--now", w.stamp()], capture_output=True, text=True, env=w.env)


def fresh(w, s):
    said = w.gm("config", "check", "--connect", clock=False)
    w.settle()
    check(said.rc == 0 and said.flat.count("its certificate ends on") == 2, "config check --connect says until when each way can be trusted",
          "asks each mailbox ... sends the GM a letter", said)
    said = w.gm("health")
    check("certificate" not in said.flat, "a certificate of thirty days is not spoken of", "two weeks before", said)


def ends_soon(w, s):
    certify(s, -1, 6)
    w.gm("announce", GAME, "--message", "The heating is repaired.")
    w.round(1)
    said = w.gm("health")
    check(said.rc == 1 and "the certificate of localhost ends on" in said.flat and "in 5 d" in said.flat, "health warns", "two weeks before", said)
    check("no letter is read there" in said.flat and "no letter goes out" in said.flat, "... of both ways", "two weeks before", said)
    said = w.gm("todo")
    check(said.flat.count("The certificate of localhost ends on") == 2 and "postalgm config check --connect" in said.flat, "so does todo",
          "what waits for you", said)
    w.round(1)
    check(len(to(w.sent, "ann@", "The heating is repaired")) == 1, "letters still go out", "it is a warning")


def has_ended(w, s):
    certify(s, -9, -1)
    r = w.last("ann@", "report")
    w.write("Ann <ann@example.org>", r, "\n".join(filled_in("red", players.Report(r.mail))))
    w.gm("announce", GAME, "--message", "The cat is back.")
    n = len(w.sent)
    done = try_round(w)
    w.collect()
    check(len(w.sent) == n, "nothing is sent to a server that cannot be trusted", "The certificate is always checked", done.stderr)
    said = w.gm("health")
    check(said.rc in (1, 3) and "cannot be trusted" in said.flat and "expired" in said.flat, "health says why", "what the server said", said)
    check("no letter has gone out" in w.gm("todo").flat.lower(), "todo says that nothing goes out", "the mail server refuses us", w.gm("todo"))
    said = w.gm("config", "check", "--connect", clock=False)
    check(said.rc == 1 and said.flat.count("cannot be trusted") == 2, "config check --connect names both ways", "config check --connect", said)
    said = w.gm("orders", "show", GAME, "red")
    check("no orders" in said.flat, "Ann's letter waits in the mailbox", "nothing is lost", said)


def renewed(w, s):
    certify(s, -1, 90)
    said = w.gm("outbox", "retry")
    w.round(1)
    w.round(1)
    check(said.rc == 0 and len(to(w.sent, "ann@", "The cat is back")) == 1, "with the new one, what waited goes out, once", "outbox retry", said)
    check(to(w.sent, "ann@", "receipt.*ACCEPTED"), "Ann's letter is answered", "no letter is lost", show(w.sent[-3:])[:600])
    said = w.gm("health")
    check(said.rc == 0 and "certificate" not in said.flat, "all is well", "healthy", said)
    check("certificate" not in w.gm("todo").flat, "todo, too", "an item is there as long as its reason is", w.gm("todo"))


def main():
    try:
        s = Servers(boxes=table("ann", "bob", "cat", "dan", "master"))
    except Absent as why:
        print(f"ok 1 - a certificate that ends # SKIP skipped, because {why}\n1..1")
        return False
    home = tempfile.mkdtemp(prefix="certificate.")
    shutil.rmtree(home)
    w = PostWorld(home, datetime.now(timezone.utc).strftime("%Y-%m-%d %H:%M:%S"), s)
    try:
        for act in (begin, fresh, ends_soon, has_ended, renewed):
            act(w, s)
    finally:
        shutil.rmtree(home, ignore_errors=True)
    return finish()


if __name__ == "__main__":
    sys.exit(main())
