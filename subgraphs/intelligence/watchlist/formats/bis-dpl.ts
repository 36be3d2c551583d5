import { prepareName } from '@guest-screening/name-matching';
import type { Chunks, ListedRecord } from './listed-record.js';
import { countryCodes } from './reading/country-codes.js';
import { csvRecords, csvRows } from './reading/csv-rows.js';
import { ListError } from '../../datasets/source/list-error.js';
import { listedName } from './reading/listed-names.js';

const COLUMNS = ['Name', 'City', 'Country', 'Effective_Date', 'Expiration_Date', 'Action', 'FR_Citation'] as const;

function isoOf(american: string): string | null {
  const found = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(american.trim());
  return found ? `${found[3]!}-${found[1]!.padStart(2, '0')}-${found[2]!.padStart(2, '0')}` : null;
}

/** The list does not distinguish people from companies: a legal form or trade word marks a company. */
function kindOf(name: string): ListedRecord['kind'] {
  const { kind, tokens } = prepareName(name);
  return kind === 'entity' || tokens.some((token) => token.kind === 'trade') ? 'entity' : 'person';
}

/** Content of a row in either of the list's two formats. */
interface Denial {
  name: string;
  country: string;
  since: string;
  until: string;
  notes: string[];
}

/** The list has no IDs; name and date serve as one. */
async function* recordsOf(denials: AsyncIterable<Denial>, source: string): AsyncGenerator<ListedRecord> {
  const seen = new Map<string, number>();
  for await (const denial of denials) {
    const name = listedName(denial.name);
    if (!name) throw new ListError('A row has no name.');
    const listedAt = isoOf(denial.since);
    const key = `${name.text}|${listedAt ?? ''}`;
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    const until = isoOf(denial.until);
    yield {
      id: nth === 1 ? key : `${key}|${nth}`,
      kind: kindOf(name.text),
      names: [name],
      birthDates: [],
      countries: await countryCodes([denial.country]),
      programs: ['BIS-DPL'],
      remarks: [...denial.notes, until && `until ${until}`].filter(Boolean).join('; ') || null,
      source,
      listedAt,
    };
  }
}

async function* tabbedDenials(chunks: Chunks): AsyncGenerator<Denial> {
  for await (const row of csvRecords(chunks, COLUMNS, '\t'))
    yield {
      name: row.Name,
      country: row.Country,
      since: row.Effective_Date,
      until: row.Expiration_Date,
      notes: [row.Action, row.FR_Citation],
    };
}

/** The BIS denied persons list as `dpl.txt`, tab-separated. */
export const readBisDpl = (chunks: Chunks, source: string): AsyncGenerator<ListedRecord> =>
  recordsOf(tabbedDenials(chunks), source);

const EXPORTED = ['name and address', 'effective date', 'expiration date'];

/** Parts that belong to the name despite a preceding comma: `ALFA TRADING, INC., 1 Main Street, Miami, FL`. */
const END_OF_NAME = /^(?:inc|ltd|llc|l\.l\.c|corp|co|gmbh|s\.?a|limited|jr|sr|ii|iii)\.?$/i;

/** The name, and the last part of the address, which is the country for addresses outside the US. */
function nameAndCountry(text: string): { name: string; country: string } {
  const [name = '', ...parts] = text.split(',').map((part) => part.trim());
  const ends = parts.findIndex((part) => !END_OF_NAME.test(part));
  const own = parts.slice(0, ends < 0 ? parts.length : ends);
  return { name: [name, ...own].join(', '), country: parts.length > own.length ? parts.at(-1)! : '' };
}

async function* exportedDenials(chunks: Chunks): AsyncGenerator<Denial> {
  let columns: string[] | null = null;
  for await (const cells of csvRows(chunks)) {
    if (!columns) {
      columns = cells.map((name) => name.trim().toLowerCase().replace(/_/g, ' '));
      const missing = EXPORTED.filter((name) => !columns!.includes(name));
      if (missing.length > 0) throw new ListError(`The table has no column ${missing.join(', ')}.`);
      continue;
    }
    if (cells.length !== columns.length) throw new ListError('A row has more or fewer columns than the header.');
    const names = columns;
    const cell = (name: string) => cells[names.indexOf(name)]?.trim() ?? '';
    const notes = [cell('type of denial'), cell('appropriate federal register citations')];
    yield {
      ...nameAndCountry(cell('name and address')),
      since: cell('effective date'),
      until: cell('expiration date'),
      notes,
    };
  }
  if (!columns) throw new ListError('The table is empty.');
}

/** The same list as exported by its page since 2025: CSV with name and address in one column. */
export const readBisDplExport = (chunks: Chunks, source: string): AsyncGenerator<ListedRecord> =>
  recordsOf(exportedDenials(chunks), source);
