#!/usr/bin/python3
"""A mail server that takes letters and fails on demand, for tests.

usage: smtp_sink.py DIR [CERT KEY]

Listens on three ports of 127.0.0.1 and prints them on one line: in the clear, with
STARTTLS, with TLS from the first byte (0 without a certificate). Ends when its standard
input does, so that no test leaves it behind.

The recipient's local part says how it fails:
  r4 r5     451, 550 at RCPT              p5     554 5.7.1 at RCPT
  d4 d5     451, 554 after the final dot
  drop      the line is cut instead of an answer to the dot; the letter is kept
  cut       the line is cut in the middle of the letter
  hang      no answer to the dot for SINK_HANG_S (60) seconds; the letter is kept
  grey      451 to the first try of a pair of addresses, later ones are taken
  tired     452 at MAIL for the sixth letter of a line
DIR/refuse holding "CODE text at STEP" (STEP: hello, auth, mail) refuses everything there.
DIR/plan, a word a line: how the next recipients fail, in turn ("-": not at all).

DIR/N.eml: each letter that was taken, under its envelope. DIR/talk: "line", "login USER
SECRET MECHANISM", "try RCPT" and "taken RCPT" as they happen.
"""
import base64
import os
import socketserver
import ssl
import sys
import threading
import time

folder = sys.argv[1]
lock = threading.Lock()
grey_seen = set()
HANG_S = int(os.environ.get("SINK_HANG_S", "60"))
count = 0


def note(text):
    with lock, open(os.path.join(folder, "talk"), "a", encoding="utf-8") as f:
        f.write(text + "\n")


def keep(sender, to, data):
    global count
    with lock:
        count += 1
        name = os.path.join(folder, f"{count}.eml")
        with open(name + ".part", "wb") as f:
            f.write(f"MAIL {sender}\r\nRCPT {to}\r\n".encode() + data)
        os.rename(name + ".part", name)  # a test that looks at this moment finds no half letter
    note(f"taken {to}")


def planned():
    """The next word of the plan, which is used up."""
    path = os.path.join(folder, "plan")
    with lock:
        try:
            with open(path, encoding="utf-8") as f:
                words = f.read().split()
        except FileNotFoundError:
            return None
        with open(path, "w", encoding="utf-8") as f:
            f.write("\n".join(words[1:]))
    return words[0] if words else None


class Line(socketserver.StreamRequestHandler):
    tls_at_once = False
    tls_later = False
    timeout = 90

    def setup(self):
        if self.tls_at_once:
            self.request = context.wrap_socket(self.request, server_side=True)
        super().setup()

    def say(self, text):
        self.wfile.write(text.encode() + b"\r\n")

    def refused(self, step):
        try:
            with open(os.path.join(folder, "refuse"), encoding="utf-8") as f:
                words, _, where = f.read().strip().rpartition(" at ")
        except FileNotFoundError:
            return False
        if where != step:
            return False
        self.say(words)
        return True

    def word(self):
        raw = self.rfile.readline(65536)
        return raw.rstrip(b"\r\n").decode("latin-1") if raw else None

    def login(self, words):
        mechanism = words[1].upper()
        if len(words) > 2:
            first = words[2]
        else:
            self.say("334 " if mechanism != "LOGIN" else "334 VXNlcm5hbWU6")
            first = self.word()
        first = base64.b64decode(first).decode()
        if mechanism == "LOGIN":
            self.say("334 UGFzc3dvcmQ6")
            user, secret = first, base64.b64decode(self.word()).decode()
        elif mechanism == "XOAUTH2":
            user, secret = first.strip("\1").split("\1")
            user, secret = user[5:], secret[len("auth=Bearer "):]
        else:
            _, user, secret = first.split("\0")
        note(f"login {user} {secret} {mechanism}")
        if not self.refused("auth"):
            self.say("235 2.7.0 welcome")

    def letter(self):
        data = b""
        while True:
            raw = self.rfile.readline(65536)
            if not raw:
                return None
            if raw == b".\r\n":
                return data
            data += raw[1:] if raw.startswith(b".") else raw
            if self.how == "cut" and len(data) > 40:
                return None

    def rcpt(self, to):
        self.to, self.how = to, planned() or to.split("@")[0]
        note(f"try {to}")
        if self.how == "grey" and (self.sender, to) not in grey_seen:
            grey_seen.add((self.sender, to))
            return "451 4.7.1 greylisted, come again"
        return {"r4": "451 4.2.0 later", "r5": "550 5.1.1 no such user",
                "p5": "554 5.7.1 relay access denied"}.get(self.how, "250 2.1.5 ok")

    def data(self):
        self.say("354 go on")
        data = self.letter()
        if data is None:
            return False
        if self.how in ("drop", "hang"):
            keep(self.sender, self.to, data)
            time.sleep(HANG_S if self.how == "hang" else 0)
            return False
        if self.how in ("d4", "d5"):
            self.say("451 4.3.0 later" if self.how == "d4" else "554 5.6.0 not this one")
            return True
        keep(self.sender, self.to, data)
        self.say("250 2.0.0 taken")
        return True

    def mail(self, line):
        if self.refused("mail"):
            return
        self.sender = line[line.index("<") + 1:line.index(">")]
        self.n += 1
        if self.n > 5 and os.path.exists(os.path.join(folder, "tired")):
            self.say("452 4.3.2 too many letters")
            return
        self.say("250 2.1.0 ok")

    def hello(self):
        lines = ["localhost", "SIZE 2000000"]
        if self.tls_later:
            lines.append("STARTTLS")
        else:
            lines.append("AUTH PLAIN LOGIN XOAUTH2")
        for text in lines[:-1]:
            self.say("250-" + text)
        self.say("250 " + lines[-1])

    def start_tls(self):
        self.say("220 go on")
        self.request = context.wrap_socket(self.request, server_side=True)
        self.rfile = self.request.makefile("rb")
        self.wfile = socketserver._SocketWriter(self.request)
        self.tls_later = False

    def step(self, line):
        verb = line[:4].upper()
        if verb in ("EHLO", "HELO"):
            self.hello()
        elif verb == "STAR":
            self.start_tls()
        elif verb == "AUTH":
            self.login(line.split())
        elif verb == "MAIL":
            self.mail(line)
        elif verb == "RCPT":
            self.say(self.rcpt(line[line.index("<") + 1:line.index(">")]))
        elif verb == "DATA":
            return self.data()
        elif verb == "QUIT":
            self.say("221 bye")
            return False
        else:
            self.say("250 ok")
        return True

    def handle(self):
        self.n, self.sender, self.to, self.how = 0, "", "", ""
        note("line")
        if self.refused("hello"):
            return
        self.say("220 sink")
        line = self.word()
        while line is not None and self.step(line):
            line = self.word()


class Server(socketserver.ThreadingTCPServer):
    daemon_threads = True
    allow_reuse_address = True

    def handle_error(self, request, client_address):
        pass  # a client that does not like our certificate


def listen(**how):
    server = Server(("127.0.0.1", 0), type("Kind", (Line,), how))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_address[1]


ports = [listen(), 0, 0]
if len(sys.argv) > 3:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[2], sys.argv[3])
    ports[1:] = [listen(tls_later=True), listen(tls_at_once=True)]
print(*ports, flush=True)
sys.stdin.read()
