"""The previews of People: listed, shown in each front end, and written as texts and pictures."""

import os
import struct
import subprocess
import sys
import tempfile

from harness import PATIENCE
from pty_app import *

PROGRAM = sys.argv[1]
NAMES = ["Details", "Details, imperative", "List", "List without people", "List, imperative", "People",
         "People with details", "People, imperative"]
NO_BROWSER = {"CHROMIUM": "", "PATH": "/nonexistent"}


def run(*arguments, script="", environment={}, program=PROGRAM):
    """Runs the program in an empty home, in which it must leave nothing."""
    with tempfile.TemporaryDirectory() as home:
        homes = {name: home for name in ("HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
        done = subprocess.run(
            [program, *arguments], input=script, capture_output=True, text=True, encoding="utf-8",
            timeout=2 * PATIENCE, env={**os.environ, **homes, **environment})
        assert os.listdir(home) == [], os.listdir(home)
        return done


def test_previews_are_listed_by_name():
    done = run("--preview")
    assert done.returncode == 0 and done.stderr == "", done
    assert sorted(done.stdout.splitlines()) == NAMES, done.stdout


def test_a_preview_is_shown_and_nothing_of_the_app_is_started():
    # The source would be asked, and the database would lie in the home.
    done = run("--preview", "Details", "--front-end", "headless", "--quiet", "--source", "http://127.0.0.1:1/",
               script='until "Aiko Brandt" 60\ntap "Move Here"\nuntil Walked. 60\n')
    assert done.returncode == 0 and done.stderr == "", done
    both = [run("--preview", name, "--front-end", "headless", "--quiet", script="outline\n").stdout
            for name in ("Details", "Details, imperative")]
    assert all("Aiko Brandt" in outline and "Move Here" in outline for outline in both), both


def test_a_preview_is_shown_in_a_terminal():
    with PtyApp([PROGRAM, "--preview", "People with details"], columns=100, rows=30) as app:
        app.wait_for("aiko@example.org")
        app.wait_for("Mira Okafor")
        app.send("q")
        assert app.wait_exit() == 0


def test_an_unknown_name_is_answered_with_all_names():
    done = run("--preview", "Lists\x1b[2J")
    assert done.returncode == 64 and done.stdout == "", done
    assert done.stderr.startswith('people: There is no preview "Lists'), done.stderr
    assert "\x1b" not in done.stderr
    assert sorted(line.strip() for line in done.stderr.splitlines()[1:]) == NAMES, done.stderr


def test_options_without_a_meaning_are_refused():
    for arguments, words in [
        (["--snapshot", "/tmp"], "--preview all"), (["--preview", "--snapshot", "/tmp"], "--preview all"),
        (["--preview", "List", "--open", "search"], "Leave one of the two out"),
    ]:
        done = run(*arguments)
        assert done.returncode == 64 and words in done.stderr, (arguments, done)


def test_a_folder_that_cannot_be_used_is_named():
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "file")
        with open(file, "w"):
            pass
        for path, words in [(folder + "/none", "does not exist"), (file, "is not a folder"), ("/proc", "written"),
                            ("/sys", "written")]:
            done = run("--preview", "List", "--snapshot", path, environment=NO_BROWSER)
            assert done.returncode == 73 and words in done.stderr, (path, done)
        assert os.listdir(folder) == ["file"]


def files(folder, ending):
    return sorted(name for name in os.listdir(folder) if name.endswith(ending))


def test_all_previews_are_written_as_texts_without_a_browser():
    with tempfile.TemporaryDirectory() as folder:
        # Another snapshot is replaced; a file of another name stays.
        for name in ("List.txt", "notes"):
            with open(os.path.join(folder, name), "w") as file:
                file.write("old")
        done = run("--preview", "all", "--snapshot", folder, environment=NO_BROWSER)
        assert done.returncode == 0 and "no Chromium" in done.stderr, done
        assert sorted(done.stdout.splitlines()) == [os.path.join(folder, name) for name in files(folder, ".txt")]
        expected = ["Details-imperative.txt", "Details.txt", "List-imperative.txt", "List-without-people.txt", "List.txt",
                    "People-imperative.txt", "People-with-details.txt", "People.txt", "notes"]
        assert sorted(os.listdir(folder)) == sorted(expected), os.listdir(folder)
        for name in files(folder, ".txt"):
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                text = file.read()
            assert text.count("\n") == 24 and "\x1b" not in text, (name, text)
            assert ("Aiko Brandt" in text) == (name != "List-without-people.txt"), (name, text)


def test_previews_are_written_as_pictures_by_a_browser():
    browser = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as temporary:
        done = run("--preview", "all", "--snapshot", folder, environment={"CHROMIUM": browser, "TMPDIR": temporary})
        assert done.returncode == 0 and done.stderr == "", done
        assert len(files(folder, ".txt")) == len(files(folder, ".png")) == len(NAMES), os.listdir(folder)
        pictures = []
        for name in files(folder, ".png"):
            with open(os.path.join(folder, name), "rb") as file:
                pictures.append(file.read())
            assert pictures[-1][:8] == b"\x89PNG\r\n\x1a\n", name
            assert struct.unpack(">II", pictures[-1][16:24]) == (1024, 768), name
        assert len(set(pictures)) > len(NAMES) / 2
        assert os.listdir(temporary) == [], os.listdir(temporary)


def test_a_browser_that_makes_no_picture_is_reported():
    for browser, words in [("/nonexistent", "was not started"), ("/bin/true", "has ended")]:
        with tempfile.TemporaryDirectory() as folder:
            done = run("--preview", "List", "--snapshot", folder, environment={"CHROMIUM": browser})
            assert done.returncode == 69 and words in done.stderr, (browser, done)
            assert os.listdir(folder) == ["List.txt"]
