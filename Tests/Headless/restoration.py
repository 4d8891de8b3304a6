"""Programs that are killed with SIGKILL and started again: place, selection and drafts are as they were."""

import contextlib
import glob
import json
import os
import random
import signal
import subprocess
import sys
import time

from harness import IS_RELEASE, SEED, Skip, folder
from pty_app import *

PROGRAM = sys.argv[1]
SECRET = "hunter2"


def until(holds, what, limit=PATIENCE):
    """Waits for a file that another process writes."""
    end = time.monotonic() + limit
    while not holds():
        assert time.monotonic() < end, what()
        time.sleep(0.01)


def content(path):
    with contextlib.suppress(FileNotFoundError):
        with open(path, "rb") as file:
            return file.read()
    return b""


def assert_no_secret(path):
    for name in glob.glob(path + "/**", recursive=True, include_hidden=True):
        if os.path.isfile(name):
            assert SECRET.encode() not in content(name), name


# Scripts


class Script:
    """A run of the program without a screen, with the state in a folder."""

    def __init__(self, path, *arguments, program=PROGRAM):
        self.path = path
        self.process = subprocess.Popen(
            [program, "--front-end", "headless", "--quiet", "--state", path, *arguments], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8")

    def does(self, *lines):
        """Runs lines and returns the outline after them."""
        self.process.stdin.write("".join(line + "\n" for line in (*lines, "outline")))
        self.process.stdin.flush()
        outline = []
        while line := self.process.stdout.readline().rstrip("\n"):
            outline.append(line.replace(" (focused)", ""))
        assert outline, self.process.stderr.read()
        return outline

    def scene(self, outline):
        text = next(line for line in outline if "scene {" in line)
        text = text[text.index('"') + 1:text.rindex('"')].replace('\\"', '"')
        return json.loads(text.removeprefix("scene "))

    def saved(self, name="window-headless.json"):
        text = content(f"{self.path}/{name}")
        return json.loads(text)["state"] if text else None

    def kill(self):
        self.process.kill()
        self.process.wait()
        return self.process.stderr.read()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            with contextlib.suppress(BrokenPipeError):
                stream.close()


def step(outline, dice):
    """Returns a line that is possible there."""
    text = dice.choice(['"half a sent"', "rope", '"é한🧭"', '""'])
    shown = "\n".join(outline)
    if 'screen "New Note"' in shown:
        return dice.choice(["tap Later", f"type Text {text}"])
    if 'screen "Account"' in shown:
        return dice.choice([f"type PIN {SECRET}", "tab Notes"])
    if 'screen "Pages"' in shown:
        return dice.choice(['tap "Page 120"', "tab Notes", "tab Account"])
    if '"Favourite"' in shown:
        number = shown.rsplit("Reply to ", 1)[1].split('"')[0]
        return dice.choice(
            [f'type "Reply to {number}" {text}', "toggle Favourite", "back", f'tap "Next to {number}"', "tab Pages"])
    return dice.choice(["tap Write", f'tap "Note {dice.randrange(5)}"', "tab Pages", "tab Account"])


def test_a_script_killed_at_every_step_is_where_it_was():
    dice = random.Random(SEED)
    with folder() as path:
        before = None
        for number in range(50 if IS_RELEASE else 8):
            with Script(path) as script:
                outline = script.does()
                if before is not None:
                    assert outline == before, (SEED, number, before, outline)
                # Several steps, of which the last one is just before the end.
                for _ in range(dice.randrange(1, 4)):
                    outline = script.does(step(outline, dice))
                expected = script.scene(outline)
                start = {**expected, "screen": "notes", "path": [], "isWriting": False, "draft": "", "replies": {}}
                for name in ("page", "selection"):
                    start.pop(name, None)
                until(lambda: script.saved() == expected or script.saved() is None and expected == start,
                      lambda: (expected, script.saved()))
                assert script.kill() == ""
            # A secret is not saved, and what depends on it is not compared.
            before = [line for line in outline]
            if any("PIN typed" in line for line in before):
                before = None
            assert_no_secret(path)


def test_the_states_of_views_come_back_after_a_kill_and_not_after_the_user_has_quit():
    with folder() as path:
        with Script(path) as script:
            script.does('tap "Note 3"', 'tap "Read Again"')
            until(lambda: b"ReadingsView" in content(path + "/window-headless.json"), script.saved)
            script.kill()
        with Script(path) as script:
            assert "read 2 times" in "\n".join(script.does('tap "Read Again"'))
            script.process.stdin.close()
            assert script.process.wait(PATIENCE) == 0
        with Script(path) as script:
            outline = script.does()
            assert "read 0 times" in "\n".join(outline) and script.scene(outline)["path"] == [3], outline


def test_scripts_keep_nothing_unless_asked():
    with folder() as home:
        environment = {**os.environ, "HOME": home, "XDG_STATE_HOME": home}
        done = subprocess.run(
            [PROGRAM, "--front-end", "headless", "--quiet"], input="tap Write\ntype Text kept\n", capture_output=True,
            text=True, timeout=PATIENCE, env=environment)
        assert done.returncode == 0 and done.stderr == "", done
        assert not os.path.exists(home + "/restoration-fixture"), os.listdir(home)


def test_a_place_in_the_command_line_wins_and_drafts_stay():
    with folder() as path:
        with Script(path) as script:
            expected = script.scene(script.does('tap "Note 3"', 'type "Reply to 3" kept'))
            until(lambda: script.saved() == expected, script.saved)
            script.kill()
        with Script(path, "--open", "notes/7/3") as script:
            scene = script.scene(script.does())
            assert scene["path"] == [7, 3] and scene["replies"] == {"3": "kept"}, scene


def test_a_newer_state_is_set_aside_and_the_program_starts():
    with folder() as path:
        with Script(path, "--version", "3") as script:
            script.does("tap Write", "type Text new")
            until(lambda: (script.saved() or {}).get("draft") == "new", script.saved)
            script.kill()
        with Script(path, "--version", "2") as script:
            assert script.scene(script.does())["draft"] == ""
            report = script.kill()
        assert "version 3" in report and "window-headless.json.version-3" in report, report
        assert b'"new"' in content(path + "/window-headless.json.version-3")


HOSTILE = {
    "truncated": b'{"version":1,"state":{"draft":"a',
    "empty": b"",
    "not UTF-8": b'{"version":1,"state":{"draft":"\xff\xfe"}}',
    "large": b'{"version":1,"state":{"draft":"' + b"x" * 10_000_000 + b'"}}',
    "deep": b"[" * 1_000_000,
}


def test_a_damaged_state_is_set_aside_and_the_program_starts():
    for name, text in HOSTILE.items():
        with folder() as path:
            with open(path + "/window-headless.json", "wb") as file:
                file.write(text)
            with Script(path) as script:
                script.does('tap "Note 1"')
                until(lambda: (script.saved() or {}).get("path") == [1], script.saved)
                report = script.kill()
            assert report.count("could not be read") == 1 and "damaged" in report, (name, report)
            assert content(path + "/window-headless.json.damaged") == text, name


def test_a_full_disk_is_reported_and_the_program_goes_on():
    with folder() as path:
        if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "none", path], capture_output=True).returncode:
            raise Skip("no tmpfs can be mounted here")
        try:
            with Script(path) as script:
                expected = script.scene(script.does('tap "Note 1"'))
                until(lambda: script.saved() == expected, script.saved)
                with contextlib.suppress(OSError), open(path + "/filler", "wb", buffering=0) as filler:
                    while True:
                        filler.write(b"x" * 4096)
                script.does('type "Reply to 1" unsaved')
                # Only an attempt to save tells whether there is room, so a later one finds it.
                line = script.process.stderr.readline()
                assert "no space left" in line and script.saved() == expected, line
                os.unlink(path + "/filler")
                expected = script.scene(script.does('type "Reply to 1" saved'))
                until(lambda: script.saved() == expected, script.saved)
                assert script.kill() == ""
        finally:
            subprocess.run(["umount", path], check=True)


# Terminals


def terminal(program, path, *arguments):
    return PtyApp([program, "--state", path, *arguments], columns=70, rows=24, environment={"HOME": path})


def end(app):
    app.kill(9)
    app.wait_exit()


def test_a_terminal_that_was_killed_is_where_it_was():
    with folder() as path:
        file = path + "/window-terminal.json"

        def saved(key, value):
            until(lambda: content(file) and json.loads(content(file))["state"].get(key) == value, lambda: content(file))

        with terminal(PROGRAM, path) as app:
            app.wait_for("Note 2")
            app.click("Note 2")
            app.wait_for("Favourite")
            app.click("Reply to 2")
            app.send("half a sent")
            saved("replies", {"2": "half a sent"})
            end(app)
        with terminal(PROGRAM, path) as app:
            app.wait_for("half a sent")
            assert "Note 2" in app.text, app.text
            app.click("○ Off")
            saved("selection", 2)
            app.click("Pages")
            app.wait_for("Page 120")
            app.click("Page 120")
            app.wait_for("Page 121 of many")
            saved("page", 120)
            end(app)
        with terminal(PROGRAM, path) as app:
            # The place, and where it was scrolled to.
            app.wait_for("Page 121 of many")
            assert "Page 0 of many" not in app.text, app.text
            app.click("Account")
            app.wait_for("no PIN")
            app.click("PIN")
            app.send(SECRET)
            app.wait_for("PIN typed")
            saved("screen", "account")
            assert_no_secret(path)
            end(app)
        with terminal(PROGRAM, path) as app:
            app.wait_for("no PIN")
            app.click("Notes")
            app.wait_for("half a sent")
            end(app)


def test_two_terminals_have_a_state_each():
    with folder() as path:
        files = [path + "/window-terminal.json", path + "/window-terminal-2.json"]
        with terminal(PROGRAM, path) as one, terminal(PROGRAM, path) as two:
            for number, app in enumerate([one, two]):
                app.wait_for("Note 1")
                app.click("Write")
                app.wait_for("Later")
                app.send(f"draft {number}")
                until(lambda: any(f"draft {number}".encode() in content(file) for file in files), lambda: number)
            end(one)
            end(two)
        with terminal(PROGRAM, path) as one, terminal(PROGRAM, path) as two:
            for app in [one, two]:
                app.wait_for("draft")
            assert {"draft 0" in one.text, "draft 0" in two.text} == {True, False}, (one.text, two.text)
            assert {"draft 1" in one.text, "draft 1" in two.text} == {True, False}, (one.text, two.text)
            end(one)
            end(two)


# Busy main actors. The tests of the keys are in Tests/Terminal/test_endings.py.


def spinning(path):
    return ["--spin", path, "--hang-limit", "100", "--ending-limit", "100"]


def make_busy(pid, path):
    os.kill(pid, signal.SIGUSR1)
    until(lambda: os.path.exists(f"{path}/begun"), lambda: "the main actor does not become busy")


def test_signals_end_a_script_whose_main_actor_is_busy():
    for number in [signal.SIGTERM, signal.SIGHUP, signal.SIGINT]:
        with folder() as path, Script(path, *spinning(path)) as script:
            script.does()
            make_busy(script.process.pid, path)
            script.process.send_signal(number)
            assert script.process.wait(PATIENCE) == -number, script.process.returncode


def test_signals_end_a_server_whose_main_actor_is_busy():
    for number in [signal.SIGTERM, signal.SIGHUP, signal.SIGINT]:
        with folder() as path:
            command = [PROGRAM, "--front-end", "web", "--port", "0", "--state", path, *spinning(path)]
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
                try:
                    assert "Serving" in server.stdout.readline()
                    make_busy(server.pid, path)
                    server.send_signal(number)
                    assert server.wait(PATIENCE) == -number, server.returncode
                finally:
                    server.kill()


def test_an_app_in_a_terminal_whose_main_actor_is_busy_ends():
    for number in [None, signal.SIGTERM, signal.SIGHUP, signal.SIGINT]:
        with folder() as path, PtyApp([PROGRAM, "--state", path, *spinning(path)]) as app:
            app.wait_for("Note 0")
            make_busy(app.pid, path)
            if number:
                app.kill(number)
            else:
                app.send(CTRL_C, CTRL_C)
            assert app.wait_exit() == -(number or signal.SIGINT), (number, app.status)
            assert app.left_modes() == [] and app.is_cooked(), number
