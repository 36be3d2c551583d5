import { prepareName } from '../names/prepare-name.js';
import type { Chunks, ListedRecord } from './listed-record.js';
import { countryCodes } from './reading/country-codes.js';
import { csvRecords } from './reading/csv-rows.js';
import { ListError } from './reading/list-error.js';
import { listedName } from './reading/listed-names.js';

const COLUMNS = ['Name', 'City', 'Country', 'Effective_Date', 'Expiration_Date', 'Action', 'FR_Citation'] as const;

function isoOf(american: string): string | null {
  const found = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(american.trim());
  return found ? `${found[3]!}-${found[1]!.padStart(2, '0')}-${found[2]!.padStart(2, '0')}` : null;
}

/** The list does not tell persons from firms: a legal form or a word of trade makes a firm. */
function kindOf(name: string): ListedRecord['kind'] {
  const { kind, tokens } = prepareName(name);
  return kind === 'entity' || tokens.some((token) => token.kind === 'trade') ? 'entity' : 'person';
}

/** The denied persons list of the US Bureau of Industry and Security, tab separated. It has no ids: name and day are. */
export async function* readBisDpl(chunks: Chunks, source: string): AsyncGenerator<ListedRecord> {
  const seen = new Map<string, number>();
  for await (const row of csvRecords(chunks, COLUMNS, '\t')) {
    const name = listedName(row.Name);
    if (!name) throw new ListError('A row has no name.');
    const listedAt = isoOf(row.Effective_Date);
    const key = `${name.text}|${listedAt ?? ''}`;
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    const until = isoOf(row.Expiration_Date);
    yield {
      id: nth === 1 ? key : `${key}|${nth}`,
      kind: kindOf(name.text),
      names: [name],
      birthDates: [],
      countries: await countryCodes([row.Country]),
      programs: ['BIS-DPL'],
      remarks: [row.Action, row.FR_Citation, until && `until ${until}`].filter(Boolean).join('; ') || null,
      source,
      listedAt,
    };
  }
}
