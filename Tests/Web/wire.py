"""The web server's fixture as a process, and the browser's side of the wire: sockets, requests, frames. No packages."""

import base64
import contextlib
import json
import os
import re
import select
import signal
import socket
import ssl
import struct
import subprocess
import sys
import time

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from harness import IS_RELEASE, PATIENCE, Skip, only_for_release, resident_memory  # noqa: E402

ENVIRONMENT = [0, 0, 0, "en", 0, 0]


class Server:
    """The running fixture. Its output is in `lines`, and its log in `log`."""

    program = None

    def __init__(self, *options, wrap=(), fds=(), env=None):
        self.process = subprocess.Popen(
            [*wrap, Server.program, *map(str, options)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, pass_fds=fds,
            env={**os.environ, **(env or {})})
        os.set_blocking(self.process.stdout.fileno(), False)
        os.set_blocking(self.process.stderr.fileno(), False)
        self.output = {self.process.stdout: b"", self.process.stderr: b""}
        self.wait("ready")
        self.url = next(line[4:] for line in self.lines if line.startswith("url "))
        self.port = int(re.search(r":(\d+)/", self.url)[1])
        self.base = re.search(r":\d+(/.*)", self.url)[1]

    def read(self, time_out=0.0):
        for stream in select.select(list(self.output), [], [], time_out)[0]:
            try:
                self.output[stream] += os.read(stream.fileno(), 65536)
            except BlockingIOError:
                pass

    @property
    def lines(self):
        return self.output[self.process.stdout].decode().splitlines()

    @property
    def log(self):
        self.read()
        return self.output[self.process.stderr].decode()

    def wait(self, start, time_out=PATIENCE):
        end = time.monotonic() + time_out
        while time.monotonic() < end:
            self.read(0.05)
            found = [line for line in self.lines if line.startswith(start)]
            if found:
                return found[-1]
            if self.process.poll() is not None:
                self.read()
                raise AssertionError(f"the server ended: {self.lines} {self.log}")
        raise AssertionError(f"no {start!r} in {self.lines} {self.log[-2000:]}")

    def counts(self):
        """Returns the number of tabs, sockets and scenes, as the server counts them."""
        self.output[self.process.stdout] = b""
        self.process.send_signal(signal.SIGUSR1)
        words = self.wait("sessions").split()
        return int(words[1]), int(words[3]), int(words[5])

    def wait_counts(self, *counts, time_out=PATIENCE):
        """Waits until the counts are these: the end of the last socket may still be on its way."""
        end = time.monotonic() + time_out
        while (found := self.counts()) != counts:
            assert time.monotonic() < end, found

    @property
    def secure(self):
        return self.url.startswith("https")

    def memory(self):
        """Returns the resident memory, in kB."""
        return resident_memory(self.process.pid)

    def descriptors(self):
        """Returns the number of open descriptors, which include connections."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def processor_time(self):
        with open(f"/proc/{self.process.pid}/stat") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def ticks_and_wakeups(self):
        """Returns the processor ticks used so far, and the number of wake-ups of all threads."""
        wakeups = 0
        for thread in os.listdir(f"/proc/{self.process.pid}/task"):
            with open(f"/proc/{self.process.pid}/task/{thread}/status") as status:
                wakeups += int(re.search(r"^voluntary_ctxt_switches:\s+(\d+)", status.read(), re.M)[1])
        return round(self.processor_time() * os.sysconf("SC_CLK_TCK")), wakeups

    def is_asleep(self):
        """Returns True if no thread runs or waits for a processor."""
        states = []
        for thread in os.listdir(f"/proc/{self.process.pid}/task"):
            with open(f"/proc/{self.process.pid}/task/{thread}/stat") as stat:
                states.append(stat.read().rsplit(")", 1)[1].split()[0])
        return set(states) == {"S"}

    def metric(self, name):
        """Returns a number of the server's own. Asks again if the server ends the connection: some tests give it so little
        time for a request that a busy machine exceeds it."""
        def found():
            with contextlib.suppress(ConnectionError):
                text = request(self, "GET", self.base + "_keel/metrics").body.decode()
                return re.search(rf"^keel_{re.escape(name)} (\d+)$", text, re.M)
        match = wait(found)
        assert match, f"no metric {name}; {self.log[-2000:]}"
        return int(match[1])

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
                raise AssertionError("it did not stop")
        self.read()
        return self.process.returncode

    def kill(self):
        self.process.kill()
        self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if self.process.poll() is None:
            self.kill()


class Answer:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    def header(self, name):
        return next((value for key, value in self.headers if key == name.lower()), None)


def wait(condition, time_out=PATIENCE):
    """Waits until the condition holds. Returns its last value."""
    end = time.monotonic() + time_out
    while not (found := condition()) and time.monotonic() < end:
        time.sleep(0.05)
    return found


def reset(line):
    """Closes the connection with a reset, so that the other side receives an error and not an end."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


def connect(server, source=None, time_out=PATIENCE, room=None, segment=None):
    """Opens a connection. `room` is the size of the receive buffer and `segment` the largest segment, in bytes. If they are
    small, the kernel does not store megabytes for a client that does not read."""
    line = socket.socket()
    line.settimeout(time_out)
    if room:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, segment)
    if source:
        line.bind((source, 0))
    line.connect(("127.0.0.1", server.port))
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return line


def read_answer(line, method="GET"):
    data = b""
    while b"\r\n\r\n" not in data:
        piece = line.recv(65536)
        if not piece:
            raise ConnectionError(f"closed after {data[:100]!r}")
        data += piece
    head, body = data.split(b"\r\n\r\n", 1)
    first, *rest = head.decode("latin-1").split("\r\n")
    headers = [(name.strip().lower(), value.strip()) for name, value in (item.split(":", 1) for item in rest)]
    answer = Answer(int(first.split()[1]), headers, body)
    length = int(answer.header("content-length") or 0)
    if method != "HEAD" and answer.status != 101:
        while len(answer.body) < length:
            piece = line.recv(65536)
            if not piece:
                break
            answer.body += piece
    return answer


def head(server, method, path, headers=(), host=None):
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host if host is not None else f'127.0.0.1:{server.port}'}"]
    return ("\r\n".join(lines + [f"{name}: {value}" for name, value in headers]) + "\r\n\r\n").encode("latin-1")


def request(server, method, path, headers=(), host=None, body=b"", source=None, wrap=None):
    with connect(server, source) as line:
        if wrap or server.secure:
            line = (wrap or encrypted)(line)
        if body:
            headers = [*headers, ("Content-Length", len(body))]
        line.sendall(head(server, method, path, [*headers, ("Connection", "close")], host) + body)
        return read_answer(line, method)


def upgrade_headers(server, cookie=None, origin="same"):
    headers = [
        ("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", base64.b64encode(os.urandom(16)).decode())]
    if cookie:
        headers.append(("Cookie", cookie))
    if origin == "same":
        origin = f"{'https' if server.secure else 'http'}://127.0.0.1:{server.port}"
    if origin is not None:
        headers.append(("Origin", origin))
    return headers


def frame(payload, opcode=1, final=True, masked=True, length=None):
    payload = payload.encode() if isinstance(payload, str) else payload
    size = len(payload) if length is None else length
    first = bytes([(0x80 if final else 0) | opcode])
    bit = 0x80 if masked else 0
    if size < 126:
        first += bytes([bit | size])
    elif size < 65536:
        first += bytes([bit | 126]) + struct.pack(">H", size)
    else:
        first += bytes([bit | 127]) + struct.pack(">Q", size)
    if not masked:
        return first + payload
    mask = os.urandom(4)
    whole = mask * (len(payload) // 4 + 1)
    masked_payload = (int.from_bytes(payload, "big") ^ int.from_bytes(whole[:len(payload)], "big")).to_bytes(
        len(payload), "big")
    return first + mask + masked_payload


class Socket:
    """A WebSocket's client side."""

    def __init__(self, line, data=b""):
        self.line, self.data = line, data
        self.code = None
        # True if the server has reset the connection, which discards what it sent before.
        self.is_reset = False

    def send(self, *message, raw=None):
        try:
            self.line.sendall(raw if raw is not None else frame(json.dumps(list(message), separators=(",", ":"))))
        except ConnectionError:
            self.is_reset = True
            raise

    def _need(self, count, end):
        while len(self.data) < count:
            self.line.settimeout(max(0.001, end - time.monotonic()))
            try:
                piece = self.line.recv(65536)
            except ConnectionError:
                self.is_reset = True
                raise
            if not piece:
                raise ConnectionError("closed")
            self.data += piece

    def frame(self, time_out=PATIENCE):
        end = time.monotonic() + time_out
        self._need(2, end)
        size, skip = self.data[1] & 127, 2
        if size > 125:
            skip = 4 if size == 126 else 10
            self._need(skip, end)
            size = int.from_bytes(self.data[2:skip], "big")
        self._need(skip + size, end)
        opcode, payload = self.data[0] & 15, self.data[skip:skip + size]
        self.data = self.data[skip + size:]
        if opcode == 8:
            self.code = int.from_bytes(payload[:2], "big")
        return opcode, payload

    def message(self, time_out=PATIENCE):
        """Returns the next message; pings are answered. Returns `None` once the server has closed: `code` is the
        reason."""
        while True:
            try:
                opcode, payload = self.frame(time_out)
            except ConnectionError:
                return None
            if opcode == 1:
                return json.loads(payload)
            if opcode == 8:
                return None
            if opcode == 9:
                self.line.sendall(frame(payload, 10))

    def messages(self):
        """Returns all messages that the server sends before it answers a ping, which it does in order."""
        found = []
        self.line.sendall(frame(b"so far", 9))
        while (heard := self.frame())[0] not in (8, 10):
            if heard[0] == 1:
                found.append(json.loads(heard[1]))
            elif heard[0] == 9:
                self.line.sendall(frame(heard[1], 10))
        return found

    def until(self, test, time_out=PATIENCE):
        end = time.monotonic() + time_out
        while time.monotonic() < end:
            message = self.message(end - time.monotonic())
            if message is None:
                raise AssertionError(f"closed with {self.code}")
            if test(message):
                return message
        raise AssertionError("it did not come")

    def closed(self, time_out=PATIENCE):
        """Reads until the server closes. Returns its code."""
        try:
            while self.message(time_out) is not None:
                pass
        except (ConnectionError, TimeoutError):
            pass
        return self.code

    def close(self):
        self.line.close()


class Page:
    """A tab: the document that it loaded, and a socket. If a `slow` one does not read, the kernel stores little for it."""

    def __init__(self, server, path="", cookie=None, source=None, host=None, join=True, slow=False):
        self.server, self.source = server, source
        self.room = {"room": 65_536, "segment": 1000} if slow else {}
        headers = [("Cookie", cookie)] if cookie else []
        answer = request(server, "GET", server.base + path, headers, host, source=source)
        self.status, self.text = answer.status, answer.body.decode()
        given = answer.header("set-cookie")
        self.cookie = given.split(";")[0] if given else cookie
        found = re.search(r'data-resume="([^"]+)" data-seq="(\d+)"', self.text.replace(" defer", ""))
        self.socket = None
        self.number = 0
        if found:
            self.token, self.sequence = found[1], int(found[2])
            if join:
                self.join()

    def id(self, text):
        return re.search(rf'id="k([0-9a-z]+)"[^>]*>{re.escape(text)}', self.text)[1]

    @property
    def field(self):
        return re.search(r'<input id="k([0-9a-z]+)"', self.text)[1]

    def open(self, **kinds):
        line = connect(self.server, self.source, **self.room)
        if self.server.secure:
            line = encrypted(line)
        line.sendall(head(self.server, "GET", self.server.base + "_keel/socket",
                          upgrade_headers(self.server, kinds.get("cookie", self.cookie), kinds.get("origin", "same"))))
        answer = read_answer(line)
        self.answer = answer
        if answer.status == 101:
            self.socket = Socket(line, answer.body)
        return answer.status

    def join(self, token=None, next_event=None, **kinds):
        assert self.open(**kinds) == 101, self.answer.status
        self.socket.send("h", token or self.token, self.sequence, next_event or self.number + 1, ENVIRONMENT)
        return self.socket

    def act(self, *event):
        self.number += 1
        self.socket.send("e", self.number, list(event))
        return self.number

    def press(self, name):
        number = self.act(0, self.id(name))
        self.socket.until(lambda message: message == ["a", number])


def unchecked():
    """Returns the settings of a client that checks no certificate. It does not load the certificates of authorities, which
    takes longer than a handshake."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


UNCHECKED = unchecked()


def encrypted(line):
    return UNCHECKED.wrap_socket(line)


class Handshake:
    """A handshake that is sent manually."""

    def __init__(self):
        self.incoming, self.outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        self.tls = UNCHECKED.wrap_bio(self.incoming, self.outgoing)
        self.is_done = self.step()
        self.greeting = self.outgoing.read()

    def step(self):
        try:
            self.tls.do_handshake()
            return True
        except ssl.SSLWantReadError:
            return False

    def finish(self, line):
        """Completes the handshake after the greeting."""
        while not self.step():
            line.sendall(self.outgoing.read())
            piece = line.recv(65536)
            if not piece:
                raise ConnectionError("closed")
            self.incoming.write(piece)
        line.sendall(self.outgoing.read())
