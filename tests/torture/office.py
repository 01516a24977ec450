"""The post office over servers: letters come from Dovecot (IMAPS or POP3S) and go to Postfix
(SMTP over TLS, with a login) or the sink, each behind a network of ours."""
import os
import random
import re
import shutil
import time

from home import number_of, put
from proxy import Proxy
from servers import MAIL_UID, PASSWORD, Absent, wait_until

# Patience with one answer, in seconds: what hangs costs so much of ours.
IN_SECONDS, OUT_SECONDS = 5, 4
TRACE = rb"(?i)^(Return-Path|X-Original-To|Delivered-To|Received):"


class Office:
    has_servers = True

    def __init__(self, servers, protocol):
        self.servers, self.name = servers, protocol
        self.tells_arrival = protocol == "imap"  # of each letter
        self.into = Proxy(servers.imaps if protocol == "imap" else servers.pop3s)
        self.out = Proxy(servers.smtps)

    def config(self, home):
        for name in ("in.password", "out.password"):
            path = home / name
            path.write_text(PASSWORD + "\n")
            path.chmod(0o600)
        url = {"imap": "imaps://gm@localhost:%d/INBOX", "pop3": "pop3s://gm@localhost:%d"}
        ca = str(self.servers.cert)
        return {"in": url[self.name] % self.into.port, "in_password_file": "in.password",
                "in_ca_file": ca, "in_seconds": IN_SECONDS,
                "out": f"smtps://gm@localhost:{self.out.port}", "out_password_file": "out.password",
                "out_ca_file": ca, "out_seconds": OUT_SECONDS}

    def fresh(self):
        """Nothing in the mailbox, nothing taken by anybody."""
        self.settle(0)
        for d in ("gm/new", "gm/cur", "sink/new", "sink/cur", "taken"):
            folder = self.servers.dir / d
            for p in folder.iterdir() if folder.is_dir() else []:
                p.unlink()
        self.renumber(random.Random(time.time()))

    def away(self):
        self.into.shut()

    def back(self):
        self.into.open()

    def deliver(self, name, data, when):
        put(self.servers.gm, name, data, when, MAIL_UID)

    # --- what can happen to the mailbox

    def renumber(self, rnd):
        """A new UIDVALIDITY: the mailbox was made again from its letters."""
        gm = self.servers.gm
        for p in [*gm.glob("dovecot-uidvalidity*"), *gm.glob("dovecot.*"), *gm.glob("dovecot-uidlist*")]:
            p.unlink()
        put_list = gm / "dovecot-uidlist"
        put_list.write_text(f"3 V{rnd.randrange(1 << 30, 1 << 31)} N1 G{rnd.randbytes(16).hex()}\n")
        os.chown(put_list, MAIL_UID, MAIL_UID)

    def copy(self):
        """The mailbox as it stands, numbers and all."""
        to = self.servers.dir / "backup"
        shutil.rmtree(to, ignore_errors=True)
        shutil.copytree(self.servers.gm, to)
        return to

    def restore(self, copy):
        gm = self.servers.gm
        shutil.rmtree(gm)
        shutil.copytree(copy, gm)
        for folder, _, files in os.walk(gm):
            for f in [folder] + [os.path.join(folder, f) for f in files]:
                os.chown(f, MAIL_UID, MAIL_UID)

    # --- what came out

    def from_postfix(self):
        seen = set()
        for sub in ("new", "cur"):
            folder = self.servers.dir / "sink" / sub
            for p in folder.iterdir() if folder.is_dir() else []:
                envelope, data, queue_id = strip_trace(p.read_bytes())
                if queue_id not in seen:  # else Postfix delivers again after a fall
                    yield envelope, data
                seen.add(queue_id)

    def from_sink(self):
        for p in sorted((self.servers.dir / "taken").glob("*.eml")):
            mail, rcpt, data = p.read_bytes().split(b"\r\n", 2)
            yield mail[5:] + b" " + rcpt[5:], data.replace(b"\r\n", b"\n").rstrip(b"\n")

    def collect(self):
        return [(number_of(data), envelope, data)
                for envelope, data in (*self.from_postfix(), *self.from_sink())]

    def settle(self, n):
        """Waits until Postfix has delivered what it took, and `n` letters have come out."""
        try:
            wait_until(lambda: self.servers.queue_is_empty() and
                       (n == 0 or len(self.collect()) >= n), 60, "")
        except Absent:
            pass  # the comparison will tell what is missing


def strip_trace(data):
    """(sender and recipient of the envelope, the letter as it was handed over, Postfix's
    name for it)"""
    lines, trace = data.replace(b"\r\n", b"\n").split(b"\n"), []
    while lines and (re.match(TRACE, lines[0]) or (trace and lines[0][:1] in b" \t" and lines[0])):
        trace.append(lines.pop(0))
    head = b"\n".join(trace)
    sender = re.search(rb"(?mi)^Return-Path: *<(.*)>", head)
    rcpt = re.search(rb"(?mi)^X-Original-To: *(\S+)", head)
    queue = re.search(rb"\bid (\S+)", head)
    return (sender.group(1) + b" " + rcpt.group(1), b"\n".join(lines).rstrip(b"\n"),
            queue.group(1))
