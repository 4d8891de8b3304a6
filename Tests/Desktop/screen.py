"""A display of its own with a window manager and accessibility, and programs on it, operated as a user would.

Everything is found in the accessibility tree, by role and name. A wait ends when the tree has what is wanted; there is
one deadline for all waits, and no other time.
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import traceback

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

from harness import PATIENCE

# A call to a widget that has gone gets no answer.
Atspi.set_timeout(1000, 15_000)

# A widget without a name has that of its type.
TYPE_NAME = re.compile(r"^(Gtk|Adw|Keel)[A-Z]\w+$")
NAMED_ROLES = {
    "push button", "toggle button", "check box", "radio button", "list", "list item", "label", "image", "text",
    "password text", "combo box", "slider", "frame", "dialog",
}


def begin(server=lambda folder: ["Xvfb", "-screen", "0", "1000x800x24", "-nolisten", "tcp", "-noreset"]):
    """Continues in a process with a display and a session bus of its own, unless this is it.

    The server of the display is a command, which may use a folder.
    """
    if os.environ.get("KEEL_DESKTOP_TEST") == "1":
        return
    folder = tempfile.mkdtemp()
    os.chmod(folder, 0o700)
    reader, writer = os.pipe()
    display = subprocess.Popen(
        [*server(folder), "-displayfd", str(writer)], pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    number = os.fdopen(reader).readline().strip()
    try:
        environment = dict(
            os.environ, KEEL_DESKTOP_TEST="1", DISPLAY=f":{number}", GDK_BACKEND="x11", GSK_RENDERER="cairo",
            LANG="C.UTF-8", LC_ALL="C.UTF-8", XDG_RUNTIME_DIR=folder, XDG_STATE_HOME=folder, HOME=folder)
        environment.pop("WAYLAND_DISPLAY", None)
        done = subprocess.run(["dbus-run-session", "--", sys.executable, *sys.argv], env=environment)
    finally:
        display.terminate()
        display.wait()
        subprocess.run(["rm", "-rf", folder], check=False)
    sys.exit(done.returncode)


def until(condition, description):
    """Returns the first true value of the condition. The description may be a function, which is called at the end."""
    context = GLib.MainContext.default()
    isOver = []
    deadline = GLib.timeout_add(int(PATIENCE * 1000), lambda: isOver.append(True) or False)
    # The condition is asked again as soon as something happened, and now and then.
    tick = GLib.timeout_add(30, lambda: True)
    try:
        while not isOver:
            try:
                value = condition()
            except GLib.Error:
                # What was looked at has gone meanwhile.
                value = None
            if value:
                return value
            context.iteration(True)
    finally:
        GLib.source_remove(tick)
        if not isOver:
            GLib.source_remove(deadline)
    text = description() if callable(description) else description
    raise AssertionError(f"{text}: not within {PATIENCE:.0f} s")


class WindowManager:
    def __enter__(self):
        self.process = subprocess.Popen(["openbox"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


def tell(runs):
    """Runs stories with their arguments, prints those that fail and the numbers, and returns the exit code."""
    passed = failed = 0
    with WindowManager():
        for story, arguments in runs:
            try:
                story(*arguments)
                passed += 1
            except Exception:
                failed += 1
                print(f"FAIL {story.__name__} {' '.join(arguments)}")
                traceback.print_exc()
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


class Program:
    """A running program with a window."""

    def __init__(self, *command, environment=None, terminal=None):
        self.errors = tempfile.TemporaryFile()
        # Windows remember their sizes. A story that begins with one that another story has left would depend on it.
        self.state = tempfile.TemporaryDirectory()
        self.process = subprocess.Popen(
            command, stdin=terminal, stderr=self.errors, stdout=terminal or subprocess.DEVNULL,
            env={**os.environ, "G_DEBUG": "fatal-warnings", "SWIFT_BACKTRACE": "enable=no",
                 "XDG_STATE_HOME": self.state.name, **(environment or {})})

    def __enter__(self):
        try:
            self.app = until(self._find, "the program is in the accessibility tree")
        except BaseException as error:
            self.__exit__(type(error))
            raise
        return self

    def __exit__(self, kind, *_):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(PATIENCE)
        finally:
            self.process.kill()
        self.state.cleanup()
        self.errors.seek(0)
        said = self.errors.read().decode(errors="replace")
        if kind is None:
            assert "WARNING" not in said and "CRITICAL" not in said, said
            assert code in (0, -signal.SIGTERM), (code, said)
        elif said:
            print(said[-3000:], file=sys.stderr)

    def _find(self):
        if self.process.poll() is not None:
            raise AssertionError(f"the program ended with {self.process.returncode}")
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            app = desktop.get_child_at_index(index)
            if app and app.get_process_id() == self.process.pid and app.get_child_count() > 0:
                return app
        return None

    def said(self):
        """What the program has written to standard error so far."""
        return os.pread(self.errors.fileno(), 1 << 20, 0).decode(errors="replace")

    def app_windows(self):
        """The names of the windows."""
        return [self.app.get_child_at_index(index).get_name() for index in range(self.app.get_child_count())]

    # The tree

    def nodes(self, start=None):
        """All nodes that exist now, parents first."""
        node = start or self.app
        yield node
        try:
            count = node.get_child_count()
        except GLib.Error:
            return
        for index in range(count):
            try:
                child = node.get_child_at_index(index)
            except GLib.Error:
                continue
            if child:
                yield from self.nodes(child)

    def all(self, role, name=None):
        found = []
        for node in self.nodes():
            try:
                if node.get_role_name() == role and (name is None or matches(node.get_name(), name)):
                    found.append(node)
            except GLib.Error:
                continue
        return found

    def get(self, role, name):
        """The node of that role and name, as soon as there is one that is shown."""
        return until(
            lambda: next((node for node in self.all(role, name) if state(node, Atspi.StateType.SHOWING)), None)
            or next(iter(self.all(role, name)), None), f"a {role} {name!r}")

    def gone(self, role, name):
        until(lambda: not self.all(role, name), f"no {role} {name!r}")

    def names(self, role):
        found = []
        for node in self.all(role):
            try:
                found.append(node.get_name())
            except GLib.Error:
                # It has gone since it was found.
                continue
        return found

    def press(self, role, name):
        node = self.get(role, name)
        action = node.get_action_iface()
        names = [action.get_action_name(index) for index in range(action.get_n_actions())]
        wanted = next(index for index, name in enumerate(names) if name in ("click", "row.activate", "toggle"))
        assert action.do_action(wanted), (role, name)

    def click(self, role, name, button=1):
        """Clicks on the middle of a node with a button of the mouse."""
        area = bounds(self.get(role, name))
        subprocess.run(
            ["xdotool", "mousemove", "--window", active_window(), str(area.x + area.width // 2),
             str(area.y + area.height // 2), "click", str(button)], check=True)

    def wheel(self):
        """Turns the wheel down by a step, where the pointer is."""
        subprocess.run(["xdotool", "click", "5"], check=True)

    def is_in_sight(self, role, name):
        """Returns true if the node is within its window."""
        area, window = bounds(self.get(role, name)), bounds(self.app.get_child_at_index(0))
        return 0 <= area.y and area.y + area.height <= window.height

    def focused(self, role, name):
        until(
            lambda: any(state(node, Atspi.StateType.FOCUSED) for node in self.all(role, name)),
            lambda: f"the focus is on the {role} {name!r}, and not on {self.holders()}")

    def active(self, role, name):
        """Waits until a window receives keys."""
        until(
            lambda: any(state(node, Atspi.StateType.ACTIVE) for node in self.all(role, name)), f"{name!r} is active")

    def enabled(self, role, name):
        until(
            lambda: any(state(node, Atspi.StateType.SENSITIVE) for node in self.all(role, name)),
            f"the {role} {name!r} can be pressed")

    def holders(self):
        return [
            (node.get_role_name(), node.get_name()) for node in self.nodes() if state(node, Atspi.StateType.FOCUSED)
        ]

    def unnamed(self):
        """The controls that have the name of a type, or none."""
        found = []
        for node in self.nodes():
            try:
                role, name = node.get_role_name(), node.get_name()
                if role in NAMED_ROLES and (not name or TYPE_NAME.match(name)):
                    found.append((role, name, path(node)))
            except GLib.Error:
                continue
        return found


def path(node):
    names = []
    while node and node.get_role_name() != "application":
        names.append(node.get_name() or node.get_role_name())
        node = node.get_parent()
    return " < ".join(names[:6])


def bounds(node):
    """The place of a node in its window, in pixels."""
    return node.get_component_iface().get_extents(Atspi.CoordType.WINDOW)


def active_window():
    return subprocess.run(
        ["xdotool", "getactivewindow"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


def area_of_window():
    """The place and the size of the active window on the screen, in pixels."""
    lines = subprocess.run(
        ["xdotool", "getwindowgeometry", "--shell", active_window()], stdout=subprocess.PIPE, text=True, check=True
    ).stdout
    values = dict(line.split("=") for line in lines.split())
    return tuple(int(values[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))


def matches(found, wanted):
    # A dialog names its answers twice.
    return found == wanted or found == f"{wanted} {wanted}"


def state(node, kind):
    try:
        node.clear_cache()
        return node.get_state_set().contains(kind)
    except GLib.Error:
        return False


def keys(*names):
    subprocess.run(["xdotool", "key", *names], check=True)


def type_text(text):
    subprocess.run(["xdotool", "type", "--", text], check=True)


def resize(width, height):
    subprocess.run(["xdotool", "windowsize", "--sync", active_window(), str(width), str(height)], check=True)
