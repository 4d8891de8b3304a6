"""The output and logs of an app, and its messages as it dies, while a terminal shows it: the screen stays intact, and
no output is lost.

Uses the fixture of `test_terminal`: some passwords are commands (`Fixture/Talk.swift`).
"""

import glob
import os
import re
import signal
import sys
import tempfile

from pty_app import *

FIXTURE = sys.argv[1]
LEAVE = b"\x1b[?1049l"
QUIET = {"SWIFT_BACKTRACE": "enable=no"}


def order(app, text):
    """Sends a command through the sheet, and waits until the sheet is dismissed."""
    app.wait_for("Quay Guest")
    app.send(HOME, DOWN, DOWN, ENTER)
    app.wait_for("Password")
    app.send(text, ENTER)


def said(data):
    return [int(number) for number in re.findall(rb"said (\d+) by", bytes(data))]


def after_the_app(app):
    """Returns the output after the terminal was last restored."""
    return bytes(app.raw[app.raw.rfind(LEAVE):])


def test_output_of_an_app_is_held_back_and_shown_afterwards():
    with PtyApp([FIXTURE]) as app:
        order(app, "say 40")
        app.wait_gone("Password")
        app.send(CTRL_L)
        app.wait_for("Quay Guest")
        assert said(app.raw) == [] and "said" not in app.text, app.picture()
        app.send("q")
        assert app.wait_exit() == 0
        assert said(after_the_app(app)) == list(range(1, 41)), after_the_app(app)[-2000:]
        assert app.left_modes() == [] and app.is_cooked()


def test_held_output_is_shown_however_the_program_ends():
    for ending, code in [("exit", 3), (signal.SIGTERM, -signal.SIGTERM), (signal.SIGSEGV, -signal.SIGSEGV)]:
        with PtyApp([FIXTURE], environment=QUIET) as app:
            order(app, "say 8")
            app.wait_gone("Password")
            if ending == "exit":
                order(app, "exit")
            else:
                app.kill(ending)
            assert app.wait_exit() == code, (ending, app.status)
            assert said(after_the_app(app)) == list(range(1, 9)), (ending, after_the_app(app))
            assert app.left_modes() == [] and app.is_cooked()


def test_a_line_without_its_end_is_shown_too():
    with PtyApp([FIXTURE]) as app:
        order(app, "part")
        app.wait_gone("Password")
        app.send("q")
        assert app.wait_exit() == 0
        assert b"no end of a line" in after_the_app(app)


def test_a_crash_is_reported_on_the_terminal():
    backtrace = {"SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,cache=no,images=none"}
    with PtyApp([FIXTURE], environment=backtrace, columns=160) as app:
        order(app, "say 4")
        app.wait_gone("Password")
        order(app, "trap")
        # Resolving the backtrace takes a while.
        assert app.wait_exit(limit=4 * PATIENCE) == -signal.SIGTRAP or app.status == -signal.SIGILL, app.status
        told = after_the_app(app)
        assert said(told) == [1, 2, 3, 4], told
        assert b"The mast is gone." in told and told.index(b"said 4") < told.index(b"The mast is gone."), told
        assert b"crashed" in told and b"Talk.obey" in told, told
        # The address of the crash, and not the number of the process in place of it.
        assert f"at 0x{app.pid:016x}".encode() not in told, told
        assert app.left_modes() == [] and app.is_cooked()


def test_a_stack_that_overflows_gives_the_terminal_back():
    with PtyApp([FIXTURE], environment=QUIET) as app:
        order(app, "say 4")
        app.wait_gone("Password")
        order(app, "overflow 1")
        assert app.wait_exit() == -signal.SIGSEGV, app.status
        assert said(after_the_app(app)) == [1, 2, 3, 4]
        assert app.left_modes() == [] and app.is_cooked()


def test_held_output_is_shown_once_at_a_suspension():
    with PtyApp(["bash", "--norc", "--noprofile", "-i"], environment={"PS1": "shell> "}) as app:
        app.wait_for("shell>")
        app.send(f"{FIXTURE}\r")
        order(app, "say 8")
        app.wait_gone("Password")
        assert said(app.raw) == []
        app.settle()
        app.send(CTRL_Z)
        app.wait_for("Stopped")
        assert said(after_the_app(app)) == list(range(1, 9)), app.picture()
        begin = len(app.raw)
        app.send("fg\r")
        app.wait_until(lambda: b"Quay Guest" in app.raw[begin:] and not app.is_cooked(), "the list to be drawn again")
        order(app, "say 4")
        app.wait_gone("Password")
        app.settle()
        begin = len(app.raw)
        app.send("q")
        app.wait_until(lambda: b"shell>" in app.raw[begin:], "the shell to be back")
        assert said(app.raw[begin:]) == [9, 10, 11, 12]
        # No reply of the terminal was left for the shell to read as keys.
        app.send("echo $((40 + 2))\r")
        app.wait_match(r"(?m)^shell> echo \$\(\(40 \+ 2\)\)$")


def test_of_long_output_the_end_is_shown_and_all_is_in_a_file():
    with tempfile.TemporaryDirectory() as folder, PtyApp([FIXTURE], environment={"TMPDIR": folder}) as app:
        order(app, "say 1000")
        app.wait_gone("Password")
        app.send("q")
        assert app.wait_exit() == 0
        told = after_the_app(app)
        assert said(told) == list(range(801, 1001)), said(told)[:3]
        path = re.search(rb"\(800 lines were left out here: all of it is in (\S+)\.\)", told)
        assert path, told[:400]
        path = path.group(1).decode()
        assert path == os.path.join(folder, f"terminal-fixture-{app.pid}.log")
        assert said(open(path, "rb").read()) == list(range(1, 1001))
        assert os.stat(path).st_mode & 0o777 == 0o600


def test_output_that_cannot_be_stored_does_not_end_the_program():
    for folder in ["/nonexistent", "/dev/full"]:
        with PtyApp([FIXTURE], environment={"TMPDIR": folder}) as app:
            order(app, "say 1000")
            app.wait_gone("Password")
            app.send("q")
            assert app.wait_exit() == 0
            told = after_the_app(app)
            assert b"(800 lines were left out here.)" in told and said(told)[-1] == 1000, told[:400]


def test_a_flood_is_cut_to_its_end():
    with tempfile.TemporaryDirectory() as folder, PtyApp([FIXTURE], environment={"TMPDIR": folder}) as app:
        order(app, "flood 20")
        app.wait_gone("Password")
        app.send("q")
        assert app.wait_exit() == 0
        told = after_the_app(app)
        assert b"for more was printed than is kept: the last 4 MB are in" in told, told[:400]
        assert b" 199999\r\n" in told and len(told) < 100_000
        [path] = glob.glob(folder + "/*")
        assert 4_000_000 < os.path.getsize(path) < 6_000_000 and b" 199999\n" in open(path, "rb").read()


def test_redirected_output_is_not_held_back():
    with tempfile.NamedTemporaryFile() as log:
        with PtyApp(["bash", "-c", f'exec "$0" 2> {log.name}', FIXTURE]) as app:
            order(app, "say 8")
            app.wait_gone("Password")
            # Written immediately, and not when the app ends.
            assert said(open(log.name, "rb").read()) == [2, 3, 6, 7]
            app.send("q")
            assert app.wait_exit() == 0
            assert said(after_the_app(app)) == [1, 4, 5, 8], after_the_app(app)


def test_output_to_a_pipe_is_reported_as_no_terminal():
    with PtyApp(["bash", "-c", 'set -o pipefail; "$0" | cat', FIXTURE]) as app:
        assert app.wait_exit() == 69
        assert b"not a terminal" in app.raw and b"\x1b[?1049h" not in app.raw
