import type { SealedArtefact } from '../artefact/artefact.js';

const UNTIL = 'Give it little weight until you have a better model trained on your own history.';

/**
 * Caveat for a model's results, in one sentence for readers; null if the model was trained on the operator's own
 * history. Shown wherever a result is shown.
 */
export function modelNoteOf({ origin }: Pick<SealedArtefact, 'origin'>): string | null {
  switch (origin) {
    case 'simulated':
      return `Trained on simulated bookings only, with no real fraud cases. ${UNTIL}`;
    case 'open':
      return `Trained on public reviews from two cities, not on your guests. ${UNTIL}`;
    case 'own':
      return null;
  }
}
