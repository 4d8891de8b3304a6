"""Wi-Fi settings without a screen: scripts, their messages, and exit codes."""

import json
import os
import subprocess
import sys
import tempfile

from harness import PATIENCE

PROGRAM = sys.argv[1]


def run(script="", *arguments, quiet=True):
    views = sys.modules["run"].views
    options = ["--front-end", "headless", "--radio", "simulated", "--views", views] + (["--quiet"] if quiet else [])
    return subprocess.run(
        [PROGRAM, *options, *arguments], input=script, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE)


def does(script, *arguments, quiet=True):
    done = run(script, *arguments, quiet=quiet)
    assert done.returncode == 0 and done.stderr == "", (done.returncode, done.stderr, done.stdout[-2000:])
    return done.stdout


def fails(code, script, *words):
    done = run(script)
    assert done.returncode == code, (done.returncode, done.stderr)
    for word in words:
        assert word in done.stderr, (word, done.stderr)
    return done


def test_the_story():
    output = does("""
        until Harbour 10
        tap Harbour
        type Password nope
        tap Join
        until "Incorrect password" 5
        tap OK
        type Password blob
        tap Join
        until Connected 5
        tap Harbour
        outline
        tap "Forget This Network"
        tap Forget
        gone Connected 5
        quit
        this line is never read
    """)
    assert 'screen "Harbour"' in output and '"192.0.2.10/24"' in output


def test_every_verb():
    output = does("""
        # A comment.
        help
        until Harbour 5
        toggle Wi-Fi          # off
        until "Wi-Fi is off" 5
        outline
        toggle switch:Wi-Fi
        until Harbour 5
        select Harbour
        type 'Password' "bl"ob
        submit Password
        until Connected 2
        tap "More about Lighthouse"
        back
        refresh
        wait 1.5
        search quay
        scroll "Quay Guest"
        tap Other…
        dismiss
        outline
    """)
    assert "Wi-Fi is off." in output and 'row "Harbour" "Connected" ✓' in output
    assert "tap NAME" in output


def test_outlines_come_after_each_verb_unless_quiet():
    output = does("until Harbour 5\ntap Harbour\n", quiet=False)
    assert output.count('screen "Wi-Fi"') == 2
    assert does("until Harbour 5\ntap Harbour\n") == ""


def test_a_missing_name_is_reported():
    fails(1, "until Harbour 5\ntap Harbor\n", "line 2", 'Nothing named "Harbor"', 'Did you mean "Harbour"')
    fails(1, "until Harbour 5\ntap Harbour\ntap Lighthouse\n", "line 3", "behind")
    fails(1, "until Harbour 5\ntap Harbour\ntap Join\n", "line 3", "disabled")
    fails(1, "back\n", "line 1", "no page to go back to")


def test_lines_that_cannot_be_read():
    fails(2, "jump Harbour\n", "line 1", 'no verb "jump"')
    fails(2, "tap\n", "line 1", "tap NAME")
    fails(2, "tap 'Harbour\n", "line 1", "column")
    fails(2, "wait soon\n", "line 1", "seconds")


def test_waiting_in_vain():
    done = fails(3, "until Atlantis 3\n", "line 1", "Atlantis", "3 seconds", "screen \"Wi-Fi\"")
    assert done.stdout == ""
    fails(3, "until Harbour 5\ngone Harbour 2\n", "line 2", "still there")


def test_a_password_is_in_no_message_and_no_outline():
    done = run("until Harbour 5\ntap Harbour\ntype Password hunter22\noutline\ntap Join\nuntil Connected 5\n")
    assert done.returncode == 3
    assert "hunter22" not in done.stdout + done.stderr and "••••••••" in done.stdout


def test_equal_seeds_are_equal_days():
    script = "wait 60\noutline\nwait 600\noutline\n"
    first, second, other = does(script, "--seed", "7"), does(script, "--seed", "7"), does(script, "--seed=8")
    assert first == second
    assert first != other


def test_a_place_to_start_at():
    assert 'screen "Harbour"' in does("outline\n", "--open", "detail/Harbour")
    assert "Enter the password for “Harbour”" in does("outline\n", "--open=connect/Harbour")
    assert "Enter the password for “Harbour”" in does("outline\n", "--open", "connect/hex:486172626f7572")
    assert 'screen "Quay Guest"' in does("outline\n", "--open", "detail/Quay%20Guest")
    assert "“Atlantis” is not in range" in does("until range 11\noutline\n", "--open", "detail/Atlantis")


def test_open_ends_when_the_place_is_there():
    assert 'screen "Harbour"' in does("open detail/Harbour\noutline\nuntil screen:Harbour 0\n")
    fails(1, "until Harbour 5\nopen detail/Atlantis\n", "line 2", "“Atlantis” is not in range")


def test_a_password_is_taken_from_the_environment_or_a_file():
    os.environ["KEEL_TEST_KEY"] = "blob"
    try:
        script = "until Harbour 5\ntap Harbour\nsecret Password env:KEEL_TEST_KEY\noutline\ntap Join\nuntil Connected 5\n"
        assert "blob" not in does(script)
    finally:
        del os.environ["KEEL_TEST_KEY"]
    with tempfile.NamedTemporaryFile("w") as file:
        file.write("blob\n")
        file.flush()
        assert "blob" not in does(script.replace("env:KEEL_TEST_KEY", f"file:{file.name}"))


def test_help_and_version():
    for option in ["--help", "-h"]:
        done = subprocess.run([PROGRAM, option], capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode == 0 and done.stderr == ""
        for word in ["--front-end", "--views", "--radio", "--seed", "--open", "--quiet", "--record", "--replay", "until TEXT SECONDS", "Exit codes"]:
            assert word in done.stdout, word
        assert max(map(len, done.stdout.splitlines())) <= 120
    done = subprocess.run([PROGRAM, "--version"], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0 and done.stdout.startswith("wifi-settings 0.")


def test_wrong_options_are_reported():
    # A build with other traits (Scripts/steps.py) has windows.
    front_ends = "terminal or web or desktop or headless" if "/.build/traits/" in PROGRAM else "terminal or web or headless"
    for options, words in [
        (["--colour"], "--colour"), (["list"], "list"), (["--seed"], "requires a value"), (["--seed", "-1"], "whole number"),
        (["--seed", "x"], "whole number"), (["--radio", "am"], "networkmanager or simulated"), (["--help=yes"], "none"),
        (["--front-end=window"], front_ends), (["--views", "abstract"], "imperative or declarative"),
        (["--radio", "simulated", "--front-end", "headless", "--open", "nowhere/X"], "not a place"),
    ]:
        done = subprocess.run([PROGRAM, *options], input="", capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode == 64, (options, done.returncode, done.stderr)
        assert words in done.stderr and done.stderr.startswith("wifi-settings: "), (options, done.stderr)
        assert done.stdout == ""


def test_hostile_arguments_are_shown_and_not_obeyed():
    done = subprocess.run([PROGRAM, "--\x1b[2J"], input="", capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 64 and "\x1b" not in done.stderr
    done = run("tap \x1b[31mred\n")
    assert done.returncode == 1 and "\x1b" not in done.stderr
    done = run("until x 11\n", "--open", "detail/%1b%5b2J")
    assert "\x1b" not in done.stderr


def test_no_service_where_it_was_asked_for():
    done = subprocess.run(
        [PROGRAM, "--front-end", "headless", "--radio", "networkmanager"], input='until "not running" 60\noutline\n',
        env={**os.environ, "DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nonexistent"}, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done
    assert "NetworkManager is not running." in done.stdout


def test_a_script_that_names_no_radio_ends_without_a_service():
    done = subprocess.run(
        [PROGRAM, "--front-end", "headless", "--quiet"], input="until Harbour 5\noutline\n",
        env={**os.environ, "DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nonexistent"}, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 69 and done.stdout == "", done
    assert "NetworkManager is not running" in done.stderr and "--radio simulated" in done.stderr, done.stderr


def test_a_form_that_something_was_typed_in_asks():
    outlines = does("until Harbour 5\ntap Harbour\ntype Password half\ndismiss\noutline\ntap 'Keep Editing'\noutline\n"
                    "dismiss\ntap Discard\noutline\n").strip().split("\n\n")
    assert 'alert "Discard changes?"' in outlines[0], outlines[0]
    assert "sheet (asks before it closes)" in outlines[1] and "••••" in outlines[1], outlines[1]
    assert "sheet" not in outlines[2], outlines[2]


def test_a_script_from_a_file():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "story")
        with open(path, "w") as file:
            file.write("until Harbour 10\nset Wi-Fi off\nget Wi-Fi\nexpect not Harbour\ncount alert\n")
        done = run("this is not read", "--script", path)
        assert (done.returncode, done.stdout, done.stderr) == (0, "off\n0\n", ""), done
        lines = [json.loads(line) for line in run("", "--script", path, "--json").stdout.splitlines()]
        assert lines == [{"line": 3, "value": "off"}, {"line": 5, "count": 0}], lines
        with open(path, "a") as file:
            file.write("click Harbour\nwait soon\n")
        done = run("", "--script", path, "--check")
        assert done.returncode == 2 and done.stdout == "", done
        assert [line.split(":")[0] for line in done.stderr.splitlines()] == ["line 6", "line 7"], done.stderr
        assert 'Did you mean "tap"?' in done.stderr, done.stderr
        done = run("", "--script", os.path.join(folder, "nothing"))
        assert done.returncode == 4 and "could not be opened" in done.stderr, done
