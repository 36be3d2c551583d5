import type { Attempts, IdCheck } from './id-check.entity.js';

const DAY_MS = 86_400_000;

/** Uploads of a step in the last 24 hours. */
export const countOf = (tried: Attempts | undefined, now: Date) =>
  tried && now.getTime() - Date.parse(tried.since) < DAY_MS ? tried.count : 0;

/** Steps whose daily upload limit is reached. */
export function usedUpSteps(check: IdCheck | null, most: number, now: Date): string[] {
  return Object.entries(check?.attempts ?? {}).flatMap(([step, tried]) => (countOf(tried, now) < most ? [] : [step]));
}

/** Uploads of a step left in the current 24 hours, out of `most`. */
export function attemptsLeft(check: IdCheck | null, step: string, most: number, now: Date): number {
  return Math.max(0, most - countOf(check?.attempts[step], now));
}
