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
}

/** Quintile of the median guest. */
const MIDDLE = 3;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

interface Weighed extends Omit<Factor, 'impact'> {
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
      description: `${counted(days, 'day')} since the last stay (median guest: ${medians.daysSinceLastStay}).`,
    },
    {
      factor: 'frequency',
      value: counted(totalStays, 'stay'),
      above: of.frequency - frequencyBand(medians.stays),
      description: `${counted(totalStays, 'completed stay')} (median guest: ${medians.stays}).`,
    },
    {
      factor: 'monetary',
      value: `${nightsEquivalent} nights`,
      above: of.monetary - MIDDLE,
      description: `Spent the equivalent of ${nightsEquivalent} nights at the median price (median guest: ${medians.nightsEquivalent}).`,
    },
  ];
  return weighed
    .sort((one, other) => Math.abs(other.above) - Math.abs(one.above))
    .map(({ above, ...factor }) => ({ ...factor, impact: above >= 0 ? 'positive' : 'negative' }));
}
