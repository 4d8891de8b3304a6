"""The mock of NetworkManager on a bus of its own, with networks of hostile names.

Prints the address of the bus, and ends with its standard input. For the system's Python, which has D-Bus.
"""

import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../NetworkManager"))

import dbus  # noqa: E402
from mock_service import Service  # noqa: E402

NAMES = [
    b"\x1b[2J\x1b[31mred", b"\x1b]0;title\x07", b"\x1b]52;c;aGk=\x07", b"\x1bPq\x1b\\", b"\x9b31mC1", "\x9b31mC2".encode(),
    b"two\nlines\tand\r", b"a\0b", bytes(32), b"", b"\xb2\xe2\xca\xd4", b"\xff\xfe\xc3\x28",
    "Thirty bytes and one emoji: 30🐙".encode()[:32], "\u202eedoc\u2066".encode(), "Har\u200bbour".encode(),
    ("Z" + "\u0301" * 15).encode()[:31], b"<script>alert(1)</script>", b"[red][/wrong][@click=x]", b"%p%s%n {0} $(id) `id`",
    b"--help", b"../../etc/passwd", b"  spaces  ", b"W" * 32, "👨\u200d👩\u200d👧\u200d👦 family".encode(), "제주 올레 카페".encode(),
]

service = Service()
try:
    service.start_bus()
    service.start_mock()
    for number, name in enumerate(NAMES):
        service.add(f"ap{number}", f"name{number}", 50 + number, security=0x400)
        service.update(service.access_point(f"ap{number}"), ".AccessPoint", Ssid=dbus.ByteArray(name))
    print(service.address, flush=True)
    sys.stdin.read()
finally:
    service.close()
