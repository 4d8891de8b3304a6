#!/usr/bin/env python3
"""Everyday SwiftUI apps in a real browser: what they draw is where their authors expect it, and can be seen.

usage: apps_tests.py PATH-OF-everyday-apps [PART-OF-A-NAME]
"""

import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from playwright.sync_api import expect
from served import Site, tell

PROGRAM = os.path.abspath(sys.argv[1])
PHONE = {"viewport": {"width": 390, "height": 844}}
DESK = {"viewport": {"width": 1100, "height": 800}}

# The text of what is in front at the middle of an element.
IN_FRONT = """one => {
  const box = one.getBoundingClientRect();
  return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.textContent;
}"""


class App(Site):
    def __init__(self, name):
        self.process = subprocess.Popen(
            [PROGRAM, "--front-end", "web", "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**os.environ, "EVERYDAY_APP": name[0].lower() + name[1:]})
        self.lines = []
        self.unread = ""
        self.url = self.wait_line("Serving at ").split()[-1]


def box(page, text):
    return page.get_by_text(text, exact=True).bounding_box()


def story_a_gradient_is_behind_the_layers_that_follow_it(user):
    with App("Weather") as site:
        for options in (PHONE, DESK):
            with user.browser(**options) as browser:
                page = browser.tab(site.url)
                for words in ("Cupertino, CA", "76°", "MON", "Change Day Time"):
                    assert page.get_by_text(words, exact=True).evaluate(IN_FRONT) == words, words
                # Sizes in points are exact: 70 points are wider than the 34 of a large title.
                size = page.get_by_text("76°").evaluate("one => getComputedStyle(one).fontSize")
                assert size == "70px", size


def story_constraints_place_a_card_a_list_and_a_field(user):
    with App("Profile") as site:
        for options in (PHONE, DESK):
            width, height = options["viewport"]["width"], options["viewport"]["height"]
            with user.browser(**options) as browser:
                page = browser.tab(site.url)
                expect(page.get_by_text("Ada Lovelace")).to_be_visible()
                # Heights follow from widths, in a second report of the page.
                page.wait_for_function(
                    "() => { const place = text => [...document.querySelectorAll('*')].filter(one => one.textContent.trim()"
                    ".startsWith(text)).at(-1)?.getBoundingClientRect(); const [name, about] = [place('Ada'), place('Math')];"
                    " return name && about && about.top >= name.bottom - 2; }")
                name, about = box(page, "Ada Lovelace"), page.get_by_text("Mathematician, and").bounding_box()
                # 16 points of the margins and of the card, 48 of the portrait, 16 beside it.
                assert abs(name["x"] - 96) < 2 and abs(about["x"] - 96) < 2, (name, about)
                assert about["y"] >= name["y"] + name["height"] - 2, (name, about)
                assert about["x"] + about["width"] <= width - 30, about
                field = page.get_by_placeholder("A note").bounding_box()
                add = page.get_by_role("button", name="Add", exact=True).bounding_box()
                assert add["x"] + add["width"] <= width - 14 and add["x"] > field["x"] + field["width"], (field, add)
                assert height - 40 < field["y"] + field["height"] <= height, field
                # The list is between the card and the field.
                row = box(page, "Born in 1815")
                assert about["y"] + about["height"] < row["y"] < field["y"], (about, row, field)
                # Rows are as high as their constraints make them: a line and 16 points on both sides.
                next = box(page, "Wrote the first program")
                assert next["y"] - row["y"] >= row["height"] + 32 - 1, (row, next)
                assert row["height"] < 30, row
                page.get_by_placeholder("A note").fill("Likes engines")
                page.get_by_role("button", name="Add", exact=True).click()
                expect(page.get_by_text("Likes engines", exact=True)).to_be_visible()
                # A press on the card folds it, and the list follows. On a desk the portrait is higher than the text.
                page.get_by_text("Ada Lovelace").click()
                expect(page.get_by_text("Mathematician, and")).to_have_count(0)
                page.wait_for_function(
                    "([text, top]) => [...document.querySelectorAll('*')].some(one => one.textContent.trim() === text"
                    " && one.getBoundingClientRect().top < top)",
                    arg=["Born in 1815", row["y"] - 5 if width < 500 else height])


def story_tags_flow_and_a_toolbar_shows_what_fits(user):
    with App("Tags") as site:
        with user.browser(**DESK) as browser:
            page = browser.tab(site.url)
            wide, narrow = page.get_by_role("button", name="Choose all"), page.get_by_role("button", name="More")
            expect(wide).to_be_visible()
            expect(narrow).to_have_count(0)
            rows = """() => new Set([...document.querySelectorAll(".arranged > *")]
              .map(one => Math.round(one.getBoundingClientRect().top))).size"""
            page.wait_for_function(f"() => ({rows})() === 2")
            # The page chooses by itself: what it would send is lost.
            page.evaluate("WebSocket.prototype.send = () => {}")
            page.set_viewport_size(PHONE["viewport"])
            expect(narrow).to_be_visible()
            expect(wide).to_have_count(0)
            # Focus never reaches a view that is not shown.
            names = []
            for _ in range(30):
                page.keyboard.press("Tab")
                names.append(page.evaluate("document.activeElement.textContent"))
            assert "More" in names and "Choose all" not in names, names
        with user.browser(**PHONE) as browser:
            page = browser.tab(site.url)
            page.wait_for_function(f"() => ({rows})() > 3")
            page.get_by_role("button", name="Swift").click()
            expect(page.get_by_text("1 chosen")).to_be_visible()
            # Labels end at the guide, where the values begin.
            ends = page.evaluate("""["Name", "Description"].map(text => [...document.querySelectorAll(".label")]
              .find(one => one.textContent === text).getBoundingClientRect().right)""")
            assert abs(ends[0] - ends[1]) < 1, ends
    # A page without such views measures nothing.
    with App("Weather") as site:
        with user.browser(**PHONE) as browser:
            page = browser.tab(site.url)
            expect(page.get_by_text("MON", exact=True)).to_be_visible()
            assert page.evaluate("document.getElementById('app').dataset.measured") is None


def story_adaptive_columns_follow_the_width(user):
    with App("Dashboard") as site:
        for options, columns in ((PHONE, 2), (DESK, 6)):
            with user.browser(**options) as browser:
                page = browser.tab(site.url)
                first = box(page, "Steps")
                page.wait_for_function(
                    """columns => {
                      const top = text => [...document.querySelectorAll(".label")]
                        .find(one => one.textContent === text).getBoundingClientRect().top;
                      const names = ["Steps", "Heart Rate", "Sleep", "Energy", "Water", "Mindfulness"];
                      return names.filter(name => top(name) === top("Steps")).length === columns;
                    }""", arg=columns)
                # The title begins where the cards begin.
                title = page.get_by_role("heading", name="Today").bounding_box()
                assert abs(title["x"] - 16) < 2 and first["x"] > 16, (title, first)
                # A bar that is half full shows its other half in a paler colour.
                widths = page.evaluate("""() => [...document.querySelectorAll(".shape")].map(one =>
                  [getComputedStyle(one).backgroundColor, one.getBoundingClientRect().width])""")
                assert any(color.endswith(", 0.2)") or "/ 0.2" in color for color, _ in widths), widths
                assert len({round(width) for _, width in widths}) > 3, widths


def story_a_board_fits_the_window_and_its_numbers_fit_their_tiles(user):
    with App("Board") as site:
        for options in (PHONE, DESK):
            with user.browser(**options) as browser:
                page = browser.tab(site.url)
                expect(page.get_by_text("2,048")).to_be_visible()
                board = page.locator(".ratio").first.bounding_box()
                assert abs(board["width"] - board["height"]) < 1, board
                size = page.viewport_size
                button = page.get_by_role("button", name="Left").bounding_box()
                assert board["y"] > 0 and board["y"] + board["height"] <= button["y"] + 1, (board, button)
                assert button["y"] + button["height"] <= size["height"], (button, size)
                page.wait_for_function("""() => {
                  const text = [...document.querySelectorAll(".label")].find(one => one.textContent === "2,048");
                  const tile = text.closest(".box").getBoundingClientRect(), box = text.getBoundingClientRect();
                  const range = document.createRange();
                  range.selectNodeContents(text);
                  return range.getClientRects().length === 1 && box.width <= tile.width + .5;
                }""")
                # The page has nothing to scroll to.
                assert page.evaluate("() => document.querySelector('.body').scrollHeight") <= size["height"]


if __name__ == "__main__":
    sys.exit(tell(globals(), sys.argv[2:], __file__) > 0)
