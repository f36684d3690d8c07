/* The geometry of the circle of cards. */

export interface Spot {
  x: number;
  y: number;
}

/** Points at equal distances along |x/a|^roundness + |y/b|^roundness = 1, clockwise from the top. */
export function spots(count: number, a: number, b: number, roundness: number): Spot[] {
  const steps = 2400;
  const lengths: number[] = [0];
  const points = Array.from({ length: steps + 1 }, (_, i): Spot => {
    const angle = (i / steps) * 2 * Math.PI - Math.PI / 2;
    const stretch = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / roundness);
    return { x: a * stretch(Math.cos(angle)), y: b * stretch(Math.sin(angle)) };
  });
  for (let i = 1; i <= steps; i++) {
    const [p, q] = [points[i] as Spot, points[i - 1] as Spot];
    lengths.push((lengths[i - 1] as number) + Math.hypot(p.x - q.x, p.y - q.y));
  }
  const total = lengths[steps] as number;
  let at = 0;
  return Array.from({ length: count }, (_, j) => {
    while ((lengths[at] as number) < (total * j) / count) at += 1;
    return points[at] as Spot;
  });
}

/** The largest rectangle around the centre that keeps a gap from cards of this size at the spots. */
export function innerRoom(places: readonly Spot[], card: { width: number; height: number }, gap: number) {
  const innerEdge = ({ x, y }: Spot) => ({
    x: Math.abs(x) - card.width / 2 - gap,
    y: Math.abs(y) - card.height / 2 - gap,
  });
  const edges = places.map(innerEdge);
  const sizes = edges
    .filter(({ x }) => x > 0)
    .map(({ x }) => ({ x, y: Math.min(...edges.filter((edge) => edge.x < x).map((edge) => edge.y)) }));
  const { x, y } = sizes.reduce((best, each) => (each.x * each.y > best.x * best.y && each.y > 0 ? each : best), {
    x: 0,
    y: 0,
  });
  return { width: 2 * x, height: 2 * y };
}
