#!/usr/bin/python3
"""Wi-Fi settings and pages of a test in a window, operated through accessibility. usage: wifi_story.py WIFI-SETTINGS FIXTURE [PART-OF-A-NAME]

It runs on a display and a session bus of its own. Each story fails by an exception, and if GLib or GTK print a warning.
The last line printed is `N passed, N failed`.
"""

import os
import subprocess
import sys
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import screen

screen.begin()

from screen import PATIENCE, Program, WindowManager, keys, resize, type_text, until

PROGRAM, FIXTURE = map(os.path.abspath, sys.argv[1:3])


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


def story_names_are_data(views):
    with Program(FIXTURE, "hostile") as user:
        # Markup, underscores and control characters are shown as they are.
        for name in ("<script>alert(1)</script>", "<b>&#0;</span>", "--help", "%p%s%n {0} $(id) `id`;|&&"):
            user.get("list item", name)
        names = "".join(user.names("list item") + user.names("label"))
        assert not any(ord(letter) < 32 or letter in "\u202e\u2066\u200b\x9b" for letter in names), names
        user.press("list item", "<b>&#0;</span>")
        enter(user, "wrong word")
        keys("Return")
        user.get("dialog", "Incorrect password")


def story_closing_ends_the_program(views):
    with wifi(views) as user:
        user.get("list item", "Harbour")
        user.press("push button", "Close")
        assert user.process.wait(PATIENCE) == 0


def story_a_row_is_removed_by_its_menu(views):
    with Program(FIXTURE, "pages") as user:
        for fruit, opens in (
            ("Apple", lambda: user.click("list item", "Apple", button=3)),
            ("Banana", lambda: user.press("push button", "Actions for Banana")),
            ("Cherry", lambda: keys("Menu")),
        ):
            user.get("list item", fruit)
            opens()
            user.press("menu item", "Remove")
            user.gone("list item", fruit)
            if fruit == "Banana":
                user.press("list item", "Count")
                keys("Up", "Up", "Up")
                user.focused("list item", "Cherry")


def story_a_long_page_scrolls(views):
    with Program(FIXTURE, "pages") as user:
        user.press("list item", "Long page")
        # The focus begins on the only control of the page; it returns there from the way back.
        user.focused("text", "Last")
        assert user.is_in_sight("label", "Line 0")
        keys("Tab")
        user.focused("push button", "Pages")
        keys("shift+Tab")
        user.focused("text", "Last")
        until(lambda: user.is_in_sight("text", "Last"), "the focus is in sight")
        assert not user.is_in_sight("label", "Line 0")


def story_sections_of_a_long_list_are_removed(views):
    with Program(FIXTURE, "pages") as user:
        user.press("list item", "Many rows")
        for row in ("Section 0", "Row 0.0", "Section 1", "Row 1.0"):
            user.get("list item", row)
        user.press("push button", "Remove the first")
        for row in ("Section 0", "Row 0.0"):
            user.gone("list item", row)
        user.get("list item", "Row 1.0")
        user.press("push button", "Remove the sixth")
        user.click("list item", "Row 1.0")
        keys("Tab", "End")
        for row in ("Row 19.8", "Row 19.9"):
            user.get("list item", row)


def story_pages_leave_nothing_behind(views):
    with Program(FIXTURE, "pages") as user:

        def counts():
            user.press("list item", "Count")
            return next((name for name in user.names("list item") if "views" in name), None)

        # What is made once is made now.
        user.press("list item", "Present")
        user.get("list item", "1 rounds, 1 seen")
        counts()
        before = until(counts, "counts")
        user.press("list item", "Present a hundred times")
        user.get("list item", "100 rounds, 100 seen")
        # The last page slides away first.
        until(lambda: counts() == before, f"{before} again, and not {counts()}")


def story_no_display_is_said(views):
    environment = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    done = subprocess.run(
        [PROGRAM, "--front-end", "desktop", "--radio", "simulated", "--views", views], env=environment,
        capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 69 and "There is no display." in done.stderr, done


# These concern what both layers share.
ONCE = {
    story_names_are_data, story_closing_ends_the_program, story_a_row_is_removed_by_its_menu,
    story_a_long_page_scrolls, story_sections_of_a_long_list_are_removed, story_pages_leave_nothing_behind, story_no_display_is_said,
}


def main():
    part = sys.argv[3] if len(sys.argv) > 3 else ""
    stories = [value for name, value in globals().items() if name.startswith("story_") and part in name]
    passed = failed = 0
    with WindowManager():
        for story in stories:
            for views in ("imperative",) if story in ONCE else ("imperative", "declarative"):
                try:
                    story(views)
                    passed += 1
                except Exception:
                    failed += 1
                    print(f"FAIL {story.__name__} ({views})")
                    traceback.print_exc()
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
