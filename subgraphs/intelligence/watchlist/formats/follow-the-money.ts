import type { Chunks, ListedRecord } from './listed-record.js';
import { countryCodes } from './reading/country-codes.js';
import { csvRecords } from './reading/csv-rows.js';
import { dayIn, datesIn } from './reading/dates-in.js';
import { jsonObjects, objectIn, textsIn } from './reading/json-objects.js';
import { ListError } from '../../datasets/source/list-error.js';
import { distinctNames, listedName } from './reading/listed-names.js';

const KINDS: Record<string, ListedRecord['kind']> = {
  Person: 'person',
  Company: 'entity',
  Organization: 'entity',
  LegalEntity: 'entity',
  PublicBody: 'entity',
  Vessel: 'vessel',
  Airplane: 'aircraft',
};

/** One entity per line. Schemas that cannot match a name (addresses, ownerships, sanctions) are skipped. */
export async function* readFtmJson(chunks: Chunks, source: string): AsyncGenerator<ListedRecord> {
  for await (const entity of jsonObjects(chunks)) {
    const [id] = textsIn(entity['id']);
    const [schema] = textsIn(entity['schema']);
    if (!id || !schema) throw new ListError('An entity lacks an id or schema.');
    const kind = KINDS[schema];
    const properties = objectIn(entity['properties']);
    const texts = (...names: string[]) => names.flatMap((name) => textsIn(properties[name]));
    const names = distinctNames([
      ...texts('name', 'alias', 'previousName').map((text) => listedName(text)),
      ...texts('weakAlias').map((text) => listedName(text, 'weak')),
    ]);
    if (!kind || names.length === 0) continue;
    yield {
      id,
      kind,
      names,
      birthDates: texts('birthDate').flatMap(datesIn),
      countries: await countryCodes(texts('nationality', 'citizenship', 'country', 'jurisdiction', 'flag')),
      programs: [...new Set([...texts('programId', 'program', 'topics'), ...textsIn(entity['datasets'])])],
      remarks: texts('notes', 'summary').join(' ') || null,
      source,
      listedAt: dayIn(textsIn(entity['first_seen'])[0] ?? ''),
    };
  }
}

const COLUMNS = ['id', 'schema', 'name', 'aliases', 'birth_date', 'countries', 'dataset', 'first_seen'] as const;

const several = (text: string | undefined) => (text ?? '').split(';').filter((one) => one.trim());

/** The simple table of targets; lists within a cell are separated by semicolons. */
export async function* readFtmCsv(chunks: Chunks, source: string): AsyncGenerator<ListedRecord> {
  for await (const row of csvRecords(chunks, COLUMNS)) {
    const kind = KINDS[row.schema];
    const names = distinctNames([row.name, ...several(row.aliases)].map((text) => listedName(text)));
    if (!kind || names.length === 0) continue;
    yield {
      id: row.id,
      kind,
      names,
      birthDates: several(row.birth_date).flatMap(datesIn),
      countries: await countryCodes(several(row.countries)),
      programs: several(row['program_ids'] ?? row.dataset).map((program) => program.trim()),
      remarks: row['sanctions'] || null,
      source,
      listedAt: dayIn(row.first_seen),
    };
  }
}
