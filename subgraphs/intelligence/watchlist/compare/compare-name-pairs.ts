import { Failure } from '#kit/failure.js';
import { compareNames } from '@guest-screening/name-matching';
import type { NameComparison } from '../graph/name-comparison.type.js';
import type { NamePairInput } from './name-pair-input.type.js';
import { riskMessages } from '../../messages.js';

const PAIRS_AT_MOST = 100;
const LONGEST = 400;
const FACTS_AT_MOST = 20;
const DATE = /^\d{4}(-\d{2}(-\d{2})?)?$/;

const isDate = (text: string) => DATE.test(text) && !Number.isNaN(Date.parse(text));

function refuse(place: string, problem: string): never {
  throw new Failure('BAD_INPUT', `${place}: ${problem}`);
}

function checkPair(pair: NamePairInput, at: number): void {
  for (const side of ['left', 'right'] as const) {
    if (pair[side].length > LONGEST) refuse(`pairs[${at}].${side}`, riskMessages.maxNameLength(LONGEST));
    const dates = pair[`${side}BirthDates`] ?? [];
    const countries = pair[`${side}Countries`] ?? [];
    if (dates.length > FACTS_AT_MOST || countries.length > FACTS_AT_MOST)
      refuse(`pairs[${at}]`, riskMessages.maxNameDetails(FACTS_AT_MOST));
    if (!dates.every(isDate)) refuse(`pairs[${at}].${side}BirthDates`, riskMessages.birthDates);
    if (!countries.every((code) => /^[A-Za-z]{2}$/.test(code)))
      refuse(`pairs[${at}].${side}Countries`, riskMessages.countryCodes);
  }
}

/**
 * Compares names pair by pair, in order. Throws BAD_INPUT for more than 100 pairs and for invalid names, dates or
 * country codes.
 */
export function compareNamePairs(pairs: NamePairInput[]): NameComparison[] {
  if (pairs.length > PAIRS_AT_MOST) refuse('pairs', riskMessages.maxPairs(PAIRS_AT_MOST));
  pairs.forEach(checkPair);
  return pairs.map((pair) =>
    compareNames(
      {
        names: [pair.left],
        birthDates: pair.leftBirthDates ?? [],
        countries: pair.leftCountries ?? [],
        kind: pair.leftKind,
      },
      {
        names: [pair.right],
        birthDates: pair.rightBirthDates ?? [],
        countries: pair.rightCountries ?? [],
        kind: pair.rightKind,
      },
    ),
  );
}
