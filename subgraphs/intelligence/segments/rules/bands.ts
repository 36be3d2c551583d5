import type { Scale } from './stay.js';

/** Last days of the bands 5 to 2, from gaps between stays of rented homes; 400 and not 365, for guests of every year. */
export const RECENCY_DAYS = [90, 180, 400, 730];

/** First stays of the bands 2 to 5. Absolute: nine guests of ten have one stay, so fifths of them would tell nothing. */
export const FREQUENCY_STAYS = [2, 3, 4, 6];

/** With fewer guests than these the fifths are noise. */
export const ENOUGH_GUESTS = 50;

/** Nights at the median price where fifths part among too few guests; set by judgement. */
export const USUAL_CUTS = [2, 3, 5, 8];

/** 5 within 90 days of the last stay down to 1 after two years; 5 with a stay to come; 1 without any. */
export function recencyBand(daysSinceLastStay: number | null, toCome: boolean): number {
  if (toCome) return 5;
  if (daysSinceLastStay === null) return 1;
  return 5 - RECENCY_DAYS.filter((days) => daysSinceLastStay > days).length;
}

/** 1, 2, 3, 4 to 5, and 6 completed stays or more. */
export function frequencyBand(stays: number): number {
  return 1 + FREQUENCY_STAYS.filter((from) => stays >= from).length;
}

/**
 * The fifth of the account's guests that a revenue lies in, 1 to 5. Who is exactly on several cuts lies in the middle of
 * them: where everybody has paid the same, everybody is in the third fifth.
 */
export function monetaryBand(nightsEquivalent: number, { cuts, guests }: Pick<Scale, 'cuts' | 'guests'>): number {
  const inForce = guests >= ENOUGH_GUESTS && cuts.length === 4 ? cuts : USUAL_CUTS;
  const above = inForce.filter((cut) => nightsEquivalent > cut).length;
  const reached = inForce.filter((cut) => nightsEquivalent >= cut).length;
  return 1 + Math.floor((above + reached) / 2);
}
