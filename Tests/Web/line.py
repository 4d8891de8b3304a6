"""A connection between a browser and a server that a test can cut, or whose responses it can delay."""

import contextlib
import socket
import threading


class Line:
    """A connection to the server that can be cut and restored: a port that forwards everything.

    While it is held, responses of the server wait.
    """

    def __init__(self, port):
        self.target = port
        self.is_cut = self.was_cut = False
        self.pairs = []
        self.flows = threading.Event()
        self.flows.set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            try:
                inner, _ = self.listener.accept()
            except OSError:
                return
            if self.is_cut:
                inner.close()
                continue
            try:
                outer = socket.create_connection(("127.0.0.1", self.target))
            except OSError:
                inner.close()
                continue
            pair = inner, outer
            self.pairs.append(pair)
            threading.Thread(target=self._join, args=pair, daemon=True).start()

    def _join(self, inner, outer):
        back = threading.Thread(target=self._pass, args=(outer, inner, self.flows), daemon=True)
        back.start()
        self._pass(inner, outer)
        back.join()
        self.pairs.remove((inner, outer))
        for end in (inner, outer):
            end.close()

    @staticmethod
    def _pass(one, other, flows=None):
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                if flows:
                    flows.wait()
                other.sendall(data)
        shut(one, other)

    def cut(self):
        self.is_cut = self.was_cut = True
        for pair in list(self.pairs):
            shut(*pair)

    def mend(self):
        self.is_cut = False

    def hold(self):
        self.flows.clear()

    def release(self):
        self.flows.set()

    def end(self):
        self.cut()
        self.release()
        shut(self.listener)
        self.listener.close()


def shut(*sockets):
    for one in sockets:
        with contextlib.suppress(OSError):
            one.shutdown(socket.SHUT_RDWR)
