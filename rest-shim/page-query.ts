import { z } from 'zod';
import type { RouteInput } from './route.js';

const digits = z.string().regex(/^\d{1,9}$/, 'is not a whole number of 0 or more');
const size = digits.refine((text) => Number(text) > 0, 'is below 1');

/** The query of a list: `from`, and `size` or its alias `limit`. */
export const pageQuery = { from: digits.optional(), size: size.optional(), limit: size.optional() };

/** The variables of a page: what was asked for, else the first 25. */
export function pageOf({ query }: RouteInput): { from: number; size: number } {
  return { from: Number(query.from ?? 0), size: Number(query.size ?? query.limit ?? 25) };
}
