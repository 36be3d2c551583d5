import type { SealedArtefact } from '../artefact/artefact.js';

const UNTIL = 'Give it little weight until a model trained on your own history has measured better.';

/**
 * What to know before relying on a number of this model, in a sentence for a person; null for a model that was trained on
 * the operator's own history. It stands beside the number wherever the number is shown.
 */
export function modelNoteOf({ origin }: Pick<SealedArtefact, 'origin'>): string | null {
  switch (origin) {
    case 'simulated':
      return `Prior trained on simulated bookings: it has never seen a real fraud. ${UNTIL}`;
    case 'open':
      return `Trained on public reviews of stays in two cities, not on your guests. ${UNTIL}`;
    case 'own':
      return null;
  }
}
