"""The terminal emulator of the tests: pyte, without its faults, with fast reads of its lines."""

import pyte
from wcwidth import wcwidth


class Screen(pyte.Screen):
    def __init__(self, columns, rows):
        # The texts of lines that have not changed since they were read last.
        self.texts = {}
        super().__init__(columns, rows)

    @property
    def display(self):
        """The texts of all lines. Tests read them after each piece of output, which changes few of them."""
        for y in self.dirty:
            self.texts.pop(y, None)
            # A combining mark at the beginning of a line is a part of the letter before it.
            self.texts.pop(y - 1, None)
        self.dirty.clear()
        for y in range(self.lines):
            if y not in self.texts:
                self.texts[y] = self.text_of(y)
        return [self.texts[y] for y in range(self.lines)]

    def text_of(self, y):
        line, found, x = self.buffer[y], [], 0
        while x < self.columns:
            found.append(line[x].data)
            # A wide character has two cells, the second of which is empty.
            x += 1 if found[-1].isascii() or wcwidth(found[-1][0]) < 2 else 2
        return "".join(found)

    def report_device_status(self, *args, **kwargs):
        pass

    def delete_lines(self, count=None):
        # pyte (0.8.2) keeps the old content of a line to which the cursor moves before anything is written on it: it
        # has no such line.
        for y in range(self.lines):
            self.buffer[y]
        super().delete_lines(count)
