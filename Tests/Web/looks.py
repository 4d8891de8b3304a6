#!/usr/bin/env python3
"""The look and feel of the Gallery's pages in a real browser: contrast, target sizes for fingers, unbroken words, print.

usage: looks.py PATH-OF-gallery [PART-OF-A-NAME]
"""

import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from playwright.sync_api import expect
from served import PATIENCE, SMALL, Site, live, tell

PROGRAM = os.path.abspath(sys.argv[1])
PAGES = ("layout drawing charts pictures symbols text buttons toggles input values pickers progress lists lazy swipes "
         "containers grid shapes navigation tabs split sheets colours interop").split()
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# Finds texts that are broken over two lines: a single word, or several although there is room for them on one line.
BROKEN = """() => {
  const found = [], lines = range => new Set([...range.getClientRects()].map(box => Math.round(box.top / 4))).size;
  for (const one of document.querySelectorAll(".t,.s,.title,.now,.note,.label,.btn,.tab > span,.option > span,h1,h2")) {
    const text = one.firstChild, range = document.createRange();
    if (one.children.length || text?.nodeType !== 3 || !one.checkVisibility({ visibilityProperty: true })) continue;
    for (const word of text.data.matchAll(/\\S+/g)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (lines(range) > 1) found.push("broken: " + word[0]);
    }
    range.selectNodeContents(one);
    if (lines(range) < 2) continue;
    const copy = one.cloneNode(true), box = one.closest(".row, .slider, .stepper, .picker, .toggle, .stack.h");
    if (!box) continue;
    copy.setAttribute("hidden", "");
    copy.hidden = false;
    Object.assign(copy.style, { position: "absolute", whiteSpace: "nowrap", width: "max-content", maxWidth: "none" });
    one.parentElement.append(copy);
    const wanted = copy.getBoundingClientRect().width;
    copy.remove();
    const here = one.getBoundingClientRect();
    let used = 32;
    for (const other of box.querySelectorAll("*")) {
      if (other.contains(one) || other.children.length && !other.matches("svg, .toggle, select")) continue;
      const place = other.getBoundingClientRect();
      if (!other.closest("svg *") && place.bottom > here.top && place.top < here.bottom) used += place.width + 12;
    }
    if (wanted + used < box.clientWidth) found.push("wrapped: " + one.textContent);
  }
  return found;
}"""


class Gallery(Site):
    def __init__(self):
        self.process = subprocess.Popen([PROGRAM, "--front-end", "web", "--port", "0"], stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True)
        self.lines = []
        self.unread = ""
        self.url = self.wait_line("Serving at ").split()[-1]


def audit(page):
    import axe_playwright_python

    source = os.path.join(os.path.dirname(axe_playwright_python.__file__), "axe.min.js")
    with open(source, encoding="utf-8") as file:
        page.evaluate(file.read())
    # Browsers make scrollable regions focusable by themselves if nothing else in them is.
    rules = {"scrollable-region-focusable": {"enabled": False}}
    found = page.evaluate("rules => axe.run(document, {resultTypes: ['violations'], rules})", rules)["violations"]
    return [(one["id"], [node["html"][:120] for node in one["nodes"]][:3]) for one in found]


def story_every_page_can_be_read_and_pressed_in_light_and_dark(user, site):
    for options in ({}, PHONE):
        for scheme in ("light", "dark"):
            with user.browser(color_scheme=scheme, **options) as browser:
                for name in PAGES:
                    page = browser.tab(site.url + "controls/" + name)
                    found = audit(page)
                    assert not found, f"{name} in {scheme}: {found}"
                    if options:
                        small = page.evaluate(SMALL)
                        assert not small, f"{name}: {small}"
                    page.close()


def story_no_page_is_wider_than_a_phone(user, site):
    wide = """() => [document.documentElement, ...document.querySelectorAll(".body")]
      .filter(one => one.scrollWidth > one.clientWidth).map(one => `${one.scrollWidth} > ${one.clientWidth}`)"""
    with user.browser(**PHONE) as browser:
        for path in ["", *("controls/" + name for name in PAGES)]:
            page = browser.tab(site.url + path)
            deadline = time.monotonic() + PATIENCE
            while (found := page.evaluate(wide)) and time.monotonic() < deadline:
                page.evaluate("() => new Promise(done => requestAnimationFrame(() => done()))")
            assert not found, f"{path}: {found}"
            page.close()


def story_the_cards_can_be_read_and_pressed(user, site):
    for scheme in ("light", "dark"):
        with user.browser(color_scheme=scheme, **PHONE) as browser:
            page = browser.tab(site.url)
            found = audit(page)
            assert not found, f"in {scheme}: {found}"
            assert not page.evaluate(SMALL), page.evaluate(SMALL)
            page.get_by_role("link", name="Charts").tap()
            expect(page.locator("h1:visible", has_text="Charts")).to_be_visible()
            assert page.url.endswith("/showroom/charts"), page.url


def story_a_sidebar_stands_beside_the_page_where_there_is_room(user, site):
    with user.browser(viewport={"width": 1280, "height": 800}) as browser:
        page = browser.tab(site.url + "showroom/layout")
        expect(page.locator("h1:visible")).to_have_text("Layout")
        expect(page.get_by_role("heading", name="Pages")).to_be_visible()
        page.get_by_text("Drawing", exact=True).first.click()
        expect(page.locator("h1:visible")).to_have_text("Drawing")
        expect(page.get_by_role("heading", name="Pages")).to_be_visible()
        assert page.url.endswith("/showroom/drawing"), page.url


def story_the_handle_and_the_slider_change_the_room(user, site):
    with user.browser(viewport={"width": 1280, "height": 800}) as browser:
        page = browser.tab(site.url + "showroom/layout")
        handle = page.get_by_role("spinbutton", name="Right edge").first
        handle.focus()
        page.keyboard.press("ArrowUp")
        expect(page.get_by_text("256 × 144 points")).to_be_visible()
        page.get_by_role("slider", name="Width").focus()
        page.keyboard.press("End")
        expect(page.get_by_text("300 × 144 points")).to_be_visible()


def story_no_heading_is_empty(user, site):
    with user.browser(**PHONE) as browser:
        page = browser.tab(site.url + "controls/split")
        for number in range(2):
            rows = page.get_by_text("Chocolate", exact=True).locator("visible=true")
            (rows.first if number else rows.last).click(force=True)
            expect(page.locator(".back.narrow:visible")).to_have_count(number + 1)
            assert not audit(page), audit(page)


def story_words_stay_whole_and_on_one_line_while_there_is_room(user, site):
    for width in (320, 390, 1000):
        with user.browser(viewport={"width": width, "height": 844}) as browser:
            for name in PAGES:
                page = browser.tab(site.url + "controls/" + name)
                # Grids of cards have their columns once the page has reported its size.
                deadline = time.monotonic() + PATIENCE
                while (broken := page.evaluate(BROKEN)) and time.monotonic() < deadline:
                    page.evaluate("() => new Promise(done => requestAnimationFrame(() => done()))")
                assert not broken, f"{name} at {width}: {broken}"
                page.close()


def story_controls_without_an_edge_align_with_the_surrounding_text(user, site):
    edges = """() => [...document.querySelectorAll(".label.one:not([role]), .btn.plain > span, .btn.plain")]
      .filter(one => !one.children.length && one.checkVisibility({ visibilityProperty: true }))
      .map(one => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return [one.textContent, range.getBoundingClientRect().left];
      })"""
    for options in ({"viewport": {"width": 390, "height": 1600}}, {**PHONE, "viewport": {"width": 390, "height": 1600}}):
        with user.browser(**options) as browser:
            for name, words in (("buttons", ("Pressed 0 times", "Plain", "Disabled")), ("split", ("Vanilla", "Mint"))):
                page = browser.tab(site.url + "controls/" + name)
                # The grid is visible once the page has reported its width.
                for text in words:
                    expect(page.get_by_text(text, exact=True).last).to_be_visible()
                found = {text: left for text, left in page.evaluate(edges) if text in words}
                assert len(found) == len(words), (name, found)
                assert max(found.values()) - min(found.values()) < 0.6, (name, found)
            page = browser.tab(site.url + "controls/interop")
            middles = page.evaluate("""() => [...document.querySelectorAll("[role=spinbutton]")].map(one => {
              while (one && !one.parentElement?.matches(".h")) one = one.parentElement;
              return one?.nextElementSibling && [one, one.nextElementSibling].map(view => {
                const box = view.getBoundingClientRect();
                return box.top + box.height / 2;
              });
            }).filter(pair => pair)""")
            assert middles and all(abs(stars - words) < 2 for stars, words in middles), middles
            # A control of its own looks as its author draws it.
            surfaces = page.evaluate("""() => [...document.querySelectorAll(".grip")].map(one => {
              const { backgroundColor, boxShadow } = getComputedStyle(one);
              return [backgroundColor, boxShadow];
            })""")
            assert surfaces and all(each == ["rgba(0, 0, 0, 0)", "none"] for each in surfaces), surfaces


# Records the left edges of the visible texts "Plain" in every frame from the first one.
EDGES = """const edges = window.edges = new Set();
(function look() {
  for (const one of document.querySelectorAll(".btn.plain")) {
    const isShown = one.textContent === "Plain" && one.checkVisibility({ visibilityProperty: true });
    if (isShown) edges.add(Math.round(one.getBoundingClientRect().left));
  }
  requestAnimationFrame(look);
})()"""


def story_columns_of_a_grid_are_right_in_their_first_frame(user, site):
    with user.browser(viewport={"width": 390, "height": 1600}) as browser:
        browser.context.add_init_script(EDGES)
        page = browser.tab(site.url + "controls/buttons")
        for place in range(2):
            expect(page.get_by_role("button", name="Plain", exact=True).nth(place)).to_be_visible()
        assert page.evaluate("[...edges]") == [16], page.evaluate("[...edges]")


def story_a_tapped_row_does_not_stay_highlighted(user, site):
    with user.browser(**PHONE) as browser:
        page = browser.tab(site.url + "controls/buttons")
        look = "one => [getComputedStyle(one).backgroundColor, getComputedStyle(one).textDecorationLine]"
        for name in ("Plain", "Bordered", "Prominent"):
            button = page.get_by_role("button", name=name, exact=True).first
            before = button.evaluate(look)
            button.tap()
            page.mouse.move(*[button.bounding_box()[key] + 5 for key in ("x", "y")])
            expect(button).not_to_have_attribute("aria-busy", "true")
            assert button.evaluate(look) == before, (name, before, button.evaluate(look))
        page = browser.tab(site.url)
        row = page.get_by_role("link", name="Buttons")
        before = row.evaluate(look)
        page.mouse.move(*[row.bounding_box()[key] + 5 for key in ("x", "y")])
        assert row.evaluate(look) == before, row.evaluate(look)


def story_buttons_for_the_actions_of_rows_are_not_visible_at_rest(user, site):
    shown = """() => [...document.querySelectorAll(".row > .actions")].filter(one => {
      const { opacity, clipPath } = getComputedStyle(one);
      return +opacity > 0 && clipPath === "none";
    }).map(one => one.ariaLabel)"""
    for options in ({}, PHONE):
        with user.browser(**options) as browser:
            page = browser.tab(site.url + "controls/swipes")
            button = page.get_by_role("button", name="Actions for Apple").first
            expect(button).to_have_attribute("aria-haspopup", "menu")
            assert page.evaluate(shown) == [], page.evaluate(shown)
            button.focus()
            page.keyboard.press("Tab")
            page.keyboard.press("Shift+Tab")
            assert page.evaluate(shown) == ["Actions for Apple"], page.evaluate(shown)


def story_print_shows_the_state_of_switches(user, site):
    with user.browser() as browser:
        page = browser.tab(site.url + "controls/toggles")
        page.emulate_media(media="print")
        looks = page.evaluate("""() => ["true", "false"].map(state => {
          const track = document.querySelector(`[role=switch][aria-checked=${state}] > .track`);
          return [getComputedStyle(track).backgroundColor, getComputedStyle(track).printColorAdjust,
            getComputedStyle(track, "::before").content];
        })""")
        assert looks == [["rgb(0, 0, 0)", "exact", '"✓"'], ["rgb(255, 255, 255)", "exact", "none"]], looks
        # Print is white in the dark appearance too.
        page.emulate_media(media="print", color_scheme="dark")
        ground = page.evaluate("""() => {
          const screen = [...document.querySelectorAll(".screen")]
            .find(one => one.checkVisibility() && one.querySelector(".label"));
          const text = screen.querySelector(".label");
          return [getComputedStyle(screen).backgroundColor, getComputedStyle(text).color];
        }""")
        assert ground == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"], ground


def story_a_slider_is_the_browsers_own_underneath(user, site):
    with user.browser() as browser:
        page = browser.tab(site.url + "controls/values")
        slider = page.get_by_role("slider").first
        before = float(slider.input_value())
        slider.focus()
        page.keyboard.press("ArrowRight")
        assert float(slider.input_value()) > before
        assert page.locator("input[type=date]").count() > 0


def story_a_secret_can_be_revealed(user, site):
    with user.browser() as browser:
        page = browser.tab(site.url + "controls/input")
        field = page.locator(".secret input").first
        button = page.get_by_role("button", name="Show password").first
        field.fill("blob")
        expect(button).to_have_attribute("aria-pressed", "false")
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        expect(field).to_have_attribute("type", "text")
        # Shown text is still a secret: a reloaded page does not contain it.
        page.reload()
        live(page)
        assert "blob" not in page.evaluate("JSON.stringify(sessionStorage)")
        page.locator(".secret input").first.fill("again")
        button.click()
        button.click()
        expect(field).to_have_attribute("type", "password")


def story_an_alert_begins_where_nothing_is_destroyed(user, site):
    with user.browser() as browser:
        page = browser.tab(site.url + "controls/sheets")
        page.get_by_role("button", name="Show an alert").first.click()
        expect(page.get_by_role("alertdialog")).to_be_visible()
        shown = page.evaluate("document.activeElement.className")
        assert "btn" in shown and "destructive" not in shown, shown


def main():
    with Gallery() as site:
        failed = tell(globals(), sys.argv[2:], __file__, site)
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
