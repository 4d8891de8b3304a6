#!/usr/bin/env python3
"""Large screens in a real browser: from the click, or from the address, to the painted frame.

usage: screens.py PATH-OF-keel-bench-screens [--rounds N]

Prints one line per figure: name, median, unit, and what else was counted. Nothing else should run meanwhile.
"""

import argparse
import contextlib
import os
import statistics
import subprocess
import time

import psutil
from playwright.sync_api import sync_playwright

from operations import Page

FIRST = """() => new Promise(done => {
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
        yield process, next(line.split()[-1] for line in process.stdout if "http" in line)
    finally:
        process.terminate()
        process.wait()


def one_change(browser, program, screen, name, rounds):
    with served(program, screen) as (_, url):
        page = Page(browser, url)
        results = [page.press(page.named("Change")) for _ in range(rounds)][2:]
        took, count = (statistics.median(result[part] for result in results) for part in (0, 1))
        print(f"{name} {took:.1f} ms {count:.0f} bytes")
        page.page.close()


def first_frame(browser, program, rounds):
    with served(program, "nested") as (_, url):
        times, sizes = [], []
        for _ in range(rounds):
            page = browser.new_page(viewport={"width": 1200, "height": 800})
            answer = page.goto(url)
            sizes.append(len(answer.body()))
            times.append(page.evaluate(FIRST))
            page.close()
        print(f"screen.first-frame 500 nested {statistics.median(times):.1f} ms {statistics.median(sizes):.0f} bytes")


def growing(browser, program, seconds):
    with served(program, "chart") as (process, url):
        page = Page(browser, url)
        time.sleep(2)
        server = psutil.Process(process.pid)
        before, used = page.bytes, sum(server.cpu_times()[:2])
        first = int(page.page.get_by_text("Mark ").first.inner_text().split()[-1])
        frames = page.page.evaluate(FRAMES, seconds)
        points = int(page.page.get_by_text("Mark ").first.inner_text().split()[-1]) - first
        gaps = sorted(later - earlier for earlier, later in zip(frames, frames[1:]))
        count = max(1, points)
        print(
            f"chart.append 10,000 {(sum(server.cpu_times()[:2]) - used) * 1000 / count:.1f} ms-of-server"
            f" {(page.bytes - before) / count:.0f} bytes {points / seconds:.1f} points-a-second"
            f" frame p50 {gaps[len(gaps) // 2]:.0f} p95 {gaps[len(gaps) * 95 // 100]:.0f} ms")
        page.page.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--rounds", type=int, default=12)
    options = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox", "--disable-gpu"])
        one_change(browser, options.program, "static", "screen.one-size 1,000", options.rounds)
        first_frame(browser, options.program, options.rounds)
        one_change(browser, options.program, "canvas", "canvas.one-changed 10,000", options.rounds)
        growing(browser, options.program, 5)
        browser.close()


if __name__ == "__main__":
    main()
