import { useState } from 'react';
import { goTo, useRoute } from '../address/route.js';
import { decideLater, useWaitingDecisions } from '../decisions/decide-later.js';
import type { QueueRow, SupervisedDecision } from '../graph/answers.js';
import { useConnection } from '../graph/use-connection.js';
import { useMay } from '../look/role.js';
import { nameOf } from '../look/words.js';
import { type Asked, LISTS, addressFor, caseAddress, filterOf, readAsked } from './asked.js';
import { useReviewKeys } from './use-review-keys.js';
import { useSteadyRows } from './use-steady-rows.js';
import type { View } from './views.js';

const SIZE = 50;

/** The rows for the address's filters, and the state of the list: selection, pointer, open dialogs and decisions. */
export function useReservationList(path: keyof typeof LISTS) {
  const views: readonly View[] = LISTS[path];
  const { query } = useRoute();
  const asked = readAsked(query, views);
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
  const addressOf = (id: string) => caseAddress(id, { list: path, asked });
  const keys = useReviewKeys(rows?.map(({ id }) => id) ?? [], {
    onOpen: (id) => goTo(addressOf(id)),
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
    addressOf,
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
      goTo(addressFor(path, next, next.view === views[0]), true);
    },
  };
}
