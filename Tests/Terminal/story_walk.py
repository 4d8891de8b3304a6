"""Random walks through DoneDone in a terminal: after each step the screen is as if everything had been drawn anew.

`make verify` takes a thousand steps with each set of views, and `make test` none. KEEL_SEED repeats them.
"""

import collections
import random
import sys
import tempfile

import run
from harness import SEED, only_for_release, resident_memory
from pty_app import *

PROGRAM = sys.argv[1]
STEPS = 1000
SIZES = [(80, 24), (60, 20), (120, 40), (200, 60)]
# The keys that move, choose and leave, each as often as a user might press it.
KEYS = [TAB] * 6 + [ENTER] * 6 + [ESC] * 3 + [DOWN] * 3 + [UP, LEFT, RIGHT, BACKTAB, PAGE_DOWN, PAGE_UP, HOME, END, SPACE]
KEYS += ["1", "2", "3", "n", "m", "/", "?", DELETE, BACKSPACE]
TEXTS = ["swim", "한글", "é", "x" * 90]


def look(cell):
    """Returns what is seen of a cell: a blank one has no foreground."""
    isBlank = not cell.data.strip() and not (cell.reverse or cell.underscore or cell.strikethrough)
    return (cell.data, cell.bg) if isBlank else cell


def seen(app):
    """Returns the cells of the screen, and the place of the cursor. The last line is left out: the key that draws the
    screen anew ends the note there, as every key does."""
    screen = app.screen
    rows = [[look(screen.buffer[y][x]) for x in range(screen.columns)] for y in range(screen.lines - 1)]
    return rows, (screen.cursor.x, screen.cursor.y, screen.cursor.hidden)


def difference(before, after):
    """Returns the first cell that differs, as it was and as it is; otherwise the places of the cursor."""
    for y, rows in enumerate(zip(before[0], after[0])):
        for x, (was, now) in enumerate(zip(*rows)):
            if was != now:
                return f"cell {x},{y}: {was} is {now} anew"
    return f"cursor {before[1]} is {after[1]} anew"


def step(app, dice):
    """Does something at random, and returns what."""
    kind = dice.random()
    if kind < 0.03:
        size = dice.choice(SIZES)
        app.resize(*size)
        return f"size {size}"
    if kind < 0.2:
        column, row = dice.choice(
            [(x, y) for y, line in enumerate(app.lines) for x, character in enumerate(line) if character.strip()])
        app.mouse(column, row)
        return f"click {column},{row}"
    if kind < 0.25:
        text = dice.choice(TEXTS)
        app.send(text)
        return f"type {text}"
    key = dice.choice(KEYS)
    app.send(key)
    return f"key {key!r}"


@only_for_release
def test_a_random_walk_leaves_nothing_of_earlier_screens():
    dice = random.Random(SEED)
    done = collections.deque(maxlen=12)
    titles = set()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        homes = {f"XDG_{name}_HOME": folder for name in ("CACHE", "STATE", "DATA", "CONFIG")}
        # A file that the walk exports is in that folder, too.
        command = ["sh", "-c", 'cd "$0" && exec "$@"', folder, PROGRAM, "--views", run.views, "--database", "walk.sqlite"]
        with PtyApp(command, environment=homes) as app:
            app.wait_for("Nothing Yet Today")
            for number in range(STEPS):
                if number == STEPS // 2:
                    half = resident_memory(app.pid)
                done.append(step(app, dice))
                app.settle()
                place = f"KEEL_SEED={SEED}, step {number} of {list(done)}"
                assert app.status is None, f"{place}: it ended with {app.status}"
                titles.add(app.lines[0].strip())
                shown, picture = seen(app), app.picture()
                app.send(CTRL_L)
                app.settle()
                assert (anew := seen(app)) == shown, (
                    f"{place}: {difference(shown, anew)}\nthe screen was\n{picture}\nand drawn anew it is\n{app.picture()}")
            # The walk has been somewhere, and nothing has gathered meanwhile.
            assert len(titles) > 5, (SEED, titles)
            assert resident_memory(app.pid) - half < 8_192, (SEED, half, resident_memory(app.pid))
            app.kill()
            app.wait_exit()
            assert app.left_modes() == [], (SEED, app.left_modes())
