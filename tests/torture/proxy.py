"""The network between daemon and server: a port of 127.0.0.1 behind which the server lies,
and which does wrong when it is told to."""
import random
import select
import socket
import struct
import threading
import time

DRIP_OCTETS = 60  # that come one by one, before the rest


class Fault:
    """`kind`: "cut" ends the line after `after` octets, "reset" tears it down, "hang" lets
    it stand without a word more, "drip" lets a few octets come one by one. `side`: the
    octets of the "server" or the "client" are counted. `lines`: the number of lines that suffer."""

    def __init__(self, kind, after=0, side="server", lines=1):
        self.kind, self.after, self.side, self.lines = kind, after, side, lines
        self.hit = 0

    def __str__(self):
        return f"{self.kind} after {self.after} octets of the {self.side}"


class Proxy:
    """`target`: the port behind it; `most`: octets of the longest line so far, by side."""

    def __init__(self, target):
        self.target, self.fault = target, None
        self.most = {"server": 1, "client": 1}
        self.listening = None
        self.port = 0
        self.open()

    def open(self):
        """Comes back, on the same port."""
        self.listening = socket.socket()
        self.listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.listening.bind(("127.0.0.1", self.port))
        self.listening.listen(16)
        self.port = self.listening.getsockname()[1]
        threading.Thread(target=self.accept, args=(self.listening,), daemon=True).start()

    def shut(self):
        """Nobody listens: connections are refused. Lines that stand go on."""
        self.listening.shutdown(socket.SHUT_RDWR)
        self.listening.close()

    def accept(self, listening):
        while True:
            try:
                client = listening.accept()[0]
            except OSError:
                return
            fault = self.fault
            if fault and fault.lines <= 0:
                fault = None
            if fault:
                fault.lines -= 1
            threading.Thread(target=self.line, args=(client, fault), daemon=True).start()

    def line(self, client, fault):
        try:
            server = socket.create_connection(("127.0.0.1", self.target), 5)
        except OSError:
            client.close()
            return
        for s in (client, server):
            s.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        try:
            self.carry(client, server, fault)
        except OSError:
            pass
        client.close()
        server.close()

    def carry(self, client, server, fault):
        done = {"server": 0, "client": 0}
        other = {server: (client, "server"), client: (server, "client")}
        while True:
            for s in select.select([client, server], [], [])[0]:
                data = s.recv(65536)
                to, side = other[s]
                room = fault.after - done[side] if fault and fault.side == side else len(data)
                if not data:
                    return
                if len(data) > room:
                    to.sendall(data[:max(room, 0)])
                    fault.hit += 1
                    if not self.spoil(client, to, data[max(room, 0):], fault):
                        return
                    fault = None
                else:
                    to.sendall(data)
                done[side] += len(data)
                self.most[side] = max(self.most[side], done[side])

    @staticmethod
    def spoil(client, to, rest, fault):
        """Whether the line goes on."""
        if fault.kind == "drip":
            for i in range(min(DRIP_OCTETS, len(rest))):
                to.sendall(rest[i:i + 1])
                time.sleep(0.003)
            to.sendall(rest[DRIP_OCTETS:])
            return True
        if fault.kind == "reset":
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        if fault.kind == "hang":
            while client.recv(65536):  # until the client gives up
                pass
        return False

    def draw(self, rnd: random.Random, kind):
        """A fault of that kind at a random octet of what a line may carry."""
        side = rnd.choice(["server", "server", "client"])
        return Fault(kind, rnd.randrange(self.most[side] + 1), side, rnd.choice([1, 1, 99]))
