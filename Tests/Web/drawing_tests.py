#!/usr/bin/env python3
"""Drawings in a browser compared with the same commands drawn by cairo, by pixels.

usage: drawing_tests.py DRAWING-FIXTURE [FOLDER]

The two rasterisers smooth edges differently, so pixels at edges may differ, each by a part; areas may not. With a folder,
the pictures of all drawings are written there: the browser's, cairo's and the difference.
"""

import json
import math
import os
import signal
import subprocess
import sys

import cairo
import cv2
import numpy
from playwright.sync_api import sync_playwright

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from browser import CHROMIUM  # noqa: E402

WIDTH, HEIGHT, SCALE = 200, 160, 2
# The mean difference of a picture in parts of 255, and the share of pixels that may differ by more than a quarter.
MEAN, SHARE = 0.7, 0.006
# A browser has no angular gradient in SVG: 120 sectors stand for one.
SECTORS = {"angular": (1.0, 0.006)}


def follow(context, path):
    for step, *numbers in path:
        if step == "M":
            context.move_to(*numbers)
        elif step == "L":
            context.line_to(*numbers)
        elif step == "C":
            context.curve_to(*numbers)
        elif step == "Q":
            (x, y), (cx, cy, ex, ey) = context.get_current_point(), numbers
            context.curve_to(x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3, ex + (cx - ex) * 2 / 3, ey + (cy - ey) * 2 / 3,
                             ex, ey)
        else:
            context.close_path()


def with_stops(pattern, stops):
    for place, (red, green, blue, opacity) in stops:
        pattern.add_color_stop_rgba(place, red / 255, green / 255, blue / 255, opacity)
    return pattern


def mixed(stops, part):
    for (low, one), (high, two) in zip(stops, stops[1:]):
        if part <= high:
            share = (part - low) / (high - low)
            return [a + (b - a) * share for a, b in zip(one, two)]
    return stops[-1][1]


def source(kind, *parts):
    if kind == "color":
        red, green, blue, opacity = parts[0]
        return cairo.SolidPattern(red / 255, green / 255, blue / 255, opacity)
    stops, numbers = parts[0], parts[1:]
    if kind == "linear":
        return with_stops(cairo.LinearGradient(*numbers), stops)
    if kind == "radial":
        x, y, start, end, aspect = numbers
        pattern = with_stops(cairo.RadialGradient(0, 0, start, 0, 0, end), stops)
        pattern.set_matrix(cairo.Matrix(1, 0, 0, 1 / aspect, -x, -y / aspect))
        return pattern
    x, y, start, end = numbers
    field = numpy.zeros((HEIGHT * SCALE, WIDTH * SCALE, 4), numpy.uint8)
    for row in range(HEIGHT * SCALE):
        for column in range(WIDTH * SCALE):
            angle = (math.atan2((row + .5) / SCALE - y, (column + .5) / SCALE - x) - start) % (2 * math.pi)
            red, green, blue, _ = mixed(stops, angle / (end - start))
            field[row, column] = [round(blue), round(green), round(red), 255]
    pattern = cairo.SurfacePattern(
        cairo.ImageSurface.create_for_data(field, cairo.FORMAT_ARGB32, WIDTH * SCALE, HEIGHT * SCALE))
    pattern.set_matrix(cairo.Matrix(xx=SCALE, yy=SCALE))
    return pattern


def draw(context, commands):
    for kind, *parts in commands:
        if kind == "fill":
            path, paint, is_even_odd = parts
            context.new_path()
            follow(context, path)
            context.set_fill_rule(cairo.FILL_RULE_EVEN_ODD if is_even_odd else cairo.FILL_RULE_WINDING)
            context.set_source(source(*paint))
            context.fill()
        elif kind == "stroke":
            path, paint, (width, cap, join, limit, dash, phase) = parts
            context.new_path()
            follow(context, path)
            context.set_source(source(*paint))
            context.set_line_width(width)
            context.set_line_cap(getattr(cairo, f"LINE_CAP_{cap.upper()}"))
            context.set_line_join(getattr(cairo, f"LINE_JOIN_{join.upper()}"))
            context.set_miter_limit(limit)
            context.set_dash(dash, phase)
            context.stroke()
        else:
            transform, clip, opacity, inner = parts
            context.save()
            if clip:
                context.new_path()
                follow(context, clip[0])
                context.set_fill_rule(cairo.FILL_RULE_EVEN_ODD if clip[1] else cairo.FILL_RULE_WINDING)
                context.clip()
            context.push_group()
            context.transform(cairo.Matrix(*transform))
            draw(context, inner)
            context.pop_group_to_source()
            context.paint_with_alpha(opacity)
            context.restore()


def by_cairo(commands):
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, WIDTH * SCALE, HEIGHT * SCALE)
    context = cairo.Context(surface)
    context.scale(SCALE, SCALE)
    context.set_source_rgb(1, 1, 1)
    context.paint()
    draw(context, commands)
    surface.flush()
    pixels = numpy.frombuffer(surface.get_data(), numpy.uint8).reshape(HEIGHT * SCALE, surface.get_stride() // 4, 4)
    return pixels[:, :WIDTH * SCALE, :3].astype(int)


def by_browser(url, count):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(device_scale_factor=SCALE, viewport={"width": 800, "height": 900}, color_scheme="light")
        page.goto(url)
        drawings = page.locator(".drawing > svg")
        assert drawings.count() == count, drawings.count()
        sizes = drawings.evaluate_all("all => all.map(one => { const r = one.getBoundingClientRect(); return [r.width, r.height] })")
        assert all(size == [WIDTH, HEIGHT] for size in sizes), sizes
        # Each alone on whole pixels and on white, so that nothing is compared but the drawing.
        page.evaluate("""() => {
          const all = [...document.querySelectorAll(".drawing > svg")];
          const room = document.createElement("div");
          Object.assign(room.style, { position: "absolute", inset: 0, zIndex: 99, background: "#fff", blockSize: "9999px" });
          document.body.append(room);
          all.forEach((one, index) => {
            Object.assign(one.style, { position: "absolute", left: 0, top: index * one.getBoundingClientRect().height + "px",
              inlineSize: "200px", blockSize: "160px", overflow: "hidden" });
          });
          room.append(...all);
        }""")
        page.set_viewport_size({"width": 800, "height": HEIGHT * count})
        picture = page.screenshot(clip={"x": 0, "y": 0, "width": WIDTH, "height": HEIGHT * count})
        browser.close()
    pixels = cv2.imdecode(numpy.frombuffer(picture, numpy.uint8), cv2.IMREAD_COLOR).astype(int)
    return [pixels[index * HEIGHT * SCALE:(index + 1) * HEIGHT * SCALE] for index in range(count)]


def main():
    server = subprocess.Popen([sys.argv[1]], stdout=subprocess.PIPE, text=True)
    drawings, url = [], None
    try:
        for line in server.stdout:
            kind, *parts = line.rstrip("\n").split("\t")
            if kind == "url":
                url = parts[0]
                break
            drawings.append((parts[0], json.loads(parts[1])))
        shown = by_browser(url, len(drawings))
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait()
    failures = 0
    for (name, commands), browser in zip(drawings, shown):
        cairos = by_cairo(commands)
        difference = numpy.abs(browser - cairos)
        mean, share = difference.mean(), (difference.max(axis=2) > 64).mean()
        limits = SECTORS.get(name, (MEAN, SHARE))
        is_empty = (cairos == 255).all() or (browser == 255).all()
        failed = is_empty or mean > limits[0] or share > limits[1]
        failures += failed
        print(f"{'FAILED' if failed else 'ok':6} {name}: mean {mean:.2f} of {limits[0]}, edges {share:.2%} of {limits[1]:.1%}")
        if len(sys.argv) > 2:
            row = numpy.hstack([browser, cairos, 255 - numpy.minimum(255, difference * 4)]).astype(numpy.uint8)
            cv2.imwrite(os.path.join(sys.argv[2], name.replace(" ", "-") + ".png"), row)
    print(f"{len(drawings) - failures} of {len(drawings)} drawings are the same")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
