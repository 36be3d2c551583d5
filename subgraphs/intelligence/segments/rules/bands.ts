import type { Scale } from './stay.js';

/**
 * Upper limits of the bands 5 to 2 in days, from typical gaps between stays in vacation homes; 400 instead of 365 for
 * guests who return every year.
 */
export const RECENCY_DAYS = [90, 180, 400, 730];

/**
 * Lower limits of the bands 2 to 5 in stays. Absolute, because nine of ten guests have one stay and quintiles would be
 * meaningless.
 */
export const FREQUENCY_STAYS = [2, 3, 4, 6];

/** With fewer guests, quintiles are noise. */
export const ENOUGH_GUESTS = 50;

/** Quintile limits in nights at the median price, used with too few guests. An assumption. */
export const USUAL_CUTS = [2, 3, 5, 8];

/** 5 within 90 days of the last stay, down to 1 after two years; 5 with an upcoming stay; 1 without any stay. */
export function recencyBand(daysSinceLastStay: number | null, toCome: boolean): number {
  if (toCome) return 5;
  if (daysSinceLastStay === null) return 1;
  return 5 - RECENCY_DAYS.filter((days) => daysSinceLastStay > days).length;
}

/** Bands for 1, 2, 3, 4–5, and 6 or more completed stays. */
export function frequencyBand(stays: number): number {
  return 1 + FREQUENCY_STAYS.filter((from) => stays >= from).length;
}

/**
 * Quintile of a revenue among the account's guests, 1 to 5. A value equal to several limits is placed in the middle of
 * them: if everyone has paid the same, everyone is in the third quintile.
 */
export function monetaryBand(nightsEquivalent: number, { cuts, guests }: Pick<Scale, 'cuts' | 'guests'>): number {
  const inForce = guests >= ENOUGH_GUESTS && cuts.length === 4 ? cuts : USUAL_CUTS;
  const above = inForce.filter((cut) => nightsEquivalent > cut).length;
  const reached = inForce.filter((cut) => nightsEquivalent >= cut).length;
  return 1 + Math.floor((above + reached) / 2);
}
