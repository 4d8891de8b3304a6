#!/usr/bin/env python3
"""Wi-Fi settings in a real browser, as users operate it. usage: wifi_story.py PATH-OF-wifi-settings [PART-OF-A-NAME]

`make test` tells the stories with the declarative views: Tests/Terminal tells its own with the imperative ones. With
KEEL_VERIFY=1 each runs with both. Stories about something that they share run once, with the imperative views. Each fails
by an exception; the last line printed is `N passed, N failed`.
"""

import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "../Terminal"), os.path.join(HERE, "../Headless")]

from playwright.sync_api import expect
from line import Line
from ports import reserved_port
from served import IS_RELEASE, PATIENCE, SMALL, Site, live, row, tell, wait_path

PROGRAM = os.path.abspath(sys.argv[1])


def join(page, password="blob", name="Harbour"):
    page.get_by_text(name, exact=True).click()
    field = page.locator("dialog input")
    expect(field).to_be_focused()
    page.keyboard.type(password)
    page.keyboard.press("Enter")


def connected(page, name="Harbour"):
    expect(row(page, name)).to_contain_text("Connected")


def story_from_the_list_to_connected_and_forgotten(user, views):
    with Site(PROGRAM, "--views", views) as site, user.browser() as browser:
        page = browser.tab(site.url)
        expect(page.get_by_role("heading", name="Wi-Fi")).to_be_visible()
        join(page, "sesame!!")
        alert = page.get_by_role("alertdialog")
        expect(alert).to_contain_text("Incorrect password")
        wait_path(page, "/connect/Harbour")
        page.keyboard.press("Enter")
        expect(alert).to_have_count(0)
        # The keyboard focus is back in the field, with the typed text selected: a letter replaces it.
        field = page.locator("dialog input")
        expect(field).to_be_focused()
        expect(field).to_have_value("sesame!!")
        page.keyboard.type("blob")
        expect(field).to_have_value("blob")
        page.get_by_role("dialog").get_by_role("button", name="Join", exact=True).click()
        connected(page)
        wait_path(page, "/")
        page.get_by_text("Harbour", exact=True).click()
        wait_path(page, "/detail/Harbour")
        expect(page.get_by_text("192.0.2.10/24")).to_be_visible()
        expect(page.get_by_role("heading", name="Harbour")).to_be_visible()
        page.get_by_text("Forget This Network").click()
        question = page.get_by_role("alertdialog")
        expect(question).to_contain_text("Forget “Harbour”?")
        page.keyboard.press("Escape")
        expect(question).to_have_count(0)
        page.get_by_text("Forget This Network").click()
        question.get_by_role("button", name="Forget").click()
        wait_path(page, "/")
        expect(page.get_by_text("Connected")).to_have_count(0)
        assert site.end() == ""


def story_typed_text_is_not_discarded_without_confirmation(user, views):
    with Site(PROGRAM, "--views", views) as site, user.browser() as browser:
        page = browser.tab(site.url)
        page.get_by_text("Harbour", exact=True).click()
        field, question = page.locator("dialog input"), page.get_by_role("alertdialog")
        expect(field).to_be_focused()
        page.keyboard.press("Escape")
        expect(field).to_have_count(0)
        page.get_by_text("Harbour", exact=True).click()
        expect(field).to_be_focused()
        wait_path(page, "/connect/Harbour")
        page.keyboard.type("half")
        # Escape, a click outside, the grabber and Back: each asks, and Return keeps the typed text.
        for ask in (lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(5, 5),
                    lambda: page.locator("dialog.sheet > .grabber").dispatch_event("click"), page.go_back):
            ask()
            expect(question).to_contain_text("Discard changes?")
            page.keyboard.press("Enter")
            expect(question).to_have_count(0)
            expect(field).to_have_value("half")
            expect(field).to_be_focused()
            wait_path(page, "/connect/Harbour")
        page.keyboard.type("way")
        expect(field).to_have_value("halfway")
        page.go_back()
        expect(question).to_contain_text("Discard changes?")
        question.get_by_role("button", name="Discard").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        wait_path(page, "/")
        expect(page.get_by_text("Other Networks")).to_be_visible()


def story_a_second_return_cancels_nothing(user, views):
    with Site(PROGRAM, "--views", views) as site, user.browser() as browser:
        page = browser.tab(site.url)
        page.get_by_text("Harbour", exact=True).click()
        field = page.locator("dialog input")
        expect(field).to_be_focused()
        page.keyboard.type("blob")
        page.keyboard.press("Enter")
        expect(field).to_have_attribute("aria-disabled", "true")
        expect(field).to_be_focused()
        assert field.evaluate("field => field.readOnly && !field.disabled")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        connected(page)


def story_a_form_keeps_typed_text_while_the_service_is_missing(user, views):
    from mock import Mock

    with Mock() as mock:
        mock.tell("add", b"pier", 60)
        with Site(PROGRAM, "--views", views, "--radio", "networkmanager", environment=mock.environment) as site, \
                user.browser() as browser:
            page = browser.tab(site.url)
            page.get_by_text("pier", exact=True).click()
            field = page.locator("dialog input")
            expect(field).to_be_focused()
            page.keyboard.type("secret12")
            # The program has the text.
            expect(page.get_by_role("dialog").get_by_role("button", name="Join", exact=True)).to_be_enabled()
            mock.tell("stop")
            expect(page.get_by_role("dialog")).to_contain_text("Your input is kept")
            expect(field).to_have_value("secret12")
            expect(page.get_by_role("dialog").get_by_role("button", name="Join", exact=True)).to_be_disabled()
            mock.tell("start")
            mock.tell("add", b"pier", 60)
            expect(page.get_by_role("dialog")).not_to_contain_text("Your input is kept")
            expect(field).to_be_focused()
            mock.tell("hang")
            page.keyboard.press("Enter")
            expect(field).to_have_attribute("aria-disabled", "true")
            mock.tell("stop")
            question = page.get_by_role("alertdialog")
            expect(question).to_contain_text("Joining was cut off")
            page.keyboard.press("Enter")
            expect(question).to_have_count(0)
            expect(field).to_have_value("secret12")


def story_saving_over_another_change_asks_first(user, views):
    with Site(PROGRAM, "--views", views) as site, user.browser() as browser, user.browser() as elsewhere:
        one, two = (place.tab(site.url + "detail/Lighthouse/dns") for place in (browser, elsewhere))
        for page, address in ((one, "192.0.2.1"), (two, "192.0.2.2")):
            page.get_by_text("Add Server").click()
            page.get_by_role("textbox", name="Server 1").fill(address)
        one.get_by_role("button", name="Save").click()
        expect(one.get_by_role("dialog")).to_have_count(0)
        two.get_by_role("button", name="Save").click()
        question = two.get_by_role("alertdialog")
        expect(question).to_contain_text("192.0.2.1")
        question.get_by_role("button", name="Overwrite").click()
        expect(two.get_by_role("dialog")).to_have_count(0)
        expect(row(two, "Configure DNS")).to_contain_text("192.0.2.2")


def story_no_password_is_in_the_page_the_address_or_the_log(user, views):
    with Site(PROGRAM, "--views", views, "--log", "debug") as site, user.browser() as browser:
        page = browser.tab(site.url)
        join(page, "sesame-open")
        expect(page.get_by_role("alertdialog")).to_contain_text("Incorrect password")
        markup = page.content()
        state = page.evaluate("JSON.stringify([location.href, {...sessionStorage}, {...localStorage}, history.state])")
        errors = site.end()
        for place in (markup, state, errors, "".join(site.lines)):
            assert "sesame-open" not in place


def story_back_and_forward_reload_and_a_new_tab(user, views):
    with Site(PROGRAM, "--views", views) as site, user.browser() as browser:
        page = browser.tab(site.url)
        row(page, "Harbour").get_by_role("link", name=re.compile("More about")).click()
        wait_path(page, "/detail/Harbour")
        page.go_back()
        wait_path(page, "/")
        expect(page.get_by_text("Other Networks")).to_be_visible()
        page.go_forward()
        wait_path(page, "/detail/Harbour")
        expect(page.get_by_role("heading", name="Harbour")).to_be_visible()
        page.reload()
        live(page)
        expect(page.get_by_role("heading", name="Harbour")).to_be_visible()
        wait_path(page, "/detail/Harbour")
        # The page's own way back also goes back in the browser's history.
        page.get_by_role("button", name="Wi-Fi").or_(page.get_by_role("link", name="Wi-Fi")).first.click()
        wait_path(page, "/")
        other = browser.tab(site.url + "detail/Lighthouse")
        expect(other.get_by_role("heading", name="Lighthouse")).to_be_visible()
        expect(page.get_by_text("Other Networks")).to_be_visible()
        other.get_by_text("Configure DNS").click()
        wait_path(other, "/detail/Lighthouse/dns")
        other.go_back()
        wait_path(other, "/detail/Lighthouse")
        expect(other.get_by_role("dialog")).to_have_count(0)


def story_an_address_that_means_nothing_has_a_way_home(user, views):
    with Site(PROGRAM, "--views", views) as site, user.browser() as browser:
        page = browser.context.new_page()
        answer = page.goto(site.url + "nowhere/at/all")
        assert answer.status == 404, answer.status
        page.get_by_role("link").first.click()
        live(page)
        expect(page.get_by_text("Other Networks")).to_be_visible()


def story_a_browser_that_was_let_in_by_a_code_is_forgotten(user, views):
    with Site(PROGRAM, "--views", views, "--pairing", "always", "--language", "en", "--language", "de") as site, user.browser(locale="de") as browser:
        code = "".join(site.wait_line("A new browser").split()[-2:])
        page = browser.context.new_page()
        page.goto(site.url + "detail/Lighthouse")
        page.get_by_label("Code").fill(code)
        page.get_by_role("button", name="Koppeln").click()
        live(page)
        expect(page.get_by_role("heading", name="Lighthouse")).to_be_visible()
        other = browser.tab(site.url)
        other.get_by_role("link", name="Dieser Browser ist gekoppelt").focus()
        other.keyboard.press("Enter")
        other.get_by_role("button", name="Diesen Browser entkoppeln").click()
        # Its tabs are closed, and it must pair again.
        for tab in (page, other):
            expect(tab.get_by_label("Code")).to_be_visible()
        other.goto(site.url)
        expect(other.get_by_label("Code")).to_be_visible()


def story_a_link_lets_one_browser_in_and_it_forgets_another(user, views):
    with Site(PROGRAM, "--views", views, "--pairing", "always", "--language", "en") as site:
        code = "".join(site.wait_line("A new browser").split()[-2:])
        link = site.wait_line("Or open this link").split()[-1]
        assert link.startswith(site.url) and "#pair=" in link, link
        with user.browser() as one, user.browser() as two:
            page = one.context.new_page()
            page.goto(link)
            page.wait_for_selector("body:not(.waiting) #app")
            # The key that admitted it is not in its address, and does not admit another browser.
            assert page.url == site.url, page.url
            other = two.context.new_page()
            other.goto(link)
            expect(other.get_by_role("alert")).to_contain_text("This link has been used")
            field = other.get_by_label("Code")
            assert field.get_attribute("inputmode") == "numeric"
            field.fill(f"{code[:4]} {code[4:]}")
            other.get_by_role("button", name="Pair").click()
            live(other)
            assert site.wait_line("Or open this link").split()[-1] != link
            page.goto(site.url + "_keel/pair")
            page.get_by_role("button", name="Forget Chrome").click()
            expect(page.get_by_role("button", name="Forget Chrome")).to_have_count(0)
            expect(other.get_by_label("Code")).to_be_visible()


def story_two_tabs_are_live_at_places_of_their_own(user, views):
    with Site(PROGRAM, "--views", views) as site, user.browser() as browser, user.browser() as elsewhere:
        one, two = browser.tab(site.url), elsewhere.tab(site.url + "detail/Harbour")
        join(one)
        connected(one)
        expect(two.get_by_text("Disconnect")).to_be_visible()
        two.get_by_text("Disconnect").click()
        expect(one.get_by_text("Connected")).to_have_count(0)
        one.get_by_role("switch", name="Wi-Fi").click()
        expect(one.get_by_text("Other Networks")).to_have_count(0)
        expect(two.get_by_role("switch", name="Wi-Fi")).not_to_be_checked()
        wait_path(two, "/")
        two.get_by_role("switch", name="Wi-Fi").click()
        expect(one.get_by_text("Harbour", exact=True)).to_be_visible()


def story_a_line_that_drops_loses_nothing_that_was_typed(user, views):
    with Site(PROGRAM, "--views", views) as site, user.browser() as browser:
        line = Line(site.port)
        page = browser.tab(f"http://127.0.0.1:{line.port}/")
        page.get_by_text("Harbour", exact=True).click()
        field = page.locator("dialog input")
        expect(field).to_be_focused()
        page.keyboard.type("bl")
        line.cut()
        expect(page.locator("#status")).not_to_be_empty()
        page.keyboard.type("ob")
        expect(field).to_have_value("blob")
        line.mend()
        expect(page.locator("#status")).to_be_empty()
        expect(field).to_have_value("blob")
        page.keyboard.press("Enter")
        connected(page)
        line.end()


def story_a_server_that_is_killed_and_started_again(user, views):
    with reserved_port() as port, Site(PROGRAM, "--views", views, port=port) as site, user.browser() as browser:
        page = browser.tab(site.url + "detail/Lighthouse")
        # As if the page had just been reloaded because of another restart.
        page.evaluate("sessionStorage.setItem('keel.anew', Date.now() + 60000)")
        page.reload()
        live(page)
        expect(page.get_by_role("heading", name="Lighthouse")).to_be_visible()
        site.kill()
        expect(page.locator("#status")).not_to_be_empty()
        with Site(PROGRAM, "--views", views, port=port):
            expect(page.locator("#status")).to_be_empty()
            expect(page.get_by_role("heading", name="Lighthouse")).to_be_visible()
            wait_path(page, "/detail/Lighthouse")
            page.get_by_role("switch", name="Auto-Join").click()
            expect(page.get_by_role("switch", name="Auto-Join")).not_to_be_checked()


def story_typed_text_survives_a_reload(user, views):
    with Site(PROGRAM, "--views", views) as site, user.browser() as browser:
        page = browser.tab(site.url + "join")
        page.get_by_role("textbox", name="Name").fill("Boathouse")
        page.get_by_role("textbox", name="Password").fill("secret words")
        page.reload()
        expect(page.get_by_role("textbox", name="Name")).to_have_value("Boathouse")
        expect(page.get_by_role("textbox", name="Password")).to_have_value("")
        kept = page.evaluate("JSON.stringify(sessionStorage)")
        assert "secret" not in kept, kept


def story_by_the_keyboard_alone(user, views):
    with Site(PROGRAM, "--views", views) as site, user.browser() as browser:
        page = browser.tab(site.url)
        tabbed_to(page, "Lighthouse")
        for _ in range(40):
            if "Harbour" in focused(page):
                break
            page.keyboard.press("ArrowDown")
        assert "Harbour" in focused(page), focused(page)
        page.keyboard.press("Enter")
        expect(page.locator("dialog input")).to_be_focused()
        # The focus stays in the dialog.
        for _ in range(8):
            page.keyboard.press("Tab")
            inside = page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
            assert inside, focused(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert "Harbour" in focused(page), focused(page)


def tabbed_to(page, name):
    for _ in range(30):
        if name in focused(page):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name} is not reached by the Tab key; the focus is on {focused(page)!r}")


def focused(page):
    return page.evaluate("""(() => {
      const element = document.activeElement;
      if (element === document.body) return "";
      return element.getAttribute("aria-label") ?? (element.closest(".row") ?? element).textContent;
    })()""")


def story_on_a_phone_in_the_dark_and_in_large_letters(user, views):
    with Site(PROGRAM, "--views", views) as site:
        for options in ({"viewport": {"width": 360, "height": 740}, "color_scheme": "dark", "has_touch": True},
                        {"viewport": {"width": 320, "height": 568}}):
            with user.browser(**options) as browser:
                for path in ("", "detail/Lighthouse", "detail/Lighthouse/ipv4", "join", "connect/Harbour"):
                    page = browser.tab(site.url + path)
                    for size in ("100%", "200%"):
                        page.evaluate("size => { document.documentElement.style.fontSize = size }", size)
                        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                        assert wide <= 0, f"/{path} is {wide} pixels too wide at {size} and {options['viewport']}"
                    page.close()


def story_no_findings_of_an_accessibility_audit(user, views):
    import axe_playwright_python

    source = os.path.join(os.path.dirname(axe_playwright_python.__file__), "axe.min.js")
    with open(source, encoding="utf-8") as file:
        audit = file.read()
    with Site(PROGRAM, "--views", views) as site, user.browser() as browser:
        for path in ("", "detail/Lighthouse", "detail/Lighthouse/ipv4", "join", "connect/Harbour"):
            page = browser.tab(site.url + path)
            wait_path(page, "/" + path)
            page.evaluate(audit)
            # The dark appearance changes colours only, and only these two rules check colours.
            colors = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
            for scheme, options in (("light", {}), ("dark", colors)):
                page.emulate_media(color_scheme=scheme)
                result = page.evaluate("options => axe.run(document, {resultTypes: ['violations'], ...options})", options)
                assert len(result["passes"]) > 0, f"/{path} in {scheme}: nothing was checked"
                told = [(finding["id"], [(node["html"][:160], node["failureSummary"]) for node in finding["nodes"]][:3])
                        for finding in result["violations"]]
                assert not told, f"/{path} in {scheme}: {told}"
            page.close()


def story_labels_of_fields_stay_on_one_line(user, views):
    lines = """() => [...document.querySelectorAll("dialog .row .t")].map(one => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return [one.textContent, new Set([...range.getClientRects()].map(box => Math.round(box.top))).size];
    })"""
    with Site(PROGRAM, "--views", views) as site, user.browser(viewport={"width": 360, "height": 740}) as browser:
        for path, choice, label in (("ipv4", "Manual", "Subnet Mask"), ("dns", "Add Server", "Server 1"),
                                    ("proxy", "Automatic", "URL")):
            page = browser.tab(site.url + "detail/Lighthouse/" + path)
            page.get_by_role("dialog").get_by_text(choice, exact=True).click()
            expect(page.get_by_role("textbox", name=label)).to_be_visible()
            found = page.evaluate(lines)
            assert label in dict(found) and all(count == 1 for _, count in found), found


def story_the_switch_stays_where_it_is_when_the_list_folds(user, views):
    with Site(PROGRAM, "--views", views) as site:
        for options in ({}, {"viewport": {"width": 390, "height": 844}}):
            with user.browser(**options) as browser:
                page = browser.tab(site.url)
                # An action has one control, with one label.
                expect(page.get_by_role("button", name="Refresh")).to_have_count(1)
                expect(page.get_by_role("button", name="Scan")).to_have_count(0)
                switch = page.get_by_role("switch", name="Wi-Fi")
                before = switch.bounding_box()
                switch.click()
                expect(page.get_by_text("Other Networks")).to_have_count(0)
                expect(page.get_by_role("button", name="Refresh")).to_have_count(0)
                assert switch.bounding_box() == before, (before, switch.bounding_box())
                switch.click()
                expect(page.get_by_text("Other Networks")).to_be_visible()
                assert switch.bounding_box() == before, (before, switch.bounding_box())


def story_the_focus_stays_in_the_field_while_a_network_is_joined(user, views):
    from mock import Mock

    with Mock() as mock:
        mock.tell("add", b"pier", 60)
        mock.tell("hang")
        with Site(PROGRAM, "--views", views, "--radio", "networkmanager", environment=mock.environment) as site, \
                user.browser() as browser:
            page = browser.tab(site.url)
            join(page, "secret12", "pier")
            field = page.locator("dialog input")
            # Repeated Return does nothing, and the focus never leaves the sheet for the page below.
            for _ in range(3):
                expect(field).to_have_attribute("aria-disabled", "true")
                expect(field).to_be_focused()
                page.keyboard.press("Enter")
            expect(field).to_be_focused()


def story_touch_targets_are_large_enough(user, views):
    with Site(PROGRAM, "--views", views) as site, user.browser(
            viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True) as browser:
        for path in ("", "detail/Lighthouse", "detail/Lighthouse/ipv4", "join", "connect/Harbour"):
            page = browser.tab(site.url + path)
            wait_path(page, "/" + path)
            found = page.evaluate(SMALL)
            assert not found, f"/{path}: {found}"
            page.close()


def story_a_bookmark_to_a_missing_network_is_reported(user, views):
    with Site(PROGRAM, "--views", views) as site, user.browser() as browser:
        page = browser.tab(site.url + "detail/Boathouse")
        expect(page.get_by_role("alertdialog")).to_contain_text("“Boathouse” is not in range")
        page.keyboard.press("Enter")
        wait_path(page, "/")
        expect(page.get_by_text("Other Networks")).to_be_visible()


def story_the_first_answer_is_the_page_itself(user, views):
    with Site(PROGRAM, "--views", views) as site, user.browser(java_script_enabled=False) as browser:
        page = browser.context.new_page()
        page.goto(site.url)
        expect(page.get_by_role("heading", name="Wi-Fi")).to_be_visible()
        expect(page.get_by_text("Harbour", exact=True)).to_be_visible()
        page.goto(site.url + "detail/Lighthouse")
        expect(page.get_by_role("heading", name="Lighthouse")).to_be_visible()


def story_names_that_are_attacks_are_text(user, views):
    from mock import Mock
    from story_hostile import NAMES

    with Mock() as mock:
        for number, name in enumerate(NAMES):
            mock.tell("add", name, 50 + number)
        with Site(PROGRAM, "--views", views, "--radio", "networkmanager", environment=mock.environment) as site, \
                user.browser() as browser:
            requests = []
            browser.context.on("request", lambda request: requests.append(request.url))
            page = browser.tab(site.url)
            expect(page.get_by_text("<script>alert(1)</script>", exact=True)).to_be_visible()
            shown = page.locator("#app").inner_text()
            for text in ["\\x1b[2J\\x1b[31mred", "\\x1b]0;title", "two\\x0alines", "a\\x00b", "\\xb2\\xe2\\xca\\xd4",
                         "\\u{202e}edoc", "Har\\u{200b}bour", "Hidden Network", "␣␣spaces␣␣", "[red][/wrong]", "--help"]:
                assert text in shown, f"{text!r} is missing in\n{shown}"
            page.get_by_text("<script>alert(1)</script>", exact=True).click()
            expect(page.get_by_role("dialog")).to_contain_text("<script>alert(1)</script>")
            assert page.locator("#app script, #app img").count() == 0
            assert all(url.startswith(site.url) or url.startswith("data:") for url in requests), requests
            for bad in "\x1b\x9b\u202e\u2066\u200b":
                assert bad not in page.content(), repr(bad)


def story_terminal_and_browser_show_the_same(user, views):
    from pty_app import PtyApp

    import wifi
    with PtyApp([PROGRAM, "--front-end", "terminal", "--front-end", "web", "--port", "0", "--radio", "simulated",
                 "--views", views]) as app:
        app.wait_for("Harbour")
        url = re.search(rb"Serving at (http://[^\s]+)", bytes(app.raw)).group(1).decode()
        with user.browser() as browser:
            page = browser.tab(url)
            join(page)
            connected(page)
            app.wait_match("✓ Harbour +Connected")
            app.send(" ")
            expect(page.get_by_role("switch", name="Wi-Fi")).not_to_be_checked()
            page.get_by_role("switch", name="Wi-Fi").click()
            app.wait_for("Other Networks")
        app.send("q")
        assert app.wait_exit() == 0


def headless(views, script, *options):
    """Runs the program without a screen, and returns what it prints."""
    done = subprocess.run(
        [PROGRAM, "--front-end", "headless", "--radio", "simulated", "--views", views, "--quiet", *options], input=script,
        capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE)
    assert done.returncode == 0 and done.stderr == "", (done.returncode, done.stderr)
    return done.stdout


def session_files(folder):
    """The path of a recording, and the options that play it, with the secret."""
    file, secrets = os.path.join(folder, "session.keel"), os.path.join(folder, "secrets")
    with open(secrets, "w", encoding="utf-8") as text:
        text.write("password=blob\n")
    return file, ("--replay", file, "--secrets", secrets)


def story_a_session_without_a_screen_is_played_in_a_tab(user, views):
    with tempfile.TemporaryDirectory() as folder:
        file, playing = session_files(folder)
        headless(views, "until Harbour 10\ntap Harbour\ntype Password blob\ntap Join\nuntil Connected 5\n"
                 'tap "More about Harbour"\nwait 1\n', "--record", file)
        with Site(PROGRAM, "--views", views, *playing, "--speed", "max") as site, user.browser() as browser:
            page = browser.tab(site.url)
            expect(page.get_by_role("heading", name="Harbour")).to_be_visible()
            wait_path(page, "/detail/Harbour")
            expect(page.get_by_text("192.0.2.10/24")).to_be_visible()
            # The user continues from there.
            page.get_by_role("button", name="Wi-Fi").or_(page.get_by_role("link", name="Wi-Fi")).first.click()
            connected(page)
            assert site.end() == ""


def story_a_session_in_a_tab_is_played_without_a_screen(user, views):
    with tempfile.TemporaryDirectory() as folder:
        file, playing = session_files(folder)
        with Site(PROGRAM, "--views", views, "--record", file) as site, user.browser() as browser:
            page = browser.tab(site.url)
            join(page)
            connected(page)
            row(page, "Harbour").get_by_role("link", name=re.compile("More about")).click()
            expect(page.get_by_role("heading", name="Harbour")).to_be_visible()
            page.get_by_role("switch", name="Low Data Mode").click()
            expect(page.get_by_role("switch", name="Low Data Mode")).to_be_checked()
            assert site.end() == ""
        with open(file, encoding="utf-8") as text:
            assert "blob" not in text.read()
        output = headless(views, "outline\n", *playing)
        assert 'screen "Harbour"' in output and 'row "Low Data Mode" [switch on' in output, output


# Stories about the parts that both sets of views share run once.
ONCE = {"story_a_link_lets_one_browser_in_and_it_forgets_another", "story_an_address_that_means_nothing_has_a_way_home",
        "story_a_browser_that_was_let_in_by_a_code_is_forgotten", "story_terminal_and_browser_show_the_same"}


def main():
    def variants(name):
        if name in ONCE:
            return [("imperative",)]
        return [("imperative",), ("declarative",)] if IS_RELEASE else [("declarative",)]

    sys.exit(tell(globals(), sys.argv[2:], __file__, variants=variants) > 0)


if __name__ == "__main__":
    main()
