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
            app.wait_for("(500)")
            assert "Brazil" in app.text
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
