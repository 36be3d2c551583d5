import { useNavigate, useSearch } from '@tanstack/react-router';
import type { RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';
import { decideLater, useWaitingDecisions } from '../decisions/decide-later.js';
import type { QueueRow, SupervisedDecision } from '../graph/answers.js';
import { useConnection } from '../graph/use-connection.js';
import { useMay } from '../look/role.js';
import { useRowTable } from '../look/row-table.js';
import { nameOf } from '../look/words.js';
import { type Asked, type ListPath, filterOf, linkToCase, linkToList, readAsked } from './asked.js';
import { columnsWith } from './columns.js';
import { useReviewKeys } from './use-review-keys.js';
import { useSteadyRows } from './use-steady-rows.js';
import { useTableLook } from './use-table-look.js';

const SIZE = 50;

/** The rows for the address's filters, and the state of the list: selection, pointer, open dialogs and decisions. */
export function useReservationList(path: ListPath) {
  const navigate = useNavigate();
  const asked = readAsked(useSearch({ from: `/${path}` }), path);
  const mayDecide = useMay('MANAGER');
  const [isPointing, setPointing] = useState(false);
  const [selection, setSelection] = useState<RowSelectionState>({});
  const [declining, setDeclining] = useState<QueueRow[] | null>(null);
  const [isHelping, setHelping] = useState(false);
  const filter = filterOf(asked);
  const { sort } = asked;
  const page = useConnection('Review', { filter, sort, first: SIZE }, (answer) => answer.reservationConnection);
  const { rows, added, isGone } = useSteadyRows(page.rows, isPointing, JSON.stringify([filter, sort]));
  const waiting = useWaitingDecisions();
  const rowsOf = (ids: Iterable<string>): QueueRow[] => {
    const wanted = new Set(ids);
    return (rows ?? []).filter(({ id }) => wanted.has(id));
  };
  const decide = (chosen: QueueRow[], decision: SupervisedDecision, notes: string | null) => {
    decideLater(
      chosen.map(({ id, guest }) => ({ id, name: nameOf(guest) })),
      decision,
      notes,
    );
    setSelection({});
  };
  const approve = (ids: Iterable<string>) => mayDecide && decide(rowsOf(ids), 'approve', null);
  const askDecline = (ids: Iterable<string>) => mayDecide && setDeclining(rowsOf(ids));
  const linkOf = (id: string) => linkToCase(id, { list: path, asked });
  const decisionOf = ({ id, summary }: QueueRow) => waiting.get(id) ?? summary.compositeStatus;
  const look = useTableLook(asked.view);
  const table = useRowTable({
    columns: columnsWith(decisionOf, linkOf),
    rows,
    selection,
    onSelect: setSelection,
    visibility: look.visibility,
    onVisibility: look.changeVisibility,
  });
  const keys = useReviewKeys(rows?.map(({ id }) => id) ?? [], {
    onOpen: (id) => void navigate(linkOf(id)),
    onApprove: (id) => approve([id]),
    onDecline: (id) => askDecline([id]),
    onSelect: (id) => mayDecide && table.getRow(id).toggleSelected(),
    onHelp: () => setHelping(true),
  });
  return {
    asked,
    filter,
    page,
    rows,
    added,
    keys,
    mayDecide,
    look,
    table,
    selected: Object.keys(selection),
    clearSelection: () => setSelection({}),
    declining,
    isHelping,
    setHelping,
    rowsOf,
    approve,
    askDecline,
    setPointing,
    /** Takes the dialog's note, or false if it was cancelled. */
    decline: (notes: string | null | false) => {
      if (declining && notes !== false) decide(declining, 'decline', notes);
      setDeclining(null);
    },
    isDim: ({ id }: QueueRow) => waiting.has(id) || isGone(id),
    show: (next: Asked) => {
      setSelection({});
      void navigate({ ...linkToList({ list: path, asked: next }), replace: true, resetScroll: false });
    },
  };
}
