"""Answers the queries that programs send to a terminal, as xterm answers them with its default settings.

A terminal that answers nothing is not measured: programs wait for it, Keel for a second. Every program gets the same
replies. xterm does not answer queries of kitty's protocols (`CSI ? u`, `APC G`), and it has no pictures (its attributes
lack 4). It knows private modes, but none that programs under test ask for: synchronized output (2026) and reports of the
size (2048).
"""
import re

import pyte

FONT_WIDTH, FONT_HEIGHT = 6, 13
# Black on white.
COLORS = {b"10": "000000", b"11": "ffffff", b"12": "000000"}
FIXED = {
    b"5n": b"\x1b[0n",
    b"c": b"\x1b[?64;1;2;6;9;15;16;17;18;21;22;28c",
    b">c": b"\x1b[>41;390;0c",
    b"=c": b"\x1bP!|00000000\x1b\\",
    b">q": b"\x1bP>|XTerm(390)\x1b\\",
    b"16t": f"\x1b[6;{FONT_HEIGHT};{FONT_WIDTH}t".encode(),
}
QUERY = re.compile(rb"\x1b\[(?P<control>[?>=]?[0-9]*\$?[cnpqt])|\x1b\](?P<color>1[0-2]|4;[0-9]{1,3});\?(?P<end>\x07|\x1b\\)")
# No query is longer.
LONGEST = 32


class Replies:
    """Finds queries in the output of a program, also those that arrive in two pieces.

    `cursor` returns the column and row, counted from 0, after all output up to the query.
    """

    def __init__(self, columns, lines, cursor):
        self.columns, self.lines, self.cursor = columns, lines, cursor
        self.seen = b""

    def split(self, data):
        """Yields the parts of the output, each with the query that ends it; the last one with None."""
        text = self.seen + data
        taken = len(self.seen)
        end = 0
        for query in QUERY.finditer(text):
            yield text[taken:query.end()], query
            taken = end = query.end()
        if taken < len(text):
            yield text[taken:], None
        self.seen = text[end:][-LONGEST:]

    def reply(self, query):
        """Returns the bytes of the reply, or None if xterm has none."""
        if query["color"]:
            return self.color(query["color"], query["end"])
        # A parameter of 0 is the same as none.
        control = re.sub(rb"^([>=]?)0([cq])$", rb"\1\2", query["control"])
        if control in FIXED:
            return FIXED[control]
        if control in (b"6n", b"?6n"):
            column, row = self.cursor()
            private = "?" if control.startswith(b"?") else ""
            return f"\x1b[{private}{row + 1};{min(column, self.columns - 1) + 1}R".encode()
        if control == b"14t":
            return f"\x1b[4;{self.lines * FONT_HEIGHT};{self.columns * FONT_WIDTH}t".encode()
        if control == b"18t":
            return f"\x1b[8;{self.lines};{self.columns}t".encode()
        if re.fullmatch(rb"\?[0-9]+\$p", control):
            return b"\x1b[" + control[:-2] + b";0$y"
        return None

    @staticmethod
    def color(name, end):
        number = int(name[2:]) if name.startswith(b"4;") else 0
        if number > 255:
            return None
        digits = COLORS.get(name) or pyte.graphics.FG_BG_256[number]
        parts = "/".join(digits[at:at + 2] * 2 for at in (0, 2, 4))
        return b"\x1b]" + name + f";rgb:{parts}".encode() + end
