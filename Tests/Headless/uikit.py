"""An app that begins `import UIKit`, as Xcode begins one, on every front end there is."""

import subprocess
import sys

from pty_app import *

PROGRAM = sys.argv[1]


def does(script, *arguments):
    done = subprocess.run(
        [PROGRAM, "--front-end", "headless", "--quiet", *arguments], input=script, capture_output=True, text=True,
        encoding="utf-8", timeout=60)
    assert done.returncode == 0 and done.stderr == "", (done.returncode, done.stderr, done.stdout[-2000:])
    return done.stdout


def test_a_scene_is_connected_shown_and_disconnected():
    output = does("""
        tap Add
        tap "Note 3"
        until "Read" 5
        back
        outline
    """)
    assert 'row "Note 3"' in output and 'label "3 notes"' in output, output
    assert output.rstrip().endswith("disconnected"), output


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


def test_a_wrong_option_is_told():
    done = subprocess.run([PROGRAM, "--nonsense"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 64 and "--nonsense" in done.stderr, done
