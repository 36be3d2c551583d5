import type { AddressQuestion } from '../question.js';

/** As long as any postal address; what is longer is not sent. */
const LONGEST = 500;

/** An address as one line for a search; null when it says nothing or too much. */
export function searchText({ text, street, city, state, zipcode, country }: AddressQuestion): string | null {
  const line = [street, text, city, state, zipcode, country]
    .map((part) => part?.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter(Boolean)
    .join(', ');
  return line && line.length <= LONGEST ? line : null;
}
