import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { decideLater, useWaitingDecisions } from '../decisions/decide-later.js';
import type { QueueRow, SupervisedDecision } from '../graph/answers.js';
import { useConnection } from '../graph/use-connection.js';
import { useMay } from '../look/role.js';
import { nameOf } from '../look/words.js';
import { type Asked, type ListPath, filterOf, linkToCase, linkToList, readAsked } from './asked.js';
import { useReviewKeys } from './use-review-keys.js';
import { useSteadyRows } from './use-steady-rows.js';

const SIZE = 50;

/** The rows for the address's filters, and the state of the list: selection, pointer, open dialogs and decisions. */
export function useReservationList(path: ListPath) {
  const navigate = useNavigate();
  const asked = readAsked(useSearch({ from: `/${path}` }), path);
  const mayDecide = useMay('MANAGER');
  const [isPointing, setPointing] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
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
    setSelected(new Set());
  };
  const approve = (ids: Iterable<string>) => mayDecide && decide(rowsOf(ids), 'approve', null);
  const askDecline = (ids: Iterable<string>) => mayDecide && setDeclining(rowsOf(ids));
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  const linkOf = (id: string) => linkToCase(id, { list: path, asked });
  const keys = useReviewKeys(rows?.map(({ id }) => id) ?? [], {
    onOpen: (id) => void navigate(linkOf(id)),
    onApprove: (id) => approve([id]),
    onDecline: (id) => askDecline([id]),
    onSelect: (id) => mayDecide && toggle(id),
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
    selected,
    setSelected,
    declining,
    isHelping,
    setHelping,
    rowsOf,
    linkOf,
    approve,
    askDecline,
    setPointing,
    /** Takes the dialog's note, or false if it was cancelled. */
    decline: (notes: string | null | false) => {
      if (declining && notes !== false) decide(declining, 'decline', notes);
      setDeclining(null);
    },
    decisionOf: ({ id, summary }: QueueRow) => waiting.get(id) ?? summary.compositeStatus,
    isDim: ({ id }: QueueRow) => waiting.has(id) || isGone(id),
    nameOfRow: (id: string) => nameOf(rowsOf([id])[0]!.guest),
    show: (next: Asked) => {
      setSelected(new Set());
      void navigate({ ...linkToList({ list: path, asked: next }), replace: true, resetScroll: false });
    },
  };
}
