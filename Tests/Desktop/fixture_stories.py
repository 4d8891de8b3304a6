"""Stories of the pages of a fixture, and of what both view layers of Wi-Fi settings share: each is told once."""

import os
import random
import re
import subprocess
import sys
import tempfile

from gi.repository import GLib

from screen import PATIENCE, Program, active_window, area_of_window, bounds, keys, resize, type_text, until
from terminal import Terminal, page

PROGRAM, FIXTURE = map(os.path.abspath, sys.argv[1:3])


def story_names_are_data():
    with Program(FIXTURE, "hostile") as user:
        # Markup, underscores and control characters are shown as they are.
        for name in ("<script>alert(1)</script>", "<b>&#0;</span>", "--help", "%p%s%n {0} $(id) `id`;|&&"):
            user.get("list item", name)
        names = "".join(user.names("list item") + user.names("label"))
        assert not any(ord(letter) < 32 or letter in "\u202e\u2066\u200b\x9b" for letter in names), names
        user.press("list item", "<b>&#0;</span>")
        user.active("frame", "Enter Password")
        type_text("wrong word")
        user.enabled("push button", "Join")
        keys("Return")
        user.get("dialog", "Incorrect password")


def story_effects_move_what_is_pressed():
    with Program(FIXTURE, "pages") as user:
        user.press("list item", "Effects")
        leading, trailing = (bounds(user.get("label", name)).x for name in ("Leading", "Trailing"))
        assert leading < trailing, (leading, trailing)
        # The place of a node is that of its first corner, and its size is that without effects.
        for number, (name, side, down) in enumerate((("Moved", 25, 12), ("Turned", -12, 25), ("Smaller", 12, 6)), 1):
            corner = bounds(user.get("push button", name))
            subprocess.run(
                ["xdotool", "mousemove", "--window", active_window(), str(corner.x + side), str(corner.y + down), "click",
                 "1"], check=True)
            user.get("label", f"Pressed {number} times")
        moved, smaller = (bounds(user.get("push button", name)) for name in ("Moved", "Smaller"))
        assert moved.y > smaller.y + 20, (moved.y, smaller.y)
        for name in ("Cart", "Bolt"):
            user.get("push button", name)


def story_a_mirrored_window_begins_at_the_right():
    with Program(FIXTURE, "pages", "mirrored") as user:
        user.press("list item", "Effects")
        leading, trailing = (bounds(user.get("label", name)).x for name in ("Leading", "Trailing"))
        assert leading > trailing, (leading, trailing)


def story_a_row_is_removed_by_its_menu():
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


def story_what_closes_gives_the_focus_back():
    with Program(FIXTURE, "pages") as user:
        # A menu of a row, after Escape and after a choice that removes the row.
        user.focused("list item", "Long page")
        keys("Up", "Up")
        user.focused("list item", "Banana")
        keys("Menu")
        user.get("menu item", "Remove")
        keys("Escape")
        user.gone("menu item", "Remove")
        user.focused("list item", "Banana")
        keys("Menu")
        user.press("menu item", "Remove")
        user.gone("list item", "Banana")
        user.focused("list item", "Cherry")
        user.press("list item", "Keys")
        # A sheet.
        user.focused("push button", "Save")
        keys("Tab", "Tab")
        user.focused("push button", "Sheet")
        keys("Return")
        user.get("label", "In the sheet")
        keys("Escape")
        user.gone("label", "In the sheet")
        user.focused("push button", "Sheet")


def story_a_long_page_scrolls():
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


def story_the_wheel_and_the_program_scroll():
    def positions(user):
        texts = [node.get_name() for node in user.all("label") if node.get_name().startswith("Texts at ")]
        return [int(number.replace(",", "")) for number in re.findall(r"[\d,]*\d", texts[0])] if texts else [0, 0, 0]

    with Program(FIXTURE, "pages") as user:
        user.press("list item", "Scrolling")
        user.get("label", "Texts at 0, fixed at 0, rows at 0")
        user.click("label", "Text 2", button=5)
        until(lambda: positions(user)[0] > 0, "the wheel scrolls")
        # The program scrolls also where the user cannot.
        user.click("label", "Fixed 2", button=5)
        user.press("push button", "Show text 40")
        until(lambda: positions(user)[0] == 800, lambda: f"the program scrolls: {positions(user)}")
        assert positions(user)[1] == 0, positions(user)
        user.press("push button", "Show fixed 40")
        until(lambda: positions(user)[1] == 740, lambda: f"the program scrolls: {positions(user)}")
        # The list is as high as its rows, and the page around it scrolls.
        assert not user.is_in_sight("list item", "Row 30")
        user.press("push button", "Show row 30")
        until(lambda: user.is_in_sight("list item", "Row 30"), "the page shows the row")


def story_sections_of_a_long_list_are_removed():
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


def story_keys_scroll_rows_away_from_the_pointer():
    # GTK hides rows while it lays out the list, and then finds others under the pointer.
    chance = random.Random(1)
    with Program(FIXTURE, "pages") as user:
        user.press("list item", "Many rows")
        user.click("list item", "Row 0.0")
        window = active_window()
        for _ in range(30):
            acts = []
            for _ in range(10):
                x, y = chance.randint(30, 500), chance.randint(60, 590)
                acts += ["mousemove", "--window", window, str(x), str(y)]
                acts += ["key", chance.choice(["Home", "End", "Next", "Prior", "Down"])]
                acts += chance.choice([[], ["sleep", "0.03"]])
            subprocess.run(["xdotool", *acts], check=True)
        keys("Home")
        user.focused("list item", "Row 0.0")


def story_pages_leave_nothing_behind():
    with Program(FIXTURE, "pages") as user:

        def counts():
            user.press("list item", "Count")
            return next((name for name in user.names("list item") if "views" in name), None)

        def visit_texts():
            user.press("list item", "Texts")
            user.get("text", "Note")
            user.press("push button", "Pages")
            user.gone("text", "Note")
            user.press("list item", "Limits")
            user.get("text", "Line")
            user.press("push button", "Pages")
            user.gone("text", "Line")

        # What is made once is made now.
        visit_texts()
        user.press("list item", "Present")
        user.get("list item", "1 rounds, 1 seen")
        counts()
        before = until(counts, "counts")
        for _ in range(5):
            visit_texts()
        for rounds in range(101, 1_102, 100):
            user.press("list item", "Present a hundred times")
            user.get("list item", f"{rounds} rounds, {rounds} seen")
        # The last page slides away first.
        until(lambda: counts() == before, lambda: f"{before} again, and not {counts()}")


def story_keys_lead_to_the_search_and_back():
    with Program(FIXTURE, "pages") as user:
        user.press("list item", "Keys")
        user.get("label", "A light window")
        keys("ctrl+f")
        type_text("fig")
        user.get("label", "Looking for fig")
        # The key leads back from a text, too, in which it edits nothing.
        keys("alt+Left")
        user.gone("label", "Looking for fig")
        user.get("list item", "Keys")


def story_a_search_that_ends_returns_the_focus():
    with Program(FIXTURE, "pages") as user:
        user.press("list item", "Keys")
        user.press("push button", "Save")
        user.get("label", "Pressed: Save")
        for end in ("Escape", "BackSpace Escape"):
            user.focused("push button", "Save")
            keys("ctrl+f")
            type_text("f")
            user.get("label", "Looking for f")
            for key in end.split():
                keys(key)
            user.get("label", "No search")
            user.focused("push button", "Save")
        # The next step outward.
        keys("alt+Left")
        user.gone("label", "No search")


def story_a_text_has_the_part_that_is_being_composed():
    with Program(FIXTURE, "pages") as user:
        user.press("list item", "Keys")
        keys("ctrl+f")
        type_text("caf")
        user.get("label", "Looking for caf")
        keys("dead_acute")
        user.get("label", "Looking for caf´")
        keys("e")
        user.get("label", "Looking for café")
        # Escape belongs to what is being composed.
        keys("dead_acute")
        user.get("label", "Looking for café´")
        keys("Escape")
        user.get("label", "Looking for café")
        type_text("s")
        user.get("label", "Looking for cafés")
        keys("Escape")
        user.get("label", "No search")
        keys("alt+Left")
        user.gone("label", "No search")
        user.press("list item", "Limits")
        # A selection is replaced by what is composed.
        for name, after in (("Line", ", "), ("Note", "")):
            # By key, because the page may still be sliding in.
            user.get("text", name)
            until(lambda: ("text", name) in user.holders() or keys("Tab"), f"the focus comes to {name}")
            type_text("abc")
            user.get("label", f"{name}: 3 letters{after and after + 'abc'}")
            keys("ctrl+a", "dead_acute")
            user.get("label", f"{name}: 1 letters{after and after + '´'}")
            keys("e")
            user.get("label", f"{name}: 1 letters{after and after + 'é'}")


def story_the_way_back_has_the_title_of_the_page_below():
    with Program(FIXTURE, "pages") as user:
        user.press("list item", "Keys")
        user.get("push button", "Pages")
        user.press("push button", "Rename")
        user.press("push button", "Renamed")
        user.gone("push button", "Rename")
        user.get("list item", "Keys")


def story_shortcuts_differ_by_shift_and_are_listed():
    with Program(FIXTURE, "pages") as user:
        user.press("list item", "Keys")
        user.get("label", "Pressed: nothing")
        keys("ctrl+s")
        user.get("label", "Pressed: Save")
        keys("ctrl+shift+s")
        user.get("label", "Pressed: Save As")
        keys("F1")
        user.get("frame", "Keys")
        for line in ("Save", "Save As", "Search", "Back", "Close"):
            user.get("label", line)
        assert user.names("label").count("Pressed: Save As") == 1
        keys("Escape")
        user.gone("frame", "Keys")
        user.get("label", "Pressed: Save As")


def story_control_w_closes_the_sheet_then_the_window():
    with Program(FIXTURE, "pages") as user:
        user.press("list item", "Keys")
        user.press("push button", "Sheet")
        user.get("label", "In the sheet")
        user.active("frame", "Sheet")
        keys("ctrl+w")
        user.gone("label", "In the sheet")
        user.active("frame", "desktop-fixture")
        keys("ctrl+w")
        assert user.process.wait(PATIENCE) == 0


def story_letters_lead_to_the_row_that_begins_with_them():
    with Program(FIXTURE, "pages") as user:
        user.focused("list item", "Long page")
        # The first letter alone leads to Parts, which is before it.
        keys("p", "r")
        user.focused("list item", "Present")


def story_a_space_in_a_word_presses_nothing():
    with Program(FIXTURE, "pages") as user:
        user.focused("list item", "Long page")
        # The other rows that begin with V come before it, or are found by fewer letters.
        keys("v", "e", "r", "y", "space", "m")
        user.focused("list item", "Very many rows")
        assert not user.all("list item", "Row 0")


def story_a_hundred_thousand_rows():
    with Program(FIXTURE, "pages") as user:
        user.press("list item", "Very many rows")
        user.get("list item", "Row 0")

        def counts(before):
            """The numbers of views and of cells that were filled."""
            user.press("push button", before)
            name = until(
                lambda: next((name for name in user.names("push button") if "views" in name and name != before), None),
                "a count")
            return name, [int(number) for number in re.findall(r"\d+", name)]

        text, (views, _) = counts("not counted")
        # Only rows near the visible ones have views.
        assert views < 1000, views
        # The focus stays on the first row, and the visible ones are described nevertheless.
        user.click("list item", "Row 0")
        user.focused("list item", "Row 0")
        user.press("push button", "Middle")
        user.get("list item", "Row 50,000")
        keys("End")
        user.focused("list item", "Row 99,999")
        keys("Home")
        user.focused("list item", "Row 0")
        # A row at the front fills a cell for itself, and leaves the cells of the other rows as they are.
        text, (_, before) = counts(text)
        user.press("push button", "Insert")
        user.get("list item", "Row 100,000")
        _, (_, after) = counts(text)
        assert 0 < after - before <= 3, (before, after)


def story_a_hundred_thousand_views_of_a_lazy_stack():
    with Program(FIXTURE, "pages") as user:
        user.press("list item", "Lazy")
        # Each card is a button in an island of layout.
        stack = user.get("push button", "Card 0").get_parent().get_parent()
        height = area_of_window()[3]

        def places():
            """The upper edges of the visible cards by their numbers."""
            found = {}
            for index in range(stack.get_child_count()):
                try:
                    node = stack.get_child_at_index(index).get_child_at_index(0)
                    area = bounds(node)
                    if 0 <= area.y <= height - area.height:
                        found[int(node.get_name().removeprefix("Card ").replace(",", ""))] = area.y
                except (AttributeError, ValueError, GLib.Error):
                    # It has gone since it was found: what has gone has no name.
                    continue
            return found

        def settled(card=None):
            """The places of cards that stand without gaps, with this one among them; waits for them."""
            def read():
                now = places()
                numbers = sorted(now)
                if len(numbers) < 5 or numbers != list(range(numbers[0], numbers[0] + len(numbers))):
                    return None
                # Each button is in the middle of its frame.
                steps = [
                    now[one + 1] - now[one] - 8 == 20 + one % 3 * 10 + 20 + (one + 1) % 3 * 10 for one in numbers[:-1]]
                return now if all(steps) and (card is None or card in now) and now == places() else None
            return until(read, lambda: f"the cards stand without gaps: {places()}")

        def turn(button):
            """Turns the wheel by three steps, and returns how far the cards have moved."""
            before = settled()
            after = before
            for _ in range(3):
                last = after
                subprocess.run(["xdotool", "click", str(button)], check=True)
                until(lambda: places() != last, "the wheel moves the cards")
                after = settled()
            moves = {after[card] - before[card] for card in before.keys() & after.keys()}
            assert len(moves) == 1, (before, after)
            return moves.pop()

        user.press("push button", "not counted")
        views = until(lambda: next((name for name in user.names("push button") if "views" in name), None), "a count")
        # Only views near the visible ones exist.
        assert int(views.split()[0].replace(",", "")) < 1000, views
        # What the program shows is at the edge.
        user.press("push button", "Middle")
        assert min(settled(50_000)) == 50_000, places()
        user.click("push button", "Card 50,003")
        user.get("label", "Card 50,003")
        # The wheel moves by the same distance also where views come that were not described.
        step = turn(4)
        assert step > 0
        for _ in range(12):
            assert abs(turn(4) - step) <= 1, step
        assert max(settled()) < 49_985
        for _ in range(18):
            assert abs(turn(5) + step) <= 1, step
        assert max(settled()) > 50_010
        # A view before the visible ones does not move them.
        before = settled()
        user.press("push button", "Insert")
        user.get("label", "100,001 cards")
        assert settled() == before
        user.press("push button", "Last")
        assert 99_995 in settled(99_999)
        # On the way to the beginning, the estimated room gives way to the views that are there.
        user.press("push button", "Near")
        settled(60)
        while min(settled()) > 12:
            assert abs(turn(4) - step) <= 1, step
        while 100_000 not in places():
            subprocess.run(["xdotool", "click", "4"], check=True)
        until(
            lambda: places().get(0, 0) - places().get(100_000, 0) == 20 + 30 + 8, lambda: f"the first cards: {places()}")


def story_gauges_and_a_sidebar_of_tabs():
    with Program(FIXTURE, "pages") as user:
        user.press("list item", "Parts")
        user.get("level bar", "Charge")
        user.get("image", "Disk, 75 %")
        user.press("list item", "Three")
        user.get("label", "Page Three")
        user.click("list item", "Two")
        user.get("label", "Page Two")
        keys("Down")
        user.get("label", "Page Three")
        user.focused("list item", "Three")
        resize(400, 600)
        user.gone("list item", "Three")
        user.get("label", "Page Three")


def story_texts_have_the_lines_that_fit():
    with Program(FIXTURE, "pages") as user:
        user.press("list item", "Texts")
        user.get("label", "Alpha\nBeta\nGamma")

        def height(name):
            return bounds(user.get("label", name)).height

        three = height("One\nTwo\nThree")
        assert height("Alpha\nBeta\nGamma") == three + 20, "the lines are apart"
        assert height("First\nSecond\nThird\nFourth\nFifth") <= 45, "no line is painted over what is below"
        assert abs(height("Ten\nTwenty\nThirty") - three * 2 / 3) <= 1, "two lines are shown"
        assert abs(height("Two") - three * 2 / 3) <= 1, "room for two lines is reserved"
        note = user.get("text", "Note")
        two = bounds(note).height
        user.click("text", "Note")
        user.focused("text", "Note")
        keys("a", "Return", "b", "Return", "c", "Return", "d")
        until(
            lambda: abs(bounds(note).height - two - three / 3) <= 1,
            lambda: f"the field grows by one line: from {two} to {bounds(note).height}, and three lines are {three}")
        user.press("push button", "Make room")
        until(lambda: height("First\nSecond\nThird\nFourth\nFifth") > three, "all lines are shown")
        whole, part = (bounds(node) for node in user.all("label", "Size"))
        assert (whole.width, whole.height) == (part.width, part.height), "a part has its own size"


def story_a_text_is_taken_whole_or_refused_with_its_size():
    def refused(user, size):
        user.get("label", f"This is too long ({size} kB). Nothing has been changed.")

    def copy(user, name, size):
        user.press("push button", f"Copy {name}")
        user.get("label", f"Copied: {size} letters")

    with Program(FIXTURE, "pages") as user:
        user.press("list item", "Limits")
        copy(user, "lines", "7")
        user.click("text", "Line")
        keys("ctrl+v")
        user.get("label", "Line: 7 letters, one two")
        keys("ctrl+a", "BackSpace")
        user.get("label", "Line: 0 letters, ")
        # GTK has room for 65,534 bytes in a line.
        copy(user, "20,000", "20,000")
        user.click("text", "Line")
        keys("ctrl+v")
        user.get("label", "Line: 20,000 letters, " + 10 * "가")
        keys("ctrl+v")
        refused(user, "120 of at most 65")
        # What a paste would have replaced is still there.
        copy(user, "70,000", "70,000")
        user.click("text", "Line")
        keys("ctrl+a", "ctrl+v")
        refused(user, "70 of at most 65")
        keys("End", "x")
        user.get("label", "Line: 20,001 letters, " + 10 * "가")
        # An edit would lose the end of a longer text of the program.
        user.click("text", "Program")
        keys("End", "x", "BackSpace", "ctrl+a", "Delete")
        # An editor takes up to 1 MB.
        copy(user, "600,000", "600,000")
        user.click("text", "Note")
        keys("ctrl+v")
        user.get("label", "Note: 600,000 letters")
        keys("ctrl+v")
        refused(user, "1,200 of at most 1,048")
        user.get("label", "Note: 600,000 letters")
        user.get("label", "Program: 70,000 letters")


def story_a_dark_window():
    with Program(FIXTURE, "pages", environment={"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}) as user:
        user.press("list item", "Keys")
        user.get("label", "A dark window")


def story_korean():
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            ["localedef", "-i", "ko_KR", "-f", "UTF-8", os.path.join(folder, "ko_KR.UTF-8")], check=True,
            stdout=subprocess.DEVNULL)
        korean = {"LOCPATH": folder, "LC_ALL": "ko_KR.UTF-8", "LANG": "ko_KR.UTF-8"}
        with Program(FIXTURE, "pages", environment=korean) as user:
            user.get("push button", "Apple 동작")
            user.press("list item", "Keys")
            keys("F1")
            user.get("frame", "키")
            user.get("label", "검색")
            keys("Escape")
            user.gone("frame", "키")


def story_three_front_ends_show_one_model():
    with Terminal() as terminal, Program(
        PROGRAM, "--front-end", "terminal", "--front-end", "desktop", "--front-end", "web", "--port", "0", "--radio",
        "simulated", terminal=terminal.line, environment={"TERM": "xterm-256color"},
    ) as user:
        user.get("list item", "Harbour")
        terminal.until("Harbour")
        address = terminal.address()
        assert "Harbour" in page(address)
        # The window turns Wi-Fi off: neither the terminal nor a page of the browser shows networks.
        user.press("list item", "Wi-Fi")
        user.gone("list item", "Harbour")
        assert "Harbour" not in page(address)
        # The terminal turns it on again, by a key.
        terminal.clear()
        terminal.type(" ")
        terminal.until("Harbour")
        user.get("list item", "Harbour")
        until(lambda: "Harbour" in page(address), "the page shows the networks")
