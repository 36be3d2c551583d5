import pg from 'pg';
import type { Scope } from './scope.js';
import { type TransactionSettings, settingExpressions, settingStatements } from './transaction-settings.js';

/** Internals of the driver's connection and queries that its types omit. */
interface Wire {
  parse(message: { name: string; text: string; types: number[] }): void;
  bind(message: { portal: string; statement: string; values: string[] }): void;
  execute(message: { portal: string; rows: number }): void;
}

interface DriverQuery {
  text: string;
  _results: unknown;
  requiresPreparation(): boolean;
  submit(wire: Wire): Error | null;
  prepare(wire: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
  handleReadyForQuery(wire: Wire): void;
}

const Query = pg.Query as unknown as new (
  statement: unknown,
  values: unknown[] | undefined,
  done: (error: Error | null, result: unknown) => void,
) => DriverQuery;

const SCOPE_TEXT = `select set_config('role', $1, true), set_config('app.accounts', $2, true)`;
const SCOPE = { name: 'scope', text: SCOPE_TEXT, types: [] };

const BEGIN = /^\s*(?:begin|start\s+transaction)\b/i;

/** Connections on which the statement above is prepared. */
const prepared = new WeakSet<Wire>();

type Way = 'plain' | 'begin' | 'text' | 'prepared';

/** The settings of a statement. */
export interface Fence {
  /** Whether the connection is outside a transaction. */
  isIdle(): boolean;
  scope: Scope;
  /** Through a transaction pooler: additional settings; named prepared statements are not possible then. */
  transactionSettings: TransactionSettings | undefined;
}

/**
 * A statement that runs within a scope, in one round trip and without changing the session, so it works through a
 * transaction pooler. Without a pooler, the statement that sets the scope is prepared once per connection. Within a
 * transaction nothing is added: its `begin` set the scope. Outside, the scope is set by a statement sent together with
 * this one: PostgreSQL treats both as one transaction up to the common `Sync`, or within one query text.
 */
export class FencedQuery extends Query {
  #way: Way = 'plain';
  /** Pending server responses to the statement that sets the scope. */
  #awaitsParse = false;
  #awaitsRow = false;
  #awaitsEnd = false;

  constructor(
    private readonly fence: Fence,
    ...given: [unknown, unknown[] | undefined, (error: Error | null, result: unknown) => void]
  ) {
    super(...given);
  }

  override submit(wire: Wire): Error | null {
    if (this.fence.isIdle())
      this.#way = this.requiresPreparation() ? 'prepared' : BEGIN.test(this.text) ? 'begin' : 'text';
    if (this.#way === 'begin') this.text = [this.text, ...this.#settings()].join('; ');
    if (this.#way === 'text') this.text = [...this.#settings(), this.text].join('; ');
    return super.submit(wire);
  }

  #settings(): string[] {
    const { scope, transactionSettings } = this.fence;
    const { role, accounts } = scope;
    return [
      `set local role ${role}`,
      `set local app.accounts = '${accounts}'`,
      ...settingStatements(transactionSettings),
    ];
  }

  override prepare(wire: Wire): void {
    if (this.#way === 'prepared') {
      const { scope, transactionSettings } = this.fence;
      const statement = transactionSettings ? unnamedScope(transactionSettings) : SCOPE;
      this.#awaitsParse = !prepared.has(wire);
      this.#awaitsRow = true;
      this.#awaitsEnd = true;
      if (this.#awaitsParse) wire.parse(statement);
      wire.bind({ portal: '', statement: statement.name, values: [scope.role, scope.accounts] });
      wire.execute({ portal: '', rows: 0 });
    }
    super.prepare(wire);
  }

  /** Whether the parsed statement is the one that sets the scope. */
  takesParse(wire: Wire): boolean {
    const mine = this.#awaitsParse;
    if (mine && !this.fence.transactionSettings) prepared.add(wire);
    this.#awaitsParse = false;
    return mine;
  }

  override handleDataRow(message: unknown): void {
    if (!this.#awaitsRow) return super.handleDataRow(message);
    this.#awaitsRow = false;
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (!this.#awaitsEnd) return super.handleCommandComplete(message, wire);
    this.#awaitsEnd = false;
  }

  override handleReadyForQuery(wire: Wire): void {
    // For several statements in one text the driver returns all results; the first or last ones are of the settings.
    if (Array.isArray(this._results)) {
      const answers = this._results as unknown[];
      const own = answers.slice(this.#settings().length);
      if (this.#way === 'begin') this._results = answers[0];
      if (this.#way === 'text') this._results = own.length === 1 ? own[0] : own;
    }
    super.handleReadyForQuery(wire);
  }
}

/** Parsed each time: an unnamed statement only lives until the next one. */
function unnamedScope(settings: TransactionSettings) {
  return { name: '', text: [SCOPE_TEXT, ...settingExpressions(settings)].join(', '), types: [] };
}
