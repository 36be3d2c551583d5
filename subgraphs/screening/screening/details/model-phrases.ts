import { type Phrase, verbatim } from '#kit/phrase.js';
import { phraseReader } from '#kit/phrase-reader.js';
import { FRAUD_FEATURES } from '#records/features/fraud-features.js';

const featureCode = (name: string) => `feature.${name}`;

/** English texts of what a model says about its prediction, by code. Its features are named as in its answers. */
export const MODEL_PHRASES: Readonly<Record<string, string>> = {
  'model.raises': '{feature}: {value}. Raises the risk.',
  'model.lowers': '{feature}: {value}. Lowers the risk.',
  'model.not_given': 'not given',
  'model.simulated':
    'Trained on simulated bookings only, with no real fraud cases. Give it little weight until you have a better model trained on your own history.',
  'model.open':
    'Trained on public reviews from two cities, not on your guests. Give it little weight until you have a better model trained on your own history.',
  ...Object.fromEntries(
    FRAUD_FEATURES.filter(({ role }) => role === 'learned').map(({ name, label }) => [featureCode(name), label]),
  ),
};

const read = phraseReader(MODEL_PHRASES);

/** The phrase of a reason of the fraud model, or of a note on its training data: decisions store them as texts. */
export const modelPhrase = (text: string): Phrase => read(text) ?? verbatim(text);
