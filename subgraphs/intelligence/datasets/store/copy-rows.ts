import type pg from 'pg';

/** The part of pg's connection that COPY needs and its types omit. */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** A column value in PostgreSQL's text format; null for NULL. */
export type Cell = string | null;

const SPECIAL = /[\\\t\n\r]/;
const ESCAPED: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escaped(cell: Cell): string {
  if (cell === null) return '\\N';
  return SPECIAL.test(cell) ? cell.replace(/[\\\t\n\r]/g, (sign) => ESCAPED[sign]!) : cell;
}

/** A COPY command, run by pg's client as a custom query. On a timeout, pg replaces `callback`. */
class Copy {
  callback = (): void => undefined;

  constructor(
    private readonly text: string,
    private readonly data: Buffer,
    private readonly settle: (problem: Error | null) => void,
  ) {}

  submit(connection: CopyConnection): void {
    connection.query(this.text);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.data);
    connection.endCopyFrom();
  }

  handleCommandComplete(): void {}

  handleError(problem: Error): void {
    this.callback();
    this.settle(problem);
  }

  handleReadyForQuery(): void {
    this.callback();
    this.settle(null);
  }
}

/** Formats a row in COPY's text format, with a line ending. */
export function copyLine(cells: Cell[]): string {
  return `${cells.map(escaped).join('\t')}\n`;
}

/**
 * Appends rows to a table with COPY, about twice as fast as inserting arrays. Cells are in the order of `columns`, in
 * the text format of their types. All rows or none; rejects with the server's error.
 */
export function copyRows(client: pg.ClientBase, table: string, columns: string[], rows: Cell[][]): Promise<void> {
  return copyLines(client, table, columns, rows.map(copyLine));
}

/** Appends rows formatted by `copyLine`: queued rows need less memory as text than as cells. */
export function copyLines(client: pg.ClientBase, table: string, columns: string[], lines: string[]): Promise<void> {
  const text = `copy ${table} (${columns.join(', ')}) from stdin`;
  return new Promise((resolve, reject) => {
    const copy = new Copy(text, Buffer.from(lines.join('')), (problem) => (problem ? reject(problem) : resolve()));
    client.query(copy as unknown as pg.Submittable);
  });
}
