import { plural, t } from '@lingui/core/macro';
import type { SupervisedDecision } from '../graph/answers.js';
import { Refused, ask } from '../graph/ask.js';
import { createStore } from '../graph/store.js';
import { showToast } from '../look/toasts.js';

/** Decisions that are not saved yet, by reservation. */
type Waiting = ReadonlyMap<string, SupervisedDecision>;

interface Decided {
  id: string;
  /** The guest's name, for the message. */
  name: string;
}

const waiting = createStore<Waiting>(new Map());

function change(edit: (next: Map<string, SupervisedDecision>) => void): void {
  const next = new Map(waiting.get());
  edit(next);
  waiting.set(next);
}

function sentenceOf(decided: readonly Decided[], decision: SupervisedDecision): string {
  const count = decided.length;
  const name = decided[0]!.name;
  if (count === 1) return decision === 'approve' ? t`${name} approved` : t`${name} declined`;
  return decision === 'approve'
    ? plural(count, { one: '# reservation approved', other: '# reservations approved' })
    : plural(count, { one: '# reservation declined', other: '# reservations declined' });
}

/** Decisions that are being saved; those that wait for a limit would be lost with the page. */
let saving = 0;
addEventListener('beforeunload', (event) => saving > 0 && event.preventDefault());

async function write(decided: readonly Decided[], decision: SupervisedDecision, notes: string | null): Promise<void> {
  saving += 1;
  const results = await Promise.allSettled(
    decided.map(({ id }) => ask('Decide', { id, decision, notes }, { outlivesPage: true, waitsForLimit: true })),
  );
  saving -= 1;
  change((next) => decided.forEach(({ id }) => next.delete(id)));
  const failed = decided.filter((_, n) => results[n]!.status === 'rejected');
  const problem = results.find((result) => result.status === 'rejected')?.reason as unknown;
  if (failed.length === 0) return;
  const count = failed.length;
  const who = count === 1 ? failed[0]!.name : plural(count, { one: '# reservation', other: '# reservations' });
  const why = problem instanceof Refused ? problem.message : '';
  showToast({
    text: `${t`Not saved: ${who}.`} ${why}`.trim(),
    isProblem: true,
    action: { name: t`Try again`, run: () => decideLater(failed, decision, notes) },
  });
}

/**
 * Decides on reservations. A message with Undo is shown for 10 seconds. The decision is saved when it closes, or when the
 * user leaves the page.
 */
export function decideLater(
  decided: readonly Decided[],
  decision: SupervisedDecision,
  notes: string | null = null,
): void {
  const open = decided.filter(({ id }) => !waiting.get().has(id));
  if (open.length === 0) return;
  change((next) => open.forEach(({ id }) => next.set(id, decision)));
  showToast({
    text: sentenceOf(open, decision),
    action: { name: t`Undo`, run: () => change((next) => open.forEach(({ id }) => next.delete(id))) },
    onClose: () => void write(open, decision, notes),
  });
}

/** Decisions that are not saved yet. Pages show them as if they were. */
export const useWaitingDecisions = waiting.use;
