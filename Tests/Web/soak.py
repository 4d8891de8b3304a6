#!/usr/bin/env python3
"""A month of page loads: all resources that the server used for them must be released.

usage: soak.py [--loads N] [--chromium N] [--minutes N] PROGRAM [OPTION…]

The program serves a front end of this package, and prints its address. Page loads are like those of a browser: the
document and its files on one kept-alive connection, and a WebSocket, which end in all possible ways. Those of
Chromium follow. All traffic stays on this machine. Fails if descriptors, connections, tabs or memory are not
released, and when the time limit passes.
"""

import argparse
import os
import re
import socket
import subprocess
import sys
import time

import wire

# The allowed growth of the program: a leak of the smallest part of a page load, times the number of loads, is more.
MEMORY = 10_000
WARM_UP = 1000


class Program(wire.Server):
    """Any program that prints its address."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for stream in (self.process.stdout, self.process.stderr):
            os.set_blocking(stream.fileno(), False)
        self.output = {self.process.stdout: b"", self.process.stderr: b""}
        assert wire.wait(self.found), (self.lines, self.log)
        self.port = int(re.search(r":(\d+)/", self.url)[1])
        self.base = re.search(r":\d+(/\S*)", self.url)[1]

    def found(self):
        self.read(0.05)
        match = re.search(r"https?://\S+/", "\n".join(self.lines))
        self.url = match and match[0]
        return match

    def settled_descriptors(self):
        """Returns the number of open descriptors once it is stable: the connection of the metrics request may still be
        closing."""
        found = []

        def settles():
            found.append(self.descriptors())
            return len(found) >= 10 and len(set(found[-10:])) == 1
        wire.wait(settles)
        return found[-1]

    def figures(self):
        self.read()
        text = wire.request(self, "GET", self.base + "_keel/metrics").body.decode()

        def metric(name):
            return int(re.search(rf"^keel_{name} (\d+)$", text, re.M)[1])
        return {
            "descriptors": self.settled_descriptors(), "connections": metric("connections"), "sockets": metric("sockets"),
            "tabs": metric("sessions"), "kB": self.memory(), "page loads": metric("sessions_total"),
        }


def ask(line, server, path, cookie=None):
    line.sendall(wire.head(server, "GET", path, [("Cookie", cookie)] if cookie else []))
    return wire.read_answer(line)


def load(server, number):
    """Loads one page, as a separate browser would. Connections end in another way each time."""
    source = f"127.0.0.{2 + number % 200}"
    line = wire.connect(server, source)
    answer = ask(line, server, server.base)
    assert answer.status == 200, answer.status
    text = answer.body.decode()
    cookie = answer.header("set-cookie").split(";")[0]
    for path in re.findall(r'(?:src|href)="([^"]+\.(?:js|css))"', text):
        assert ask(line, server, path, cookie).status == 200
    token, sequence = re.search(r'data-resume="([^"]+)" data-seq="(\d+)"', text).groups()
    upgraded = wire.connect(server, source)
    upgraded.sendall(wire.head(server, "GET", server.base + "_keel/socket", wire.upgrade_headers(server, cookie)))
    answer = wire.read_answer(upgraded)
    assert answer.status == 101, answer.status
    tab = wire.Socket(upgraded, answer.body)
    tab.send("h", token, int(sequence), 1, wire.ENVIRONMENT)
    assert tab.message() is not None
    # The tab is closed for good, which event 23 reports.
    tab.send("e", 1, [23])
    if number % 3:
        tab.closed()
    (wire.reset if number % 2 else socket.socket.close)(upgraded)
    if number % 5 == 0:
        line.sendall(b"GET / HT")
    (wire.reset if number % 7 == 0 else socket.socket.close)(line)


def chromium(server, count, end):
    from playwright.sync_api import sync_playwright
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox", "--disable-gpu"])
        done = 0
        while done < count and time.monotonic() < end:
            context = browser.new_context()
            page = context.new_page()
            for _ in range(min(20, count - done)):
                page.goto(server.url)
                page.wait_for_selector("body:not(.waiting)", timeout=wire.PATIENCE * 1000)
                done += 1
            context.close()
        browser.close()
        return done


def report(what, figures):
    print(f"{what:>22}: " + ", ".join(f"{value} {name}" for name, value in figures.items()), flush=True)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--loads", type=int, default=20_000)
    parser.add_argument("--chromium", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("program", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    end = time.monotonic() + options.minutes * 60
    with Program(options.program) as server:
        for number in range(min(WARM_UP, options.loads)):
            load(server, number)
        if options.chromium:
            chromium(server, 20, end)

        def rests():
            figures = server.figures()
            return figures["connections"] == 1 and figures["sockets"] == figures["tabs"] == 0 and figures
        # Tabs whose browser has disappeared without notice remain for some minutes, because it may return.
        before = wire.wait(rests, 6 * 60)
        assert before, server.figures()
        report("before", before)
        done = 0
        while done < options.loads and time.monotonic() < end:
            load(server, done)
            done += 1
            if done % 2000 == 0:
                report(f"{done} loads", server.figures())
        shown = chromium(server, options.chromium, end) if options.chromium else 0
        if shown:
            report(f"{shown} in Chromium", server.figures())
        after = wire.wait(rests, 6 * 60) or server.figures()
        report("after", after)
        faults = [f"{name}: {before[name]}, then {after[name]}" for name in ("descriptors", "connections", "sockets", "tabs")
                  if after[name] > before[name]]
        if after["kB"] - before["kB"] > MEMORY:
            faults.append(f"memory: {before['kB']} kB, then {after['kB']} kB")
        if done < options.loads or shown < options.chromium:
            faults.append(f"the time was over after {done} loads and {shown} in Chromium")
        server.stop()
    for fault in faults:
        print(f"NOT GIVEN BACK {fault}", file=sys.stderr)
    print(f"{done} page loads and {shown} in Chromium: " + ("NOT all" if faults else "all") + " was given back")
    sys.exit(1 if faults else 0)


main()
