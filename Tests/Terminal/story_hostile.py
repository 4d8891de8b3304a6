"""Names that are attacks, from the bus to the bytes that reach the terminal."""

from mock import Mock
from pty_app import *
from wifi import wifi

NAMES = [
    b"\x1b[2J\x1b[31mred", b"\x1b]0;title\x07", b"\x1b]52;c;aGk=\x07", b"\x1bPq\x1b\\", b"\x9b31mC1", "\x9b31mC2".encode(),
    b"two\nlines\tand\r", b"a\0b", bytes(32), b"", b"\xb2\xe2\xca\xd4", b"\xff\xfe\xc3\x28",
    "Thirty bytes and one emoji: 30🐙".encode()[:32], "\u202eedoc\u2066".encode(), "Har\u200bbour".encode(),
    ("Z" + "\u0301" * 15).encode()[:31], b"<script>alert(1)</script>", b"[red][/wrong][@click=x]", b"%p%s%n {0} $(id) `id`",
    b"--help", b"../../etc/passwd", b"  spaces  ", b"W" * 32, "👨\u200d👩\u200d👧\u200d👦 family".encode(), "제주 올레 카페".encode(),
]
# The program's own sequences to a terminal: colours and cursor positions, modes, scrolling, its title.
OWN = re.compile(
    rb"\x1b\[[0-9;:]*[mHGABCDJKLMPSTXr@d]|\x1b\[\?[0-9;]*[hlu$p]|\x1b\[[0-9;]* q|\x1b\[[<>=][0-9;]*[a-zA-Z]|\x1b[78=>M]"
    rb"|\x1b\][012];Wi-Fi(\x07|\x1b\\)|\x1b\]1[01];\?(\x07|\x1b\\)|\x1b\[[0-9;]*[nct]|\x1b\(B"
    rb"|\x1b_Gi=31415,s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\"  # Asks whether the terminal takes pixels.
    rb"|\x18")  # Cancels a truncated sequence, as the program ends.




def test_no_name_reaches_the_terminal_as_anything_but_text():
    with Mock() as mock:
        for number, name in enumerate(NAMES):
            mock.tell("add", name, 50 + number)
        with wifi("--radio", "networkmanager", rows=50, columns=100, environment=mock.environment) as app:
            app.wait_for("<script>alert(1)</script>")
            app.wait_for("--help")
            app.settle(0.5)
            shown = app.text
            for text in ["\\x1b[2J\\x1b[31mred", "\\x1b]0;title\\x07", "\\x9b31mC1", "two\\x0alines", "a\\x00b",
                         "\\xb2\\xe2\\xca\\xd4", "\\u{202e}edoc", "Har\\u{200b}bour", "Hidden Network", "␣␣spaces␣␣"]:
                assert text in shown, f"{text!r} is missing\n{app.picture()}"
            # One line each, with its mark in the same column.
            places = {row: [app.screen.buffer[row][column].data for column in range(100)] for row in range(50)}
            marks = {cells.index("⋯") for cells in places.values() if "⋯" in cells}
            assert len(marks) == 1, f"rows are out of line: {marks}\n{app.picture()}"
            # Every screen that shows a name.
            app.click("\\x1b]0;title")
            app.wait_for("Enter the password")
            app.send(ESC)
            app.wait_gone("Enter the password")
            app.click("\\x9b31mC1")
            app.wait_for("Enter the password")
            app.send(ESC)
            app.wait_gone("Enter the password")
            app.send("q")
            assert app.wait_exit() == 0
            for name in [b"\x1b[2J\x1b[31m", b"\x1b]0;title", b"\x1b]52", b"\x1bPq", b"\x9b31m", b"two\nlines", b"a\0b"]:
                assert name not in app.raw, name
            rest = OWN.sub(b"", bytes(app.raw))
            rest = rest.replace(b"\r", b"").replace(b"\n", b"").replace(b"\x08", b"")
            strange = re.search(rb".{0,20}[\x00-\x1f\x7f].{0,20}", rest)
            assert strange is None, strange.group(0)
            text = app.raw.decode()  # All of it is UTF-8.
            for bad in "\x9b\x9d\x90\u202e\u2066\u200b\ufeff":
                assert bad not in text, repr(bad)
