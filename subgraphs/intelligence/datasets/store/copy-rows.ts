import type pg from 'pg';

/** What of pg's connection a COPY needs; its types leave it out. */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** A value of a column as PostgreSQL reads it from text; null for NULL. */
export type Cell = string | null;

const SPECIAL = /[\\\t\n\r]/;
const ESCAPED: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escaped(cell: Cell): string {
  if (cell === null) return '\\N';
  return SPECIAL.test(cell) ? cell.replace(/[\\\t\n\r]/g, (sign) => ESCAPED[sign]!) : cell;
}

/** A COPY as pg's client runs queries of other makers. It puts its own end of a time-out into `callback`. */
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

/** A row in COPY's text form, with its end. */
export function copyLine(cells: Cell[]): string {
  return `${cells.map(escaped).join('\t')}\n`;
}

/**
 * Appends rows to a table by COPY, about twice as fast as an insert of arrays. Cells stand in the order of `columns`, as
 * the columns' types read them. All rows or none; rejects with the server's error.
 */
export function copyRows(client: pg.ClientBase, table: string, columns: string[], rows: Cell[][]): Promise<void> {
  return copyLines(client, table, columns, rows.map(copyLine));
}

/** The same with rows that `copyLine` made: many that wait as texts cost less than as cells. */
export function copyLines(client: pg.ClientBase, table: string, columns: string[], lines: string[]): Promise<void> {
  const text = `copy ${table} (${columns.join(', ')}) from stdin`;
  return new Promise((resolve, reject) => {
    const copy = new Copy(text, Buffer.from(lines.join('')), (problem) => (problem ? reject(problem) : resolve()));
    client.query(copy as unknown as pg.Submittable);
  });
}
