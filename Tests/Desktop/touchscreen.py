"""A display with a touchscreen that a test operates: X.Org with its own drivers for tests, `dummy` and `inputtest`."""

import os
import socket
import struct

SIZE = (1000, 800)
# The messages of the driver `inputtest`, version 1, and the kinds of touches in the X Input extension.
VERSION, SYNC, TOUCH = 0, 1, 6
BEGIN, UPDATE, END = 18, 19, 20
AXES, AXIS_END = 64, 65535


def command(folder):
    """Returns the command of a server with the size of the display and its devices in a folder."""
    devices = "".join(
        f"""Section "InputDevice"
          Identifier "{name}"
          Driver "inputtest"
          Option "DeviceType" "{kind}"
          Option "SocketPath" "{os.path.join(folder, name)}"
        EndSection
        """ for name, kind in (("touch", "Touch"), ("keyboard", "Keyboard"), ("pointer", "PointerAbsolute")))
    path = os.path.join(folder, "xorg.conf")
    with open(path, "w") as file:
        file.write(
            f"""Section "ServerFlags"
              Option "AutoAddDevices" "false"
            EndSection
            {devices}
            Section "Device"
              Identifier "card"
              Driver "dummy"
            EndSection
            Section "Monitor"
              Identifier "monitor"
              HorizSync 5-1000
              VertRefresh 5-200
              Modeline "{SIZE[0]}x{SIZE[1]}" 66.25 1000 1056 1160 1320 800 803 813 835
            EndSection
            Section "Screen"
              Identifier "screen"
              Device "card"
              Monitor "monitor"
              DefaultDepth 24
              SubSection "Display"
                Depth 24
                Modes "{SIZE[0]}x{SIZE[1]}"
              EndSubSection
            EndSection
            Section "ServerLayout"
              Identifier "layout"
              Screen "screen"
              InputDevice "touch"
              InputDevice "keyboard" "CoreKeyboard"
              InputDevice "pointer" "CorePointer"
            EndSection
            """)
    return [
        "Xorg", "-config", path, "-logfile", os.path.join(folder, "xorg.log"), "-noreset", "-nolisten", "tcp",
        "-novtswitch", "-sharevts"]


class Finger:
    """A finger on the touchscreen."""

    def __init__(self):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(os.path.join(os.environ["XDG_RUNTIME_DIR"], "touch"))
        self._send(VERSION, struct.pack("=HH", 1, 0))
        self.socket.recv(4096)

    def swipe(self, start, *stops):
        """Touches the screen at a place, moves to others, and leaves it. Places are in pixels of the screen."""
        self._touch(BEGIN, start)
        here = start
        for stop in stops:
            for step in range(1, 21):
                self._touch(UPDATE, tuple(a + (b - a) * step / 20 for a, b in zip(here, stop)))
            here = stop
        self._touch(END, here)

    def _touch(self, kind, place):
        values = [value * AXIS_END / size for value, size in zip(place, SIZE)] + [0.0] * (AXES - 2)
        mask = bytes([0b11]) + bytes(AXES // 8 - 1)
        # The driver reads C structs, in which numbers of eight bytes are aligned.
        head = struct.pack("=III", 1, kind, 0) + mask + bytes(4)
        self._send(TOUCH, head + struct.pack(f"={AXES}d", *values) + bytes(AXES * 8))
        # The next one is sent when the server has handled this one.
        self._send(SYNC, b"")
        self.socket.recv(4096)

    def _send(self, kind, content):
        self.socket.sendall(struct.pack("=II", 8 + len(content), kind) + content)
