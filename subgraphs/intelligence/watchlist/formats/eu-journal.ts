import type { Chunks, ListedRecord } from './listed-record.js';
import { countryCodes } from './reading/country-codes.js';
import { csvRecords } from './reading/csv-rows.js';
import { dayIn, datesIn } from './reading/dates-in.js';
import { alsoKnownAs, distinctNames, listedName, oneScriptEach } from './reading/listed-names.js';
import { legalFormOf } from '@guest-screening/name-matching';

const KINDS: Record<string, ListedRecord['kind']> = {
  Person: 'person',
  Vessel: 'vessel',
  Asset: 'entity',
  Airplane: 'aircraft',
};

const COLUMNS = [
  'celex',
  'recordId',
  'programKey',
  'startDate',
  'reason',
  'schema',
  'name',
  'alias',
  'birthDate',
] as const;

/** Some cells list full names separated by commas; if every part has two words, a comma does not mark a surname. */
function byCommas(text: string): string[] {
  const parts = text.split(/[,،]/).map((part) => part.trim());
  return parts.length > 2 && parts.every((part) => /\S\s+\S/.test(part)) ? parts : [text];
}

const hasForm = (text: string) =>
  text.split(/[\s()“”"'‘’.]+/).some((word) => legalFormOf(word.toLowerCase()) !== undefined);

/**
 * Companies are listed one after the other (`AO Alfa, JSC Alfa Plant`); parts that are only a legal form or place are
 * dropped.
 */
function firmsByCommas(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => /\S\s+\S/.test(part) && hasForm(part)) ? parts : [text];
}

const several = (text: string | undefined, kind: ListedRecord['kind']) =>
  (text ?? '')
    .split(/;|\s\/\s/)
    .flatMap(alsoKnownAs)
    .flatMap((part) => (kind === 'person' ? byCommas(part) : firmsByCommas(part)))
    .flatMap(oneScriptEach);

/** Annexes of EU regulations from the Official Journal, as CSV with at least the columns of `COLUMNS`. */
export async function* readEuJournal(chunks: Chunks, source: string): AsyncGenerator<ListedRecord> {
  let line = 0;
  for await (const row of csvRecords(chunks, COLUMNS)) {
    line++;
    const kind = KINDS[row.schema] ?? 'entity';
    const strong = [row.name, row.alias, row['previousName']].flatMap((cell) => several(cell, kind));
    const weak = several(row['weakAlias'], kind);
    const names = distinctNames([
      ...strong.map((text) => listedName(text)),
      ...weak.map((text) => listedName(text, 'weak')),
    ]);
    if (names.length === 0) continue;
    yield {
      // Numbers repeat between annexes of a regulation, and some rows have none.
      id: `${row.celex}-${line}`,
      kind,
      names,
      birthDates: kind === 'person' ? datesIn(row.birthDate) : [],
      countries: await countryCodes([row['nationality'] ?? '', row['country'] ?? '', row['jurisdiction'] ?? '']),
      programs: row.programKey ? [row.programKey] : [],
      remarks: [row.reason, row['notes']].filter(Boolean).join(' ') || null,
      source,
      listedAt: dayIn(row.startDate),
    };
  }
}
