"""Endings of a program whose main actor does not return: by keys, by signals and by the loss of the terminal.

Uses the fixture of `test_terminal`: its command `spin FOLDER` keeps the main actor busy (`Fixture/Talk.swift`), and the
limits after which it is interrupted are short.
"""

import contextlib
import os
import re
import signal
import sys
import tempfile

from pty_app import *

FIXTURE = sys.argv[1]
QUIET = {"SWIFT_BACKTRACE": "enable=no"}
# The limits in milliseconds: one that has passed before anything else happens, and one that never passes.
SOON, NEVER = "100", "3600000"
THREAD = "keel-watch"


def order(app, command, typed=b""):
    """Sends a command through the sheet; `typed` follows in the same write."""
    app.send(HOME, DOWN, DOWN, ENTER)
    app.wait_for("Password")
    app.send(command.encode() + ENTER + typed)


@contextlib.contextmanager
def busy(ending=NEVER, typed=b"", hang=SOON):
    """The program while its main actor is busy. `app.finish()` lets it return."""
    with tempfile.TemporaryDirectory() as folder:
        with PtyApp([FIXTURE, "--endings", hang, ending], environment=QUIET) as app:
            app.wait_for("Quay Guest")
            order(app, "say 4")
            app.wait_gone("Password")
            order(app, f"spin {folder}", typed)
            # On a busy machine, the turn of the keys may already count as hanging: what is typed with them ends it then.
            if not typed:
                wait(lambda: os.path.exists(f"{folder}/begun"), "the main actor to be busy")
            app.finish = lambda: open(f"{folder}/done", "w").close()
            yield app


def wait(test, what):
    """Waits for something that is not on the screen."""
    end = time.monotonic() + PATIENCE
    while not test():
        if time.monotonic() > end:
            raise Timeout(f"waited for {what}")
        time.sleep(0.02)


def bytes_read(app):
    with open(f"/proc/{app.pid}/io") as file:
        return int(re.search(r"^rchar: (\d+)", file.read(), re.M).group(1))


def send_and_wait(app, *keys):
    """Sends keys, and waits until the program has read them. Wake-ups of its threads count a few bytes, so the keys
    should be more."""
    before = bytes_read(app)
    app.send(*keys)
    wait(lambda: bytes_read(app) >= before + sum(len(key) for key in keys), "the keys to be read")


def assert_ended(app, number):
    assert app.wait_exit() == -number, (number, app.status)
    assert app.left_modes() == [] and app.is_cooked(), number
    told = bytes(app.raw[app.raw.rfind(b"\x1b[?1049l"):])
    assert [int(said) for said in re.findall(rb"said (\d+) by", told)] == [1, 2, 3, 4], told


def test_control_c_twice_ends_a_busy_program():
    with busy() as app:
        app.send(CTRL_C, CTRL_C)
        assert_ended(app, signal.SIGINT)


def test_control_c_twice_that_was_read_with_the_key_before_ends_it():
    with busy(typed=CTRL_C + CTRL_C) as app:
        assert_ended(app, signal.SIGINT)


def test_other_keys_between_the_two_do_not_matter():
    with busy() as app:
        app.send(b"q" * 100, CTRL_C, ESC, b"x" * 100, CTRL_C)
        assert_ended(app, signal.SIGINT)


def test_signals_end_a_busy_program_at_the_limit():
    for number in [signal.SIGTERM, signal.SIGHUP, signal.SIGINT]:
        with busy(ending=SOON) as app:
            app.kill(number)
            assert_ended(app, number)


def test_signals_end_it_while_no_turn_counts_as_hanging():
    with busy(ending=SOON, hang=NEVER) as app:
        app.kill(signal.SIGTERM)
        assert_ended(app, signal.SIGTERM)


def test_a_second_signal_ends_a_busy_program_at_once():
    with busy() as app:
        app.kill(signal.SIGTERM)
        app.kill(signal.SIGINT)
        app.wait_exit()
        assert_ended(app, -app.status)
        assert -app.status in (signal.SIGTERM, signal.SIGINT), app.status


def test_a_terminal_that_goes_away_ends_a_busy_program():
    with tempfile.TemporaryDirectory() as folder:
        app = PtyApp([FIXTURE, "--endings", SOON, SOON], environment=QUIET)
        app.wait_for("Quay Guest")
        order(app, f"spin {folder}")
        wait(lambda: os.path.exists(f"{folder}/begun"), "the main actor to be busy")
        os.close(app.fd)
        app.wait_end_unread()
        assert app.status == -signal.SIGHUP, app.status


def test_what_is_typed_meanwhile_is_handled_afterwards_in_order():
    with busy() as app:
        send_and_wait(app, HOME, DOWN, DOWN, ENTER, b"x" * 100)
        # Control-U deletes what has been typed into the field.
        send_and_wait(app, b"y" * 100, b"\x15", b"ex")
        app.send(b"it")
        app.finish()
        app.send(ENTER)
        assert app.wait_exit() == 3, app.status
        assert app.left_modes() == [] and app.is_cooked()


def test_q_is_only_input_while_the_program_is_busy():
    with busy() as app:
        send_and_wait(app, b"q" * 100)
        app._reap()
        assert app.status is None, app.status
        app.finish()
        assert app.wait_exit() == 0, app.status


def test_control_c_once_asks_a_busy_program_to_close():
    with busy() as app:
        send_and_wait(app, UP * 40, CTRL_C)
        app._reap()
        assert app.status is None, app.status
        app.finish()
        # It closes by itself.
        assert app.wait_exit() == 0, app.status


def test_after_a_hang_the_program_goes_on():
    with busy() as app:
        send_and_wait(app, UP * 40)
        app.finish()
        app.wait_gone("Password")
        order(app, "blob")
        app.wait_gone("Password")
        app.send("q")
        assert app.wait_exit() == 0
        assert app.left_modes() == [] and app.is_cooked()


def wakeups(app):
    """Returns the number of times that the thread beside the main actor has slept."""
    for thread in os.listdir(f"/proc/{app.pid}/task"):
        folder = f"/proc/{app.pid}/task/{thread}"
        with open(f"{folder}/comm") as comm, open(f"{folder}/status") as status:
            if comm.read().strip() == THREAD:
                return int(re.search(r"^voluntary_ctxt_switches:\s+(\d+)", status.read(), re.M).group(1))
    raise AssertionError(f"there is no thread {THREAD}")


def test_neither_rest_nor_keys_wake_the_thread():
    with PtyApp([FIXTURE, "--endings", NEVER, NEVER]) as app:
        app.wait_for("Quay Guest")
        app.settle()
        before = wakeups(app)
        for _ in range(20):
            app.send(DOWN)
            app.settle(0.02)
        app.settle()
        assert wakeups(app) == before, (wakeups(app), before)
