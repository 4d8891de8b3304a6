"""A program in a pseudo-terminal, read through a terminal emulator as the user would see it.

    with PtyApp([binary, "--flag"], columns=80, rows=24) as app:
        app.wait_for("Wi-Fi")
        app.send(DOWN, ENTER)
        app.wait_for("Password")
        app.type("blob")

There are no fixed pauses: every wait ends with the output that it waits for, or fails after `PATIENCE` seconds and
reports the screen at that moment. `app.raw` contains every byte that the program wrote.

Like real terminals, it replies to status queries (`answers`), and to queries of its background, if it is given one.
"""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import tempfile
import termios
import time

import pyte
from emulator import Screen

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from harness import PATIENCE  # noqa: E402

UP, DOWN, RIGHT, LEFT = b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D"
ENTER, TAB, BACKTAB, ESC, SPACE, BACKSPACE = b"\r", b"\t", b"\x1b[Z", b"\x1b", b" ", b"\x7f"
HOME, END, PAGE_UP, PAGE_DOWN, DELETE = b"\x1b[H", b"\x1b[F", b"\x1b[5~", b"\x1b[6~", b"\x1b[3~"
CTRL_C, CTRL_L, CTRL_Z = b"\x03", b"\x0c", b"\x1a"

# The modes that a program must have undone when it ends: name -> (on, off).
MODES = {
    "alternate screen": (b"\x1b[?1049h", b"\x1b[?1049l"),
    "hidden cursor": (b"\x1b[?25l", b"\x1b[?25h"),
    "bracketed paste": (b"\x1b[?2004h", b"\x1b[?2004l"),
    "mouse": (b"\x1b[?1000h", b"\x1b[?1000l"),
    "drags": (b"\x1b[?1002h", b"\x1b[?1002l"),
    "mouse coordinates": (b"\x1b[?1006h", b"\x1b[?1006l"),
    "title put by": (b"\x1b[22;2t", b"\x1b[23;2t"),
    "no wrapping": (b"\x1b[?7l", b"\x1b[?7h"),
}


# The status query that terminals receive, and their reply.
REPORT, ANSWER = b"\x1b[5n", b"\x1b[0n"
ASK_BACKGROUND = b"\x1b]11;?\x1b\\"
# The queries about pixels, and the replies of a terminal with cells of 10 by 20 pixels.
ASK_FILES, FILES = b"\x1b_Gi=31415,s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\", b"\x1b_Gi=31415;OK\x1b\\"
ASK_CELL, CELL = b"\x1b[16t", b"\x1b[6;20;10t"
# Opens the program's side of a pseudo-terminal (ioctl_tty(2)).
TIOCGPTPEER = 0x5441
ASK_ATTRIBUTES, PLAIN, SIXELS = b"\x1b[c", b"\x1b[?62;22c", b"\x1b[?62;4;22c"


class Timeout(AssertionError):
    pass


def threads(pid):
    """Returns the threads of a process, each with the letter of its state and how often it has lost the processor; none
    if the process has ended."""
    found = {}
    try:
        for thread in os.listdir(f"/proc/{pid}/task"):
            with open(f"/proc/{pid}/task/{thread}/status") as status:
                text = status.read()
            found[thread] = (re.search(r"State:\s+(\S)", text)[1], re.findall(r"ctxt_switches:\s+(\d+)", text))
    except (FileNotFoundError, ProcessLookupError):
        pass  # It has ended meanwhile.
    return found


class PtyApp:
    def __init__(self, command, columns=80, rows=24, environment=None, limit=PATIENCE, ignored=(), answers=True,
                 background=None, pixels=None):
        """Starts the program. `background` is the terminal's, as `ffff/ffff/ffff`; without one, queries of it get no
        reply. `pixels` is `kitty` or `sixel`; without it, queries about pixels get no reply."""
        self.limit = limit
        self.answers = answers
        self.background = background
        self.pixels = pixels
        # The offset up to which queries have been answered, or will never be.
        self.answered = 0
        self.raw = bytearray()
        self.screen = Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.status = None
        self.has_ended = False
        self._slave_state = None
        # Each program has its own folder of states, so that no test finds the state of a program that was killed.
        own = {"HOME", "XDG_STATE_HOME"}.isdisjoint(environment or {})
        self.states = tempfile.TemporaryDirectory(ignore_cleanup_errors=True) if own else None
        ready, go = os.pipe()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            # Waits until the terminal's modes have been recorded.
            os.read(ready, 1)
            # As from an interactive shell, even if these tests were started in the background of a script.
            for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM, signal.SIGTSTP):
                signal.signal(number, signal.SIG_IGN if number in ignored else signal.SIG_DFL)
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            keep = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "COLORFGBG", "LC_ALL", "LC_CTYPE")}
            keep.update(TERM="xterm-256color", COLORTERM="truecolor", LANG="C.UTF-8")
            if self.states:
                keep.update(XDG_STATE_HOME=self.states.name)
            keep.update(environment or {})
            os.execvpe(command[0], command, keep)
        self.before = termios.tcgetattr(self.fd)
        os.write(go, b"!")
        os.close(ready)
        os.close(go)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    # Input

    def send(self, *keys):
        for key in keys:
            os.write(self.fd, key if isinstance(key, bytes) else key.encode())

    type = send

    def click(self, text, offset=0):
        """Presses and releases the mouse on the first character of a visible text."""
        column, row = self.find(text)
        self.mouse(column + offset, row)

    def mouse(self, column, row, button=0):
        self.send(f"\x1b[<{button};{column + 1};{row + 1}M", f"\x1b[<{button};{column + 1};{row + 1}m")

    def paste(self, text):
        self.send(b"\x1b[200~", text, b"\x1b[201~")

    def resize(self, columns, rows):
        self.screen.resize(rows, columns)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def kill(self, number=signal.SIGTERM):
        os.kill(self.pid, number)

    # Output

    @property
    def lines(self):
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self):
        return "\n".join(self.lines)

    def find(self, text):
        """Returns the column and row of a visible text, counted in cells."""
        for row in range(self.screen.lines):
            cells = [self.screen.buffer[row][column].data for column in range(self.screen.columns)]
            line = "".join(cells)
            at = line.find(text)
            if at >= 0:
                column = 0
                while at > 0:
                    at -= len(cells[column])
                    column += 1
                return column, row
        raise AssertionError(f"{text!r} is not on the screen:\n{self.picture()}")

    def row_with(self, text):
        return next((line for line in self.lines if text in line), None)

    def picture(self):
        rule = "-" * self.screen.columns
        return "\n".join([rule, *self.lines, rule])

    # Waiting

    def read(self, patience):
        """Feeds the output that arrives within that time to the screen. Returns False if there was none."""
        ready, _, _ = select.select([self.fd], [], [], max(0, patience))
        if not ready:
            return False
        try:
            data = os.read(self.fd, 65536)
        except OSError:
            data = b""
        if not data:
            self.has_ended = True
            self._reap(block=True)
            return False
        self._take(data)
        return True

    def _take(self, data):
        self.raw += data
        self.stream.feed(data)
        while self.answers and self.answer():
            pass

    def answer(self):
        """Answers the next query that has been read. Returns False if there is none."""
        kinds = {REPORT: ANSWER}
        if self.background:
            kinds[ASK_BACKGROUND] = b"\x1b]11;rgb:" + self.background.encode() + b"\x1b\\"
        if self.pixels:
            kinds[ASK_CELL] = CELL
            kinds[ASK_ATTRIBUTES] = SIXELS if self.pixels == "sixel" else PLAIN
            if self.pixels == "kitty":
                kinds[ASK_FILES] = FILES
        found = [(self.raw.find(question, self.answered), question) for question in kinds]
        found = [(at, question) for at, question in found if at >= 0]
        if not found:
            return False
        at, question = min(found)
        self.answered = at + len(question)
        try:
            os.write(self.fd, kinds[question])
        except OSError:
            return False
        return True

    def unanswered(self):
        """Returns the number of status queries that have been read and not answered."""
        return self.raw.count(REPORT, self.answered)

    def wait_until(self, test, what, limit=None):
        """Reads until the test holds, which may be about something other than the output: it is repeated meanwhile."""
        end = time.monotonic() + (limit or self.limit)
        while not test():
            left = end - time.monotonic()
            if left <= 0 or (self.status is not None and not self.read(0)):
                if test():
                    return
                raise Timeout(f"waited for {what}; status {self.status}; the screen is\n{self.picture()}")
            self.read(min(left, 0.1))

    def wait_for(self, text, limit=None):
        self.wait_until(lambda: text in self.text, repr(text), limit)

    def wait_gone(self, text, limit=None):
        self.wait_until(lambda: text not in self.text, f"{text!r} to go", limit)

    def wait_match(self, pattern, limit=None):
        self.wait_until(lambda: re.search(pattern, self.text), f"/{pattern}/", limit)

    def settle(self, quiet=0.15):
        """Reads until no output has arrived for a while, and the program waits for something. A program that could run
        and gets no processor is not quiet."""
        end = time.monotonic() + self.limit
        while self.read(quiet) or self.has_work():
            if time.monotonic() > end:
                raise Timeout(f"the program is never quiet; the screen is\n{self.picture()}")

    def has_work(self):
        """Returns True if the program, or what a shell runs in its place, has a thread that runs or could run, or has
        not read all input."""
        hasInput = self.has_input()
        pids = {self.pid}
        try:
            pids.add(os.tcgetpgrp(self.fd))
        except OSError:
            pass  # The terminal is closed.
        # A thread that wakes another one and then waits could be read after it, and the other one before.
        before, now = ([threads(pid) for pid in pids] for _ in range(2))
        states = [state for found in now for state, _ in found.values()]
        # A stopped program reads nothing.
        return before != now or any(state in "RD" for state in states) or hasInput and "S" in states

    def has_input(self):
        """Returns True if the program has unread input. Polling the slave side first waits until the kernel has delivered
        all bytes that were sent, which can take longer than `quiet` on a busy machine."""
        try:
            side = fcntl.ioctl(self.fd, TIOCGPTPEER, os.O_RDONLY | os.O_NOCTTY | os.O_NONBLOCK)
        except OSError:
            return False  # The terminal is closed.
        try:
            ready, _, _ = select.select([side], [], [], 0)
            return bool(ready) and fcntl.ioctl(side, termios.FIONREAD, bytes(4)) != bytes(4)
        finally:
            os.close(side)

    def wait_exit(self, limit=None):
        """Reads to the end of the program. Returns its exit code, or minus the signal that ended it."""
        end = time.monotonic() + (limit or self.limit)
        while self.status is None:
            if time.monotonic() > end:
                raise Timeout(f"the program goes on; the screen is\n{self.picture()}")
            self.read(0.05)
            self._reap()
        # The last output passes through the kernel, which can take a while on a busy machine.
        end = time.monotonic() + self.limit
        while not self.has_ended and time.monotonic() < end:
            self.read(0.05)
        return self.status

    def wait_idle(self, quiet=0.4):
        """Waits, reading nothing, until the program has slept for a while."""
        end = time.monotonic() + self.limit
        before, since = None, time.monotonic()
        while time.monotonic() - since < quiet:
            if time.monotonic() > end:
                raise Timeout("the program is never idle")
            now = self.cpu_and_switches()
            if now != before or self.has_work():
                before, since = now, time.monotonic()
            time.sleep(0.02)

    def wait_wakeups(self, count):
        """Reads until the program has woken up that many times more."""
        end = time.monotonic() + self.limit
        goal = self.cpu_and_switches()[1] + count
        while self.cpu_and_switches()[1] < goal:
            if time.monotonic() > end:
                raise Timeout("the program sleeps")
            self.read(0.02)

    def wait_end_unread(self):
        """Waits, reading nothing, until the program has ended."""
        end = time.monotonic() + self.limit
        while self.status is None:
            if time.monotonic() > end:
                raise Timeout("the program goes on")
            self._reap()
            time.sleep(0.02)

    def read_all(self):
        """Reads the output that is available, and returns the number of bytes."""
        before = len(self.raw)
        self.settle()
        return len(self.raw) - before

    def read_slowly(self, bytes_per_second, test, what, limit=PATIENCE):
        """Reads at this rate until the test holds; if `what` is None, until the time limit. Returns the number of bytes
        read."""
        before = len(self.raw)
        begin = time.monotonic()
        taken = 0
        while not test():
            now = time.monotonic() - begin
            if now > limit:
                if what is None:
                    break
                raise Timeout(f"waited for {what!r} on a slow line; the screen is\n{self.picture()}")
            due = int(now * bytes_per_second) - taken
            if due > 0 and select.select([self.fd], [], [], 0)[0]:
                data = os.read(self.fd, due)
                taken += len(data)
                self._take(data)
            else:
                # An idle line does not accumulate its allowance.
                taken += max(0, due)
                time.sleep(0.02)
        return len(self.raw) - before

    def wait_stopped(self, limit=None):
        end = time.monotonic() + (limit or self.limit)
        while time.monotonic() < end:
            self.read(0.02)
            pid, status = os.waitpid(self.pid, os.WNOHANG | os.WUNTRACED)
            if pid and os.WIFSTOPPED(status):
                return
            if pid:
                self.status = os.waitstatus_to_exitcode(status)
                break
        raise Timeout(f"the program did not stop; status {self.status}")

    def _reap(self, block=False):
        if self.status is None:
            pid, status = os.waitpid(self.pid, 0 if block else os.WNOHANG)
            if pid:
                self.status = os.waitstatus_to_exitcode(status)

    # Checks

    def left_modes(self):
        """Returns the names of the modes that the program switched on and did not switch off again."""
        wrong = []
        for name, (on, off) in MODES.items():
            if self.raw.rfind(on) > self.raw.rfind(off):
                wrong.append(name)
        return wrong

    def is_cooked(self):
        """Returns True if the terminal has its original modes."""
        return termios.tcgetattr(self.fd)[:4] == self.before[:4]

    def cpu_and_switches(self):
        """Returns the CPU ticks used so far, and the number of wake-ups of the program."""
        fields = open(f"/proc/{self.pid}/stat").read().rsplit(")", 1)[1].split()
        switches = re.search(r"^voluntary_ctxt_switches:\s+(\d+)", open(f"/proc/{self.pid}/status").read(), re.M)
        return int(fields[11]) + int(fields[12]), int(switches.group(1))

    def close(self):
        if self.status is None:
            try:
                os.kill(self.pid, signal.SIGKILL)
                self._reap(block=True)
            except ProcessLookupError:
                pass
        os.close(self.fd)
        if self.states:
            self.states.cleanup()
