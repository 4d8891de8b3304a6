"""Writes the pictures of the fixture: small ones, each of which can be told from the others by its colours."""

import json
import os
import struct
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
ASSETS = os.path.join(HERE, "Assets.xcassets")
FILES = os.path.join(HERE, "Files")
INFO = {"author": "xcode", "version": 1}


def png(width, height, pixel):
    rows = b"".join(b"\0" + b"".join(bytes(pixel(x, y)) for x in range(width)) for y in range(height))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")


def write(path, data):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(data if isinstance(data, bytes) else data.encode())


def catalogue(name, contents, **files):
    folder = os.path.join(ASSETS, name)
    write(os.path.join(folder, "Contents.json"), json.dumps({"info": INFO, **contents}, indent=2) + "\n")
    for file, data in files.items():
        write(os.path.join(folder, file.replace("_", ".", 1) if "." not in file else file), data)


def flag(scale):
    """Estonia's: blue, black and white, 48 by 30 points."""
    colors = [(0, 114, 206, 255), (0, 0, 0, 255), (255, 255, 255, 255)]
    return png(48 * scale, 30 * scale, lambda x, y: colors[y // (10 * scale)])


def disc(color, size=40):
    def pixel(x, y):
        inside = (x - size / 2 + .5) ** 2 + (y - size / 2 + .5) ** 2 <= (size / 2) ** 2
        return (*color, 255) if inside else (0, 0, 0, 0)
    return png(size, size, pixel)


def frame():
    """A frame with corners of 6 pixels, whose middle is filled."""
    def pixel(x, y):
        edge = min(x, y, 23 - x, 23 - y)
        corner = (x < 6 or x > 17) and (y < 6 or y > 17)
        return (200, 60, 40, 255) if corner else (60, 60, 60, 255) if edge < 3 else (250, 235, 200, 255)
    return png(24, 24, pixel)


def sunset(width=320, height=180):
    def pixel(x, y):
        if (x - 220) ** 2 + (y - 100) ** 2 < 30 ** 2:
            return (255, 240, 190, 255)
        if y > 130:
            return (30, 60, 110 + (x * 7 + y * 13) % 40, 255)
        return (250 - y // 2, 120 + y // 2, 90 + y // 3, 255)
    return png(width, height, pixel)


def color(red, green, blue, appearance=None):
    entry = {"idiom": "universal", "color": {"color-space": "srgb", "components": {
        "red": red, "green": green, "blue": blue, "alpha": "1.000"}}}
    return {**entry, "appearances": [{"appearance": "luminosity", "value": appearance}]} if appearance else entry


LOGO = """<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48" viewBox="0 0 32 24">
  <path d="M4 16h24l-3 6H7z" fill="#27639f"/><path d="M15 2v12H6z" fill="#d0455a"/><path d="M17 4v10h8z" fill="#e9b44c"/>
</svg>
"""
HARMFUL = """<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">
  <script>fetch("/stolen"); document.title = "stolen"</script>
  <image href="file:///etc/passwd" width="5" height="5"/>
  <rect width="20" height="20" fill="#0a0" onload="document.title = 'stolen'"/>
</svg>
"""
SYMBOL = """<svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
  <g id="Notes"><rect width="3300" height="2200" fill="white"/></g>
  <g id="Guides">
    <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
    <line id="Capline-M" x1="263" x2="3036" y1="1055.54" y2="1055.54"/>
    <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>
    <line id="right-margin-Regular-M" x1="1500" x2="1500" y1="1030" y2="1150"/>
  </g>
  <g id="Symbols"><g id="Regular-M"><g><path d="M1450 1045L1495 1090L1450 1135L1405 1090Z"/></g></g></g>
</svg>
"""


def image(filename, **more):
    return {"idiom": "universal", "filename": filename, **more}


write(os.path.join(ASSETS, "Contents.json"), json.dumps({"info": INFO}) + "\n")
catalogue("Flags/Contents.json".split("/")[0], {})
catalogue(
    "Flags/flag.imageset",
    {"images": [image(f"flag@{scale}x.png" if scale > 1 else "flag.png", scale=f"{scale}x") for scale in (1, 2, 3)]},
    **{"flag.png": flag(1), "flag@2x.png": flag(2), "flag@3x.png": flag(3)})
catalogue(
    "moon.imageset",
    {"images": [image("sun.png", scale="1x"), image(
        "moon.png", scale="1x", appearances=[{"appearance": "luminosity", "value": "dark"}])]},
    **{"sun.png": disc((255, 190, 0)), "moon.png": disc((120, 140, 255))})
catalogue(
    "dot.imageset",
    {"images": [image("dot.png", scale="2x")], "properties": {"template-rendering-intent": "template"}},
    **{"dot.png": disc((0, 0, 0))})
catalogue("frame.imageset", {"images": [image("frame.png", scale="1x")]}, **{"frame.png": frame()})
catalogue("logo.imageset", {"images": [image("logo.svg")]}, **{"logo.svg": LOGO})
catalogue("harmful.imageset", {"images": [image("harmful.svg")]}, **{"harmful.svg": HARMFUL})
catalogue("kite.symbolset", {"symbols": [image("kite.svg")]}, **{"kite.svg": SYMBOL})
catalogue("Brand.colorset", {"colors": [color("0xC0", "0x20", "0x60"), color("1.000", "0.600", "0.800", "dark")]})
catalogue("AccentColor.colorset", {"colors": [color("0", "128", "96"), color("0.400", "0.900", "0.700", "dark")]})
catalogue(
    "AppIcon.appiconset", {"images": [image("icon.png", size="1024x1024", platform="ios")]},
    **{"icon.png": disc((0, 128, 96), 180)})
write(os.path.join(FILES, "sunset.png"), sunset())
write(os.path.join(FILES, "tiny@2x.png"), png(4, 4, lambda x, y: (255, 0, 0, 255) if (x + y) % 2 else (0, 0, 255, 255)))
