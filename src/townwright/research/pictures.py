"""Games as pictures: pixels of the drawing, and a whole game as a GIF or as a page with a slider.

Pixels and GIFs need `townwright[pictures]`.
"""

from collections.abc import Iterator, Sequence
from html import escape
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from townwright.core.errors import NotPossible, problem
from townwright.core.files import write_safely
from townwright.core.match import Match
from townwright.core.optional_packages import extra
from townwright.core.render import to_text

if TYPE_CHECKING:
    import PIL.Image

#: The ways to render a game.
RENDER_MODES = ("ansi", "svg", "rgb_array")
#: The width of pictures in pixels, unless another one is given.
WIDTH = 800
#: Milliseconds that each picture of an animation is shown.
FRAME_MILLISECONDS = 800
#: The colour around drawings that are smaller than the largest one.
PAPER = "white"


def render(match: Match, seat: int | None, mode: str | None) -> str | npt.NDArray[np.uint8]:
    """Return a match as a seat sees it: as text, as SVG or as an array of pixels."""
    if mode == "rgb_array":
        return pixels(match.svg(seat))
    return match.svg(seat) if mode == "svg" else to_text(match.drawing(seat))


def pixels(svg: str, width: int = WIDTH) -> npt.NDArray[np.uint8]:
    """Return an SVG drawing as an array of pixels: rows, columns, and red, green and blue."""
    return np.asarray(picture(svg, width))


def picture(svg: str, width: int = WIDTH) -> "PIL.Image.Image":
    """Return an SVG drawing as a Pillow image."""
    with extra("pictures"):
        import resvg_py
        from PIL import Image

    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, background=PAPER)
    return Image.open(BytesIO(bytes(png))).convert("RGB")


def drawings(match: Match, seat: int | None = None, language: str = "en") -> Iterator[str]:
    """Yield SVG drawings of a match: at its beginning, before each later choice, and as it is now.

    >>> from townwright import new, game_names
    >>> len(list(drawings(new(game_names()[0], seed=7))))
    1
    """
    count = len(match.history)
    for number in range(count + 1):
        if number in (0, count) or not match.history[number].forced:
            yield match.at(number).svg(seat, language)


def animate(match: Match, path: Path | str, seat: int | None = None, width: int = WIDTH, language: str = "en") -> None:
    """Write a match as an animation: a GIF or an HTML page with a slider, depending on the file name."""
    target = Path(path)
    if target.suffix not in (".gif", ".html"):
        raise problem(NotPossible, "bad-animation", path=str(path)[:200])
    frames = list(drawings(match, seat, language))
    try:
        if target.suffix == ".html":
            write_safely(target, page(frames, match.game.title(language)))
        else:
            first, *rest = same_size([picture(frame, width) for frame in frames])
            first.save(target, "GIF", save_all=True, append_images=rest, duration=FRAME_MILLISECONDS, loop=0)
    except OSError as error:
        raise problem(NotPossible, "cannot-write", path=str(path)[:200], why=error.strerror or str(error)) from error


def same_size(pictures: Sequence["PIL.Image.Image"]) -> list["PIL.Image.Image"]:
    """Return pictures of one size, with paper around the smaller ones."""
    from PIL import Image

    size = max(each.width for each in pictures), max(each.height for each in pictures)
    frames = []
    for each in pictures:
        frame = Image.new("RGB", size, PAPER)
        frame.paste(each, (0, 0))
        frames.append(frame)
    return frames


def page(frames: Sequence[str], title: str) -> str:
    """Return an HTML page with a slider that shows one of several drawings; it loads nothing else."""
    figures = "\n".join(f"<figure>{frame}</figure>" for frame in frames)
    return f"""<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{escape(title)}</title>
<style>
body {{ margin: 1rem; font-family: system-ui, sans-serif }}
input {{ width: 100% }}
figure {{ display: none; margin: 0 }}
figure.shown {{ display: block }}
svg {{ max-width: 100%; height: auto }}
</style>
<h1>{escape(title)}</h1>
<input type="range" min="0" max="{len(frames) - 1}" value="0" aria-label="{escape(title)}" autofocus>
{figures}
<script>
const slider = document.querySelector("input"), figures = document.querySelectorAll("figure");
const show = () => figures.forEach((figure, number) => figure.classList.toggle("shown", number == slider.value));
slider.addEventListener("input", show);
show();
</script>
"""
