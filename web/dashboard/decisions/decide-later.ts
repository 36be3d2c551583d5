import { useSyncExternalStore } from 'react';
import type { SupervisedDecision } from '../graph/answers.js';
import { Refused, ask } from '../graph/ask.js';
import { showToast } from '../look/toasts.js';

/** What is decided but not written yet, by reservation. */
type Waiting = ReadonlyMap<string, SupervisedDecision>;

interface Decided {
  id: string;
  /** The guest's name, for the message. */
  name: string;
}

let waiting: Waiting = new Map();
const listeners = new Set<() => void>();

function change(edit: (next: Map<string, SupervisedDecision>) => void): void {
  const next = new Map(waiting);
  edit(next);
  waiting = next;
  listeners.forEach((listener) => listener());
}

const DONE: Record<SupervisedDecision, string> = { approve: 'approved', decline: 'declined' };

function sentenceOf(decided: readonly Decided[], decision: SupervisedDecision): string {
  const [first] = decided;
  return `${decided.length === 1 ? first!.name : `${decided.length} reservations`} ${DONE[decision]}`;
}

async function write(decided: readonly Decided[], decision: SupervisedDecision, notes: string | null): Promise<void> {
  const results = await Promise.allSettled(
    decided.map(({ id }) => ask('Decide', { id, decision, notes }, { outlivesPage: true })),
  );
  change((next) => decided.forEach(({ id }) => next.delete(id)));
  const failed = decided.filter((_, n) => results[n]!.status === 'rejected');
  const problem = results.find((result) => result.status === 'rejected')?.reason as unknown;
  if (failed.length === 0) return;
  const who = failed.length === 1 ? failed[0]!.name : `${failed.length} reservations`;
  showToast({
    text: `Not saved: ${who}. ${problem instanceof Refused ? problem.message : ''}`.trim(),
    isProblem: true,
    action: { name: 'Try again', run: () => decideLater(failed, decision, notes) },
  });
}

/**
 * Decides about reservations. A message with Undo is shown for 10 seconds; the decision is written when it closes, also
 * when the page is left.
 */
export function decideLater(
  decided: readonly Decided[],
  decision: SupervisedDecision,
  notes: string | null = null,
): void {
  const open = decided.filter(({ id }) => !waiting.has(id));
  if (open.length === 0) return;
  change((next) => open.forEach(({ id }) => next.set(id, decision)));
  showToast({
    text: sentenceOf(open, decision),
    action: { name: 'Undo', run: () => change((next) => open.forEach(({ id }) => next.delete(id))) },
    onClose: () => void write(open, decision, notes),
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Decisions that are not written yet: pages show them as if they were. */
export const useWaitingDecisions = (): Waiting => useSyncExternalStore(subscribe, () => waiting);
