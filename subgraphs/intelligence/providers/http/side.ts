import { type Answer, known } from '../../answer/answer.js';

/** Address and credentials of a provider. */
export interface Side {
  url: string;
  user: string;
  key: string;
}

/** A provider's response, received just now. */
export function saidNow<Facts>(source: string, facts: Facts, reason: string | null = null): Answer<Facts> {
  return known({ source, asOf: new Date().toISOString().slice(0, 10) }, facts, reason);
}

/** The value of a Basic Authorization header (RFC 7617). */
export function basic(user: string, key: string): string {
  return `Basic ${Buffer.from(`${user}:${key}`).toString('base64')}`;
}
