import { isExactName, qualify } from '@guest-screening/name-matching';
import type { WatchlistHit } from '../facts.js';

/**
 * Adjusts a match for birth dates; returns nothing if it falls below the threshold. Providers are queried without the
 * birth date, because it may be unverified and they would drop an exact name match with a different date.
 */
export function weighed(hit: WatchlistHit, birthDate: string | null, threshold: number): WatchlistHit[] {
  if (hit.score < threshold) return [];
  const { score } = qualify(hit.score, { birthDates: birthDate ? [birthDate] : [] }, { birthDates: hit.birthDates });
  return score >= threshold || isExactName(hit.score) ? [{ ...hit, score }] : [];
}
