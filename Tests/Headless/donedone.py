"""DoneDone without a screen: its options, and activities, settings and drafts that outlive the program."""

import json
import os
import subprocess
import sys

from harness import PATIENCE
from restoration import Script, content, folder, until

PROGRAM = sys.argv[1]


def run(script, *arguments, environment={}):
    return subprocess.run(
        [PROGRAM, "--front-end", "headless", "--quiet", *arguments], input=script, capture_output=True, text=True,
        encoding="utf-8", timeout=2 * PATIENCE, env={**os.environ, **environment})


def does(script, *arguments, environment={}):
    done = run(script, *arguments, environment=environment)
    assert done.returncode == 0, (done.returncode, done.stderr, done.stdout[-2000:])
    return done.stdout


# The form closes once the activity is stored. Until then its field has the name, too.
ADD = """
    until "New Activity" 60
    tap "New Activity"#1
    type Name "{}"
    tap Save
    gone Save 60
    until "{}" 60
"""


def test_wrong_options_are_refused():
    for arguments, words in [
        (["--open", "nowhere"], "is not a place"),
        (["--sample", "5", "--database", "x"], "Leave one of the two out"),
        (["--sample", "99999999"], "too many"),
        (["--views", "none"], "--views cannot be"),
    ]:
        done = run("", *arguments)
        assert done.returncode == 64 and words in done.stderr, (arguments, done)
    assert run("", "--version").stdout.startswith("donedone ")
    assert "--database FILE" in run("", "--help").stdout


def test_previews_have_activities_of_their_own():
    with folder() as path:
        homes = {name: path for name in ("HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
        # The time of the previews does not depend on the user's time zone.
        homes["TZ"] = "Asia/Seoul"
        names = does("", "--preview", environment=homes).splitlines()
        assert {"Home", "Home, in Korean", "Home, imperative", "Statistics"} <= set(names), names
        for name, words in [("Home", "4 activities"), ("Home without activities", "Nothing Yet Today"),
                            ("Home, in Korean", "11월 25일"), ("Home, imperative", "4 activities"),
                            ("New activity", "Duration"), ("Statistics", "By Category"),
                            ("Statistics, imperative", "By Category"), ("Settings", "Categories")]:
            does(f'until "{words}" 60', "--preview", name, environment=homes)
        assert os.listdir(path) == [], os.listdir(path)


def test_activities_outlive_the_program():
    with folder() as path:
        database = ["--database", f"{path}/new/folder/donedone.sqlite"]
        home = {"XDG_CONFIG_HOME": f"{path}/config"}
        does(ADD.format("Swim", "Swim"), *database, environment=home)
        assert "Swim" in does('until Swim 60\noutline', *database, environment=home)
        # The language of the settings is that of the next program, too.
        does('until "New Activity" 60\ntap Settings\nchoose Language 한국어\nuntil 설정 60', *database, environment=home)
        assert "설정" in does("until 설정 60\noutline", *database, environment=home)


def test_a_damaged_database_is_reported_and_kept():
    with folder() as path:
        file = f"{path}/donedone.sqlite"
        with open(file, "wb") as damaged:
            damaged.write(b"no database " * 1000)
        before = content(file)
        outline = does('until "Cannot Be Read" 60\noutline', "--database", file, environment={"XDG_CONFIG_HOME": path})
        assert "Try Again" in outline, outline
        assert content(file) == before


def test_a_place_is_opened_by_its_path():
    outline = does(
        "until Categories 60\noutline\nback\noutline", "--sample", "50", "--open", "settings/categories")
    assert 'screen "Categories"' in outline and 'screen "Settings"' in outline, outline


def drafts(script, screen):
    """The kinds of the forms that the snapshot has of a screen, and the names in them."""
    stack = (script.saved() or {}).get(screen, {})
    # What an edit began with is beside what was typed.
    return [
        (kind, [part for name, part in parts.items() if name != "base"][-1]["name"])
        for draft in stack.get("drafts", []) for kind, parts in draft.items()]


def test_a_killed_window_continues_where_it_was():
    with folder() as path:
        options = ["--database", f"{path}/donedone.sqlite", "--state", path]
        os.environ["XDG_CONFIG_HOME"] = f"{path}/config"
        with Script(path, *options, program=PROGRAM) as script:
            script.does('until "New Activity" 60', "open settings", "open home/day/2026-11-25/new", 'type Name "한 글자"')
            until(lambda: drafts(script, "home") == [("newActivity", "한 글자")], script.saved)
            script.kill()
        with Script(path, *options, program=PROGRAM) as script:
            outline = "\n".join(script.does('until "한 글자" 60'))
            assert "한 글자" in outline and "New Activity" in outline, outline
            script.does("tap Save")
            until(lambda: "form" not in (script.saved() or {}).get("home", {"form": None}), script.saved)
            script.kill()
        with Script(path, *options, program=PROGRAM) as script:
            outline = "\n".join(script.does('until "한 글자" 60'))
            assert 'sheet' not in outline, outline


def test_a_killed_edit_of_a_category_and_an_import_come_back():
    with folder() as path:
        options = ["--database", f"{path}/donedone.sqlite", "--state", path]
        os.environ["XDG_CONFIG_HOME"] = f"{path}/config"
        with Script(path, *options, program=PROGRAM) as script:
            script.does(
                'until "New Activity" 60', "open settings/transfer", 'type Import "name,day"',
                "open settings/categories", "until Exercise 60", "tap Exercise", 'type Name "Half a na"')
            until(lambda: drafts(script, "settings") == [("category", "Half a na")], script.saved)
            script.kill()
        with Script(path, *options, program=PROGRAM) as script:
            outline = "\n".join(script.does('until "Half a na" 60'))
            assert "Edit Category" in outline, outline
            script.does("tap Cancel", "tap Discard", "until Exercise 60", "open settings/transfer")
            outline = "\n".join(script.does('until "name,day" 60'))
            assert "Half a na" not in outline, outline
            script.kill()


def test_an_export_is_read_again():
    with folder() as path:
        for format, name in [("JSON", "all.json"), ("CSV", "all.csv")]:
            file = f"{path}/{name}"
            done = does(
                f'until Format 60\nchoose Format {format}\ntype File "{file}"\ntap "Save File"\nuntil saved 120\noutline',
                "--sample", "300", "--open", "settings/transfer")
            assert "300 activities saved" in done, done
            database = f"{path}/{format}.sqlite"
            environment = {"XDG_CONFIG_HOME": path}
            done = does(
                f'until Format 60\ntype File "{file}"\ntap "Read File"\nuntil 300 120\noutline',
                "--database", database, "--open", "settings/transfer", environment=environment)
            assert "300" in done, done
        assert len(json.loads(content(f"{path}/all.json"))["activities"]) == 300
