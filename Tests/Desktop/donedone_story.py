#!/usr/bin/python3
"""DoneDone in a window, operated through accessibility. usage: donedone_story.py DONEDONE [PART-OF-A-NAME]

It runs on a display and a session bus of its own, with each set of views. The last line printed is `N passed, N failed`.
"""

import base64
import contextlib
import json
import os
import subprocess
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import screen

screen.begin()

from harness import folder
from gi.repository import Atspi
from screen import PATIENCE, Program, keys, state, type_text, until

PROGRAM = os.path.abspath(sys.argv[1])


def donedone(path, views):
    return Program(
        PROGRAM, "--front-end", "desktop", "--views", views, "--database", f"{path}/activities.sqlite", "--state", path)


@contextlib.contextmanager
def killed(path, views):
    """A program that ends without a warning, as by `kill -9`."""
    user = donedone(path, views).__enter__()
    try:
        yield user
    finally:
        user.process.kill()
        user.process.wait()
        user.errors.close()


def saved_rows(path):
    """The first visible rows of the lists, as the state has them."""
    with open(f"{path}/window-desktop.json", "rb") as file:
        values = json.load(file).get("views", {}).get("values", {}).values()
    found = [json.loads(base64.b64decode(value)) for value in values if base64.b64decode(value).startswith(b"[")]
    return [value[0] for value in found if isinstance(value[0], int)]


def until_saved(path, text):
    def is_saved():
        try:
            with open(f"{path}/window-desktop.json", "rb") as file:
                return text.encode() in file.read()
        except FileNotFoundError:
            return False
    until(is_saved, f"{text!r} is saved")


def row(user, name):
    """The whole name of a row, which is all of its words where its content is made of views."""
    found = []

    def is_there():
        found[:] = [one for one in user.names("list item") if one == name or one.startswith(f"{name}, ")]
        return found

    until(is_there, f"a row {name!r}")
    return found[0]


def add(user, name):
    user.press("push button", "New Activity")
    user.active("frame", "New Activity")
    type_text(name)
    user.enabled("push button", "Save")
    user.press("push button", "Save")
    user.gone("frame", "New Activity")
    row(user, name)


def story_a_killed_window_continues_where_it_was(views):
    with folder() as path:
        with killed(path, views) as user:
            add(user, "Swim")
            user.press("list item", "Statistics")
            user.press("list item", "Busiest Day")
            user.press("list item", row(user, "Swim"))
            user.get("push button", "Edit")
            user.press("list item", "Home")
            user.press("push button", "New Activity")
            user.active("frame", "New Activity")
            type_text("half a")
            until_saved(path, "half a")
        with donedone(path, views) as user:
            user.active("frame", "New Activity")
            # The text is there: the form can be saved.
            user.enabled("push button", "Save")
            user.press("push button", "Save")
            user.gone("frame", "New Activity")
            row(user, "half a")
            user.press("list item", "Statistics")
            user.get("push button", "Edit")


def story_the_sidebar_marks_the_page_that_is_shown(views):
    with folder() as path, donedone(path, views) as user:

        def marked():
            return [name for name in ("Home", "Statistics", "Settings")
                    if state(user.get("list item", name), Atspi.StateType.SELECTED)]

        user.get("list item", "Settings")
        user.focused("list item", "Home")
        keys("Tab")
        user.focused("push button", "New Activity")
        assert marked() == ["Home"], marked()
        keys("shift+Tab")
        user.focused("list item", "Home")
        keys("Down")
        user.focused("list item", "Statistics")
        assert marked() == ["Home"], marked()
        keys("Return")
        until(lambda: marked() == ["Statistics"], "what is shown is marked")


def fill(path, names):
    """Stores activities of today, without a window."""
    with open(f"{path}/names.csv", "w") as file:
        # The newest one comes first in lists.
        lines = [f"{name},{time.strftime('%Y-%m-%d')},00:{59 - index}" for index, name in enumerate(names)]
        file.write("\n".join(["name,day,time", *lines]))
    acts = [
        "open settings/transfer", f'type File "{path}/names.csv"', 'tap "Read File"',
        f'until "{len(names)} activities added." {PATIENCE:.0f}']
    subprocess.run(
        [PROGRAM, "--front-end", "headless", "--quiet", "--database", f"{path}/activities.sqlite"],
        input="\n".join(acts), text=True, check=True, stdout=subprocess.DEVNULL)


def story_a_killed_window_is_scrolled_as_it_was(views):
    with folder() as path:
        names = [f"Swim {number}" for number in range(16)]
        last = names[-1]
        fill(path, names)
        with killed(path, views) as user:
            until(lambda: not user.is_in_sight("list item", last), "the list is longer than the window")
            user.click("list item", names[3], button=5)
            for _ in range(12):
                user.wheel()
            until(lambda: user.is_in_sight("list item", last), "the list is scrolled")
            until(lambda: any(row > 2 for row in saved_rows(path)), "the position is saved")
        with donedone(path, views) as user:
            # A list begins with the row that was the first visible one.
            until(lambda: not user.is_in_sight("list item", names[0]), "the list is where it was")


def main():
    part = sys.argv[2] if len(sys.argv) > 2 else ""
    stories = [value for name, value in globals().items() if name.startswith("story_") and part in name]
    return screen.tell((story, (views,)) for story in stories for views in ("declarative", "imperative"))


if __name__ == "__main__":
    sys.exit(main())
