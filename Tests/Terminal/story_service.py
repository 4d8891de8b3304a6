"""The program with a system's service: its death and return, crowds, and rows that come and go under the cursor."""

import time

from harness import IS_RELEASE, resident_memory
from mock import Mock
from pty_app import *
from story import discard
from wifi import PROGRAM, choose, focused_row, wifi


def start(mock, **settings):
    return wifi("--radio", "networkmanager", environment=mock.environment, **settings)


def test_the_service_dies_and_returns():
    with Mock() as mock:
        mock.tell("add", b"pier", 60)
        with start(mock) as app:
            app.wait_for("pier")
            assert "Radio: NetworkManager." in app.text
            choose(app, "pier")
            app.wait_for("Enter Password")
            mock.tell("stop")
            app.wait_for("NetworkManager is not running.")
            assert "Enter Password" not in app.text and "pier" not in app.text
            mock.tell("start")
            mock.tell("add", b"quay", 60)
            app.wait_for("quay")
            app.send("q")
            assert app.wait_exit() == 0


def test_a_form_keeps_typed_text_while_the_service_is_missing():
    with Mock() as mock:
        mock.tell("add", b"pier", 60)
        with start(mock) as app:
            app.wait_for("pier")
            choose(app, "pier")
            app.wait_for("Enter Password")
            app.send("secret12")
            app.wait_for("••••••••")
            mock.tell("stop")
            app.wait_for("Your input is kept.")
            assert "••••••••" in app.text, app.picture()
            app.send("x", ENTER, BACKSPACE)
            app.settle()
            assert "••••••••" in app.text and "•••••••••" not in app.text, app.picture()
            mock.tell("start")
            mock.tell("add", b"pier", 60)
            app.wait_gone("Your input is kept.")
            assert "••••••••" in app.text, app.picture()
            mock.tell("hang")
            app.send(ENTER)
            app.wait_gone("⏎ join")
            discard(app)
            app.wait_gone("Enter Password")


def test_a_join_that_the_service_interrupts_is_reported():
    with Mock() as mock:
        mock.tell("add", b"pier", 60)
        mock.tell("hang")
        with start(mock) as app:
            app.wait_for("pier")
            choose(app, "pier")
            app.wait_for("Enter Password")
            app.send("secret12", ENTER)
            app.wait_gone("⏎ join")
            mock.tell("stop")
            app.wait_for("Joining was cut off")
            app.send(ENTER)
            app.wait_gone("Joining was cut off")
            assert "••••••••" in app.text, app.picture()


def test_a_radio_that_is_not_there_is_not_replaced():
    """Without a bus and without a flag, it reports that, offers the simulation, and continues once the service is
    present."""
    with PtyApp([PROGRAM], environment={"DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nonexistent"}) as app:
        app.wait_for("NetworkManager is not running.")
        app.wait_match(r"--radio\s+simulated")
        assert "Harbour" not in app.text
        app.send("q")
        assert app.wait_exit() == 0
    with Mock() as mock:
        mock.tell("stop")
        with PtyApp([PROGRAM], environment=mock.environment) as app:
            app.wait_for("NetworkManager is not running.")
            mock.tell("start")
            mock.tell("add", b"pier", 60)
            app.wait_for("pier")
            assert "Radio: NetworkManager." in app.text


def test_the_cursor_stays_on_its_network():
    with Mock() as mock:
        for name in [b"first", b"second", b"third"]:
            mock.tell("add", name, 50)
        with start(mock) as app:
            app.wait_for("third")
            app.send("/second", ENTER, ESC)
            app.wait_until(lambda: "second" in (focused_row(app) or ""), "the cursor on second")
            for number in range(5):
                mock.tell("add", b"new %d" % number, 90)
            app.wait_for("new 4")
            app.settle()
            assert "second" in focused_row(app), app.picture()
            mock.tell("remove", b"first")
            mock.tell("strength", b"third", 99)
            app.wait_gone("first")
            app.settle()
            assert "second" in focused_row(app), app.picture()


def test_a_network_that_vanishes_under_the_finger_is_not_replaced_by_its_neighbour():
    with Mock() as mock:
        for name in [b"first", b"second", b"third"]:
            mock.tell("add", name, 50)
        with start(mock) as app:
            app.wait_for("third")
            app.send("/second", ENTER, ESC)
            app.wait_until(lambda: "second" in (focused_row(app) or ""), "the cursor on second")
            mock.tell("remove", b"second")
            app.wait_gone("second")
            app.send(ENTER)
            app.settle(0.3)
            assert "Enter Password" not in app.text, app.picture()
            app.settle(1)
            app.send(ENTER)
            app.wait_for("Enter the password for “")


def test_a_crowd_is_listed_and_keys_are_answered():
    with Mock() as mock:
        with start(mock) as app:
            app.wait_for("Wi-Fi")
            for number in range(150):
                mock.tell("add", b"Berth %03d" % number, 1 + number % 100)
            # All of them: the row of the search below is in the list, and no key is pressed at an end of a list that
            # still grows.
            app.wait_for("of 152")
            times = []
            for number in range(40):
                mock.tell("strength", b"Berth %03d" % number, (number * 37) % 100)
                count, began = len(app.raw), time.monotonic()
                app.send(DOWN if number % 8 < 4 else UP)
                app.wait_until(lambda: len(app.raw) > count, "an answer to a key")
                times.append((time.monotonic() - began) * 1000)
            print(f"     150 networks that flap: key answered in {sorted(times)[20]:.1f} ms, {max(times):.0f} at most")
            app.send("/Berth 149", ENTER, ESC)
            app.wait_until(lambda: "Berth 149" in (focused_row(app) or ""), "the cursor on the network that was looked for")


def test_five_hundred_access_points_are_listed_searched_and_opened():
    def resident():
        return resident_memory(app.pid) / 1024

    with Mock() as mock:
        for number in range(500):
            mock.tell("add", b"Berth %03d" % number, 1 + number % 100)
        began = time.monotonic()
        with start(mock) as app:
            times = {}

            def did(what):
                nonlocal began
                times[what] = (time.monotonic() - began) * 1000
                began = time.monotonic()

            app.wait_match(r"of 50[0-9]\b")
            did("listed")
            before = resident()
            app.send(END)
            app.wait_for("Other…")
            did("to the end")
            pages = 0
            while "Radio: NetworkManager." not in app.text:
                shown = app.text
                app.send(PAGE_UP)
                app.wait_until(lambda: app.text != shown, "a page further up")
                pages += 1
            did(f"{pages} pages back up")
            app.send("/Berth 250")
            app.wait_until(lambda: "Berth 250" in (focused_row(app) or ""), "the cursor on what is looked for")
            did("found")
            app.send(ENTER, ESC, RIGHT, ENTER)
            app.wait_for("Join This Network")
            assert "Berth 250" in app.lines[0], app.picture()
            did("opened")
            app.send(ESC)
            app.wait_until(lambda: "Berth 250" in (focused_row(app) or ""), "the row that one came from")
            print("     500 networks: " + ", ".join(f"{what} {time:.0f} ms" for what, time in times.items())
                  + f"; resident {before:.1f} MB, then {resident():.1f} MB")
            if IS_RELEASE:
                assert resident() - before < 10, "rows that are out of sight cost next to nothing"
