import type { Answer } from './answer.js';

/**
 * How old data may be, in days, before answers that rest on it carry the remark `data_too_old`. Networks move between
 * cities and countries within months; cities stay where they are.
 */
export const MAX_DAYS = { ip: 365, places: 5 * 365 } as const;

const DAY_MS = 86_400_000;

/** Whether data of this day (ISO 8601) is older than so many days. */
export function isTooOld(asOf: string, mostDays: number, now = Date.now()): boolean {
  return now - Date.parse(asOf) > mostDays * DAY_MS;
}

/** The answer with the remark that its data is too old, unless it has another remark, which says more. */
export function withAge<Facts>(answer: Answer<Facts>, mostDays: number, now = Date.now()): Answer<Facts> {
  const remarked = !answer.known || answer.reason !== null;
  return !remarked && isTooOld(answer.asOf, mostDays, now) ? { ...answer, reason: 'data_too_old' } : answer;
}
