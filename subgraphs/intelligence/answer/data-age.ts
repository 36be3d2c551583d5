import type { Answer } from './answer.js';

/**
 * Maximum age of data in days before results get the remark `data_too_old`. Networks move between cities and countries
 * within months; cities do not move.
 */
export const MAX_DAYS = { ip: 365, places: 5 * 365 } as const;

const DAY_MS = 86_400_000;

/** Whether data of this date (ISO 8601) is older than the given number of days. */
export function isTooOld(asOf: string, mostDays: number, now = Date.now()): boolean {
  return now - Date.parse(asOf) > mostDays * DAY_MS;
}

/** Adds the remark that the data is too old, unless the result already has a more specific remark. */
export function withAge<Facts>(answer: Answer<Facts>, mostDays: number, now = Date.now()): Answer<Facts> {
  const remarked = !answer.known || answer.reason !== null;
  return !remarked && isTooOld(answer.asOf, mostDays, now) ? { ...answer, reason: 'data_too_old' } : answer;
}
