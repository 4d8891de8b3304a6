#!/usr/bin/env python3
"""Pictures and colours of a program's own in a browser: sizes, appearances, addresses, and documents that mean harm.

usage: picture_tests.py PICTURES-FIXTURE [unittest arguments]
"""

import signal
import subprocess
import sys
import unittest

from playwright.sync_api import expect

from served import User, row

PROGRAM = sys.argv.pop(1)
SHOWN = """() => [...document.querySelectorAll(".photo")].map(photo => {
  const image = photo.querySelector("img"), frame = photo.getBoundingClientRect();
  return { size: [Math.round(frame.width), Math.round(frame.height)], natural: image?.naturalWidth ?? 0,
    address: image?.currentSrc ?? "" };
})"""
LOADED = "() => [...document.images].every(image => image.complete)"


class PictureTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = subprocess.Popen(
            [PROGRAM, "--front-end", "web", "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        cls.url = next(line.split()[-1] for line in cls.server.stdout if "http" in line)
        cls.user = User()

    @classmethod
    def tearDownClass(cls):
        cls.user.end()
        cls.server.kill()
        cls.server.wait()
        cls.server.stdout.close()

    def tearDown(self):
        self.assertEqual(self.user.faults, [])

    def page(self, name, **options):
        tabs = self.enterContext(self.user.browser(**options))
        page = tabs.tab(self.url)
        row(page, name).click()
        expect(page.locator(".photo").first).to_be_attached()
        page.wait_for_function(LOADED)
        return page

    def shown(self, page):
        return page.evaluate(SHOWN)

    def test_sizes_follow_pixels_and_room(self):
        shown = self.shown(self.page("Sizes", viewport={"width": 390, "height": 844}))
        self.assertEqual([photo["size"] for photo in shown], [
            [48, 30], [60, 60], [96, 60], [96, 60], [96, 60], [114, 64], [40, 40], [358, 201], [0, 0]])
        # Of three scales the highest is shown, in the size of all of them.
        self.assertEqual(shown[0]["natural"], 144)
        self.assertEqual(len({photo["address"] for photo in shown[:5]}), 1)

    def test_a_picture_for_dark_needs_no_server(self):
        page = self.page("Looks", color_scheme="light")
        light = self.shown(page)[0]["address"]

        def change(scheme, comparison):
            page.emulate_media(color_scheme=scheme)
            page.wait_for_function(
                f"old => {{ const image = document.querySelector('.photo img'); "
                f"return image.complete && image.naturalWidth > 0 && image.currentSrc {comparison} old }}", arg=light)

        change("dark", "!==")
        change("light", "===")
        # Both are loaded now, for ever.
        self.server.send_signal(signal.SIGSTOP)
        try:
            change("dark", "!==")
            change("light", "===")
        finally:
            self.server.send_signal(signal.SIGCONT)

    def test_colours_of_a_catalogue_follow_the_page(self):
        page = self.page("Looks", color_scheme="light")
        label = page.get_by_text("The colour of the brand")
        expect(label).to_have_css("color", "rgb(192, 32, 96)")
        page.emulate_media(color_scheme="dark")
        expect(label).to_have_css("color", "rgb(255, 153, 204)")

    def test_the_program_has_its_own_accent_and_icon(self):
        page = self.page("Looks", color_scheme="light")
        expect(page.get_by_role("button", name="In the accent colour")).to_have_css("background-color", "rgb(0, 128, 96)")
        icon = page.locator("link[rel=icon]").get_attribute("href")
        answer = page.request.get(self.url.rstrip("/") + icon)
        self.assertEqual(answer.headers["content-type"], "image/png")

    def test_a_document_that_means_harm_is_a_picture(self):
        page = self.page("Looks")
        requests = []
        page.on("requestfinished", lambda request: requests.append(request.url))
        address = next(photo["address"] for photo in self.shown(page) if photo["size"] == [20, 20] and photo["natural"] == 20)
        self.assertRegex(address, r"/_keel/picture/[0-9a-f]{64}\.svg$")
        alone = page.context.new_page()
        alone.on("requestfinished", lambda request: requests.append(request.url))
        answer = alone.goto(address)
        self.assertEqual(answer.headers["content-type"], "image/svg+xml")
        self.assertIn("sandbox", answer.headers["content-security-policy"])
        self.assertIn("immutable", answer.headers["cache-control"])
        self.assertEqual(alone.title(), "")
        self.assertFalse([url for url in requests if "stolen" in url or "passwd" in url])

    def test_unknown_addresses_are_refused(self):
        page = self.page("Sizes")
        for name in ["0" * 64 + ".png", "..%2fkeel.js", "%00", ""]:
            self.assertEqual(page.request.get(f"{self.url.rstrip('/')}/_keel/picture/{name}").status, 400 if "%" in name else 404)


if __name__ == "__main__":
    unittest.main(verbosity=2)
