"""Starts Wi-Fi settings in a pseudo-terminal."""

import sys

import run
from pty_app import ENTER, PtyApp

PROGRAM = sys.argv[1]


def wifi(*arguments, **settings):
    """Starts the program on a simulated radio, unless the arguments name another."""
    radio = [] if "--radio" in arguments else ["--radio", "simulated"]
    return PtyApp([PROGRAM, "--views", run.views, *radio, *arguments], **settings)


def choose(app, name):
    """Moves to a row by its name with the keyboard shortcuts, and chooses it."""
    app.send("/", name)
    app.wait_for("/" + name)
    app.send(ENTER)
    app.wait_for("n ne")
    app.send(ENTER)


def focused_row(app):
    """Returns the text of the row with the colour of the focus."""
    for row in range(3, app.screen.lines - 1):
        cell = app.screen.buffer[row][8]
        if cell.bg not in ("default",) and app.screen.buffer[row][30].bg == cell.bg:
            return app.lines[row]
    return None
