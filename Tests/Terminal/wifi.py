"""Starting Wi-Fi settings in a pseudo-terminal."""

import sys

import run
from pty_app import ENTER, PtyApp

PROGRAM = sys.argv[1]


def wifi(*arguments, **settings):
    """On a simulated radio, unless the arguments say otherwise."""
    radio = [] if "--radio" in arguments else ["--radio", "simulated"]
    return PtyApp([PROGRAM, "--views", run.views, *radio, *arguments], **settings)


def choose(app, name):
    """Goes to a row by its name, as a person who knows the keys does, and chooses it."""
    app.send("/", name)
    app.wait_for("/" + name)
    app.send(ENTER)
    app.wait_for("n ne")
    app.send(ENTER)
