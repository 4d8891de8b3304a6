#!/usr/bin/env python3
"""DoneDone in a real browser, with a real server and a real database. usage: donedone_story.py PATH-OF-donedone [PART]

`make test` tells the stories with the declarative views: Tests/Terminal tells its own with the imperative ones. With
KEEL_VERIFY=1 each runs with both. Each fails by an exception; the last line printed is `N passed, N failed`.
"""

import contextlib
import datetime
import os
import re
import signal
import sys
import time
import zoneinfo

from playwright.sync_api import expect
from ports import reserved_port
from browser import CHROMIUM
from served import IS_RELEASE, PATIENCE, Site, live, row, tell, wait_path

from harness import folder

PROGRAM = os.path.abspath(sys.argv[1])
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1200, "height": 760}


def serve(views, path, port=0, **environment):
    homes = {name: path for name in ("XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    return Site(PROGRAM, "--views", views, "--database", path + "/donedone.sqlite", "--state", path + "/state", port=port,
                environment={**homes, **environment}, defaults=())


def link(page, name):
    """Returns the visible link with this text. Tabs are links that have the role of a tab."""
    return page.locator("a:visible").filter(has_text=re.compile(f"^{name}$")).first


def seen(page, text):
    """Returns the visible text. Pages that are under another one of a stack have theirs, too."""
    return page.get_by_text(text, exact=True).locator("visible=true").first


def sidebar(page):
    return page.locator("h1:visible, h2:visible").filter(has_text=re.compile("^DoneDone$"))


def field(page, name):
    return page.get_by_role("textbox", name=name, exact=True)


def add(page, name):
    link(page, "New Activity").click()
    field(page, "Name").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(seen(page, name)).to_be_visible()


def until_saved(path, text):
    """Waits until a window's saved state has the text."""
    end = time.monotonic() + PATIENCE
    while True:
        for place, _, names in os.walk(path + "/state"):
            for name in names:
                with contextlib.suppress(FileNotFoundError), open(os.path.join(place, name), "rb") as file:
                    if text.encode() in file.read() and not name.endswith(".new"):
                        return
        assert time.monotonic() < end, f"{text!r} is never saved"
        time.sleep(0.02)


def fits(page):
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} pixels too wide"


def has_tabs(page):
    """Waits until the screens are tabs. An open sheet may cover them."""
    expect(page.locator("a:visible[role=tab]")).to_have_count(3)
    expect(sidebar(page)).to_have_count(0)


def has_sidebar(page):
    expect(sidebar(page)).to_have_count(1)
    expect(page.locator("[role=tab]")).to_have_count(0)


def story_an_activity_is_added_edited_deleted_and_restored_on_a_phone(user, views):
    with folder() as path, serve(views, path) as site, user.browser(viewport=PHONE, has_touch=True) as browser:
        page = browser.tab(site.url)
        expect(seen(page, "Nothing Yet Today")).to_be_visible()
        has_tabs(page)
        add(page, "Swim")
        add(page, "Read")
        expect(seen(page, "2 activities · 1 h")).to_be_visible()
        page.get_by_placeholder("Search all activities").fill("swi")
        expect(page.get_by_text("Read", exact=True)).to_have_count(0)
        row(page, "Swim").click()
        page.wait_for_url(re.compile("/home/activity/[^/]+"))
        link(page, "Edit").click()
        page.wait_for_url(re.compile("/edit"))
        field(page, "Name").fill("Swim far")
        page.get_by_role("button", name="Increase").click()
        page.get_by_label("Category", exact=True).select_option("Exercise")
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(seen(page, "35 min")).to_be_visible()
        expect(seen(page, "Exercise")).to_be_visible()
        page.get_by_text("Delete", exact=True).click()
        expect(seen(page, "Deleted “Swim far”")).to_be_visible()
        page.get_by_role("button", name="Undo").click()
        expect(page.get_by_text("Deleted “Swim far”")).to_have_count(0)
        link(page, "Statistics").click()
        wait_path(page, "/statistics")
        expect(seen(page, "2 activities · 1 h 5 min")).to_be_visible()
        fits(page)


def story_tabs_and_a_sidebar_replace_each_other_and_nothing_typed_is_lost(user, views):
    with folder() as path, serve(views, path) as site, user.browser(viewport=PHONE) as browser:
        page = browser.tab(site.url)
        has_tabs(page)
        add(page, "Swim")
        row(page, "Swim").click()
        page.wait_for_url(re.compile("/home/activity/[^/]+"))
        place = page.url
        link(page, "Edit").click()
        field(page, "Name").fill("Swim half")
        page.set_viewport_size(DESK)
        has_sidebar(page)
        expect(field(page, "Name")).to_have_value("Swim half")
        expect(field(page, "Name")).to_be_focused()
        page.keyboard.type(" a mile")
        page.set_viewport_size(PHONE)
        has_tabs(page)
        expect(field(page, "Name")).to_have_value("Swim half a mile")
        page.set_viewport_size(DESK)
        has_sidebar(page)
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(seen(page, "Swim half a mile")).to_be_visible()
        assert page.url == place, page.url
        # The other screens keep theirs, too.
        link(page, "Statistics").click()
        wait_path(page, "/statistics")
        page.set_viewport_size(PHONE)
        has_tabs(page)
        wait_path(page, "/statistics")
        link(page, "Home").click()
        expect(seen(page, "Swim half a mile")).to_be_visible()
        assert page.url == place, page.url
        fits(page)


def story_places_are_links_and_open_anew(user, views):
    with folder() as path, serve(views, path) as site, user.browser(viewport=DESK) as browser:
        page = browser.tab(site.url)
        add(page, "Swim")
        for size, shown in ((PHONE, has_tabs), (DESK, has_sidebar)):
            page.set_viewport_size(size)
            shown(page)
            for name, address in [("Home", "/home"), ("Statistics", "/statistics"), ("Settings", "/settings"),
                                  ("New Activity", "/home/new")]:
                expect(link(page, name)).to_have_attribute("href", address)
        row(page, "Swim").click()
        page.wait_for_url(re.compile("/home/activity/[^/]+"))
        edit = link(page, "Edit").get_attribute("href")
        assert page.url.endswith(edit.removesuffix("/edit")) and edit.endswith("/edit"), edit
        # The same places in other tabs.
        other = browser.tab(site.url + edit.removeprefix("/"))
        expect(field(other, "Name")).to_have_value("Swim")
        other.get_by_role("button", name="Cancel").click()
        expect(other.get_by_role("dialog")).to_have_count(0)
        expect(seen(other, "30 min")).to_be_visible()
        other = browser.tab(site.url + "settings/categories")
        expect(seen(other, "Exercise")).to_be_visible()
        other = browser.tab(site.url + "home/new")
        expect(field(other, "Name")).to_be_focused()
        # A link from one browser, sent to another one and to a phone: the details over the list of a day, and the form.
        page.goto(site.url + "statistics")
        row(page, "Busiest Day").click()
        row(page, "Swim").click()
        page.wait_for_url(re.compile("/statistics/day/[^/]+/activity/[^/]+"))
        sent = link(page, "Edit").get_attribute("href").removeprefix("/")
        for size, shown in ((DESK, has_sidebar), (PHONE, has_tabs)):
            with user.browser(viewport=size) as another:
                phone = another.tab(site.url + sent)
                expect(field(phone, "Name")).to_have_value("Swim")
                phone.get_by_role("button", name="Cancel").click()
                expect(phone.get_by_role("dialog")).to_have_count(0)
                shown(phone)
                # Its way back leads through the levels of the link.
                wait_path(phone, page.url.removeprefix(site.url.removesuffix("/")))
                phone.locator(".back:visible").click()
                phone.wait_for_url(re.compile("/statistics/day/[^/]+$"))
                expect(row(phone, "Swim")).to_be_visible()


def story_a_reload_continues_the_tab_at_the_root_with_its_focus(user, views):
    with folder() as path, serve(views, path) as site, user.browser(viewport=PHONE) as browser:
        page = browser.tab(site.url)
        add(page, "Swim")
        row(page, "Swim").click()
        page.get_by_text("Delete", exact=True).click()
        expect(seen(page, "Deleted “Swim”")).to_be_visible()
        wait_path(page, "/home")
        page.reload()
        live(page)
        page.get_by_role("button", name="Undo").click()
        expect(seen(page, "1 activity · 30 min")).to_be_visible()
        # A bar of tabs is one node with several controls, and so is a page with its search.
        link(page, "Statistics").click()
        wait_path(page, "/statistics")
        page.reload()
        live(page)
        expect(link(page, "Statistics")).to_be_focused()
        link(page, "Home").click()
        search = page.get_by_placeholder("Search all activities")
        search.fill("swi")
        page.wait_for_url(re.compile("q=swi"))
        page.reload()
        live(page)
        expect(search).to_be_focused()
        expect(search).to_have_value("swi")
        # Escape ends the search and returns the focus. A reload begins no other search.
        search.press("Escape")
        expect(page.locator(".search .cancel")).to_have_count(0)
        expect(link(page, "Home")).to_be_focused()
        page.reload()
        live(page)
        expect(link(page, "Home")).to_be_focused()
        link(page, "Statistics").click()
        wait_path(page, "/statistics")
        expect(page.locator(".search .cancel")).to_have_count(0)


def story_the_browser_restores_no_values_of_which_the_new_tab_does_not_know(user, views):
    with folder() as path, serve(views, path) as site, user.browser(viewport=PHONE) as browser:
        page = browser.tab(site.url + "home/new")
        category, note = page.get_by_label("Category", exact=True), page.locator("textarea")
        category.select_option("Exercise")
        note.fill("never")
        page.goto(site.url + "settings")
        live(page)
        page.go_back()
        live(page)
        shown = category.input_value(), note.input_value()
        page.reload()
        live(page)
        expect(category).to_have_value(shown[0])
        expect(note).to_have_value(shown[1])


def story_the_reason_why_a_form_is_not_saved_goes_with_the_form(user, views):
    with folder() as path, serve(views, path) as site, user.browser(viewport=PHONE) as browser:
        page = browser.tab(site.url + "home/new")
        reasons = page.locator("#errors > p")
        page.get_by_role("button", name="Save").click()
        expect(field(page, "Name")).to_have_attribute("aria-invalid", "true")
        expect(reasons).to_have_text(["Enter a name."])
        assert field(page, "Name").get_attribute("aria-describedby") == reasons.get_attribute("id")
        page.get_by_role("button", name="Cancel").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(reasons).to_have_count(0)


def reach(page, wanted):
    """Moves the focus to an element, with Tab alone."""
    for _ in range(60):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}: {page.evaluate('document.activeElement.outerHTML')[:200]}")


def press(page, wanted):
    expect(wanted).to_be_visible()
    reach(page, wanted)
    page.keyboard.press("Enter")


def story_the_keyboard_alone_is_enough(user, views):
    for viewport in (DESK, PHONE):
        with folder() as path, serve(views, path) as site, user.browser(viewport=viewport) as browser:
            page = browser.tab(site.url)
            save = page.get_by_role("button", name="Save")
            press(page, link(page, "New Activity"))
            reach(page, field(page, "Name"))
            page.keyboard.type("Swim")
            press(page, save)
            expect(page.get_by_role("dialog")).to_have_count(0)
            # The focus is back where it was.
            expect(link(page, "New Activity")).to_be_focused()
            press(page, row(page, "Swim").locator("a, .main, .hit").first)
            page.wait_for_url(re.compile("/home/activity/[^/]+"))
            press(page, link(page, "Edit"))
            reach(page, field(page, "Name"))
            page.keyboard.press("End")
            page.keyboard.type(" far")
            press(page, page.get_by_role("button", name="Increase"))
            reach(page, page.get_by_label("Category", exact=True))
            page.keyboard.type("Ex")
            press(page, save)
            expect(page.get_by_role("dialog")).to_have_count(0)
            expect(seen(page, "35 min")).to_be_visible()
            expect(seen(page, "Exercise")).to_be_visible()
            press(page, page.locator(".row button, .row .main, .row.tap, .row .hit").filter(has_text="Delete").first)
            press(page, page.get_by_role("button", name="Undo"))
            expect(page.get_by_text("Deleted “Swim far”")).to_have_count(0)
            page.keyboard.press("/")
            page.keyboard.type("swim")
            expect(seen(page, "Swim far")).to_be_visible()
            page.keyboard.press("Escape")
            press(page, link(page, "Statistics"))
            wait_path(page, "/statistics")
            reach(page, page.get_by_role("radio", name="Week"))
            page.keyboard.press("ArrowRight")
            expect(page.get_by_role("radio", name="Month")).to_be_checked()
            press(page, link(page, "Settings"))
            wait_path(page, "/settings")
            reach(page, page.get_by_label("Language", exact=True))
            page.keyboard.press("End")
            expect(seen(page, "설정")).to_be_visible()


def story_a_long_word_as_a_title_fits(user, views):
    with folder() as path, serve(views, path) as site, user.browser(viewport=PHONE) as browser:
        page = browser.tab(site.url)
        add(page, "x" * 90)
        row(page, "x" * 90).click()
        page.wait_for_url(re.compile("/home/activity/[^/]+"))
        expect(seen(page, "30 min")).to_be_visible()
        fits(page)


# Finds texts that are cut or broken within a word, and controls that are outside of their row.
SQUEEZED = """() => {
  const found = [];
  for (const one of document.querySelectorAll(".row :is(.label, .t, .s)")) {
    const text = one.firstChild, range = document.createRange(), room = one.closest(".row").getBoundingClientRect();
    const { width, right } = one.getBoundingClientRect();
    if (!one.checkVisibility() || text?.nodeType !== 3) continue;
    if (!width || right > room.right + 1) found.push("no room: " + text.data);
    for (const word of one.matches(".one") ? [] : text.data.matchAll(/\\S+/g)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(box => Math.round(box.top / 4))).size > 1) found.push("broken: " + word[0]);
    }
  }
  for (const one of document.querySelectorAll(".row :is(.step, select, .toggle)")) {
    const { right } = one.getBoundingClientRect();
    if (right > one.closest(".row").getBoundingClientRect().right + 1) found.push("outside: " + one.className);
  }
  return found;
}"""


def story_large_text_is_whole_on_a_phone(user, views):
    # The size that a user has chosen in the settings of the browser.
    chromium = user.playwright.chromium.launch(
        executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", "--blink-settings=defaultFontSize=32"])
    try:
        with folder() as path, serve(views, path) as site:
            page = chromium.new_page(viewport=PHONE)
            page.goto(site.url)
            live(page)
            add(page, "Solved all exercises")
            for place in ("", "home/new", "settings"):
                page.goto(site.url + place)
                live(page)
                expect(page.locator(".row:visible").first).to_be_visible()
                assert page.evaluate(SQUEEZED) == [], (place, page.evaluate(SQUEEZED))
            page.close()
    finally:
        chromium.close()


def story_a_killed_server_comes_back_with_what_was_typed(user, views):
    with folder() as path, reserved_port() as port, user.browser(viewport=PHONE) as browser:
        with serve(views, path, port) as site:
            page = browser.tab(site.url)
            add(page, "Swim")
            link(page, "Statistics").click()
            wait_path(page, "/statistics")
            link(page, "Home").click()
            link(page, "New Activity").click()
            field(page, "Name").fill("half a na")
            page.locator("textarea").fill("never")
            until_saved(path, "half a na")
            until_saved(path, "never")
            received = []
            page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: received.append(frame)))
            site.kill()
            # The user types on while the server is away.
            field(page, "Name").press("End")
            page.keyboard.type("me")
        with serve(views, path, port) as site:
            end = time.monotonic() + PATIENCE
            while not received:
                assert time.monotonic() < end, "the page did not return"
                page.wait_for_timeout(20)
            live(page)
            expect(field(page, "Name")).to_have_value("half a name")
            expect(page.locator("#status")).to_have_text("")
            expect(page.locator("textarea")).to_have_value("never")
            page.get_by_role("button", name="Save").click()
            expect(page.get_by_role("dialog")).to_have_count(0)
            expect(seen(page, "half a name")).to_be_visible()
            expect(seen(page, "2 activities · 1 h")).to_be_visible()
            # It is stored once, and a reload does not open the form again.
            page.reload()
            live(page)
            expect(page.get_by_text("half a name", exact=True)).to_have_count(1)
            expect(page.get_by_role("dialog")).to_have_count(0)


def delete(page, name):
    """Deletes an activity on its own page."""
    row(page, name).click()
    page.wait_for_url(re.compile("/activity/[^/]+$"))
    page.get_by_text("Delete", exact=True).locator("visible=true").click()
    expect(seen(page, f"Deleted “{name}”")).to_be_visible()
    wait_path(page, "/home")


def story_control_z_undoes_each_deletion_but_belongs_to_a_text(user, views):
    with folder() as path, serve(views, path) as site, user.browser(viewport=DESK) as browser:
        page = browser.tab(site.url)
        for name in ["Swim", "Read", "Nap"]:
            add(page, name)
        delete(page, "Swim")
        delete(page, "Nap")
        # What is typed is undone by the browser, in its text.
        search = page.get_by_placeholder("Search all activities")
        search.focus()
        page.keyboard.type("rea")
        page.keyboard.press("Control+z")
        expect(search).not_to_have_value("rea")
        search.press("Escape")
        expect(seen(page, "Deleted “Nap”")).to_be_visible()
        link(page, "Statistics").focus()
        page.keyboard.press("Control+z")
        expect(seen(page, "Deleted “Swim”")).to_be_visible()
        page.keyboard.press("Control+z")
        expect(seen(page, "3 activities · 1 h 30 min")).to_be_visible()
        page.keyboard.press("Control+Shift+Z")
        expect(seen(page, "Deleted “Swim”")).to_be_visible()
        page.keyboard.press("Control+y")
        expect(seen(page, "1 activity · 30 min")).to_be_visible()
        page.keyboard.press("Control+z")
        page.keyboard.press("Control+z")
        expect(seen(page, "3 activities · 1 h 30 min")).to_be_visible()


def story_two_people_who_edit_one_activity_lose_nothing(user, views):
    with folder() as path, serve(views, path) as site, user.browser(viewport=DESK) as browser:
        one = browser.tab(site.url)
        add(one, "Run")
        row(one, "Run").click()
        one.wait_for_url(re.compile("/activity/[^/]+$"))
        place = one.url
        two = browser.tab(place + "/edit")
        link(one, "Edit").click()
        # Edits of different fields: the later save reports the conflict and keeps both.
        field(one, "Name").fill("Run far")
        one.get_by_role("button", name="Save").click()
        expect(one.get_by_role("dialog")).to_have_count(0)
        two.locator("textarea").fill("with Ada")
        two.get_by_role("button", name="Save").click()
        expect(two.get_by_text("Name: Run far (theirs)")).to_be_visible()
        expect(two.get_by_text("Note: with Ada (yours)")).to_be_visible()
        two.get_by_role("button", name="Save Both").click()
        expect(two.get_by_role("dialog")).to_have_count(0)
        expect(seen(one, "with Ada")).to_be_visible()
        expect(seen(two, "Run far")).to_be_visible()
        # They change the same field: the second one sees both values and chooses.
        link(one, "Edit").click()
        link(two, "Edit").click()
        field(one, "Name").fill("Run slowly")
        field(two, "Name").fill("Run fast")
        one.get_by_role("button", name="Save").click()
        expect(one.get_by_role("dialog")).to_have_count(0)
        two.get_by_role("button", name="Save").click()
        expect(two.get_by_text("Name: Run fast (yours), Run slowly (theirs)")).to_be_visible()
        expect(seen(one, "Run slowly")).to_be_visible()
        two.get_by_role("button", name="Keep Mine").click()
        expect(two.get_by_role("dialog")).to_have_count(0)
        expect(seen(one, "Run fast")).to_be_visible()
        # One deletes it while the other one edits it.
        link(two, "Edit").click()
        field(two, "Name").fill("Run home")
        one.get_by_text("Delete", exact=True).locator("visible=true").click()
        expect(seen(one, "Deleted “Run fast”")).to_be_visible()
        two.get_by_role("button", name="Save").click()
        expect(two.get_by_text("“Run fast” was deleted while you were editing it.")).to_be_visible()
        expect(seen(one, "Nothing Yet Today")).to_be_visible()
        two.get_by_role("button", name="Save as New").click()
        expect(two.get_by_role("dialog")).to_have_count(0)
        expect(seen(one, "Run home")).to_be_visible()
        expect(seen(two, "30 min")).to_be_visible()
        assert two.url != place
        one.get_by_role("button", name="Undo").click()
        expect(seen(one, "2 activities · 1 h")).to_be_visible()


def story_letters_are_typed_into_the_search_while_the_server_is_started_again(user, views):
    with folder() as path, reserved_port() as port, user.browser() as browser:
        with serve(views, path, port) as site:
            page = browser.tab(site.url)
            add(page, "Long nap")
            search = page.get_by_role("searchbox")
            search.click()
            page.keyboard.type("na")
            expect(page).to_have_url(re.compile("q=na$"))
            site.kill()
            expect(page.locator("body.old")).to_have_count(1)
            page.keyboard.type("p")
        with serve(views, path, port) as site:
            # The search is typed again, and goes on where it was. `n` is the shortcut of a new activity elsewhere.
            expect(page).to_have_url(re.compile("q=nap$"))
            expect(search).to_be_focused()
            page.keyboard.type(" n")
            expect(page).to_have_url(re.compile("q=nap(%20|[+])n$"))
            expect(page.get_by_role("dialog")).to_have_count(0)
            expect(page.locator("#status")).to_have_text("")
            site.kill()
            expect(page.locator("body.old")).to_have_count(1)
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("n")
        with serve(views, path, port) as site:
            expect(page.locator("body.old")).to_have_count(0)
            page.keyboard.press("Tab")
            page.evaluate("document.activeElement.blur()")
            expect(page.get_by_role("dialog")).to_have_count(0)
            page.keyboard.press("n")
            expect(page.get_by_role("dialog")).to_have_count(1)


def story_typing_goes_on_while_the_server_is_started_again(user, views):
    text = "the quick brown fox jumps over the lazy dog and naps"

    def type_through(page, box, stop, start):
        """Types with a real keyboard while the server goes and comes back."""
        box.click()
        for number, letter in enumerate(text):
            if number == 15:
                stop()
            if number == 25:
                expect(page.locator("body.old")).to_have_count(1)
                start()
            # The pace of a fast typist: some letters arrive before the page is restored, and some after it.
            page.keyboard.press("Space" if letter == " " else letter, delay=20)
        live(page)
        expect(page.locator("body.old")).to_have_count(0)
        expect(box).to_have_value(text)
        expect(box).to_be_focused()
        expect(page.locator("#status")).to_have_text("")

    with folder() as path, reserved_port() as port, user.browser() as browser, contextlib.ExitStack() as sites:
        site = sites.enter_context(serve(views, path, port))

        def start():
            nonlocal site
            site = sites.enter_context(serve(views, path, port))

        page = browser.tab(site.url)
        page.keyboard.press("n")
        expect(field(page, "Name")).to_be_focused()
        # A server that is killed before it has saved the form cannot restore it.
        type_through(page, field(page, "Name"), lambda: (until_saved(path, text[:10]), site.kill()), start)
        type_through(page, page.locator("textarea"), lambda: site.end(), start)
        # A server that does not answer for a while is the same one.
        page.locator("textarea").fill("")
        type_through(
            page, page.locator("textarea"), lambda: site.process.send_signal(signal.SIGSTOP),
            lambda: site.process.send_signal(signal.SIGCONT))
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        row(page, text).click()
        # The row, the name and the note.
        expect(page.get_by_text(text, exact=True)).to_have_count(3)


class UserClock:
    """The times of a user from its creation on, which the page may show: a minute or a day may end meanwhile."""

    def __init__(self, zone):
        self.zone = zoneinfo.ZoneInfo(zone)
        self.began = self.now()

    def now(self):
        return datetime.datetime.now(self.zone).replace(second=0, microsecond=0, tzinfo=None)

    def minutes(self):
        """What a form may contain as the current time."""
        count = (self.now() - self.began) // datetime.timedelta(minutes=1)
        return [(self.began + datetime.timedelta(minutes=index)).isoformat("T", "minutes") for index in range(count + 1)]

    def days(self):
        """What may be the date of today in Korean."""
        return [f"{day.year}년 {day.month}월 {day.day}일 {'월화수목금토일'[day.weekday()]}요일"
                for day in {self.began.date(), self.now().date()}]

    def is_shown(self, page):
        """Waits until the page shows today, and a new activity has the current time."""
        expect(page.get_by_text(re.compile("|".join(f"^{day}$" for day in self.days()))).first).to_be_visible()
        field = page.locator("input[type=datetime-local]")
        expect(field).to_have_count(1)
        end = time.monotonic() + PATIENCE
        while (shown := field.input_value()) not in self.minutes():
            assert time.monotonic() < end, f"the form says {shown} at {self.now()}"
            page.wait_for_timeout(20)


def story_today_and_the_time_are_those_of_the_user_and_not_of_the_server(user, views):
    with folder() as path, serve(views, path, TZ="America/Los_Angeles", LC_ALL="en_US.UTF-8") as site:
        for viewport in (DESK, PHONE):
            with user.browser(viewport=viewport, timezone_id="Asia/Tokyo", locale="ko-KR") as browser:
                clock = UserClock("Asia/Tokyo")
                # The first document of the first visit cannot know the time zone. The page says it as soon as it can.
                assert not browser.context.cookies()
                page = browser.tab(site.url + "home/new")
                clock.is_shown(page)
                expect(page.locator("html")).to_have_attribute("lang", "ko")
                expect(page.get_by_role("heading", name="새 활동")).to_be_visible()
                # From then on the document itself does, before its script runs.
                clock = UserClock("Asia/Tokyo")
                document = browser.context.request.get(site.url + "home/new", headers={"Accept-Language": "ko-KR"}).text()
                assert '<html lang="ko"' in document, document[:200]
                assert any(f">{day}<" in document for day in clock.days()), document
                assert any(f'value="{minute}' in document for minute in clock.minutes()), document
        # Somebody elsewhere has another day and another language at the same time.
        with user.browser(viewport=DESK, timezone_id="Europe/Berlin", locale="en-GB") as browser:
            clock = UserClock("Europe/Berlin")
            page = browser.tab(site.url + "home/new")
            expect(page.locator("input[type=datetime-local]")).to_have_value(
                re.compile("|".join(clock.minutes() + [clock.minutes()[-1]])))
            expect(page.locator("html")).to_have_attribute("lang", "en")


VARIANTS = [("declarative",), ("imperative",)] if IS_RELEASE else [("declarative",)]


def main():
    sys.exit(tell(globals(), sys.argv[2:], __file__, variants=lambda name: VARIANTS) > 0)


if __name__ == "__main__":
    main()
