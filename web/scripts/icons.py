"""Draw the icons of the app from `public/mark.svg`: run this file after changing the mark."""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "public"
PAPER = "#fbf7ef"
#: The name of each icon, its size, the share of it that the mark covers, and its background.
ICONS = (
    ("icon-192", 192, 1.0, "transparent"),
    ("icon-512", 512, 1.0, "transparent"),
    ("icon-maskable", 512, 0.78, PAPER),  # a platform may cut off the outer tenth
    ("apple-touch-icon", 180, 0.92, PAPER),
)


def main() -> None:
    """Write the PNG files beside the mark."""
    mark = (PUBLIC / "mark.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, size, share, ground in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            style = f"margin:0;display:grid;place-items:center;height:100vh;background:{ground}"
            page.set_content(f'<body style="{style}"><style>svg{{width:{share:.0%}}}</style>{mark}</body>')
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
