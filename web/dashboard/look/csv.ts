export type Cell = string | number | null | undefined;

/** Text that a spreadsheet would read as a formula gets a leading apostrophe. */
function quoted(value: Cell): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of a CSV file (RFC 4180), without its line break. */
export const csvLine = (cells: readonly Cell[]) => cells.map(quoted).join(',');

/** A CSV file of these lines. */
export const csvFile = (lines: readonly string[]) => `${lines.join('\r\n')}\r\n`;
