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

/** A date of a record, in ISO 8601: a moment where it is one with its zone, else a day; null for what can't be read. */
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
