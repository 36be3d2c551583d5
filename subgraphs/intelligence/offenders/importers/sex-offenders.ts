import { createHash } from 'node:crypto';
import { type Dataset, type Puts, SKIPPED, type Value } from '../../datasets/catalogue/dataset.js';
import { noteChanges } from '../../datasets/changes/note-changes.js';
import { type CsvRecord, mustHave, pick, readCsv } from '../../datasets/reading/read-csv.js';
import { dayOf } from '../../datasets/reading/values.js';
import { foldName } from '../../built-in/fold-name.js';
import { usStateOf } from '../../built-in/us-states.js';
import { ImportProblem } from '../../datasets/source/import-problem.js';
import type { SourceFile } from '../../datasets/source/source-file.js';

const TABLE = 'intelligence.sex_offender';

const FIRST = ['fname', 'first', 'first_name', 'firstname'];
const LAST = ['lname', 'last', 'last_name', 'lastname'];

const listOf = (text: string | null): string[] =>
  (text ?? '')
    .split(/[|;]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** `last first` keys of a name and of each alias, which is written `First Last` or `Last, First`. */
function keysOf(first: string, last: string, aliases: string[]): string[] {
  const keys = aliases.map((alias) => {
    const [before = '', after] = alias.split(',');
    const words = foldName(after === undefined ? alias : `${after} ${before}`).split(' ');
    return `${words.at(-1)} ${words[0]}`;
  });
  return [...new Set([`${foldName(last)} ${foldName(first).split(' ')[0]}`, ...keys])];
}

/** Chicago's columns have no state and no charge, only whether the victim was a minor. */
function rowOf({ fields }: CsvRecord): Record<string, Value> | null {
  const [fname, lname] = [pick(fields, ...FIRST), pick(fields, ...LAST)];
  const isChicago = 'victim_minor' in fields && 'block' in fields;
  const state = usStateOf(pick(fields, 'state', 'state_code') ?? (isChicago ? 'IL' : ''));
  if (!fname || !lname || !state) return null;
  const born = dayOf(pick(fields, 'dob', 'birth_date', 'date_of_birth'));
  const aliases = listOf(pick(fields, 'aliases', 'alias'));
  const charges = listOf(pick(fields, 'charges', 'charge', 'offense', 'offence', 'crime'));
  if (pick(fields, 'victim_minor')?.toUpperCase() === 'Y') charges.push('Victim was a minor');
  const given = pick(fields, 'id', 'record_id', 'registry_id');
  const digest = createHash('sha256')
    .update(JSON.stringify([state, lname, fname, born, fields.block]))
    .digest('hex');
  return {
    fname,
    lname,
    state,
    aliases,
    charges,
    name: pick(fields, 'name', 'full_name') ?? `${fname} ${lname}`,
    id: given ?? digest.slice(0, 24),
    name_keys: keysOf(fname, lname, aliases),
    born_on: born,
    birth_year: born ? Number(born.slice(0, 4)) : null,
    city: pick(fields, 'city') ?? (isChicago ? 'Chicago' : null),
    county: pick(fields, 'county') ?? (isChicago ? 'Cook' : null),
    zip: pick(fields, 'zip', 'zipcode', 'postal_code'),
    image_url: pick(fields, 'image_url', 'photo_url', 'imageurl'),
    updated_on: dayOf(pick(fields, 'updated', 'updated_at', 'timestamp')),
  };
}

async function* read(files: SourceFile[]): Puts {
  for (const file of files)
    for await (const record of readCsv(file, 'utf-8')) {
      mustHave(record, file.name, FIRST, LAST);
      if (!('block' in record.fields || 'state' in record.fields || 'state_code' in record.fields))
        throw new ImportProblem('the file has no column state', file.name, record.line);
      const row = rowOf(record);
      yield row ? { into: TABLE, row } : SKIPPED;
    }
}

/** Sex offender registers of US states. */
export const sexOffenders: Dataset = {
  name: 'sex-offenders',
  title: 'Registered sex offenders by US state',
  publisher: 'state and city registers: your own file, or the Chicago columns',
  licence:
    'public record; several states prohibit bulk, commercial, housing or employment use (34 USC 20920 and state law)',
  officialUrl: null,
  advice:
    'CSV with columns fname, lname, state and dob; optional: id, city, county, zip, charges, aliases, image_url. Get legal advice first.',
  maxAgeDays: 90,
  coverageSql: `
    select json_build_object('countries', array['US'], 'states', array(
      select distinct state from ${TABLE} where version_id = $1 order by 1))`,
  isFollowed: true,
  revision: 1,
  tables: {
    [TABLE]: {
      id: 'text',
      name: 'text',
      fname: 'text',
      lname: 'text',
      state: 'text',
      name_keys: 'text[]',
      born_on: 'date',
      birth_year: 'int',
      city: 'text',
      county: 'text',
      zip: 'text',
      image_url: 'text',
      charges: 'text[]',
      aliases: 'text[]',
      updated_on: 'date',
    },
  },
  read,
  settle: noteChanges(`
    select unnest(t.name_keys) || '|' || t.state as key,
      hashtextextended(row(t.id, t.born_on, t.birth_year, t.city, t.charges, t.aliases)::text, 0) as hash
    from intelligence.sex_offender t`),
};
