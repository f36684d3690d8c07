"""The picture of a link preview: a small town, drawn from a seed. Messengers need a PNG, not an SVG."""

import hashlib
import struct
import zlib
from functools import lru_cache

import numpy as np
import numpy.typing as npt

WIDTH, HEIGHT = 1200, 630
#: Draw this many times larger, then average, for smooth edges.
SCALE = 2
INK = (43, 42, 40)
SKIES = (((246, 221, 180), (250, 240, 220)), ((196, 221, 232), (245, 238, 222)), ((240, 205, 170), (248, 233, 208)))
HILLS = (((201, 207, 143), (159, 176, 103)), ((214, 195, 140), (190, 168, 104)), ((176, 200, 160), (134, 166, 120)))
WALLS = ((251, 247, 239), (240, 222, 190), (226, 200, 170), (201, 214, 219), (236, 204, 186))
ROOFS = ((185, 76, 52), (169, 81, 38), (42, 113, 104), (42, 100, 163), (122, 74, 60))
Colour = tuple[int, int, int]


class Canvas:
    """An image to draw on, in units of the final picture."""

    def __init__(self) -> None:
        self.pixels: npt.NDArray[np.uint8] = np.zeros((HEIGHT * SCALE, WIDTH * SCALE, 3), np.uint8)

    def box(self, x: float, y: float, width: float, height: float, colour: Colour) -> None:
        left, top, right, bottom = (round(each * SCALE) for each in (x, y, x + width, y + height))
        self.pixels[max(0, top) : max(0, bottom), max(0, left) : max(0, right)] = colour

    def roof(self, x: float, y: float, width: float, height: float, colour: Colour) -> None:
        """Draw a triangle above the line from (x, y), `width` long."""
        for row in range(round(height * SCALE)):
            half = width / 2 * row / (height * SCALE)
            self.box(x + width / 2 - half, y - height + row / SCALE, 2 * half, 1 / SCALE, colour)

    def png(self) -> bytes:
        """Return the picture as a PNG file."""
        small = self.pixels.reshape(HEIGHT, SCALE, WIDTH, SCALE, 3).mean((1, 3)).astype(np.uint8)
        rows = np.zeros((HEIGHT, 1 + WIDTH * 3), np.uint8)  # each begins with 0: not filtered
        rows[:, 1:] = small.reshape(HEIGHT, -1)
        head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
        parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows.tobytes(), 9)), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in parts)


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


@lru_cache(maxsize=64)
def picture(name: str) -> bytes:
    """Return the picture for a name, always the same one."""
    rng = np.random.default_rng(int.from_bytes(hashlib.sha256(name.encode()).digest()[:8]))
    canvas = Canvas()
    rows, columns = np.mgrid[0 : HEIGHT * SCALE, 0 : WIDTH * SCALE].astype(np.float32) / SCALE
    top, bottom = (np.array(each) for each in SKIES[rng.integers(len(SKIES))])
    canvas.pixels[:] = (top + (bottom - top) * (rows / HEIGHT)[..., None]).astype(np.uint8)
    sun = rng.uniform(150, 1050), rng.uniform(110, 180)
    canvas.pixels[np.hypot(columns - sun[0], rows - sun[1]) < 64] = (229, 138, 77)
    far, near = HILLS[rng.integers(len(HILLS))]
    for base, rise, colour in ((330, 46, far), (420, 30, near)):
        edge = base + rise * np.sin(columns / rng.uniform(120, 200) + rng.uniform(0, 6))
        canvas.pixels[np.abs(rows - edge) < 1.2] = INK
        canvas.pixels[rows > edge + 1.2] = colour
    for ground, size in ((470.0, 0.75), (600.0, 1.1)):
        x = -30.0
        while x < WIDTH:
            width, height = rng.uniform(70, 120) * size, rng.uniform(70, 190) * size
            draw_house(canvas, rng, x, ground, width, height)
            x += width + rng.uniform(0, 26) * size
    return canvas.png()


def draw_house(canvas: Canvas, rng: np.random.Generator, x: float, ground: float, width: float, height: float) -> None:
    wall, roof = WALLS[rng.integers(len(WALLS))], ROOFS[rng.integers(len(ROOFS))]
    peak = width * 0.45
    canvas.roof(x - 9, ground - height + 2, width + 18, peak + 6, INK)
    canvas.roof(x - 5, ground - height, width + 10, peak, roof)
    canvas.box(x, ground - height, width, height, INK)
    canvas.box(x + 2, ground - height + 2, width - 4, height - 4, wall)
    pane = width / 6
    for floor in range(int((height - pane) // (pane * 2.2))):
        for side in (0.22, 0.62):
            top = ground - height + pane * (0.8 + 2.2 * floor)
            canvas.box(x + width * side, top, pane, pane * 1.3, INK)
            canvas.box(x + width * side + 1.5, top + 1.5, pane - 3, pane * 1.3 - 3, (250, 224, 150))
