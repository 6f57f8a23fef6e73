"""Reads PNG files with nothing but zlib: read_png.py IN OUT writes the width, the height and the RGB bytes."""

import struct
import sys
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def chunks(data):
    """Yields the type and the contents of every chunk, checksums compared."""
    if data[:8] != SIGNATURE:
        raise ValueError("no PNG signature")
    place = 8
    while place < len(data):
        (length,) = struct.unpack(">I", data[place:place + 4])
        kind, body = data[place + 4:place + 8], data[place + 8:place + 8 + length]
        (checksum,) = struct.unpack(">I", data[place + 8 + length:place + 12 + length])
        if zlib.crc32(kind + body) != checksum:
            raise ValueError(f"wrong checksum of {kind}")
        yield kind, body
        place += 12 + length
    if place != len(data):
        raise ValueError("bytes after the last chunk")


def paeth(left, up, corner):
    estimate = left + up - corner
    return min((left, up, corner), key=lambda value: abs(estimate - value))


def row(kind, line, above):
    """Undoes the filter of one row of one byte a pixel."""
    if kind == 0:
        return line
    line = bytearray(line)
    for index in range(len(line)):
        left = line[index - 1] if index else 0
        up = above[index]
        corner = above[index - 1] if index else 0
        line[index] = (line[index] + (left, up, (left + up) // 2, paeth(left, up, corner))[kind - 1]) & 255
    return line


def read(data):
    """Returns the width, the height and the RGB bytes."""
    found = list(chunks(data))
    kinds = [kind for kind, _ in found]
    if kinds[0] != b"IHDR" or kinds[-1] != b"IEND":
        raise ValueError(f"wrong order of chunks: {kinds}")
    width, height, depth, colour, *methods = struct.unpack(">IIBBBBB", found[0][1])
    if (depth, colour, methods) != (8, 3, [0, 0, 0]):
        raise ValueError("not 8 bits of a palette, line by line")
    (palette,) = [body for kind, body in found if kind == b"PLTE"]
    colours = [palette[place:place + 3] for place in range(0, len(palette), 3)]
    if len(palette) % 3 or kinds.index(b"PLTE") > kinds.index(b"IDAT"):
        raise ValueError("no whole palette before the pixels")
    raw = zlib.decompress(b"".join(body for kind, body in found if kind == b"IDAT"))
    if len(raw) != height * (width + 1):
        raise ValueError("too many or too few pixels")
    above, rows = bytes(width), []
    for start in range(0, len(raw), width + 1):
        above = row(raw[start], raw[start + 1:start + 1 + width], above)
        rows.append(b"".join([colours[number] for number in above]))
    return width, height, b"".join(rows)


if __name__ == "__main__":
    with open(sys.argv[1], "rb") as file:
        pixels = read(file.read())
    with open(sys.argv[2], "wb") as file:
        file.write(struct.pack(">II", *pixels[:2]) + pixels[2])
