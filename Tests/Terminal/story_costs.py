"""The costs of the program: bytes in every run; times, wake-ups and memory in those for a release, whose build this is.
Times are printed and not checked."""

import time

from harness import only_for_release, resident_memory
from pty_app import *
from wifi import wifi


@only_for_release
def test_the_first_frame_is_soon_there():
    times = []
    for _ in range(5):
        began = time.monotonic()
        with wifi() as app:
            app.wait_for("Harbour")
            times.append((time.monotonic() - began) * 1000)
    print(f"     start to first frame: {sorted(times)[2]:.0f} ms (median of 5, with the terminal emulator)")


def switched_off(app):
    """A simulated radio that is on moves by itself every two seconds."""
    app.wait_for("Harbour")
    app.send(HOME, SPACE)
    app.wait_for("Wi-Fi is off.")
    app.settle(0.5)


def test_waiting_for_input_writes_nothing():
    with wifi() as app:
        switched_off(app)
        count = len(app.raw)
        app.settle(1)
        assert len(app.raw) == count, bytes(app.raw[count:])


@only_for_release
def test_waiting_for_input_costs_nothing():
    with wifi() as app:
        switched_off(app)
        ticks, switches = app.cpu_and_switches()
        began = time.monotonic()
        app.settle(3)
        later_ticks, later_switches = app.cpu_and_switches()
        seconds = time.monotonic() - began
        print(f"     idle for {seconds:.1f} s: {later_ticks - ticks} ticks, {later_switches - switches} wake-ups")
        # A wake-up costs at most a tick, regardless of the load of the machine; one more may have begun before.
        assert later_ticks - ticks <= 1 + later_switches - switches, later_ticks - ticks
        # Only the simulation's own beat.
        assert later_switches - switches <= 2 + seconds, later_switches - switches


def test_one_changed_row_is_a_few_bytes():
    with wifi() as app:
        app.wait_for("Harbour")
        app.send(DOWN)
        app.settle()
        count = len(app.raw)
        app.send(DOWN)
        app.wait_until(lambda: len(app.raw) > count, "the next row")
        app.settle(0.3)
        print(f"     one row down: {len(app.raw) - count} bytes")
        assert len(app.raw) - count < 1000


@only_for_release
def test_memory():
    with wifi() as app:
        app.wait_for("Harbour")
        app.settle()
        resident = resident_memory(app.pid) / 1024
        print(f"     resident: {resident:.1f} MB")
        assert resident < 30
