/** A grey picture, row by row, 0 to 255. */
export interface Grey {
  pixels: ArrayLike<number>;
  across: number;
  down: number;
}

/** Where the frame stands, in parts of the picture. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far from the frame's side an edge may lie, in parts of the picture. */
const NEAR = 0.09;
/** Mean difference of brightness across an edge, by judgement: a card on a table has 15 and more. */
const MIN_STEP = 9;
/** An edge stands out from what is written on a document, and from the grain of a table. */
const TIMES_COMMON = 2;

/**
 * How many sides of the frame have a straight edge of something near them, 0 to 4: the mean difference of brightness
 * along a line beside the side is large, and larger than is common in the picture.
 */
export function sidesWithEdges(grey: Grey, { left, top, right, bottom }: Frame): number {
  const { across, down } = grey;
  const [x0, x1] = [Math.round(left * across), Math.round(right * across)];
  const [y0, y1] = [Math.round(top * down), Math.round(bottom * down)];
  const columns = range(1, across - 1).map((x) => stepAt(grey, range(y0, y1), (y) => [x - 1, y, x + 1, y]));
  const rows = range(1, down - 1).map((y) => stepAt(grey, range(x0, x1), (x) => [x, y - 1, x, y + 1]));
  const hasEdge = (steps: number[], at: number, size: number) => {
    const near = steps.filter((_, n) => Math.abs(n + 1 - at) <= NEAR * size);
    const common = [...steps].sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
    return Math.max(0, ...near) >= Math.max(MIN_STEP, TIMES_COMMON * common);
  };
  const sides = [hasEdge(columns, x0, across), hasEdge(columns, x1, across)];
  return [...sides, hasEdge(rows, y0, down), hasEdge(rows, y1, down)].filter(Boolean).length;
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);

/** What the brightness changes by across a line on average; changes to and fro, as of letters, cancel each other. */
function stepAt({ pixels, across }: Grey, along: number[], pair: (n: number) => number[]): number {
  let sum = 0;
  for (const n of along) {
    const [x0, y0, x1, y1] = pair(n) as [number, number, number, number];
    sum += pixels[y1 * across + x1]! - pixels[y0 * across + x0]!;
  }
  return along.length === 0 ? 0 : Math.abs(sum) / along.length;
}
