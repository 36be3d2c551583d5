/**
 * Parses a date of eight digits to `YYYY-MM-DD`; undefined if invalid. Canada and version 1 write the year first, the
 * United States the month. A month is never above 12 and a year never below 1300, which tells the formats apart.
 */
export function aamvaDate(text: string | undefined): string | undefined {
  if (!text || !/^\d{8}$/.test(text)) return undefined;
  const yearFirst = Number(text.slice(0, 2)) > 12;
  const [year, month, day] = yearFirst
    ? [text.slice(0, 4), text.slice(4, 6), text.slice(6)]
    : [text.slice(4), text.slice(0, 2), text.slice(2, 4)];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const written = `${year}-${month}-${day}`;
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined;
}
