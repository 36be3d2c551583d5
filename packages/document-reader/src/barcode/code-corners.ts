import { type Block, BLOCK } from './block-gradients.js';
import { type GreyImage, between } from './grey-image.js';

export interface Corner {
  x: number;
  y: number;
}

export type Corners = [Corner, Corner, Corner, Corner];

/** Blocks with fewer neighbours than this are outliers. */
const FEWEST_BESIDE = 4;

/**
 * Finds the four corners of a patch of blocks, which may be skewed by perspective. The first is the upper left one if
 * the bars are perpendicular to this angle. Undefined if the patch is not a quadrilateral.
 */
export function cornersOf(patch: Block[], angle: number): Corners | undefined {
  const there = new Set(patch.map(({ column, row }) => `${column}:${row}`));
  const near = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => ({ down, right })));
  const firm = patch.filter(
    ({ column, row }) =>
      near.filter(({ down, right }) => there.has(`${column + right}:${row + down}`)).length > FEWEST_BESIDE,
  );
  const points = firm.flatMap(({ column, row }) =>
    [0, 1].flatMap((down) => [0, 1].map((right) => ({ x: (column + right) * BLOCK, y: (row + down) * BLOCK }))),
  );
  const found = fourSided(hullOf(points));
  if (!found) return undefined;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const depth = ({ x, y }: Corner) => x * (cos - sin) + y * (cos + sin);
  const first = found.reduce((least, corner) => (depth(corner) < depth(least) ? corner : least));
  const from = found.indexOf(first);
  return [...found.slice(from), ...found.slice(0, from)] as Corners;
}

const turn = (a: Corner, b: Corner, c: Corner) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Convex hull, clockwise (y grows downwards). */
function hullOf(points: Corner[]): Corner[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (all: Corner[]) => {
    const kept: Corner[] = [];
    for (const point of all) {
      while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Intersection of two lines, each through two points; undefined if they are parallel. */
function crossing(a: Corner, b: Corner, c: Corner, d: Corner): Corner | undefined {
  const det = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (Math.abs(det) < 1e-6) return undefined;
  const share = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / det;
  return share > 1 ? { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) } : undefined;
}

/** Removes sides of the hull, the one that adds the least area first, until four are left. */
function fourSided(hull: Corner[]): Corner[] | undefined {
  let left = hull;
  while (left.length > 4) {
    let best: { added: number; at: number; corner: Corner } | undefined;
    left.forEach((b, at) => {
      const [a, c, d] = [left.at(at - 1)!, left[(at + 1) % left.length]!, left[(at + 2) % left.length]!];
      const corner = crossing(a, b, d, c);
      const added = corner ? Math.abs(turn(b, corner, c)) : Infinity;
      if (corner && added < (best?.added ?? Infinity)) best = { added, at, corner };
    });
    if (!best) return undefined;
    const { at, corner } = best;
    const next = (at + 1) % left.length;
    left = left.flatMap((point, index) => (index === at ? [corner] : index === next ? [] : [point]));
  }
  return left.length === 4 ? left : undefined;
}

/**
 * Rectifies the area between four corners, with a margin on each side as a share of its size. `width` in pixels; the
 * height is derived from the corners.
 */
export function straightened(image: GreyImage, corners: Corners, width: number, margin: number): GreyImage {
  const [a, b, c, d] = corners;
  const far = (one: Corner, other: Corner) => Math.hypot(one.x - other.x, one.y - other.y);
  const share = (far(a, d) + far(b, c)) / (far(a, b) + far(d, c));
  const height = Math.max(1, Math.round(width * Math.min(3, share)));
  const led = leading(corners);
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [u, v] = [
        ((column + 0.5) / width) * (1 + 2 * margin) - margin,
        ((row + 0.5) / height) * (1 + 2 * margin) - margin,
      ];
      const { x, y } = led(u, v);
      data[row * width + column] = between(image, x, y);
    }
  return { data, width, height };
}

/** Projective transform from the unit square to four corners. */
function leading([a, b, c, d]: Corners): (u: number, v: number) => Corner {
  const [dx1, dx2, sx] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, sy] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const det = dx1 * dy2 - dx2 * dy1 || 1;
  const [g, h] = [(sx * dy2 - dx2 * sy) / det, (dx1 * sy - sx * dy1) / det];
  const [xu, xv, yu, yv] = [b.x - a.x + g * b.x, d.x - a.x + h * d.x, b.y - a.y + g * b.y, d.y - a.y + h * d.y];
  return (u, v) => {
    const w = g * u + h * v + 1;
    return { x: (xu * u + xv * v + a.x) / w, y: (yu * u + yv * v + a.y) / w };
  };
}
