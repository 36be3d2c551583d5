import pg from 'pg';
import { FencedQuery } from './fence/fenced-query.js';
import type { Scope } from './fence/scope.js';
import type { TransactionSettings } from './fence/transaction-settings.js';
import { preparedName } from './prepared.js';

interface Limit {
  query_timeout?: number;
}

/** Options of connections in addition to the driver's. */
export interface ConnectionConfig extends pg.ClientConfig {
  /** Through a transaction pooler: settings to apply in each transaction, because sessions don't keep them. */
  transactionSettings?: TransactionSettings | undefined;
}

type Done = (error: Error | null, result: unknown) => void;

const BEGIN = /^\s*begin\s*$/i;
const END = /^\s*(?:commit|rollback)\s*$/i;

/** The result of a `begin`, `commit` or `rollback` that is not sent. */
const notSent = (text: string) => ({ command: text.trim().toUpperCase(), rows: [], rowCount: null, fields: [] });

/** A text of `prepared` with its name. */
function named(statement: unknown, values: unknown[] | undefined): unknown {
  const name = typeof statement === 'string' && values ? preparedName(statement) : undefined;
  return name ? { name, text: statement } : statement;
}

/**
 * A connection that closes when a statement exceeds its own or the connection's `query_timeout`, in ms: the statement
 * fails with "Query read timeout", and the pool opens a new connection.
 *
 * It also passes the driver a callback for each result. With a promise or a timeout, the driver assigns a function
 * literal to a property of the query; V8 allocates such functions in the old generation, where they retain everything
 * they reference until the next full collection. Each minor collection then copied all requests since the previous
 * one: 9 ms instead of 1.
 *
 * Through a transaction pooler it uses no named prepared statements: the next transaction may be on another server
 * connection, where the name is unknown.
 */
export class Connection extends pg.Client {
  readonly #usualMs: number;
  readonly #transactionSettings: TransactionSettings | undefined;

  /** The scope of its statements; null: the rights of the login role. Set by the pool on checkout. */
  scope: Scope | null = null;

  /** Longest wait for a result, in ms; 0: no limit. Back at `query_timeout` with each checkout. */
  limitMs: number;

  /** A `begin` was answered, and is sent together with the next statement. */
  #begins = false;

  constructor({ query_timeout: usualMs, transactionSettings, ...config }: ConnectionConfig = {}) {
    super(config);
    this.limitMs = this.#usualMs = Number(usualMs ?? 0);
    this.#transactionSettings = transactionSettings;
  }

  /** Prepares the connection for its next user. */
  takenIn(scope: Scope | null): void {
    this.scope = scope;
    this.limitMs = this.#usualMs;
    this.#begins = false;
  }

  override query(...given: unknown[]): never {
    const [statement] = given;
    const own = typeof statement === 'object' && statement !== null;
    const isForeign = own && 'submit' in statement;
    // COPY cannot set a scope itself, so one must already be set. If this `begin` fails, PostgreSQL refuses the COPY.
    if (isForeign && this.#begins) this.#sendBegin();
    else if (isForeign && this.scope && this.#isIdle()) throw new Error('COPY must run within a transaction.');
    if (isForeign) return super.query(...(given as [string])) as never;
    const values = Array.isArray(given[1]) ? given[1] : undefined;
    const done = given.slice(1).find((one) => typeof one === 'function') as Done | undefined;
    if (done) return this.#ask(statement, values, done) as never;
    const answer = new Promise((resolve, reject) =>
      this.#ask(statement, values, (error, result) => (error ? reject(error) : resolve(result))),
    );
    return answer.catch((error: Error) => {
      // In the async context of the query, not of its result.
      Error.captureStackTrace(error);
      throw error;
    }) as never;
  }

  #sendBegin(): void {
    this.#begins = false;
    this.#ask('start transaction', undefined, () => undefined);
  }

  /** Holds a `begin` back for the next statement, and ends a transaction that was never sent. Returns whether it did. */
  #isHeldBack(statement: unknown): boolean {
    if (!this.scope || typeof statement !== 'string') return false;
    const ends = this.#begins && END.test(statement);
    const holds = !this.#begins && this.#isIdle() && BEGIN.test(statement);
    if (ends || holds) this.#begins = holds;
    return ends || holds;
  }

  #ask(statement: unknown, values: unknown[] | undefined, done: Done): void {
    if (this.#isHeldBack(statement)) return process.nextTick(done, null, notSent(statement as string));
    const begins = this.#begins;
    this.#begins = false;
    const { query_timeout: ownMs, ...bare } =
      typeof statement === 'object' ? (statement as pg.QueryConfig & Limit) : {};
    const limitMs = ownMs ?? this.limitMs;
    const ours = ownMs === undefined ? named(statement, values) : bare;
    const asked = this.#transactionSettings && typeof ours === 'object' ? { ...ours, name: undefined } : ours;
    const late = () => this.connection.stream.destroy(new Error('Query read timeout'));
    const timer = limitMs > 0 ? setTimeout(late, limitMs) : undefined;
    const answered = (error: Error | null, result: unknown) => {
      clearTimeout(timer);
      done(error, result);
    };
    if (!this.scope) {
      super.query(asked as string, values as [], answered);
      return;
    }
    const fence = { isIdle: this.#isIdle, scope: this.scope, begins, transactionSettings: this.#transactionSettings };
    super.query(new FencedQuery(fence, asked, values, answered) as unknown as pg.Submittable);
  }

  readonly #isIdle = (): boolean => this.getTransactionStatus() === 'I';

  /** Driver callback: the server has parsed a statement. */
  _handleParseComplete(): void {
    const driver = pg.Client.prototype as unknown as {
      _getActiveQuery(): unknown;
      _handleParseComplete(): void;
    };
    const active = driver._getActiveQuery.call(this);
    if (active instanceof FencedQuery && active.takesParse(this.connection as never)) return;
    driver._handleParseComplete.call(this);
  }
}
