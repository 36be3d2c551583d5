import { type Phrase, phrasebook } from '#kit/phrase.js';
import { frequencyBand, recencyBand } from './bands.js';
import type { Measured } from './catalogue.js';
import type { Metrics } from './metrics.js';
import type { Scale } from './stay.js';

/** Factor behind a guest's segment: `value` has its unit, `impact` is relative to the account's median guest. */
export interface Factor {
  factor: string;
  value: string;
  impact: 'positive' | 'negative';
  description: string;
  /** The description with its code. */
  said: Phrase;
}

/** Quintile of the median guest. */
const MIDDLE = 3;

/** English texts of the factors by code. */
export const FACTOR_PHRASES = {
  'factor.recency': '{days} days since the last stay (median guest: {median}).',
  'factor.recency_one': '1 day since the last stay (median guest: {median}).',
  'factor.frequency': '{stays} completed stays (median guest: {median}).',
  'factor.frequency_one': '1 completed stay (median guest: {median}).',
  'factor.monetary': 'Spent the equivalent of {nights} nights at the median price (median guest: {median}).',
} as const;

const phrase = phrasebook(FACTOR_PHRASES);

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

interface Weighed extends Pick<Factor, 'factor' | 'value' | 'said'> {
  /** Bands above (positive) or below the account's median guest. */
  above: number;
}

/**
 * The three factors of a guest, those farthest from the account's median guest first; empty without a completed stay.
 */
export function factorsOf(of: Measured, metrics: Metrics, { medians }: Scale): Factor[] {
  const { daysSinceLastStay: days, totalStays, nightsEquivalent } = metrics;
  if (days === null) return [];
  const weighed: Weighed[] = [
    {
      factor: 'recency',
      value: counted(days, 'day'),
      above: of.recency - recencyBand(medians.daysSinceLastStay, false),
      said:
        days === 1
          ? phrase('factor.recency_one', { median: medians.daysSinceLastStay })
          : phrase('factor.recency', { days, median: medians.daysSinceLastStay }),
    },
    {
      factor: 'frequency',
      value: counted(totalStays, 'stay'),
      above: of.frequency - frequencyBand(medians.stays),
      said:
        totalStays === 1
          ? phrase('factor.frequency_one', { median: medians.stays })
          : phrase('factor.frequency', { stays: totalStays, median: medians.stays }),
    },
    {
      factor: 'monetary',
      value: `${nightsEquivalent} nights`,
      above: of.monetary - MIDDLE,
      said: phrase('factor.monetary', { nights: nightsEquivalent, median: medians.nightsEquivalent }),
    },
  ];
  return weighed
    .sort((one, other) => Math.abs(other.above) - Math.abs(one.above))
    .map(({ above, ...factor }) => ({
      ...factor,
      impact: above >= 0 ? 'positive' : 'negative',
      description: factor.said.text,
    }));
}
