import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { BEYOND, type DrawnRow, KEEPS_VIEW, MOST_WHOLE, whole, withGaps, withKept } from './drawn-rows.js';

/** First guess, in pixels: items are measured when they are drawn. */
const HEIGHT = 37;

interface DrawnItems {
  /** Whether items are left out. */
  isPart: boolean;
  drawn: readonly DrawnRow[];
  /** Height of the items that are left out at the end. */
  endGap: number;
  /** Measures the item of an element. */
  measure(element: HTMLLIElement | null): void;
}

interface Wanted {
  ids: readonly string[];
  /** Keys of those to draw in any case. */
  kept: readonly (string | null | undefined)[];
  /** What scrolls, and the list in it. */
  scroller: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
}

/** The items of a list in an element that scrolls: all of a short one, and those near the view of a long one. */
export function useDrawnItems({ ids, kept, scroller, list }: Wanted): DrawnItems {
  const [margin, setMargin] = useState(0);
  const isPart = ids.length > MOST_WHOLE;
  const items = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: ids.length,
    enabled: isPart,
    getScrollElement: () => scroller.current,
    // What is in view is known before the first item is measured.
    initialRect: { width: 0, height: innerHeight },
    overscan: BEYOND,
    scrollMargin: margin,
    getItemKey: (index) => ids[index]!,
    estimateSize: () => HEIGHT,
    measureElement: (element) => element.getBoundingClientRect().height,
    rangeExtractor: (range) => withKept(range, ids, kept),
  });
  items.shouldAdjustScrollPositionOnItemSizeChange = KEEPS_VIEW ? () => false : undefined;
  useLayoutEffect(() => {
    if (!isPart || !scroller.current || !list.current) return;
    const [outer, inner] = [scroller.current, list.current].map((element) => element.getBoundingClientRect().top);
    const top = Math.round(inner! - outer! + scroller.current.scrollTop);
    if (Math.abs(top - margin) > 1) setMargin(top);
  });
  return {
    isPart,
    ...(isPart ? withGaps(items.getVirtualItems(), margin, items.getTotalSize()) : whole(ids.length)),
    measure: items.measureElement,
  };
}
