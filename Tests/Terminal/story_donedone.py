"""DoneDone as a user at a terminal operates it: keys only, with a real database, at three sizes of the screen.

`make test` runs each story at one size, and with KEEL_VERIFY=1 at all three.
"""

import base64
import contextlib
import glob
import pathlib
import signal
import sys
import tempfile

import run
from harness import IS_RELEASE
from pty_app import *

PROGRAM = sys.argv[1]
# The buttons that are not in the topmost bar, and share a line with other ones.
BUTTONS = ["Save", "Undo"]


@contextlib.contextmanager
def donedone(columns, rows, folder=None):
    with tempfile.TemporaryDirectory() as own:
        folder = folder or own
        homes = {name: folder for name in ("XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
        command = [PROGRAM, "--views", run.views, "--database", folder + "/donedone.sqlite"]
        with PtyApp(command, environment=homes, columns=columns, rows=rows) as app:
            yield app


def edge(app):
    """Returns the column between the sidebar and the pane; 0 if there are tabs."""
    return max(app.lines[0].find("│"), 0)


def find(app, text):
    """Returns the column and row of the lowest line with this text: a sheet has the texts of the page under it, too."""
    for row in reversed(range(app.screen.lines)):
        line = [app.screen.buffer[row][column].data for column in range(app.screen.columns)]
        if text in "".join(line):
            return next(at for at in range(len(line)) if "".join(line[at:]).startswith(text)), row
    raise AssertionError(f"{text!r} is not on the screen:\n{app.picture()}")


def is_focused(app, text, lines):
    """Returns True if the focus, at which the terminal's cursor is even while it is hidden, is in the row of this text. A
    row has its control at its end; the buttons of a bar share a line."""
    column, row = find(app, text)
    focus = app.screen.cursor
    if row in (0, 1) or text in BUTTONS:
        return focus.y == row and column - 3 <= focus.x <= column + len(text)
    frames = [at for at in range(column) if app.screen.buffer[row][at].data == "│"]
    return row <= focus.y < row + lines and focus.x > max(frames, default=-1)


def move(app, key):
    """Moves the focus by a key, and waits until the screen shows it."""
    before = len(app.raw)
    app.send(key)
    app.wait_until(lambda: len(app.raw) > before, f"the effect of {key!r}")
    app.settle(0.05)


def focus(app, text, lines=1):
    """Moves the focus by Tab until it is in the row of a visible text, which has that many lines."""
    app.settle()
    for _ in range(30):
        if is_focused(app, text, lines):
            return
        move(app, TAB)
    raise AssertionError(f"Tab does not lead to {text!r}:\n{app.picture()}")


def press(app, text, lines=1):
    """Presses a control. If the control has just received the focus because the focused one was removed, the program
    ignores the first press and asks to choose again."""
    focus(app, text, lines)
    app.send(ENTER)
    app.settle()
    if "choose again" in app.text:
        app.send(ENTER)


def show(app, screen):
    """Selects a screen by keys: a tab by its digit, otherwise a row of the sidebar."""
    app.settle()
    if not edge(app):
        app.send(str(["Home", "Statistics", "Settings"].index(screen) + 1))
        return
    for _ in range(30):
        if app.screen.cursor.x < edge(app):
            break
        move(app, TAB)
    row = app.find(screen)[1]
    for _ in range(3):
        if app.screen.cursor.y != row:
            move(app, DOWN if app.screen.cursor.y < row else UP)
    assert app.screen.cursor.y == row, app.picture()
    app.send(ENTER)


def add(app, name, note=None):
    app.send("n")
    app.wait_for("[ Save ]")
    app.send(name)
    app.wait_for(name)
    if note:
        focus(app, "Date")
        app.send(TAB, note)
        app.wait_for(note)
    press(app, "Save")
    app.wait_gone("[ Save ]")
    app.wait_for(name)


def tell_of_an_activity(columns, rows):
    with tempfile.TemporaryDirectory() as folder:
        with donedone(columns, rows, folder) as app:
            app.wait_for("Nothing Yet Today")
            # A name is needed.
            app.send("n")
            app.wait_for("[ Save ]")
            press(app, "Save")
            app.wait_for("Enter a name.")
            app.send(ESC)
            app.wait_gone("[ Save ]")
            add(app, "Swim", "two laps")
            app.wait_for("1 activity · 30 min")
            add(app, "Read")
            app.wait_for("2 activities · 1 h")
            # The search finds a word of the note.
            app.send("/", "lap", ENTER)
            app.wait_gone("Read")
            app.wait_for("Swim")
            app.settle()
            app.send(TAB)
            app.wait_for("⏎ choose  m more")
            app.send(ENTER)
            app.wait_for("two laps")
            # An edit.
            press(app, "Edit")
            app.wait_for("Edit Activity")
            focus(app, "Duration")
            app.send(RIGHT, RIGHT)
            app.wait_for("40 min")
            focus(app, "Category")
            app.send(ENTER)
            app.wait_for("Exercise")
            app.send(DOWN, DOWN, DOWN, ENTER)
            app.wait_gone("Study")
            press(app, "Save")
            app.wait_gone("[ Save ]")
            app.wait_for("Exercise")
            app.wait_for("40 min")
            # Deleted on its page, and back.
            # A list is one stop of Tab, with its rows by arrows.
            focus(app, "Category")
            app.send(DOWN, DOWN, DOWN, DOWN, DOWN)
            press(app, "♲ Delete")
            app.wait_for("Deleted “Swim”")
            press(app, "Undo")
            app.wait_gone("Deleted")
            app.wait_for("Exercise")
            app.send("q")
            assert app.wait_exit() == 0
        with donedone(columns, rows, folder) as app:
            # The search is there, too, until Escape ends it.
            app.wait_for("Swim")
            app.send("/")
            app.settle()
            app.send(ESC)
            app.wait_for("2 activities · 1 h 10 min")
            assert "Swim" in app.text and "Read" in app.text
            # In the search field, the key would be its text.
            app.send(TAB, "q")
            assert app.wait_exit() == 0


def test_an_activity_is_added_found_edited_deleted_and_restored_on_a_small_screen():
    tell_of_an_activity(80, 24)


if IS_RELEASE:
    def test_an_activity_is_added_found_edited_deleted_and_restored_on_a_large_screen():
        tell_of_an_activity(200, 60)

    def test_an_activity_is_added_found_edited_deleted_and_restored_in_tabs():
        tell_of_an_activity(70, 24)


def test_the_date_of_a_page_is_shortened_before_it_is_cut():
    with donedone(80, 24) as app:
        for columns, rows in ((80, 24), (60, 20), (44, 20), (40, 16)):
            app.resize(columns, rows)
            app.wait_match(r"Today  +[^\s…][^…]*\d +✚ New Activity")


def open_category(app):
    """Opens the activities without a category from the statistics of today."""
    show(app, "Statistics")
    app.wait_for("By Category")
    focus(app, "Month")
    app.send(LEFT)
    app.wait_gone("By Day")
    press(app, "No Category", lines=2)
    app.wait_for("‹ Statistics")
    app.wait_for("Swim")


def tell_of_statistics_and_settings(columns, rows):
    with donedone(columns, rows) as app:
        app.wait_for("Nothing Yet Today")
        add(app, "Swim")
        open_category(app)
        show(app, "Settings")
        app.wait_for("First Day of the Week")
        focus(app, "Language")
        app.send(ENTER)
        app.wait_for("한국어")
        app.send(DOWN, DOWN, ENTER)
        app.wait_for("한 주의 시작")
        app.wait_for("통계")
        assert "Statistics" not in app.text, app.picture()
        app.send("q")
        assert app.wait_exit() == 0


if IS_RELEASE:
    def test_statistics_lead_to_activities_and_the_language_is_chosen_on_a_small_screen():
        tell_of_statistics_and_settings(80, 24)

    def test_statistics_lead_to_activities_and_the_language_is_chosen_on_a_large_screen():
        tell_of_statistics_and_settings(200, 60)


def test_statistics_lead_to_activities_and_the_language_is_chosen_in_tabs():
    tell_of_statistics_and_settings(70, 24)


def test_tabs_and_a_sidebar_replace_each_other_and_nothing_is_lost():
    with donedone(70, 24) as app:
        app.wait_for("2 Statistics")
        add(app, "Swim")
        open_category(app)
        # A form over a level of the stack of a tab that is not the first one.
        app.send("n")
        app.wait_for("[ Save ]")
        app.send("half a na")
        app.wait_for("half a na")
        app.resize(200, 60)
        app.wait_match("Home +│")
        app.wait_for("half a na")
        app.send("me")
        app.wait_for("half a name")
        app.resize(70, 24)
        app.wait_for("2 Statistics")
        app.wait_for("half a name")
        press(app, "Save")
        app.wait_gone("[ Save ]")
        app.wait_for("half a name")
        app.wait_for("‹ Statistics")
        app.resize(200, 60)
        app.wait_match("Home +│")
        app.wait_for("‹ Statistics")
        # The sidebar and the pane are side by side.
        assert app.find("Home")[0] < edge(app) < app.find("half a name")[0], app.picture()
        show(app, "Home")
        app.wait_for("2 activities · 1 h")


def test_a_killed_program_continues_with_its_focus_and_where_it_was_scrolled():
    with tempfile.TemporaryDirectory() as folder:
        def until_saved(app, *texts):
            def saved():
                paths = glob.glob(f"{folder}/**/window-terminal.json", recursive=True)
                return pathlib.Path(paths[0]).read_text() if paths else ""
            app.wait_until(lambda: all(text in saved() for text in texts), f"{texts} are saved")

        with donedone(80, 10, folder) as app:
            app.wait_for("Nothing Yet Today")
            show(app, "Settings")
            app.wait_for("Categories")
            # The wheel turns over the pane: the list begins with its second row.
            app.mouse(50, 6, button=65)
            app.wait_gone("Categories")
            until_saved(app, base64.b64encode(b"[1]").decode())
            app.kill(signal.SIGKILL)
        with donedone(80, 10, folder) as app:
            app.wait_for("Export and Import")
            assert "Categories" not in app.text, app.picture()
            app.resize(80, 24)
            show(app, "Home")
            app.send("n")
            app.wait_for("[ Save ]")
            focus(app, "Date")
            app.send(TAB, "two laps")
            until_saved(app, "two laps", '"focus"')
            app.kill(signal.SIGKILL)
        with donedone(80, 24, folder) as app:
            app.wait_for("two laps")
            app.settle()
            app.send(END, " and back")
            app.wait_for("two laps and back")
