import type { Attempts, IdCheck } from './id-check.entity.js';

const DAY_MS = 86_400_000;

/** Uploads of a step since a day ago. */
export const countOf = (tried: Attempts | undefined, now: Date) =>
  tried && now.getTime() - Date.parse(tried.since) < DAY_MS ? tried.count : 0;

/** The steps that have used up the uploads of a day. */
export function usedUpSteps(check: IdCheck | null, most: number, now: Date): string[] {
  return Object.entries(check?.attempts ?? {}).flatMap(([step, tried]) => (countOf(tried, now) < most ? [] : [step]));
}

/** Uploads of a step that are left within a day, of `most`. */
export function attemptsLeft(check: IdCheck | null, step: string, most: number, now: Date): number {
  return Math.max(0, most - countOf(check?.attempts[step], now));
}
