"""Pairing of browsers of other machines by the user at the terminal: code and picture are shown there, and wrong codes
reported."""

import re

import cv2
import numpy

from pty_app import *
from story_browsers import Site, both, request

# A cell as a camera sees it, in pixels: about twice as high as wide.
WIDTH, HEIGHT = 10, 20
# The terminal's own colours are light on dark.
INK, PAPER = 220, 60
COLORS = {"000000": 0, "ffffff": 255, "black": 0, "brightwhite": 255, "white": 229}


def photograph(app):
    """Returns the screen's cells as a grey picture: backgrounds, and the half blocks on them."""
    rows, columns = app.screen.lines, app.screen.columns
    picture = numpy.full((rows * HEIGHT, columns * WIDTH), PAPER, numpy.uint8)
    for y in range(rows):
        for x in range(columns):
            cell = app.screen.buffer[y][x]
            ink = COLORS.get(cell.fg, INK if cell.fg == "default" else 128)
            paper = COLORS.get(cell.bg, PAPER)
            area = picture[y * HEIGHT:(y + 1) * HEIGHT, x * WIDTH:(x + 1) * WIDTH]
            area[:] = paper
            half = HEIGHT // 2
            if cell.data == "▀":
                area[:half] = ink
            elif cell.data == "▄":
                area[half:] = ink
            elif cell.data == "█":
                area[:] = ink
            elif cell.data not in " ":
                area[half - 3:half + 3, 2:6] = ink
    return picture


def read_code(app):
    """Returns the text that a camera would decode from the whole screen; "" for none."""
    app.settle()
    return cv2.QRCodeDetectorAruco().detectAndDecode(photograph(app))[0]



def post(site, body):
    form = [("Content-Type", "application/x-www-form-urlencoded"), ("Origin", f"http://127.0.0.1:{site.port}")]
    return request(site, "POST", "/_keel/pair", form, body=body.encode())


def test_a_camera_reads_the_link_from_the_drawn_terminal():
    for columns, rows, environment in [
            (80, 24, {}), (120, 40, {}), (60, 21, {}), (80, 24, {"COLORTERM": "", "TERM": "xterm"}),
            (80, 24, {"NO_COLOR": "1"})]:
        with both("--listen", "0.0.0.0", columns=columns, rows=rows, environment=environment) as app:
            app.wait_for("Harbour")
            site = Site(app)
            app.send("?")
            app.wait_for("p: QR code")
            app.send("p")
            app.wait_until(lambda: read_code(app), "a code that can be read")
            link = read_code(app)
            assert re.fullmatch(rf"http://[^/]+:{site.port}/#pair=[\w-]{{27}}", link), link
            # It admits one browser, and another one is shown at once.
            assert post(site, "key=" + link.split("=")[1]).status == 303
            app.wait_until(lambda: read_code(app) not in ("", link), "another code")
            assert post(site, "key=" + link.split("=")[1]).status == 403
            app.send("x")
            app.wait_for("Harbour")


def test_a_wrong_code_is_reported_at_the_terminal():
    with both("--listen", "0.0.0.0") as app:
        app.wait_for("Harbour")
        site = Site(app)
        assert post(site, "code=12345678").status == 403
        app.wait_for("Wrong pairing code from 127.0.0.1")
        assert post(site, "code=12345679").status == 403
        app.wait_for("Wrong pairing code from 127.0.0.1 (2 in all)")
        app.send("?")
        app.wait_for("Wrong codes: 2, the last from 127.0.0.1")


def test_a_server_for_this_machine_only_shows_no_picture():
    with both("--pairing", "always") as app:
        app.wait_for("Harbour")
        app.send("?")
        app.wait_for("Link for one browser")
        assert "QR code" not in app.text
