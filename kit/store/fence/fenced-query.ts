import pg from 'pg';
import { isPlannedOnce } from '../prepared.js';
import type { Scope } from './scope.js';
import { type TransactionSettings, settingExpressions, settingStatements } from './transaction-settings.js';

/** Internals of the driver's connection and queries that its types omit. */
interface Wire {
  parse(message: { name: string; text: string; types: number[] }): void;
  bind(message: { portal: string; statement: string; values: string[] }): void;
  execute(message: { portal: string; rows: number }): void;
}

interface Column {
  name: string;
  dataTypeID: number;
  format: string;
}

/** How the driver reads rows: prepared from a description of their columns. */
interface RowReading {
  fields: readonly Column[];
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

interface DriverQuery {
  name?: string;
  text: string;
  _result: RowReading & { _types: object | undefined };
  _accumulateRows: unknown;
  _results: unknown;
  requiresPreparation(): boolean;
  submit(wire: Wire): Error | null;
  prepare(wire: Wire): void;
  handleRowDescription(message: { fields: readonly Column[] }): void;
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

/**
 * For a statement that is planned once. A plan made while a table was small would go on reading the whole table after it
 * has grown, until statistics are taken again. With these settings it uses an index wherever there is one.
 */
const SCOPE_OF_PLANNED = {
  name: 'scope_of_planned',
  text: `${SCOPE_TEXT}, set_config('plan_cache_mode', 'force_generic_plan', true), set_config('enable_seqscan', 'off', true)`,
  types: [],
};

const BEGIN = /^\s*(?:begin|start\s+transaction)\b/i;
const BEGIN_STATEMENT = { name: 'begin', text: 'begin', types: [] };

/** Names of the statements above that are prepared, by connection. */
const prepared = new WeakMap<Wire, Set<string>>();

/** By type parsers and name of the statement. The driver would prepare it for each answer: 18 µs for 90 columns. */
const readings = new WeakMap<object, Map<string, RowReading>>();

function equal(left: readonly Column[], right: readonly Column[]): boolean {
  const isSame = ({ name, dataTypeID, format }: Column, n: number) =>
    name === right[n]!.name && dataTypeID === right[n]!.dataTypeID && format === right[n]!.format;
  return left.length === right.length && left.every(isSame);
}

type Way = 'plain' | 'begin' | 'text' | 'prepared';

/** The settings of a statement. */
export interface Fence {
  /** Whether the connection is outside a transaction. */
  isIdle(): boolean;
  scope: Scope;
  /** The statement begins a transaction: a `begin` before it was answered without being sent. */
  begins: boolean;
  /** Through a transaction pooler: additional settings; named prepared statements are not possible then. */
  transactionSettings: TransactionSettings | undefined;
}

/**
 * A statement that runs within a scope, in one round trip and without changing the session, so it works through a
 * transaction pooler. Without a pooler, the statement that sets the scope is prepared once per connection. Within a
 * transaction nothing is added: its `begin` set the scope. Outside, the scope is set by a statement sent together with
 * this one: PostgreSQL treats both as one transaction up to the common `Sync`, or within one query text. The `begin` of a
 * transaction is sent in the same way, together with its first statement.
 */
export class FencedQuery extends Query {
  #way: Way = 'plain';
  /** Statements sent before this one whose responses are pending. */
  #pending: { name: string; isParsed: boolean; hasRow: boolean }[] = [];

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
    if (this.#way === 'text') this.text = [...this.#before(), this.text].join('; ');
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

  #before(): string[] {
    return this.fence.begins ? ['begin', ...this.#settings()] : this.#settings();
  }

  override prepare(wire: Wire): void {
    if (this.#way === 'prepared') {
      const { scope, transactionSettings, begins } = this.fence;
      if (begins) this.#send(wire, transactionSettings ? { ...BEGIN_STATEMENT, name: '' } : BEGIN_STATEMENT, []);
      const bare = !begins && isPlannedOnce(this.name) ? SCOPE_OF_PLANNED : SCOPE;
      const statement = transactionSettings ? unnamedScope(transactionSettings) : bare;
      this.#send(wire, statement, [scope.role, scope.accounts]);
    }
    super.prepare(wire);
  }

  #send(wire: Wire, statement: typeof SCOPE, values: string[]): void {
    const { name } = statement;
    const isParsed = name !== '' && (prepared.get(wire)?.has(name) ?? false);
    this.#pending.push({ name, isParsed, hasRow: values.length > 0 });
    if (!isParsed) wire.parse(statement);
    wire.bind({ portal: '', statement: name, values });
    wire.execute({ portal: '', rows: 0 });
  }

  /** Whether the parsed statement is one of those sent before this one. */
  takesParse(wire: Wire): boolean {
    const [first] = this.#pending;
    if (!first || first.isParsed) return false;
    first.isParsed = true;
    if (first.name !== '') prepared.set(wire, (prepared.get(wire) ?? new Set()).add(first.name));
    return true;
  }

  override handleRowDescription(message: { fields: readonly Column[] }): void {
    const { _types } = this._result;
    if (!_types || !isPlannedOnce(this.name)) return super.handleRowDescription(message);
    const byName = readings.get(_types) ?? new Map<string, RowReading>();
    readings.set(_types, byName);
    const known = byName.get(this.name!);
    if (known && equal(known.fields, message.fields)) {
      Object.assign(this._result, known);
      this._accumulateRows = true;
    } else {
      super.handleRowDescription(message);
      const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
      byName.set(this.name!, { fields, _parsers, _prebuiltEmptyResultObject });
    }
  }

  override handleDataRow(message: unknown): void {
    if (!this.#pending[0]?.hasRow) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (!this.#pending.shift()) super.handleCommandComplete(message, wire);
  }

  override handleReadyForQuery(wire: Wire): void {
    // For several statements in one text the driver returns all results; the first or last ones are of the settings.
    if (Array.isArray(this._results)) {
      const answers = this._results as unknown[];
      const own = answers.slice(this.#before().length);
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
