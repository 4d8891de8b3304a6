#!/usr/bin/env python3
"""Shows the pictures of a file with curses: the first one at the start, and the next one at each arrow down; `q` quits.

usage: curses_pictures.py FILE
The file has a list of pictures in JSON: `cursor` with its column and row, and `lines`, each a list of parts. A part is a
text, the numbers of its colours (-1 is that of the terminal), and the letters of its attributes: `b` bold, `d` dim, `i`
italic, `u` underlined, `r` reversed.
"""
import curses
import json
import sys

ATTRIBUTES = {"b": curses.A_BOLD, "d": curses.A_DIM, "i": curses.A_ITALIC, "u": curses.A_UNDERLINE, "r": curses.A_REVERSE}
pairs = {(-1, -1): 0}


def pair(colors):
    """Returns the attribute of two colours."""
    if colors not in pairs:
        pairs[colors] = len(pairs)
        curses.init_pair(pairs[colors], *colors)
    return curses.color_pair(pairs[colors])


def show(window, picture):
    for row, line in enumerate(picture["lines"]):
        window.move(row, 0)
        for text, foreground, background, letters in line:
            attributes = pair((foreground, background))
            for letter in letters:
                attributes |= ATTRIBUTES[letter]
            try:
                window.addstr(text, attributes)
            except curses.error:
                pass  # After the last cell there is no place for the cursor.
    window.move(picture["cursor"][1], picture["cursor"][0])
    window.refresh()


def main(window):
    curses.use_default_colors()
    curses.curs_set(0)
    pictures = json.load(open(sys.argv[1]))
    for picture in pictures:
        show(window, picture)
        # The bytes of an arrow key end with B.
        while (key := window.getch()) != ord("B"):
            if key == ord("q"):
                return


curses.wrapper(main)
