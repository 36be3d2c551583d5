import type { AddressQuestion } from '../question.js';

/** Maximum length of an address; longer texts are not sent. */
const LONGEST = 500;

/** Formats an address as one line for a search; null if it is empty or too long. */
export function searchText({ text, street, city, state, zipcode, country }: AddressQuestion): string | null {
  const line = [street, text, city, state, zipcode, country]
    .map((part) => part?.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter(Boolean)
    .join(', ');
  return line && line.length <= LONGEST ? line : null;
}
