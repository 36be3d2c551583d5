import type { Point } from './curves.js';

export interface Line {
  name: string;
  points: Point[];
}

const SIZE = 300;
const EDGE = 44;
const COLOURS = ['#0b5cad', '#b3541e', '#4a7c2c', '#6b6b6b'];
const DASHES = ['', '6 3', '2 3', '8 3 2 3'];

/** The least of 1, 0.5, 0.2, 0.1, … that holds all values of an axis. */
function top(values: number[]): number {
  const most = Math.max(1e-6, ...values);
  const steps = [1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01].filter((step) => step >= most);
  return steps.at(-1) ?? 1;
}

/** Lines in a square as SVG, told apart by colour and dashes; a diagonal where `even` says that it means something. */
export function chart(title: string, [x, y]: [string, string], lines: Line[], even: boolean): string {
  const all = lines.flatMap(({ points }) => points);
  const [wide, high] = [top(all.map((point) => point[0])), top(all.map((point) => point[1]))];
  const at = ([left, up]: Point) =>
    `${(EDGE + (left / wide) * SIZE).toFixed(1)},${(EDGE + SIZE - (up / high) * SIZE).toFixed(1)}`;
  const drawn = lines.map(
    ({ points }, n) =>
      `<polyline fill="none" stroke="${COLOURS[n % 4]}" stroke-width="2" stroke-dasharray="${DASHES[n % 4]}" points="${points.map(at).join(' ')}"/>`,
  );
  const keys = lines.map(
    ({ name }, n) =>
      `<text x="${even ? EDGE + SIZE - 6 : EDGE + 6}" y="${EDGE + SIZE - 10 - 15 * n}" text-anchor="${even ? 'end' : 'start'}" fill="${COLOURS[n % 4]}">${name}</text>`,
  );
  const end = Math.min(wide, high);
  const diagonal = even ? `<polyline fill="none" stroke="#bbb" points="${at([0, 0])} ${at([end, end])}"/>` : '';
  const box = `<rect x="${EDGE}" y="${EDGE}" width="${SIZE}" height="${SIZE}" fill="none" stroke="#888"/>`;
  const words = [
    `<text x="${EDGE}" y="24" font-weight="bold">${title}</text>`,
    `<text x="${EDGE + SIZE / 2}" y="${SIZE + EDGE + 32}" text-anchor="middle">${x}</text>`,
    `<text transform="translate(14 ${EDGE + SIZE / 2}) rotate(-90)" text-anchor="middle">${y}</text>`,
    `<text x="${EDGE}" y="${SIZE + EDGE + 16}">0</text>`,
    `<text x="${EDGE + SIZE}" y="${SIZE + EDGE + 16}" text-anchor="end">${wide}</text>`,
    `<text x="${EDGE - 4}" y="${EDGE + 10}" text-anchor="end">${high}</text>`,
  ];
  const side = SIZE + 2 * EDGE;
  return `<svg viewBox="0 0 ${side} ${side}" role="img" aria-label="${title}">${box}${diagonal}${drawn.join('')}${keys.join('')}${words.join('')}</svg>`;
}
