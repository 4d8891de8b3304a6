#!/usr/bin/env python3
"""A user types on while the server is away, frozen or started again: the page keeps each letter, the caret and the focus.

usage: typing_tests.py PATH-OF-donedone [PART-OF-A-NAME]

Each story has variants: the layer of the views, the field, and what happens to the server. `make test` tells one fault a
field, chosen by KEEL_SEED; with KEEL_VERIFY=1 all are told.
"""

import os
import random
import re
import shutil
import signal
import sys
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from playwright.sync_api import expect
from line import Line
from ports import reserved_port
from donedone_story import add, field, link, serve, until_saved
from served import IS_RELEASE, PATIENCE, live, row, tell

from harness import SEED, folder

# 88 letters. Outside of a field some are shortcuts of the program: "n" opens the form for a new activity.
TEXT = ("a nap at noon, then the news: nobody needs another nap now. " * 2)[:88]


def search(page):
    return page.locator(".search input:visible")


def form(page):
    link(page, "Settings").click()
    page.get_by_text("Export and Import", exact=True).click()
    return field(page, "File")


def sheet(page):
    link(page, "New Activity").click()
    return field(page, "Name")


def edited(page):
    """A field with a text that the program reads from its database."""
    add(page, "A short nap")
    row(page, "A short nap").click()
    link(page, "Edit").click()
    return field(page, "Note")


def editor(page):
    link(page, "New Activity").click()
    return field(page, "Note")


PLACES = {place.__name__: place for place in (form, sheet, edited, search, editor)}


class Fault:
    """What happens to the server while the user types: it begins, and ends."""

    def __init__(self, views, path, port):
        self.views, self.path, self.port = views, path, port
        self.site = serve(views, path, port)
        self.url = self.site.url

    def begin(self, page):
        raise NotImplementedError

    def end(self):
        raise NotImplementedError

    def close(self):
        self.site.kill()


class Cut(Fault):
    """The line is cut."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.line = Line(self.site.port)
        self.url = self.url.replace(f":{self.site.port}/", f":{self.line.port}/")

    def begin(self, page):
        self.line.cut()

    def end(self):
        self.line.mend()

    def close(self):
        self.line.end()
        super().close()


class Frozen(Fault):
    """The server does not answer for a while, with its connections open."""

    def begin(self, page):
        self.site.process.send_signal(signal.SIGSTOP)
        # The page notices it once an event has no answer.
        page.keyboard.press("Shift")

    def end(self):
        self.site.process.send_signal(signal.SIGCONT)


class Killed(Fault):
    """The server is killed, and another one starts while the user types."""

    starting = None

    def begin(self, page):
        self.site.kill()

    def end(self):
        def start():
            self.site = serve(self.views, self.path, self.port)
        self.starting = threading.Thread(target=start)
        self.starting.start()

    def close(self):
        if self.starting:
            self.starting.join()
        super().close()


class Ended(Killed):
    """The server is ended in an orderly way, and another one starts."""

    def begin(self, page):
        self.site.process.send_signal(signal.SIGTERM)

    def end(self):
        self.site.process.wait(PATIENCE)
        super().end()


class Forgotten(Killed):
    """The server is killed before it has saved anything: no tab and no browser is known to the next one."""

    def begin(self, page):
        super().begin(page)
        shutil.rmtree(self.path + "/state", ignore_errors=True)


FAULTS = {fault.__name__.lower(): fault for fault in (Cut, Frozen, Killed, Ended, Forgotten)}


class Typist:
    """Types a text with the keys of a keyboard, at the pace of dice."""

    def __init__(self, page, dice, text=TEXT):
        self.page, self.dice, self.rest = page, dice, text

    def type(self, count):
        for letter in self.rest[:count]:
            self.page.keyboard.press("Space" if letter == " " else letter)
            self.page.wait_for_timeout(self.dice.randrange(40))
        self.rest = self.rest[count:]


def arrivals(page):
    """Returns a list to which the messages of sockets that the page opens from now on are added."""
    received = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: received.append(frame)))
    return received


def until(page, received, meanwhile=lambda: None):
    """Waits until a message has arrived."""
    end = time.monotonic() + PATIENCE
    while not received:
        assert time.monotonic() < end, "the page did not return"
        meanwhile()
        page.wait_for_timeout(20)


def until_known(fault, name, *texts):
    """Waits until the next server will know what the tabs have done. A press that it does not know is said to be lost."""
    if isinstance(fault, Killed) and not isinstance(fault, Forgotten) and name != "search":
        for text in texts:
            until_saved(fault.path, text)


def type_through(page, fault, dice, name):
    """Types the text while the fault begins and ends, letter by letter, also in the moment in which the page returns."""
    received = arrivals(page)
    typist = Typist(page, dice)
    typist.type(12)
    until_known(fault, name, "path ")
    typist.type(dice.randrange(1, 16))
    fault.begin(page)
    if isinstance(fault, Frozen):
        typist.type(4)
        expect(page.locator("body.old")).to_have_count(1)
    typist.type(dice.randrange(4, 16))
    received.clear()
    fault.end()
    until(page, received, lambda: typist.type(len(typist.rest) > 6))
    typist.type(len(TEXT))
    live(page)


def check(page, found, text, dialogs):
    """The field has the text and the focus, nothing is offered, and no letter was a shortcut."""
    expect(found).to_have_value(text)
    expect(found).to_be_focused()
    expect(page.locator("#status")).to_have_text("")
    expect(page.get_by_role("dialog")).to_have_count(dialogs)


def story_letters_arrive(user, views, name, kind):
    dice = random.Random(f"{SEED} {views} {name} {kind}")
    with folder() as path, reserved_port() as port, user.browser() as browser:
        fault = FAULTS[kind](views, path, port)
        try:
            page = browser.tab(fault.url)
            found = PLACES[name](page)
            found.click()
            expect(found).to_be_focused()
            dialogs = page.get_by_role("dialog").count()
            type_through(page, fault, dice, name)
            check(page, found, TEXT, dialogs)
            # The program has it, too: the page that is loaded again shows what the program has.
            expect(page.locator("#app")).to_have_attribute("data-state", re.compile(" 0$"))
            if isinstance(fault, Cut):
                # The announcement of a reload and its request go over two connections of the line, in either order.
                return
            page.reload()
            live(page)
            expect(found).to_have_value(TEXT)
            expect(page.locator("#status")).to_have_text("")
        finally:
            fault.close()


def story_the_caret_and_a_selection_stay(user, views, name, kind):
    dice = random.Random(f"{SEED} caret {views} {name} {kind}")
    with folder() as path, reserved_port() as port, user.browser() as browser:
        fault = FAULTS[kind](views, path, port)
        try:
            page = browser.tab(fault.url)
            found = PLACES[name](page)
            found.click()
            Typist(page, dice, "begin end").type(9)
            for _ in range(3):
                page.keyboard.press("ArrowLeft")
            dialogs = page.get_by_role("dialog").count()
            type_through(page, fault, dice, name)
            check(page, found, "begin " + TEXT + "end", dialogs)
            # The selection is made while the server is away, and the next letter replaces it.
            received = arrivals(page)
            fault.begin(page)
            for _ in range(3):
                page.keyboard.press("Shift+ArrowRight")
            expect(page.locator("body.old")).to_have_count(1)
            received.clear()
            fault.end()
            until(page, received)
            live(page)
            page.keyboard.press("x")
            check(page, found, "begin " + TEXT + "x", dialogs)
        finally:
            fault.close()


def story_two_tabs_return_at_once(user, views, name, kind):
    with folder() as path, reserved_port() as port, user.browser() as browser:
        fault = FAULTS[kind](views, path, port)
        try:
            pages = [browser.tab(fault.url) for _ in range(2)]
            fields = [PLACES[name](page) for page in pages]
            # The second time, each tab has to be known by the cookie that the browser has kept.
            for text in ("one", "two"):
                for number, (page, found) in enumerate(zip(pages, fields)):
                    found.fill(f"{text} of {number}")
                until_known(fault, name, *(f"{text} of {number}" for number in range(len(pages))))
                received = [arrivals(page) for page in pages]
                fault.begin(pages[0])
                for page in pages:
                    expect(page.locator("body.old")).to_have_count(1)
                for messages in received:
                    messages.clear()
                fault.end()
                for page, messages in zip(pages, received):
                    until(page, messages)
                    live(page)
                for number, (page, found) in enumerate(zip(pages, fields)):
                    expect(found).to_have_value(f"{text} of {number}")
                    expect(page.locator("#status")).to_have_text("")
        finally:
            fault.close()


def story_a_page_of_another_build_is_loaded_again_with_its_texts(user, views, name, kind):
    with folder() as path, reserved_port() as port, user.browser() as browser:
        fault = FAULTS[kind](views, path, port)
        try:
            page = browser.tab(fault.url)
            found = PLACES[name](page)
            found.fill("a nap at")
            page.evaluate("""() => {
              const { dataset } = document.querySelector("script[data-resume]");
              dataset.wire = "other." + dataset.wire.split(".")[1];
            }""")
            fault.begin(page)
            page.keyboard.type(" noon")
            page.keyboard.press("Home")
            with page.expect_event("load"):
                fault.end()
            live(page)
            expect(found).to_have_value("a nap at noon")
            expect(found).to_be_focused()
            expect(page.locator("#status")).to_have_text("")
            page.keyboard.type("not ")
            expect(found).to_have_value("not a nap at noon")
        finally:
            fault.close()


def variants(name):
    """The layer, the field and the fault of each story: all in `make verify`, otherwise a part by the seed."""
    kinds = random.Random(SEED).sample(list(FAULTS), len(FAULTS))
    if "two_tabs" in name or "another_build" in name:
        kinds = ["killed", "forgotten"]
    cases = [(views, place) for views in ("declarative", "imperative") for place in PLACES]
    if IS_RELEASE:
        return [(*case, kind) for case in cases for kind in kinds]
    if not name.startswith("story_letters"):
        # One case for each kind that is quick.
        cases = random.Random(SEED).sample(cases, 2)
        kinds = [kind for kind in kinds if kind != "frozen"]
    return [(*case, kinds[number % len(kinds)]) for number, case in enumerate(cases)]


if __name__ == "__main__":
    sys.exit(tell(globals(), sys.argv[2:], __file__, variants=variants) > 0)
