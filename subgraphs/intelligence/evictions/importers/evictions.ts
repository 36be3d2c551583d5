import { type Dataset, type Puts, SKIPPED, type Value } from '../../datasets/catalogue/dataset.js';
import { noteChanges } from '../../datasets/changes/note-changes.js';
import { type CsvRecord, mustHave, pick, readCsv } from '../../datasets/reading/read-csv.js';
import { dayOf, nameDigests, numberOf } from '../../datasets/reading/values.js';
import { foldName } from '../../built-in/fold-name.js';
import { usStateOf } from '../../built-in/us-states.js';
import type { SourceFile } from '../../datasets/source/source-file.js';

const TABLE = 'intelligence.eviction';

const NAME = ['full_name', 'defendant_name', 'defendant', 'name', 'tenant_name', 'party_name'];
const FILED = ['eviction_date', 'case_file_date', 'filed_date', 'file_date', 'filing_date'];
const STREET = ['street', 'defendant_addr', 'defendant_addr1', 'defendant_addr_line_1', 'defendant_address', 'address'];
const ZIP = ['postal_code', 'zip', 'zipcode', 'defendant_zip', 'defendant_addr_zip', 'defendant_postal_code'];

/** Digests of every person on a case (`Lee, Ann and Lee, Bob`). Placeholders for further people are dropped. */
function everybody(names: string): Buffer[] {
  return names
    .replace(/\bet\.? al\.?\b|\band all (other )?occupants\b|\ball occupants\b/gi, '')
    .split(/\s+(?:and|&)\s+|;|\s&\s/i)
    .flatMap(nameDigests);
}

function placeOf({ fields }: CsvRecord): Record<string, Value> {
  const street = pick(fields, ...STREET);
  const state = pick(fields, 'state', 'state_code', 'defendant_state', 'defendant_addr_state');
  return {
    street,
    street_key: street && foldName(street),
    unit: pick(fields, 'unit', 'apartment', 'defendant_unit', 'defendant_addr2', 'defendant_addr_line_2'),
    city: pick(fields, 'city', 'defendant_city', 'defendant_addr_city'),
    state_code: state && (usStateOf(state) ?? state.toUpperCase()),
    postal_code: pick(fields, ...ZIP)?.replace(/^(\d{5})-?\d{4}$/, '$1'),
    lat: numberOf(pick(fields, 'lat', 'latitude')),
    lon: numberOf(pick(fields, 'lon', 'lng', 'longitude')),
  };
}

const isHarris = ({ fields }: CsvRecord) => 'case_file_date' in fields && 'defendant_name' in fields;

async function* read(files: SourceFile[]): Puts {
  for (const file of files)
    for await (const record of readCsv(file, 'utf-8')) {
      mustHave(record, file.name, NAME, FILED);
      const { fields } = record;
      const place = placeOf(record);
      const country_code = (pick(fields, 'country_code', 'country') ?? 'US').slice(0, 2).toUpperCase();
      const digests = everybody(pick(fields, ...NAME) ?? '');
      const filed_on = dayOf(pick(fields, ...FILED));
      const state = place.state_code ?? (isHarris(record) ? 'TX' : null);
      if (digests.length === 0 || !filed_on) yield SKIPPED;
      else
        yield {
          into: TABLE,
          row: {
            ...place,
            state_code: state,
            country_code,
            filed_on,
            name_digests: digests,
            source: pick(fields, 'source') ?? (typeof state === 'string' ? `${country_code}-${state}` : country_code),
            source_url: pick(fields, 'source_url', 'case_url'),
            case_number: pick(fields, 'case_number', 'case_no', 'cause_number'),
          },
        };
    }
}

/** Court eviction cases. Names are stored as digests only. */
export const evictions: Dataset = {
  name: 'evictions',
  title: 'Court eviction cases',
  publisher: 'court records: your own file, or the extracts of Harris County, Texas',
  licence: 'public record; in the US, tenant screening with it is subject to the Fair Credit Reporting Act',
  officialUrl: null,
  advice:
    'CSV with columns full_name and eviction_date; optional: case_number, source, source_url, street, unit, city, state, postal_code.',
  maxAgeDays: 90,
  coverageSql: `
    select json_build_object(
      'countries', array_agg(distinct country_code),
      'states', coalesce(array_agg(distinct state_code) filter (where country_code = 'US' and state_code is not null), '{}'),
      'sources', array_agg(distinct source), 'from', min(filed_on), 'to', max(filed_on))
    from ${TABLE} where version_id = $1`,
  isFollowed: true,
  revision: 1,
  tables: {
    [TABLE]: {
      source: 'text',
      source_url: 'text',
      name_digests: 'bytea[]',
      street: 'text',
      street_key: 'text',
      unit: 'text',
      city: 'text',
      state_code: 'text',
      postal_code: 'text',
      country_code: 'text',
      lat: 'float8',
      lon: 'float8',
      filed_on: 'date',
      case_number: 'text',
    },
  },
  read,
  settle: noteChanges(`
    select encode(unnest(t.name_digests), 'hex') || '|' || coalesce(t.state_code, '') as key,
      hashtextextended(row(t.source, t.source_url, t.case_number, t.filed_on, t.street, t.city)::text, 0) as hash
    from intelligence.eviction t`),
};
