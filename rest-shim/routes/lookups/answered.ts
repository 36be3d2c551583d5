import type { Refused } from '../../route.js';
import { messages } from '../../messages.js';

/** What every lookup answers around its facts. */
export interface Answered<Facts> {
  known: boolean;
  reason: string | null;
  gaps: Gap[];
  facts: Facts | null;
}

/** A source that was not consulted, or too old, with what can be done about it. */
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

/** Whose data an answer rests on, of what day, and what is to be remarked. */
export const originOf = ({ source, as_of, reason }: Origin): Origin => ({ source, as_of, reason });

/** A provider that failed is told as 500, with the members that are there all the same. */
export function providerFailure({ reason }: { reason: string | null }, beside?: object): Refused | null {
  if (reason !== 'provider_failed') return null;
  const text = messages.lookupFailed;
  return { status: 500, code: 'provider_failed', text, ...(beside && { beside }) };
}

/** What is told of something that nothing can be looked up by. */
export function badInput(text: string, beside?: object): Refused {
  return { status: 400, code: 'bad_input', text, ...(beside && { beside }) };
}
