#!/usr/bin/env python3
"""Large screens in a real browser: from the click, or from the address, to the painted frame.

usage: screens.py PATH-OF-keel-bench-screens [--rounds N]

Prints one line per figure: name, median, unit, and what else was counted. Nothing else should run meanwhile.
Figures that could not be measured are named on standard error, and the exit status is 1.
"""

import argparse
import contextlib
import os
import statistics
import subprocess
import sys
import time

import psutil
from playwright.sync_api import sync_playwright

from operations import FAILURES, Page, exit_status, not_measured, reason

# The milliseconds to the first paint, or 0 after 30 seconds without one.
FIRST = """() => new Promise(done => {
  setTimeout(() => done(0), 30000);
  const look = () => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0];
    if (paint) done(paint.startTime); else requestAnimationFrame(look);
  };
  look();
})"""
FRAMES = """seconds => new Promise(done => {
  const times = [];
  const end = performance.now() + seconds * 1000;
  const next = now => { times.push(now); if (now < end) requestAnimationFrame(next); else done(times); };
  requestAnimationFrame(next);
})"""


@contextlib.contextmanager
def served(program, screen):
    process = subprocess.Popen(
        [program, "--front-end", "web", "--port", "0"], stdout=subprocess.PIPE, text=True,
        env={**os.environ, "SCREEN": screen})
    try:
        url = next((line.split()[-1] for line in process.stdout if "http" in line), None)
        if url is None:
            raise TimeoutError(f"{program} did not start")
        yield process, url
    finally:
        process.terminate()
        process.wait()


def one_change(name, browser, program, screen, rounds):
    with served(program, screen) as (_, url):
        page = Page(browser, url)
        results = [page.press(page.named("Change")) for _ in range(rounds)][2:]
        took, count = (statistics.median(result[part] for result in results) for part in (0, 1))
        if not count:
            raise TimeoutError("nothing was received on the socket")
        print(f"{name} {took:.1f} ms {count:.0f} bytes")
        page.page.close()


def first_frame(name, browser, program, rounds):
    with served(program, "nested") as (_, url):
        times, sizes = [], []
        for _ in range(rounds):
            page = browser.new_page(viewport={"width": 1200, "height": 800})
            answer = page.goto(url)
            sizes.append(len(answer.body()))
            times.append(page.evaluate(FIRST))
            page.close()
            if not times[-1]:
                raise TimeoutError("the page painted nothing within 30 seconds")
        print(f"{name} {statistics.median(times):.1f} ms {statistics.median(sizes):.0f} bytes")


def growing(name, browser, program, seconds):
    with served(program, "chart") as (process, url):
        page = Page(browser, url)
        time.sleep(2)
        server = psutil.Process(process.pid)
        before, used = page.bytes, sum(server.cpu_times()[:2])
        first = int(page.page.get_by_text("Mark ").first.inner_text().split()[-1])
        frames = page.page.evaluate(FRAMES, seconds)
        points = int(page.page.get_by_text("Mark ").first.inner_text().split()[-1]) - first
        gaps = sorted(later - earlier for earlier, later in zip(frames, frames[1:]))
        if points < 1 or not gaps:
            raise TimeoutError(f"{points} points and {len(frames)} frames within {seconds} seconds")
        print(
            f"{name} {(sum(server.cpu_times()[:2]) - used) * 1000 / points:.1f} ms-of-server"
            f" {(page.bytes - before) / points:.0f} bytes {points / seconds:.1f} points-a-second"
            f" frame p50 {gaps[len(gaps) // 2]:.0f} p95 {gaps[len(gaps) * 95 // 100]:.0f} ms")
        page.page.close()


def resized(name, browser, program, screen, steps):
    """Makes a window wider in steps, and waits after each of them until the server has answered."""
    with served(program, screen) as (_, url):
        page = browser.new_page(viewport={"width": 390, "height": 844})
        sent, received = [], []
        page.on("websocket", lambda socket: (
            socket.on("framesent", sent.append), socket.on("framereceived", received.append)))
        devtools = page.context.new_cdp_session(page)
        devtools.send("Performance.enable")
        page.goto(url)
        page.get_by_text("Mark 0", exact=True).first.wait_for()

        def layouts():
            metrics = devtools.send("Performance.getMetrics")["metrics"]
            return next(one["value"] for one in metrics if one["name"] == "LayoutCount")

        def rest():
            end = time.monotonic() + 30
            calm = 0
            while calm < 3:
                before = page.evaluate("document.getElementById('app').dataset.state")
                page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
                state = page.evaluate("document.getElementById('app').dataset.state")
                calm = calm + 1 if state == before and state.endswith(" 0") else 0
                if time.monotonic() > end:
                    raise TimeoutError("the page does not rest")

        rest()
        before, events, answers = layouts(), len(sent), len(received)
        for step in range(1, steps + 1):
            page.set_viewport_size({"width": 390 + 20 * step, "height": 844})
            rest()
        texts = [frame if isinstance(frame, str) else frame.decode() for frame in received[answers:]]
        patches = sum(text.startswith('["p"') for text in texts)
        print(f"{name} {(layouts() - before) / steps:.1f} layouts {(len(sent) - events) / steps:.1f} messages"
              f" {patches / steps:.1f} patches {sum(map(len, texts)) / steps:.0f} bytes for each of {steps} steps")
        page.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--rounds", type=int, default=12)
    options = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox", "--disable-gpu"])
        figures = [
            (one_change, "screen.one-size 1,000", "static", options.rounds),
            (first_frame, "screen.first-frame 500 nested", options.rounds),
            (one_change, "canvas.one-changed 10,000", "canvas", options.rounds),
            (growing, "chart.append 10,000", 5),
            (resized, "constraints.resize 200", "constraints", 20),
            (resized, "rows.resize 10,000", "rows", 20),
        ]
        for measure, name, *arguments in figures:
            try:
                measure(name, browser, options.program, *arguments)
            except FAILURES as error:
                not_measured(name, reason(error))
        browser.close()
    return exit_status()


if __name__ == "__main__":
    sys.exit(main())
