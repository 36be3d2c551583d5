import type { Point } from './curves.js';

export interface Line {
  name: string;
  points: Point[];
}

/** A chart with its caption. */
export interface Chart {
  title: string;
  /** Caption: what it shows and which direction is better. */
  told: string;
  axes: [x: string, y: string];
  lines: Line[];
  /** Draws the diagonal: random ranking or perfect calibration. */
  diagonal: boolean;
  /** Marks each point, which stands for a group of rows. */
  dots: boolean;
}

const SIZE = 300;
const EDGE = 48;
const KEY_HEIGHT = 18;
const COLOURS = ['#0b5cad', '#b3541e', '#4a7c2c', '#6b6b6b'];
const DASHES = ['', '6 3', '2 3', '8 3 2 3'];
const PARTS = 4;

/** Smallest of 1, 0.5, 0.2, 0.1, … that covers all values of an axis. */
function top(values: number[]): number {
  const most = Math.max(1e-6, ...values);
  const steps = [1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01].filter((step) => step >= most);
  return steps.at(-1) ?? 1;
}

const strokeOf = (n: number) => `stroke="${COLOURS[n % 4]}" stroke-width="2" stroke-dasharray="${DASHES[n % 4]}"`;

/** Grid lines at each quarter of the axes, with labels. */
function grid([wide, high]: [number, number]): string {
  const value = (top: number, n: number) => String(Number(((top * n) / PARTS).toPrecision(3)));
  return Array.from({ length: PARTS + 1 }, (_, n) => {
    const [x, y] = [EDGE + (SIZE * n) / PARTS, EDGE + SIZE - (SIZE * n) / PARTS];
    return (
      `<path stroke="#ddd" fill="none" d="M${x} ${EDGE}V${EDGE + SIZE}M${EDGE} ${y}H${EDGE + SIZE}"/>` +
      `<text x="${x}" y="${SIZE + EDGE + 15}" text-anchor="middle">${value(wide, n)}</text>` +
      `<text x="${EDGE - 5}" y="${y + 4}" text-anchor="end">${value(high, n)}</text>`
    );
  }).join('');
}

/** Legend, two entries per row below the chart. */
function keysOf(lines: Line[], from: number): string {
  return lines
    .map(({ name }, n) => {
      const [x, y] = [EDGE + (n % 2) * (SIZE / 2), from + Math.floor(n / 2) * KEY_HEIGHT];
      return `<path ${strokeOf(n)} d="M${x} ${y - 4}h32"/><text x="${x + 38}" y="${y}">${name}</text>`;
    })
    .join('');
}

/** Lines in a square as SVG, distinguished by color and dashes, with a legend below. */
export function chart({ title, axes: [x, y], lines, diagonal, dots }: Chart): string {
  const all = lines.flatMap(({ points }) => points);
  const most = [0, 1].map((axis) => top(all.map((point) => point[axis]!))) as [number, number];
  // If the diagonal means equality, both axes use the same scale.
  const [wide, high] = diagonal ? [Math.max(...most), Math.max(...most)] : most;
  const at = ([left, up]: Point): [string, string] => [
    (EDGE + (left / wide) * SIZE).toFixed(1),
    (EDGE + SIZE - (up / high) * SIZE).toFixed(1),
  ];
  const drawn = lines.map(({ points }, n) => {
    const places = points.map(at);
    const marks = dots
      ? places.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3" fill="${COLOURS[n % 4]}"/>`)
      : [];
    return `<polyline fill="none" ${strokeOf(n)} points="${places.map((place) => place.join()).join(' ')}"/>${marks.join('')}`;
  });
  const below = EDGE + SIZE;
  const words = [
    `<text x="${EDGE}" y="30" font-size="15" font-weight="bold">${title}</text>`,
    `<text x="${EDGE + SIZE / 2}" y="${below + 33}" text-anchor="middle">${x}</text>`,
    `<text transform="translate(13 ${EDGE + SIZE / 2}) rotate(-90)" text-anchor="middle">${y}</text>`,
  ];
  const even = diagonal ? `<path stroke="#999" d="M${EDGE} ${below}L${EDGE + SIZE} ${EDGE}"/>` : '';
  const height = below + 48 + KEY_HEIGHT * Math.ceil(lines.length / 2);
  return `<svg viewBox="0 0 ${SIZE + 2 * EDGE} ${height}" role="img" aria-label="${title}">${grid([wide, high])}${even}${drawn.join('')}${words.join('')}${keysOf(lines, below + 56)}</svg>`;
}
