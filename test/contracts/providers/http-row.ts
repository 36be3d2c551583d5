import type { Provider } from '#subgraphs/intelligence/providers/provider.js';
import type { Reach } from '#subgraphs/intelligence/providers/lookup.js';

/** One provider over HTTP: the request to send, its response, and the expected result. */
export interface HttpRow {
  name: string;
  open(reach: Reach): Provider<never, unknown>;
  question: unknown;
  /** Method and target of the request. */
  asks: string;
  /** Headers that the request must have, and its JSON body if it has one. */
  headers?: Record<string, string>;
  body?: unknown;
  says: unknown;
  facts: unknown;
  /** The provider's response when it knows nothing, and the expected result. */
  absent: { status: number; body?: unknown; facts: unknown };
  /** The interface takes its key in the query only. */
  keyInQuery?: true;
  /** Kinds of failure that the interface does not have. */
  cannot?: string[];
}

/** A row with consistent types. */
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
