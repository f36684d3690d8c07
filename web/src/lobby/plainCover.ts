/* The default cover: a row of houses, different for every game name. */

import { INK, n1, pick, range, seededRandom } from "../draw/svg";

const WALLS = ["#b9654a", "#4f7f79", "#c99a3f", "#5b7fa8", "#8a6a91", "#7d8f55"];

/** A seed derived from the name, so a game always gets the same houses. */
const seedOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2147483647, 7);

function house(x: number, width: number, height: number, wall: string): string {
  const top = 214 - height;
  const windows = range(Math.floor(height / 34)).flatMap((row) =>
    range(Math.floor(width / 22)).map(
      (column) =>
        `<rect x="${n1(x + 8 + column * 22)}" y="${top + 14 + row * 34}" width="9" height="14" fill="#fbf7ef" stroke="${INK}" stroke-width="1"/>`,
    ),
  );
  return (
    `<path d="M${n1(x - 4)} ${top}l${n1(width / 2 + 4)} -26 ${n1(width / 2 + 4)} 26z" fill="#6b5a4a" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<rect x="${n1(x)}" y="${top}" width="${n1(width)}" height="${height}" fill="${wall}" stroke="${INK}" stroke-width="1.6"/>` +
    windows.join("")
  );
}

export function plainCover(game: string): string {
  const random = seededRandom(seedOf(game));
  const houses: string[] = [];
  for (let x = 22; x < 270; ) {
    const width = 34 + Math.floor(random() * 3) * 11;
    houses.push(house(x, width, 62 + Math.floor(random() * 4) * 22, pick(random, WALLS)));
    x += width + 6;
  }
  const art =
    `<rect width="320" height="288" fill="#e9e0cf"/><path d="M0 214h320v74H0z" fill="#d8cbb0"/>` +
    `${houses.join("")}<path d="M0 214h320" stroke="${INK}" stroke-width="1.6"/>`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 288" preserveAspectRatio="xMidYMid slice">${art}</svg>`)}`;
}
