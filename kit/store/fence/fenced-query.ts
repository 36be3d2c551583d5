import pg from 'pg';
import type { Scope } from './scope.js';
import { type TransactionSettings, settingExpressions, settingStatements } from './transaction-settings.js';

/** What of the driver's connection and queries its types leave out. */
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

/** Connections whose server knows the statement above. */
const prepared = new WeakSet<Wire>();

type Way = 'plain' | 'begin' | 'text' | 'prepared';

/** What a statement runs with. */
export interface Fence {
  /** Whether the connection is in no transaction. */
  isIdle(): boolean;
  scope: Scope;
  /** Where a transaction pooler stands between: what is set besides; nothing may be prepared by name then. */
  transactionSettings: TransactionSettings | undefined;
}

/**
 * A statement that runs within a scope, in one round trip and without leaving a trace on the session, so that a pooler
 * of transactions may stand between. Without one, the server parses the statement that sets the scope once for each
 * connection. Within a transaction nothing is added: its `begin` set the scope for all of it.
 * Outside, the scope is set by a statement that is sent along with this one: up to the `Sync` behind both, or within
 * one text, PostgreSQL takes them as one transaction.
 */
export class FencedQuery extends Query {
  #way: Way = 'plain';
  /** What the server still has to answer of the statement that sets the scope. */
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

  /** Whether it is the statement that sets the scope which the server has parsed. */
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
    // Of a text with several statements the driver gives all answers; the first or the last are those of the settings.
    if (Array.isArray(this._results)) {
      const answers = this._results as unknown[];
      const own = answers.slice(this.#settings().length);
      if (this.#way === 'begin') this._results = answers[0];
      if (this.#way === 'text') this._results = own.length === 1 ? own[0] : own;
    }
    super.handleReadyForQuery(wire);
  }
}

/** Parsed each time: it lives until the next statement without a name, which is the one behind it. */
function unnamedScope(settings: TransactionSettings) {
  return { name: '', text: [SCOPE_TEXT, ...settingExpressions(settings)].join(', '), types: [] };
}
