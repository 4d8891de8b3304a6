"""A session without a screen, played in a terminal, and the other way round."""

import os
import tempfile

import headless
from pty_app import *
from recording import Session
from wifi import choose, wifi


def test_a_session_without_a_screen_is_played_in_a_terminal():
    with tempfile.TemporaryDirectory() as folder:
        session = Session(
            folder, "until Harbour 10\ntap Harbour\ntype Password nope\ntap Join\nuntil \"Incorrect password\" 5\ntap OK\n"
            "type Password blob\ntap Join\nuntil Connected 5\ntap \"More about Harbour\"\nwait 1\n")
        with wifi("--replay", session.file, "--secrets", session.secrets, "--speed", "max") as app:
            app.wait_for("Forget This Network")
            app.wait_for("The recording has been played.")
            assert "Harbour" in app.text
            # The user continues from there.
            app.send(ESC)
            app.wait_match("✓ Harbour +Connected")
            app.send("q")
            assert app.wait_exit() == 0


def test_a_session_in_a_terminal_is_played_without_a_screen():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "session.keel")
        with wifi("--record", path) as app:
            app.wait_for("Harbour")
            choose(app, "Harbour")
            app.wait_for("Enter Password")
            app.send("blob", ENTER)
            app.wait_match("✓ Harbour +Connected")
            choose(app, "Harbour")
            app.wait_for("Forget This Network")
            app.send("q")
            assert app.wait_exit() == 0
        with open(path, encoding="utf-8") as file:
            text = file.read()
        # A letter at a time was typed, and the recording does not tell how many.
        assert "blob" not in text and text.count('"password"') == 3, text
        secrets = os.path.join(folder, "secrets")
        with open(secrets, "w") as file:
            file.write("password=blob\n")
        output = headless.does("outline\n", "--replay", path, "--secrets", secrets)
        assert 'screen "Harbour"' in output and '"192.0.2.10/24"' in output, output


def test_a_replay_that_stops_says_so_on_the_screen():
    with tempfile.TemporaryDirectory() as folder:
        session = Session(folder, "until Harbour 10\ntap \"More about Harbour\"\nback\n", "")
        session.write(session.text.replace("destinationDismissed", "destinationDestroyed"))
        with wifi("--replay", session.file, "--speed", "max") as app:
            app.wait_for("The replay stopped at line 4 of the recording.")
            app.send(ESC)
            app.wait_for("Other Networks")
            app.send("q")
            assert app.wait_exit() == 0
            # The name of the folder decides where the lines end.
            said = "WiFiSettingsModel has no such action as “destinationDestroyed”"
            app.wait_until(lambda: "".join(said.split()) in "".join(app.text.split()), said)
