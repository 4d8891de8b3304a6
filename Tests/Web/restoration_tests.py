#!/usr/bin/env python3
"""A server that is killed with SIGKILL and started again: tabs in a real browser are where they were.

usage: restoration_tests.py PATH-OF-restoration-fixture PATH-OF-scene-fixture [PART-OF-A-NAME]
"""

import base64
import contextlib
import json
import os
import random
import re
import shutil
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from playwright.sync_api import expect
from ports import reserved_port
from served import PATIENCE, Site, live, tell, wait_path

from harness import folder

PROGRAM, APP = map(os.path.abspath, sys.argv[1:3])
SECRET = "hunter2"


def serve(program, path, port):
    return Site(program, "--state", path, port=port, defaults=())


def files(path, unfinished=True):
    """The contents of all files of the server, or of those that are there to stay."""
    found = []
    for place, _, names in os.walk(path):
        for name in names:
            if name.endswith(".new") and not unfinished:
                continue
            # A file that is being written is renamed meanwhile.
            with contextlib.suppress(FileNotFoundError), open(os.path.join(place, name), "rb") as file:
                found.append(file.read())
    return found


def until_file(path, wanted, has):
    """Waits until one file has what is wanted, according to the function."""
    end = time.monotonic() + PATIENCE
    while not any(has(file) for file in files(path, unfinished=False)):
        assert time.monotonic() < end, (wanted, files(path))
        time.sleep(0.02)


def until_saved(path, *texts):
    """Waits until one file has all of the texts."""
    until_file(path, texts, lambda file: all(text.encode() in file for text in texts))


def until_state(path, value):
    """Waits until one file has this value as a state of a view."""
    def states(file):
        for table in re.findall(rb'"@State":"([^"]*)"', file):
            yield from json.loads(base64.b64decode(table.replace(b"\\", b""))).values()
    until_file(path, value, lambda file: any(base64.b64decode(state) == value for state in states(file)))


def restarted(site, program, path, page, meanwhile=lambda: None):
    """Kills the server, starts another one at the same address, and waits until the page has returned to it."""
    received = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: received.append(frame)))
    site.kill()
    meanwhile()
    new = serve(program, path, site.port)
    end = time.monotonic() + PATIENCE
    while not received:
        assert time.monotonic() < end, "the page did not return"
        page.wait_for_timeout(20)
    live(page)
    return new


def story_a_tab_returns_to_a_restarted_server_with_its_drafts(user):
    with folder() as path, reserved_port() as port, user.browser() as browser:
        with serve(PROGRAM, path, port) as site:
            page = browser.tab(site.url)
            page.get_by_text("Note 2", exact=True).click()
            wait_path(page, "/notes/2")
            page.get_by_label("Reply to 2").fill("half a sent")
            until_saved(path, "half a sent", "path notes/2")
            with restarted(site, PROGRAM, path, page) as second:
                expect(page.get_by_label("Reply to 2")).to_have_value("half a sent")
                # It is the model's text, and not only the page's.
                other = browser.tab(second.url + "notes/2")
                expect(other.get_by_label("Reply to 2")).to_have_value("")
                page.reload()
                live(page)
                expect(page.get_by_label("Reply to 2")).to_have_value("half a sent")
                page.go_back()
                expect(page.get_by_text("Note 3", exact=True)).to_be_visible()


def story_a_tab_that_is_reloaded_after_the_restart_continues(user):
    with folder() as path, reserved_port() as port, user.browser() as browser:
        with serve(PROGRAM, path, port) as site:
            page = browser.tab(site.url)
            page.get_by_text("Write", exact=True).click()
            page.get_by_label("Text").fill("half a sent")
            until_saved(path, "half a sent")
            # The page does not find the new server before it is reloaded.
            page.evaluate("() => { window.fetch = () => new Promise(() => {}); }")
            site.kill()
            expect(page.locator("body.old")).to_have_count(1)
            with serve(PROGRAM, path, port):
                page.reload()
                live(page)
                expect(page.get_by_label("Text")).to_have_value("half a sent")


def story_an_address_wins_and_drafts_stay(user):
    with folder() as path, reserved_port() as port, user.browser() as browser:
        with serve(PROGRAM, path, port) as site:
            page = browser.tab(site.url)
            page.get_by_text("Note 2", exact=True).click()
            page.get_by_label("Reply to 2").fill("half a sent")
            until_saved(path, "half a sent")
            with restarted(site, PROGRAM, path, page):
                page.go_back()
                expect(page.get_by_text("Note 3", exact=True)).to_be_visible()
                page.get_by_text("Note 2", exact=True).click()
                expect(page.get_by_label("Reply to 2")).to_have_value("half a sent")


def story_a_secret_is_in_no_file(user):
    with folder() as path, reserved_port() as port, user.browser() as browser:
        with serve(PROGRAM, path, port) as site:
            page = browser.tab(site.url + "account")
            page.get_by_label("PIN").fill(SECRET)
            expect(page.get_by_text("PIN typed")).to_be_visible()
            page.get_by_text("Pages", exact=True).first.click()
            until_saved(path, '"screen":"pages"')
            site.end()
        assert files(path) and not any(SECRET.encode() in file for file in files(path)), files(path)


def story_the_scroll_position_that_the_model_keeps_is_restored(user):
    with folder() as path, reserved_port() as port, user.browser() as browser:
        with serve(PROGRAM, path, port) as site:
            page = browser.tab(site.url + "pages")
            page.get_by_text("Page 120", exact=True).click()
            expect(page.get_by_text("Page 121 of many")).to_be_in_viewport()
            until_saved(path, '"page":120')
            # The user scrolls, and the model follows.
            page.locator(".scroll").first.hover()
            page.mouse.wheel(0, -2000)
            expect(page.get_by_text("at 70", exact=True)).to_be_visible()
            until_saved(path, '"page":70')
            with restarted(site, PROGRAM, path, page):
                expect(page.get_by_text("at 70", exact=True)).to_be_visible()
                expect(page.get_by_text("Page 71 of many")).to_be_in_viewport()
                # So is one that is laid out when the page is loaded, without the position that the page itself keeps.
                page.evaluate("Storage.prototype.setItem = () => {}")
                page.reload()
                live(page)
                expect(page.get_by_text("at 70", exact=True)).to_be_visible()
                expect(page.get_by_text("Page 71 of many")).to_be_in_viewport()


def story_a_random_walk_survives_a_kill_at_every_step(user):
    dice = random.Random(19)
    notes, is_writing = [], False

    def texts(page):
        return page.url, page.locator("input").evaluate_all("all => all.map(field => field.value)")

    with folder() as path, reserved_port() as port, user.browser() as browser:
        site = serve(PROGRAM, path, port)
        try:
            page = browser.tab(site.url)
            for number in range(6):
                if not is_writing:
                    choice = dice.random()
                    if not notes and choice < 0.3:
                        page.get_by_text("Write", exact=True).click()
                        is_writing = True
                    elif not notes or choice < 0.5:
                        notes.append(notes[-1] + 1 if notes else dice.randrange(5))
                        name = f"Next to {notes[-2]}" if len(notes) > 1 else f"Note {notes[-1]}"
                        page.get_by_text(name, exact=True).last.click()
                text = f"step {number}"
                page.get_by_label("Text" if is_writing else f"Reply to {notes[-1]}", exact=True).fill(text)
                until_saved(path, text)
                before = texts(page)
                site = restarted(site, PROGRAM, path, page)
                expect(page.get_by_role("textbox").last).to_have_value(text)
                # All texts of the page, as the new server has them.
                page.reload()
                live(page)
                expect(page.get_by_role("textbox").last).to_have_value(text)
                assert texts(page) == before, (texts(page), before)
                if is_writing:
                    page.get_by_text("Later", exact=True).click()
                    expect(page.get_by_label("Text", exact=True)).to_have_count(0)
                    is_writing = False
                elif dice.random() < 0.5:
                    page.go_back()
                    notes.pop()
                    there = f"Next to {notes[-1]}" if notes else "Write"
                    expect(page.get_by_text(there, exact=True)).to_be_visible()
        finally:
            site.kill()


def story_scene_storage_is_restored(user):
    with folder() as path, reserved_port() as port, user.browser() as browser:
        with serve(APP, path, port) as site:
            page = browser.tab(site.url)
            page.get_by_text("Entry 3", exact=True).click()
            page.get_by_text("Day 3", exact=True).click()
            expect(page.get_by_text("All of Day 3")).to_be_visible()
            page.get_by_role("tab", name="Write").or_(page.get_by_text("Write", exact=True)).first.click()
            page.get_by_label("Draft").fill("half a sent")
            expect(page.get_by_text("11 letters")).to_be_visible()
            # Values are kept as Base64.
            until_saved(path, "screen", "draft", "WyJoYWxmIGEgc2VudCJd")
            with restarted(site, APP, path, page):
                expect(page.get_by_text("11 letters")).to_be_visible()
                expect(page.get_by_label("Draft")).to_have_value("half a sent")
                page.get_by_text("Account", exact=True).first.click()
                expect(page.get_by_text("phase active")).to_be_visible()
                page.get_by_role("textbox", name="Password").fill(SECRET)
                page.get_by_text("Entries", exact=True).first.click()
                expect(page.get_by_text("All of Day 3")).to_be_visible()
        assert files(path) and not any(SECRET.encode() in file for file in files(path)), files(path)


def story_the_state_of_views_is_restored(user):
    with folder() as path, reserved_port() as port, user.browser() as browser:
        with serve(APP, path, port) as site:
            page = browser.tab(site.url)
            page.get_by_text("Account", exact=True).first.click()
            page.get_by_role("switch").click()
            expect(page.get_by_text("switched 1 times")).to_be_visible()
            until_state(path, b"[true]")
            with restarted(site, APP, path, page):
                expect(page.get_by_text("switched 1 times")).to_be_visible()
                expect(page.get_by_role("switch")).to_have_attribute("aria-checked", "true")
                expect(page.locator("#status")).to_have_text("")


def story_a_page_that_begins_anew_says_what_it_lost_and_presses_nothing_again(user):
    for stop in (Site.kill, Site.end):
        with reserved_port() as port, user.browser() as browser:
            with Site(APP, port=port, defaults=()) as site:
                page = browser.tab(site.url)
                page.get_by_text("Account", exact=True).first.click()
                page.get_by_role("textbox", name="Password").fill(SECRET)
                page.get_by_role("switch").click()
                expect(page.get_by_text("switched 1 times")).to_be_visible()
                stop(site)
                with Site(APP, port=port, defaults=()):
                    status = page.locator("#status")
                    expect(status).to_contain_text("could not keep: Remember me.")
                    # What was typed is typed again, also if the page alone has it.
                    expect(page.get_by_role("textbox", name="Password")).to_have_value(SECRET)
                    assert SECRET not in status.text_content()
                    expect(page.get_by_role("switch")).to_have_attribute("aria-checked", "false")
                    expect(page.get_by_text("switched 0 times")).to_be_visible()
                    page.get_by_role("button", name="OK").click()
                    expect(status).to_have_text("")


def story_a_press_that_the_server_had_not_saved_is_said(user):
    with folder() as path, reserved_port() as port, user.browser() as browser:
        site = serve(APP, path, port)
        try:
            page = browser.tab(site.url)
            status, more = page.locator("#status"), page.get_by_role("button", name="Increase")
            page.get_by_text("Account", exact=True).first.click()
            more.click()
            until_state(path, b"[2]")
            site = restarted(site, APP, path, page)
            expect(page.get_by_text("Copies: 2", exact=True)).to_be_visible()
            expect(status).to_have_text("")

            def without_saving(act):
                """The server is killed before it saves what the act has changed."""
                saved = path + "-saved"
                shutil.copytree(path, saved)
                act()

                def forget():
                    shutil.rmtree(path)
                    shutil.move(saved, path)

                return restarted(site, APP, path, page, forget)

            def increase():
                more.click()
                expect(page.get_by_text("Copies: 3", exact=True)).to_be_visible()

            site = without_saving(increase)
            # The name of the stepper contains its value.
            expect(status).to_contain_text("could not keep: Copies: 3")
            expect(page.get_by_text("Copies: 2", exact=True)).to_be_visible()
            page.get_by_role("button", name="OK").click()

            def push():
                page.get_by_text("Entry 3", exact=True).click()
                expect(page.get_by_text("Day 3", exact=True)).to_be_visible()

            page.get_by_text("Entries", exact=True).first.click()
            expect(page.get_by_text("Entry 3", exact=True)).to_be_visible()
            until_saved(path, "WyJlbnRyaWVzIl0=")
            site = without_saving(push)
            expect(status).to_contain_text("could not keep: Entry 3")
            expect(page.get_by_text("Entry 3", exact=True)).to_be_visible()
            page.get_by_role("button", name="OK").click()

            def push_from_a_page_that_changes():
                # A clock, for example: the restored page is neither as before the press nor as after it.
                page.evaluate("document.querySelector('h1').append('!')")
                push()

            site = without_saving(push_from_a_page_that_changes)
            expect(status).to_contain_text("check whether this was done: Entry 3")
        finally:
            site.kill()


def story_a_restored_page_that_has_everything_says_nothing(user):
    with folder() as path, reserved_port() as port, user.browser() as browser:
        with serve(APP, path, port) as site:
            page = browser.tab(site.url)
            page.get_by_text("Write", exact=True).first.click()
            page.get_by_label("Draft").fill("half a sent")
            until_saved(path, "screen", "draft", "WyJoYWxmIGEgc2VudCJd")
            with restarted(site, APP, path, page):
                expect(page.get_by_text("11 letters")).to_be_visible()
                expect(page.locator("#status")).to_have_text("")


def story_a_text_that_the_server_has_not_received_stays_in_its_field(user):
    with folder() as path, reserved_port() as port, user.browser() as browser:
        with serve(APP, path, port) as site:
            page = browser.tab(site.url)
            page.get_by_text("Write", exact=True).first.click()
            draft, status = page.get_by_label("Draft"), page.locator("#status")
            draft.fill("half a sent")
            until_saved(path, "screen", "draft", "WyJoYWxmIGEgc2VudCJd")

            def type_on():
                draft.press("End")
                page.keyboard.type("ence")
                page.keyboard.press("Home")
                expect(draft).to_have_value("half a sentence")

            with restarted(site, APP, path, page, type_on):
                expect(page.get_by_text("15 letters")).to_be_visible()
                expect(draft).to_have_value("half a sentence")
                expect(status).to_have_text("")
                # The caret is where it was, too.
                page.keyboard.type("not ")
                expect(page.get_by_text("19 letters")).to_be_visible()
                expect(draft).to_have_value("not half a sentence")
                # A reload finds nothing that differs.
                page.reload()
                live(page)
                expect(draft).to_have_value("not half a sentence")
                expect(status).to_have_text("")


def story_a_text_that_an_earlier_page_could_not_send_is_offered(user):
    with folder() as path, reserved_port() as port, user.browser() as browser:
        with serve(PROGRAM, path, port) as site:
            page = browser.tab(site.url + "notes/2")
            reply, status = page.get_by_label("Reply to 2"), page.locator("#status")
            reply.fill("half a sent")
            until_saved(path, "half a sent")
            site.kill()
            reply.press("End")
            page.keyboard.type("ence")
            page.goto("about:blank")
        for answer, text in (("Discard", ""), ("Use", "half a sentence")):
            # The page is a new one for the server, which has lost all others.
            shutil.rmtree(path)
            os.mkdir(path, 0o700)
            with contextlib.ExitStack() as stack:
                site = stack.enter_context(serve(PROGRAM, path, port))
                page.goto(site.url + "notes/2")
                live(page)
                # The field shows what the program has.
                expect(status).to_contain_text("Unsent text: half a sentence")
                before = reply.input_value()
                # The offer outlives another restart, after which the page is restored and not loaded again. A page that
                # has changed nothing would not be restored.
                page.get_by_role("button", name="Read Again").click()
                until_saved(path, "path notes/2")
                site = stack.enter_context(restarted(site, PROGRAM, path, page))
                expect(status).to_contain_text("Unsent text: half a sentence")
                expect(reply).to_have_value(before)
                page.get_by_role("button", name=answer, exact=True).click()
                expect(status).to_have_text("")
                expect(reply).to_have_value(text or before)
                if answer == "Discard":
                    # Another page that could not send it.
                    site.kill()
                    reply.fill("half a sentence")
                    page.goto("about:blank")


def story_forward_returns_to_a_pushed_page_and_its_address_opens_the_nearest_one_elsewhere(user):
    with Site(APP, defaults=()) as site:
        with user.browser() as browser:
            page = browser.tab(site.url)
            page.get_by_text("Entry 3", exact=True).click()
            wait_path(page, "/entry-3")
            address = page.url
            page.go_back()
            expect(page.get_by_text("Entry 5", exact=True)).to_be_visible()
            page.go_forward()
            expect(page.get_by_text("Day 3", exact=True)).to_be_visible()
            wait_path(page, "/entry-3")
            with user.browser() as second:
                other = second.tab(address)
                expect(other.get_by_text("Entry 4", exact=True)).to_be_visible()
                expect(other.locator("#status")).to_contain_text("/entry-3")
                wait_path(other, "/")
                other.get_by_text("Entry 4", exact=True).click()
                wait_path(other, "/entry-4")
                other.go_back()
                expect(other.get_by_text("Entry 5", exact=True)).to_be_visible()


if __name__ == "__main__":
    sys.exit(tell(globals(), sys.argv[3:], __file__) > 0)
