import type { Refused } from '../../route.js';
import { messages } from '../../messages.js';

/** The common result of lookups, around their data. */
export interface Answered<Facts> {
  known: boolean;
  reason: string | null;
  gaps: Gap[];
  facts: Facts | null;
}

/** A source that was not searched or is too old, with instructions for fixing it. */
export interface Gap {
  source: string;
  reason: string;
  message: string;
}

export interface Origin {
  source: string | null;
  as_of: string | null;
  reason: string | null;
}

/** The source of the data, its date and its gaps. */
export const originOf = ({ source, as_of, reason }: Origin): Origin => ({ source, as_of, reason });

/** Returns 500 for a failed provider, with the available members. */
export function providerFailure({ reason }: { reason: string | null }, beside?: object): Refused | null {
  if (reason !== 'provider_failed') return null;
  const text = messages.lookupFailed;
  return { status: 500, code: 'provider_failed', text, ...(beside && { beside }) };
}

/** Returns 400 for an invalid lookup value. */
export function badInput(text: string, beside?: object): Refused {
  return { status: 400, code: 'bad_input', text, ...(beside && { beside }) };
}
