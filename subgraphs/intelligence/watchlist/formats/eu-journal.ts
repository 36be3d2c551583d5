import type { Chunks, ListedRecord } from './listed-record.js';
import { countryCodes } from './reading/country-codes.js';
import { csvRecords } from './reading/csv-rows.js';
import { dayIn, datesIn } from './reading/dates-in.js';
import { distinctNames, listedName, oneScriptEach } from './reading/listed-names.js';

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

const several = (text: string | undefined) => (text ?? '').split(/;|\s\/\s/).flatMap(oneScriptEach);

/** Annexes of EU regulations as the Official Journal has them, as CSV with the columns of `COLUMNS` and more. */
export async function* readEuJournal(chunks: Chunks, source: string): AsyncGenerator<ListedRecord> {
  let line = 0;
  for await (const row of csvRecords(chunks, COLUMNS)) {
    line++;
    const strong = [...several(row.name), ...several(row.alias), ...several(row['previousName'])];
    const weak = several(row['weakAlias']);
    const names = distinctNames([
      ...strong.map((text) => listedName(text)),
      ...weak.map((text) => listedName(text, 'weak')),
    ]);
    if (names.length === 0) continue;
    const kind = KINDS[row.schema] ?? 'entity';
    yield {
      // Numbers repeat between the annexes of one regulation, and some rows have none.
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
