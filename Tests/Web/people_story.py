#!/usr/bin/env python3
"""People in a real browser, with a real server and a real database. usage: people_story.py PATH-OF-people [PART]

`make test` tells the stories with the declarative views: Tests/Terminal tells its own with the imperative ones. With
KEEL_VERIFY=1 each runs with both. Each fails by an exception; the last line printed is `N passed, N failed`.
"""

import contextlib
import os
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "../Headless")]

from people_source import Source
from playwright.sync_api import expect
from ports import reserved_port
from served import IS_RELEASE, Site, live, row, tell, wait_path

PROGRAM = os.path.abspath(sys.argv[1])


@contextlib.contextmanager
def served(views, source, folder, *options, port=0):
    homes = {name: folder for name in ("XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME")}
    with Site(PROGRAM, "--views", views, "--database", folder + "/people.sqlite", "--source", source.url, *options, port=port,
              environment=homes, defaults=()) as site:
        yield site


@contextlib.contextmanager
def place():
    with tempfile.TemporaryDirectory() as folder, Source(people=40, missing=[4]) as source:
        yield folder, source


def story_a_person_is_found_shown_and_left_by_back_and_forward(user, views):
    with place() as (folder, source), served(views, source, folder) as site, user.browser() as browser:
        page = browser.tab(site.url)
        expect(page.get_by_text("40 people")).to_be_visible()
        expect(page.get_by_text("Brazil", exact=True)).to_be_visible()
        field = page.get_by_placeholder("Name or nickname")
        field.fill("hiro7")
        expect(page.get_by_text("Ada Arden")).to_have_count(0)
        row(page, "Hiro Holm").click()
        wait_path(page, "/search/id-7")
        expect(page.locator("#app img")).to_be_visible()
        for text in ("hiro7", "hiro.holm7@example.org", "555-2007"):
            expect(page.get_by_text(text).first).to_be_visible()
        page.reload()
        live(page)
        expect(page.get_by_text("555-2007")).to_be_visible()
        other = browser.tab(site.url + "person/id-4")
        expect(other.get_by_text("555-2004")).to_be_visible()
        expect(other.locator("#app img")).to_have_count(0)
        # The region is switched for all windows at once.
        expect(other.get_by_text("Region", exact=True)).to_be_visible()
        page.get_by_role("button", name="More").first.click()
        page.get_by_text("Show Regions").click()
        expect(other.get_by_text("Region", exact=True)).to_have_count(0)
        row(other, "Bela Castell").click()
        wait_path(other, "/person/id-11")
        other.go_back()
        wait_path(other, "/person/id-4")
        other.go_forward()
        wait_path(other, "/person/id-11")
        expect(other.get_by_text("555-2011")).to_be_visible()
        # The missing photo is for developers only.
        assert all("photo" in line for line in site.end().splitlines()), site.lines


def story_a_button_that_is_busy_for_a_moment_keeps_the_focus(user, views):
    with place() as (folder, source), served(views, source, folder) as site, user.browser() as browser:
        page = browser.tab(site.url + "person/id-4")
        button = page.get_by_role("button", name="Move Here")
        button.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_text("Walked to")).to_be_visible()
        expect(button).to_be_focused()


def story_a_space_in_a_typed_name_opens_nobody(user, views):
    with place() as (folder, source), served(views, source, folder) as site, user.browser() as browser:
        page = browser.tab(site.url)
        expect(page.get_by_text("40 people")).to_be_visible()
        row(page, "Cleo Castell").locator(".main").focus()
        page.keyboard.type("ada d")
        expect(page.locator(".row:focus-within")).to_contain_text("Ada Dahl")
        wait_path(page, "/")
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Space")
        expect(page.get_by_text("Move Here")).to_be_visible()


def story_on_a_phone_the_stored_people_are_there_without_the_source(user, views):
    with place() as (folder, source):
        with served(views, source, folder) as site, user.browser() as browser:
            expect(browser.tab(site.url).get_by_text("40 people")).to_be_visible()
        source.fails = 500
        phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "color_scheme": "dark"}
        with served(views, source, folder) as site, user.browser(**phone) as browser:
            page = browser.tab(site.url + "person/nobody")
            expect(page.get_by_text("This Person Is Not Here")).to_be_visible()
            page.get_by_role("button", name="Show All People").click()
            wait_path(page, "/")
            expect(page.get_by_text("40 people")).to_be_visible()
            page.get_by_role("button", name="Refresh").click()
            expect(page.get_by_text("reports an error (500)")).to_be_visible()
            source.fails = None
            page.get_by_role("button", name="Try Again", exact=True).click()
            expect(page.get_by_text("reports an error (500)")).to_have_count(0)
            row(page, "Ada Dahl").click()
            wait_path(page, "/person/id-30")
            expect(page.get_by_text("Move Here")).to_be_visible()
            page.go_back()
            wait_path(page, "/")
            expect(page.get_by_text("40 people")).to_be_visible()
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, f"{wide} pixels too wide"


def search(page):
    # A press has no effect if its row moves before the release: the whole list comes first, and then what is found.
    expect(page.get_by_text("40 people")).to_be_visible()
    page.get_by_placeholder("Name or nickname").fill("hiro7")
    expect(page.get_by_text("Ada Arden")).to_have_count(0)
    row(page, "Hiro Holm").click()
    wait_path(page, "/search/id-7")


def story_rows_and_fields_look_as_they_are(user, views):
    color = "e => getComputedStyle(e).color"
    with place() as (folder, source), served(views, source, folder) as site:
        with user.browser(viewport={"width": 1000, "height": 700}) as browser:
            page = browser.tab(site.url)
            field = page.get_by_placeholder("Name or nickname")
            expect(page.get_by_text("40 people")).to_be_visible()
            field.fill("hiro7")
            assert field.evaluate(color) == page.locator("h1").first.evaluate(color), "typed text is no placeholder"
            # A press has no effect if its row moves before the release.
            expect(page.get_by_text("Ada Arden")).to_have_count(0)
            chosen = row(page, "Hiro Holm")
            chosen.click()
            wait_path(page, "/search/id-7")
            expect(page.locator(".row.on")).to_have_count(1)

            def background():
                page.evaluate("() => Promise.allSettled(document.getAnimations().map(each => each.finished)).then(() => 0)")
                return page.locator(".row.on > :is(.main, .own)").evaluate("e => getComputedStyle(e).backgroundColor")

            under = background()
            page.mouse.move(0, 0)
            assert background() == under, "a chosen row is marked under the pointer, too"
        with user.browser(viewport={"width": 320, "height": 640}) as browser:
            page = browser.tab(site.url + "person/id-7")
            link = page.get_by_text("hiro.holm7@example.org")
            expect(link).to_be_visible()
            room = link.evaluate("e => e.closest('.row').getBoundingClientRect().right - e.getBoundingClientRect().right")
            assert room >= 8, f"the address ends {room} pixels before its row"


def story_a_server_for_others_keeps_recent_searches_by_browser(user, views):
    with place() as (folder, source), reserved_port() as port, user.browser() as browser, user.browser() as other:
        options = ("--behind-proxy", "--state", folder + "/tabs")
        with served(views, source, folder, *options, port=port) as site:
            page, beside = browser.tab(site.url), browser.tab(site.url + "search")
            search(page)
            expect(beside.get_by_text("Recent Searches", exact=True)).to_be_visible()
            expect(beside.get_by_text("hiro7")).to_be_visible()
            stranger = other.tab(site.url + "search")
            expect(stranger.get_by_text("40 people")).to_be_visible()
            expect(stranger.get_by_text("Recent Searches", exact=True)).to_have_count(0)
            site.end()
        # The tabs return to the next run of the program, and with them the names of their browsers.
        with served(views, source, folder, *options, port=port) as site:
            for tab in (page, beside, stranger):
                live(tab)
            expect(browser.tab(site.url + "search").get_by_text("hiro7")).to_be_visible()
            another = other.tab(site.url + "search")
            expect(another.get_by_text("40 people")).to_be_visible()
            expect(another.get_by_text("Recent Searches", exact=True)).to_have_count(0)


def story_the_only_user_of_this_machine_finds_recent_searches_again(user, views):
    with place() as (folder, source):
        with served(views, source, folder) as site, user.browser() as browser, user.browser() as other:
            search(browser.tab(site.url))
            expect(other.tab(site.url + "search").get_by_text("hiro7")).to_be_visible()
            site.end()
        with served(views, source, folder) as site, user.browser() as browser:
            expect(browser.tab(site.url + "search").get_by_text("hiro7")).to_be_visible()


VARIANTS = [("declarative",), ("imperative",)] if IS_RELEASE else [("declarative",)]


def main():
    sys.exit(tell(globals(), sys.argv[2:], __file__, variants=lambda name: VARIANTS) > 0)


if __name__ == "__main__":
    main()
