import { createHash } from 'node:crypto';
import type { Put } from '../../datasets/catalogue/dataset.js';
import type { ListedRecord } from '../formats/listed-record.js';
import { foldedWords, prepareName, storedKeys } from '@guest-screening/name-matching';

export const ENTRY = 'intelligence.watchlist_entry';
export const NAME = 'intelligence.watchlist_name';
export const TERM = 'intelligence.watchlist_term';
const KEYED = 'intelligence.watchlist_keyed';

/** Columns of the tables filled by every watchlist. */
export const WATCHLIST_TABLES = {
  [ENTRY]: {
    id: 'text',
    kind: 'text',
    list: 'text',
    name: 'text',
    aliases: 'text[]',
    birth_dates: 'text[]',
    countries: 'text[]',
    programs: 'text[]',
    remarks: 'text',
    listed_at: 'date',
    fingerprint: 'text',
  },
  [NAME]: {
    entry_id: 'text',
    place: 'int',
    kind: 'text',
    text: 'text',
    weak: 'boolean',
    folded: 'text',
    keys: 'text[]',
  },
  [TERM]: { term: 'text', names: 'int' },
  [KEYED]: { revision: 'int' },
};

/** Maximum length of a remark; some lists contain whole press releases. */
const LONGEST_REMARK = 4_000;

/** Fingerprint of the data a match is based on; when it changes, the match needs another review. */
function fingerprintOf({ kind, names, birthDates, countries }: ListedRecord): string {
  const facts = [kind, names.map(({ text }) => text).sort(), [...birthDates].sort(), [...countries].sort()];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}

/** Rows of one entry: the entry, then each of its names with their search keys. */
export function* listedRows(record: ListedRecord): Generator<Put> {
  const { id, kind, names, source, birthDates, countries, programs, remarks, listedAt } = record;
  const [main, ...others] = names;
  yield {
    into: ENTRY,
    row: {
      id,
      kind,
      list: source,
      name: main!.text,
      aliases: others.map(({ text }) => text),
      birth_dates: [...new Set(birthDates)],
      countries,
      programs,
      listed_at: listedAt,
      remarks: remarks?.slice(0, LONGEST_REMARK).toWellFormed() ?? null,
      fingerprint: fingerprintOf(record),
    },
  };
  for (const [place, { text, quality }] of names.entries()) {
    const prepared = prepareName(text, kind);
    if (prepared.tokens.length === 0) continue;
    yield {
      into: NAME,
      row: {
        entry_id: id,
        place,
        kind,
        text,
        weak: quality === 'weak',
        folded: foldedWords(prepared),
        keys: storedKeys(prepared),
      },
    };
  }
}
