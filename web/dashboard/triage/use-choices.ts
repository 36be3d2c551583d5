import { useEffect } from 'react';
import type { Operations } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { createStore } from '../graph/store.js';

type Choices = Operations['TriageChoices']['answer'];

/** How long the choices are kept before they are requested again. A reviewer opens many reservations in a row. */
const KEPT_MS = 60_000;

const choices = createStore<Choices | null>(null);
let askedAt = -Infinity;

/** Asks for the team and its tags again, after a new tag. The pages keep what they have if that fails. */
export function renewChoices(): void {
  askedAt = performance.now();
  ask('TriageChoices', {}).then(choices.set, () => (askedAt = -Infinity));
}

/** Who can be assigned, and the account's tags, shared by all pages; null until they arrive. */
export function useChoices(isNeeded = true): Choices | null {
  useEffect(() => {
    if (isNeeded && performance.now() - askedAt > KEPT_MS) renewChoices();
  }, [isNeeded]);
  return choices.use();
}
