import { dayIn, datesIn } from './reading/dates-in.js';
import { countryCodes } from './reading/country-codes.js';
import { csvRows } from './reading/csv-rows.js';
import { ListError } from '../../datasets/source/list-error.js';
import { distinctNames, listedName } from './reading/listed-names.js';
import type { Chunks, ListedName, ListedRecord } from './listed-record.js';

/** Files of an OFAC list: SDN (sdn, alt, add) or non-SDN (cons_prim, …). */
export interface OfacFiles {
  main: Chunks;
  aliases?: Chunks | undefined;
  addresses?: Chunks | undefined;
  /** Remarks that continue beyond the main file. */
  comments?: Chunks | undefined;
}

const KINDS: Record<string, ListedRecord['kind']> = { individual: 'person', vessel: 'vessel', aircraft: 'aircraft' };

const given = (cell: string | undefined): string => {
  const text = cell?.trim() ?? '';
  return text === '-0-' ? '' : text;
};

/** Rows by entity number (first column). Throws ListError for a row without a number, except the closing character. */
async function* numberedRows(chunks: Chunks, columns: number): AsyncGenerator<[string, ...string[]]> {
  let any = false;
  for await (const row of csvRows(chunks)) {
    const number = given(row[0]);
    // The files end with a legacy Control-Z.
    if (row.length === 1 && /^\W*$/.test(number)) continue;
    if (!/^\d+$/.test(number) || row.length < columns)
      throw new ListError('A row lacks an entity number or has too few columns.');
    any = true;
    yield row as [string, ...string[]];
  }
  if (!any) throw new ListError('The table is empty.');
}

async function gathered<T>(chunks: Chunks | undefined, columns: number, take: (row: string[]) => T | null) {
  const byNumber = new Map<string, T[]>();
  if (!chunks) return byNumber;
  for await (const row of numberedRows(chunks, columns)) {
    const taken = take(row);
    const others = byNumber.get(row[0]);
    if (taken !== null && others) others.push(taken);
    else if (taken !== null) byNumber.set(row[0], [taken]);
  }
  return byNumber;
}

/** Weak names are quoted in the remarks. */
const WEAK = /(?:[afn]\.k\.a\.) '((?:[^']|'(?=[^;.]))+)'/g;
const NATIONS = /(?:nationality|citizen) ([^;.]+)/g;
const BORN = /\bDOB ([^;.]+(?:\.(?=\s?\d)[^;.]+)*)/g;

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((found) => found[1]!);

/** Aliases and addresses are kept in memory while the main file streams (about 30 MB for the full SDN list). */
export async function* readOfac(files: OfacFiles, source: string): AsyncGenerator<ListedRecord> {
  const aliases = await gathered(files.aliases, 4, (row) => listedName(given(row[3])));
  const places = await gathered(files.addresses, 5, (row) => given(row[4]) || null);
  const comments = await gathered(files.comments, 2, (row) => given(row[1]) || null);
  for await (const row of numberedRows(files.main, 12)) {
    const [id] = row;
    const kind = KINDS[given(row[2])] ?? 'entity';
    const remarks = `${given(row[11])}${(comments.get(id) ?? []).join('')}`;
    const weak = all(remarks, WEAK).map((text): ListedName | null => listedName(text, 'weak'));
    const names = distinctNames([listedName(given(row[1])), ...(aliases.get(id) ?? []), ...weak]);
    if (names.length === 0) throw new ListError('A row has no name.');
    yield {
      id,
      kind,
      names,
      birthDates: kind === 'person' ? all(remarks, BORN).flatMap(datesIn) : [],
      countries: await countryCodes([...all(remarks, NATIONS), ...(places.get(id) ?? []), given(row[9])]),
      programs: given(row[3])
        .split(/\]\s*\[/)
        .map((program) => program.replace(/[[\]]/g, '').trim())
        .filter(Boolean),
      remarks: remarks || null,
      source,
      listedAt: dayIn(/Listing Date[^:;]*: ([^;.]+)/.exec(remarks)?.[1] ?? ''),
    };
  }
}
