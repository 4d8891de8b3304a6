"""Wi-Fi settings that records what is done, and plays recordings."""

import json
import os
import resource
import signal
import stat
import subprocess
import sys
import tempfile

from harness import PATIENCE
from headless import PROGRAM, does, run

STORY = """
    until Harbour 10
    tap Harbour
    type Password nope
    tap Join
    until "Incorrect password" 5
    tap OK
    type Password blob
    tap Join
    until Connected 5
    tap "More about Harbour"
    toggle "Low Data Mode"
    tap "Configure DNS"
    tap "Add Server"
    type "Server 1" 192.0.2.99
    tap Save
    until "192.0.2.99" 5
    back
    tap Other…
    type Name Nowhere
    select Open
    tap Join
    until "was not found" 30
    tap OK
    dismiss
    tap Discard
    toggle Wi-Fi
    until "Wi-Fi is off" 5
    toggle Wi-Fi
    until Harbour 10
    open detail/Harbour/proxy
    wait 1
    outline
"""


class Session:
    """A recorded session, and a file with its secrets."""

    def __init__(self, folder, script=STORY, secrets="password=nope\npassword-2=blob\n", *options):
        self.file = os.path.join(folder, "session.keel")
        self.secrets = os.path.join(folder, "secrets")
        with open(self.secrets, "w") as file:
            file.write(secrets)
        self.output = does(script, "--record", self.file, *options)

    @property
    def text(self):
        with open(self.file, encoding="utf-8") as file:
            return file.read()

    @property
    def lines(self):
        return [json.loads(line) for line in self.text.splitlines()]

    def write(self, text):
        with open(self.file, "w", encoding="utf-8") as file:
            file.write(text)

    def play(self, script="outline\n", *options):
        return does(script, "--replay", self.file, "--secrets", self.secrets, *options)


def test_a_recorded_session_ends_on_the_same_screen():
    with tempfile.TemporaryDirectory() as folder:
        session = Session(folder)
        assert session.output == session.play(), session.play()
        # The other views have the same models.
        other = {"imperative": "declarative", "declarative": "imperative"}[sys.modules["run"].views]
        played = subprocess.run(
            [PROGRAM, "--front-end", "headless", "--radio", "simulated", "--quiet", "--views", other, "--replay",
             session.file, "--secrets", session.secrets], input="outline\n", capture_output=True, text=True,
            encoding="utf-8", timeout=PATIENCE)
        assert played.returncode == 0 and 'screen "Configure Proxy"' in played.stdout, played


def test_a_recording_has_times_places_and_no_secrets():
    with tempfile.TemporaryDirectory() as folder:
        session = Session(folder)
        assert stat.S_IMODE(os.stat(session.file).st_mode) == 0o600
        assert "nope" not in session.text and "blob" not in session.text, session.text
        header, window, *rest = session.lines
        assert header == {
            "app": "wifi-settings", "keel": "recording", "version": 1, "with": {"radio": "simulated", "seed": "1"}}
        assert window == {"at": 0, "root": "WiFiSettingsModel", "window": 1}
        assert rest[-1]["end"] is True
        actions = rest[:-1]
        assert not any("lost" in action for action in actions), session.text
        names = [next(iter(action["do"])) for action in actions]
        assert names[:7] == [
            "networkTapped", "password", "joinButtonTapped", "alertDismissed", "password", "joinButtonTapped",
            "infoButtonTapped"], names
        assert actions[0]["do"]["networkTapped"]["_0"] == {"security": "wpa3Personal", "ssid": "Harbour"}
        assert actions[1]["secrets"] == ["password"] and actions[4]["secrets"] == ["password-2"]
        assert actions[1]["place"] == ["connect(wpa3Personal Harbour)"]
        times = [action["at"] for action in actions]
        assert times == sorted(times) and times[-1] >= 3, times
        # An alert is dismissed, and its button chosen, in one event.
        discard = names.index("alertButtonTapped")
        assert names[discard - 1] == "alertDismissed" and actions[discard]["same"] is True


def test_a_played_session_is_recorded_in_the_same_way():
    with tempfile.TemporaryDirectory() as folder:
        session = Session(folder)
        again = os.path.join(folder, "again.keel")
        session.play("outline\n", "--record", again)
        with open(again, encoding="utf-8") as file:
            assert file.read() == session.text


def test_a_replay_continues_with_the_script():
    with tempfile.TemporaryDirectory() as folder:
        session = Session(folder, "until Harbour 10\ntap Harbour\ntype Password blob\n", "password=blob\n")
        output = session.play("tap Join\nuntil Connected 5\noutline\n")
        assert 'row "Harbour" "Connected" ✓' in output, output


def test_problems_with_a_recording_are_reported_before_it_is_played():
    with tempfile.TemporaryDirectory() as folder:
        session = Session(folder, "until Harbour 10\ntap Harbour\ntype Password blob\ntap Join\n", "password=blob\n")
        good = session.text

        def fails(code, words, *options):
            done = run("outline\n", "--replay", session.file, *options)
            assert done.returncode == code, (done.returncode, done.stderr)
            assert all(word in done.stderr for word in words) and done.stdout == "", (words, done.stderr, done.stdout)

        fails(65, ["line 4", "secret “password” is missing", "password=VALUE"])
        given = ("--secrets", session.secrets)
        session.write(good.replace('"version":1', '"version":9'))
        fails(65, ["version 9", "version 1"], *given)
        session.write(good.replace('"app":"wifi-settings"', '"app":"people"'))
        fails(65, ["recording of people"], *given)
        session.write(good.replace('"do"', '"du"', 1))
        fails(65, ["line 3", "damaged"], *given)
        session.write("until Harbour 5\n")
        fails(65, ["not a recording"], *given)
        os.remove(session.file)
        fails(66, ["could not be read"], *given)
        done = run("", "--secrets", session.secrets)
        assert done.returncode == 64 and "--replay" in done.stderr
        done = run("", "--speed", "0")
        assert done.returncode == 64 and "above 0" in done.stderr


def test_an_action_that_does_not_apply_ends_the_replay_with_its_line():
    with tempfile.TemporaryDirectory() as folder:
        session = Session(folder, "until Harbour 10\ntap Harbour\ntype Password blob\ntap Join\n", "password=blob\n")
        session.write(session.text.replace("connect(wpa3Personal Harbour)", "connect(wpa3Personal Atlantis)"))
        done = run("outline\n", "--replay", session.file, "--secrets", session.secrets)
        assert done.returncode == 1 and done.stdout == "", done
        assert "line 4: “password” does not apply: nothing is open at connect(wpa3Personal Atlantis)" in done.stderr
        assert "The first action was performed" in done.stderr, done.stderr


def test_another_seed_is_said():
    with tempfile.TemporaryDirectory() as folder:
        session = Session(folder, "until Harbour 10\n")
        done = run("outline\n", "--replay", session.file, "--seed", "7")
        assert done.returncode == 0 and "recorded with seed 1, and is played with seed 7" in done.stderr, done.stderr


def test_an_existing_file_is_not_overwritten():
    with tempfile.TemporaryDirectory() as folder:
        session = Session(folder, "until Harbour 10\n")
        before = session.text
        done = run("", "--record", session.file)
        assert done.returncode == 73 and "exists" in done.stderr, done
        assert session.text == before
        done = run("", "--record", os.path.join(folder, "none/session.keel"))
        assert done.returncode == 73 and "could not be created" in done.stderr, done


def test_a_killed_program_leaves_a_recording_that_can_be_played():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "session.keel")
        views = sys.modules["run"].views
        process = subprocess.Popen(
            [PROGRAM, "--front-end", "headless", "--radio", "simulated", "--views", views, "--record", path],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        process.stdin.write("until Harbour 10\ntap 'Quay Guest'\nuntil Connected 10\ntap \"Quay Guest\"\n")
        process.stdin.flush()
        while 'screen "Quay Guest"' not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGKILL)
        process.wait()
        process.stdin.close()
        process.stdout.close()
        with open(path, "a", encoding="utf-8") as file:
            file.write('{"at":99,"do":{"disc')
        done = run("outline\n", "--replay", path)
        assert done.returncode == 0 and "line 5: The line is cut off" in done.stderr, done
        assert 'screen "Quay Guest"' in done.stdout, done.stdout


def test_a_full_disk_ends_the_recording_and_not_the_program():
    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (400, 400))
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)

    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "session.keel")
        script = "until Harbour 10\n" + "tap 'More about Harbour'\nback\n" * 5 + "outline\n"
        done = subprocess.run(
            [PROGRAM, "--front-end", "headless", "--radio", "simulated", "--quiet", "--record", path], input=script,
            capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE, preexec_fn=limit)
        assert done.returncode == 0 and 'screen "Wi-Fi"' in done.stdout, done
        assert done.stderr.count("The recording has ended: ") == 1, done.stderr
        with open(path, encoding="utf-8") as file:
            text = file.read()
        assert text.endswith("\n") and len(text) <= 400, text
        assert run("outline\n", "--replay", path).returncode == 0
