import { once } from 'node:events';
import type pg from 'pg';

/** Internals of pg's connection that COPY needs; its types omit them. */
interface CopyConnection {
  query(text: string): void;
  stream: { pause(): void; resume(): void };
}

const BLOCK_BYTES = 256 * 1024;
const MAX_BLOCKS = 4;

/** A COPY as a custom query of pg's client. Unread data applies backpressure to the server. */
class CopyOut {
  callback = (): void => undefined;
  readonly blocks: Buffer[] = [];
  readonly wake = new EventTarget();
  isOver = false;
  problem: Error | null = null;
  private block = Buffer.allocUnsafe(BLOCK_BYTES);
  private bytes = 0;
  private connection: CopyConnection | null = null;

  constructor(
    private readonly text: string,
    readonly query_timeout: number,
  ) {}

  submit(connection: CopyConnection): void {
    this.connection = connection;
    connection.query(this.text);
  }

  /** Copies the rows, because pg reuses the buffer for the next chunk. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.bytes + chunk.length > BLOCK_BYTES) this.close();
    if (chunk.length > BLOCK_BYTES) this.blocks.push(Buffer.from(chunk));
    else this.bytes += chunk.copy(this.block, this.bytes);
  }

  handleCommandComplete(): void {
    this.close();
  }

  handleError(problem: Error): void {
    this.problem = problem;
    this.end();
  }

  handleReadyForQuery(): void {
    this.end();
  }

  resume(): void {
    this.connection?.stream.resume();
  }

  private close(): void {
    if (this.bytes > 0) this.blocks.push(Buffer.from(this.block.subarray(0, this.bytes)));
    this.bytes = 0;
    if (this.blocks.length >= MAX_BLOCKS) this.connection!.stream.pause();
    this.wake.dispatchEvent(new Event('more'));
  }

  private end(): void {
    this.callback();
    this.isOver = true;
    this.wake.dispatchEvent(new Event('more'));
  }
}

/**
 * Streams the rows of a query with COPY in text format, in blocks of about 256 KB that end at a row; about five times as
 * fast as a normal query. Rejects with the server's error. A caller that stops early must close the connection.
 */
export async function* copyOut(client: pg.ClientBase, query: string, patienceMs: number): AsyncGenerator<string> {
  const copy = new CopyOut(`copy (${query}) to stdout`, patienceMs);
  client.query(copy as unknown as pg.Submittable);
  for (;;) {
    const block = copy.blocks.shift();
    if (block) {
      if (copy.blocks.length < MAX_BLOCKS) copy.resume();
      yield block.toString('utf8');
    } else if (copy.isOver) {
      if (copy.problem) throw copy.problem;
      return;
    } else await once(copy.wake, 'more');
  }
}

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', '\\': '\\' };

/** Parses the cells of a row in COPY text format; null for NULL. */
export function cellsOf(line: string): (string | null)[] {
  const cells: (string | null)[] = line.split('\t');
  if (line.includes('\\'))
    for (const [n, cell] of cells.entries())
      cells[n] = cell === '\\N' ? null : cell!.replace(/\\(.)/g, (_, sign: string) => ESCAPES[sign] ?? sign);
  return cells;
}
