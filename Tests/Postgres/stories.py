#!/usr/bin/env python3
"""Tabs in a real browser whose states are in PostgreSQL: they outlive their server.

usage: Tests/Postgres/run stories.py PATH-OF-restoration-fixture [PART-OF-A-NAME]
"""

import glob
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "Web"))

from playwright.sync_api import expect
from ports import reserved_port
from served import PATIENCE, Site, live, tell, wait_path

PROGRAM = os.path.abspath(sys.argv[1])
SERVER = os.environ["KEEL_POSTGRES"]


def query(text):
    """Returns the lines of an answer of the database."""
    return subprocess.run(
        ["psql", "-AtXc", text], stdout=subprocess.PIPE, text=True, check=True).stdout.strip().split("\n")


def control(*words):
    """Starts or stops the database."""
    as_user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    program = sorted(glob.glob("/usr/lib/postgresql/*/bin/pg_ctl"))[-1]
    subprocess.run([*as_user, program, "-D", f"{SERVER}/data", "-l", f"{SERVER}/log", "-w", *words], cwd=SERVER,
                   stdout=subprocess.DEVNULL, check=True)


def serve(schema, port):
    return Site(PROGRAM, "--sessions", f"postgres:{schema}", port=port, defaults=())


def until(condition, wanted):
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, wanted
        time.sleep(0.05)


def write(page):
    page.get_by_text("Note 2", exact=True).click()
    wait_path(page, "/notes/2")
    page.get_by_label("Reply to 2").fill("half a sent")


def until_draft(schema):
    until(lambda: query(f"SELECT path FROM {schema}.tab WHERE length(snapshot) > 100") == ["notes/2"], "a state")
    # A tab is saved within a second after its last change.
    before = query(f"SELECT max(saved) FROM {schema}.tab")
    end = time.monotonic() + 3
    while time.monotonic() < end:
        time.sleep(0.2)
        after = query(f"SELECT max(saved) FROM {schema}.tab")
        if after != before:
            before, end = after, time.monotonic() + 3


def story_a_tab_returns_to_another_process(user):
    with reserved_port() as port, user.browser() as browser:
        with serve("story_return", port) as site:
            page = browser.tab(site.url)
            write(page)
            until_draft("story_return")
            # Whoever reads the database does not read what is typed.
            assert query("SELECT bool_or(position('half' in encode(snapshot, 'escape')) > 0) FROM story_return.tab") == ["f"]
            site.kill()
            with serve("story_return", port):
                live(page)
                expect(page.get_by_label("Reply to 2")).to_have_value("half a sent")
                page.reload()
                live(page)
                expect(page.get_by_label("Reply to 2")).to_have_value("half a sent")
                page.go_back()
                expect(page.get_by_text("Note 3", exact=True)).to_be_visible()


def status(url, cookie):
    request = urllib.request.Request(url, headers={"Cookie": cookie})
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.headers
    except urllib.error.HTTPError as error:
        return error.code, error.headers


def story_one_process_has_the_sessions(user):
    with reserved_port() as port, reserved_port() as other, user.browser() as browser:
        with serve("story_one", port) as site:
            page = browser.tab(site.url)
            write(page)
            until_draft("story_one")
            with serve("story_one", other) as second:
                cookie = f"keel-{other}={'a' * 43}"
                code, headers = status(second.url, cookie)
                assert (code, headers["Retry-After"]) == (503, "5"), (code, headers)
                site.kill()
                until(lambda: status(second.url, cookie)[0] == 200, "the second process has the sessions")


def story_open_pages_go_on_without_the_database(user):
    with reserved_port() as port, user.browser() as browser:
        with serve("story_without", port) as site:
            page = browser.tab(site.url)
            write(page)
            until_draft("story_without")
            control("stop", "-m", "immediate")
            page.get_by_label("Reply to 2").fill("without a database")
            page.go_back()
            expect(page.get_by_text("Note 3", exact=True)).to_be_visible()
            page.go_forward()
            expect(page.get_by_label("Reply to 2")).to_have_value("without a database")
            control("start")
            until_draft("story_without")
            site.kill()
            with serve("story_without", port):
                live(page)
                expect(page.get_by_label("Reply to 2")).to_have_value("without a database")


if __name__ == "__main__":
    sys.exit(tell(globals(), sys.argv[2:], __file__) > 0)
