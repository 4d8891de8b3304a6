"""Drives `radio-probe` line by line, and counts what came out right."""

import os
import re
import subprocess
import sys
import threading
import time


class Probe:
    def __init__(self, *command, **environment):
        self.lines = []
        self.ready = threading.Condition()
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, bufsize=1,
            env={**os.environ, **environment})
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            with self.ready:
                self.lines.append(line.rstrip("\n"))
                if os.environ.get("VERBOSE"):
                    print(line, end="", flush=True)
                self.ready.notify_all()

    def send(self, command):
        """Sends a command without waiting; returns where its answer will begin."""
        start = len(self.lines)
        try:
            self.process.stdin.write(command + "\n")
        except BrokenPipeError:
            raise AssertionError(f"the probe has ended with {self.process.wait()}: {self.lines[-5:]}") from None
        return start

    def wait(self, pattern, seconds, start=0):
        """The first line from `start` on that matches, or None."""
        deadline = time.monotonic() + seconds
        with self.ready:
            while True:
                for line in self.lines[start:]:
                    if re.search(pattern, line):
                        return line
                start = max(start, len(self.lines))
                left = deadline - time.monotonic()
                if left <= 0 or not self.ready.wait(left):
                    if time.monotonic() >= deadline:
                        return None

    def ask(self, command, seconds=20):
        """Sends a command and returns its answer without the time."""
        start = self.send(command)
        line = self.wait(r"^ *[\d.]+ (ok|failed|details) ", seconds, start)
        return line.split(None, 1)[1] if line else "no answer to " + command

    def state(self):
        return self.ask("state")

    def until(self, text, seconds=10):
        return self.ask(f"until {text} {seconds}", seconds + 5).startswith("ok")

    def close(self):
        self.process.kill()
        self.process.wait()


def last_of_supplicant():
    """What wpa_supplicant in the virtual machine has said last, which tells why a connection has failed."""
    with open("/run/work/wpa.log", errors="replace") as file:
        return [line.rstrip()[:160] for line in file.readlines()[-12:]]


class Checks:
    """Counts what came out right. The lines that `background` returns are printed with each failure."""

    def __init__(self, background=lambda: []):
        self.background = background
        self.failures = 0
        self.count = 0
        self.began = time.monotonic()

    def that(self, what, condition, seen=""):
        self.count += 1
        if condition:
            print(f"ok   {time.monotonic() - self.began:6.1f} s  {what}", flush=True)
        else:
            self.failures += 1
            print(f"FAIL {time.monotonic() - self.began:6.1f} s  {what}\n     saw: {seen}", flush=True)
            for line in self.background():
                print(f"     {line}", flush=True)

    def equal(self, what, seen, expected):
        self.that(what, seen == expected, f"{seen!r}, expected {expected!r}")

    def contains(self, what, seen, *parts):
        self.that(what, all(part in seen for part in parts), f"{seen!r}, expected {parts!r}")

    def end(self, name):
        print(f"{name}: {self.count - self.failures} of {self.count} right")
        sys.exit(1 if self.failures else 0)
