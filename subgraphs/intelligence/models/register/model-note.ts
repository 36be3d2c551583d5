import type { SealedArtefact } from '../artefact/artefact.js';

const UNTIL = 'Give it little weight until you have a better model trained on your own history.';

/**
 * What to know before relying on a number of this model, in a sentence for a person; null for a model that was trained on
 * the operator's own history. It stands beside the number wherever the number is shown.
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
