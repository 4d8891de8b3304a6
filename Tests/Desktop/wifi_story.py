#!/usr/bin/python3
"""Wi-Fi settings and pages of a test in a window, operated through accessibility. usage: wifi_story.py WIFI-SETTINGS FIXTURE [PART-OF-A-NAME]

It runs on a display and a session bus of its own. Each story fails by an exception, and if GLib or GTK print a warning.
The last line printed is `N passed, N failed`.
"""

import os
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import screen

screen.begin()

import fixture_stories

from screen import PATIENCE, Program, keys, resize, type_text, until

PROGRAM = os.path.abspath(sys.argv[1])


def wifi(views, *options, environment=None):
    return Program(
        PROGRAM, "--front-end", "desktop", "--radio", "simulated", "--views", views, *options, environment=environment)


def enter(user, password):
    """Types a password into the sheet, where the focus begins. The field reads nothing out, so the button tells."""
    user.active("frame", "Enter Password")
    type_text(password)
    user.enabled("push button", "Join")


def story_from_the_list_to_connected_and_forgotten(views):
    with wifi(views) as user:
        user.press("list item", "Harbour")
        enter(user, "sesame!!")
        keys("Return")
        user.get("dialog", "Incorrect password")
        user.focused("push button", "OK")
        keys("Return")
        user.gone("dialog", "Incorrect password")
        user.active("frame", "Enter Password")
        # The typed text is selected.
        enter(user, "blob")
        user.press("push button", "Join")
        user.gone("frame", "Enter Password")
        user.get("label", "Connected")
        assert user.unnamed() == [], user.unnamed()
        user.press("push button", "More about Harbour")
        user.get("label", "192.0.2.10/24")
        assert user.unnamed() == [], user.unnamed()
        user.press("list item", "Forget This Network")
        user.get("dialog", "Forget “Harbour”?")
        user.focused("push button", "Cancel")
        user.press("push button", "Forget")
        user.gone("dialog", "Forget “Harbour”?")
        user.gone("label", "Connected")


def story_by_keyboard_alone(views):
    with wifi(views) as user:
        user.get("list item", "Harbour")
        user.focused("list item", "Wi-Fi")
        # Wi-Fi, two known networks, then Harbour: each list is one stop of Tab, and its rows are reached by arrows.
        keys("Down")
        user.focused("list item", "Lighthouse")
        keys("Down")
        user.focused("list item", "Regatta ⛵️")
        keys("Down")
        user.focused("list item", "Harbour")
        keys("Return")
        user.active("frame", "Enter Password")
        keys("Escape")
        user.gone("frame", "Enter Password")
        user.focused("list item", "Harbour")
        keys("space")
        enter(user, "blob")
        keys("Return")
        user.gone("frame", "Enter Password")
        user.get("label", "Connected")
        # The button in the row leads to the details, whose rows are reached by arrows. Alt-Left leads back to the button.
        user.focused("list item", "Harbour")
        keys("Right")
        user.focused("push button", "More about Harbour")
        keys("Return")
        user.focused("list item", "Disconnect")
        keys("Down", "Down")
        user.focused("list item", "Auto-Join")
        keys("alt+Left")
        user.focused("push button", "More about Harbour")
        keys("Return")
        user.focused("list item", "Disconnect")
        keys("Down")
        user.focused("list item", "Forget This Network")
        keys("Return")
        user.get("dialog", "Forget “Harbour”?")
        user.focused("push button", "Cancel")
        keys("Tab")
        user.focused("push button", "Forget")
        keys("Return")
        user.gone("dialog", "Forget “Harbour”?")
        user.gone("label", "Connected")


def story_tab_keeps_the_focus_in_sight(views):
    with wifi(views) as user:
        user.get("list item", "Harbour")
        user.focused("list item", "Wi-Fi")
        keys("Tab")
        user.focused("list item", "Lighthouse")
        # On the way around the page GTK passes its last row.
        keys("Tab")
        user.focused("list item", "Wi-Fi")
        until(lambda: user.is_in_sight("list item", "Wi-Fi"), "the switch is visible")
        keys("End")
        user.focused("list item", "Join another network by its name")
        keys("Home")
        user.focused("list item", "Wi-Fi")


def story_back_by_button_and_keys(views):
    with wifi(views) as user:
        for leave in (lambda: keys("Escape"), lambda: keys("alt+Left"), lambda: user.press("push button", "Wi-Fi")):
            user.press("push button", "More about Lighthouse")
            user.get("list item", "Security")
            leave()
            user.gone("list item", "Security")
            user.get("list item", "Lighthouse")


def story_the_switch_is_a_row(views):
    with wifi(views) as user:
        user.get("list item", "Harbour")
        user.press("list item", "Wi-Fi")
        user.gone("list item", "Harbour")
        user.focused("list item", "Wi-Fi")
        keys("space")
        user.get("list item", "Harbour")


def story_a_narrow_and_a_dark_window(views):
    with wifi(views, environment={"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}) as user:
        user.get("list item", "Harbour")
        resize(360, 600)
        user.press("list item", "Harbour")
        user.active("frame", "Enter Password")
        keys("Escape")
        user.gone("frame", "Enter Password")
        user.press("push button", "More about Lighthouse")
        user.get("list item", "Security")


def story_closing_ends_the_program(views):
    with wifi(views) as user:
        user.get("list item", "Harbour")
        user.press("push button", "Close")
        assert user.process.wait(PATIENCE) == 0


def story_no_display_is_said(views):
    environment = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    done = subprocess.run(
        [PROGRAM, "--front-end", "desktop", "--radio", "simulated", "--views", views], env=environment,
        capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 69 and "There is no display." in done.stderr, done


# These concern what both layers share.
ONCE = {story_closing_ends_the_program, story_no_display_is_said}


def main():
    part = sys.argv[3] if len(sys.argv) > 3 else ""

    def stories(names):
        return [value for name, value in names.items() if name.startswith("story_") and part in name]

    runs = [(story, (views,)) for story in stories(globals()) for views in ("imperative", "declarative")
            if views == "imperative" or story not in ONCE]
    runs += [(story, ()) for story in stories(vars(fixture_stories))]
    return screen.tell(runs)


if __name__ == "__main__":
    sys.exit(main())
