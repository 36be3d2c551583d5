import { createHash } from 'node:crypto';
import pg from 'pg';

/** Uses of a statement before it is prepared. Each prepared statement keeps its plan in the server's memory. */
const USES_BEFORE = 20;
const MAX_COUNTED = 500;

/**
 * A connection that prepares statements that it runs often. The queue's own statements are texts without names, which
 * PostgreSQL would parse and plan each time: more work than running them.
 */
export class PreparingClient extends pg.Client {
  readonly #uses = new Map<string, number>();

  override query(...given: unknown[]): never {
    const [text, values, ...rest] = given;
    if (typeof text !== 'string' || !Array.isArray(values)) return super.query(...(given as [string])) as never;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (this.#uses.size === MAX_COUNTED) this.#uses.clear();
    this.#uses.set(text, uses);
    const statement = uses > USES_BEFORE ? { name: nameOf(text), text } : text;
    return super.query(statement as string, values, ...(rest as [])) as never;
  }
}

const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
