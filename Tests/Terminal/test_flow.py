"""Slow lines, and terminals of all backgrounds: how far ahead frames are sent, and when the first one is.

Uses the fixture of `test_terminal`. The terminal of these tests answers reports (DSR) once it has read them.
"""

import re
import sys

from pty_app import *

FIXTURE = sys.argv[1]
# No answer counts as lost, however long a busy machine takes for it.
PATIENT = ["--patience", "3600"]
TICKING = [FIXTURE, "1000", *PATIENT, "--ticks", "1000000", "10", "20"]


def ticks(text):
    return [int(number) for number in re.findall(r"tick (\d+)", text)]


def test_one_frame_goes_out_beyond_the_last_answer():
    with PtyApp(TICKING) as app:
        app.wait_for("tick")
        for _ in range(5):
            app.answers = False
            app.wait_until(lambda: app.unanswered(), "a frame")
            # It wakes up for its changes.
            app.wait_wakeups(20)
            assert app.unanswered() == 1, app.unanswered()
            shown = max(ticks(app.text))
            app.answers = True
            while app.answer():
                pass
            # The latest state arrives at once, and no intermediate one.
            app.wait_until(lambda: max(ticks(app.text)) > shown, "the next frame")
            assert max(ticks(app.text)) > shown + 5, (shown, app.picture())


def test_a_slow_line_holds_no_more_than_a_frame():
    with PtyApp(TICKING, environment={"COLORTERM": ""}) as app:
        app.wait_for("tick")
        app.read_slowly(1200, lambda: False, None, limit=4)
        app.answers = False
        app.wait_until(lambda: app.unanswered(), "a frame")
        app.wait_wakeups(20)
        frames = [len(part) for part in bytes(app.raw).split(REPORT)]
        assert app.unanswered() == 1, app.unanswered()
        assert len(app.raw) - app.answered <= max(frames) + len(REPORT), (len(app.raw) - app.answered, frames)


def test_keys_are_answered_while_frames_wait():
    with PtyApp(TICKING) as app:
        app.wait_for("tick")
        app.answers = False
        app.wait_until(lambda: app.unanswered(), "a frame")
        app.send(DOWN, DOWN, ENTER, "secret")
        app.wait_wakeups(20)
        assert app.unanswered() == 1, app.unanswered()
        app.answers = True
        while app.answer():
            pass
        app.wait_for("••••••")


def test_a_terminal_that_never_answers_is_not_waited_for():
    # After the usual time.
    with PtyApp([FIXTURE, "1000", *TICKING[-4:]], answers=False) as app:
        app.wait_for("tick")
        first = max(ticks(app.text))
        asked = app.raw.count(REPORT)
        assert asked <= 2
        app.wait_until(lambda: max(ticks(app.text)) > first + 100, "many frames")
        assert app.raw.count(REPORT) == asked
        app.send("q")
        assert app.wait_exit() == 0


def test_a_light_terminal_is_never_dark():
    dark, light = b"38;2;164;164;164", b"38;2;98;98;98"
    with PtyApp([FIXTURE, *PATIENT], answers=False, background="ffff/ffff/f0f0") as app:
        app.wait_until(lambda: ASK_BACKGROUND in app.raw and REPORT in app.raw, "the questions")
        app.settle(0.3)
        assert b"Networks" not in app.raw
        app.answers = True
        while app.answer():
            pass
        app.wait_for("Quay Guest")
        assert dark not in app.raw and light in app.raw


def test_an_answer_that_is_late_is_taken():
    # The second text colour on a dark ground, and the third one on a light ground.
    dark, light = b"38;2;164;164;164", b"38;2;168;168;168"
    with PtyApp([FIXTURE], answers=False, background="ffff/ffff/f0f0") as app:
        # After the usual time, without an answer.
        app.wait_until(lambda: "Quay Guest" in app.text and dark in app.raw, "the list in colours for a dark background")
        assert light not in app.raw
        asked = app.raw.count(REPORT)
        app.answers = True
        while app.answer():
            pass
        app.wait_until(lambda: light in app.raw, "the colours for a light background")
        # From then on the terminal is asked after each frame.
        app.send(HOME, DOWN, DOWN, ENTER)
        app.wait_for("Password")
        app.wait_until(lambda: app.raw.count(REPORT) > asked, "the next question")


def test_a_terminal_that_keeps_its_ground_to_itself_is_drawn_as_it_answers():
    with PtyApp([FIXTURE]) as app:
        app.wait_for("Quay Guest")
        assert app.raw.index(ASK_BACKGROUND) < app.raw.index(REPORT) < app.raw.index(b"Quay Guest")


def test_the_cursor_is_where_the_keyboard_is():
    with PtyApp([FIXTURE]) as app:
        app.wait_for("Quay Guest")
        app.send(HOME, DOWN, DOWN)

        def is_at(text):
            app.wait_until(
                lambda: app.screen.cursor.y == app.find(text)[1] and app.screen.cursor.x <= app.find(text)[0], text)

        is_at("Quay Guest")
        assert app.screen.cursor.hidden
        app.send(DOWN)
        is_at("\\x1b[2J")
        app.send(UP, ENTER)
        app.wait_for("Password")
        app.wait_until(lambda: not app.screen.cursor.hidden, "the caret")
        assert app.screen.cursor.y == app.find("Required")[1]
        app.send(ESC)
        is_at("Quay Guest")
        app.send("m")
        app.wait_for("Copy Name")
        is_at("Forget")
        assert app.screen.cursor.hidden
