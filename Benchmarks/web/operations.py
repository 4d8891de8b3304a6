#!/usr/bin/env python3
"""js-framework-benchmark's operations in a real browser: from the click to the frame that shows the change.

usage: operations.py PATH-OF-keel-bench-rows [--rounds N] [--rivals]

Beside Keel's page, measures the same table written by hand, entirely in the page and without a server; with --rivals
also NiceGUI's. Prints one line per figure: name, milliseconds (median), bytes received on the socket, ratio to the page
by hand plus one loopback round trip (measured in the same run).
Figures that could not be measured are named on standard error, and the exit status is 1.
"""

import argparse
import functools
import http.server
import os
import statistics
import subprocess
import sys
import threading
import time
import urllib.request

from playwright.sync_api import Error, sync_playwright

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, ".."))
from figures import are_numbers, exit_status, has_package, not_measured  # noqa: E402

OPERATIONS = ["create 1,000", "replace 1,000", "every tenth of 1,000", "select", "swap", "remove", "append 1,000", "clear",
              "create 10,000"]
# NiceGUI cannot create 10,000 rows: it does not respond within 90 seconds.
NICEGUI_OPERATIONS = [name for name in OPERATIONS if name != "create 10,000"]
# Whatever a page that does not do as it should makes of a measurement.
FAILURES = (Error, TimeoutError, statistics.StatisticsError)

# Records the time of a click and the time at which the frame after the expected mark has been painted.
CLOCK = """() => {
  window.clock = { wanted: null };
  addEventListener("click", () => { clock.start = performance.now(); }, true);
  const look = () => {
    if (!clock.wanted || !document.body.textContent.includes(clock.wanted)) return;
    clock.wanted = null;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => { clock.painted = performance.now(); };
      channel.port2.postMessage(0);
    });
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


class Page:
    def __init__(self, browser, url):
        self.page = browser.new_page(viewport={"width": 1200, "height": 800})
        self.bytes = 0
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.count))
        self.page.goto(url)
        self.page.locator("body").get_by_text("Mark 0", exact=True).first.wait_for()
        self.page.wait_for_timeout(1000)
        self.page.evaluate(CLOCK)
        self.changes = 0

    def count(self, frame):
        self.bytes += len(frame if isinstance(frame, bytes) else frame.encode())

    def press(self, target):
        """Clicks the target. Returns the milliseconds to the painted frame, and the bytes received."""
        self.changes += 1
        self.page.evaluate("mark => { clock.wanted = mark; clock.painted = 0; }", f"Mark {self.changes}")
        before = self.bytes
        target.click(no_wait_after=True, timeout=60000)
        end = time.monotonic() + 90
        while not (took := self.page.evaluate("clock.painted && clock.painted - clock.start")):
            if time.monotonic() > end:
                raise TimeoutError(f"the page did not show Mark {self.changes} within 90 seconds")
            self.page.wait_for_timeout(5)
        return took, self.bytes - before

    def named(self, name):
        return self.page.get_by_role("button", name=name, exact=True).first

    def text(self, words):
        return self.page.get_by_text(words, exact=False).first

    def operation(self, name):
        press, named = self.press, self.named
        if name == "create 1,000":
            press(named("clear"))
            return press(named("run"))
        if name == "create 10,000":
            press(named("clear"))
            took = press(named("runlots"))
            press(named("clear"))
            return took
        if name == "clear":
            press(named("run"))
            return press(named("clear"))
        if name == "append 1,000":
            press(named("run"))
            return press(named("add"))
        if name == "select":
            # The text of the first row.
            return press(self.page.locator("ul > li button.main, ul > li > span, .row > .q-label, .row > div").first
                         if not self.page.locator(".row > .nicegui-label").count()
                         else self.page.locator(".row > .nicegui-label").first)
        if name == "remove":
            return press(self.page.locator("[aria-label^='Remove ']").nth(3))
        press_name = {"replace 1,000": "run", "every tenth of 1,000": "update", "swap": "swaprows"}[name]
        return press(named(press_name))


def measure(browser, name, url, rounds, operations=OPERATIONS):
    """Returns the medians of milliseconds and bytes, by operation. Those that could not be measured are missing."""
    found = {}
    page = None
    for operation in operations:
        try:
            if page is None:
                page = Page(browser, url)
                page.press(page.named("run"))
            found[operation] = repeat(page, operation, rounds)
        except FAILURES as error:
            not_measured(f"{name}, {operation}", reason(error))
            # The next operation begins with a new page, whose number of changes is known.
            if page:
                page.page.close()
            page = None
    if page:
        page.page.close()
    return found


def repeat(page, operation, rounds):
    if operation in ("every tenth of 1,000", "append 1,000", "create 10,000"):
        page.press(page.named("run"))
    count = rounds if operation != "create 10,000" else max(3, rounds // 3)
    figures = [page.operation(operation) for _ in range(count + 1)][1:]
    if operation == "swap":
        page.press(page.named("run"))
    return statistics.median(took for took, _ in figures), statistics.median(size for _, size in figures)


def reason(error):
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__


def served(folder):
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=folder)
    handler.log_message = lambda *_: None
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--rivals", action="store_true")
    arguments = parser.parse_args()
    http.server.SimpleHTTPRequestHandler.log_message = lambda *_: None
    keel = subprocess.Popen([arguments.program, "--front-end", "web", "--port", "0"], stdout=subprocess.PIPE, text=True)
    rival = None
    try:
        url = next((line.split()[-1] for line in keel.stdout if "http" in line), None)
        if url is None:
            not_measured("Keel's page", f"{arguments.program} did not start")
            return exit_status()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"),
                args=["--no-sandbox", "--disable-gpu"])
            trip = None
            try:
                trip = round_trip(browser, url)
                print(f"one round trip over loopback, from the page\t{trip:.2f} ms", flush=True)
            except FAILURES as error:
                not_measured("one round trip over loopback, from the page", reason(error))
            by_hand = measure(browser, "by hand", served(os.path.join(HERE, "vanilla")), arguments.rounds)
            ours = measure(browser, "Keel", url, arguments.rounds)
            theirs = {}
            if arguments.rivals and not has_package("nicegui"):
                not_measured("NiceGUI", "it is not installed. Install it: pip install nicegui")
            elif arguments.rivals:
                rival = subprocess.Popen([sys.executable, os.path.join(HERE, "nicegui_rows.py"), "8397"],
                                         stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                theirs = nicegui(browser, rival, min(arguments.rounds, 3))
            for server, figures in (("Keel", ours), ("NiceGUI", theirs)):
                for name, (_, size) in figures.items():
                    if not size:
                        not_measured(f"{server}, {name}, bytes", "nothing was received on the socket")
            for name in OPERATIONS:
                print(described(name, by_hand.get(name), ours.get(name), theirs.get(name), trip), flush=True)
            browser.close()
    finally:
        keel.terminate()
        keel.wait(10)
        if rival:
            rival.terminate()
    return exit_status()


def described(name, hand, keel, nicegui, trip):
    """Returns the line of an operation, with a dash for what could not be measured, which has been named before."""
    parts = [name, f"by hand {hand[0]:.1f} ms" if hand else "by hand -"]
    parts.append(f"Keel {keel[0]:.1f} ms, {keel[1]:.0f} bytes" if keel else "Keel -")
    if hand and keel and are_numbers(trip):
        parts.append(f"{keel[0] / (hand[0] + trip):.2f} of by hand and a round trip")
    if nicegui:
        parts.append(f"NiceGUI {nicegui[0]:.0f} ms, {nicegui[1]:.0f} bytes")
    return "\t".join(parts)


def round_trip(browser, url):
    """Returns the time in milliseconds that the same browser needs for the smallest change by a server: a title of a
    few letters."""
    page = Page(browser, url)
    figures = [page.press(page.named("clear"))[0] for _ in range(21)]
    empty = browser.new_page()
    empty.goto("data:text/html,<button onclick='mark.textContent=%22Mark%20%22+ ++n'>b</button><p id=mark>Mark 0</p>"
               "<script>n=0</script>")
    empty.evaluate(CLOCK)
    local = Page.__new__(Page)
    local.page, local.bytes, local.changes = empty, 0, 0
    base = [local.press(local.named("b"))[0] for _ in range(21)]
    page.page.close()
    empty.close()
    return max(0.0, statistics.median(figures) - statistics.median(base))


def nicegui(browser, process, rounds):
    for _ in range(100):
        try:
            urllib.request.urlopen("http://127.0.0.1:8397/").read()
            break
        except OSError:
            if process.poll() is not None:
                break
            time.sleep(0.2)
    if process.poll() is not None:
        not_measured("NiceGUI", "its program ended at once. Perhaps port 8397 is in use")
        return {}
    return measure(browser, "NiceGUI", "http://127.0.0.1:8397/", rounds, NICEGUI_OPERATIONS)


if __name__ == "__main__":
    sys.exit(main())
