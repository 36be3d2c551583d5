import type { IdFields } from '../reading/id-image-reading.js';
import { type SeenDate, clearName, clearNumber } from './clear-text.js';
import type { PrintedWord } from './open-text-model.js';
import { type PrintedRow, heightOf, middleOf } from './printed-rows.js';

const LABEL = /^(1|2|3|4[abcd]|5|7|9)[.,:]?$/i;
const FUSED = /^(4[abc]|[1-35])[.,:](.+)$/i;
/** Maximum distance of consecutive rows in text heights, and maximum difference of their start. */
const NEXT_ROW = 3.2;
const ALIGNED = 1.6;

const labelOf = ({ text }: PrintedWord) => (LABEL.exec(text) ?? FUSED.exec(text))?.[1]?.toLowerCase();

/** Minimum number of licence field numbers that start a row or a column. */
export function europeanLabels(rows: readonly PrintedRow[]): number {
  return new Set(rows.flatMap((row) => row.map(labelOf)).filter(Boolean)).size;
}

/**
 * Finds the numbered fields of a driving licence of the European model (Directive 2006/126/EC, annex I): 1 and 2 names,
 * 3 birth date, 4a and 4b issue and expiry, 5 number. Dates are identified by their order, names by their position.
 */
export function europeanFields(rows: readonly PrintedRow[], dates: readonly SeenDate[], today: string): IdFields {
  const [birth, expiry] = [birthOf(dates, today), expiryOf(dates, today)];
  return {
    ...(birth && { birthDate: birth.means[0], ...namesAbove(rows, birth) }),
    ...(expiry && { expiryDate: expiry.means[0] }),
    ...numberOf(rows),
  };
}

const yearsAgo = (today: string, years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;

/** The earliest date, if it can be a driver's birth date and no other date can. */
function birthOf(dates: readonly SeenDate[], today: string): SeenDate | undefined {
  const early = dates.filter(({ means }) => means[0]! < yearsAgo(today, 16));
  const [first] = early.toSorted((a, b) => a.means[0]!.localeCompare(b.means[0]!));
  return early.length === 1 && first!.clear ? first : undefined;
}

/** The only date in the future, or the one with the expiry's field number. */
function expiryOf(dates: readonly SeenDate[], today: string): SeenDate | undefined {
  const numbered = dates.filter(({ before, words }) => [before.at(-1), words[0]].some((w) => w && labelOf(w) === '4b'));
  const future = dates.filter(({ means }) => means[0]! >= today);
  const [found, ...more] = future.length > 0 ? future : numbered;
  return found?.clear && more.length === 0 ? found : undefined;
}

interface Value {
  label: string | undefined;
  words: PrintedWord[];
}

/** The part of a row that starts where the birth date starts, including the field number in front of it. */
function valueAt(row: PrintedRow, left: number, height: number): Value {
  const from = row.findIndex((word) => word.left > left - ALIGNED * height && !labelOf(word));
  const words = from < 0 || Math.abs(row[from]!.left - left) > ALIGNED * height ? [] : row.slice(from);
  const label = from > 0 ? labelOf(row[from - 1]!) : undefined;
  return { label, words };
}

/**
 * The rows above the birth date: given names directly above, the surname above them; field numbers decide if one has
 * two rows.
 */
function namesAbove(rows: readonly PrintedRow[], birth: SeenDate): Pick<IdFields, 'firstName' | 'lastName'> {
  const start = birth.words[0]!;
  const height = heightOf(start);
  const above: Value[] = [];
  let last = middleOf(start);
  for (const row of rows.filter((row) => middleOf(row[0]!) < last - 0.5 * height).toReversed()) {
    const value = valueAt(row, start.left, height);
    if (value.words.length === 0) continue;
    if (last - middleOf(value.words[0]!) > NEXT_ROW * height) break;
    above.push(value);
    last = middleOf(value.words[0]!);
    if (value.label === '1' || above.length === 4) break;
  }
  const labelled = [...above.map(({ label }) => label), birth.before.length > 0 ? labelOf(birth.before.at(-1)!) : ''];
  if (!labelled.some((label) => label === '1' || label === '2' || label === '3')) return {};
  const second = Math.max(0, above.findIndex(({ label }) => label === '2')); // prettier-ignore
  const first = above.findIndex(({ label }) => label === '1');
  const joined = (values: Value[]) => clearName(values.toReversed().flatMap(({ words }) => words));
  const firstName = joined(above.slice(0, second + 1));
  const lastName = joined(above.slice(second + 1, first > second ? first + 1 : second + 2));
  return { ...(firstName && { firstName }), ...(lastName && { lastName }) };
}

function numberOf(rows: readonly PrintedRow[]): Pick<IdFields, 'documentNumber'> {
  for (const row of rows) {
    const at = row.findIndex((word) => labelOf(word) === '5');
    if (at < 0) continue;
    const documentNumber = clearNumber(row.slice(at + 1));
    return documentNumber ? { documentNumber } : {};
  }
  return {};
}
