"""An app that begins `import SwiftUI`, on every front end there is."""

import os
import subprocess
import sys
import tempfile

from pty_app import *

PROGRAM = sys.argv[1]


def run(script, *arguments, home=None):
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "HOME": home or folder}
        environment.pop("XDG_CONFIG_HOME", None)
        environment.pop("XDG_STATE_HOME", None)
        return subprocess.run(
            [PROGRAM, "--front-end", "headless", "--quiet", *arguments], input=script, capture_output=True, text=True,
            encoding="utf-8", timeout=60, env=environment)


def does(script, *arguments, home=None):
    done = run(script, *arguments, home=home)
    assert done.returncode == 0 and done.stderr == "", (done.returncode, done.stderr, done.stdout[-2000:])
    return done.stdout


def test_an_app_runs_its_story():
    output = does("""
        tap Add
        type Title "Mend the sail"
        tap Save
        tap "Mend the sail"
        tap Finish
        outline
        tap Finish
        outline
    """)
    assert 'alert "Finish this task?"' in output, output
    assert 'section "Open: 1"' in output.split("alert")[-1], output


def test_a_url_leads_to_a_place_before_a_person_sees_anything():
    output = does("outline", "--open", "tasks:///Buy%20rope")
    assert 'screen "Buy rope"' in output, output


def test_settings_outlive_the_program():
    with tempfile.TemporaryDirectory() as home:
        assert "Paint the keel" in does("outline", home=home)
        does('toggle "Hide what is done"', home=home)
        assert "Paint the keel" not in does("outline", home=home)


def test_timers_of_foundations_run_loop_fire():
    output = does("""
        tap "Buy rope"
        tap "Remind Me"
        until "Reminded twice" 5
        outline
    """)
    assert "Reminded twice" in output, output


def test_wrong_options_are_told():
    done = run("", "--no-such-thing")
    assert done.returncode == 64 and "--help" in done.stderr, done


def test_the_same_app_in_a_terminal():
    with PtyApp([PROGRAM], columns=60, rows=16) as app:
        app.wait_for("Buy rope")
        app.send(DOWN, ENTER)
        app.wait_for("Finish")
        app.send(ESC)
        app.wait_for("Paint the keel")
        app.send("q")
        assert app.wait_exit() == 0


def test_more_is_loaded_as_its_end_comes_near():
    output = does("""
        outline
        scroll "Day 50"
        outline
        scroll "Day 99"
        outline
    """, "--open", "tasks:///History")
    first, second, third = output.split("screen")[1:4]
    assert '"Loaded 0"' in first and '"Loaded 0"' in second, output
    assert '"Loaded 1"' in third and "Day 99" in third, output


def test_more_is_loaded_in_a_terminal_as_its_end_comes_near():
    with PtyApp([PROGRAM, "--open", "tasks:///History"], columns=60, rows=16) as app:
        app.wait_for("Day 0")
        assert "Loaded 0" in app.text, app.text
        app.send(END)
        app.wait_for("Loaded 1")
        app.wait_for("Day 99")
        app.send(PAGE_DOWN)
        app.wait_for("Day 100")
        assert "Loaded 1" in app.text, app.text
        app.send(END)
        app.wait_for("Loaded 2")
        app.send(HOME)
        app.wait_for("Day 0")
        app.send("q")
        assert app.wait_exit() == 0
