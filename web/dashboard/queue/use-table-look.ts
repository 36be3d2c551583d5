import { useState } from 'react';
import type { QueueRow } from '../graph/answers.js';
import type { Column } from '../look/data-table.js';
import type { View } from './views.js';

/** How this browser shows the lists of reservations. */
export interface TableLook {
  /** Columns that the user showed or hid, by key. */
  shown: Readonly<Record<string, boolean>>;
  isRoomy: boolean;
}

const STORED = 'table-look';
const USUAL: TableLook = { shown: {}, isRoomy: false };

function read(): TableLook {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<TableLook>) };
  } catch {
    return USUAL;
  }
}

/**
 * Whether a view shows a column. By default the reason gets the width of the portal's state, which the decision says
 * too, and a decision that is the same in every row is not repeated.
 */
export const isShown = ({ shown }: TableLook, key: string, view: View): boolean =>
  shown[key] ?? !(key === 'portal' || (key === 'decision' && view.isOneDecision));

/** The look, and how to change it. The first column names the row, so it always stays. */
export function useTableLook() {
  const [look, setLook] = useState(read);
  const change = (next: TableLook) => {
    localStorage.setItem(STORED, JSON.stringify(next));
    setLook(next);
  };
  return {
    look,
    change,
    columnsOf: (columns: Column<QueueRow>[], view: View) =>
      columns.filter(({ key }, n) => n === 0 || isShown(look, key, view)),
  };
}
