import { Failure, type InputProblem } from '#kit/failure.js';
import { spellingOf } from '../guests/guest-keys.js';
import { type FoundSegment, findSegment, requireBuilt } from './find-segment.js';
import type { SegmentReads } from './segment-reads.js';
import { riskMessages } from '../../messages.js';

const MAX = 100;
const LONGEST = 320;

export interface FoundSegments {
  results: FoundSegment[];
  notFound: string[];
  totalRequested: number;
  totalFound: number;
}

/**
 * Segments of up to 100 guests, in input order; different spellings of the same identifier count once, under the first.
 * Throws BAD_INPUT, UNAVAILABLE.
 */
export async function findSegments(
  reads: SegmentReads,
  accountIds: string[],
  guests: string[],
): Promise<FoundSegments> {
  checkGuests(guests);
  await requireBuilt(reads);
  const asked = [...new Map([...guests].reverse().map((guest) => [spellingOf(guest), guest])).values()].reverse();
  const found = await Promise.all(asked.map((guest) => findSegment(reads, accountIds, guest)));
  const results = found.filter((one) => one !== null);
  const notFound = asked.filter((_, n) => found[n] === null);
  return { results, notFound, totalRequested: asked.length, totalFound: results.length };
}

function checkGuests(guests: string[]): void {
  const problem = (loc: string[], msg: string, type: string): InputProblem => ({ loc, msg, type });
  const problems = [
    ...(guests.length < 1 ? [problem(['guestIds'], riskMessages.minItems, 'too_short')] : []),
    ...(guests.length > MAX ? [problem(['guestIds'], riskMessages.maxItems(MAX), 'too_long')] : []),
    ...guests.slice(0, MAX).flatMap((guest, n) => {
      if (guest.trim() === '') return [problem(['guestIds', String(n)], riskMessages.notEmpty, 'too_short')];
      return guest.length > LONGEST
        ? [problem(['guestIds', String(n)], riskMessages.maxLength(LONGEST), 'too_long')]
        : [];
    }),
  ];
  if (problems[0]) throw new Failure('BAD_INPUT', `${problems[0].loc.join('.')} ${problems[0].msg}`, problems);
}
