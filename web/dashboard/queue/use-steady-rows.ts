import { useRef } from 'react';

interface Steady<Row> {
  rows: Row[] | null;
  /** Number of new rows that are not shown yet. */
  added: number;
  /** Whether a row has left the list but is still shown. */
  isGone(id: string): boolean;
}

/**
 * Keeps rows in place while the pointer is over them. Changed rows update in place. Removed rows stay, and new rows that
 * belong further up stay hidden, until the pointer leaves.
 */
export function useSteadyRows<Row extends { id: string }>(
  fresh: Row[] | null,
  isHeld: boolean,
  key: string,
): Steady<Row> {
  const kept = useRef<{ key: string; rows: Row[] } | null>(null);
  if (!fresh) return { rows: null, added: 0, isGone: () => false };
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const before = kept.current?.key === key && isHeld ? kept.current.rows : null;
  if (before) {
    const known = new Set(before.map(({ id }) => id));
    const last = fresh.findLastIndex(({ id }) => known.has(id));
    const behind = fresh.filter(({ id }, n) => n > last && !known.has(id));
    kept.current = { key, rows: [...before.map((row) => byId.get(row.id) ?? row), ...behind] };
  } else kept.current = { key, rows: fresh };
  const { rows } = kept.current;
  const shown = new Set(rows.map(({ id }) => id));
  return {
    rows,
    added: fresh.filter(({ id }) => !shown.has(id)).length,
    isGone: (id) => !byId.has(id),
  };
}
