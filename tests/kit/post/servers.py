"""Dovecot, Postfix and the sink that fails on demand, on free ports of 127.0.0.1, in one
folder with one certificate; all end with this process. Needs root, as Dovecot and Postfix
do.

For a script (postfix_up.sh): prints the folder and the ports for STARTTLS and TLS, or
"absent" and why, and lives until its input ends.

    servers.py [MORE]     MORE: further lines for main.cf
"""
import atexit
import ctypes
import fcntl
import os
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path

MAIL_UID = 5000
PASSWORD = "open sesame"
PATIENCE_S = 60  # for what takes a second, on a machine that has much to do
KIT = Path(__file__).resolve().parent.parent

DOVECOT = """\
base_dir = {t}/dovecot/run
state_dir = {t}/dovecot/state
log_path = {t}/dovecot/log
info_log_path = {t}/dovecot/log
protocols = imap pop3
listen = 127.0.0.1
ssl = yes
ssl_cert = <{t}/cert.pem
ssl_key = <{t}/key.pem
disable_plaintext_auth = no
auth_mechanisms = plain login
auth_failure_delay = 0
mail_location = maildir:{t}/%n
first_valid_uid = 5000
first_valid_gid = 5000
default_internal_user = dovecot
default_login_user = dovenull
mail_max_userip_connections = 100
passdb {{
  driver = passwd-file
  args = scheme=PLAIN username_format=%n {t}/dovecot/users
}}
userdb {{
  driver = static
  args = uid=5000 gid=5000 home={t}/%n
}}
service imap-login {{
  chroot =
  inet_listener imap {{
    port = 0
  }}
  inet_listener imaps {{
    port = {imaps}
    ssl = yes
  }}
}}
service pop3-login {{
  chroot =
  inet_listener pop3 {{
    port = 0
  }}
  inet_listener pop3s {{
    port = {pop3s}
    ssl = yes
  }}
}}
service anvil {{
  chroot =
  unix_listener anvil-auth-penalty {{
    mode = 0
  }}
}}
service auth {{
  inet_listener {{
    address = 127.0.0.1
    port = {auth}
  }}
}}
namespace inbox {{
  inbox = yes
  separator = /
}}
"""

# Long queue ids: a letter that Postfix delivers again after a fall bears the same one.
MAIN_CF = """\
compatibility_level = 3.6
queue_directory = {t}/queue
data_directory = {t}/data
command_directory = /usr/sbin
daemon_directory = /usr/lib/postfix/sbin
mail_owner = postfix
setgid_group = postdrop
maillog_file = {t}/queue/mail.log
maillog_file_prefixes = {t}
myhostname = localhost
mydestination =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks =
disable_dns_lookups = yes
smtpd_peername_lookup = no
enable_long_queue_ids = yes
minimal_backoff_time = 5s
queue_run_delay = 5s
virtual_mailbox_domains = static:all
virtual_mailbox_maps = {boxes}
virtual_mailbox_base = {t}
virtual_uid_maps = static:5000
virtual_gid_maps = static:5000
virtual_minimum_uid = 5000
recipient_delimiter = +
smtpd_reject_unlisted_recipient = no
smtpd_recipient_restrictions = permit_sasl_authenticated, reject
smtpd_relay_restrictions = permit_sasl_authenticated, reject
smtpd_tls_cert_file = {t}/cert.pem
smtpd_tls_key_file = {t}/key.pem
smtpd_tls_security_level = encrypt
smtpd_sasl_auth_enable = yes
smtpd_sasl_type = dovecot
smtpd_sasl_path = inet:127.0.0.1:{auth}
alias_maps =
alias_database =
{more}
"""

# For scripts: the seat's letters in one Maildir, ours in another; who begins with "gone" has none.
TWO_BOXES = r"""/^gm(\+.*)?@example\.net$/ gm/
/^[^g].*@/ sink/
"""

MASTER_CF = """\
127.0.0.1:{submission} inet n - n - - smtpd
127.0.0.1:{smtps} inet n - n - - smtpd
  -o smtpd_tls_wrappermode=yes
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
tlsmgr unix - - n 1000? 1 tlsmgr
smtp unix - - n - - smtp
error unix - - n - - error
retry unix - - n - - error
discard unix - - n - - discard
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
"""


class Absent(Exception):
    """This machine has no such server, or will not let us."""


PORTS_FROM, BLOCK, BLOCKS = 10000, 16, 1400
held = []  # the open file whose lock is ours


def own_block():
    """Ports below those that the system gives to who connects, for as long as this process lives, also
    while a server is stopped: an octet of a file is locked. dovecot.c does the same."""
    f = open(os.open("/tmp/postalgm-ports", os.O_RDWR | os.O_CREAT, 0o600), "r+b")
    held.append(f)
    for i in range(BLOCKS):
        block = (os.getpid() + i) % BLOCKS
        try:
            fcntl.fcntl(f, fcntl.F_OFD_SETLK, struct.pack("hhqqi4x", fcntl.F_WRLCK, 0, block, 1, 0))
            return block
        except OSError:
            continue
    raise Absent("no ports are left for tests")


def free_ports(n):
    ports, first = [], PORTS_FROM + own_block() * BLOCK
    for port in range(first, first + BLOCK):
        with socket.socket() as s:
            try:
                s.bind(("127.0.0.1", port))
                ports.append(port)
            except OSError:
                continue
    if len(ports) < n:
        raise Absent("other programs listen on the ports for tests")
    return ports[:n]


def answers(port):
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
        return True
    except OSError:
        return False


def wait_until(what, seconds, why):
    end = time.monotonic() + seconds
    while not what():
        if time.monotonic() > end:
            raise Absent(why)
        time.sleep(0.01)


def with_us():
    """In the child: a session of its own, which ends when we do."""
    os.setsid()
    ctypes.CDLL(None).prctl(1, signal.SIGTERM, 0, 0, 0)


class Servers:
    """`imaps`, `pop3s`, `smtps`, `submission` (STARTTLS): their ports; `sink_port`: the one
    that fails on demand. `cert`: the certificate; `gm`: the Maildir of user "gm". Postfix puts
    all it takes into the Maildir `sink`, unless there are `people`: then each of them has a
    mailbox, user and local part alike, and gets what is written to NAME or NAME+ANYTHING at
    any domain; or `boxes` says which address has which, as a regexp table. `more`: further lines
    for main.cf."""

    def __init__(self, people=(), boxes="", more=""):
        self.people, self.more = people, more
        self.boxes = boxes or "".join(f"/^{p}(\\+.*)?@/ {p}/\n" for p in ("gm", *people) if people)
        if os.geteuid() != 0:
            raise Absent("Dovecot and Postfix need root")
        for program in ("dovecot", "postfix", "openssl"):
            if not shutil.which(program):
                raise Absent(f"{program} is not installed (make deps)")
        self.dir = Path(tempfile.mkdtemp(prefix="postalgm-post-", dir="/tmp"))
        self.dovecot = self.sink = None
        atexit.register(self.close)
        for number in (signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, lambda *_: sys.exit(1))
        self.make()
        self.start_dovecot()
        self.start_postfix()
        self.start_sink()

    def make(self):
        t = self.dir
        t.chmod(0o755)
        self.cert, self.gm = t / "cert.pem", t / "gm"
        self.imaps, self.pop3s, self.auth, self.smtps, self.submission = free_ports(5)
        for d in ("dovecot/run", "dovecot/state", "etc", "queue", "data", "sink", "taken",
                  *(f"{p}/{d}" for p in ("gm", *self.people) for d in ("new", "cur", "tmp"))):
            (t / d).mkdir(parents=True)
        ports = dict(t=t, imaps=self.imaps, pop3s=self.pop3s, auth=self.auth, smtps=self.smtps,
                     submission=self.submission,
                     boxes=f"regexp:{t}/etc/boxes" if self.boxes else "static:sink/", more=self.more)
        (t / "dovecot/conf").write_text(DOVECOT.format(**ports))
        (t / "dovecot/users").write_text("".join(f"{p}:{{PLAIN}}{PASSWORD}::::::\n"
                                                 for p in ("gm", *self.people)))
        (t / "etc/boxes").write_text(self.boxes)
        (t / "etc/main.cf").write_text(MAIN_CF.format(**ports))
        (t / "etc/master.cf").write_text(MASTER_CF.format(**ports))
        made = subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
             "-nodes", "-keyout", t / "key.pem", "-out", self.cert, "-days", "36500", "-subj",
             "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if made.returncode:
            raise Absent("openssl makes no certificate")
        shutil.chown(t / "data", "postfix")
        for d in ("gm", "sink", *self.people):
            subprocess.run(["chown", "-R", f"{MAIL_UID}:{MAIL_UID}", t / d], check=True)

    # --- Dovecot

    def start_dovecot(self):
        with open(self.dir / "dovecot/start", "a") as out:
            self.dovecot = subprocess.Popen(["dovecot", "-F", "-c", self.dir / "dovecot/conf"],
                                            stdout=out, stderr=out, preexec_fn=with_us)
        wait_until(lambda: answers(self.imaps) and answers(self.pop3s) and answers(self.auth), PATIENCE_S,
                   "Dovecot does not start here")

    def stop_dovecot(self):
        """At once: nobody is served to the end."""
        if self.dovecot:
            os.killpg(self.dovecot.pid, signal.SIGKILL)
            self.dovecot.wait()
        self.dovecot = None

    # --- Postfix

    def start_postfix(self):
        done = subprocess.run(["postfix", "-c", self.dir / "etc", "start"], capture_output=True,
                              text=True)
        if done.returncode:
            raise Absent("Postfix does not start: " + done.stderr.strip().split("\n")[-1])
        wait_until(lambda: answers(self.smtps) and answers(self.submission), PATIENCE_S, "Postfix does not answer")

    def stop_postfix(self):
        """At once, too."""
        subprocess.run(["postfix", "-c", self.dir / "etc", "abort"], capture_output=True)

    def queue_is_empty(self):
        return not any(p.is_file() for d in ("maildrop", "incoming", "active", "deferred")
                       for p in (self.dir / "queue" / d).rglob("*"))

    # --- the sink

    def start_sink(self):
        self.sink = subprocess.Popen(
            [sys.executable, KIT / "smtp_sink.py", self.dir / "taken", self.cert, self.dir / "key.pem"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, preexec_fn=with_us)
        self.sink_port = int(self.sink.stdout.readline().split()[2])

    def close(self):
        self.stop_dovecot()
        self.stop_postfix()
        if self.sink:
            self.sink.kill()
            self.sink.wait()
        shutil.rmtree(self.dir, ignore_errors=True)


def for_script():
    try:
        s = Servers(boxes=TWO_BOXES, more="\n".join(sys.argv[1:]))
    except Absent as why:
        print("absent", why)
        return
    print(s.dir, s.submission, s.smtps, flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    for_script()
