"""A source of people in the shape of the randomuser.me interface: a real server on this machine, with invented people.

    with Source(people=30) as source:
        run([program, "--source", source.url])
        source.fails = 500
"""

import http.server
import json
import struct
import threading
import zlib

FIRST = ["Ada", "Bela", "Cleo", "Dario", "Enzo", "Fenja", "Gala", "Hiro", "Ines", "Jasper"]
LAST = ["Arden", "Birk", "Castell", "Dahl", "Eriksen", "Falk", "Grimm", "Holm", "Iversen", "Joss"]
COUNTRIES = ["NO", "DE", "BR", "FR"]
AGES = [8, 15, 31, 47, 66, 84]


def person(number, address):
    first, last = FIRST[number % 10], LAST[(number // 10 + number) % 10]
    return {
        "gender": ["female", "male"][number % 2],
        "name": {"title": "Mx", "first": first, "last": last},
        "email": f"{first}.{last}{number}@example.org".lower(),
        "login": {"uuid": f"id-{number}", "username": f"{first.lower()}{number}"},
        "dob": {"date": "1990-01-01T00:00:00.000Z", "age": AGES[number % len(AGES)]},
        "phone": f"555-1{number:03}", "cell": f"555-2{number:03}",
        "picture": {"large": f"{address}photo/{number}.png"},
        "nat": COUNTRIES[number % len(COUNTRIES)],
    }


def photo(number, side=96):
    """Returns a small picture of a face, as a PNG file."""
    ground, skin = (70 + 40 * (number % 4), 110, 190 - 30 * (number % 5)), (240, 205 - 10 * (number % 6), 170)
    rows = b""
    for y in range(side):
        rows += b"\0"
        for x in range(side):
            dx, dy = x - side / 2, y - side * 0.45
            isFace = dx * dx + dy * dy < (side * 0.22) ** 2
            isBody = dx * dx / 1.3 + (y - side) ** 2 < (side * 0.3) ** 2
            rows += bytes(skin if isFace else (40, 44, 60) if isBody else ground)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


class Source:
    """`fails` is the status of all answers, or None. Photos of the numbers in `missing` do not exist."""

    def __init__(self, people=40, missing=()):
        self.people, self.missing, self.fails = people, set(missing), None
        source = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                number = self.path.startswith("/photo/") and int(self.path[7:-4])
                if source.fails:
                    self.answer(source.fails, "text/plain", b"out of order")
                elif self.path.startswith("/photo/"):
                    found = number not in source.missing
                    self.answer(200 if found else 404, "image/png", photo(number) if found else b"")
                else:
                    people = [person(number, source.address) for number in range(source.people)]
                    body = json.dumps({"results": people, "info": {"results": len(people)}}).encode()
                    self.answer(200, "application/json", body)

            def answer(self, status, kind, body):
                self.send_response(status)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/"
        self.url = self.address + "api/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()
