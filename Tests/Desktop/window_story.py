#!/usr/bin/python3
"""The window of a program: its size, a second start, and other front ends. usage: window_story.py WIFI-SETTINGS [PART-OF-A-NAME]

It runs on a display and a session bus of its own. The last line printed is `N passed, N failed`.
"""

import os
import socket
import subprocess
import sys
import urllib.request

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import screen

screen.begin()

from harness import folder
from screen import PATIENCE, Program, area_of_window, keys, resize, until

PROGRAM = os.path.abspath(sys.argv[1])
OPTIONS = ["--front-end", "desktop", "--radio", "simulated"]


def wifi(state, *options):
    return Program(PROGRAM, *OPTIONS, *options, environment={"XDG_STATE_HOME": state})


def start_again(state, *options):
    """Starts the program while it has a window, and returns what it says and its exit code, with which it ends at once."""
    done = subprocess.run(
        [PROGRAM, *OPTIONS, *options], env=dict(os.environ, XDG_STATE_HOME=state, G_DEBUG="fatal-warnings"),
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=PATIENCE)
    return done.returncode, done.stdout


def size():
    return area_of_window()[2:]


def close(user):
    """Closes the window as its user does, and waits for the end of the program."""
    keys("ctrl+w")
    assert user.process.wait(PATIENCE) == 0


def story_a_window_has_its_last_size_again():
    with folder() as state:
        with wifi(state) as user:
            user.active("frame", "Wi-Fi")
            assert size() == (640, 600), size()
            resize(800, 500)
            until(lambda: size() == (800, 500), lambda: f"the window is 800 wide, and not {size()}")
            close(user)
        with wifi(state) as user:
            user.active("frame", "Wi-Fi")
            assert size() == (800, 500), size()
            x, y, width, _ = area_of_window()
            subprocess.run(
                ["xdotool", "mousemove", str(x + width // 2), str(y + 20), "click", "--repeat", "2", "1"], check=True)
            until(lambda: size() == (1000, 800), lambda: f"the window fills the screen, and not {size()}")
            close(user)
        with wifi(state) as user:
            user.active("frame", "Wi-Fi")
            until(lambda: size() == (1000, 800), lambda: f"the window fills the screen, and not {size()}")
            # A second double click gives it the size that it had before.
            x, y, width, _ = area_of_window()
            subprocess.run(
                ["xdotool", "mousemove", str(x + width // 2), str(y + 20), "click", "--repeat", "2", "1"], check=True)
            until(lambda: size() == (800, 500), lambda: f"the window is as before, and not {size()}")


def story_a_damaged_size_costs_only_the_size():
    for content in ["", "{", '{"width": -5, "height": 99999999, "isMaximized": false}', "[1]"]:
        with folder() as state:
            os.makedirs(f"{state}/wifi-settings")
            with open(f"{state}/wifi-settings/window-frame.json", "w", encoding="utf-8") as file:
                file.write(content)
            with wifi(state) as user:
                user.active("frame", "Wi-Fi")
                assert size()[0] in (640, 360), (content, size())


def story_a_second_start_shows_the_window_of_the_first():
    with folder() as state, wifi(state) as user:
        user.active("frame", "Wi-Fi")
        assert start_again(state) == (0, "")
        assert start_again(state, "--open", "detail/Harbour") == (0, "")
        user.get("label", "Harbour")
        user.get("label", "Security")
        assert len(user.app_windows()) == 1, user.app_windows()
        # A desktop opens links with the name of the program as their scheme.
        assert start_again(state, "wifi-settings:join") == (0, "")
        user.active("frame", "Other Network")
        keys("Escape")
        # A place that the program does not have is said by the second start.
        code, said = start_again(state, "--open", "nowhere")
        assert code != 0 and "nowhere" in said, (code, said)
        # Another folder of states, or other arguments, are a program of their own.
        with folder() as other, wifi(other) as second:
            second.active("frame", "Wi-Fi")
        with wifi(state, "--views", "declarative") as third:
            third.active("frame", "Wi-Fi")
        assert user.process.poll() is None


def story_a_closed_window_leaves_the_other_front_ends():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with folder() as state, wifi(state, "--front-end", "web", "--port", str(port)) as user:
        user.active("frame", "Wi-Fi")
        keys("ctrl+w")
        until(lambda: "The window is closed. The program goes on (web)" in user.said(), user.said)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/_keel/health", timeout=PATIENCE) as answer:
            assert answer.status == 200


if __name__ == "__main__":
    wanted = sys.argv[2] if len(sys.argv) > 2 else ""
    stories = [value for name, value in list(globals().items()) if name.startswith("story_") and wanted in name]
    sys.exit(screen.tell([(story, []) for story in stories]))
