"""An app served to a real browser, for stories told from the user's point of view."""

import contextlib
import os
import re
import select
import signal
import subprocess
import sys
import time
import traceback

from urllib.parse import urlsplit

from playwright.sync_api import expect, sync_playwright

from browser import CHROMIUM

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from harness import IS_RELEASE, PATIENCE, Skip  # noqa: E402

expect.set_options(timeout=PATIENCE * 1000)

# Finds controls that are smaller than a finger. The area around a control that also responds to presses counts as a
# part of it. Links within a text are not checked: they are as large as the text.
SMALL = """() => [...document.querySelectorAll("#app :is([data-e], select, input)")]
  .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.matches(".run"))
  .map(one => {
    const { width, height } = one.getBoundingClientRect();
    const around = ["::before", "::after"].map(part => getComputedStyle(one, part))
      .filter(style => style.position === "absolute" && style.content === '""');
    const size = side => Math.max(...around.map(style => parseFloat(style[side])).filter(Number.isFinite), 0);
    return [one.className, one.textContent.slice(0, 20),
      { width: width && Math.max(width, size("width")), height: Math.max(height, size("height")) }];
  })
  .filter(([, , box]) => box.width && (box.width < 43.5 || box.height < 43.5))
  .map(([name, text, box]) => `${name} ${text} ${box.width} x ${box.height}`)"""


class Site:
    """The program on a port of its own. `lines` are the lines that it has printed.

    A program that is started again at the same address has a `reserved_port` each time.
    """

    def __init__(self, program, *options, port=0, environment=None, defaults=("--radio", "simulated")):
        """Starts the program; `defaults` are added unless the options contain the first of them."""
        command = [program, "--front-end", "web", "--port", str(port), *options]
        if defaults and defaults[0] not in options:
            command += defaults
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment and
            {**os.environ, **environment})
        self.lines = []
        self.unread = ""
        self.url = self.wait_line("Serving at ").split()[-1]
        self.port = int(re.search(r":(\d+)/", self.url).group(1))

    def wait_line(self, start):
        """Returns the next line on standard output that begins with `start`. Lines that arrive together are separated
        by this function: a text file would keep the second one in its own buffer."""
        end = time.monotonic() + PATIENCE
        output = self.process.stdout.fileno()
        while time.monotonic() < end:
            while "\n" in self.unread:
                line, self.unread = self.unread.split("\n", 1)
                self.lines.append(line + "\n")
                if line.startswith(start):
                    return line.strip()
            if not select.select([output], [], [], 0.2)[0]:
                continue
            piece = os.read(output, 65536).decode()
            if not piece:
                raise AssertionError(f"it ended: {self.process.wait(PATIENCE)}\n{self.process.stderr.read()}")
            self.unread += piece
        raise AssertionError(f"no line {start!r} in {self.lines}")

    def kill(self):
        self.process.kill()
        self.process.wait()

    def end(self):
        """Ends the program with a signal, as the user would. Returns its standard error."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            _, errors = self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise AssertionError("it did not end when it was asked to")
        return errors

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


class User:
    """One browser. The errors of its pages are collected in `faults`, which must be empty at the end of a story."""

    def __init__(self):
        self.playwright = sync_playwright().start()
        self.chromium = self.playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        self.faults = []

    def end(self):
        self.chromium.close()
        self.playwright.stop()

    @contextlib.contextmanager
    def browser(self, **options):
        """A separate browser, with its own cookies. `browser.tab(url)` opens a tab that is live."""
        context = self.chromium.new_context(
            **{"viewport": {"width": 1000, "height": 760}, "reduced_motion": "reduce", **options})
        context.set_default_timeout(PATIENCE * 1000)
        try:
            yield Tabs(self, context)
        finally:
            context.close()


class Tabs:
    def __init__(self, user, context):
        self.user = user
        self.context = context

    def tab(self, url):
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.user.faults.append(str(error)))
        page.on("console", lambda message: self.user.faults.append(message.text)
                if message.type == "error" and "Failed to load resource" not in message.text
                and "WebSocket connection" not in message.text else None)
        page.goto(url)
        live(page)
        return page


def live(page):
    """Waits until the page responds."""
    expect(page.locator("body.waiting")).to_have_count(0)


def row(page, name):
    """Returns the visible row of a list with this name. Pages that are hidden have theirs, too."""
    return page.locator(".row:visible").filter(has=page.get_by_text(name, exact=True)).first


def wait_path(page, path):
    page.wait_for_url(lambda url: urlsplit(url).path == path, wait_until="commit")


def tell(names, wanted, file, *arguments, variants=lambda name: [()]):
    """Runs the stories (`story_…`) among the names whose titles contain a wanted part, with a user and the arguments,
    once for each variant: a tuple of more arguments, with which the title begins. Prints a line for each, and returns
    the number that failed."""
    user = User()
    passed = failed = 0
    for name, story in list(names.items()):
        if not name.startswith("story_"):
            continue
        for variant in variants(name):
            title = " ".join([*variant, name[6:]])
            if wanted and not any(part in title for part in wanted):
                continue
            began = time.monotonic()
            user.faults.clear()
            try:
                story(user, *arguments, *variant)
                assert not user.faults, f"the page said {user.faults}"
            except Skip as reason:
                print(f"SKIP {title}: {reason}", flush=True)
                continue
            except Exception as error:
                failed += 1
                frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
                print(f"FAIL {title}, line {frames[-1].lineno}: {frames[-1].line}\n     {str(error)[:1500]}", flush=True)
                continue
            passed += 1
            print(f"ok   {time.monotonic() - began:5.1f} s  {title}", flush=True)
    user.end()
    print(f"{passed} passed, {failed} failed")
    return failed
