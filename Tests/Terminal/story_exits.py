"""However the program ends, the terminal is restored."""

import os
import signal
import subprocess

from pty_app import *
from wifi import PROGRAM, wifi

# A crash prints a backtrace, which takes seconds and is not part of this test.
NO_BACKTRACE = {"SWIFT_BACKTRACE": "enable=no"}


def sane(app):
    assert app.left_modes() == [], app.left_modes()
    assert app.is_cooked(), "the terminal's own modes differ"
    assert b"\x1b[?1049l" in app.raw
    # The emulator has no alternate screen, like the console of Linux: none of the app's output may remain on it.
    assert "Wi-Fi" not in app.text and "Harbour" not in app.text, app.picture()


def ends(app, *keys, number=None):
    app.wait_for("Harbour")
    assert not app.is_cooked()
    app.send(*keys)
    if number:
        app.kill(number)
    status = app.wait_exit()
    sane(app)
    return status


def test_q_and_control_c_end_it():
    with wifi() as app:
        assert ends(app, "q") == 0
    with wifi() as app:
        # The app is asked to close, and closes by itself.
        assert ends(app, CTRL_C) == 0


def test_signals_that_end_it():
    for number in [signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT]:
        with wifi(environment=NO_BACKTRACE) as app:
            # The signal itself ends the program, so that a shell or a script sees it.
            assert ends(app, number=number) == -number, (number, app.status)


def test_signals_that_the_parent_process_ignores():
    # As a script does for a command that it starts with `&`. The program still ends: it never continues without a
    # terminal.
    for number in [signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT]:
        with wifi(environment=NO_BACKTRACE, ignored=[number]) as app:
            assert ends(app, number=number) == -number, (number, app.status)


def test_crashes_give_the_terminal_back_and_are_still_crashes():
    for number in [signal.SIGSEGV, signal.SIGABRT, signal.SIGILL]:
        with wifi(environment=NO_BACKTRACE) as app:
            assert ends(app, number=number) == -number, (number, app.status)


def test_without_a_shell_to_resume_it_the_program_continues():
    # The first program of a session, as with `ssh -t HOST wifi-settings`: if it stopped, it would be lost.
    with wifi() as app:
        app.wait_for("Harbour")
        begin = len(app.raw)
        app.send(CTRL_Z)
        app.wait_until(lambda: b"Harbour" in app.raw[begin:], "the list to be drawn again")
        assert not app.is_cooked()
        app.send("q")
        assert app.wait_exit() == 0
        sane(app)


def test_without_job_control_the_program_continues():
    # `trap '' TSTP`: if it stopped, it could not be resumed.
    ignoring = ["bash", "--norc", "--noprofile", "-ic", f"(trap '' TSTP; exec {PROGRAM} --radio simulated)"]
    with PtyApp(ignoring) as app:
        app.wait_for("Harbour")
        app.send(CTRL_Z, HOME, SPACE)
        app.wait_for("Wi-Fi is off.")
        assert not app.is_cooked()
        app.send("q")
        assert app.wait_exit() == 0
        sane(app)


def test_suspended_in_a_shell_and_brought_back_by_it():
    own = {"bracketed paste"}  # The shell's.
    with PtyApp(["bash", "--norc", "--noprofile", "-i"], environment={"PS1": "shell> "}) as app:
        app.wait_for("shell>")
        app.send(f"{PROGRAM} --radio simulated\r")
        app.wait_for("Harbour")
        app.send(CTRL_Z)
        app.wait_for("Stopped")
        assert set(app.left_modes()) <= own, app.left_modes()
        app.send("echo still $((40 + 2))\r")
        app.wait_for("still 42")
        # The emulator has no alternate screen: its remaining content is not meaningful, the bytes from this offset on
        # are.
        begin = len(app.raw)
        app.send("fg\r")
        app.wait_until(lambda: b"Networks" in app.raw[begin:] and not app.is_cooked(), "the list to be drawn again")
        begin = len(app.raw)
        app.send("q")
        app.wait_until(lambda: b"shell>" in app.raw[begin:], "the shell to be back")
        app.send("echo ended $?\r")
        app.wait_for("ended 0")
        assert set(app.left_modes()) <= own, app.left_modes()


def test_a_terminal_that_goes_away_ends_it():
    app = wifi()
    app.wait_for("Harbour")
    os.close(app.fd)
    app.wait_end_unread()


def test_a_missing_terminal_is_reported():
    done = subprocess.run(
        [PROGRAM, "--radio", "simulated"], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 69, done
    assert "not a terminal" in done.stderr and "front end" in done.stderr, done.stderr
    assert done.stdout == "" and "\x1b" not in done.stderr


def test_a_terminal_that_cannot_move_its_cursor():
    with wifi(environment={"TERM": "dumb"}) as app:
        assert app.wait_exit() == 69
        assert b"\x1b" not in app.raw and b"dumb" in app.raw


def test_without_colours_nothing_is_coloured():
    with wifi(environment={"NO_COLOR": "1"}) as app:
        app.wait_for("Harbour")
        app.send(DOWN, DOWN)
        app.settle()
        for codes in re.findall(rb"\x1b\[([0-9;:]*)m", bytes(app.raw)):
            for code in codes.replace(b":", b";").split(b";"):
                assert not re.fullmatch(rb"3[0-8]|4[0-8]|9[0-7]|10[0-7]", code), codes


def test_poor_terminals():
    for environment in [{"TERM": "linux", "COLORTERM": ""}, {"TERM": "vt100", "COLORTERM": ""}, {"LANG": "C"}]:
        with wifi(environment=environment) as app:
            app.wait_for("Harbour")
            app.send("q")
            assert app.wait_exit() == 0
            sane(app)
