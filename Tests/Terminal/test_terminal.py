"""The terminal front end on a real pseudo-terminal, with a fixture of its own.

    python3 Tests/Terminal/test_terminal.py PATH-OF-terminal-fixture
"""

import os
import signal
import subprocess
import sys

from pty_app import *
from harness import only_for_release

FIXTURE = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(__file__), "../../.build/debug/fixtures/terminal-fixture")
QUIET = {"SWIFT_BACKTRACE": "enable=no"}


def test_the_emulator_moves_empty_lines():
    screen = Screen(8, 6)
    pyte.ByteStream(screen).feed(b"zero\r\none\r\ntwo\x1b[5Hfour\x1b[2;6r\x1b[2H\x1b[2M\x1b[r")
    assert [line.rstrip() for line in screen.display] == ["zero", "", "four", "", "", ""], screen.display


def test_story():
    with PtyApp([FIXTURE]) as app:
        app.wait_for("Quay Guest")
        app.send(DOWN, DOWN, ENTER)
        app.wait_for("Password")
        app.type("wrong")
        app.wait_for("•••••")
        assert b"wrong" not in app.raw
        app.send(ENTER)
        app.wait_for("Incorrect password")
        app.send(ENTER)
        app.wait_gone("Incorrect")
        app.send(b"\x15", "blob", ENTER)
        app.wait_gone("Password")
        app.send(RIGHT, ENTER)
        app.wait_for("Forget This Network")
        app.send(ESC)
        app.wait_gone("Forget This")
        app.send("q")
        assert app.wait_exit() == 0
        assert app.left_modes() == [] and app.is_cooked()


def test_mouse():
    with PtyApp([FIXTURE]) as app:
        app.wait_for("Quay Guest")
        app.click("⋯")
        app.wait_for("Forget This Network")
        app.click("‹")
        app.wait_gone("Forget This")
        app.click("Quay Guest")
        app.wait_for("Password")
        app.mouse(1, 1)
        app.wait_gone("Password")


def test_a_right_click_opens_the_menu_of_a_row_and_does_nothing_else():
    with PtyApp([FIXTURE]) as app:
        app.wait_for("Quay Guest")
        for place in ("Quay Guest", "⋯"):
            app.mouse(*app.find(place), button=2)
            app.wait_for("Copy Name")
            assert "Password" not in app.text and "Forget This Network" not in app.text, app.text
            app.send(ESC)
            app.wait_gone("Copy Name")
        app.click("⋯")
        app.wait_for("Forget This Network")
        app.mouse(*app.find("‹"), button=2)
        app.mouse(*app.find("Forget This Network"), button=2)
        # The response to a key shows the effects of what precedes it.
        app.send("?")
        app.wait_for("Keys")
        app.send(ESC)
        app.wait_gone("Keys")
        assert "Forget This Network" in app.text, app.text
        app.click("‹")
        app.wait_for("Quay Guest")
        app.mouse(*app.find("Quay Guest"), button=2)
        app.wait_for("Copy Name")
        app.click("Forget")
        app.wait_gone("Quay Guest")


def test_hostile_names_reach_the_screen_as_stand_ins():
    with PtyApp([FIXTURE]) as app:
        app.wait_for("<script>")
        for text in ["\\x1b[2J\\x1b[31mred", "\\x1b]0;title\\x07", "a\\x00b", "line\\nbreak\\ttab", "\\u{202e}evil", "\\x9b31mC1"]:
            assert app.row_with(text), text
        text = app.raw.decode()
        for bad in ["\x1b]0;", "\u202e", "\u200b", "\x9b", "\x07", "\x00"]:
            assert bad not in text, repr(bad)
        ends = {line.rstrip()[-1] for line in app.lines if "▂" in line}
        assert ends == {"⋯"}, ends


def test_every_exit_gives_the_terminal_back():
    for number in [signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGSEGV, signal.SIGILL, signal.SIGABRT, signal.SIGTRAP]:
        with PtyApp([FIXTURE], environment=QUIET) as app:
            app.wait_for("Quay Guest")
            app.kill(number)
            assert app.wait_exit() == -number, (number, app.status)
            assert app.left_modes() == [] and app.is_cooked(), number


def test_suspended_and_continued():
    with PtyApp(["bash", "--norc", "--noprofile", "-i"], environment={"PS1": "shell> "}) as app:
        app.wait_for("shell>")
        app.send(f"{FIXTURE}\r")
        app.wait_for("Quay Guest")
        app.send(CTRL_Z)
        app.wait_for("Stopped")
        begin = len(app.raw)
        app.send("fg\r")
        app.wait_until(lambda: b"Quay Guest" in app.raw[begin:] and not app.is_cooked(), "the list to be drawn again")
        begin = len(app.raw)
        app.send(CTRL_C)
        app.wait_until(lambda: b"shell>" in app.raw[begin:], "the shell to be back")


def test_stopped_without_a_shell_to_resume_it_the_program_continues():
    with PtyApp([FIXTURE]) as app:
        app.wait_for("Quay Guest")
        begin = len(app.raw)
        app.send(CTRL_Z)
        app.wait_until(lambda: b"Quay Guest" in app.raw[begin:], "the list to be drawn again")
        assert not app.is_cooked()
        app.send(CTRL_C)
        assert app.wait_exit() == 0


def test_resizing_to_nothing_and_back():
    with PtyApp([FIXTURE]) as app:
        app.wait_for("Quay Guest")
        for columns, rows in [(1, 1), (19, 4), (500, 200), (20, 5), (3, 40)]:
            app.resize(columns, rows)
            app.settle()
            assert app.status is None
        app.resize(80, 24)
        app.wait_for("Quay Guest")


def test_a_hostile_paste_is_only_text():
    with PtyApp([FIXTURE]) as app:
        app.wait_for("Quay Guest")
        app.paste("q\x1b[201~q\r\x03")
        app.settle()
        app.paste("x\x1b[Aq" * 200_000)
        app.settle()
        app.send(b"\x1b[<999;;M", b"\x1b[99;5:3u", b"\x1b[M   ")
        app.settle()
        assert app.status is None and "Quay Guest" in app.text and "Password" not in app.text


def test_a_terminal_that_takes_nothing_gets_the_latest_state_at_last():
    with PtyApp([FIXTURE, "--ticks", "3000", "1", "12"]) as app:
        app.wait_for("tick 1")
        # Reads nothing from here on, until the program has made all of its changes and sleeps.
        app.wait_idle()
        app.send(DOWN, DOWN, ENTER)
        app.wait_idle()
        unread = app.read_all()
        app.wait_for("Password")
        assert "tick 3000" in app.text, app.picture()
        # The limit is the kernel's buffer for the terminal and the frame under way, of some 320,000 bytes for 3,000
        # frames.
        assert unread < 100_000, unread


def test_a_key_is_answered_while_the_terminal_takes_nothing():
    with PtyApp([FIXTURE, "--ticks", "3000", "1", "12"]) as app:
        app.wait_for("tick 1")
        app.wait_idle()
        app.send("q")
        app.wait_end_unread()
        assert app.status == 0 and app.is_cooked()


def test_keys_are_answered_on_a_line_of_9600_baud():
    with PtyApp([FIXTURE, "1000", "--ticks", "100000", "100", "1"], environment={"COLORTERM": ""}) as app:
        app.wait_for("tick 1")
        for keys, answer in [((DOWN, DOWN, ENTER), "Password"), (("secret",), "••••••"), ((ESC,), "? keys")]:
            app.send(*keys)
            # In bytes, and not in seconds, which depend on the load of the machine.
            took = app.read_slowly(960, lambda: answer in app.text, answer)
            assert took < 4 * 960, (answer, took)


def test_the_title_is_that_of_the_window_and_is_restored():
    with PtyApp([FIXTURE, "--title", "Wi-Fi; settings"]) as app:
        app.wait_for("Quay Guest")
        app.wait_until(lambda: app.screen.title == "Wi-Fi; settings", "the title")
        app.send("q")
        assert app.wait_exit() == 0
        assert app.raw.index(b"\x1b[22;2t") < app.raw.index(b"\x1b]2;") < app.raw.index(b"\x1b[23;2t")
        assert app.raw.count(b"\x1b[22;2t") == app.raw.count(b"\x1b[23;2t") == 1


def test_a_hostile_title_ends_nothing_and_begins_nothing():
    title = "a\x07b\x1b\\c\x1b]0;d\x1b[31m\x9c\x9d\u202ee\nf" + "x" * 100_000
    with PtyApp([FIXTURE, "--title", title]) as app:
        app.wait_for("Quay Guest")
        app.wait_until(lambda: app.screen.title, "the title")
        assert app.screen.title.startswith("a\\x07b\\x1b\\c\\x1b]0;d\\x1b[31m\\x9c\\x9d\\u{202e}e\\nf"), app.screen.title
        assert len(app.screen.title) <= 100
        text = app.raw.decode()
        assert text.count("\x1b]2;") == 1 and "\x1b]0;" not in text and "\x07" not in text


def test_the_console_of_linux_gets_no_title():
    for language in ["C.UTF-8", "C"]:
        with PtyApp([FIXTURE], environment={"TERM": "linux", "COLORTERM": "", "LANG": language}) as app:
            app.wait_for("Quay Guest")
            app.settle()
            app.send("q")
            assert app.wait_exit() == 0
            assert b"\x1b]" not in app.raw and b";2t" not in app.raw


def test_an_idle_app_writes_nothing():
    with PtyApp([FIXTURE, "10000"], columns=120, rows=40) as app:
        app.wait_for("Network 0")
        app.settle(0.5)
        count = len(app.raw)
        app.settle(1)
        assert len(app.raw) == count, bytes(app.raw[count:])


@only_for_release
def test_idle_is_idle():
    with PtyApp([FIXTURE, "10000"], columns=120, rows=40) as app:
        app.wait_for("Network 0")
        app.settle(1)
        before = app.cpu_and_switches()
        app.settle(3)
        after = app.cpu_and_switches()
        assert after == before, (before, after)


def test_a_step_in_a_long_list_is_small():
    with PtyApp([FIXTURE, "10000"], columns=120, rows=40, environment={"NO_COLOR": "1"}) as app:
        app.wait_for("Network 0")
        app.send(END)
        app.wait_for("10,001 of 10,001")
        app.send("/", "network 5000", ENTER)
        app.wait_for("Network 5000")
        app.settle()
        count = len(app.raw)
        app.send(DOWN)
        app.settle()
        assert len(app.raw) - count < 600, len(app.raw) - count


def test_a_missing_terminal_is_reported():
    done = subprocess.run([FIXTURE], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 69 and "not a terminal" in done.stdout
    with PtyApp([FIXTURE], environment={"TERM": "dumb"}) as app:
        assert app.wait_exit() == 69
        assert b"\x1b" not in app.raw and b"dumb" in app.raw


def test_poor_terminals():
    for environment in [{"NO_COLOR": "1"}, {"LANG": "C"}, {"TERM": "linux", "COLORTERM": ""}, {"COLORTERM": "", "TERM": "xterm"}]:
        with PtyApp([FIXTURE], environment=environment) as app:
            app.wait_for("Quay Guest")
            app.send("q")
            assert app.wait_exit() == 0
            if "LANG" in environment:
                assert bytes(app.raw).isascii()


def test_the_main_actor_runs_on_the_loop():
    done = subprocess.run([FIXTURE, "--loop"], capture_output=True, text=True, timeout=PATIENCE)
    assert done.stdout == "timer, job, slept, hop 500500, first thread, read 7, signal, ended\n", done.stdout


def test_a_fixture_is_known_by_its_first_argument_too():
    program = os.path.join(os.path.dirname(FIXTURE), "..", "keel-fixtures")
    done = subprocess.run([program, "terminal-fixture", "--loop"], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0 and done.stdout.startswith("timer, job, "), done
    for arguments in ([], ["no-fixture"], ["keel-fixtures"]):
        done = subprocess.run([program, *arguments], capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode == 64 and "\n  terminal-fixture\n" in done.stdout, done


if __name__ == "__main__":
    failed = 0
    for name, test in sorted(globals().items()):
        if name.startswith("test_") and callable(test):
            try:
                test()
                print("ok  ", name, flush=True)
            except Exception as error:
                failed += 1
                print("FAIL", name, f"{type(error).__name__}: {error}", flush=True)
    sys.exit(1 if failed else 0)
