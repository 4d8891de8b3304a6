#!/usr/bin/env python3
"""The actions of a page without input, and its use of the browser: checking its server, scrolling its head, its addresses.

usage: live_tests.py GALLERY WIFI-SETTINGS [unittest arguments]

The test controls the page's clock where times matter: no test waits for real time to pass.
"""

import re
import signal
import subprocess
import sys
import time
import unittest
from urllib.parse import urlsplit

from playwright.sync_api import expect

from browser import SETTLED
from ports import reserved_port
from served import PATIENCE, User, Site, live, row, wait_path

GALLERY = sys.argv.pop(1)
WIFI = sys.argv.pop(1)
ASK = '["k"]'


class Gallery:
    """The gallery on a port of its own, which it uses again after a restart."""

    def __init__(self, port):
        self.port = port
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [GALLERY, "--front-end", "web", "--port", str(self.port)], stdout=subprocess.PIPE, text=True)
        self.url = next(line.split()[-1] for line in self.process.stdout if "http" in line)

    def stand_still(self):
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self):
        self.process.send_signal(signal.SIGCONT)

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


# True if the page has reported the sizes that its program asked for, if any.
REPORTED = """() => {
  const asked = [...document.querySelectorAll("#app [data-g]")];
  return !asked.length || asked.some(one => one.told);
}"""


def settle(page):
    """Waits until the page shows all that its server sends: its grids follow the answers to the reports of their widths,
    which take their time on a busy machine. Until then its height changes."""
    end = time.monotonic() + PATIENCE
    still = 0
    while still < 2:
        still = still + 1 if page.evaluate(REPORTED) and page.evaluate(SETTLED, 0) else 0
        assert time.monotonic() < end, "the page did not settle"


class LiveTests(unittest.TestCase):
    """One browser for the tests of all classes."""

    OPTIONS = {}
    user = None

    @classmethod
    def setUpClass(cls):
        if LiveTests.user is None:
            LiveTests.user = User()
            unittest.addModuleCleanup(LiveTests.user.end)

    def setUp(self):
        self.server = Gallery(self.enterContext(reserved_port()))
        self.addCleanup(self.server.kill)
        self.enter(self.user.browser(**self.OPTIONS))

    def enter(self, browser):
        self.tabs = self.enterContext(browser)

    def tearDown(self):
        self.assertEqual(self.user.faults, [])


class Line:
    """The messages of a page and its server, and a clock that advances only in the test's steps."""

    def __init__(self, context, url):
        self.sent, self.heard, self.sockets, self.probes = [], [], 0, 0
        self.under_way = set()
        self.is_ready = False
        self.page = context.new_page()
        self.page.on("websocket", self._opened)
        self.page.on("request", self._asked)
        for end in "requestfinished", "requestfailed":
            self.page.on(end, lambda request: self.under_way.discard(request))
        self.page.clock.install(time=0)
        self.page.goto(url)
        live(self.page)
        settle(self.page)
        self.page.clock.pause_at(3_600_000)
        self.page.clock.run_for(1000)
        # The effects of the jump in time are over when the page has been visible again.
        self.until(lambda: self.page.evaluate("() => document.getElementById('app').dataset.state").endswith(" 0"))
        self.until(lambda: self.asks(self.heard) >= self.asks(self.sent))
        self.sent.clear()
        self.heard.clear()
        self.is_ready = True

    def _opened(self, socket):
        self.sockets += 1
        if not self.is_ready:
            # The jump may have ended a connection with a question under way, which nothing answers.
            self.sent.clear()
            self.heard.clear()
        self.under_way.add(socket)
        for end in "close", "socketerror":
            socket.on(end, lambda _: self.under_way.discard(socket))
        # Reports of sizes are not counted: the page makes them whenever it is laid out.
        socket.on("framesent", lambda text: ",[25," in text or self.sent.append(text))
        socket.on("framereceived", lambda text: self.heard.append(text))

    def _asked(self, request):
        if request.url.endswith("/health"):
            self.probes += 1
            self.under_way.add(request)

    @staticmethod
    def asks(texts):
        return texts.count(ASK)

    @property
    def tries(self):
        return self.sockets + self.probes

    def pass_time(self, seconds, step=1000):
        """Advances the page's time, while the server has unlimited time for each reply."""
        for _ in range(int(seconds * 1000 / step)):
            self.page.clock.run_for(step)
            self.until(lambda: self.asks(self.heard) >= self.asks(self.sent))

    def until(self, condition):
        end = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > end:
                raise AssertionError("the page did not follow")
            self.page.evaluate("() => 0")
            self.page.wait_for_timeout(5)

    def show(self, is_hidden):
        self.page.evaluate(
            """isHidden => {
              Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
              document.dispatchEvent(new Event("visibilitychange"));
            }""", is_hidden)


class AskingTests(LiveTests):
    def setUp(self):
        super().setUp()
        self.line = Line(self.tabs.context, self.server.url)
        self.page = self.line.page

    def test_only_visible_pages_send_keep_alive_requests(self):
        line = self.line
        # At ten times this rate the server would refuse some of the checks.
        line.pass_time(180)
        self.assertEqual(set(line.sent), {ASK})
        self.assertEqual(set(line.heard), {ASK})
        # Every 15 seconds, give or take 3: 5 bytes in each direction, and 8 of headers.
        self.assertTrue(180 // 18 <= len(line.sent) <= 180 / 12, len(line.sent))
        line.show(True)
        line.sent.clear()
        line.heard.clear()
        line.pass_time(600)
        self.assertEqual(line.sent, [])
        line.show(False)
        # When it becomes visible again, it checks at once.
        line.until(lambda: line.asks(line.heard) == 1)
        self.assertEqual(line.asks(line.sent), 1)

    def test_an_idle_page_notices_a_stopped_server(self):
        page, line = self.page, self.line
        self.server.stand_still()
        # It checks after 18 seconds at the latest, and waits 6 for the reply; a moment later it reports the failure.
        page.clock.run_for(17_900)
        page.clock.run_for(6_900)
        expect(page.locator("#status")).to_contain_text("Not connected")
        expect(page.locator("body.old")).to_have_count(1)
        self.assertNotEqual(page.locator(".stage").evaluate("stage => getComputedStyle(stage).filter"), "none")
        expect(page.get_by_role("button", name="Try now")).to_be_visible()
        # Pressed while the server is suspended: the messages that arrive afterwards would remove the button by
        # themselves.
        page.get_by_role("button", name="Try now").evaluate("button => button.click()")
        self.server.go_on()
        expect(page.locator("body.old")).to_have_count(0)
        expect(page.locator("#status")).to_be_empty()
        line.until(lambda: line.heard)

    def test_while_it_is_seen_it_is_back_within_two_seconds_of_the_server(self):
        page, line = self.page, self.line
        self.server.kill()
        line.until(lambda: page.evaluate("() => document.getElementById('app').dataset.state") is not None)
        # However long it was disconnected, it retries at least every 2 seconds.
        gap, longest, tries = 0, 0, line.tries
        for step in range(900):
            page.clock.run_for(100)
            gap += 100
            page.wait_for_timeout(1)
            # The time that the machine needs to refuse an attempt is not the page's time.
            line.until(lambda: not line.under_way)
            if line.tries > tries:
                longest = max(longest, gap) if step > 20 else 0
                gap, tries = 0, line.tries
        self.assertTrue(0 < longest < 2000, longest)
        expect(page.get_by_role("button", name="Try now")).to_be_visible()
        self.server.start()
        passed = 0
        while line.tries == tries and passed < 2000:
            page.clock.run_for(100)
            passed += 100
            page.wait_for_timeout(1)
        self.assertLess(passed, 2000)
        # The server has forgotten the page, so the page is loaded again.
        for _ in range(50):
            page.clock.run_for(100)
            page.wait_for_timeout(5)
        expect(page.locator("body.waiting, body.old")).to_have_count(0)

    def test_an_unanswered_press_is_shown_as_pending(self):
        page, line = self.page, self.line
        expect(page.locator("[aria-busy]")).to_have_count(0)
        button = row(page, "Buttons").locator(".main")
        self.server.stand_still()
        button.evaluate("button => button.click()")
        page.clock.run_for(250)
        expect(page.locator("[aria-busy]")).to_have_count(0)
        page.clock.run_for(100)
        expect(page.locator("[aria-busy=true]")).to_have_count(1)
        self.assertEqual(button.get_attribute("aria-busy"), "true")
        # Reduced motion is requested in this test: only the appearance changes.
        self.assertEqual(button.evaluate("it => getComputedStyle(it).animationName"), "none")
        self.assertLess(float(button.evaluate("it => getComputedStyle(it).opacity")), 0.7)
        self.server.go_on()
        expect(page.locator("[aria-busy]")).to_have_count(0)


COLLAPSE = """async () => {
  const body = [...document.querySelectorAll(".screen:not([hidden]) > .body")].find(one => one.checkVisibility());
  const screen = body.parentElement;
  const scroller = screen.querySelector(".content > .scroll.y") ?? body;
  const title = screen.querySelector(".title"), words = document.createRange();
  words.selectNodeContents(title);
  const seen = [], until = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (let top = 0; top <= 60; top += 3) {
    scroller.scrollTop = top;
    await until();
    const box = words.getBoundingClientRect(), view = scroller.getBoundingClientRect();
    const clear = +getComputedStyle(title).opacity;
    const small = +getComputedStyle(title.closest(".head"), "::after").opacity;
    seen.push({ top: scroller.scrollTop, left: box.left, right: box.right, middle: (box.top + box.bottom) / 2, clear, small,
      height: box.height, room: scroller.scrollHeight - scroller.clientHeight, view: view.top });
  }
  return seen;
}"""


class HeadTests(LiveTests):
    """The title of a page moves into its bar as the page is scrolled, and nothing else moves."""

    def open(self, size, place="", locale="en"):
        page = self.tabs.context.new_page()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(self.server.url + place)
        live(page)
        if locale == "ar":
            page.evaluate("() => { document.documentElement.dir = 'rtl'; }")
        settle(page)
        return page

    def test_only_the_title_moves_as_the_head_collapses(self):
        for size in ((360, 640), (1100, 500)):
            for direction in ("en", "ar"):
                page = self.open(size, locale=direction)
                seen = page.evaluate(COLLAPSE)
                edge = "right" if direction == "ar" else "left"
                # The large title gives way to the small one in the bar.
                self.assertEqual([seen[0]["clear"], seen[0]["small"]], [1, 0], (size, direction))
                self.assertEqual([seen[-1]["clear"], seen[-1]["small"]], [0, 1], (size, direction))
                for one, two in zip(seen, seen[1:]):
                    where = (size, direction, one, two)
                    self.assertAlmostEqual(one[edge], two[edge], delta=0.6, msg=where)
                    self.assertEqual(one["room"], two["room"], where)
                    self.assertEqual(one["view"], two["view"], where)
                    # Neither in one step nor back again.
                    self.assertEqual(one["height"], two["height"], where)
                    self.assertTrue(-0.1 <= one["middle"] - two["middle"] < 4, where)
                    self.assertTrue(one["clear"] >= two["clear"] and one["small"] <= two["small"], where)
                    self.assertFalse(one["clear"] and one["small"], where)
                if direction == "ar":
                    self.assertAlmostEqual(size[0] - seen[0]["right"], left, delta=1, msg=(size, seen[0]))
                left = seen[0]["left"]
                page.close()

    def test_a_page_that_is_hardly_too_long_scrolls_to_its_last_pixel_and_stays_there(self):
        page = self.open((360, 640))
        body = page.locator(".body:visible")
        need, view = body.evaluate("body => [body.scrollHeight, body.clientHeight]")
        for extra in (3, 12, 23, 24, 25, 40):
            page.set_viewport_size({"width": 360, "height": 640 - view + need - extra})
            body.evaluate("body => body.scrollTo(0, 0)")
            body.focus()
            page.keyboard.press("End")
            page.wait_for_function("([body, extra]) => body.scrollTop === extra", arg=[body.element_handle(), extra])
            for _ in range(3):
                page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
                found = body.evaluate("body => [body.scrollTop, body.scrollHeight - body.clientHeight]")
                self.assertEqual(found, [extra, extra])
            last = body.evaluate("body => [...body.querySelectorAll('[data-e]')].at(-1).getBoundingClientRect()"
                                 ".bottom - innerHeight")
            self.assertLess(last, 0)


class AdjustingTests(LiveTests):
    def test_a_rating_takes_digits_and_arrows(self):
        page = self.tabs.tab(self.server.url + "controls/interop")
        settle(page)
        rating = page.get_by_role("spinbutton").first
        rating.focus()
        for key, value in [("5", "5 of 5"), ("ArrowDown", "4 of 5"), ("ArrowUp", "5 of 5"), ("2", "2 of 5")]:
            page.keyboard.press(key)
            expect(rating).to_have_attribute("aria-valuetext", value)

    def star(self, page, number):
        """The middle of a star of the first rating."""
        box = page.get_by_text("☆", exact=False).first.bounding_box()
        return box["x"] + box["width"] * (number - 0.5) / 5, box["y"] + box["height"] / 2

    def test_a_rating_is_pressed_and_dragged_over(self):
        page = self.tabs.tab(self.server.url + "controls/interop")
        settle(page)
        rating = page.get_by_role("spinbutton").first
        page.mouse.click(*self.star(page, 4))
        expect(rating).to_have_attribute("aria-valuetext", "4 of 5")
        page.mouse.move(*self.star(page, 1))
        page.mouse.down()
        expect(rating).to_have_attribute("aria-valuetext", "1 of 5")
        page.mouse.move(*self.star(page, 3), steps=4)
        expect(rating).to_have_attribute("aria-valuetext", "3 of 5")
        page.mouse.up()

    def test_a_rating_is_touched(self):
        page = self.tabs.tab(self.server.url + "controls/interop")
        settle(page)
        rating = page.get_by_role("spinbutton").first
        protocol = page.context.new_cdp_session(page)

        def touch(kind, *stars):
            points = [self.star(page, number) for number in stars]
            protocol.send("Input.dispatchTouchEvent", {
                "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

        touch("touchStart", 4)
        touch("touchEnd")
        expect(rating).to_have_attribute("aria-valuetext", "4 of 5")
        touch("touchStart", 4)
        touch("touchMove", 2)
        expect(rating).to_have_attribute("aria-valuetext", "2 of 5")
        touch("touchEnd")


class PlaceTests(LiveTests):
    """Addresses: every control that leads to one is a link, and each step has its entry in the history."""

    def path(self, page):
        return urlsplit(page.url).path

    def test_a_row_that_leads_to_an_address_is_a_link_and_a_press_stays_in_the_page(self):
        page = self.tabs.tab(self.server.url)
        page.evaluate("() => { window.isSame = true; }")
        link = page.get_by_role("link", name="Sheets and alerts")
        self.assertEqual(link.get_attribute("href"), "/controls/sheets")
        link.click()
        wait_path(page, "/controls/sheets")
        self.assertTrue(page.evaluate("() => window.isSame"), "no page was loaded")
        back = page.get_by_role("link", name="Back to Gallery")
        self.assertEqual(back.get_attribute("href"), "/")
        back.click()
        wait_path(page, "/")
        self.assertTrue(page.evaluate("() => window.isSame"))
        # By keyboard too.
        link.focus()
        page.keyboard.press("Enter")
        wait_path(page, "/controls/sheets")
        self.assertTrue(page.evaluate("() => window.isSame"))

    def test_another_tab_is_the_browsers(self):
        page = self.tabs.tab(self.server.url)
        link = page.get_by_role("link", name="Buttons")
        for press in ({"button": "middle"}, {"modifiers": ["Control"]}, {"modifiers": ["Shift"]}):
            with self.tabs.context.expect_page() as opened:
                link.click(**press)
            opened.value.locator("h1", has_text="Buttons").wait_for()
            self.assertEqual(self.path(opened.value), "/controls/buttons")
            opened.value.close()
        self.assertEqual(self.path(page), "/")
        expect(page.locator("h1")).to_have_text("Gallery")

    def test_a_page_without_an_address_of_its_own_has_an_entry_in_the_history(self):
        page = self.tabs.tab(self.server.url + "controls/navigation")
        page.evaluate("() => { window.isSame = true; }")
        entries = page.evaluate("() => history.length")
        page.get_by_role("button", name="Push").first.click()
        expect(page.locator("h1").last).not_to_have_text("Navigation")
        pushed = page.locator("h1").last.text_content()
        self.assertEqual(page.evaluate("() => history.length"), entries + 1)
        self.assertEqual(self.path(page), "/controls/navigation")
        page.go_back()
        expect(page.locator(".screen:visible h1").last).to_have_text("Navigation")
        self.assertEqual(page.evaluate("() => history.state.loose"), 0)
        # Forward does not lead to a page that is gone, and Back by the page's own button removes the entry.
        page.evaluate("() => history.forward()")
        page.wait_for_function("() => history.state.loose === 0")
        page.get_by_role("button", name="Push").first.click()
        expect(page.locator("h1").last).to_have_text(pushed)
        page.wait_for_function("() => history.state.loose === 1")
        page.locator(".back:visible").last.click()
        expect(page.locator(".screen:visible h1").last).to_have_text("Navigation")
        page.wait_for_function("() => history.state.loose === 0")
        self.assertTrue(page.evaluate("() => window.isSame"))

    def test_back_leaves_the_second_pane_where_there_is_room_for_one(self):
        page = self.tabs.context.new_page()
        page.set_viewport_size({"width": 360, "height": 640})
        page.goto(self.server.url + "controls/split")
        live(page)
        entries = page.evaluate("() => history.length")
        page.get_by_text("Chocolate").last.click()
        expect(page.locator(".back.narrow:visible")).to_have_count(1)
        page.wait_for_function("() => history.state.loose === 1")
        self.assertEqual(page.evaluate("() => history.length"), entries + 1)
        page.go_back()
        expect(page.locator(".back.narrow:visible")).to_have_count(0)
        self.assertEqual(self.path(page), "/controls/split")
        page.wait_for_function("() => history.state.loose === 0")

    def test_the_pages_of_wifi_settings_are_links(self):
        for views in ("imperative", "declarative"):
            with Site(WIFI, "--views", views) as site:
                page = self.tabs.tab(site.url)
                more = row(page, "Harbour").get_by_role("link", name=re.compile("More about"))
                self.assertEqual(more.get_attribute("href"), "/detail/Harbour")
                self.assertEqual(page.get_by_role("link", name="Join another network").get_attribute("href"), "/join")
                with self.tabs.context.expect_page() as opened:
                    more.click(button="middle")
                detail = opened.value
                detail.locator("h1", has_text="Harbour").wait_for()
                self.assertEqual(self.path(detail), "/detail/Harbour")
                expect(detail.get_by_role("link", name="Wi-Fi")).to_have_attribute("href", "/")
                more.click()
                wait_path(page, "/detail/Harbour")
                page.go_back()
                expect(page.locator(".screen:visible h1")).to_have_text("Wi-Fi")


class LandmarkTests(LiveTests):
    """The roles and Tab stops that follow the size of the window."""

    OPTIONS = {"viewport": {"width": 390, "height": 844}}

    def test_the_only_visible_pane_is_the_main_part_of_the_page(self):
        page = self.tabs.tab(self.server.url)
        main, first = page.get_by_role("main"), page.locator("h1:visible, [aria-level='1']:visible")
        expect(main).to_have_count(1)
        expect(first).to_have_text("Gallery")
        page.locator(".back:visible").click()
        expect(first).to_have_text("Pages")
        expect(main).to_have_count(1)
        expect(main.get_by_text("Drawing", exact=True)).to_be_visible()
        page.get_by_role("link", name="Skip to content").focus()
        page.keyboard.press("Enter")
        expect(main).to_be_focused()
        # With room for both, the last one is the main part again.
        page.set_viewport_size({"width": 1000, "height": 844})
        expect(first).to_have_count(1)
        expect(first).to_have_text("Gallery")
        expect(main).to_have_count(1)
        expect(main.get_by_text("Drawing", exact=True)).to_be_visible()
        expect(page.locator("h2:visible:not([aria-level])", has_text="Pages")).to_be_visible()

    def test_tab_leads_to_content_that_scrolls_if_it_leads_to_nothing_in_it(self):
        page = self.tabs.tab(self.server.url + "controls/lazy")
        settle(page)
        line, main = page.locator(".scroll.x"), page.locator("main:visible")
        # The line of numbers is a stop, and so something in the page is.
        expect(line).to_have_attribute("tabindex", "0")
        expect(main).to_have_attribute("tabindex", "-1")
        line.focus()
        page.keyboard.press("ArrowRight")
        expect(line).not_to_have_js_property("scrollLeft", 0)
        page.goto(self.server.url + "controls/buttons")
        expect(page.locator("main:visible")).to_have_attribute("tabindex", "-1")
        page.goto(self.server.url + "controls/shapes")
        expect(main).to_have_attribute("tabindex", "-1")
        # There is not enough room for the shapes any more.
        page.set_viewport_size({"width": 390, "height": 300})
        expect(main).to_have_attribute("tabindex", "0")
        page.set_viewport_size({"width": 390, "height": 844})
        expect(main).to_have_attribute("tabindex", "-1")

    def test_the_menu_of_a_row_is_in_the_landmark_of_the_row(self):
        page = self.tabs.tab(self.server.url + "controls/swipes")
        page.get_by_role("button", name="Actions for Apple").first.dispatch_event("click")
        expect(page.get_by_role("main").get_by_role("menu")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("menu")).to_have_count(0)


if __name__ == "__main__":
    unittest.main()
