import { useRef, useState } from 'react';
import { useConnection } from '../graph/use-connection.js';
import type { Neighbours } from '../reservation/use-case-keys.js';
import { type Opened, filterOf, linkToCase, linkToList } from './asked.js';
import { useSteadyRows } from './use-steady-rows.js';

const SIZE = 50;

/** The list that a reservation was opened from, and the reservations around it. */
export function useCaseList(id: string, opened: Opened) {
  const { asked } = opened;
  const [isPointing, setPointing] = useState(false);
  const filter = filterOf(asked);
  const { sort } = asked;
  const page = useConnection('Review', { filter, sort, first: SIZE }, (answer) => answer.reservationConnection);
  const { rows, isGone } = useSteadyRows(page.rows, isPointing, JSON.stringify([filter, sort]));
  const at = rows?.findIndex((row) => row.id === id) ?? -1;
  // A decided reservation leaves the list. The one after it is then in its place.
  const last = useRef(0);
  if (at >= 0) last.current = at;
  const linkAt = (place: number) => {
    const row = rows?.[place];
    return row ? linkToCase(row.id, opened) : null;
  };
  const neighbours: Neighbours = {
    previous: linkAt(last.current - 1),
    next: linkAt(at >= 0 ? at + 1 : last.current),
    list: linkToList(opened),
  };
  return { page, rows, at, isGone, setPointing, neighbours };
}
