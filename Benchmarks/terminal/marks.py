#!/usr/bin/env python3
"""Compares the bytes that Keel and curses send for one picture: a list whose mark moves by a row with each key.

usage: marks.py KEEL-BENCH-TERMINAL
Lines: name, rows, median of the bytes per key, unit, ratio to curses; for Keel also the limit of the ratio and a verdict.

Keel's list is shown first. curses then gets its pictures, cell by cell, and the program counts what it sends from one to
the next one. Both have the same terminal of 120 by 40 (`xterm-256color`): once with 256 colours, where the mark is a
coloured line, and once without any, where it is in reverse video. The emulated screens must be equal afterwards.
"""
import json
import os
import statistics
import sys
import tempfile

import pyte
from pyte.graphics import FG_BG_256

from drive import COLUMNS, LINES, Terminal

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from figures import exit_status, not_measured  # noqa: E402

ROWS, MOVES, LIMIT = 1_000, 20, 1.2
DOWN = "\x1b[B"
NAMES = ["black", "red", "green", "brown", "blue", "magenta", "cyan", "white"]
KINDS = [("color", {"NO_COLOR": None, "COLORTERM": None}), ("reverse", {"NO_COLOR": "1", "COLORTERM": None})]


class MarkScreen(pyte.Screen):
    """A screen that also knows dim text and the repetition of a character."""

    def select_graphic_rendition(self, *attributes, **options):
        super().select_graphic_rendition(*attributes, **options)
        # pyte has no dim text. Nothing blinks here.
        for attribute in attributes or (0,):
            if attribute in (0, 2, 22):
                self.cursor.attrs = self.cursor.attrs._replace(blink=attribute == 2)
            elif attribute in (38, 48):
                break

    def repeat(self, count=1, **options):
        before = self.buffer[self.cursor.y][self.cursor.x - 1].data
        self.draw(before * (count or 1))


class MarkStream(pyte.ByteStream):
    csi = {**pyte.ByteStream.csi, "b": "repeat"}
    events = pyte.ByteStream.events | {"repeat"}


def number(color):
    """Returns the number of a colour of pyte; -1 for that of the terminal."""
    if color == "default":
        return -1
    return NAMES.index(color) if color in NAMES else FG_BG_256.index(color, 16)


def look(cell):
    """Returns what can be seen of a cell: a blank has no colour of its own, and is not bold."""
    isBlank = cell.data == " " and not cell.reverse and not cell.underscore
    letters = "" if isBlank else "b" * cell.bold + "d" * cell.blink + "i" * cell.italics
    letters += "u" * cell.underscore + "r" * cell.reverse
    return -1 if isBlank else number(cell.fg), number(cell.bg), letters


def picture(screen):
    lines = []
    for y in range(LINES):
        parts = []
        for x in range(COLUMNS):
            cell = screen.buffer[y][x]
            seen = look(cell)
            if parts and tuple(parts[-1][1:]) == seen:
                parts[-1][0] += cell.data
            else:
                parts.append([cell.data, *seen])
        lines.append(parts)
    return {"cursor": [screen.cursor.x, screen.cursor.y], "lines": lines}


def run(command, environment):
    """Returns the pictures at the start and after each key, and the bytes sent for each key."""
    terminal = Terminal(command, environment)
    terminal.screen = MarkScreen(COLUMNS, LINES)
    terminal.stream = MarkStream(terminal.screen)
    try:
        if terminal.wait("READY0", terminal.started)[0] is None:
            return None
        terminal.settle()
        pictures, sizes = [picture(terminal.screen)], []
        for _ in range(MOVES):
            sizes.append(terminal.press(DOWN, None)[2])
            pictures.append(picture(terminal.screen))
        return pictures, sizes
    finally:
        terminal.end()


def compare(kind, environment, keel, file):
    name = f"terminal.%s.mark.{kind}.bytes"
    here = os.path.dirname(os.path.abspath(__file__))
    ours = run([keel, str(ROWS)], environment)
    if ours is None or len({json.dumps(picture) for picture in ours[0]}) <= MOVES:
        return not_measured(name % "keel", "the list never showed, or its mark did not move with each key")
    json.dump(ours[0], file)
    file.flush()
    theirs = run([sys.executable, os.path.join(here, "curses_pictures.py"), file.name], environment)
    if theirs is None or theirs[0] != ours[0]:
        return not_measured(name % "curses", "curses does not show the pictures of Keel")
    ours, theirs = statistics.median(ours[1]), statistics.median(theirs[1])
    print(f"{name % 'curses'} {ROWS} {theirs:.2f} bytes 1.00", flush=True)
    verdict = "ok" if ours <= LIMIT * theirs else "OVER"
    print(f"{name % 'keel'} {ROWS} {ours:.2f} bytes {ours / theirs:.2f} limit {LIMIT:.2f} {verdict}", flush=True)


for kind, environment in KINDS:
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        compare(kind, environment, sys.argv[1], file)
sys.exit(exit_status())
