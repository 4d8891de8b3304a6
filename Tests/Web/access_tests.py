#!/usr/bin/env python3
"""An accessibility audit of every page of the four apps: at the sizes of a phone and of a desk, in light and dark.

usage: access_tests.py GALLERY WIFI-SETTINGS PEOPLE DONEDONE [PART-OF-A-NAME]

The audit is axe's, with all of its rules, those of best practice included. A story fails with a line for each violation:
the page, the rule and the element. The apps have two sets of views, which are audited with KEEL_VERIFY=1; without it, the
declarative ones.
"""

import contextlib
import datetime
import os
import re
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "../Headless")]

import axe_playwright_python
from browser import SETTLED
from people_source import Source
from playwright.sync_api import expect
from served import IS_RELEASE, PATIENCE, Site, live, row, tell, wait_path

from harness import folder

GALLERY, WIFI, PEOPLE, DONEDONE = map(os.path.abspath, sys.argv[1:5])
SIZES = {"phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
         "desk": {"viewport": {"width": 1280, "height": 800}}}
GALLERY_PAGES = ("layout drawing charts pictures symbols text buttons toggles input values pickers progress lists lazy swipes "
                 "containers grid shapes navigation tabs split sheets colours interop").split()
with open(os.path.join(os.path.dirname(axe_playwright_python.__file__), "axe.min.js"), encoding="utf-8") as file:
    AXE = file.read()

# True if pictures and fonts have been loaded, and only animations without an end are still running.
DRAWN = """() => document.fonts.status === "loaded" && [...document.images].every(image => image.complete)
  && document.getAnimations().every(({ playState, effect }) =>
    playState !== "running" || effect.getTiming().iterations === Infinity)"""

VIOLATIONS = """() => axe.run(document, { resultTypes: ["violations"] }).then(result => [result.passes.length,
  result.violations.flatMap(({ id, nodes }) => nodes.map(node =>
    [id, node.html.slice(0, 160), (node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ""]))])"""


class Audit:
    """A browser of one size. `found` are the lines about all violations."""

    def __init__(self, tabs, size):
        self.tabs = tabs
        self.isPhone = size == "phone"
        self.found = []

    @contextlib.contextmanager
    def page(self, url, name):
        """Opens a page, and audits it under this name after the steps of the body."""
        page = self.tabs.tab(url)
        yield page
        self.check(page, name)
        page.close()

    def check(self, page, name, is_live=True):
        """Audits what the page shows now, in both appearances. Pages without a server are not live."""
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            complete(page, is_live)
            if not page.evaluate("() => !!window.axe"):
                page.evaluate(AXE)
            passed, violations = page.evaluate(VIOLATIONS)
            assert passed > 10, f"{name}: only {passed} rules had anything to check"
            for rule, element, reason in violations:
                self.found.append(f"{name}, {scheme}: {rule}: {element} ({reason})")


def complete(page, is_live):
    """Waits until the page shows all that its server sends, and has drawn it."""
    end = time.monotonic() + PATIENCE
    still = 0
    while still < 2:
        still = still + 1 if (not is_live or page.evaluate(SETTLED, 0)) and page.evaluate(DRAWN) else 0
        assert time.monotonic() < end, f"{page.url} is never complete"


@contextlib.contextmanager
def audit(user, size):
    """A browser of that size, in which nothing may be found."""
    with user.browser(**SIZES[size]) as tabs:
        audit = Audit(tabs, size)
        yield audit
    for line in audit.found:
        print("     " + line, flush=True)
    assert not audit.found, f"{len(audit.found)} violations, which stand above"


def seen(page, text):
    """Waits for a visible text. Pages that are under another one of a stack have theirs, too."""
    found = page.get_by_text(text, exact=True).locator("visible=true").first
    expect(found).to_be_visible()
    return found


def button(page, name):
    """Returns the visible buttons and links with this name."""
    links = page.get_by_role("link", name=name, exact=True)
    return page.get_by_role("button", name=name, exact=True).or_(links).locator("visible=true")


def question(page, text):
    expect(page.get_by_role("alertdialog")).to_contain_text(text)


def story_gallery(user, size):
    with Site(GALLERY, defaults=()) as site, audit(user, size) as pages:
        with pages.page(site.url, "gallery"):
            pass
        if pages.isPhone:
            with pages.page(site.url, "the pages of the gallery") as page:
                page.locator(".back:visible").click()
                expect(page.get_by_role("heading", name="Pages")).to_be_visible()
        for name in GALLERY_PAGES:
            with pages.page(site.url + "controls/" + name, f"gallery/{name}"):
                pass
        with pages.page(site.url + "controls/containers", "unfolded content") as page:
            button(page, "More").first.click()
            seen(page, "Unfolded")
        with pages.page(site.url + "showroom/symbols", "a search in the gallery") as page:
            page.get_by_placeholder("Name of a symbol").fill("star")
            expect(page.get_by_text("hexagon", exact=True)).to_have_count(0)
        # The first column has the imperative controls, the second one the declarative ones.
        for layer in (0, 1):
            gallery_layer(pages, site.url + "controls/", layer)


def gallery_layer(pages, url, layer):
    name = ("imperative", "declarative")[layer]
    with pages.page(url + "navigation", f"a pushed page, {name}") as page:
        button(page, "Push a page").nth(layer).click()
        expect(page.get_by_role("heading", name=f"{name.capitalize()} page")).to_be_visible()
    with pages.page(url + "sheets", f"a sheet of the gallery, {name}") as page:
        button(page, "Show a sheet").nth(layer).click()
        expect(page.get_by_role("dialog")).to_be_visible()
    with pages.page(url + "sheets", f"an alert of the gallery, {name}") as page:
        button(page, "Show an alert").nth(layer).click()
        question(page, "Presented by")
    with pages.page(url + "pickers", f"a menu of the gallery, {name}") as page:
        button(page, "Choose").nth(layer).click()
        expect(page.get_by_role("menu")).to_be_visible()
    with pages.page(url + "swipes", f"the menu of a row, {name}") as page:
        button(page, "Actions for Apple").nth(layer).dispatch_event("click")
        expect(page.get_by_role("menu")).to_be_visible()
    with pages.page(url + "split", f"the second pane, {name}") as page:
        choices = page.get_by_text("Chocolate", exact=True).locator("visible=true")
        expect(choices).to_have_count(2)
        choices.nth(layer).click()
        expect(choices).to_have_count(2 if pages.isPhone else 3)
    with pages.page(url + "tabs", f"the second tab, {name}") as page:
        page.get_by_role("tab", name="Second").nth(layer).click()
        seen(page, "The second tab")


def story_wifi_settings(user, size, views):
    with audit(user, size) as pages:
        with Site(WIFI, "--views", views) as site:
            wifi_settings(pages, site)
        with Site(WIFI, "--views", views, "--pairing", "always") as site:
            doors(pages, site)


def wifi_settings(pages, site):
    for path, text in (("", "Other Networks"), ("detail/Harbour", "Join This Network"),
                       ("detail/Lighthouse", "Configure DNS"), ("detail/Lighthouse/ipv4", "Automatic"),
                       ("detail/Lighthouse/dns", "Automatic"), ("detail/Lighthouse/proxy", "Off"),
                       ("join", "Security"), ("connect/Harbour", "Password")):
        with pages.page(site.url + path, f"wifi/{path}") as page:
            seen(page, text)
    for name, choice in (("ipv4", "Manual"), ("dns", "Add Server"), ("proxy", "Automatic")):
        with pages.page(site.url + "detail/Lighthouse/" + name, f"{name} {choice}") as page:
            page.get_by_role("dialog").get_by_text(choice, exact=True).click()
            expect(page.get_by_role("dialog").get_by_role("textbox").first).to_be_visible()
    with pages.page(site.url + "detail/Lighthouse", "a question of Wi-Fi settings") as page:
        seen(page, "Forget This Network").click()
        question(page, "Forget “Lighthouse”?")
    with pages.page(site.url + "connect/Harbour", "a wrong password") as page:
        page.get_by_role("textbox", name="Password").fill("sesame!!")
        page.keyboard.press("Enter")
        question(page, "Incorrect password")
    with pages.page(site.url + "connect/Harbour", "the joined network") as page:
        page.get_by_role("textbox", name="Password").fill("blob")
        page.keyboard.press("Enter")
        expect(row(page, "Harbour")).to_contain_text("Connected")
    with pages.page(site.url + "detail/Harbour", "the details of the joined network") as page:
        seen(page, "Disconnect")
    with pages.page(site.url, "Wi-Fi that is off") as page:
        page.get_by_role("switch", name="Wi-Fi").click()
        expect(page.get_by_text("Other Networks")).to_have_count(0)


def doors(pages, site):
    """Pages of the server itself."""
    code = "".join(site.wait_line("A new browser").split()[-2:])
    page = pages.tabs.context.new_page()
    page.goto(site.url)
    pages.check(page, "the page for the code", is_live=False)
    page.get_by_label("Code").fill(code)
    page.get_by_role("button", name="Pair").click()
    live(page)
    pages.check(page, "a paired browser")
    page.goto(site.url + "_keel/pair")
    pages.check(page, "the paired browsers", is_live=False)
    page.goto(site.url + "nowhere/at/all")
    pages.check(page, "an unknown address", is_live=False)
    page.goto(site.url)
    live(page)
    site.kill()
    expect(page.locator("#status")).not_to_be_empty()
    pages.check(page, "a page without its server", is_live=False)
    page.close()


def story_people(user, size, views):
    homes = ("XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME")
    # The first six people have photos, the next six have none.
    with folder() as path, Source(people=40, missing=range(6, 12)) as source, audit(user, size) as pages, \
            Site(PEOPLE, "--views", views, "--database", path + "/people.sqlite", "--source", source.url,
                 environment={name: path for name in homes}, defaults=()) as site:
        people(pages, site, source)


def people(pages, site, source):
    with pages.page(site.url, "people") as page:
        seen(page, "40 people")
    # Two of each generation, which has a colour of its own: with a photo and without one.
    for number in range(12):
        with pages.page(site.url + f"person/id-{number}", f"people/person/id-{number}") as page:
            seen(page, f"555-2{number:03}")
    with pages.page(site.url + "person/id-7", "a move") as page:
        button(page, "Move Here").click()
        expect(page.get_by_text("Walked to")).to_be_visible()
    with pages.page(site.url + "person/nobody", "nobody") as page:
        seen(page, "This Person Is Not Here")
    with pages.page(site.url + "search", "the search of people") as page:
        seen(page, "40 people")
        page.get_by_placeholder("Name or nickname").fill("hiro7")
        expect(page.get_by_text("Ada Arden")).to_have_count(0)
        row(page, "Hiro Holm").click()
        wait_path(page, "/search/id-7")
    with pages.page(site.url + "search", "recent searches") as page:
        seen(page, "Recent Searches")
    with pages.page(site.url + "search", "a search in vain") as page:
        seen(page, "40 people")
        page.get_by_placeholder("Name or nickname").fill("xyzzy")
        expect(page.get_by_text("Ada Arden")).to_have_count(0)
    for name, item in (("a menu of people", None), ("the report", "Send to the Developer…"),
                       ("a question of people", "Remove Stored People…")):
        with pages.page(site.url, name) as page:
            seen(page, "40 people")
            button(page, "More").first.click()
            expect(page.get_by_role("menu")).to_be_visible()
            if item:
                page.get_by_role("menuitem", name=item).click()
                expect(page.locator("dialog:modal")).to_be_visible()
    source.fails = 500
    with pages.page(site.url, "a source that fails") as page:
        seen(page, "40 people")
        button(page, "Refresh").click()
        expect(page.get_by_text("reports an error (500)")).to_be_visible()
    source.fails = None


def story_donedone(user, size, views):
    homes = ("XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")
    with folder() as path, audit(user, size) as pages:
        options = {"environment": {name: path for name in homes}, "defaults": ()}
        with Site(DONEDONE, "--views", views, "--sample", "500", **options) as site:
            donedone(pages, site)
        with Site(DONEDONE, "--views", views, "--database", path + "/donedone.sqlite", **options) as site:
            empty_donedone(pages, site)


def donedone(pages, site):
    for place, text in (("home", "Today"), ("home/new", "New Activity"), ("statistics", "By Day"),
                        ("statistics?period=day", "Day"), ("statistics?period=month", "By Day"),
                        ("settings", "Appearance"), ("settings/categories", "Exercise"),
                        ("settings/categories/new", "New Category"), ("settings/transfer", "Format"),
                        ("settings/about", "About"), ("home/day/2000-01-01", "No Activities"),
                        ("home/activity/00000000-0000-0000-0000-000000000000", "Activity Not Found")):
        with pages.page(site.url + place, f"donedone/{place}") as page:
            seen(page, text)
    with pages.page(site.url + "home?q=a", "a search of activities") as page:
        expect(page.locator(".row:visible").nth(3)).to_be_visible()
    with pages.page(site.url + "home?q=xyzzy", "a search of activities in vain") as page:
        seen(page, "No Results")
    with pages.page(site.url + "statistics", "the activities of a day") as page:
        row(page, "Busiest Day").click()
        page.wait_for_url(re.compile("/statistics/day/[^/]+$"))
        expect(page.get_by_text(re.compile("activit(y|ies) ·")).locator("visible=true").first).to_be_visible()
    # A month that is over has activities of all categories.
    past = datetime.date.today() - datetime.timedelta(40)
    with pages.page(site.url + f"statistics?period=month&day={past}", "the activities of a category") as page:
        row(page, "Exercise").click()
        page.wait_for_url(re.compile("/statistics/category/"))
        expect(page.locator(".row:visible").nth(3)).to_be_visible()
    with pages.page(site.url + "settings/categories", "a category") as page:
        row(page, "Exercise").click()
        seen(page, "Edit Category")
    with pages.page(site.url + "settings/transfer", "a text without activities") as page:
        page.get_by_role("textbox", name="Import").fill("xyzzy")
        seen(page, "Import Text").click()
        expect(page.get_by_text("JSON").locator("visible=true").last).to_be_visible()
    with pages.page(site.url + "home", "an activity") as page:
        page.locator(".row:visible").filter(has_text=" · ").first.click()
        page.wait_for_url(re.compile("/home/activity/[^/]+$"))
        seen(page, "Duration")
        pages.check(page, "donedone/activity")
        button(page, "Edit").click()
        seen(page, "Edit Activity")
        pages.check(page, "donedone/activity/edit")
        page.get_by_role("textbox", name="Name", exact=True).fill("")
        button(page, "Save").click()
        expect(page.get_by_role("textbox", name="Name", exact=True)).to_have_attribute("aria-invalid", "true")
        pages.check(page, "a faulty form")
        button(page, "Cancel").click()
        question(page, "Discard changes?")
        pages.check(page, "a question of DoneDone")
        page.get_by_role("alertdialog").get_by_role("button", name="Discard").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        seen(page, "Delete").click()
        expect(page.get_by_text("Deleted “")).to_be_visible()


def empty_donedone(pages, site):
    for place, text in (("home", "Nothing Yet Today"), ("statistics", "No Activities")):
        with pages.page(site.url + place, f"an empty donedone/{place}") as page:
            seen(page, text)


VIEWS = ("declarative", "imperative") if IS_RELEASE else ("declarative",)


def variants(name):
    """Returns the sizes and the sets of views that a story has. The gallery shows both sets beside each other."""
    if name == "story_gallery":
        return [(size,) for size in SIZES]
    return [(size, views) for size in SIZES for views in VIEWS]


def main():
    sys.exit(tell(globals(), sys.argv[5:], __file__, variants=variants) > 0)


if __name__ == "__main__":
    main()
