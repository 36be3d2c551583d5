const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const FORMS: [RegExp, (parts: string[]) => string][] = [
  [/^(\d{4})[-./](\d\d)[-./](\d\d)/, ([year, month, day]) => `${year}-${month}-${day}`],
  [/^(\d{4})(\d\d)(\d\d)\b/, ([year, month, day]) => `${year}-${month}-${day}`],
  [/^(\d\d)[-./](\d\d)[-./](\d{4})\b/, ([day, month, year]) => `${year}-${month}-${day}`],
  [
    /^(\d\d?)[- ]([a-z]{3})[a-z]*[- ](\d{4})\b/i,
    ([day, name, year]) => `${year}-${monthOf(name)}-${day?.padStart(2, '0')}`,
  ],
];

const monthOf = (name = '') => String(MONTHS.indexOf(name.toLowerCase()) + 1).padStart(2, '0');

/**
 * Parses a date of a record as ISO 8601: a timestamp if it has a time and zone, otherwise a date; null if it cannot be
 * parsed.
 */
export function dateOf(text: string | null | undefined): string | null {
  if (!text) return null;
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)/i.exec(text)?.[0];
  if (moment && !Number.isNaN(Date.parse(moment))) return new Date(moment).toISOString();
  for (const [form, dayOf] of FORMS) {
    const found = form.exec(text.trim());
    const day = found && dayOf(found.slice(1));
    if (day && !Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return day;
  }
  return null;
}
