import type { Chunks, ListedName, ListedRecord } from './listed-record.js';
import { countryCodes } from './reading/country-codes.js';
import { csvRows } from './reading/csv-rows.js';
import { dayIn, datesIn } from './reading/dates-in.js';
import { ListError } from '../../datasets/source/list-error.js';
import { distinctNames, listedName } from './reading/listed-names.js';

const KINDS: Record<string, ListedRecord['kind']> = { individual: 'person', ship: 'vessel' };

/** `Name 6` is a person's surname, or the full name of anything else. */
const NAME_PARTS = ['Name 1', 'Name 2', 'Name 3', 'Name 4', 'Name 5', 'Name 6'];

const REQUIRED = ['Unique ID', ...NAME_PARTS, 'Name type', 'D.O.B', 'Nationality(/ies)'];

/** Kind of the entry; early files of the list used these column names. */
const KIND_COLUMNS = ['Designation Type', 'Individual, Entity, Ship'];

/** A row by column name; missing columns are empty. */
type Row = (column: string) => string;

/** `dd/mm/yyyy`, with letters or zeros for an unknown day or month: `dd/mm/1962`, `00/03/1962`. */
const BRITISH_DATE = /\b(\d\d?|dd)\/(\d\d?|mm)\/(\d{4})\b/gi;

function britishDates(text: string): string[] {
  return [...text.matchAll(BRITISH_DATE)].flatMap(([, day, month, year]) => {
    const known = [month!, day!].map((part) => (Number(part) > 0 ? part.padStart(2, '0') : null));
    const [monthOfYear, dayOfMonth] = known;
    if (!monthOfYear) return [year!];
    return datesIn(dayOfMonth ? `${year!}-${monthOfYear}-${dayOfMonth}` : `${year!}-${monthOfYear}`);
  });
}

/** A cell may list several countries, numbered or separated; some country names contain a comma. */
async function countriesIn(cell: string): Promise<string[]> {
  const parts = cell.split(/[|;]|\(\d+\)/).map((part) => part.trim());
  const found = await Promise.all(
    parts.map(async (part) => {
      const whole = await countryCodes([part]);
      return whole.length > 0 ? whole : countryCodes(part.split(','));
    }),
  );
  return found.flat();
}

/** Rows below the header, which follows a line with the report date. Throws ListError. */
async function* rowsOf(chunks: Chunks): AsyncGenerator<Row> {
  let columns: Map<string, number> | null = null;
  for await (const cells of csvRows(chunks)) {
    if (!columns) {
      if (/^report date\b/i.test(cells[0] ?? '')) continue;
      columns = new Map(cells.map((name, n) => [name.trim(), n]));
      const missing = REQUIRED.filter((name) => !columns!.has(name));
      if (!KIND_COLUMNS.some((name) => columns!.has(name))) missing.push(KIND_COLUMNS[0]!);
      if (missing.length > 0) throw new ListError(`The table has no column ${missing.join(', ')}.`);
      continue;
    }
    if (cells.length !== columns.size) throw new ListError('A row has more or fewer columns than the header.');
    const places = columns;
    yield (column) => (cells[places.get(column) ?? -1] ?? '').trim();
  }
  if (!columns) throw new ListError('The table is empty.');
}

function namesIn(row: Row, kind: ListedRecord['kind']): (ListedName | null)[] {
  const quality = /low/i.test(row('Alias strength')) ? 'weak' : 'strong';
  const parts = NAME_PARTS.map(row);
  const name = kind === 'person' ? parts.join(' ') : [parts.at(-1)!, ...parts.slice(0, -1)].join(' ');
  return [listedName(name, quality), listedName(row('Name non-latin script'), quality)];
}

/** An entry collected from its rows: one per name and address, with the other columns repeated. */
interface Gathered extends Omit<ListedRecord, 'countries' | 'names'> {
  primary: (ListedName | null)[];
  others: (ListedName | null)[];
  countries: Set<string>;
}

function begun(row: Row, id: string, source: string): Gathered {
  const kind = KINDS[KIND_COLUMNS.map(row).find(Boolean)?.toLowerCase() ?? ''] ?? 'entity';
  const unNumber = row('UN Reference Number');
  const imoNumber = row('IMO number');
  const remarks = [
    unNumber && `UN reference ${unNumber}`,
    imoNumber && `IMO number ${imoNumber}`,
    row('Other Information'),
    row('UK Statement of Reasons'),
  ];
  return {
    id,
    kind,
    primary: [],
    others: [],
    birthDates: [],
    countries: new Set(),
    programs: [],
    remarks: remarks.filter(Boolean).join(' ') || null,
    source,
    listedAt: britishDates(row('Date Designated')).flatMap((date) => dayIn(date) ?? [])[0] ?? null,
  };
}

async function add(entry: Gathered, row: Row): Promise<void> {
  const isPrimary = /^primary name$/i.test(row('Name type'));
  (isPrimary ? entry.primary : entry.others).push(...namesIn(row, entry.kind));
  if (entry.kind === 'person') entry.birthDates.push(...britishDates(row('D.O.B')));
  if (row('Regime Name')) entry.programs.push(row('Regime Name'));
  for (const column of ['Nationality(/ies)', 'Address Country', 'Current believed flag of ship'])
    for (const code of await countriesIn(row(column))) entry.countries.add(code);
}

/**
 * The UK Sanctions List as CSV, the UK's single list since January 28, 2026. Rows of an entry may be scattered, so
 * entries are kept in memory until the end of the file (about 6,000).
 */
export async function* readUkSanctions(chunks: Chunks, source: string): AsyncGenerator<ListedRecord> {
  const entries = new Map<string, Gathered>();
  for await (const row of rowsOf(chunks)) {
    const id = row('Unique ID');
    if (!id) throw new ListError('A row has no Unique ID.');
    const entry = entries.get(id) ?? begun(row, id, source);
    entries.set(id, entry);
    await add(entry, row);
  }
  for (const { primary, others, countries, birthDates, programs, ...rest } of entries.values()) {
    const names = distinctNames([...primary, ...others]);
    if (names.length === 0) throw new ListError('An entry has no name.');
    yield {
      ...rest,
      names,
      birthDates: [...new Set(birthDates)],
      countries: [...countries],
      programs: [...new Set(programs)],
    };
  }
}
