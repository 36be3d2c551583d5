import { type AnsweredPhrase, SELECTED_PHRASE, phraseFromGraph } from '#kit/graph/phrase.type.js';
import type { Gap } from '../checks/signals.js';

/** A gap as the graph answers it. */
export interface AnsweredGap extends Omit<Gap, 'phrase'> {
  phrase: AnsweredPhrase | null;
}

export const SELECTED_GAP = `source reason message phrase { ${SELECTED_PHRASE} }`;

/** A gap as signals keep it. */
export const gapFrom = ({ phrase, ...gap }: AnsweredGap): Gap => ({
  ...gap,
  ...(phrase && { phrase: phraseFromGraph(phrase) }),
});
