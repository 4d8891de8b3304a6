"""An app that begins `import UIKit`, as Xcode begins one, on every front end there is."""

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time

from harness import settings_in
from pty_app import *

PROGRAM = sys.argv[1]


def does(script, *arguments):
    done = subprocess.run(
        [PROGRAM, "--front-end", "headless", "--quiet", *arguments], input=script, capture_output=True, text=True,
        encoding="utf-8", timeout=PATIENCE)
    assert done.returncode == 0 and done.stderr == "", (done.returncode, done.stderr, done.stdout[-2000:])
    return done.stdout


def test_a_scene_is_connected_shown_and_disconnected():
    output = does("""
        tap Add
        tap "Note 3"
        until "Read" 60
        back
        outline
    """)
    assert 'row "Note 3"' in output and 'label "3 notes"' in output, output
    assert output.rstrip().endswith("disconnected"), output


def test_a_preview_is_shown_without_a_scene():
    assert does("", "--preview") == "Note\n"
    output = does("outline", "--preview", "Note")
    assert "Mend the sail" in output and "disconnected" not in output, output


def test_a_url_is_there_as_the_scene_is_connected():
    assert 'screen "Mend the sail"' in does("outline", "--open", "notes:///Mend%20the%20sail")


def test_it_runs_in_a_terminal():
    with PtyApp([PROGRAM], columns=60, rows=16) as app:
        app.wait_for("Paint the keel")
        app.send(DOWN, ENTER)
        app.wait_for("Read")
        app.send(ESC)
        app.wait_for("2 notes")
        app.send(b"q")
        assert app.wait_exit() == 0


def test_a_delegate_decides_about_each_edit():
    with PtyApp([PROGRAM, "--open", "notes:///Digits"], columns=60, rows=16) as app:
        app.wait_for("Digits")
        app.wait_for("Code")
        for keys, text in (("12", "12"), ("x", "12"), ("345", "1234")):
            app.send(keys)
            app.settle()
            assert [word for word in app.text.split() if word.isalnum() and word[0] == "1"] == [text], app.text
        app.send(b"\t", "ahoy")
        app.wait_for("AHOY")


def test_a_wrong_option_is_reported():
    done = subprocess.run([PROGRAM, "--nonsense"], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 64 and "--nonsense" in done.stderr, done


# Phases of scenes: values that a scene delegate saves in its callbacks are on disk, however the program ends or is
# suspended.

BEGINNING = " enters active"
LEAVING = " resigns left"


def hear_signals():
    """Whoever runs the tests may ignore these (`nohup`, a script's `&`), and programs inherit that."""
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


class Home:
    """A home folder of its own, and what the scene's delegate saved there."""

    def __init__(self, folder):
        self.folder = folder
        self.file = os.path.join(folder, ".config/uikit-fixture.plist")
        self.environment = {"HOME": folder, "XDG_CONFIG_HOME": "", "XDG_STATE_HOME": ""}

    def scene(self):
        settings = settings_in(self.file)
        return None if settings is None else settings.get("scene", "")

    def wait_for(self, scene, limit=PATIENCE):
        end = time.monotonic() + limit
        found = None
        while found != scene:
            assert time.monotonic() < end, (scene, found)
            found = self.scene()
            time.sleep(0.02)


@contextlib.contextmanager
def home():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        yield Home(folder)


def test_a_scene_saves_however_the_program_ends():
    for number in [None, signal.SIGTERM, signal.SIGINT, signal.SIGHUP]:
        with home() as it:
            process = subprocess.Popen(
                [PROGRAM, "--front-end", "headless", "--quiet"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                stderr=subprocess.PIPE, text=True, encoding="utf-8", env={**os.environ, **it.environment},
                preexec_fn=hear_signals)
            process.stdin.write("outline\n")
            process.stdin.flush()
            while "Paint the keel" not in process.stdout.readline():
                pass
            # The end of its input would be a second cause for the end.
            if number:
                process.send_signal(number)
                process.wait(PATIENCE)
            process.communicate(timeout=PATIENCE)
            assert process.returncode == (-number if number else 0), (number, process.returncode)
            assert it.scene() == BEGINNING + LEAVING, (number, it.scene())


def test_a_scene_is_saved_before_suspension_and_restored():
    with home() as it:
        app = PtyApp(
            ["bash", "--norc", "--noprofile", "-i"], columns=70, rows=24,
            environment={**it.environment, "PS1": "shell> "})
        with app:
            app.wait_for("shell>")
            app.send(f"{PROGRAM}\r")
            app.wait_for("Paint the keel")
            app.send(CTRL_Z)
            app.wait_for("Stopped")
            # Saved before the stop: a stopped program cannot save.
            assert it.scene() == BEGINNING + LEAVING, it.scene()
            app.send("fg\r")
            it.wait_for((BEGINNING + LEAVING) + BEGINNING)
            app.wait_for("Paint the keel")
            app.send("q")
            it.wait_for((BEGINNING + LEAVING) * 2)
