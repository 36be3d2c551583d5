/** A printed date and its possible values, since the order of day and month may be ambiguous. Each is `YYYY-MM-DD`. */
export type PrintedDate = string[];

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const NUMBERS = /(?<!\d)(\d{1,2})\s?([./ -])\s?(\d{1,2})\s?\2\s?(\d{4})(?!\d)/g;
const YEAR_FIRST = /(?<!\d)((?:19|20)\d\d)\s?([./ -])\s?(\d{1,2})\s?\2\s?(\d{1,2})(?!\d)/g;
const NAMED = /(?<!\d)(\d{1,2})[ .-]?([A-Z]{3})[A-Z]{0,6}(?:\/[A-Z]{3,9})?[ .-]{0,2}((?:19|20)\d\d)(?!\d)/g;

/**
 * Finds all dates in a row of text, with their start positions. Years have four digits; impossible dates are skipped.
 */
export function printedDates(text: string): { at: number; length: number; means: PrintedDate }[] {
  const upper = text.toUpperCase();
  const found = [
    ...Array.from(upper.matchAll(NUMBERS), (match) => told(match, orders(match[1]!, match[3]!, match[4]!))),
    ...Array.from(upper.matchAll(YEAR_FIRST), (match) => told(match, [iso(match[1]!, match[3]!, match[4]!)])),
    ...Array.from(upper.matchAll(NAMED), (match) => told(match, [named(match[1]!, match[2]!, match[3]!)])),
  ];
  return found.filter(({ means }) => means.length > 0).toSorted((a, b) => a.at - b.at);
}

function told(match: RegExpExecArray, means: (string | null)[]) {
  return { at: match.index, length: match[0].length, means: [...new Set(means)].filter((date) => date !== null) };
}

const orders = (first: string, second: string, year: string) => [iso(year, second, first), iso(year, first, second)];

function named(day: string, month: string, year: string): string | null {
  const number = MONTHS.indexOf(month) + 1;
  return number > 0 ? iso(year, String(number), day) : null;
}

function iso(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return exists && Number(year) >= 1900 && Number(year) < 2100 ? text : null;
}
