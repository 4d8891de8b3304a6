"""Tests of one scene of `web-conformance` that is served for the duration of a test."""

import os
import subprocess
import sys
import unittest

from urllib.parse import urlsplit

from browser import Browser
from line import Line

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from harness import PATIENCE  # noqa: E402

# The browser's own messages in its console about a server that it cannot reach.
LOST = ("WebSocket connection", "Failed to load resource")


class SceneTests(unittest.TestCase):
    """One browser for the tests of all classes; a server and a tab for each. `OPTIONS` are those of a class's tabs.

    A class with `HAS_LINE` has a `line` between them that it can cut. The last messages of a page may then arrive after its
    next request, which uses another connection.
    """

    PROGRAM = None
    SCENE = None
    OPTIONS = {}
    HAS_LINE = False
    browser = None

    @classmethod
    def setUpClass(cls):
        if cls.SCENE is None:
            raise unittest.SkipTest("what the others are made of")
        if SceneTests.browser is None:
            SceneTests.browser = Browser()
            unittest.addModuleCleanup(SceneTests.browser.end)
        cls.browser.equip(**cls.OPTIONS)

    def setUp(self):
        self.serve([self.PROGRAM, self.SCENE])

    def serve(self, command, place=""):
        """Starts a server that prints its address at the end of a line, and opens a place in it."""
        self.server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.url = self.server.stdout.readline().split()[-1]
        self.line = None
        if self.HAS_LINE:
            self.line = Line(urlsplit(self.url).port)
            self.url = f"http://127.0.0.1:{self.line.port}/"
        self.browser.open(self.url + place)
        self.page = self.browser.page
        self.page.set_default_timeout(PATIENCE * 1000)
        self.quiet()

    def tearDown(self):
        self.browser.context.close()
        self.browser.context = None
        self.server.terminate()
        self.server.wait()
        self.server.stdout.close()
        if self.line:
            self.line.end()
        errors, self.browser.errors[:] = list(self.browser.errors), []
        if self.line and self.line.was_cut:
            errors = [error for error in errors if not error.startswith(LOST)]
        self.assertEqual(errors, [])

    def quiet(self):
        """Waits until no work has been under way for some frames."""
        for _ in range(3):
            self.browser.settle(0)
