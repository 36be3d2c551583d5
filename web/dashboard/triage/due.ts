import { today } from '../look/when.js';

/** End of a working day, in the browser's time zone. */
const EVENING = 'T17:00';

/** The end of the working day so many days from today, as a moment. */
export const eveningIn = (days: number): string => new Date(`${today(days)}${EVENING}`).toISOString();

export const isOverdue = (dueAt: string): boolean => Date.parse(dueAt) < Date.now();

/** A moment as the value of an `<input type="datetime-local">`, and back. */
export function localOf(dueAt: string | null): string {
  if (!dueAt) return '';
  const at = new Date(dueAt);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export const momentOf = (local: string): string | null => (local ? new Date(local).toISOString() : null);
