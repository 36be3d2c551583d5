import { isExactName, qualify } from '@guest-screening/name-matching';
import type { WatchlistHit } from '../facts.js';

/**
 * A hit with what birth dates say, or nothing where it falls under the threshold. Providers are asked without the birth
 * date: it may be one that somebody typed, and they would leave out an exact name that has another.
 */
export function weighed(hit: WatchlistHit, birthDate: string | null, threshold: number): WatchlistHit[] {
  if (hit.score < threshold) return [];
  const { score } = qualify(hit.score, { birthDates: birthDate ? [birthDate] : [] }, { birthDates: hit.birthDates });
  return score >= threshold || isExactName(hit.score) ? [{ ...hit, score }] : [];
}
