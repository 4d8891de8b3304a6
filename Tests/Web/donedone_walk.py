#!/usr/bin/env python3
"""A random walk through DoneDone in a real browser: each page is as if it had been loaded anew.

usage: donedone_walk.py PATH-OF-donedone [declarative | imperative]

Each step does one of the things that the page offers. Now and then the page is loaded again, and all of its elements
must be as before; another tab at the same address must show the same. `make verify` takes a thousand steps with each set of
views. STEPS is another number of them, and KEEL_SEED repeats them.
"""

import collections
import contextlib
import datetime
import difflib
import os
import random
import re
import sys
import time
import urllib.request

from playwright.sync_api import Error

from browser import SETTLED
from donedone_story import DESK, PHONE, add, folder, serve
from served import PATIENCE, live, tell

from harness import SEED, resident_memory

STEPS = int(os.environ.get("STEPS") or 1000)
# The number of steps after which the page is compared.
ROUND = 25
SIZES = [PHONE, DESK, {"width": 320, "height": 640}, {"width": 1000, "height": 340}, {"width": 700, "height": 500}]
PLACES = ["home", "statistics", "settings", "home/new", "home?q=swim", "statistics?period=month", "settings/categories",
          "settings/categories/new", "settings/transfer", "settings/about"]
TEXTS = ["swim", "Read", "5", "한글", "é", "x" * 90]
KEYS = ["Tab"] * 4 + ["Enter"] * 4 + ["Escape"] * 4 + ["ArrowDown"] * 3
KEYS += ["ArrowUp", "ArrowLeft", "ArrowRight", "Shift+Tab", "PageDown", "PageUp", "Home", "End", "Space", "Delete",
         "Backspace", "Alt+ArrowDown", "Alt+ArrowUp", "n", "s", "/", "?"]
# The kinds of steps, each as often as a user might take it. The first five are of elements that the page has.
KINDS = {"press": 45, "type": 14, "choose": 6, "date": 2, "menu": 2,
         "key": 14, "size": 4, "back": 5, "forward": 2, "scroll": 3, "reload": 1, "open": 2}
OF_ELEMENTS = list(KINDS)[:5]
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "donedone_walk.js")) as file:
    SCRIPT = file.read()


class Walk:
    """A tab and the dice. `done` are the last steps, and `titles` those of all pages."""

    def __init__(self, browser, url, dice):
        self.browser = browser
        self.url = url
        self.dice = dice
        self.done = collections.deque(maxlen=10)
        self.places = list(PLACES)
        self.titles = set()
        browser.context.add_init_script(SCRIPT)
        self.page = browser.tab(url)
        self.rest(self.page)

    def rest(self, page):
        """Waits until the page has followed, and nothing has come from the database for a frame."""
        end = time.monotonic() + PATIENCE
        quiet = 0
        while quiet < 2:
            assert time.monotonic() < end, "the page does not come to rest"
            quiet = quiet + 1 if page.evaluate(SETTLED, 0) and not page.evaluate("walk.isTravelling()") else 0

    def step(self):
        """Does something at random that the page offers, and notes it."""
        offers = self.page.evaluate("walk.offers()")
        self.titles.add(offers["title"])
        groups = sorted(offers["groups"])
        kinds = [kind for kind in KINDS if kind not in OF_ELEMENTS or any(group.split()[0] == kind for group in groups)]
        kind = self.dice.choices(kinds, [KINDS[kind] for kind in kinds])[0]
        self.done.append(kind)
        if kind in OF_ELEMENTS:
            group = self.dice.choice([group for group in groups if group.split()[0] == kind])
            self.act([kind, self.dice.choice(offers["groups"][group])])
        else:
            getattr(self, kind)(offers)
        self.rest(self.page)

    def act(self, target):
        """Does something to an element, unless it is behind another one, such as a menu."""
        aim = self.page.evaluate("target => walk.aim(target)", target)
        self.note(f"{target[1]} “{aim['name']}”")
        if aim["cover"]:
            return self.note(f"behind {aim['cover']}")
        place = (aim["href"] or "/home").removeprefix("/")
        if place not in self.places:
            self.places.append(place)
        getattr(self, target[0])(target, *aim["at"])

    def note(self, text):
        self.done[-1] += f" {text}"

    def check(self, user, site):
        """Nothing may be wrong with the page or with the server."""
        assert site.process.poll() is None, f"the server ended: {site.process.stderr.read()}"
        assert self.page.url.startswith(self.url), f"the page is {self.page.url}"
        faults = self.page.evaluate("walk.faults()") + user.faults
        assert not faults, faults

    # Steps

    def press(self, target, x, y):
        self.page.mouse.click(x, y)

    def menu(self, target, x, y):
        self.page.mouse.click(x, y, button="right")

    def type(self, target, x, y):
        self.page.mouse.click(x, y)
        if self.dice.random() < 0.5:
            self.page.keyboard.press("Control+A")
        text = self.dice.choice(TEXTS)
        self.note(text)
        # Of a long text, and of one that is composed, only the end arrives as an event.
        (self.page.keyboard.type if len(text) < 5 and text.isascii() else self.page.keyboard.insert_text)(text)

    def choose(self, target, x, y):
        with self.element(target) as field:
            index = self.dice.choice(field.evaluate(
                "field => [...field.options].filter(option => !option.disabled).map(option => option.index)"))
            self.note(index)
            field.select_option(index=index)

    def date(self, target, x, y):
        with self.element(target) as field:
            day, rest = field.input_value()[:10], field.input_value()[10:]
            day = datetime.date.fromisoformat(day) + datetime.timedelta(self.dice.randint(-9, 9))
            self.note(day)
            field.fill(f"{day}{rest}")

    @contextlib.contextmanager
    def element(self, target):
        """An element to change. It may go meanwhile, because the page follows the database."""
        field = self.page.evaluate_handle("target => walk.element(target)", target).as_element()
        try:
            yield field
        except Error:
            if field.evaluate("field => field.isConnected"):
                raise
            self.note("which has gone")

    def key(self, offers):
        # Other keys would open menus and calendars of the browser itself.
        key = "Tab" if re.match("select|input (date|time)", offers["focus"]) else self.dice.choice(KEYS)
        self.note(key)
        self.page.keyboard.press(key)

    def size(self, offers):
        size = self.dice.choice(SIZES)
        self.note(size)
        self.page.set_viewport_size(size)

    def scroll(self, offers):
        distance = self.dice.choice([-2000, -300, 300, 2000])
        self.note(distance)
        size = self.page.viewport_size
        self.page.mouse.move(size["width"] * 0.6, size["height"] / 2)
        self.page.mouse.wheel(0, distance)

    def back(self, offers):
        self.travel(-1, offers["back"])

    def forward(self, offers):
        self.travel(1, offers["forward"])

    def travel(self, steps, is_same_document):
        """Goes through the history of the browser, unless it ends here."""
        if is_same_document:
            self.page.evaluate("steps => walk.travel(steps)", steps)
        elif is_same_document is False:
            (self.page.go_back if steps < 0 else self.page.go_forward)()
            live(self.page)

    def reload(self, offers):
        self.page.reload()
        live(self.page)

    def open(self, offers):
        place = self.dice.choice(self.places)
        self.note(place)
        self.page.goto(self.url + place)
        live(self.page)

    # Comparisons, which return false where they are not possible

    def is_as_loaded_again(self):
        if not self.page.evaluate("walk.isWhole()"):
            return False
        self.done.append("load again")
        end = time.monotonic() + PATIENCE
        state = "[walk.outline(false), walk.focus(), document.getElementById('app').dataset.state.split(' ')[0]]"
        while True:
            before, focus, sequence = self.page.evaluate(state)
            self.page.reload()
            live(self.page)
            self.rest(self.page)
            loaded = self.page.evaluate("document.querySelector('script[data-resume]').dataset.seq")
            after, new, latest = self.page.evaluate(state)
            # Otherwise the last change came after the elements had been read: before the page was loaded, or after that.
            if loaded == sequence and (after == before or latest == sequence):
                break
            assert time.monotonic() < end, "the page always changes while it is loaded again"
        same(before, after, "the page loaded again")
        assert focus in (None, new), f"the page loaded again has the focus at {new}, not at {focus}"
        return True

    def is_as_in_another_tab(self):
        """What is seen is the same, at the latest after a while: both tabs follow the database."""
        if not self.page.evaluate("walk.isWhole() && walk.isAtAddress()"):
            return False
        self.done.append("compare with another tab")
        other = self.browser.tab(self.page.url)
        other.set_viewport_size(self.page.viewport_size)
        self.rest(other)
        end = time.monotonic() + PATIENCE
        while (one := self.page.evaluate("walk.outline(true)")) != (two := other.evaluate("walk.outline(true)")):
            if time.monotonic() > end:
                same(one, two, "another tab")
        other.goto("about:blank")
        other.close()
        return True


def same(one, two, name):
    lines = difflib.unified_diff(one, two, "the page", name, lineterm="", n=0)
    assert one == two, f"{name} is different:\n" + "\n".join(line[:200] for line in list(lines)[:20])


def figures(site, path):
    """Returns what the server holds for its tabs. The files of the database, which are in the folder, are not."""
    files = f"/proc/{site.process.pid}/fd/"
    descriptors = 0
    for name in os.listdir(files):
        with contextlib.suppress(FileNotFoundError):
            descriptors += not os.readlink(files + name).startswith(path)
    with urllib.request.urlopen(site.url + "_keel/metrics") as answer:
        text = answer.read().decode()
    found = {name: int(re.search(rf"^keel_{name} (\d+)$", text, re.M)[1])
             for name in ("sessions", "sockets", "connections")}
    return {**found, "descriptors": descriptors}


def until_released(site, path, limits):
    """Waits until the server holds no more than that, and returns what it holds."""
    end = time.monotonic() + PATIENCE
    while any((now := figures(site, path))[name] > limit for name, limit in limits.items()):
        assert time.monotonic() < end, f"it held {limits}, and now {now}"
        time.sleep(0.02)
    return now


def story_a_random_walk_leaves_nothing_of_earlier_pages(user, views):
    # The walk also writes files, in the folder in which the program was started.
    with folder() as path, contextlib.chdir(path), serve(views, path) as site:
        # What the server opens once, it opens now.
        with user.browser() as browser:
            page = browser.tab(site.url)
            add(page, "Swim")
            page.goto("about:blank")
        # The request for these figures has a connection.
        before = until_released(site, path, {"sessions": 0, "sockets": 0, "connections": 1})
        with user.browser(viewport=PHONE) as browser:
            walk = Walk(browser, site.url, random.Random(SEED))
            due = []
            number = half = 0
            try:
                for number in range(STEPS):
                    if number == STEPS // 2:
                        half = resident_memory(site.process.pid)
                    walk.step()
                    walk.check(user, site)
                    if number % ROUND == ROUND - 1:
                        due = [walk.is_as_loaded_again, walk.is_as_in_another_tab]
                    due = [compare for compare in due if not compare()]
            except Exception as fault:
                raise AssertionError(f"KEEL_SEED={SEED}, step {number} of {list(walk.done)}: {fault}")
            assert len(walk.titles) > min(5, STEPS // 50), (SEED, walk.titles)
            walk.page.goto("about:blank")
        until_released(site, path, before)
        assert resident_memory(site.process.pid) - half < 16_384, (SEED, half, resident_memory(site.process.pid))


def main():
    views = [(views,) for views in ("declarative", "imperative")]
    sys.exit(tell(globals(), sys.argv[2:], __file__, variants=lambda name: views) > 0)


if __name__ == "__main__":
    main()
