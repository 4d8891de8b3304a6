#!/usr/bin/env python3
"""Behaviour that only a live page in a real browser can show: long lists, typing while the server responds, lost connections.

usage: page_tests.py PROGRAM APP UIKIT-APP [unittest arguments]
(the programs are `web-conformance`, `app-fixture` and `uikit-fixture`)
"""

import base64
import math
import os
import signal
import sys
import tempfile
import time
import unittest

from playwright.sync_api import expect
from scene import PATIENCE, SceneTests

from harness import IS_RELEASE, resident_memory, settings_in

SceneTests.PROGRAM = sys.argv.pop(1)
APP = [sys.argv.pop(1), "--front-end", "web", "--port", "0"]
UIKIT_APP = [sys.argv.pop(1), *APP[1:]]

IN_SIGHT = """() => {
  const body = document.querySelector(".body"), view = body.getBoundingClientRect();
  return [...document.querySelectorAll(".row")].filter(row => {
    const box = row.getBoundingClientRect();
    return box.bottom > view.top + 1 && box.top < view.bottom - 1;
  }).map(row => [+row.querySelector(".t").textContent.slice(4), +row.getAttribute("aria-posinset"),
    Math.round(row.getBoundingClientRect().top), row.getAttribute("aria-setsize")]);
}"""


# Returns, for each visible row: its number, and its left and top.
PLACES = """() => [...document.querySelectorAll(".row")].map(row => [row, row.getBoundingClientRect()])
  .filter(([, box]) => box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth)
  .map(([row, box]) => [+row.querySelector(".t").textContent.slice(4), Math.round(box.left), Math.round(box.top)])"""


class FlowTests(SceneTests):
    """Rows side by side, of which the page contains a window."""

    SCENE = "--flow"

    def places(self):
        return self.page.evaluate(PLACES)

    def columns(self):
        return sorted({left for _, left, _ in self.places()})

    def test_as_many_rows_stand_on_a_line_as_have_room(self):
        for width in (1280, 700, 390):
            self.page.set_viewport_size({"width": width, "height": 800})
            self.quiet()
            columns, places = self.columns(), self.places()
            room = self.page.evaluate("() => document.querySelector('.rows').clientWidth")
            self.assertEqual(len(columns), (room + 16) // 176, width)
            for number, left, top in places:
                self.assertEqual(left, columns[number % len(columns)], number)
                self.assertEqual(top, places[0][2] + (number // len(columns) - places[0][0] // len(columns)) * 72)

    def test_wherever_one_scrolls_rows_stand_in_their_columns(self):
        columns = self.columns()
        height = self.page.evaluate("() => document.querySelector('.body').scrollHeight")
        self.assertAlmostEqual(height / (100_000 / len(columns) * 72), 1, delta=0.02)
        for part in (0.5, 0.1, 0.9, 1, 0.33, 0):
            self.page.evaluate("top => { document.querySelector('.body').scrollTop = top; }", height * part)
            self.quiet()
            places = self.places()
            self.assertGreater(len(places), 8, part)
            self.assertAlmostEqual(places[0][0] / 100_000, part, delta=0.01)
            for number, left, _ in places:
                self.assertEqual(left, columns[number % len(columns)], number)

    def test_arrows_move_to_the_element_in_their_direction(self):
        side = len(self.columns())

        def focused():
            return int(self.page.evaluate("() => document.activeElement.closest('.row').querySelector('.t').textContent")[4:])

        self.page.locator(".row .main").first.focus()
        for key, number in (
            ("ArrowRight", 1), ("ArrowDown", 1 + side), ("ArrowLeft", side), ("ArrowUp", 0), ("ArrowLeft", 0),
            ("End", 99_999), ("ArrowUp", 99_999 - side), ("Home", 0),
        ):
            self.page.keyboard.press(key)
            self.quiet()
            self.assertEqual(focused(), number, key)


class MosaicTests(SceneTests):
    """Groups of a large row and two small ones, of which the page contains a window."""

    SCENE = "--mosaic"
    BOXES = """() => [...document.querySelectorAll(".row")].map(row => [row, row.getBoundingClientRect()])
      .filter(([, box]) => box.bottom > 0 && box.top < innerHeight)
      .map(([row, box]) => [+row.querySelector(".t").textContent.slice(4), box.left, box.top, box.width, box.height])"""

    def test_rows_have_their_places_in_their_groups_wherever_one_scrolls(self):
        for width in (1280, 390):
            self.page.set_viewport_size({"width": width, "height": 800})
            self.quiet()
            height = self.page.evaluate("() => document.querySelector('.body').scrollHeight")
            self.assertAlmostEqual(height / (100_000 / 3 * 100), 1, delta=0.02)
            for part in (0, 0.5, 0.1, 0.9, 0.33, 0):
                self.page.evaluate("top => { document.querySelector('.body').scrollTop = top; }", height * part)
                self.quiet()
                left, room = self.page.evaluate("""() => {
                  const box = document.querySelector(".section").getBoundingClientRect();
                  return [box.left + 20, box.width - 40];
                }""")
                boxes = self.page.evaluate(self.BOXES)
                self.assertGreater(len(boxes), 15, part)
                base = boxes[0][2] - [0, 0, 49][boxes[0][0] % 3]
                for number, x, y, wide, high in boxes:
                    group, place = number // 3 - boxes[0][0] // 3, number % 3
                    right = left + room * 2 / 3
                    expected = [
                        (left, 0, room * 2 / 3 - 8, 90), (right, 0, room / 3, 41), (right, 49, room / 3, 41)][place]
                    for got, want in zip((x, y - base - group * 100, wide, high), expected):
                        self.assertAlmostEqual(got, want, delta=0.6, msg=(number, width, part))


class SideBySideTests(SceneTests):
    """Sections of several arrangements in one list: 2 plain rows, 5 and 5 side by side, and 6 on one line between them."""

    SCENE = "--side-by-side"

    def test_arrows_keep_the_column_from_section_to_section(self):
        self.page.set_viewport_size({"width": 600, "height": 900})
        self.quiet()
        self.assertEqual(len({left for number, left, _ in self.page.evaluate(PLACES) if 2 <= number < 7}), 3)
        self.page.locator(".row .main").first.focus()
        for key, number in (
            ("ArrowDown", 1), ("ArrowDown", 2), ("ArrowRight", 3), ("ArrowRight", 4), ("ArrowDown", 6),
            ("ArrowDown", 8), ("ArrowDown", 13), ("ArrowRight", 14), ("ArrowDown", 17), ("ArrowDown", 17),
            ("ArrowUp", 14), ("ArrowUp", 8), ("ArrowUp", 5), ("ArrowRight", 6), ("ArrowRight", 6), ("ArrowUp", 3),
            ("ArrowLeft", 2), ("ArrowLeft", 2), ("ArrowUp", 1), ("ArrowUp", 0), ("ArrowUp", 0),
        ):
            self.page.keyboard.press(key)
            self.quiet()
            text = self.page.evaluate("() => document.activeElement.closest('.row').querySelector('.t').textContent")
            self.assertEqual(text, f"Row {number}", key)


SECOND_SCRIPT = "() => performance.getEntriesByType('resource').filter(entry => /layouts-/.test(entry.name)).length"


class SafeAreaTests(SceneTests):
    """A page with a title, a colour that ignores the safe area, and a band with a background below the title."""

    SCENE = "--bars"

    def box(self, selector):
        return self.page.evaluate("""selector => { const { x, y, width, height }
          = document.querySelector(selector).getBoundingClientRect(); return [x, y, width, height]; }""", selector)

    def test_a_colour_that_ignores_the_safe_area_is_behind_the_title(self):
        for width, height in ((390, 844), (1280, 800)):
            self.page.set_viewport_size({"width": width, "height": height})
            self.quiet()
            self.assertEqual(self.box("[data-id=colour]"), [0, 0, width, height])
            head = self.box(".head")
            self.assertGreater(head[3], 40)
            self.assertEqual(self.page.evaluate("() => getComputedStyle(document.querySelector('.head')).backgroundColor"),
                             "rgba(0, 0, 0, 0)")
            self.assertTrue(self.page.evaluate("([x, y]) => !!document.elementFromPoint(x, y).closest('.head')",
                                               [width / 2, head[1] + head[3] / 2]))

    def test_a_background_extends_over_the_title_and_the_content_does_not_move(self):
        head, band = self.box(".head"), self.box("[data-id=band]")
        self.assertAlmostEqual(band[1], head[1] + head[3], delta=1)
        back = self.page.evaluate("""() => { const style = getComputedStyle(document.querySelector("[data-id=band]"), "::before");
          return [style.top, style.bottom].map(parseFloat); }""")
        self.assertAlmostEqual(back[0], -band[1], delta=1)
        self.assertEqual(back[1], 0)

    def test_it_extends_again_after_a_change_of_the_window(self):
        self.page.set_viewport_size({"width": 500, "height": 500})
        self.quiet()
        self.assertEqual(self.box("[data-id=colour]"), [0, 0, 500, 500])

    def test_a_page_that_needs_the_second_script_loads_it(self):
        self.assertEqual(self.page.evaluate(SECOND_SCRIPT), 2)


class NoSecondScriptTests(SceneTests):
    """A page without nodes that are laid out by measured sizes."""

    SCENE = "--labels"

    def test_it_does_not_request_the_second_script(self):
        self.assertEqual(self.page.evaluate(SECOND_SCRIPT), 0)


# Returns, for each label: its name, and whether its first and its last letter are visible.
ENDS = """() => [...document.querySelectorAll(".label")].map(label => {
  const box = label.getBoundingClientRect(), texts = [], walk = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode);
  const isSeen = (text, at) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const letter = range.getBoundingClientRect();
    return letter.left >= box.left - 1 && letter.right <= box.right + 1 && letter.bottom <= box.bottom + 2;
  };
  const last = texts[texts.length - 1];
  return [label.ariaLabel, isSeen(texts[0], 0), isSeen(last, last.length - 1)];
})"""


class LabelTests(SceneTests):
    """Texts that are longer than their line."""

    SCENE = "--labels"

    def test_text_is_truncated_at_the_requested_place(self):
        seen = {
            "truncateTail": [True, False], "truncateHead": [False, True], "truncateMiddle": [True, True],
            "clip": [True, False], "wrapWords": [True, False], "wrapCharacters": [True, False],
        }
        labels = self.page.evaluate(ENDS)
        self.assertEqual(len(labels), 12)
        for name, *ends in labels:
            self.assertEqual(ends, seen[name], name)


class DateTests(SceneTests):
    """Dates that are typed part by part, as in the United States."""

    SCENE = "--dates"
    OPTIONS = {"locale": "en-US"}

    def type(self, name, keys):
        field = self.page.get_by_label(name)
        # The first part is at the beginning of the field.
        field.click(position={"x": 12, "y": 12})
        for key in keys:
            self.page.keyboard.press(key)
            self.quiet()
        return field

    def said(self):
        return self.page.get_by_text("said:").inner_text().split()[1:]

    def leave(self, field):
        field.evaluate("field => field.blur()")
        self.quiet()

    def test_a_date_is_typed_from_its_first_part_to_its_last(self):
        field = self.type("Day", "02152025")
        self.assertEqual(field.input_value(), "2025-02-15")
        self.assertEqual(self.said()[-1], "2025-2-15")
        self.assertEqual({date.split("-")[0] for date in self.said()}, {"2025"})

    def test_an_incomplete_date_is_restored_when_its_field_is_left(self):
        field = self.type("Day", "0231")
        self.assertEqual(field.input_value(), "")
        self.leave(field)
        self.assertEqual(field.input_value(), "2025-02-03")
        field = self.type("Day", "030420")
        self.assertEqual(field.input_value(), "0020-03-04")
        self.leave(field)
        self.assertEqual(field.input_value(), "2025-03-04")
        self.assertEqual(self.said()[-1], "2025-3-4")

    def test_a_year_of_five_digits_ends_nothing(self):
        field = self.type("When", "032220245")
        self.assertEqual(self.said()[-1], "2024-3-22")
        self.leave(field)
        self.assertEqual(field.input_value(), "2024-03-22T12:00")
        self.type("Day", "02152025")
        self.assertEqual(self.said()[-1], "2025-2-15")


class StripTests(SceneTests):
    """Rows on one line that scrolls horizontally."""

    SCENE = "--strip"

    def test_the_line_scrolls_and_has_room_for_all(self):
        width = self.page.evaluate("() => document.querySelector('.section.scroll').scrollWidth")
        self.assertAlmostEqual(width / (100_000 * 176), 1, delta=0.01)
        for part in (0.5, 0.1, 0):
            self.page.evaluate("left => { document.querySelector('.section.scroll').scrollLeft = left; }", width * part)
            self.quiet()
            places = self.page.evaluate(PLACES)
            self.assertGreater(len(places), 3, part)
            self.assertEqual(len({top for _, _, top in places}), 1)
            self.assertAlmostEqual(places[0][0] / 100_000, part, delta=0.01)

    def test_arrows_go_along_the_line(self):
        self.page.locator(".row .main").first.focus()
        for _ in range(12):
            self.page.keyboard.press("ArrowRight")
        self.quiet()
        place = self.page.evaluate(
            "() => { const row = document.activeElement.closest('.row'), box = row.getBoundingClientRect();"
            " return [row.querySelector('.t').textContent, box.left >= 0 && box.right <= innerWidth]; }")
        self.assertEqual(place, ["Row 12", True])


class LongListTests(SceneTests):
    SCENE = "--long"
    HAS_LINE = True

    def scroll(self, top):
        self.page.evaluate("top => { document.querySelector('.body').scrollTop = top; }", top)
        self.quiet()

    def in_sight(self):
        return self.page.evaluate(IN_SIGHT)

    def test_only_a_window_of_rows_is_in_the_page_and_the_scrollbar_is_for_all(self):
        self.assertLess(self.page.locator(".row").count(), 200)
        height = self.page.evaluate("() => document.querySelector('.body').scrollHeight")
        row = self.page.evaluate("() => document.querySelector('.list').rowHeight")
        self.assertAlmostEqual(height / row / 100_000, 1, delta=0.02)

    def test_wherever_one_scrolls_there_are_the_rows_of_that_place(self):
        height = self.page.evaluate("() => document.querySelector('.body').scrollHeight")
        for part in (0.5, 0.1, 0.9, 1, 0.33, 0):
            self.scroll(height * part)
            rows = self.in_sight()
            self.assertGreater(len(rows), 8, part)
            self.assertEqual([row[0] for row in rows], list(range(rows[0][0], rows[0][0] + len(rows))))
            self.assertAlmostEqual(rows[0][0] / 100_000, part, delta=0.01)
            for row in rows:
                self.assertEqual(row[1], row[0] + 1)
                self.assertEqual(row[3], "100000")
        self.assertEqual(self.in_sight()[0][0], 0)

    def test_visible_rows_keep_their_position_as_the_window_moves(self):
        self.scroll(200_000)
        for _ in range(30):
            before = {row[0]: row[2] for row in self.in_sight()}
            self.page.mouse.move(400, 400)
            self.page.mouse.wheel(0, 200)
            time.sleep(0.05)
            self.quiet()
            after = {row[0]: row[2] for row in self.in_sight()}
            moves = {before[row] - after[row] for row in before if row in after}
            self.assertTrue(moves, "no row stayed in sight")
            self.assertLessEqual(max(moves) - min(moves), 1)

    def test_loaded_again_it_is_scrolled_to_where_it_was(self):
        self.scroll(200_000)
        before = self.in_sight()
        self.page.reload()
        self.quiet()
        self.assertEqual(self.in_sight(), before)

    def test_keys_go_through_rows_that_are_not_there_yet(self):
        self.page.locator(".row .main").first.focus()
        self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("ArrowDown")
        self.assertEqual(self.here(), "Row 2")
        self.page.keyboard.press("End")
        self.quiet()
        self.assertEqual(self.here(), "Row 99999")
        self.page.keyboard.press("PageUp")
        self.quiet()
        self.assertLess(int(self.here().split()[1]), 99995)
        self.page.keyboard.press("Home")
        self.quiet()
        self.assertEqual(self.here(), "Row 0")
        self.assertEqual(self.page.locator(".main[tabindex='0']").count(), 1)

    def test_with_the_focus_in_nothing_that_scrolls_keys_scroll_the_page(self):
        def pressed(key):
            self.page.keyboard.press(key)
            self.quiet()
            return self.in_sight()[0][0]

        self.page.evaluate("() => document.activeElement.blur()")
        self.assertEqual(pressed("Home"), 0)
        page = pressed("PageDown")
        self.assertGreater(page, 3)
        self.assertGreater(pressed(" "), page)
        self.assertEqual(pressed("Shift+Space"), page)
        self.assertGreaterEqual(pressed("ArrowDown"), page)
        self.assertGreater(pressed("End"), 99_900)
        self.assertEqual(pressed("Home"), 0)

    def here(self):
        return self.page.evaluate("() => document.activeElement.querySelector('.t')?.textContent ?? ''")

    def test_a_row_that_the_program_selects_is_scrolled_into_view(self):
        self.page.keyboard.press("/")
        self.page.keyboard.type("77777")
        self.quiet()
        self.assertIn(77777, [row[0] for row in self.in_sight()])
        self.assertEqual(self.page.locator(".found .t").all_text_contents(), ["Row 77777"])
        self.page.keyboard.press("Escape")
        self.assertEqual(self.page.locator(".found").count(), 0)
        self.assertEqual(self.page.locator("#finder").count(), 0)

    def test_a_search_leaves_no_mark_in_a_list_that_was_replaced_meanwhile(self):
        self.page.keyboard.press("/")
        self.page.keyboard.type("77777")
        self.quiet()
        self.page.evaluate("""() => {
            const list = document.querySelector(".list:has(.found)");
            list.replaceWith(list.cloneNode(true));
        }""")
        self.assertEqual(self.page.locator(".found").count(), 1)
        self.page.keyboard.press("Escape")
        self.assertEqual(self.page.locator(".found").count(), 0)

    def test_rows_that_change_places_are_numbered_anew(self):
        numbers = "() => [...document.querySelectorAll('.rows > .row')].slice(0, 4).map(row => row.ariaPosInSet)"
        self.page.evaluate("() => { const [, one, two] = document.querySelectorAll('.rows > .row'); two.after(one); }")
        self.assertEqual(self.page.evaluate(numbers), ["1", "3", "2", "4"])
        self.page.get_by_label("Capitals").fill("ab")
        self.quiet()
        self.assertEqual(self.page.evaluate(numbers), ["1", "2", "3", "4"])

    def test_typing_is_never_overwritten_and_the_answer_to_the_last_edit_counts(self):
        field = self.page.get_by_label("Capitals")
        field.click()
        for letter in "typed as fast as one can":
            self.page.keyboard.press(letter if letter != " " else "Space")
        self.quiet()
        self.assertEqual(field.input_value(), "TYPED AS FAST AS ONE CAN")
        self.page.keyboard.press("Home")
        self.page.keyboard.type("x")
        self.quiet()
        self.assertEqual(field.input_value(), "XTYPED AS FAST AS ONE CAN")
        self.assertEqual(field.evaluate("field => field.selectionStart"), 1)

    def test_text_typed_without_a_connection_arrives_once(self):
        field = self.page.get_by_label("Capitals")
        field.click()
        self.page.keyboard.type("be")
        self.quiet()
        self.line.cut()
        self.page.get_by_text("Not connected").wait_for()
        self.page.keyboard.type("fore")
        self.line.mend()
        self.page.get_by_text("Not connected").wait_for(state="detached")
        self.quiet()
        self.assertEqual(field.input_value(), "BEFORE")

    def test_a_change_keeps_focus_scroll_and_selection(self):
        self.page.get_by_label("Capitals").fill("KEEP")
        self.quiet()
        self.scroll(5000)
        self.page.get_by_label("Capitals").select_text()
        top = self.page.evaluate("() => document.querySelector('.body').scrollTop")
        self.page.evaluate("() => [...document.querySelectorAll('.btn')].find(b => b.textContent.startsWith('Ins')).click()")
        self.quiet()
        self.assertEqual(self.page.evaluate("() => document.activeElement.value"), "KEEP")
        self.assertEqual(self.page.evaluate("() => document.activeElement.selectionEnd"), 4)
        self.assertEqual(self.page.evaluate("() => document.querySelector('.body').scrollTop"), top)


DAYS = """() => {
  const view = document.querySelector(".lazy").closest(".body").getBoundingClientRect();
  return [...document.querySelector(".lazy").children].map(day => [+day.textContent.slice(4), day.getBoundingClientRect()])
    .filter(([, box]) => box.bottom > view.top + 1 && box.top < view.bottom - 1)
    .map(([day, box]) => [day, Math.round(box.top)]);
}"""


class LazyStackTests(SceneTests):
    SCENE = "History"

    def setUp(self):
        self.serve(APP, self.SCENE)

    def days(self):
        return self.page.evaluate(DAYS)

    def scroll(self, top):
        self.page.evaluate("top => { document.querySelector('.lazy').closest('.body').scrollTop = top; }", top)
        self.quiet()

    def loaded(self):
        return self.page.locator("h1").last.text_content()

    def test_more_is_loaded_near_the_end_of_the_list(self):
        self.assertEqual(self.loaded(), "Loaded 0")
        self.assertLess(self.page.locator(".lazy > *").count(), 100)
        height = self.page.evaluate("() => document.querySelector('.lazy').closest('.body').scrollHeight")
        self.scroll(height)
        self.assertEqual(self.loaded(), "Loaded 1")
        # The former end stays in place, and the list continues.
        self.assertIn(99, [day for day, _ in self.days()])
        longer = self.page.evaluate("() => document.querySelector('.lazy').closest('.body').scrollHeight")
        self.assertAlmostEqual(longer / height, 2, delta=0.1)
        self.scroll(longer)
        self.assertEqual(self.loaded(), "Loaded 2")
        self.assertLess(self.page.locator(".lazy > *").count(), 250)
        self.scroll(0)
        self.assertEqual(self.days()[0][0], 0)
        self.assertEqual(self.loaded(), "Loaded 2")

    def test_visible_content_keeps_its_position_as_the_window_moves(self):
        self.page.mouse.move(400, 400)
        for _ in range(40):
            before = dict(self.days())
            self.page.mouse.wheel(0, 200)
            time.sleep(0.05)
            self.quiet()
            after = self.days()
            self.assertEqual([day for day, _ in after], list(range(after[0][0], after[0][0] + len(after))))
            self.assertGreater(len(after), 8)
            moves = {before[day] - top for day, top in after if day in before}
            self.assertTrue(moves, "no day stayed in sight")
            self.assertLessEqual(max(moves) - min(moves), 1)

    def test_rows_replace_others_and_the_script_scrolls_nothing(self):
        self.page.evaluate("""() => {
          window.moves = [];
          const { scrollBy } = Element.prototype;
          Element.prototype.scrollBy = function (...by) {
            moves.push(by);
            scrollBy.apply(this, by);
          };
        }""")
        for part in (0.5, 1, 0, 1, 0.25):
            self.scroll(part * self.page.evaluate("() => document.querySelector('.lazy').closest('.body').scrollHeight"))
            self.assertGreater(len(self.days()), 8, part)
        self.assertEqual(self.page.evaluate("moves"), [])

    def test_the_program_scrolls_to_an_element(self):
        self.page.get_by_role("button", name="Middle").click()
        self.quiet()
        # Below the space that pages reserve at their head.
        self.assertIn(50, [day for day, _ in self.days()[:2]])


class LateAnswerTests(SceneTests):
    """The answers of the server while the user continues."""

    SCENE = ""
    HAS_LINE = True

    def setUp(self):
        self.serve(APP)

    def delete_first_task(self):
        self.page.get_by_role("button", name="Buy rope", exact=True).focus()
        self.quiet()
        self.line.hold()
        self.page.keyboard.press("Delete")

    def answered(self):
        self.line.release()
        self.page.get_by_text("Buy rope").wait_for(state="detached")
        self.quiet()
        return self.page.evaluate("() => document.activeElement.textContent.trim() || document.activeElement.ariaLabel")

    def test_the_successor_of_a_removed_row_has_the_focus(self):
        self.delete_first_task()
        self.assertEqual(self.answered(), "Paint the keel")

    def test_a_late_answer_does_not_move_the_focus_of_the_user(self):
        self.delete_first_task()
        self.page.get_by_role("switch", name="Hide what is done").focus()
        self.assertEqual(self.answered(), "Hide what is done")


class AppTests(SceneTests):
    """The user's actions in an app of several pages, with a sheet and an alert that have no address."""

    SCENE = ""

    def setUp(self):
        self.serve(APP)

    def open_task(self):
        self.page.get_by_role("button", name="Buy rope", exact=True).focus()
        self.page.keyboard.press("Enter")
        self.quiet()

    def until_history(self, loose, path):
        self.browser.until(
            "([loose, path]) => history.state.loose === loose && history.state.path === path", [loose, path])

    def focused(self):
        return self.page.evaluate("() => document.activeElement.nodeName + ' ' + document.activeElement.textContent.trim()")

    def test_the_focus_moves_to_a_new_page_and_returns_to_its_link(self):
        self.assertEqual(self.page.title(), "Tasks")
        self.open_task()
        self.assertEqual(self.page.title(), "Buy rope – Tasks")
        self.assertTrue(self.focused().startswith("MAIN"), self.focused())
        self.page.go_back()
        self.quiet()
        self.assertEqual(self.focused(), "BUTTON Buy rope")
        self.assertEqual(self.page.title(), "Tasks")

    def test_the_row_of_a_field_shows_its_focus(self):
        """The mark around the field itself was cut off at the edge of the list, and drawn twice."""
        self.page.get_by_role("button", name="Add").click()
        field = self.page.get_by_role("textbox", name="Title")
        self.browser.until("() => document.activeElement.matches('dialog .field')")
        look = field.evaluate("""field => {
          const { outlineStyle, borderTopWidth } = getComputedStyle(field);
          return [outlineStyle, borderTopWidth, getComputedStyle(field.closest(".row")).boxShadow.includes("inset")];
        }""")
        self.assertEqual(look, ["none", "0px", True])

    def test_the_menu_of_a_row_that_can_only_be_deleted_deletes_it(self):
        row = self.page.locator(".row", has_text="Buy rope")
        row.click(button="right")
        self.page.locator(".popup").get_by_role("menuitem", name="Delete").click()
        row.wait_for(state="detached")

    def test_back_closes_an_alert_and_leaves_the_page(self):
        self.open_task()
        for _ in range(2):
            self.page.get_by_role("button", name="Finish").last.click()
            self.page.get_by_role("alertdialog").wait_for()
            self.until_history(1, "buy-rope")
            self.page.go_back()
            self.page.get_by_role("alertdialog").wait_for(state="detached")
            self.until_history(0, "buy-rope")
            self.assertEqual(self.page.title(), "Buy rope – Tasks")
        # Forward does not lead to a page that is gone.
        self.page.evaluate("() => history.forward()")
        self.until_history(0, "buy-rope")
        # When it is answered by its button, its entry in the history is removed, and that of the page too.
        self.page.get_by_role("button", name="Finish").last.click()
        self.until_history(1, "buy-rope")
        self.page.get_by_role("alertdialog").get_by_role("button", name="Finish").last.click()
        self.until_history(0, "")
        self.assertEqual(self.page.evaluate("() => history.state.place"), 0)
        self.assertEqual(self.page.url, self.url)

    def test_keys_that_scroll_do_nothing_in_an_alert(self):
        """They failed, because an alert has nothing that scrolls."""
        self.open_task()
        self.page.get_by_role("button", name="Finish").last.click()
        self.page.get_by_role("alertdialog").wait_for()
        for key in ("ArrowDown", "ArrowUp", "PageDown", "End"):
            self.page.keyboard.press(key)
        self.quiet()
        self.assertEqual(self.page.get_by_role("alertdialog").count(), 1)

    def test_a_reload_keeps_a_sheet_and_its_typed_text(self):
        self.page.get_by_role("button", name="Add").click()
        self.page.get_by_role("textbox", name="Title").fill("Mend the sail")
        self.quiet()
        for _ in range(2):
            self.page.reload()
            self.quiet()
            self.assertEqual(self.page.get_by_role("textbox", name="Title").input_value(), "Mend the sail")
        self.page.go_back()
        self.page.get_by_role("dialog").wait_for(state="detached")
        self.open_task()
        self.page.get_by_role("button", name="Finish").last.click()
        self.page.get_by_role("alertdialog").wait_for()
        self.page.reload()
        self.page.get_by_role("alertdialog").get_by_role("button", name="Finish").last.click()
        self.until_history(0, "")
        self.assertEqual(self.page.url, self.url)

    def test_the_browsers_hard_reload_opens_the_address_anew(self):
        self.open_task()
        self.page.get_by_role("button", name="Finish").last.click()
        self.page.get_by_role("alertdialog").wait_for()
        self.page.context.new_cdp_session(self.page).send("Page.reload", {"ignoreCache": True})
        self.page.get_by_role("alertdialog").wait_for(state="detached")
        self.until_history(0, "buy-rope")
        self.assertEqual(self.page.title(), "Buy rope – Tasks")

    def test_tab_reaches_every_row_of_a_short_list(self):
        reached = set()
        self.page.get_by_role("button", name="Buy rope", exact=True).focus()
        for _ in range(8):
            reached.add(self.focused())
            self.page.keyboard.press("Tab")
        self.assertIn("BUTTON Buy rope", reached)
        self.assertTrue(any("Paint the keel" in name for name in reached), reached)

    def test_a_stopped_server_is_noticed_and_no_action_repeats(self):
        self.page.get_by_role("button", name="Add").click()
        self.quiet()
        self.server.send_signal(signal.SIGSTOP)
        self.page.get_by_role("textbox", name="Title").fill("Mend the sail")
        self.page.get_by_text("Not connected").wait_for()
        # It is above the sheet, within reach.
        is_on_top = self.page.evaluate("""() => {
          const box = document.getElementById("status").getBoundingClientRect();
          return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2).id;
        }""")
        self.assertEqual(is_on_top, "status")
        self.server.send_signal(signal.SIGCONT)
        self.page.get_by_text("Not connected").wait_for(state="detached")
        self.page.get_by_role("button", name="Save").click()
        self.page.get_by_role("dialog").wait_for(state="detached")
        self.assertEqual(self.page.get_by_role("button", name="Mend the sail", exact=True).count(), 1)


class PhaseTests(SceneTests):
    """An app is notified when it is not visible, and the values that it sets then are written to disk."""

    SCENE = ""
    HAS_LINE = True
    LEAVING = " inactive background"

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = os.path.join(folder.name, ".config/app-fixture.plist")
        own = ["env", "-u", "XDG_CONFIG_HOME", "-u", "XDG_STATE_HOME", f"HOME={folder.name}"]
        self.serve(own + APP, "Settings")
        self.page.get_by_role("button", name="Exit at Once").wait_for()

    def phases(self):
        settings = settings_in(self.file) or {}
        return settings.get("phases", "") if settings.get("app phases") == settings.get("phases") else ""

    def until(self, phases):
        end = time.monotonic() + PATIENCE
        while self.phases() != phases:
            self.assertLess(time.monotonic(), end, self.phases())
            time.sleep(0.02)

    def hide(self, isHidden):
        self.page.evaluate("""isHidden => {
          Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
          document.dispatchEvent(new Event("visibilitychange"));
        }""", isHidden)

    def test_a_hidden_tab_is_in_the_background(self):
        self.hide(True)
        self.until(self.LEAVING)
        self.hide(False)
        self.page.get_by_text("inactive active").first.wait_for()

    def test_a_tab_without_a_connection_is_in_the_background(self):
        self.line.cut()
        self.until(self.LEAVING)

    def test_a_server_that_ends_lets_tabs_save(self):
        self.server.terminate()
        self.assertEqual(self.server.wait(30), 0)
        self.assertEqual(self.phases(), self.LEAVING)


class ScenePhaseTests(PhaseTests):
    """A scene's delegate is notified when its tab is not visible, and the values that it sets then are written to
    disk."""

    BEGINNING = " enters active"
    LEAVING = BEGINNING + " resigns left"

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = os.path.join(folder.name, ".config/uikit-fixture.plist")
        own = ["env", "-u", "XDG_CONFIG_HOME", "-u", "XDG_STATE_HOME", f"HOME={folder.name}"]
        self.serve(own + UIKIT_APP)
        self.page.get_by_text("Paint the keel").wait_for()

    def phases(self):
        return (settings_in(self.file) or {}).get("scene", "")

    def test_a_hidden_tab_is_in_the_background(self):
        self.hide(True)
        self.until(self.LEAVING)
        self.hide(False)
        self.until(self.LEAVING + self.BEGINNING)


class SceneDelegateTests(SceneTests):
    """Each tab is a scene of a program that is built like an Xcode template; all tabs share one program."""

    SCENE = ""

    def setUp(self):
        self.serve(UIKIT_APP)

    def test_tabs_share_the_program_and_have_a_scene_each(self):
        other = self.page.context.new_page()
        other.goto(self.url)
        other.get_by_text("Paint the keel").click()
        other.get_by_text("Read", exact=True).wait_for()
        self.assertEqual(self.page.locator("h1").last.text_content(), "Notes", "each is where it is")
        self.page.get_by_role("button", name="Add").click()
        self.page.get_by_text("3 notes").wait_for()
        other.go_back()
        other.get_by_text("Note 3").wait_for()
        other.close()

    def test_a_page_without_a_path_survives_a_reload(self):
        self.page.get_by_text("Paint the keel").click()
        self.page.get_by_text("Read", exact=True).wait_for()
        for _ in range(3):
            self.page.reload()
            self.quiet()
            self.page.get_by_text("Read", exact=True).wait_for()
        # It is alive, and the browser's Back leads to the same place as before.
        self.page.go_back()
        self.page.get_by_text("2 notes").wait_for()
        self.page.get_by_role("button", name="Add").click()
        self.page.get_by_text("3 notes").wait_for()

    def test_an_address_is_a_url_for_the_scene(self):
        self.page.goto(self.url + "Mend%20the%20sail")
        self.page.get_by_role("heading", name="Mend the sail", exact=True).wait_for()
        self.page.get_by_text("Read", exact=True).wait_for()



# Decodes a picture in another page, because the policy of the tested one forbids that, and returns colours in it.
PIXELS = """async ([picture, points]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + picture;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height), context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  return points.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3));
}"""
RED, GREEN, BLUE, PAPER = (255, 0, 0), (0, 128, 0), (0, 0, 255), (255, 255, 255)


class DrawingTests(SceneTests):
    """Drawings in an ordinary SwiftUI app: their pixels, and the geometry that the page reports."""

    SCENE = "Drawings"

    def setUp(self):
        self.serve(APP, self.SCENE)
        self.browser.until("() => !document.querySelector('.room[data-g]:not([data-told])')")
        self.quiet()

    def colors(self, name, *points):
        """Returns the colours at points of the drawing with that name."""
        picture = self.page.get_by_role("img", name=name).screenshot()
        reader = self.browser.context.new_page()
        found = reader.evaluate(PIXELS, [base64.b64encode(picture).decode(), points])
        reader.close()
        return [tuple(color) for color in found]

    def assertNear(self, colors, *expected):
        for color, wanted in zip(colors, expected, strict=True):
            self.assertLessEqual(max(abs(one - other) for one, other in zip(color, wanted)), 12, (colors, expected))

    def test_paths_are_filled_by_their_rules(self):
        self.assertNear(self.colors("Triangle", (50, 60), (10, 90), (10, 10), (90, 10)), RED, RED, PAPER, PAPER)
        # By the even-odd rule, the middle of a star is outside.
        self.assertNear(self.colors("Star", (50, 15), (50, 50), (12, 38), (5, 90)), GREEN, PAPER, GREEN, PAPER)

    def test_lines_have_dashes_and_ends(self):
        # Three quarters of a circle from the right, clockwise: the upper right quarter is missing.
        whole = [(round(50 + 49 * math.cos(turn / 60 * 2 * math.pi)), round(50 + 49 * math.sin(turn / 60 * 2 * math.pi)))
                 for turn in range(1, 59)]
        found = self.colors("Ring", *[(min(99, x), min(99, y)) for x, y in whole])
        drawn = [color[2] > 200 and color[0] < 100 for color in found]
        self.assertNotIn(True, drawn[46:])
        # Some dashes, with gaps between them.
        changes = sum(one != other for one, other in zip(drawn[:44], drawn[1:44]))
        self.assertGreater(changes, 10)

    def test_gradients_and_layers_have_their_colours(self):
        self.assertNear(self.colors("Gradient", (1, 1), (50, 50), (98, 98), (98, 1)),
                        (252, 0, 2), (127, 0, 128), (2, 0, 252), (127, 0, 128))
        self.assertNear(self.colors("Wheel", (90, 55), (90, 45), (10, 50), (2, 2)),
                        (250, 250, 5), (5, 5, 250), (127, 127, 127), PAPER)
        half = tuple(part // 2 for part in PAPER)
        self.assertNear(self.colors("Layers", (25, 25), (75, 25), (53, 3), (50, 75), (42, 67)),
                        half, (255, 0, 255), PAPER, (0, 255, 0), PAPER)

    def test_a_canvas_draws_texts_symbols_and_views(self):
        colors = self.colors("Words", (2, 2), (25, 76), *[(x, 24) for x in range(10, 90)])
        self.assertNear(colors[:1], (230, 230, 153))
        self.assertLess(max(colors[1]), 80)
        self.assertTrue(any(max(color) < 80 for color in colors[2:]))
        self.assertEqual(self.page.locator("[aria-label=Words] text").all_text_contents(), ["Hello", "7"])

    def test_one_command_changes_with_one_operation(self):
        self.page.evaluate("() => { window.changed = []; new MutationObserver(list => window.changed.push(...list.map("
                           "entry => entry.target.nodeName + ' ' + entry.attributeName))).observe("
                           "document.querySelector('[aria-label=Lines]'), { attributes: true, childList: true, subtree: true }); }")
        self.page.get_by_role("button", name="Turn").click()
        self.quiet()
        # The line that was marked, and the one that is marked now.
        self.assertEqual(self.page.evaluate("() => window.changed"), ["path stroke", "path stroke"])

    def test_a_reader_has_its_size_also_after_it_changes(self):
        self.page.get_by_text("120 by 100", exact=True).wait_for()
        self.page.evaluate("() => { document.querySelector('.reader').parentElement.style.width = '90px'; }")
        self.page.get_by_text("90 by 100", exact=True).wait_for()
        # Points grow with the user's text size.
        self.page.evaluate("() => { document.documentElement.style.fontSize = '20px'; }")
        self.page.get_by_text("72 by 100", exact=True).wait_for()

    def test_a_reader_has_its_size_after_any_number_of_changes(self):
        for turns in range(1, 13):
            self.page.get_by_role("button", name="Turn").click()
            self.page.get_by_text(f"{120 + turns} by 100", exact=True).wait_for()

    def test_an_idle_page_reports_nothing(self):
        state = self.page.evaluate("() => document.getElementById('app').dataset.state")
        self.page.evaluate("() => { dispatchEvent(new Event('resize')); }")
        self.quiet()
        self.assertEqual(self.page.evaluate("() => document.getElementById('app').dataset.state"), state)


class EffectTests(DrawingTests):
    """Effects, outlines and masks in an ordinary SwiftUI app: what is drawn, and where."""

    SCENE = "Effects"
    # The tests of drawings are those of another page.
    for name in [name for name in dir(DrawingTests) if name.startswith("test_")]:
        locals()[name] = None
    del name

    def colors(self, name, *points):
        """Returns the colours at points of the sample with that name."""
        box = self.page.locator(f"[aria-label='{name}']").bounding_box()
        picture = self.page.screenshot(clip={"x": box["x"], "y": box["y"], "width": 100, "height": 100})
        reader = self.browser.context.new_page()
        found = reader.evaluate(PIXELS, [base64.b64encode(picture).decode(), points])
        reader.close()
        return [tuple(color) for color in found]

    def frame(self, name, part):
        """Returns the frame of a part of a sample, relative to the sample."""
        return self.page.evaluate("""([name, part]) => {
          const sample = document.querySelector(`[aria-label="${name}"]`), outer = sample.getBoundingClientRect();
          const box = sample.querySelector(part).getBoundingClientRect();
          return [box.left - outer.left, box.top - outer.top, box.width, box.height].map(Math.round);
        }""", [name, part])

    def test_transforms_move_what_is_drawn_and_not_the_layout(self):
        # 80 by 20 points, turned by 30 degrees about their middle.
        self.assertEqual(self.frame("Turned", ".shape"), [10, 21, 79, 57])
        self.assertEqual(self.page.locator("[aria-label=Turned]").bounding_box()["width"], 100)
        self.assertEqual(self.frame("Scaled", ".shape"), [10, 30, 40, 20])
        # A turn inside of a position: both are about the same middle.
        self.assertEqual(self.frame("Placed", ".box[data-s*=rotate]"), [22, 22, 57, 57])

    def test_a_turned_shape_is_drawn_for_its_own_size(self):
        # The slope leaves the upper right half empty. Turned by 90 degrees, it leaves the lower right one.
        self.assertNear(self.colors("Turned shape", (20, 20), (80, 80)), RED, PAPER)
        self.assertEqual(self.page.locator("[aria-label='Turned shape'] svg").get_attribute("viewBox"), "0 0 100 100")

    def test_colours_change_as_in_swiftui(self):
        quarters = (25, 25), (75, 25), (25, 75), (75, 75)
        self.assertNear(self.colors("Gray", *quarters), (54,) * 3, (182,) * 3, (18,) * 3, (255,) * 3)
        self.assertNear(self.colors("Multiplied", *quarters), (0, 0, 0), (0, 255, 0), BLUE, (0, 255, 255))
        self.assertNear(self.colors("Bright", *quarters), (255, 51, 51), (51, 255, 51), (51, 51, 255), (255, 255, 255))
        self.assertNear(self.colors("Blended", *quarters), (0, 0, 0), (0, 255, 0), BLUE, (0, 255, 255))

    def test_own_shapes_clip_and_mask(self):
        for name in ("Clipped", "Masked"):
            self.assertNear(self.colors(name, (25, 35), (25, 75), (75, 25), (95, 85), (75, 90)),
                            RED, BLUE, PAPER, PAPER, (255, 255, 255))
        self.assertNear(self.colors("Behind", (25, 75), (75, 25)), RED, PAPER)
        self.assertNear(self.colors("Symbol", (35, 35), (65, 65), (1, 1)), RED, (255, 255, 255), PAPER)

    def test_a_changed_angle_is_animated_unless_motion_is_reduced(self):
        turned = "() => getComputedStyle(document.querySelector('[aria-label=Turned] .box[data-s*=rotate]')).transform"
        at = "() => document.querySelector('[aria-label=Turned] .box[data-s*=\"rotate(%ddeg)\"]')"
        self.browser.prefer_motion("no-preference")
        self.page.evaluate("() => { const animate = Element.prototype.animate; window.ran = [];"
                           " Element.prototype.animate = function (frames, timing) {"
                           " window.ran.push(...frames.map(frame => frame.transform));"
                           " return animate.call(this, frames, timing); }; }")
        self.page.get_by_role("button", name="Turn").click()
        self.browser.until(at % 90)
        self.assertEqual(self.page.evaluate("() => window.ran"), ["rotate(30deg)", "rotate(90deg)"])
        self.page.evaluate("() => { window.ran = []; }")
        self.browser.prefer_motion("reduce")
        self.page.get_by_role("button", name="Turn").click()
        self.browser.until(at % 150)
        matrix = self.page.evaluate(turned)
        self.assertTrue(matrix.startswith("matrix(-0.866"), matrix)
        self.assertEqual(self.page.evaluate("() => window.ran"), [])

    def test_animations_follow_their_curves_and_repeat(self):
        self.browser.prefer_motion("no-preference")
        running = "name => document.querySelector(`[aria-label=${name}]`).getAnimations({ subtree: true })" \
                  ".map(one => { const { duration, iterations, direction, easing } = one.effect.getTiming();" \
                  " return [duration, iterations === Infinity, direction, easing]; })"
        self.page.get_by_role("button", name="Fade").click()
        self.browser.until("() => document.querySelector('[aria-label=Fading]').getAnimations({ subtree: true }).length")
        self.assertEqual(self.page.evaluate(running, "Fading"),
                         [[60000, False, "normal", "cubic-bezier(0.42, 0, 0.58, 1)"]])
        self.page.get_by_role("button", name="Beat").click()
        self.browser.until("() => document.querySelector('[aria-label=Beating]').getAnimations({ subtree: true }).length")
        self.assertEqual(self.page.evaluate(running, "Beating"), [[60000, True, "alternate", "linear"]])

    def test_views_appear_and_disappear_by_their_transitions(self):
        self.browser.prefer_motion("no-preference")
        states = "selector => document.querySelector(selector).getAnimations()" \
                 ".map(one => one.effect.getKeyframes().map(({ opacity, scale, translate }) => [opacity, scale, translate]))"
        self.page.get_by_role("button", name="Drawer").click()
        self.page.get_by_text("Open", exact=True).wait_for()
        there = [[["0", "1", "-100% 0%"], [None, None, None]]]
        self.assertEqual(self.shortened(self.page.evaluate(states, "[data-ti]")), there)
        self.page.get_by_role("button", name="Drawer").click()
        self.browser.until("() => document.querySelector('.ghost') && !document.querySelector('.screen [data-ti]')")
        self.assertEqual(self.shortened(self.page.evaluate(states, ".ghost")),
                         [[[None, None, None], ["1", "0.5", "0% 0%"]]])

    @staticmethod
    def shortened(animations):
        """The keyframes without the distances that are 0."""
        return [[[value and value.replace("calc(", "").replace(" + 0rem)", "") for value in frame] for frame in frames]
                for frames in animations]

    def test_what_does_not_allow_hit_testing_lets_presses_through(self):
        box = self.page.get_by_role("button", name="Below 0").bounding_box()
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.get_by_role("button", name="Below 1").wait_for()


class ScrollingTests(SceneTests):
    """Positions of regions that scroll, in an ordinary SwiftUI app: what the program reads, and where it scrolls to."""

    SCENE = "Scrolling"

    def setUp(self):
        self.serve(APP, self.SCENE)
        self.rows, self.pages, self.chat = (self.page.locator(".scroll").nth(number) for number in range(3))

    def shows(self, *texts):
        for text in texts:
            self.page.get_by_text(text, exact=True).wait_for()

    def wheel(self, region, x, y):
        region.hover()
        self.page.mouse.wheel(x, y)

    def press(self, name):
        self.page.get_by_role("button", name=name, exact=True).click()
        self.quiet()

    def test_the_program_reads_where_the_user_scrolls(self):
        self.shows("at 0, idle", "place none, app", "page none, footer hidden")
        self.wheel(self.rows, 0, 320)
        self.shows("at 320, idle", "place 8, user")
        self.wheel(self.rows, 0, 9999)
        self.shows("at 1,840, idle", "page none, footer visible")

    def test_the_program_scrolls_to_views_edges_and_points(self):
        for name, texts in (("To 30", ("at 1,200, idle", "place 30, app")),
                            ("To end", ("at 1,840, idle", "page none, footer visible")),
                            ("To 500", ("at 500, idle", "page none, footer hidden"))):
            self.press(name)
            self.shows(*texts)

    def test_every_request_is_followed_and_reported_where_frames_are_rare(self):
        self.page.evaluate("() => { const next = requestAnimationFrame.bind(window);"
                           "window.requestAnimationFrame = act => next(() => next(() => next(act))); }")
        for _ in range(6):
            for name, text in (("To 30", "at 1,200, idle"), ("To 500", "at 500, idle")):
                self.page.get_by_role("button", name=name, exact=True).click()
                self.shows(text)

    def test_the_user_stops_at_pages(self):
        self.wheel(self.pages, 170, 0)
        self.shows("page 1, footer hidden")
        self.assertEqual(self.pages.evaluate("region => region.scrollLeft"), 300)

    def test_a_conversation_stays_at_its_end_until_the_user_leaves_it(self):
        end = "region => region.scrollHeight - region.clientHeight - region.scrollTop"
        self.assertEqual(self.chat.evaluate(end), 0)
        self.press("Message")
        self.shows("message 21")
        self.assertEqual(self.chat.evaluate(end), 0)
        self.wheel(self.chat, 0, -90)
        self.browser.until("() => document.querySelectorAll('.scroll')[2].scrollTop === 420")
        self.quiet()
        self.press("Message")
        self.assertEqual(self.chat.evaluate(end), 120)


class PassingTests(SceneTests):
    """Views that change while they scroll, lines with a distance, and the size of the window, in an ordinary SwiftUI
    app."""

    SCENE = "Passing"

    def setUp(self):
        self.serve(APP, self.SCENE)

    def opacity(self, number):
        """Returns the product of the opacities around a row's text."""
        return self.page.get_by_text(f"row {number}", exact=True).evaluate("""text => {
          let whole = 1;
          for (let node = text; node; node = node.parentElement) whole *= +getComputedStyle(node).opacity;
          return whole;
        }""")

    def test_rows_change_while_they_scroll(self):
        region = self.page.locator(".scroll").first
        # Two rows are visible.
        shown = "wanted => [...document.querySelectorAll('.scroll .label')].map(text => { let whole = 1;" \
            " for (let node = text; node; node = node.parentElement) whole *= +getComputedStyle(node).opacity;" \
            " return +whole.toFixed(2); }).slice(0, 5).join() === wanted"
        self.browser.until(shown, "1,1,0,0,0")
        region.hover()
        self.page.mouse.wheel(0, 25)
        self.browser.until(shown, "0.75,1,0.25,0,0")
        self.page.mouse.wheel(0, 75)
        self.browser.until(shown, "0,1,1,0,0")
        self.assertEqual([self.opacity(number) for number in (1, 5)], [1, 0])

    def test_lines_are_apart(self):
        heights = [self.page.locator(f"[data-id={name}]").bounding_box() for name in ("Close", "Apart")]
        close, apart = (box["height"] for box in heights)
        # Two distances of ten points, and half of one above and below, which the layout does not count.
        self.assertAlmostEqual(apart - close, 30, delta=0.5)
        tops = [box["y"] for box in heights]
        self.assertAlmostEqual(tops[0] - tops[1], 5, delta=0.5)

    def test_lines_are_reserved(self):
        heights = [self.page.locator(f"[data-id={name}]").bounding_box()["height"] for name in ("Close", "Reserved")]
        self.assertAlmostEqual(*heights, delta=0.5)

    def test_a_field_grows_with_its_text(self):
        field = self.page.get_by_role("textbox", name="Note")
        heights = []
        for text in ("1", "1\n2", "1\n2\n3", "1\n2\n3\n4", "", "1\n2\n3"):
            field.fill(text)
            self.browser.until("wanted => document.querySelector('textarea').rows === wanted",
                               min(3, text.count("\n") + 1))
            heights.append(field.bounding_box()["height"])
            # Only the fourth line does not fit.
            scrolls = field.evaluate("field => field.scrollHeight > field.clientHeight + 1")
            self.assertEqual(scrolls, text.count("\n") > 2, text)
        one, two, three = heights[:3]
        line = field.evaluate("field => parseFloat(getComputedStyle(field).lineHeight)")
        self.assertAlmostEqual(three - two, line, delta=0.5)
        self.assertEqual(one, 44)
        self.assertEqual(heights[3:], [three, one, three])

    def test_the_screen_is_as_large_as_the_window(self):
        for width, height in ((700, 500), (390, 844)):
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.get_by_text(f"window {width}x{height}", exact=True).wait_for()


class ChoiceTests(SceneTests):
    """Rows of which one has a check mark, and one shows views of its own."""

    SCENE = "Choices"

    def setUp(self):
        self.serve(APP, self.SCENE)

    def test_the_texts_of_all_rows_are_below_each_other(self):
        edges = [self.page.get_by_text(text, exact=True).bounding_box()["x"] for text in ("Chosen", "Other", "Own")]
        self.assertLess(max(edges) - min(edges), 0.6, edges)

    def test_a_row_is_as_high_as_the_editor_in_it(self):
        editor = self.page.get_by_role("textbox", name="Notes")
        after = self.page.get_by_text("After the notes", exact=True)
        for text in ("One line", "line\n" * 30):
            editor.fill(text)
            self.quiet()
            box = editor.bounding_box()
            self.assertAlmostEqual(box["height"], 120, delta=1)
            self.assertGreaterEqual(after.bounding_box()["y"], box["y"] + box["height"])


# Presses the button of each round once the round before it has been over for some frames: a page may send 100 messages a
# second.
PRESENT = """async last => {
  const frames = async count => { while (count-- > 0) await new Promise(requestAnimationFrame); };
  const count = () => +document.getElementById("app").textContent.match(/(\\d+) rounds/)[1];
  while (count() < last) {
    const next = count() + 1;
    [...document.querySelectorAll("button")].find(button => button.textContent === "Present").click();
    while (count() < next) await frames(1);
    await frames(4);
  }
}"""


class RoundTests(SceneTests):
    """A sheet, an alert and a page that come and go a hundred times, a thousand times with KEEL_VERIFY=1."""

    SCENE = "Rounds"

    def setUp(self):
        self.serve(APP, self.SCENE)
        self.tools = self.browser.context.new_cdp_session(self.page)
        self.tools.send("Performance.enable")
        self.page.evaluate("""() => {
          window.seen = 0;
          new MutationObserver(changes => {
            for (const { addedNodes } of changes)
              for (const node of addedNodes) window.seen += node.nodeName === "DIALOG";
          }).observe(document.body, { childList: true, subtree: true });
        }""")

    def present(self, rounds):
        self.page.evaluate(PRESENT, rounds)
        self.quiet()

    def counts(self):
        """Returns the nodes and listeners in the browser, and the memory of the program in kB."""
        self.tools.send("HeapProfiler.collectGarbage")
        metrics = {metric["name"]: metric["value"] for metric in self.tools.send("Performance.getMetrics")["metrics"]}
        return metrics["Nodes"], metrics["JSEventListeners"], resident_memory(self.server.pid)

    def test_presentations_leave_nothing(self):
        self.present(20)
        nodes, listeners, memory = self.counts()
        rounds = 1_000 if IS_RELEASE else 100
        self.present(rounds)
        after = self.counts()
        self.assertEqual(self.page.evaluate("() => window.seen"), 2 * rounds)
        self.assertLessEqual(after[0], nodes + 50, "nodes of the page")
        self.assertLessEqual(after[1], listeners + 5, "listeners of the page")
        if IS_RELEASE:
            self.assertLessEqual(after[2], memory + 4_000, "kB of the program")


class FindingTests(SceneTests):
    """A search that the program begins, and texts that assistive technology speaks."""

    SCENE = "Finding"

    def setUp(self):
        self.serve(APP, self.SCENE)

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)
            self.quiet()

    def here(self):
        return self.page.evaluate("() => (document.activeElement.placeholder || document.activeElement.textContent).trim()")

    def found(self):
        texts = self.page.locator(".row").all_text_contents()
        return [name for name in ("anchor", "buoy", "cleat", "dinghy") if any(name in text for text in texts)]

    def state(self):
        return self.page.locator(".row .t", has_text="finding ").text_content().strip()

    def test_a_search_that_the_program_begins_has_the_focus_and_returns_it(self):
        self.page.get_by_role("button", name="Find", exact=True).focus()
        self.press("Enter")
        self.assertEqual((self.here(), self.state()), ("Search", "finding true, typing true"))
        self.press("b", "u")
        self.assertEqual(self.page.locator(".search input").input_value(), "bu")
        self.assertEqual(self.found(), ["buoy"])
        self.press("Escape")
        self.assertEqual((self.here(), self.state()), ("Find", "finding false, typing false"))
        self.assertEqual(len(self.found()), 4)

    def test_escape_in_the_results_ends_a_search_and_a_reload_shows_none(self):
        self.page.get_by_role("button", name="Find", exact=True).click()
        self.quiet()
        self.press("c", "l")
        self.page.get_by_role("button", name="cleat").focus()
        self.quiet()
        self.assertEqual(self.state(), "finding true, typing false")
        self.press("Escape")
        self.assertEqual(self.state(), "finding false, typing false")
        self.assertNotEqual(self.page.evaluate("() => document.activeElement.localName"), "body")
        self.page.reload()
        self.quiet()
        self.assertEqual(self.page.locator(".search input").input_value(), "")
        self.assertEqual(self.state(), "finding false, typing false")

    def test_a_text_is_spoken_each_time_in_a_region_that_was_there_before(self):
        self.page.evaluate("""() => {
          window.said = [];
          new MutationObserver(changes => {
            for (const { addedNodes } of changes) for (const node of addedNodes) said.push(node.textContent);
          }).observe(document.querySelector("#say[aria-live=polite]"), { childList: true });
        }""")
        for _ in range(2):
            self.page.get_by_role("button", name="anchor").click()
            self.quiet()
        self.assertEqual(self.page.evaluate("said"), ["Found", "Found"])


class LooksTests(SceneTests):
    """Views that look as on phones."""

    SCENE = "Looks"

    def setUp(self):
        self.serve(APP, self.SCENE)
        self.page.set_viewport_size({"width": 390, "height": 844})
        self.quiet()

    def box(self, selector):
        return self.page.locator(selector).first.bounding_box()

    def test_a_spacer_in_a_bottom_bar_moves_a_button_to_its_end(self):
        box = self.box(".foot .btn")
        self.assertGreater(box["x"] + box["width"], 360)

    def test_dots_are_as_wide_as_they_are_many(self):
        box = self.box(".dots")
        self.assertLess(box["width"], 100)
        self.assertAlmostEqual(box["x"] + box["width"] / 2, 195, delta=1)

    def test_a_field_without_a_border_is_as_high_as_its_text_and_marks_the_focus(self):
        plain, round = (self.page.get_by_placeholder(name) for name in ("Plain", "Round"))
        look = "field => [getComputedStyle(field).borderTopColor, getComputedStyle(field).backgroundImage]"
        self.assertEqual(plain.evaluate(look), ["rgba(0, 0, 0, 0)", "none"])
        self.assertNotEqual(round.evaluate(look)[0], "rgba(0, 0, 0, 0)")
        self.assertLess(plain.evaluate("field => field.parentElement.getBoundingClientRect().height"), 30)
        plain.focus()
        self.assertNotEqual(plain.evaluate(look)[1], "none")

    def test_the_details_of_a_filled_symbol_are_holes(self):
        mask = "() => document.querySelector('#s-plus-circle-fill [mask]')?.getAttribute('mask')"
        self.assertEqual(self.page.evaluate(mask), "url(#s-plus-circle-fill-m)")

    def test_a_cut_line_yields_to_what_stands_beside_it(self):
        value = self.page.get_by_text("Value", exact=True).bounding_box()
        self.assertLessEqual(value["x"] + value["width"], 390)
        self.assertLess(value["height"], 30)

    def test_the_option_in_the_middle_of_a_wheel_is_chosen(self):
        options = self.page.locator(".wheel .options")
        middle = """list => {
          const { top, height } = list.getBoundingClientRect();
          return [...list.children].find(one => one.getBoundingClientRect().bottom > top + height / 2).textContent;
        }"""
        self.assertEqual(options.evaluate(middle), "Item 2")
        options.evaluate("list => list.scrollBy({ top: 3 * list.children[0].offsetHeight, behavior: 'instant' })")
        expect(self.page.get_by_text("Number 5", exact=True)).to_be_visible()
        self.page.get_by_role("radio", name="Item 7", exact=True).click()
        expect(self.page.get_by_text("Number 7", exact=True)).to_be_visible()
        self.quiet()
        self.assertEqual(options.evaluate(middle), "Item 7")

    def test_a_form_in_front_of_a_colour_is_inset_and_covers_it_unless_its_background_is_hidden(self):
        row = self.box(".layers .list .rows")
        self.assertEqual((row["x"], row["width"]), (16, 358))
        ground = "lists => lists.map(list => getComputedStyle(list).backgroundColor)"
        form, bare = self.page.locator(".layers .list").evaluate_all(ground)
        self.assertEqual((form, bare), ("rgb(242, 242, 247)", "rgba(0, 0, 0, 0)"))


class GuideTests(SceneTests):
    """Parts of a page that have no frame or line of their own."""

    SCENE = "Guide"

    def setUp(self):
        self.serve(APP, self.SCENE)

    def test_links_have_the_tint_colour_and_no_line_until_the_pointer_is_over_them(self):
        tint = self.page.evaluate("""() => {
          const probe = document.body.appendChild(document.createElement("i"));
          probe.style.color = "var(--tint)";
          const { color } = getComputedStyle(probe);
          probe.remove();
          return color;
        }""")
        look = "link => [getComputedStyle(link).color, getComputedStyle(link).textDecorationLine]"
        for name in ("Website", "the guide"):
            link = self.page.get_by_role("link", name=name)
            self.page.mouse.move(0, 0)
            self.assertEqual(link.evaluate(look), [tint, "none"], name)
            link.hover()
            self.assertEqual(link.evaluate(look), [tint, "underline"], name)

    def test_a_symbol_replaces_the_words_in_a_bar_and_not_in_its_menu(self):
        def size(name):
            box = self.page.locator(".head span", has_text=name).bounding_box()
            return box["width"]
        self.page.get_by_role("button", name="Parts").click()
        self.page.get_by_role("menuitem", name="Fold").wait_for()
        self.assertEqual([size("Parts"), size("Share")], [1, 1])
        for name in ("Fold", "Unfolded"):
            item = self.page.locator(".popup").get_by_text(name, exact=True)
            self.assertGreater(item.bounding_box()["width"], 20, name)

    def test_the_mark_of_a_group_is_at_its_end_and_the_content_below_the_title(self):
        button = self.page.get_by_role("button", name="More")
        left, mark = button.evaluate("""button => {
          const [label, content] = ["More", "Unfolded"].map(text =>
            [...document.querySelectorAll(".disclosure .label")].find(one => one.textContent === text));
          const before = getComputedStyle(button, "::before"), after = getComputedStyle(button, "::after");
          const space = parseFloat(after.marginInlineStart) / button.clientWidth;
          return [label.getBoundingClientRect().left - content.getBoundingClientRect().left,
            [before.content, space > .8, parseFloat(after.marginInlineEnd) < 8]];
        }""")
        self.assertAlmostEqual(left, 0, delta=0.5)
        self.assertEqual(mark, ["none", True, True])

    def test_a_sheet_has_the_background_of_its_visible_page(self):
        def colors():
            return self.page.evaluate("""() => {
              const pages = [...document.querySelectorAll("dialog .screen:not([hidden])")];
              return [document.querySelector("dialog"), pages.at(-1)].map(one => getComputedStyle(one).backgroundColor);
            }""")
        self.page.get_by_role("button", name="Steps").click()
        self.page.get_by_role("button", name="First step").wait_for()
        sheet, page = colors()
        self.assertEqual(sheet, page)
        self.page.get_by_role("button", name="First step").click()
        self.page.get_by_text("Bare step").wait_for()
        self.quiet()
        bare, page = colors()
        self.assertEqual(bare, page)
        self.assertNotEqual(bare, sheet)

    def test_a_background_reaches_the_top_of_a_sheet(self):
        for width in (390, 1280):
            self.page.set_viewport_size({"width": width, "height": 844})
            self.page.get_by_role("button", name="Colour").click()
            self.browser.until("() => document.querySelector('dialog .bleed[data-known]')")
            self.quiet()
            sheet, inside, color, text = self.page.evaluate("""() => {
              const sheet = document.querySelector("dialog");
              return [sheet, sheet.querySelector(".inside"), sheet.querySelector(".bleed > *"),
                sheet.querySelector(".label")].map(one => one.getBoundingClientRect().top);
            }""")
            self.assertAlmostEqual(color, sheet, delta=0.5)
            self.assertAlmostEqual(inside, sheet, delta=0.5, msg="what is above it would be cut")
            # The content is below the handle.
            self.assertGreaterEqual(text, sheet + 16)
            self.page.keyboard.press("Escape")
            self.page.locator("dialog").wait_for(state="detached")


class DigitTests(SceneTests):
    """A delegate of UIKit that decides about each edit."""

    SCENE = "Digits"

    def setUp(self):
        self.serve(UIKIT_APP, self.SCENE)

    def until_text(self, name, text):
        self.page.get_by_role("textbox", name=name).wait_for()
        self.browser.until(
            "([name, text]) => [...document.querySelectorAll('input, textarea')].find(one => "
            "(one.ariaLabel ?? one.placeholder) === name).value === text", [name, text])

    def test_a_field_takes_what_its_delegate_allows(self):
        self.page.get_by_role("textbox", name="Code").focus()
        for keys, text in (("1", "1"), ("x", "1"), ("234", "1234"), ("5", "1234")):
            self.page.keyboard.type(keys)
            self.quiet()
            self.until_text("Code", text)
        self.page.keyboard.press("Home")
        self.page.keyboard.press("Delete")
        self.until_text("Code", "234")

    def test_a_text_view_shows_what_its_delegate_sets(self):
        note = self.page.get_by_role("textbox", name="Note")
        note.focus()
        self.page.keyboard.type("ahoy")
        self.quiet()
        self.until_text("Note", "AHOY")
        self.page.keyboard.press("Enter")
        self.browser.until("() => !document.activeElement.matches('textarea')")
        self.until_text("Note", "AHOY")


class ConstrainedPlacesTests(SceneTests):
    """Places that constraints derive from the size of the page."""

    SCENE = "Places"

    def setUp(self):
        self.serve(UIKIT_APP, self.SCENE)
        self.page.get_by_text("Corner").wait_for()
        self.quiet()

    def resize(self, width, height):
        self.page.set_viewport_size({"width": width, "height": height})
        # The size is known to the page in its next frame.
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")

    def places(self):
        """Returns the frames of the views, from the leading corner of what they are in, and its size."""
        return self.page.evaluate("""() => {
          const around = document.querySelector(".arranged").getBoundingClientRect(), found = {};
          for (const name of ["middle", "corner", "half", "wide"]) {
            const box = document.querySelector(`[data-id=${name}]`).getBoundingClientRect();
            found[name] = [box.left - around.left, box.top - around.top, box.width, box.height];
          }
          return [[around.width, around.height], found];
        }""")

    def check(self, width):
        size, found = self.places()
        self.assertEqual(size[0], width)
        middle, corner, half, wide = (found[name] for name in ("middle", "corner", "half", "wide"))
        for got, wanted in (
            (middle[0] + middle[2] / 2, size[0] / 2), (middle[1] + middle[3] / 2, size[1] / 2),
            (corner[0] + corner[2], size[0] - 20), (corner[1] + corner[3], size[1] - 20),
            (half[0], 0), (half[2], size[0] / 2), (wide[0], 16), (wide[2], min(600, size[0] - 32)),
            (wide[3], size[1] / 4),
        ):
            self.assertAlmostEqual(got, wanted, delta=1, msg=f"{found} in {size}")

    def test_places_follow_the_window_before_the_server_answers(self):
        self.check(900)
        for size in ((500, 700), (520, 640)):
            self.resize(*size)
            self.quiet()
            self.check(size[0])
        self.server.send_signal(signal.SIGSTOP)
        for size in ((390, 844), (610, 500), (450, 900)):
            self.resize(*size)
            self.check(size[0])
        self.server.send_signal(signal.SIGCONT)
        self.quiet()
        self.check(450)

    def test_places_that_jump_are_corrected(self):
        for width in (500, 520, 1000, 1100, 640, 390):
            self.resize(width, 700)
            self.quiet()
            self.check(width)

    def test_a_window_that_is_dragged_needs_no_new_places(self):
        sent = []
        self.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: sent.append(frame)))
        self.page.reload()
        self.page.get_by_text("Corner").wait_for()
        self.quiet()
        for step in range(3):
            self.resize(400 + 10 * step, 700)
            self.quiet()
        before = sum("data-p" in frame for frame in sent)
        self.assertGreater(before, 0)
        for step in range(20):
            self.resize(430 + 7 * step, 700)
            self.quiet()
            self.check(430 + 7 * step)
        self.assertEqual(sum("data-p" in frame for frame in sent), before)


class ConstrainedRowsTests(SceneTests):
    """64 rows that size themselves by the constraints in them."""

    SCENE = "Cards"

    def setUp(self):
        self.serve(UIKIT_APP)
        self.devtools = self.page.context.new_cdp_session(self.page)
        self.devtools.send("Performance.enable")

    def layouts(self):
        """Returns how often the browser has laid out the page."""
        metrics = self.devtools.send("Performance.getMetrics")["metrics"]
        return next(int(one["value"]) for one in metrics if one["name"] == "LayoutCount")

    def test_all_rows_are_measured_in_few_passes(self):
        before = self.layouts()
        self.page.goto(self.url + self.SCENE)
        self.page.get_by_text("Card 3", exact=True).wait_for()
        self.quiet()
        self.assertEqual(self.page.locator(".arranged").count(), 64)
        opened = self.layouts()
        self.page.set_viewport_size({"width": 500, "height": 700})
        self.quiet()
        resized = self.layouts()
        self.assertLessEqual(opened - before, 30)
        self.assertLessEqual(resized - opened, 30)


class ScrollViewTests(SceneTests):
    """A scroll view of a program that is built like an Xcode template: its position and its delegate."""

    SCENE = "Scroll"

    def setUp(self):
        self.serve(UIKIT_APP, self.SCENE)
        self.shows("at 0")

    def press(self, name):
        self.page.get_by_role("button", name=name, exact=True).click()

    def shows(self, text):
        """Waits for a part of the title or the prompt, in which the program says what it reads."""
        self.page.locator(".title, .prompt").filter(has_text=text).last.wait_for()

    def test_the_program_sets_and_reads_the_position(self):
        self.press("To 500")
        self.shows("at 500")
        self.shows("arrived 0")
        self.press("To end")
        self.shows(", the end")
        self.press("Glide up")
        self.shows("arrived 1")
        self.shows("at 0")

    def test_the_program_follows_the_user(self):
        self.page.get_by_text("Line 1", exact=True).hover()
        self.page.mouse.wheel(0, 120)
        self.shows("at 120")

    def test_the_bounds_of_the_screen_follow_the_window(self):
        for width, height in ((700, 500), (390, 844)):
            self.page.set_viewport_size({"width": width, "height": height})
            self.shows(f"window {width}x{height}")


class MotionTests(DrawingTests):
    """Animated changes and gestures in an ordinary SwiftUI app: what moves, from where, and where to."""

    SCENE = "Motion"
    # The tests of drawings are those of another page.
    for name in [name for name in dir(DrawingTests) if name.startswith("test_")]:
        locals()[name] = None
    del name

    def setUp(self):
        super().setUp()
        self.browser.prefer_motion("no-preference")
        self.browser.until("() => document.getElementById('app').dataset.laid === ''")

    def press(self, name):
        self.page.get_by_role("button", name=name, exact=True).click()
        self.quiet()

    def at(self, part):
        """Shows a part of the minute that animations last."""
        self.page.evaluate("""part => { for (const one of document.getAnimations()) {
            one.pause();
            one.currentTime = part * 60000;
        } }""", part)

    def frame(self, name, part=""):
        box = self.page.locator(f"[aria-label='{name}'] {part}").last.bounding_box()
        return [round(box[side]) for side in ("x", "y", "width", "height")]

    def test_a_transition_of_an_own_type_has_the_effects_of_its_body(self):
        keyframes = "selector => document.querySelector(selector).getAnimations()[0].effect.getKeyframes()" \
                    ".map(({ transform, filter, opacity }) => [transform, filter, opacity])"
        self.press("Twirl")
        self.assertEqual(self.page.evaluate(keyframes, "[data-ti]"),
                         [["rotate(-90deg)", "blur(0.25rem)", "0.5"], [None, None, None]])
        self.press("Twirl")
        self.browser.until("() => document.querySelector('.ghost')")
        self.assertEqual(self.page.evaluate(keyframes, ".ghost"),
                         [[None, None, None], ["rotate(90deg)", "blur(0.25rem)", "0.5"]])

    def test_a_matched_view_comes_from_the_place_and_size_of_the_other_one(self):
        old = self.frame("Mark")
        self.press("Swap")
        self.at(0)
        self.assertEqual(self.frame("Mark"), old)
        self.at(0.5)
        middle = self.frame("Mark")
        self.page.evaluate("() => { for (const one of document.getAnimations()) one.finish(); }")
        new = self.frame("Mark")
        self.assertEqual([new[2], new[3]], [80, 40])
        self.assertGreater(new[0], old[0] + 100)
        for one, other, half in zip(old, new, middle, strict=True):
            self.assertAlmostEqual(half, (one + other) / 2, delta=1)
        self.browser.until("() => !document.querySelector('.ghost')")

    def test_a_frame_grows_gradually_and_moves_what_is_beside_it(self):
        bar, beside = self.frame("Bar"), self.frame("Beside")
        self.press("Widen")
        for part, width in ((0, 100), (0.5, 150), (0.99, 199)):
            self.at(part)
            self.assertEqual(self.frame("Bar"), [bar[0], bar[1], width, 20])
            self.assertEqual(self.frame("Beside")[0], beside[0] + width - 100)

    def test_what_makes_room_for_others_slides(self):
        old = self.frame("Below")
        self.press("Lengthen")
        self.at(0)
        self.assertEqual(self.frame("Below"), old)
        self.at(0.5)
        self.assertEqual(self.frame("Below"), [old[0], old[1] + 20, 50, 20])

    def test_digits_that_change_roll(self):
        self.press("Count")
        counter = self.page.locator("#app [aria-label=Counter] .digit")
        self.assertEqual(counter.all_text_contents(), ["1", "9"])
        rolling = "parts => parts.map(part => part.getAnimations().map(one => one.effect.getKeyframes()[0].translate))"
        self.assertEqual(counter.evaluate_all(rolling), [[], ["0px 60%"]])
        self.page.evaluate("() => { for (const one of document.getAnimations()) one.finish(); }")
        self.browser.until("() => !document.querySelector('.digit')")
        self.assertEqual(self.page.locator("[aria-label=Counter]").text_content(), "19")

    def test_nothing_moves_if_the_user_prefers_so(self):
        self.browser.prefer_motion("reduce")
        for name in ("Twirl", "Swap", "Widen", "Lengthen", "Count"):
            self.press(name)
        self.assertEqual(self.page.evaluate("() => document.getAnimations().length"), 0)
        self.assertEqual(self.frame("Bar")[2], 200)

    # Gestures

    def middle(self, name):
        box = self.frame(name)
        return box[0] + box[2] / 2, box[1] + box[3] / 2

    def said(self):
        return self.page.locator("[aria-label=Said]").text_content()

    def sent(self):
        """Records what the page sends, and answers nothing else."""
        self.page.evaluate("""() => {
          const send = WebSocket.prototype.send;
          window.sent = [];
          window.unanswered = 0;
          WebSocket.prototype.send = function (text) {
            const message = JSON.parse(text), before = document.getElementById("app").dataset.state.split(" ")[1];
            window.sent.push(message);
            // The state already counts the event that is sent.
            if (message[2]?.[0] === 29 && message[2][2] < 2 && +before > 1) window.unanswered++;
            return send.call(this, text);
          };
        }""")

    def test_a_card_follows_the_pointer_and_is_not_pressed_by_that(self):
        x, y = self.middle("Card")
        old = self.frame("Card", ".shape")
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 40, y + 12, steps=5)
        self.browser.until("() => document.querySelector('[aria-label=Said]').textContent === 'dragged 40 12'")
        moved = self.frame("Card", ".shape")
        self.assertEqual([moved[0] - old[0], moved[1] - old[1]], [40, 12])
        self.page.mouse.up()
        self.browser.until("() => /^left at/.test(document.querySelector('[aria-label=Said]').textContent)")
        # In points of the card, which was pressed in its middle.
        across, down = map(int, self.said().split()[2:])
        card = self.frame("Card")
        self.assertAlmostEqual(across, card[2] / 2 + 40, delta=1)
        self.assertAlmostEqual(down, card[3] / 2 + 12, delta=1)
        self.quiet()
        self.page.evaluate("() => { for (const one of document.getAnimations()) one.finish(); }")
        self.assertEqual(self.frame("Card", ".shape"), old)
        self.page.mouse.click(x, y)
        self.browser.until("() => document.querySelector('[aria-label=Said]').textContent === 'tapped 1'")

    def test_one_report_is_on_its_way_at_a_time(self):
        self.sent()
        x, y = self.middle("Card")
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        # A press alone, and a movement that is too short, are not reported.
        self.page.mouse.move(x + 4, y)
        self.quiet()
        self.assertEqual(self.page.evaluate("() => window.sent.filter(([, , event]) => event?.[0] === 29).length"), 0)
        for step in range(40):
            self.page.mouse.move(x + 12 + step, y)
        # No report was sent before the one before it was acknowledged.
        self.assertEqual(self.page.evaluate("() => window.unanswered"), 0)
        self.page.mouse.up()
        self.quiet()
        phases = self.page.evaluate("() => window.sent.filter(([, , event]) => event?.[0] === 29).map(([, , event]) => event[2])")
        self.assertEqual((phases[0], phases[-1], phases.count(0), phases.count(2)), (0, 2, 1, 1))
        self.assertEqual(self.said().split()[0], "left")

    def test_a_long_press_shows_that_it_is_held(self):
        x, y = self.middle_of_text("Stone")
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.browser.until("() => document.querySelector('[aria-label=Said]').textContent === 'held'")
        self.page.mouse.up()
        self.quiet()

    def middle_of_text(self, text):
        box = self.page.get_by_text(text, exact=True).bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


if __name__ == "__main__":
    unittest.main()
