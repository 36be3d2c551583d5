import { createHash } from 'node:crypto';
import { compareNames, isExactName } from '@guest-screening/name-matching';
import type { WatchlistHit } from '../facts.js';
import type { WatchlistQuestion } from '../question.js';

/** Code of the list. */
export const TEST_LIST = 'TEST';

/** Date of the list. */
export const TEST_LIST_AS_OF = '2026-11-01';

interface TestEntry {
  id: string;
  name: string;
  aliases: string[];
  birthDates: string[];
  countries: string[];
  programs: string[];
  listedAt: string;
}

const REMARKS = 'Simulated entry of the test list. This person does not exist.';

/**
 * People on the list of accounts in test mode, so that integrators and demos have a match to dismiss or confirm. All are
 * invented; no entry resembles one of a real list.
 */
export const TEST_ENTRIES: readonly TestEntry[] = [
  {
    id: 'TEST:1001',
    name: 'Tobias Falkenried',
    aliases: ['Tobias Falkenriedt', 'Toby Falkenried'],
    birthDates: ['1968-02-19'],
    countries: ['AT'],
    programs: ['TEST-ASSET-FREEZE'],
    listedAt: '2021-06-30',
  },
  {
    id: 'TEST:1002',
    name: 'Inés Caldemaro',
    aliases: ['Inés Caldemaro Ruiz', 'Agnes Caldemaro'],
    birthDates: ['1983-11-05'],
    countries: ['UY'],
    programs: ['TEST-ASSET-FREEZE', 'TEST-TRAVEL-BAN'],
    listedAt: '2023-02-14',
  },
  {
    id: 'TEST:1003',
    name: 'Halvard Isgrim',
    aliases: ['Halvor Isgrimm'],
    birthDates: ['1975-07-27'],
    countries: ['NO'],
    programs: ['TEST-TRAVEL-BAN'],
    listedAt: '2019-09-02',
  },
];

/** Changes with the entry, as for imported lists. */
const fingerprintOf = (entry: TestEntry): string =>
  createHash('sha256').update(JSON.stringify(entry)).digest('base64url').slice(0, 22);

/** Whether an entry of the test list is unchanged. */
export const standsOnTestList = (id: string, fingerprint: string): boolean =>
  TEST_ENTRIES.some((entry) => entry.id === id && fingerprintOf(entry) === fingerprint);

export const isOnTestList = (id: string): boolean => id.startsWith(`${TEST_LIST}:`);

/** Entries of the test list with a similar name, best match first, compared like those of imported lists. */
export function findOnTestList({ name, kind, birthDate, countries, threshold }: WatchlistQuestion): WatchlistHit[] {
  if (kind !== null && kind !== 'person') return [];
  const asked = { names: [name], birthDates: birthDate ? [birthDate] : [], countries, kind };
  const hits = TEST_ENTRIES.map((entry) => {
    const { id, name: listed, aliases, programs, listedAt } = entry;
    const compared = compareNames(asked, { ...entry, names: [listed, ...aliases], kind: 'person' });
    const { score, nameScore, right, tokens, qualifiers, rules } = compared;
    return {
      id,
      name: listed,
      kind: 'person',
      lists: [TEST_LIST],
      score,
      aliases,
      birthDates: entry.birthDates,
      countries: entry.countries,
      listed: {
        programs,
        remarks: REMARKS,
        listedAt,
        fingerprint: fingerprintOf(entry),
        matched: { name: right ?? listed, nameScore, tokens, qualifiers, rules },
      },
    } satisfies WatchlistHit;
  });
  const isAnswered = ({ score, listed: { matched } }: (typeof hits)[number]) =>
    score >= threshold || (matched.nameScore >= threshold && isExactName(matched.nameScore));
  return hits.filter(isAnswered).sort((one, other) => other.score - one.score);
}
