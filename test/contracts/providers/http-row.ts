import type { Provider } from '#subgraphs/intelligence/providers/provider.js';
import type { Reach } from '#subgraphs/intelligence/providers/lookup.js';

/** One provider over HTTP: how we have to ask, what it says, and what it has to make of that. */
export interface HttpRow {
  name: string;
  open(reach: Reach): Provider<never, unknown>;
  question: unknown;
  /** Method and target of the request. */
  asks: string;
  /** Headers that the request has to carry, and its JSON body where it has one. */
  headers?: Record<string, string>;
  body?: unknown;
  says: unknown;
  facts: unknown;
  /** How the provider says that it knows nothing, and what is made of it. */
  absent: { status: number; body?: unknown; facts: unknown };
  /** The interface takes its key in the query only. */
  keyInQuery?: true;
  /** Ways to fail that the interface does not have. */
  cannot?: string[];
}

/** A row whose types hold together. */
export function row<Question, Facts>(
  given: Omit<HttpRow, 'open' | 'question' | 'facts' | 'absent'> & {
    open(reach: Reach): Provider<Question, Facts>;
    question: Question;
    facts: Facts;
    absent: { status: number; body?: unknown; facts: Facts | null };
  },
): HttpRow {
  return given as HttpRow;
}

export const KEY = 'key-of-ours-4711';

export const BASIC = `Basic ${Buffer.from(`user-of-ours:${KEY}`).toString('base64')}`;
