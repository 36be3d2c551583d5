import type { IdFields } from '../reading/id-image-reading.js';
import { clearName, clearNumber, datesOf, textOf } from './clear-text.js';
import { type PrintedRow, heightOf, middleOf } from './printed-rows.js';
import type { PrintedWord } from './open-text-model.js';

/** Labels before or above a value. Numbers and short names are those of AAMVA's card design. */
interface Labels {
  lastName: RegExp;
  firstName: RegExp;
  birthDate: RegExp;
  expiryDate: RegExp;
  documentNumber: RegExp;
}

const AMERICAN: Labels = {
  lastName: /^(1|LN)$/,
  firstName: /^(2|FN)$/,
  birthDate: /^(3?\s?DOB)$/,
  expiryDate: /^((4B)?\s?EXP)$/,
  documentNumber: /^(4D|DL|DLN|(4D)?\s?(DL|LIC)\s?(NO)?)$/,
};

const WRITTEN: Labels = {
  lastName: /^(SURNAME|LAST NAME|FAMILY NAME)\b/,
  firstName: /^(GIVEN NAMES?|FIRST NAMES?|FORENAMES?)\b/,
  birthDate: /^(DATE OF BIRTH|BIRTH DATE|DOB)\b/,
  expiryDate: /^(DATE OF EXPIR[YATION]+|EXPIRY DATE|EXPIRATION DATE|EXPIRES|VALID UNTIL)\b/,
  documentNumber: /^(DOCUMENT|PASSPORT|CARD|LICEN[CS]E) (NO|NUMBER|NR)\b/,
};

const GAP = 2.5;
const BELOW = 3;

/** Fields in AAMVA's card design: values follow their labels, months come first. */
export function americanFields(rows: readonly PrintedRow[]): IdFields {
  return fieldsBy(AMERICAN, (label) => behind(rows, label, 2), monthFirst);
}

/** Fields with labels in English: values are below or after their labels. */
export function writtenFields(rows: readonly PrintedRow[]): IdFields {
  const find = (label: RegExp) => under(rows, label) ?? behind(rows, label, 3);
  return fieldsBy(WRITTEN, find, (means) => (means.length === 1 ? means[0] : undefined));
}

/** Number of labels of AAMVA's card design found. */
export function americanLabels(rows: readonly PrintedRow[]): number {
  const names = /^(DOB|EXP|ISS|DL|DLN|LN|FN|4D|SEX|HGT|EYES)$/;
  return new Set(rows.flatMap((row) => row.map(({ text }) => plain(text))).filter((text) => names.test(text))).size;
}

const plain = (text: string) => text.toUpperCase().replace(/[.,:]/g, '').trim();
const monthFirst = (means: string[]) => means.at(-1);

function fieldsBy(
  labels: Labels,
  find: (label: RegExp) => PrintedWord[] | undefined,
  meant: (means: string[]) => string | undefined,
): IdFields {
  const date = (label: RegExp) => {
    const [seen] = datesOf(find(label) ?? []);
    return seen?.clear ? meant(seen.means) : undefined;
  };
  const fields: IdFields = {
    lastName: clearName(find(labels.lastName) ?? []),
    firstName: clearName(find(labels.firstName) ?? []),
    birthDate: date(labels.birthDate),
    expiryDate: date(labels.expiryDate),
    documentNumber: clearNumber(find(labels.documentNumber) ?? []),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Up to `most` words after a label in its row, up to a wide gap. */
function behind(rows: readonly PrintedRow[], label: RegExp, most: number): PrintedWord[] | undefined {
  for (const row of rows)
    for (let at = 0; at < row.length; at++)
      for (let count = most; count > 0; count--)
        if (label.test(plain(textOf(row.slice(at, at + count))))) {
          const value = together(row.slice(at + count));
          if (value.length > 0) return value;
        }
  return undefined;
}

/** The words directly below a label, up to a wide gap. */
function under(rows: readonly PrintedRow[], label: RegExp): PrintedWord[] | undefined {
  for (const [n, row] of rows.entries()) {
    const at = row.findIndex((_, from) => label.test(plain(textOf(row.slice(from, from + 3)))));
    if (at < 0) continue;
    const { left, bottom } = row[at]!;
    for (const next of rows.slice(n + 1, n + 3)) {
      const height = heightOf(next[0]!);
      const value = together(next.filter((word) => word.left > left - height));
      const isNear =
        value[0] && Math.abs(value[0].left - left) < height && middleOf(value[0]) - bottom < BELOW * height;
      if (isNear) return value;
    }
  }
  return undefined;
}

function together(words: PrintedWord[]): PrintedWord[] {
  const end = words.findIndex((word, n) => n > 0 && word.left - words[n - 1]!.right > GAP * heightOf(word));
  return end < 0 ? words : words.slice(0, end);
}
