import type { ColumnVisibilityState, Updater } from '@tanstack/react-table';
import { useState } from 'react';
import type { View } from './views.js';

/** How this browser shows the lists of reservations. */
interface TableLook {
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
 * Columns that a view shows or hides by itself. The reason gets the width of the portal's state, which the decision says
 * too, and a decision that is the same in every row is not repeated.
 */
const usualOf = (view: View): ColumnVisibilityState => ({ portal: false, decision: !view.isOneDecision });

/** The columns and the height of the rows, kept in this browser. */
export function useTableLook(view: View) {
  const [look, setLook] = useState(read);
  const change = (next: TableLook) => {
    localStorage.setItem(STORED, JSON.stringify(next));
    setLook(next);
  };
  const visibility: ColumnVisibilityState = { ...usualOf(view), ...look.shown };
  return {
    visibility,
    isRoomy: look.isRoomy,
    changeRoomy: () => change({ ...look, isRoomy: !look.isRoomy }),
    changeVisibility: (updater: Updater<ColumnVisibilityState>) => {
      const next = typeof updater === 'function' ? updater(visibility) : updater;
      // What the view shows or hides by itself stays the view's.
      const changed = Object.entries(next).filter(([key, isShown]) => visibility[key] !== isShown);
      change({ ...look, shown: { ...look.shown, ...Object.fromEntries(changed) } });
    },
  };
}
