import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { BEYOND, type DrawnRow, KEEPS_VIEW, MOST_WHOLE, whole, withGaps, withKept } from './drawn-rows.js';

/** Below the top bar with the head of the table or the actions for selected rows, and above the edge of the window. */
const EDGES = { scrollPaddingStart: 100, scrollPaddingEnd: 16 };

/** First guesses, in pixels: rows are measured when they are drawn. */
const HEIGHTS = { row: 37, roomy: 49, card: 112 };
const IS_CARDS = matchMedia('(max-width: 56rem)');

interface DrawnRows {
  /** Whether rows are left out. */
  isPart: boolean;
  drawn: readonly DrawnRow[];
  /** Height of the rows that are left out at the end. */
  endGap: number;
  body: RefObject<HTMLTableSectionElement | null>;
  /** Measures the row of an element. */
  measure(element: HTMLTableRowElement | null): void;
  scrollTo(index: number): void;
}

/** What is wanted of the rows: their number, the key of each, and those to draw in any case. */
interface Wanted {
  ids: readonly string[];
  kept: readonly (string | null | undefined)[];
  isRoomy: boolean;
}

/** The rows to draw: all of a short list, and those near the window of a long one. */
export function useDrawnRows({ ids, kept, isRoomy }: Wanted): DrawnRows {
  const body = useRef<HTMLTableSectionElement>(null);
  const [margin, setMargin] = useState(0);
  const isPart = ids.length > MOST_WHOLE;
  const rows = useWindowVirtualizer<HTMLTableRowElement>({
    count: ids.length,
    enabled: isPart,
    // What is in view is known before the first row is measured.
    initialRect: { width: innerWidth, height: innerHeight },
    overscan: BEYOND,
    scrollMargin: margin,
    getItemKey: (index) => ids[index]!,
    estimateSize: () => (IS_CARDS.matches ? HEIGHTS.card : isRoomy ? HEIGHTS.roomy : HEIGHTS.row),
    measureElement: (element) => element.getBoundingClientRect().height,
    rangeExtractor: (range) => withKept(range, ids, kept),
    ...EDGES,
  });
  rows.shouldAdjustScrollPositionOnItemSizeChange = KEEPS_VIEW ? () => false : undefined;
  useLayoutEffect(() => {
    if (!isPart || !body.current) return;
    const top = Math.round(body.current.getBoundingClientRect().top + scrollY);
    if (Math.abs(top - margin) > 1) setMargin(top);
  });
  return {
    isPart,
    ...(isPart ? withGaps(rows.getVirtualItems(), margin, rows.getTotalSize()) : whole(ids.length)),
    body,
    measure: rows.measureElement,
    scrollTo: (index) => rows.scrollToIndex(index),
  };
}
