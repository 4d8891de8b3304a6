"""Pictures in pixels: sent only to terminals that say that they take them, once, and removed with what they are in."""

import re
import sys

from pty_app import *

FIXTURE = sys.argv[1]
SENT, PLACED, REMOVED = rb"\x1b_Ga=t,f=100,t=d,i=(\d+)", rb"\x1b_Ga=p,i=(\d+),p=\d+,([^\x1b]*)", rb"\x1b_Ga=d,d=i,i=(\d+)"
SIXELS = rb'\x1bP0;1;0q"1;1;(\d+);(\d+)'


def app(**options):
    return PtyApp([FIXTURE, "--picture"], **options)


def found(app, pattern):
    return re.findall(pattern, bytes(app.raw))


def test_a_terminal_that_takes_files_gets_a_picture_once():
    with app(pixels="kitty") as terminal:
        terminal.wait_until(lambda: found(terminal, PLACED), "the picture")
        terminal.settle(0.2)
        assert len(found(terminal, SENT)) == 1, found(terminal, SENT)
        image, where = found(terminal, PLACED)[0]
        assert image == found(terminal, SENT)[0]
        assert b"w=200,h=200,c=20,r=10" in where, where
        terminal.send(END)
        terminal.wait_until(lambda: found(terminal, REMOVED), "its removal")
        terminal.wait_for("Line 60")
        count = len(found(terminal, PLACED))
        terminal.send(HOME)
        terminal.wait_until(lambda: len(found(terminal, PLACED)) > count, "its return")
        terminal.settle(0.2)
        assert len(found(terminal, SENT)) == 1
        assert terminal.unanswered() == 0


def test_a_terminal_with_sixels_gets_the_visible_part():
    with app(pixels="sixel") as terminal:
        terminal.wait_until(lambda: found(terminal, SIXELS), "the picture")
        assert found(terminal, SIXELS)[0] == (b"200", b"200"), found(terminal, SIXELS)
        assert not found(terminal, rb"\x1b_Ga=[tp]")


def test_without_an_answer_no_pixels_are_sent():
    for options in [dict(), dict(answers=False), dict(pixels="kitty", environment={"NO_COLOR": "1"}),
                    dict(pixels="kitty", environment={"TERM": "linux", "COLORTERM": ""})]:
        with app(**options) as terminal:
            terminal.wait_for("Picture")
            terminal.settle(0.5)
            assert not found(terminal, rb"\x1b_Ga=[tp]") and not found(terminal, SIXELS), options


def test_answers_that_are_late_are_taken():
    with app(pixels="kitty", answers=False) as terminal:
        terminal.wait_for("Picture")
        assert not found(terminal, PLACED)
        terminal.answers = True
        while terminal.answer():
            pass
        terminal.wait_until(lambda: found(terminal, PLACED), "the picture")


def test_a_multiplexer_is_not_asked_for_files():
    with app(pixels="kitty", environment={"TERM": "tmux-256color"}) as terminal:
        terminal.wait_for("Picture")
        assert not found(terminal, rb"\x1b_G")


def test_the_picture_returns_after_the_screen_is_drawn_anew():
    with app(pixels="kitty") as terminal:
        terminal.wait_until(lambda: found(terminal, PLACED), "the picture")
        terminal.send(CTRL_L)
        terminal.wait_until(lambda: len(found(terminal, PLACED)) == 2, "the picture again")
        assert b"\x1b_Ga=d,d=A" in terminal.raw
