"""People as a user at a terminal operates it, with a real server and a real database."""

import sys
import tempfile

import run
from people_source import Source
from pty_app import *

PROGRAM = sys.argv[1]


def people(folder, source, *arguments, **settings):
    command = [PROGRAM, "--views", run.views, "--database", folder + "/people.sqlite", "--source", source.url]
    homes = {name: folder for name in ("XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME")}
    return PtyApp(command + list(arguments), environment=homes, **settings)


def test_from_the_first_start_to_a_person_and_back_by_keys():
    with tempfile.TemporaryDirectory() as folder, Source(people=40) as source:
        with people(folder, source) as app:
            app.wait_for("of 40")
            app.wait_for("Brazil")
            # A search, by keys alone.
            app.send("/", "Hiro")
            app.wait_for("Hiro")
            app.wait_gone("Ada ")
            app.send(ENTER)
            app.wait_match("Hiro +[A-Z]")
            app.send(DOWN, ENTER)
            app.wait_for("@example.org")
            app.wait_for("Move Here")
            app.send("q")
            assert app.wait_exit() == 0
        # The second start shows what is stored, though the source is out of order.
        source.fails = 500
        with people(folder, source, "--open", "person/id-7", columns=70) as app:
            app.wait_for("hiro7")
            app.send(ESC)
            app.wait_for("of 40")
            app.send("r")
            # The list has scrolled to the person of the link, and the message is below it.
            app.wait_for("(500)")
            app.wait_for("Try Again")
            app.send(HOME)
            app.wait_for("Brazil")
            assert "(500)" in app.text, app.picture()
            app.send("q")
            assert app.wait_exit() == 0


def test_a_link_to_a_missing_person_leads_to_the_list():
    with tempfile.TemporaryDirectory() as folder, Source(people=3) as source:
        with people(folder, source, "--open", "person/nobody", columns=70) as app:
            app.wait_for("This Person Is Not Here")
            app.wait_for("Show All People")
            app.send(TAB)
            app.settle()
            app.send(ENTER)
            app.wait_for("Ada Arden")


def test_a_large_terminal_shows_the_list_beside_the_details():
    with tempfile.TemporaryDirectory() as folder, Source(people=40) as source:
        with people(folder, source, columns=200, rows=60) as app:
            app.wait_for("Nobody Is Chosen")
            # The whole list has room, from its first person to its last.
            app.wait_for("Ada Birk")
            app.wait_for("Ines Iversen")
            edge = app.find("│")[0]

            def wait_focus(text, in_details):
                """Waits until the focus, and with it the hidden cursor, is in the row with the text in that pane."""
                def has_focus():
                    cursor = app.screen.cursor
                    part = app.lines[cursor.y][edge:] if in_details else app.lines[cursor.y][:edge]
                    return (cursor.x > edge) == in_details and text in part
                app.wait_until(has_focus, f"the focus on {text}")

            # A choice leaves the focus in the list.
            app.send(HOME)
            wait_focus("Ada Birk", in_details=False)
            app.send(ENTER)
            app.wait_for("ada.birk10@example.org")
            wait_focus("✓ Ⓐ Ada Birk", in_details=False)
            assert app.find("Ines Iversen")[0] < edge < app.find("Move Here")[0], app.picture()
            # Both panes together are in the middle, and have a readable width.
            ends = [len(line.rstrip()) for line in app.lines[:-1]]
            starts = [len(line) - len(line.lstrip()) for line in app.lines[:-1] if line.strip()]
            assert abs(min(starts) - (200 - max(ends))) <= 2, app.picture()
            # To the details and to the button at their end.
            app.send(TAB, TAB)
            wait_focus("E-mail", in_details=True)
            app.send(END)
            wait_focus("Move Here", in_details=True)
            app.send(ENTER)
            app.wait_for("Walked to 127.0.0.1")
            # Back to the list, where the next person is chosen.
            app.send(HOME, BACKTAB)
            wait_focus("Ada Birk", in_details=False)
            app.send(DOWN, ENTER)
            app.wait_for("ada.dahl30@example.org")
            app.wait_gone("ada.birk10@example.org")
            wait_focus("✓ Ⓐ Ada Dahl", in_details=False)
            # A narrow terminal shows the details alone, and Escape leads to the list.
            app.resize(60, 24)
            app.wait_gone("Ada Birk")
            app.wait_for("ada.dahl30@example.org")
            app.send(ESC)
            app.wait_for("Ada Birk")
            app.wait_gone("ada.dahl30@example.org")
            app.resize(200, 60)
            app.wait_for("Nobody Is Chosen")
            app.wait_for("Ines Iversen")
            app.send("q")
            assert app.wait_exit() == 0
