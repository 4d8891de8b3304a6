#!/usr/bin/python3
"""Measures Keel's label and list in a window beside the same in plain C on GTK, in one run. Prints one line per figure.

usage: compare.py KEEL-BENCH-TERMINAL GTK-ROWS
Lines: name, rows, median, unit, ratio to the reference (plain C on GTK with the same rows), then the limit and the
verdict. The time of a key is the CPU time of the process from the key until it rests, minus that of a key without an
effect. The programs run on a display and a session bus of their own. Figures that could not be measured are named on
standard error, and the exit status is 1.
"""

import os
import subprocess
import sys
import time

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path += [os.path.join(FOLDER, ".."), os.path.join(FOLDER, "..", "..", "Tests", "Desktop")]

import screen

screen.begin()

from figures import exit_status, not_measured  # noqa: E402

from screen import PATIENCE, WindowManager

ROUNDS = 20
STARTS = 5
# The greatest ratios that the figures should have.
TIME, MEMORY = 1.3, 1.25


class Run:
    """A running program with a window."""

    def __init__(self, command):
        self.began = time.monotonic()
        # Without assistive technology, as most users have it.
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=dict(os.environ, GTK_A11Y="none"))
        deadline = self.began + PATIENCE
        while subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ).returncode:
            if time.monotonic() > deadline or self.process.poll() is not None:
                self.__exit__()
                raise RuntimeError("it opened no window")
        self.wall = time.monotonic() - self.began
        self.start = self.rest()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    def cpu(self):
        """The CPU time of all threads so far, in milliseconds."""
        total = 0
        folder = f"/proc/{self.process.pid}/task"
        for thread in os.listdir(folder):
            try:
                with open(f"{folder}/{thread}/schedstat") as file:
                    total += int(file.read().split()[0])
            except OSError:
                continue
        return total / 1e6

    def rest(self):
        """The CPU time once the program has done nothing for a tenth of a second."""
        last, since = self.cpu(), time.monotonic()
        while time.monotonic() - since < 0.1:
            time.sleep(0.01)
            now = self.cpu()
            if now != last:
                last, since = now, time.monotonic()
        return last

    def key(self, name):
        """The CPU time that a key causes."""
        before = self.rest()
        subprocess.run(["xdotool", "key", name], check=True)
        # The key must have arrived before the rest counts.
        deadline = time.monotonic() + PATIENCE
        while self.cpu() == before:
            if time.monotonic() > deadline or self.process.poll() is not None:
                raise RuntimeError(f"the key {name} did not arrive")
            time.sleep(0.001)
        return self.rest() - before

    def memory(self):
        """The resident memory in megabytes."""
        with open(f"/proc/{self.process.pid}/status") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmRSS")) / 1024


def median(values):
    return sorted(values)[len(values) // 2]


def measure(command, rows):
    figures = {}
    starts = []
    for _ in range(STARTS):
        with Run(command) as run:
            starts.append((run.start, run.wall * 1000))
    figures["first-window"] = median([cpu for cpu, _ in starts])
    figures["first-window.wall"] = median([wall for _, wall in starts])
    with Run(command) as run:
        figures["memory"] = run.memory()
        idle = median([run.key("x") for _ in range(ROUNDS)])
        for key, name in (("u", "change-one"), ("i", "insert-at-front"), ("r", "replace-all")):
            if rows == 1 and key != "u":
                continue
            run.key(key)
            rounds = ROUNDS if key != "r" else ROUNDS // 2
            figures[name] = median([run.key(key) for _ in range(rounds)]) - idle
    return figures


def main():
    keel, reference = map(os.path.abspath, sys.argv[1:3])
    with WindowManager():
        for rows in (1, 10_000, 100_000):
            try:
                base = measure([reference, str(rows)], rows)
                ours = measure([keel, str(rows), "desktop"], rows)
            except (OSError, RuntimeError, subprocess.SubprocessError) as error:
                not_measured(f"desktop {rows}", str(error))
                continue
            for name, value in ours.items():
                if min(value, base[name]) <= 0:
                    not_measured(f"desktop.{name} {rows}", "its key took no more time than a key without an effect")
                    continue
                unit = "MB" if name == "memory" else "ms"
                most = MEMORY if name == "memory" else TIME
                ratio = value / base[name]
                print(
                    f"desktop.{name} {rows} {value:.2f} {unit} {ratio:.2f} reference {base[name]:.2f} "
                    f"limit {most:.2f} {'ok' if ratio <= most else 'OVER'}", flush=True)
    return exit_status()


if __name__ == "__main__":
    sys.exit(main())
