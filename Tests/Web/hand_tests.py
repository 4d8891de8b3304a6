#!/usr/bin/env python3
"""Input by fingers, pens and input methods: rows swiped and dragged, text composed of several keys, long pastes.

usage: hand_tests.py PROGRAM [unittest arguments]     (the program is `web-conformance`)
"""

import sys
import unittest

from playwright.sync_api import expect

from scene import SceneTests

from harness import IS_RELEASE

SceneTests.PROGRAM = sys.argv.pop(1)
CHANGE = "name => [...document.querySelectorAll('.btn')].find(one => one.textContent === name).click()"


class HandTests(SceneTests):
    """Rows under a hand; the tests of a scene derive from it."""

    SCENE = "--in-hand"
    OPTIONS = {"has_touch": True, "viewport": {"width": 420, "height": 1000},
               "permissions": ["clipboard-read", "clipboard-write"]}

    def setUp(self):
        super().setUp()
        self.protocol = self.browser.context.new_cdp_session(self.page)

    # Input

    def row(self, name):
        return self.page.locator(".row").filter(has_text=name)

    def middle(self, locator):
        box = locator.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def touch(self, kind, *points):
        self.protocol.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def swipe(self, locator, right, down=0, end="touchEnd"):
        x, y = self.middle(locator)
        self.touch("touchStart", (x, y))
        for step in range(1, 11):
            self.touch("touchMove", (x + right * step / 10, y + down * step / 10))
        self.touch(end)
        self.quiet()

    def compose(self, text):
        self.protocol.send("Input.imeSetComposition", {
            "text": text, "selectionStart": len(text), "selectionEnd": len(text)})

    def commit(self, text):
        self.protocol.send("Input.insertText", {"text": text})

    def change(self, name="Change"):
        """Causes a patch by another element of the page, without moving the focus."""
        self.page.evaluate(CHANGE, name)
        self.quiet()

    # Output

    def said(self):
        return self.page.locator(".label", has_text="said").text_content()

    def holds(self):
        return self.page.locator(".label", has_text="holds").text_content()

    def names(self):
        return [text[:3] for text in self.page.locator(".row .t").all_text_contents()]


class UneditedTests(HandTests):
    """Rows that can be moved in a list that is not being edited: they have no handles."""

    SCENE = "--in-hand-unedited"

    def hold(self, name):
        x, y = self.middle(self.row(name))
        self.touch("touchStart", (x, y))
        self.page.locator(".held").wait_for()
        return x, y

    def test_a_row_is_dragged_by_a_mouse(self):
        x, y = self.middle(self.row("Ant"))
        _, there = self.middle(self.row("Cat"))
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x, there, steps=8)
        self.page.mouse.up()
        self.quiet()
        self.assertEqual(self.names(), ["Bee", "Cat", "Ant", "Dog", "Elk"])
        self.assertEqual(self.page.locator(".held, .target, .popup").count(), 0)

    def test_a_finger_that_has_held_a_row_drags_it(self):
        x, y = self.hold("Elk")
        _, there = self.middle(self.row("Bee"))
        for step in range(1, 11):
            self.touch("touchMove", (x, y + (there - y) * step / 10))
        self.touch("touchEnd")
        self.quiet()
        self.assertEqual(self.names(), ["Ant", "Elk", "Bee", "Cat", "Dog"])
        self.assertEqual(self.page.locator(".held, .popup").count(), 0)

    def test_a_finger_that_holds_a_row_and_lets_go_opens_its_menu(self):
        self.hold("Bee")
        self.touch("touchEnd")
        self.page.locator(".popup").wait_for()
        self.assertEqual(self.names(), ["Ant", "Bee", "Cat", "Dog", "Elk"])
        self.page.get_by_role("menuitem", name="Mark").click()
        self.quiet()
        self.assertEqual(self.said(), "said mark Bee")

    def test_a_finger_that_moves_at_once_moves_no_row(self):
        self.swipe(self.row("Dog"), 0, down=-150)
        self.assertEqual(self.names(), ["Ant", "Bee", "Cat", "Dog", "Elk"])
        self.assertEqual(self.page.locator(".held, .popup").count(), 0)
        self.swipe(self.row("Elk"), 120)
        self.quiet()
        self.assertEqual(self.names(), ["Ant", "Bee", "Cat", "Dog", "Elk"])


class InHandTests(HandTests):
    # Views that only display something

    def test_words_and_pictures_that_offer_actions_are_reached_and_used_by_keys(self):
        keyboard = self.page.keyboard
        self.page.get_by_role("button", name="Change").focus()
        for name in ("Card", "Star", "Words"):
            keyboard.press("Shift+Tab")
            shown = self.page.get_by_role("button", name=name, exact=True)
            items = self.page.locator(".popup [role=menuitem]")
            for key in ("Enter", " "):
                self.assertTrue(shown.evaluate("one => one === document.activeElement"), name)
                keyboard.press(key)
                self.assertEqual(items.all_text_contents(), ["Mark", "Remove"])
                keyboard.press("ArrowDown" if key == "Enter" else "Home")
                keyboard.press("Enter")
                self.quiet()
                self.assertEqual(self.said(), f"said {'remove' if key == 'Enter' else 'mark'} {name}")
                self.assertEqual(items.count(), 0)
            keyboard.press("Enter")
            keyboard.press("Escape")
            self.assertEqual(items.count(), 0)

    def test_words_that_offer_actions_show_them_when_clicked_but_not_when_marked(self):
        words = self.page.get_by_role("button", name="Words", exact=True)
        box = words.bounding_box()
        middle = box["y"] + box["height"] / 2
        self.page.mouse.move(box["x"] + 1, middle)
        self.page.mouse.down()
        self.page.mouse.move(box["x"] + 30, middle, steps=4)
        self.page.mouse.up()
        self.assertNotEqual(self.page.evaluate("() => String(getSelection())"), "")
        self.assertEqual(self.page.locator(".popup").count(), 0)
        words.click()
        self.page.locator(".popup").get_by_role("menuitem", name="Mark").click()
        self.quiet()
        self.assertEqual(self.said(), "said mark Words")

    # Rows

    def test_a_row_that_is_pushed_aside_shows_its_actions_and_they_work(self):
        for way in (-150, 150):
            self.swipe(self.row("Bee"), way)
            items = self.page.locator(".popup [role=menuitem]")
            self.assertEqual(items.all_text_contents(), ["Mark", "Remove"])
            self.assertEqual(self.row("Bee").evaluate("row => row.style.translate"), "")
            items.first.click()
            self.quiet()
            self.assertEqual(self.said(), "said mark Bee")
            self.assertEqual(items.count(), 0)

    def test_a_row_that_is_swiped_shows_the_actions_of_that_edge(self):
        elk, strip = self.row("Elk"), self.page.locator(".strip button")
        for way, names, pressed, said in ((-100, ["Remove", "Hide"], "Hide", "hide"), (100, ["Mark"], "Mark", "mark")):
            self.swipe(elk, way)
            self.assertEqual([one.get_attribute("title") for one in strip.all()], names)
            self.assertNotEqual(elk.evaluate("row => row.style.translate"), "")
            self.assertEqual(self.page.locator(".popup").count(), 0)
            self.page.locator(f".strip [title={pressed}]").click()
            self.quiet()
            self.assertEqual(self.said(), f"said {said} Elk")
            self.assertEqual((strip.count(), elk.evaluate("row => row.style.translate")), (0, ""))
        colours = "list => [...list].map(one => getComputedStyle(one).backgroundColor)"
        self.swipe(elk, -100)
        red, orange = strip.evaluate_all(colours)
        self.assertEqual(orange, "rgb(255, 149, 0)")
        self.assertNotEqual(red, orange)
        # A touch elsewhere closes the strip and does nothing else, and the menu has all actions.
        before = self.said()
        self.page.touchscreen.tap(*self.middle(self.row("Ant").locator(".actions")))
        self.quiet()
        self.assertEqual((strip.count(), self.page.locator(".popup").count(), self.said()), (0, 0, before))
        elk.click(button="right")
        items = self.page.locator(".popup [role=menuitem]")
        self.assertEqual(items.all_text_contents(), ["Mark", "Remove", "Hide", "Copy"])
        self.page.keyboard.press("Escape")

    def test_a_swipe_across_a_row_performs_the_first_action_if_it_may(self):
        elk = self.row("Elk")
        width = elk.bounding_box()["width"]
        self.swipe(elk, width * .45)
        self.assertEqual(self.said(), "said nothing")
        self.swipe(self.row("Ant"), -10)
        x, y = self.middle(elk)
        # It begins beside the handle.
        self.touch("touchStart", (x + width * .35, y))
        for step in range(1, 11):
            self.touch("touchMove", (x + width * (.35 - .07 * step), y))
        self.touch("touchEnd")
        self.quiet()
        self.assertEqual(self.said(), "said remove Elk")
        self.assertEqual(elk.evaluate("row => row.style.translate"), "")

    def test_a_menu_of_a_row_returns_the_focus_to_the_row(self):
        items = self.page.locator(".popup [role=menuitem]")
        is_in = "row => row.contains(document.activeElement)"

        def use(key):
            expect(items).to_have_text(["Mark", "Remove"])
            self.page.keyboard.press(key)
            self.quiet()
            self.assertEqual(items.count(), 0)

        for key in ("Escape", "Enter"):
            bee, cat = self.row("Bee"), self.row("Cat")
            bee.locator(".actions").focus()
            self.page.keyboard.press("Shift+F10")
            use(key)
            self.assertTrue(bee.evaluate(is_in), f"menu key, {key}")
            cat.click(button="right")
            use(key)
            self.assertTrue(cat.evaluate(is_in), f"right click, {key}")
            self.swipe(self.row("Dog"), -150)
            use(key)
            self.assertTrue(self.row("Dog").evaluate(is_in), f"swipe, {key}")

    def test_a_long_touch_of_a_row_that_is_a_link_opens_its_actions_and_not_the_menu_of_the_browser(self):
        for kind, is_open in (("mouse", False), ("touch", True)):
            found = self.page.evaluate("""kind => {
              const link = document.createElement("a");
              link.href = "/elsewhere";
              document.querySelector(".row[data-a]").append(link);
              const event = new PointerEvent("contextmenu", { bubbles: true, cancelable: true, pointerType: kind });
              link.dispatchEvent(event);
              link.remove();
              return [event.defaultPrevented, !!document.querySelector(".popup")];
            }""", kind)
            self.assertEqual(found, [is_open, is_open], kind)

    def test_a_short_push_a_scroll_and_a_touch_that_is_taken_away_do_nothing(self):
        self.swipe(self.row("Bee"), -40)
        self.swipe(self.row("Bee"), -10, down=-200)
        self.swipe(self.row("Bee"), -150, end="touchCancel")
        self.assertEqual(self.page.locator(".popup").count(), 0)
        self.assertEqual(self.row("Bee").evaluate("row => row.style.translate"), "")
        self.assertEqual(self.said(), "said nothing")

    def test_a_list_that_is_pulled_down_at_the_head_of_its_page_is_fetched_again(self):
        self.swipe(self.row("Ant"), 0, down=60)
        self.assertEqual(self.said(), "said nothing")
        self.swipe(self.row("Ant"), 20, down=200)
        self.assertEqual(self.said(), "said refresh")
        self.assertEqual(self.page.locator(".list").evaluate("list => list.style.translate"), "")

    def test_the_button_above_a_list_fetches_it_again(self):
        self.page.get_by_role("button", name="Refresh").click()
        self.quiet()
        self.assertEqual(self.said(), "said refresh")

    def test_a_row_is_carried_by_its_handle_with_a_mouse(self):
        x, y = self.middle(self.row("Ant").locator(".move"))
        _, there = self.middle(self.row("Cat"))
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x, there, steps=8)
        self.page.mouse.up()
        self.quiet()
        self.assertEqual(self.names(), ["Bee", "Cat", "Ant", "Dog", "Elk"])
        self.assertEqual(self.said(), "said moved Ant to 2")
        self.assertEqual(self.page.locator(".held, .target").count(), 0)

    def test_a_row_is_carried_by_its_handle_with_a_finger(self):
        x, y = self.middle(self.row("Elk").locator(".move"))
        _, there = self.middle(self.row("Bee"))
        self.touch("touchStart", (x, y))
        for step in range(1, 11):
            self.touch("touchMove", (x, y + (there - y) * step / 10))
        self.touch("touchEnd")
        self.quiet()
        self.assertEqual(self.names(), ["Ant", "Elk", "Bee", "Cat", "Dog"])
        self.assertEqual(self.page.locator(".popup").count(), 0)

    def test_a_row_that_is_let_go_where_it_was_stays(self):
        x, y = self.middle(self.row("Bee").locator(".move"))
        _, there = self.middle(self.row("Dog"))
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x, there, steps=4)
        self.page.mouse.move(x, y, steps=4)
        self.page.mouse.up()
        self.quiet()
        self.assertEqual(self.names(), ["Ant", "Bee", "Cat", "Dog", "Elk"])
        self.assertEqual(self.said(), "said nothing")

    def test_a_row_is_carried_by_the_keyboard_from_its_handle(self):
        self.row("Cat").locator(".move").focus()
        self.page.keyboard.press("ArrowDown")
        self.quiet()
        self.assertEqual(self.names(), ["Ant", "Bee", "Dog", "Cat", "Elk"])
        self.page.keyboard.press("ArrowUp")
        self.quiet()
        self.page.keyboard.press("ArrowUp")
        self.quiet()
        self.assertEqual(self.names(), ["Ant", "Cat", "Bee", "Dog", "Elk"])
        self.assertEqual(
            self.page.evaluate("() => document.activeElement.getAttribute('aria-label')"), "Move Cat")

    # Composing

    def field(self, name="Words"):
        found = self.page.locator(f"input[placeholder^={name}],textarea[placeholder^={name}]")
        found.click()
        return found

    def test_korean_is_composed_while_all_round_it_changes(self):
        field = self.field()
        for syllable, keys in (("한", "ㅎ하한"), ("글", "ㄱ그글")):
            for step in keys:
                self.compose(step)
                self.change()
                self.assertTrue(field.input_value().endswith(step))
                # The program has the syllable that is being composed, and its answer does not end the composition.
                self.assertEqual(self.holds(), "holds " + field.input_value())
            self.commit(syllable)
        self.quiet()
        self.assertEqual(field.input_value(), "한글")
        self.assertEqual(self.holds(), "holds 한글")
        self.page.keyboard.type("!")
        self.quiet()
        self.assertEqual(self.holds(), "holds 한글!")

    def test_japanese_is_composed_in_the_middle_and_turned_into_other_letters(self):
        field = self.field()
        self.page.keyboard.type("ab")
        self.page.keyboard.press("ArrowLeft")
        self.quiet()
        for step in ("n", "に", "にh", "にほ", "にほn", "にほん", "日本"):
            self.compose(step)
            self.change()
        self.assertEqual(field.input_value(), "a日本b")
        self.assertEqual(self.holds(), "holds a日本b")
        self.commit("日本")
        self.quiet()
        self.assertEqual(field.input_value(), "a日本b")
        self.assertEqual(self.holds(), "holds a日本b")
        self.assertEqual(field.evaluate("field => field.selectionStart"), 3)

    def test_the_return_that_ends_a_composition_does_not_submit(self):
        field = self.field()
        for composed in ("한", "日本"):
            self.compose(composed)
            for key in ("Enter", "Escape", " "):
                for kind in ("rawKeyDown", "keyUp"):
                    self.protocol.send("Input.dispatchKeyEvent", {
                        "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": 229})
            self.commit(composed)
            self.quiet()
            self.assertEqual(self.said(), "said nothing")
        self.assertEqual(field.input_value(), "한日本")
        self.page.keyboard.press("Enter")
        self.quiet()
        self.assertEqual(self.said(), "said submit")

    def test_a_composition_outlives_a_value_of_the_program(self):
        field = self.field()
        self.compose("한")
        self.change("Set")
        self.assertEqual(field.input_value(), "한")
        self.commit("한")
        self.quiet()
        self.assertEqual(field.input_value(), "한")
        self.assertEqual(self.holds(), "holds 한")

    def test_a_value_of_the_program_waits_for_the_end_of_a_composition(self):
        field = self.field()
        self.compose("한")
        self.change("Set")
        self.assertEqual(field.input_value(), "한")
        # The composition ends without another letter.
        self.field("Lines")
        self.quiet()
        self.assertEqual(field.input_value(), "from the program")

    def test_a_cancelled_composition_leaves_the_text_unchanged(self):
        field = self.field()
        self.page.keyboard.type("ab")
        self.compose("に")
        self.change()
        self.compose("")
        self.quiet()
        self.assertEqual(field.input_value(), "ab")
        self.assertEqual(self.holds(), "holds ab")

    def test_leaving_the_field_ends_a_composition_and_keeps_it(self):
        field = self.field()
        self.compose("한")
        self.field("Lines")
        self.quiet()
        self.assertEqual(field.input_value(), "한")
        self.assertEqual(self.holds(), "holds 한")

    def test_a_composition_outlives_a_dropped_connection(self):
        field = self.field()
        self.compose("に")
        self.browser.context.set_offline(True)
        self.compose("にほん")
        self.browser.context.set_offline(False)
        self.commit("日本")
        self.quiet()
        self.assertEqual(field.input_value(), "日本")
        self.assertEqual(self.holds(), "holds 日本")

    # Pasting and secrets

    def paste(self, text):
        self.page.evaluate("text => navigator.clipboard.writeText(text)", text)
        self.page.keyboard.press("Control+V")
        self.quiet()

    def test_a_paste_that_is_too_long_is_refused_with_the_number_and_nothing_else_is_lost(self):
        status = self.page.locator("#status")
        for name in ("Words", "Lines"):
            field = self.field(name)
            self.page.keyboard.type("kept")
            self.quiet()
            holds = self.holds()
            self.paste("ü" * 1_000_000)
            self.assertEqual(field.input_value(), "kept")
            self.assertIn(
                "This is too long (2,001 of at most 1,048 kB). Nothing has been changed.", status.text_content())
            self.assertEqual(self.holds(), holds)
            self.page.keyboard.type("!")
            self.quiet()
            self.assertEqual(field.input_value(), "kept!")
            self.assertEqual(status.text_content(), "")
            self.assertNotEqual(self.holds(), holds)
        self.paste("a" * 60_000)
        self.assertEqual(self.holds(), "holds 60005 bytes")
        self.assertEqual(status.text_content(), "")

    def count_messages(self, breaks_after=None):
        """Counts the bytes of each message of the page. The connection breaks after so many messages."""
        self.page.evaluate("""most => {
          window.sizes = [];
          const send = window.send ??= WebSocket.prototype.send;
          WebSocket.prototype.send = function(text) {
            sizes.push(new Blob([text]).size);
            if (sizes.length === most) this.close();
            else send.call(this, text);
          };
        }""", breaks_after)

    def test_a_paste_of_many_messages_arrives_once_and_later_edits_are_differences(self):
        # A debug build takes seconds for each edit of a whole megabyte.
        most = 1_000_000 if IS_RELEASE else 200_000
        line = "2026-11-28,한글,“quoted”,👍 and more"
        for name, breaks_after in (("Words", 3), ("Lines", None)):
            end = " " if name == "Words" else "\n"
            text = (line + end) * (most // len((line + end).encode())) + "end"
            field = self.field(name)
            self.count_messages(breaks_after)
            self.paste(text.replace(end, "\n"))
            sizes = self.page.evaluate("sizes")
            self.assertGreater(sum(sizes), most)
            self.assertLess(max(sizes), 64 * 1024)
            size = len(text.encode())
            self.assertEqual(self.holds(), f"holds {size} bytes")
            self.count_messages()
            # The two signs have the first of their two units in common.
            field.evaluate("field => field.setSelectionRange(23, 25)")
            for keys in ("👎", "Backspace", "한"):
                self.page.keyboard.type(keys) if len(keys) == 1 else self.page.keyboard.press(keys)
                self.quiet()
            self.assertLess(max(self.page.evaluate("sizes")), 200)
            changed = field.input_value()
            self.assertEqual(changed[23], "한")
            self.assertEqual(self.holds(), f"holds {len(changed.encode())} bytes")
            # The server has the same text.
            self.page.reload()
            self.browser.settle(0)
            self.assertTrue(self.page.locator(f"[placeholder^={name}]").input_value() == changed)

    def test_secrets_are_in_a_form_that_is_never_sent(self):
        told = []
        self.protocol.on("Log.entryAdded", lambda entry: told.append(entry["entry"]["text"]))
        self.protocol.send("Log.enable")
        fields = self.page.locator("input[type=password]")
        self.assertEqual(
            fields.evaluate_all("all => all.map(field => [field.form?.id, field.autocomplete])"),
            [["secrets", "current-password"], ["secrets", "new-password"]])
        self.assertEqual(
            self.page.get_by_placeholder("Who").evaluate("field => [field.form?.id, field.autocomplete]"),
            ["secrets", "username"])
        fields.first.click()
        self.page.keyboard.type("blob")
        self.page.keyboard.press("Enter")
        self.page.evaluate("() => document.getElementById('secrets').requestSubmit()")
        self.quiet()
        self.assertEqual(fields.first.input_value(), "blob")
        self.assertTrue(self.page.url.endswith("/"), self.page.url)
        self.page.reload()
        self.browser.settle(0)
        self.assertEqual([text for text in told if "form" in text.lower()], [])


if __name__ == "__main__":
    unittest.main()
