import pg from 'pg';
import type { Scope } from './scope.js';

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

const SCOPE = {
  name: 'scope',
  text: `select set_config('role', $1, true), set_config('app.accounts', $2, true)`,
  types: [],
};

const BEGIN = /^\s*(?:begin|start\s+transaction)\b/i;

/** Connections whose server knows the statement above. */
const prepared = new WeakSet<Wire>();

type Way = 'plain' | 'begin' | 'text' | 'prepared';

/**
 * A statement that runs within a scope, in one round trip and without leaving a trace on the session, so that a pooler
 * of transactions may stand between. Within a transaction nothing is added: its `begin` set the scope for all of it.
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
    private readonly isIdle: () => boolean,
    private readonly scope: Scope,
    ...given: [unknown, unknown[] | undefined, (error: Error | null, result: unknown) => void]
  ) {
    super(...given);
  }

  override submit(wire: Wire): Error | null {
    if (this.isIdle()) this.#way = this.requiresPreparation() ? 'prepared' : BEGIN.test(this.text) ? 'begin' : 'text';
    if (this.#way === 'begin') this.text = `${this.text}; ${this.#settings()}`;
    if (this.#way === 'text') this.text = `${this.#settings()}; ${this.text}`;
    return super.submit(wire);
  }

  #settings(): string {
    const { role, accounts } = this.scope;
    return `set local role ${role}; set local app.accounts = '${accounts}'`;
  }

  override prepare(wire: Wire): void {
    if (this.#way === 'prepared') {
      this.#awaitsParse = !prepared.has(wire);
      this.#awaitsRow = true;
      this.#awaitsEnd = true;
      if (this.#awaitsParse) wire.parse(SCOPE);
      wire.bind({ portal: '', statement: SCOPE.name, values: [this.scope.role, this.scope.accounts] });
      wire.execute({ portal: '', rows: 0 });
    }
    super.prepare(wire);
  }

  /** Whether it is the statement that sets the scope which the server has parsed. */
  takesParse(wire: Wire): boolean {
    const mine = this.#awaitsParse;
    if (mine) prepared.add(wire);
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
    // Of a text with several statements the driver gives all answers; two of them are those of the scope.
    if (Array.isArray(this._results)) {
      const answers = this._results as unknown[];
      if (this.#way === 'begin') this._results = answers[0];
      if (this.#way === 'text') this._results = answers.length === 3 ? answers[2] : answers.slice(2);
    }
    super.handleReadyForQuery(wire);
  }
}
