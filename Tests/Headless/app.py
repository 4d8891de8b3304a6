"""An app that begins `import SwiftUI`, on every front end there is."""

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


def run(script, *arguments, home=None):
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "HOME": home or folder}
        environment.pop("XDG_CONFIG_HOME", None)
        environment.pop("XDG_STATE_HOME", None)
        return subprocess.run(
            [PROGRAM, "--front-end", "headless", "--quiet", *arguments], input=script, capture_output=True, text=True,
            encoding="utf-8", timeout=PATIENCE, env=environment)


def does(script, *arguments, home=None):
    done = run(script, *arguments, home=home)
    assert done.returncode == 0 and done.stderr == "", (done.returncode, done.stderr, done.stdout[-2000:])
    return done.stdout


def test_a_preview_neither_creates_the_app_nor_touches_its_settings():
    with tempfile.TemporaryDirectory() as folder:
        assert does("", "--preview", home=folder) == "Settings\n"
        output = does("""
            type Name Anna
            tap "Set by a View"
            outline
        """, "--preview", "Settings", home=folder)
        assert '"Owner" "Anna"' in output and '"Crew" "1"' in output, output
        assert os.listdir(folder) == [], os.listdir(folder)


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


def test_a_url_opens_its_page_before_anything_is_shown():
    output = does("outline", "--open", "tasks:///Buy%20rope")
    assert 'screen "Buy rope"' in output, output


def test_an_address_that_no_place_takes_is_said():
    """The program of the README handles no URLs."""
    counter = os.path.join(os.path.dirname(PROGRAM), "counter-app")
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run(
            [counter, "--front-end", "headless", "--quiet", "--open", "nonsense"], input="outline\n", capture_output=True,
            text=True, timeout=PATIENCE, env={**os.environ, "HOME": home})
    assert 'screen "Counter"' in done.stdout, done.stdout
    assert done.stderr.startswith('The app has no place "nonsense".') and done.stderr.count("\n") == 1, done.stderr
    assert done.returncode == 64, done.returncode


def test_settings_outlive_the_program():
    with tempfile.TemporaryDirectory() as home:
        assert "Paint the keel" in does("outline", home=home)
        does('toggle "Hide what is done"', home=home)
        assert "Paint the keel" not in does("outline", home=home)


def test_timers_of_foundations_run_loop_fire():
    output = does("""
        tap "Buy rope"
        tap "Remind Me"
        until "Reminded twice" 60
        outline
    """)
    assert "Reminded twice" in output, output


def test_wrong_options_are_reported():
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


def test_more_is_loaded_near_the_end_of_the_list():
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


def test_more_is_loaded_in_a_terminal_near_the_end_of_the_list():
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


# Settings and phases: settings are stored on disk however the program ends, and phase observers run in time.


def hear_signals():
    """Whoever runs the tests may ignore these (`nohup`, a script's `&`), and programs inherit that."""
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


class Home:
    """A home folder of its own, and the program's settings in it."""

    def __init__(self, folder):
        self.folder = folder
        self.file = os.path.join(folder, ".config/app-fixture.plist")
        self.environment = {key: value for key, value in os.environ.items() if not key.startswith("XDG_")}
        self.environment["HOME"] = folder

    def settings(self):
        return settings_in(self.file)

    def wait_for(self, key, value, limit=PATIENCE):
        end = time.monotonic() + limit
        found = None
        while found != value:
            assert time.monotonic() < end, (key, value, found)
            found = (self.settings() or {}).get(key)
            time.sleep(0.02)

    def script(self, script, *arguments):
        """Runs a script that stays at its end until the input is closed or a signal comes."""
        command = [PROGRAM, "--front-end", "headless", "--quiet", "--open", "tasks:///Settings", *arguments]
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8",
            env=self.environment, preexec_fn=hear_signals)
        process.stdin.write(script)
        process.stdin.flush()
        return process

    def terminal(self):
        """In a terminal, begun by a shell that can suspend it."""
        environment = {"HOME": self.folder, "XDG_CONFIG_HOME": "", "XDG_STATE_HOME": "", "PS1": "shell> "}
        app = PtyApp(
            ["bash", "--norc", "--noprofile", "-i"], columns=70, rows=24, environment=environment)
        app.wait_for("shell>")
        app.send(f"{PROGRAM} --open tasks:///Settings\r")
        app.wait_for("Exit at Once")
        return app


@contextlib.contextmanager
def home():
    # A killed program may be in the middle of a write in this directory.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        yield Home(folder)


ENTIRE_LEAVING = " inactive background"


def test_settings_of_views_and_of_userdefaults_are_one_store():
    with home() as it:
        output, _ = it.script("""
            type Name Anna
            tap "Set by the Model"
            outline
            type Name Bea
            tap "Set by a View"
            tap "Read by the Model"
            outline
            type Name Cara
            tap "Set Elsewhere"
            until '"Owner" "Cara"' 60
            outline
        """).communicate(timeout=PATIENCE)
        first, second, third = output.split("screen")[1:]
        assert '"Owner" "Anna"' in first, output
        assert '"Owner" "Bea"' in second and "It is Bea" in second, output
        assert '"Owner" "Cara"' in third, output
        # The app registers this value as a default. No code sets it, so it is not stored.
        assert '"Crew" "4"' in first and "crew" not in it.settings(), output


def test_settings_are_on_the_disk_soon_after_they_change():
    for button in ["Set by a View", "Set by the Model", "Set Elsewhere"]:
        with home() as it:
            process = it.script(f'type Name Anna\ntap "{button}"\n')
            it.wait_for("owner", "Anna")
            process.kill()
            process.communicate()
            assert it.settings()["owner"] == "Anna"


def test_settings_are_saved_however_the_program_ends():
    ends = {
        "its input": (lambda process: None, 0),
        "SIGTERM": (lambda process: process.send_signal(signal.SIGTERM), -signal.SIGTERM),
        "SIGINT": (lambda process: process.send_signal(signal.SIGINT), -signal.SIGINT),
        "SIGHUP": (lambda process: process.send_signal(signal.SIGHUP), -signal.SIGHUP),
    }
    for name, (end, code) in ends.items():
        with home() as it:
            # Set immediately before the end: the automatic save has no time to run.
            process = it.script('type Name Anna\ntap "Set by the Model"\noutline\n')
            while "Owner" not in process.stdout.readline():
                pass
            end(process)
            # The end of its input would be a second cause for the end.
            if code != 0:
                process.wait(PATIENCE)
            process.communicate(timeout=PATIENCE)
            assert process.returncode == code, (name, process.returncode)
            assert it.settings()["owner"] == "Anna", name
            assert it.settings()["phases"] == ENTIRE_LEAVING, (name, it.settings())
            assert it.settings()["app phases"] == ENTIRE_LEAVING, (name, it.settings())
    with home() as it:
        process = it.script('type Name Anna\ntap "Exit at Once"\n')
        assert process.wait(PATIENCE) == 3
        process.communicate()
        assert it.settings()["owner"] == "Anna"


def test_settings_of_an_earlier_version_are_taken_over():
    with home() as it:
        folder = os.path.join(it.folder, ".config/app-fixture")
        os.makedirs(folder)
        with open(os.path.join(folder, "settings.json"), "w") as file:
            file.write('{"owner":"WyJBbm5hIl0=","hidesDone":"W3RydWVd","crew":"Wzdd"}')
        for _ in range(2):
            output, _ = it.script("outline\n").communicate(timeout=PATIENCE)
            assert '"Owner" "Anna"' in output and '"Crew" "7"' in output, output
        settings = it.settings()
        assert settings["owner"] == "Anna" and settings["hidesDone"] is True and settings["crew"] == 7, settings
        assert os.listdir(folder) == ["settings.json.old"]


def test_damaged_settings_are_put_aside_with_a_message():
    with home() as it:
        os.makedirs(os.path.dirname(it.file))
        with open(it.file, "w") as file:
            file.write("<plist><dict><key>owner")
        output, errors = it.script("outline\n").communicate(timeout=PATIENCE)
        assert '"Owner" "nobody"' in output, output
        assert "could not be read" in errors and "app-fixture.plist.unreadable" in errors, errors
        with open(it.file + ".unreadable") as file:
            assert file.read() == "<plist><dict><key>owner"


def test_settings_damaged_by_a_kill_are_those_that_were_saved_before():
    with home() as it:
        script = 'type Name Anna\ntap "Set by a View"\n'
        it.script(script).communicate(timeout=PATIENCE)
        whole = it.settings()
        # Save once more, so that a previous complete file exists; then truncate the file, as if the program had been
        # killed during a write.
        it.script(script.replace("Anna", "Berta")).communicate(timeout=PATIENCE)
        with open(it.file, "r+") as file:
            file.truncate(20)
        _, errors = it.script("outline\n").communicate(timeout=PATIENCE)
        assert "that were saved before" in errors, errors
        # Either value is correct, because the number of saves in a run is not specified.
        assert whole["owner"] == "Anna" and it.settings()["owner"] in ("Anna", "Berta"), it.settings()


def test_settings_that_cannot_be_saved_are_reported():
    with home() as it:
        with open(os.path.join(it.folder, ".config"), "w"):
            pass
        _, errors = it.script('type Name Anna\ntap "Set by a View"\n').communicate(timeout=PATIENCE)
        assert "not saved" in errors, errors


def test_suspended_and_brought_back_it_is_in_the_background_meanwhile():
    with home() as it, it.terminal() as app:
        app.send(CTRL_Z)
        app.wait_for("Stopped")
        # Saved before the stop: a stopped program cannot save.
        assert it.settings()["phases"] == ENTIRE_LEAVING, it.settings()
        assert it.settings()["app phases"] == ENTIRE_LEAVING, it.settings()
        app.send("fg\r")
        it.wait_for("phases", ENTIRE_LEAVING + " inactive active")
        # The signal comes from another process: `kill -TSTP`.
        pid = int(subprocess.run(
            ["pgrep", "-P", str(app.pid)], capture_output=True, text=True, check=True).stdout.split()[0])
        begin = len(app.raw)
        os.kill(pid, signal.SIGTSTP)
        app.wait_until(lambda: b"Stopped" in app.raw[begin:], "the shell to say that it stopped")
        assert it.settings()["phases"] == ENTIRE_LEAVING + " inactive active" + ENTIRE_LEAVING, it.settings()
        app.send("fg\r")
        it.wait_for("phases", (ENTIRE_LEAVING + " inactive active") * 2)
        os.kill(pid, signal.SIGTERM)
        it.wait_for("phases", (ENTIRE_LEAVING + " inactive active") * 2 + ENTIRE_LEAVING)


def test_in_a_terminal_it_saves_however_it_ends():
    for number in [None, signal.SIGTERM, signal.SIGHUP, signal.SIGINT]:
        with home() as it:
            environment = {"HOME": it.folder, "XDG_CONFIG_HOME": "", "XDG_STATE_HOME": ""}
            with PtyApp([PROGRAM, "--open", "tasks:///Settings"], environment=environment) as app:
                app.wait_for("Exit at Once")
                if number:
                    app.kill(number)
                else:
                    app.send("q")
                status = app.wait_exit()
                assert status in ([0] if number is None else [-number, 128 + number]), (number, status)
            assert it.settings().get("phases") == ENTIRE_LEAVING, (number, it.settings())
            assert it.settings().get("app phases") == ENTIRE_LEAVING, (number, it.settings())


def test_a_terminal_scrolls_regions_and_reports_their_positions():
    with PtyApp([PROGRAM, "--front-end", "terminal", "--open", "/Scrolling"], rows=45, columns=80) as app:
        app.wait_for("at 0, idle")
        column, row = app.find("page none, footer hidden")
        for _ in range(4):
            app.mouse(column, row + 3, button=65)
        app.wait_for("at 192, idle")
        app.wait_for("place 5, user")
        app.click("To 30")
        app.wait_for("place 30, app")
        app.click("To end")
        app.wait_for("footer visible")
        app.click("To 500")
        # The nearest line.
        app.wait_for("at 496, idle")
        app.click("Message")
        app.wait_for("message 21")
