import { MODEL_NAMES, type SealedArtefact } from '../artefact/artefact.js';
import type { ModelsContext } from '../models-context.js';
import { shownPhrase } from '#kit/graph/phrase.type.js';
import { storedPhrase } from '#kit/phrase.js';
import { cardPhrase } from './card-phrases.js';
import { FEATURES_OF } from './features-of.js';
import { modelNoteOf } from './model-note.js';
import type { PredictionModel } from './model.type.js';

const phraseOf = (text: string) => shownPhrase(storedPhrase(cardPhrase(text)));

function shown(artefact: SealedArtefact, role: string): PredictionModel {
  const { model, card, thresholds, features } = artefact;
  const { version, hash, origin, trainedAt, rows, positives } = artefact;
  const note = modelNoteOf(artefact);
  return {
    name: model,
    version,
    hash,
    role,
    origin,
    // Models trained by earlier versions have the date without dashes.
    trainedAt: trainedAt.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'),
    rows,
    positives,
    ...card,
    summaryPhrase: phraseOf(card.summary),
    dataPhrase: phraseOf(card.data),
    limitPhrases: card.limits.map(phraseOf),
    note,
    notePhrase: note === null ? null : phraseOf(note),
    thresholds: Object.entries(thresholds).map(([name, value]) => ({ name, value })),
    features: FEATURES_OF[model].map((one) => ({ ...one, learned: features.includes(one.name) })),
  };
}

/** The models in use, champions first. */
export async function findModels({ register }: Pick<ModelsContext, 'register'>): Promise<PredictionModel[]> {
  const found: PredictionModel[] = [];
  for (const name of MODEL_NAMES) {
    const { champion, challenger } = await register.inUse(name);
    found.push(shown(champion.artefact, 'champion'));
    if (challenger) found.push(shown(challenger.artefact, 'challenger'));
  }
  return found;
}
