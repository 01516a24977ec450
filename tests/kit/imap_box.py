"""A mailbox on a server, for tests in Python: IMAP over TLS on a free port of 127.0.0.1, as much of it
as the fetcher speaks. Letters lie in it as long as the test runs; a new one wakes a client that waits.

    box = ImapBox(certificate, key, password)
    box.port; box.deliver(bytes); box.logins
"""
import re
import socketserver
import ssl
import threading
import time


class Session(socketserver.StreamRequestHandler):
    def setup(self):
        self.request = self.server.box.context.wrap_socket(self.request, server_side=True)
        super().setup()
        self.told = 0  # how many letters this client was told of

    def tell(self):
        """As servers do: once, in the answer to whatever is asked after a letter came, or while the client waits."""
        n = len(self.server.box.letters)
        if n != self.told:
            self.told = n
            self.say(f"* {n} EXISTS")

    def say(self, *lines):
        self.wfile.write(b"".join(x if isinstance(x, bytes) else x.encode() + b"\r\n" for x in lines))

    def fetch(self, tag, which, what):
        box = self.server.box
        for uid in sorted(box.chosen(which)):
            at, octets = box.letters[uid - 1]
            if "BODY" in what:
                self.say(b"* %d FETCH (UID %d BODY[]<0> {%d}\r\n" % (uid, uid, len(octets)) + octets + b")\r\n")
            else:
                self.say(f'* {uid} FETCH (UID {uid} INTERNALDATE "{at}" RFC822.SIZE {len(octets)})')
        self.tell()
        self.say(f"{tag} OK done")

    def idle(self, tag):
        self.say("+ idling")
        self.tell()
        self.request.settimeout(0.1)
        while True:
            try:
                if not self.rfile.readline():
                    return False
                break
            except TimeoutError:
                self.rfile = self.request.makefile("rb")  # a reader that timed out reads no more
            self.tell()
        self.request.settimeout(None)
        self.say(f"{tag} OK done")
        return True

    def answer(self, tag, verb, rest):
        box = self.server.box
        if verb == "CAPABILITY":
            self.say("* CAPABILITY IMAP4rev1 IDLE")
        elif verb == "LOGIN":
            if not rest.rstrip().strip('"').endswith(box.password):
                self.say(f"{tag} NO wrong")
                return True
            box.logins += 1
        elif verb == "SELECT":
            self.tell()
            n = self.told
            self.say("* FLAGS (\\Seen)", "* OK [UIDVALIDITY 7] x", f"* OK [UIDNEXT {n + 1}] x",
                     "* OK [PERMANENTFLAGS (\\Seen \\*)] x")
        elif verb == "UID" and rest.upper().startswith("FETCH"):
            self.fetch(tag, rest.split()[1], rest.upper())
            return True
        elif verb == "UID" and rest.upper().startswith("SEARCH"):
            self.say("* SEARCH")
        elif verb == "IDLE":
            return self.idle(tag)
        elif verb == "LOGOUT":
            self.say("* BYE")
        elif self.told:
            self.tell()
        self.say(f"{tag} OK done")
        return verb != "LOGOUT"

    def handle(self):
        self.say("* OK IMAP4rev1 here")
        for raw in iter(lambda: self.rfile.readline(65536), b""):
            tag, verb, rest = (raw.decode("latin-1").rstrip("\r\n") + "  ").split(" ", 2)
            if not self.answer(tag, verb.upper(), rest):
                return


class Server(socketserver.ThreadingTCPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        pass  # a client that has gone


class ImapBox:
    def __init__(self, certificate, key, password):
        self.password, self.logins, self.letters = password, 0, []
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(certificate, key)
        self.server = Server(("127.0.0.1", 0), Session)
        self.server.box = self
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def deliver(self, octets):
        at = time.strftime("%d-%b-%Y %H:%M:%S +0000", time.gmtime())
        self.letters.append((at, re.sub(rb"\r?\n", b"\r\n", octets)))

    def chosen(self, which):
        """The numbers of a set such as 3:*,7."""
        n, found = len(self.letters), set()
        for part in which.split(","):
            low, _, high = part.partition(":")
            low, high = (n if x == "*" else int(x) for x in (low, high or low))
            found |= {u for u in range(min(low, high), max(low, high) + 1) if 1 <= u <= n}
        return found
