import { useLayoutEffect, useRef, useState } from 'react';

/** Room for longer texts in rows that were not measured, in pixels. */
const SPARE = 8;

/** A width in pixels for each shown column; null: it takes what is left. */
type Widths = (number | null)[];

/**
 * The widths of a table's columns, so that they do not change with the rows that are drawn. Null while they follow the
 * rows. They are measured again when the columns or the page width change.
 */
export function useSteadyWidths(isSteady: boolean, columns: string) {
  const head = useRef<HTMLTableRowElement>(null);
  const [width, setWidth] = useState(0);
  const [steady, setSteady] = useState<{ key: string; widths: Widths } | null>(null);
  const key = isSteady ? `${columns} ${width}` : '';
  useLayoutEffect(() => {
    const frame = head.current?.closest('table')?.parentElement;
    if (!key || !frame) return undefined;
    const sizes = new ResizeObserver(() => setWidth(frame.clientWidth));
    sizes.observe(frame);
    return () => sizes.disconnect();
  }, [key]);
  useLayoutEffect(() => {
    if (!key || !head.current) return;
    setSteady({ key, widths: widthsOf(head.current) });
  }, [key]);
  return { head, widths: steady?.key === key ? steady.widths : null };
}

function widthsOf(head: HTMLTableRowElement): Widths {
  const shown = Array.from(head.cells, (cell) => ({
    width: cell.getBoundingClientRect().width,
    isWide: cell.classList.contains('wide'),
  })).filter(({ width }) => width > 0);
  const spare = shown.some(({ isWide }) => isWide) ? SPARE : 0;
  return shown.map(({ width, isWide }) => (isWide ? null : width + spare));
}
