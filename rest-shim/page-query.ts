import { z } from 'zod';
import type { RouteInput } from './route.js';

const digits = z.string().regex(/^\d{1,9}$/, { error: 'is not a whole number of 0 or more', abort: true });
const size = digits.refine((text) => Number(text) > 0, { error: 'is below 1', params: { type: 'greater_than_equal' } });

/** As many as callers may pass over or ask for: a bounded whole number, in a query or in JSON. */
export const wholeCount = z.union([z.number().int().nonnegative().max(999_999_999), digits]).nullish();

/** The query of a list: `from`, and `size` or its alias `limit`. */
export const pageQuery = { from: digits.optional(), size: size.optional(), limit: size.optional() };

/** The variables of a page: what was asked for, else the first 25. */
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

/** A bound of a range: a day, or a moment with its zone. */
export const dateQuery = z
  .string()
  .refine(isDate, 'is not a date (YYYY-MM-DD) or a date with time and zone (ISO 8601)')
  .optional();

/** The moment that a range begins with: of a day its first, in UTC. null for none. */
export function momentFrom(text: string | undefined): string | null {
  return text ? new Date(text).toISOString() : null;
}

/** The moment that a range ends before: of a day the first of the next one, in UTC. null for none. */
export function momentTo(text: string | undefined): string | null {
  if (!text) return null;
  return new Date(Date.parse(text) + (text.length === 10 ? 86_400_000 : 0)).toISOString();
}

/** The day of a bound. null for none. */
export function dayOf(text: string | undefined): string | null {
  return text?.slice(0, 10) ?? null;
}
