import { type Range, defaultRangeExtractor } from '@tanstack/react-virtual';

/** Shorter lists are drawn whole. */
export const MOST_WHOLE = 100;
/** Rows drawn beyond each edge of what is in view. */
export const BEYOND = 12;

/** The browser itself keeps the view in place when rows above it change. */
export const KEEPS_VIEW = CSS.supports('overflow-anchor', 'auto');

export interface DrawnRow {
  index: number;
  /** Height of the rows that are left out before this one. */
  gap: number;
}

interface Placed {
  index: number;
  start: number;
  end: number;
}

/** The rows with the gaps between them, and the height of those that are left out at the end. */
export function withGaps(placed: readonly Placed[], from: number, total: number) {
  let end = from;
  const drawn: DrawnRow[] = placed.map((row) => {
    const gap = row.start - end;
    ({ end } = row);
    return { index: row.index, gap };
  });
  return { drawn, endGap: total + from - end };
}

/** All rows of a short list. */
export const whole = (count: number) => ({
  drawn: Array.from({ length: count }, (_, index): DrawnRow => ({ index, gap: 0 })),
  endGap: 0,
});

/** The rows near what is in view, and those to draw in any case. */
export function withKept(range: Range, ids: readonly string[], kept: readonly (string | null | undefined)[]): number[] {
  const near = defaultRangeExtractor(range);
  const far = kept.flatMap((id) => {
    const index = id ? ids.indexOf(id) : -1;
    return index >= 0 && !near.includes(index) ? [index] : [];
  });
  return [...new Set([...near, ...far])].sort((a, b) => a - b);
}
