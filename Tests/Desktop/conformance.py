#!/usr/bin/python3
"""Runs the conformance list of all front ends in a real window. usage: conformance.py PROGRAM [PART OF A CASE'S NAME]

The program (`desktop-conformance`) shows each scene in a window, prints the acts of the user, and reads their answers.
This script performs them through accessibility, the keyboard and the pointer, on a display and a session bus of its own.
The last line printed is `N passed, N failed`.
"""

import json
import os
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

    def find(self, roles, name, isPart=False):
        """The first node with that name in the window in front, else in another one."""
        for windows in ([self.top], self.windows()):
            for window in windows:
                for node in self.nodes(window):
                    try:
                        found = node.get_name()
                        if node.get_role_name() in roles and (matches(found, name) or isPart and name in found):
                            return node
                    except GLib.Error:
                        continue
        raise NotOffered(f"{name} is not shown")

    def usable(self, roles, name):
        node = self.find(roles, name)
        if not state(node, Atspi.StateType.SENSITIVE):
            raise NotOffered(f"{name} is disabled")
        return node

    def do(self, node):
        action = node.get_action_iface()
        names = [action.get_action_name(index) for index in range(action.get_n_actions())] if action else []
        wanted = [index for index, name in enumerate(names) if name in ("click", "activate", "row.activate", "toggle")]
        if not wanted:
            raise NotOffered(f"{node.get_name()} has no action but {names}")
        action.do_action(wanted[0])

    def click(self, node, button=1, isHeld=False):
        area = bounds(node)
        place = [str(area.x + area.width // 2), str(area.y + area.height // 2)]
        xdotool("mousemove", "--window", active_window(), *place, "mousedown" if isHeld else "click", str(button))

    def type(self, text):
        # `xdotool type` would type the words of `getmouselocation` as well.
        screen.type_text(text)
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
            self.do(self.usable(("check box", "toggle button", "switch", "list item"), words[0]))
        elif verb in ("type", "submit"):
            field = self.usable(FIELDS, words[0])
            self.click(field)
            xdotool("key", "End")
            xdotool("key", "Return") if verb == "submit" else self.type(words[1])
        elif verb == "action":
            self.click(self.usable(("list item",), words[0]), button=3)
            try:
                self.do(self.menu_line(words[1]))
            except NotOffered:
                xdotool("key", "Escape")
                raise
        elif verb == "keys":
            xdotool("key", words[0])
        elif verb == "letter":
            xdotool("key", words[0] + ("slash" if words[1] == "/" else words[1]))
        elif verb == "find":
            self.reach(next(node.get_name() for node in self.nodes(self.top) if node.get_role_name() == "list item"))
            self.type(words[0])
        elif verb == "resize":
            xdotool("windowsize", "--sync", active_window(), *words)
        elif verb == "down":
            self.click(self.usable(PRESSABLE, words[0]), isHeld=True)
        elif verb == "up":
            xdotool("mouseup", "1")
        elif verb == "adjust":
            Atspi.Value.set_current_value(self.usable(("slider",), words[0]).get_value_iface(), float(words[1]))
        elif verb == "step":
            self.do(self.usable(("push button",), f"{words[1]} {words[0]}"))
        elif verb == "choose":
            self.do(self.usable(PRESSABLE, words[1]))
        elif verb == "menu":
            self.do(self.usable(PRESSABLE, words[0]))
            self.do(self.menu_line(words[1]))
        elif verb == "tab":
            self.do(self.usable(PRESSABLE, words[0]))
        elif verb == "look":
            self.click(self.usable(FIELDS, "Search"))
            self.type(words[0])
        elif verb == "reach":
            self.reach(words[0])
        elif verb == "rowkey":
            self.reach(words[0])
            xdotool("key", words[1])
        else:
            raise NotOffered(f"there is no {verb}")
        return ""

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
