#!/usr/bin/python3
"""Windows on a touchscreen: pages that are swiped back. usage: touch_story.py DESKTOP-FIXTURE PEOPLE [PART-OF-A-NAME]

It runs on a display and a session bus of its own. The last line printed is `N passed, N failed`.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import screen
import touchscreen

screen.begin(touchscreen.command)

from harness import folder
from screen import Program, area_of_window, keys, resize, until
from touchscreen import Finger

FIXTURE, PEOPLE = map(os.path.abspath, sys.argv[1:3])
# The driver of the touchscreen serves one connection.
FINGER = Finger()


def swipe(user, *parts):
    """Moves a finger over the window, to parts of its width, and waits until the program has seen it leave."""
    x, y, width, height = area_of_window()
    FINGER.swipe(*[(x + part * width, y + 0.9 * height) for part in parts])
    # The server delivers the key after the touches, and the program opens this window for it wherever the focus is.
    keys("F1")
    user.get("frame", "Keys")
    keys("Escape")
    user.gone("frame", "Keys")


def story_a_page_is_swiped_back():
    with Program(FIXTURE, "pages") as user:
        user.press("list item", "Texts")
        user.focused("push button", "Make room")
        # A swipe that is undone leaves the page as it was, and the focus in it.
        swipe(user, 0.2, 0.8, 0.2)
        user.focused("push button", "Make room")
        swipe(user, 0.2, 0.95)
        user.gone("text", "Note")
        # The page below has the focus and receives keys.
        user.focused("list item", "Long page")
        keys("Return")
        user.focused("text", "Last")


def story_a_narrow_window_is_swiped_to_the_pane_before(views):
    with folder() as path, Program(
        PEOPLE, "--front-end", "desktop", "--views", views, "--data", "sample", "--database", f"{path}/people.sqlite",
    ) as user:
        user.get("list item", "Davi Prado")
        resize(400, 600)
        row = ("list item", "Davi Prado")
        # The window is narrow as soon as there is a way back.
        user.press(*row)
        user.press("push button", "People")
        user.click(*row)
        # A way back is there while the list is not.
        user.get("push button", "People")
        swipe(user, 0.2, 0.8, 0.2)
        user.get("push button", "People")
        swipe(user, 0.2, 0.95)
        user.gone("push button", "People")
        # Where GTK puts it: on the row, or on the first control of the pane.
        until(lambda: user.holders() in ([row], [("push button", "More More")]), "the focus is in the pane of the list")


def main():
    part = sys.argv[3] if len(sys.argv) > 3 else ""
    runs = [(story_a_page_is_swiped_back, ())]
    runs += [(story_a_narrow_window_is_swiped_to_the_pane_before, (views,)) for views in ("declarative", "imperative")]
    return screen.tell((story, arguments) for story, arguments in runs if part in story.__name__)


if __name__ == "__main__":
    sys.exit(main())
