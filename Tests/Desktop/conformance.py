#!/usr/bin/python3
"""Runs the conformance list of all front ends in a real window. usage: conformance.py PROGRAM [PART OF A CASE'S NAME]

The program (`desktop-conformance`) shows each scene in a window, prints the acts of the user, and reads their answers.
This script performs them through accessibility, the keyboard and the pointer, on a display and a session bus of its own.
The last line printed is `N passed, N failed`.
"""

import json
import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import screen

screen.begin()

from gi.repository import Atspi, GLib

from screen import Program, WindowManager, active_window, bounds, matches, state

PRESSABLE = (
    "push button", "list item", "toggle button", "link", "menu item", "radio button", "check box", "check menu item")
FIELDS = ("text", "password text", "entry")


class NotOffered(Exception):
    pass


def xdotool(*words):
    """Returns after the display has handled everything: the last command waits for its answer."""
    subprocess.run(["xdotool", *words, "getmouselocation"], check=True, stdout=subprocess.DEVNULL)


class User(Program):
    """The program of the cases, whose acts arrive on its standard output."""

    def __init__(self, *command):
        settings = os.path.join(os.environ["XDG_RUNTIME_DIR"], "settings", "gtk-4.0")
        os.makedirs(settings)
        with open(os.path.join(settings, "settings.ini"), "w") as file:
            # Pages that slide away would be read until they have gone.
            file.write("[Settings]\ngtk-enable-animations=0\n")
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env=dict(
                os.environ, G_DEBUG="fatal-warnings", SWIFT_BACKTRACE="enable=no",
                XDG_CONFIG_HOME=os.path.dirname(settings)))

    @property
    def top(self):
        """The window that receives keys."""
        for window in self.windows():
            if state(window, Atspi.StateType.ACTIVE):
                return window
        return self.windows()[-1]

    def windows(self):
        self.app.clear_cache()
        return [self.app.get_child_at_index(index) for index in range(self.app.get_child_count())]

    def nodes(self, start=None):
        # The cache misses the changes since the last act.
        for node in super().nodes(start):
            node.clear_cache()
            yield node

    def find(self, roles, name, isPart=False, start=None):
        """The first node with that name in the window in front, else in another one."""
        for starts in ([start],) if start else ([self.top], self.windows()):
            for first in starts:
                for node in self.nodes(first):
                    try:
                        found = node.get_name()
                        if node.get_role_name() in roles and (matches(found, name) or isPart and name in found):
                            return node
                    except GLib.Error:
                        continue
        raise NotOffered(f"{name} is not shown")

    def usable(self, roles, name, start=None):
        node = self.find(roles, name, start=start)
        if not state(node, Atspi.StateType.SENSITIVE):
            raise NotOffered(f"{name} is disabled")
        return node

    def do(self, node):
        action = node.get_action_iface()
        names = [action.get_action_name(index) for index in range(action.get_n_actions())] if action else []
        wanted = [index for index, name in enumerate(names) if name in ("click", "activate", "row.activate", "toggle")]
        # Check boxes of this version have no action, and a menu's own button is in another one.
        action.do_action(wanted[0]) if wanted else self.click(node)

    def click(self, node, button=1, isHeld=False):
        area = bounds(node)
        place = [str(area.x + area.width // 2), str(area.y + area.height // 2)]
        xdotool("mousemove", "--window", active_window(), *place, "mousedown" if isHeld else "click", str(button))

    def type(self, text):
        # `xdotool type` would type the words of `getmouselocation` as well.
        for part in re.findall("[ -~]+|[^ -~]", text):
            if part == "\n":
                xdotool("key", "Return")
            elif part.isascii():
                screen.type_text(part)
            else:
                # The letter gets a key for as long as that is held, and the program has to read it meanwhile.
                xdotool("key", "--delay", "200", f"U{ord(part):X}")
        xdotool()

    def reach(self, name):
        def holds():
            return any(name in found for _, found in self.holders())

        if holds():
            return
        node = self.find(PRESSABLE + FIELDS + ("slider", "combo box", "panel", "label"), name, isPart=True)
        try:
            node.get_component_iface().grab_focus()
        except GLib.Error:
            pass
        # Keys, if assistive technology cannot move the focus there.
        for key in ["Tab"] * 12 + ["Home"] + ["Down"] * 12:
            if holds():
                return
            xdotool("key", key)
        raise NotOffered(f"the focus does not reach {name}, but {self.holders()}")

    def perform(self, verb, *words):
        # Handles the events since the last act.
        while GLib.MainContext.default().iteration(False):
            pass
        self.app = screen.until(self._find, "the program is in the accessibility tree")
        if verb == "checked":
            return "yes" if state(self.find(("list item",), words[0]), Atspi.StateType.CHECKED) else "no"
        if verb == "activate":
            self.do(self.usable(PRESSABLE, words[0]))
        elif verb == "toggle":
            self.toggle(words[0])
        elif verb in ("type", "submit"):
            field = self.usable(FIELDS, words[0])
            self.click(field)
            xdotool("key", "End")
            xdotool("key", "Return") if verb == "submit" else self.type(words[1])
        elif verb == "caret":
            self.click(self.usable(FIELDS, words[0]))
            xdotool("key", "ctrl+Home", *["Right"] * int(words[1]))
        elif verb == "typed":
            self.type(words[0])
        elif verb == "clear":
            self.clear(words[0])
        elif verb == "action":
            self.click(self.usable(("list item",), words[0]), button=3)
            self.do_menu_line(words[1])
        elif verb == "keys":
            xdotool("key", words[0])
        elif verb == "letter":
            xdotool("key", words[0] + ("slash" if words[1] == "/" else words[1]))
        elif verb == "find":
            # The headers of sections are lines of the list, too.
            self.reach(next(
                node.get_name() for node in self.nodes(self.top)
                if node.get_role_name() == "list item" and state(node, Atspi.StateType.FOCUSABLE)))
            self.type(words[0])
        elif verb == "resize":
            xdotool("windowsize", "--sync", self.own_window(), *words)
        elif verb == "down":
            self.click(self.usable(PRESSABLE, words[0]), isHeld=True)
        elif verb == "up":
            xdotool("mouseup", "1")
        elif verb == "drag":
            half = [str(int(length) // 2) for length in words[1:]]
            move = ["mousemove_relative", "--", *half] * 2 if any(length != "0" for length in half) else []
            self.click(self.find(PRESSABLE + ("label",), words[0]), isHeld=True)
            xdotool(*move, "mouseup", "1")
        elif verb == "hold":
            self.click(self.find(PRESSABLE + ("label",), words[0]), isHeld=True)
            xdotool("sleep", "1", "mouseup", "1")
        elif verb == "adjust":
            Atspi.Value.set_current_value(self.usable(("slider",), words[0]).get_value_iface(), float(words[1]))
        elif verb == "step":
            self.do(self.usable(("push button",), f"{words[1]} {words[0]}"))
        elif verb == "choose":
            self.choose(*words)
        elif verb == "nextday":
            self.reach(words[0])
            xdotool("key", "Right")
        elif verb == "menu":
            self.do(self.usable(PRESSABLE, words[0]))
            self.do_menu_line(words[1])
        elif verb == "tab":
            self.do(self.usable(PRESSABLE + ("page tab",), words[0]))
        elif verb == "follow":
            self.reach(words[0])
            xdotool("key", "Return")
        elif verb == "look":
            xdotool("key", "ctrl+f")
            self.type(words[0])
        elif verb == "reach":
            self.reach(words[0])
        elif verb == "windows":
            return ", ".join(f"{window.get_role_name()} {window.get_name()!r}" for window in self.windows())
        elif verb == "rowkey":
            self.reach(words[0])
            xdotool("key", words[1])
        else:
            raise NotOffered(f"there is no {verb}")
        return ""

    def own_window(self):
        """The window of the app. Sheets and alerts in front of it are newer."""
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)], stdout=subprocess.PIPE, text=True,
            check=True)
        return min(found.stdout.split(), key=int)

    def toggle(self, name):
        node = self.usable(("check box", "toggle button", "switch", "list item", "push button"), name)
        # A row that can be chosen, too, has a button that folds it.
        folds = [
            inner for inner in self.nodes(node)
            if inner.get_role_name() == "push button" and state(inner, Atspi.StateType.EXPANDABLE)]
        self.do(folds[0] if folds else node)

    def clear(self, name):
        buttons = [inner for inner in self.nodes(self.usable(FIELDS, name)) if inner.get_role_name() == "image"]
        if not buttons:
            raise NotOffered(f"{name} has no clear button")
        self.click(buttons[0])

    def choose(self, name, option):
        picker = self.usable(("combo box", "panel", "filler"), name)
        if picker.get_role_name() != "combo box":
            return self.do(self.usable(PRESSABLE, option, picker))
        self.click(picker)
        options = screen.until(
            lambda: [
                next(inner.get_name() for inner in self.nodes(node) if inner.get_role_name() == "label")
                for node in self.nodes(picker) if node.get_role_name() == "list item"], "options")
        if option not in options:
            xdotool("key", "Escape")
            raise NotOffered(f"{name} has no {option}, but {options}")
        xdotool("key", "Home", *["Down"] * options.index(option), "Return")

    def do_menu_line(self, name):
        try:
            self.do(self.menu_line(name))
        except NotOffered:
            # An open menu would keep the keys of the next cases.
            xdotool("key", "Escape")
            raise

    def menu_line(self, name):
        """A line of a menu that opens now."""
        for _ in range(40):
            for line in self.nodes(self.top):
                if line.get_role_name() in ("menu item", "check menu item") and line.get_name() == name:
                    return self.usable(("menu item", "check menu item"), name)
            GLib.MainContext.default().iteration(False)
        raise NotOffered(f"no menu has {name}")


def main():
    part = sys.argv[2:3]
    failed = 0
    case = ""
    with WindowManager():
        user = User(os.path.abspath(sys.argv[1]), *part)
        for line in user.process.stdout:
            verb, *words = json.loads(line)
            if verb == "case":
                case = words[0]
                continue
            if verb == "failure":
                failed += 1
                print("FAIL", words[0], flush=True)
                continue
            if verb == "done":
                print(f"{words[0]} passed, 0 failed" if not failed else f"{failed} failed of {words[0]}")
                break
            try:
                answer = ["ok", user.perform(verb, *words)]
            except NotOffered as error:
                answer = ["not offered", str(error)]
            except Exception as error:
                answer = ["fault", f"{type(error).__name__}: {error}"]
            user.process.stdin.write(json.dumps(answer) + "\n")
            user.process.stdin.flush()
        code = user.process.wait(screen.PATIENCE)
    if code not in (0, 1):
        print(f"FAIL {case}: the program ended with {code}")
    return code


if __name__ == "__main__":
    sys.exit(main())
