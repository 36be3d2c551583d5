const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`;
const ABOUT = String.raw`((?:circa|approximately|about|around|approx\.?|c\.|ca\.?|between|estimated)\s+)?`;

/**
 * Alternatives in order: day in words, ISO and slashes, dots, US day in words, month in words, range of years, year.
 */
const DATE = new RegExp(
  [
    String.raw`${ABOUT}(\d{1,2})\s+${MONTH}\s*,?\s*(\d{4})`,
    String.raw`(\d{4})[-/](\d{1,2})[-/](\d{1,2})`,
    String.raw`(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})`,
    String.raw`${MONTH}\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})`,
    String.raw`${MONTH}\s+(\d{4})`,
    String.raw`(\d{4})\s*(?:to|and|-|–|/)\s*(\d{4})`,
    String.raw`${ABOUT}(?<!\d)(\d{4})(?:-(\d{2}))?(?!\d)`,
  ].join('|'),
  'gi',
);

const two = (text: string) => text.padStart(2, '0');
const monthOf = (name: string) => two(String(MONTHS.indexOf(name.toLowerCase()) + 1));

/** Longest range of years accepted as dates. */
const LONGEST_SPAN = 15;

function yearsBetween(from: number, to: number): string[] {
  if (to < from || to - from > LONGEST_SPAN) return [];
  return Array.from({ length: to - from + 1 }, (_, n) => String(from + n));
}

/** Whether the date exists: Date.parse alone turns February 31 into March 3. */
function exists(date: string): boolean {
  if (date.startsWith('~')) return true;
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

const WHOLE_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** All dates in a text in list notation: `1962`, `1962-03`, `1962-03-05` or `~1962`; a range yields its years. */
export function datesIn(text: string): string[] {
  if (WHOLE_DAY.test(text)) return exists(text) ? [text] : [];
  const dates = [...text.matchAll(DATE)].flatMap((found) => {
    const [
      ,
      about1,
      day,
      month,
      year,
      y2,
      m2,
      d2,
      d3,
      m3,
      y3,
      usMonth,
      usDay,
      usYear,
      month4,
      y4,
      from,
      to,
      about6,
      y6,
      m6,
    ] = found;
    if (day) return [about1 ? `~${year!}` : `${year!}-${monthOf(month!)}-${two(day)}`];
    if (y2) return [`${y2}-${two(m2!)}-${two(d2!)}`];
    if (d3) return [`${y3!}-${two(m3!)}-${two(d3)}`];
    if (usMonth) return [`${usYear!}-${monthOf(usMonth)}-${two(usDay!)}`];
    if (month4) return [`${y4!}-${monthOf(month4)}`];
    if (from) return yearsBetween(Number(from), Number(to));
    if (about6) return [`~${y6!}`];
    return [m6 ? `${y6!}-${m6}` : y6!];
  });
  return [...new Set(dates.filter(exists))];
}

/** First full date in a text; null if there is none. */
export const dayIn = (text: string): string | null => datesIn(text).find((date) => date.length === 10) ?? null;
