import { z } from 'zod';
import type { RouteInput } from './route.js';
import { messages } from './messages.js';

const digits = z.string().regex(/^\d{1,9}$/, { error: messages.wholeNumber, abort: true });
const size = digits.refine((text) => Number(text) > 0, {
  error: messages.atLeastOne,
  params: { type: 'greater_than_equal' },
});

/** An offset or page size: a bounded whole number, in a query or in JSON. */
export const wholeCount = z.union([z.number().int().nonnegative().max(999_999_999), digits]).nullish();

/** Query parameters of a list: `from`, and `size` or its alias `limit`. */
export const pageQuery = { from: digits.optional(), size: size.optional(), limit: size.optional() };

/** Page variables from the query; defaults to the first 25 items. */
export function pageOf({ query }: RouteInput): { from: number; size: number } {
  return { from: Number(query.from ?? 0), size: Number(query.size ?? query.limit ?? 25) };
}

const DATE = /^([12]\d{3}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/;

function isDate(text: string): boolean {
  const [, day, time] = DATE.exec(text) ?? [];
  const start = day ? new Date(`${day}T00:00:00Z`) : null;
  if (!start || Number.isNaN(start.getTime()) || !start.toISOString().startsWith(day!)) return false;
  return !time || !Number.isNaN(Date.parse(text));
}

/** A bound of a date range: a date, or a date with time and time zone. */
export const dateQuery = z.string().refine(isDate, messages.date).optional();

/** The start of a range; for a date, the start of that day in UTC. null if not set. */
export function momentFrom(text: string | undefined): string | null {
  return text ? new Date(text).toISOString() : null;
}

/** The exclusive end of a range; for a date, the start of the next day in UTC. null if not set. */
export function momentTo(text: string | undefined): string | null {
  if (!text) return null;
  return new Date(Date.parse(text) + (text.length === 10 ? 86_400_000 : 0)).toISOString();
}

/** The date of a bound. null if not set. */
export function dayOf(text: string | undefined): string | null {
  return text?.slice(0, 10) ?? null;
}
