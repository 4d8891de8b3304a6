"""An app that is killed with SIGKILL and started again: the states of its scene and of its views are as they were."""

import base64
import json
import os
import subprocess

from pty_app import *
from restoration import PROGRAM, SECRET, Script, assert_no_secret, content, end, folder, terminal, until

# The app whose views keep the state of their scene (`@SceneStorage`), in the same folder.
APP = os.path.join(os.path.dirname(PROGRAM), "scene-fixture")


def decoded(text):
    return base64.b64decode(text).decode()


def test_scene_storage_is_restored_in_a_terminal():
    with folder() as path:
        file = path + "/scene.json"

        def values():
            return json.loads(content(file) or b'{"state":{}}')["state"]

        with terminal(APP, path) as app:
            app.wait_for("Entry 3")
            app.click("Entry 3")
            app.wait_for("Day 3")
            app.click("Day 3")
            app.wait_for("All of Day 3")
            app.click("Write")
            app.wait_for("0 letters")
            app.click("Draft")
            app.send("half a sent")
            app.wait_for("11 letters")
            until(lambda: {"path", "screen", "draft"} <= values().keys()
                  and "half a sent" in decoded(values()["draft"]), values)
            end(app)
        with terminal(APP, path) as app:
            app.wait_for("11 letters")
            assert "half a sent" in app.text, app.text
            app.click("Account")
            # The phase is that of the new window.
            app.wait_for("phase active")
            app.click("Password")
            app.send(SECRET)
            until(lambda: "account" in decoded(values()["screen"]), values)
            assert_no_secret(path)
            end(app)
        with terminal(APP, path) as app:
            app.wait_for("phase active")
            app.click("Entries")
            app.wait_for("All of Day 3")
            app.send(ESC)
            app.wait_for("Day 3")
            app.send(ESC)
            app.wait_for("Entry 2")
            end(app)


def test_the_state_of_views_is_restored_after_a_kill_and_begins_anew_after_the_user_has_quit():
    with folder() as path:
        file = path + "/scene.json"

        def values():
            return json.loads(content(file) or b'{"state":{}}')["state"]

        def states():
            return [decoded(state) for state in json.loads(decoded(values().get("@State", "e30="))).values()]

        with terminal(APP, path) as app:
            app.wait_for("Entry 3")
            app.click("Account")
            app.wait_for("switched 0 times")
            app.click("○ Off")
            app.wait_for("switched 1 times")
            until(lambda: "[true]" in states(), values)
            end(app)
        # A program that does not start leaves the states.
        done = subprocess.run(
            [APP, "--state", path], capture_output=True, text=True, timeout=PATIENCE,
            env={**os.environ, "HOME": path, "KEEL_TRACE": "everything"})
        assert done.returncode == 64, done
        with terminal(APP, path) as app:
            app.wait_for("switched 1 times")
            assert "○ Off" not in app.text, app.text
            app.click("Password")
            app.send(SECRET)
            app.wait_for("•" * len(SECRET))
            # States that are saved after the secret has been typed.
            app.click("On  ●")
            until(lambda: "[2]" in states(), values)
            assert not any(SECRET in state for state in states()), states()
            app.click("•")
            until(lambda: "focus" in decoded(values()["@State"]), values)
            end(app)
        with terminal(APP, path) as app:
            app.wait_for("switched 2 times")
            # The field has the focus again.
            app.send("x")
            app.wait_for("•")
            app.send(CTRL_C)
            app.wait_exit()
        with terminal(APP, path) as app:
            app.wait_for("switched 0 times")
            assert "○ Off" in app.text, app.text
            end(app)


def test_scripts_of_an_app_keep_nothing_unless_asked():
    with folder() as home:
        for _ in range(2):
            done = subprocess.run(
                [APP, "--front-end", "headless", "--quiet"], input="outline\ntab Write\ntype Draft kept\n",
                capture_output=True, text=True, timeout=PATIENCE, env={**os.environ, "HOME": home, "XDG_STATE_HOME": home})
            assert done.returncode == 0 and done.stderr == "", done
            assert 'screen "Entries"' in done.stdout, done.stdout
        with Script(home, program=APP) as script:
            script.does("tab Write", "type Draft kept")
            until(lambda: "draft" in (script.saved("scene.json") or {}), lambda: script.saved("scene.json"))
            script.kill()
        with Script(home, program=APP) as script:
            assert "4 letters" in "\n".join(script.does())
