"""The other end of the terminal of a program, and its pages for browsers."""

import fcntl
import os
import pty
import re
import struct
import termios
import urllib.request

from screen import PATIENCE, until


class Terminal:
    """The other end of the terminal of a program. `written` is what the program has written since `clear`."""

    def __enter__(self):
        self.descriptor, self.line = pty.openpty()
        fcntl.ioctl(self.line, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.written = ""
        os.set_blocking(self.descriptor, False)
        return self

    def __exit__(self, *_):
        os.close(self.descriptor)
        os.close(self.line)

    def type(self, text):
        os.write(self.descriptor, text.encode())

    def read(self):
        try:
            while data := os.read(self.descriptor, 65_536):
                self.written += data.decode(errors="replace")
        except OSError:
            pass
        return self.written

    def clear(self):
        self.read()
        self.written = ""

    def until(self, text):
        until(
            lambda: text in self.read(), lambda: f"the terminal shows {text!r}, and not {self.written[-2000:]!r}")

    def address(self):
        """The address of the pages, as the help shows it."""
        self.type("?")
        address = until(lambda: re.search(r"http://[\w.]+:\d+", self.read()), "an address").group()
        self.type("?")
        return address


def page(address):
    with urllib.request.urlopen(address + "/", timeout=PATIENCE) as answer:
        return answer.read().decode()
