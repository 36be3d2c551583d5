import DataLoader from 'dataloader';
import pg from 'pg';
import { forAccounts } from './fence/scope.js';
import { prepared, preparedName } from './prepared.js';

/** A plain row: columns only, not a managed entity. */
export type Row = Record<string, unknown>;

interface Wanted {
  accountIds: string[];
  value: string;
}

export interface RowQuery {
  /** Schema-qualified table of account rows. */
  table: string;
  /** Property name → SQL on the table `t`. */
  columns: Record<string, string>;
  /** The key column, and its SQL type. */
  by: string;
  type: 'uuid' | 'text' | 'bigint';
  /** SQL condition on `t` that filters the rows. */
  where?: string;
  /** Order of the rows of one key; only for `many`. */
  orderBy?: string;
}

/** Reads rows by one column, limited to the given accounts. */
export interface RowReader<Found> {
  load(accountIds: string[], value: string): Promise<Found>;
}

function statement(query: RowQuery): string {
  const columns = Object.entries(query.columns).map(([name, sql]) => `${sql} as "${name}"`);
  return [
    `select w.n::int as "_n", ${columns.join(', ')}`,
    `from unnest($1::uuid[], $2::${query.type}[], $3::int[]) as w(account_id, value, n)`,
    `join ${query.table} t on t.account_id = w.account_id and t.${query.by} = w.value`,
    query.where ? `where ${query.where}` : '',
    `order by w.n${query.orderBy ? `, ${query.orderBy}` : ''}`,
  ].join(' ');
}

/** Equal requests in the same turn are read once: a thousand subscribers may want the same row. */
function once(wanted: readonly Wanted[]): { distinct: Wanted[]; placeOf: number[] } {
  const places = new Map<string, number>();
  const distinct: Wanted[] = [];
  const placeOf = wanted.map((one) => {
    const name = `${one.value} ${one.accountIds.join()}`;
    const place = places.get(name) ?? distinct.push(one) - 1;
    places.set(name, place);
    return place;
  });
  return { distinct, placeOf };
}

function reader<Found>(pool: pg.Pool, query: RowQuery, answer: (rows: Row[]) => Found): RowReader<Found> {
  const text = statement(query);
  const name = preparedName(prepared(text))!;
  const names = Object.keys(query.columns);
  const blank: Row = Object.fromEntries(names.map((column) => [column, null]));
  const rowOf = (values: unknown[]): Row => {
    const row = { ...blank };
    for (let n = 0; n < names.length; n += 1) row[names[n]!] = values[n + 1];
    return row;
  };
  const batch = async (wanted: readonly Wanted[]): Promise<Found[]> => {
    const accounts: string[] = [];
    const values: string[] = [];
    const numbers: number[] = [];
    const { distinct, placeOf } = once(wanted);
    distinct.forEach(({ accountIds, value }, n) => {
      for (const accountId of accountIds) {
        accounts.push(accountId);
        values.push(value);
        numbers.push(n);
      }
    });
    // Uses pg's type parsers: the ORM's leave times as text. A batch can contain requests of several viewers.
    const statement = {
      name,
      text,
      values: [accounts, values, numbers],
      types: pg.types,
      rowMode: 'array' as const,
    };
    const { rows } = await forAccounts([...new Set(accounts)], () => pool.query<[number, ...unknown[]]>(statement));
    const found: unknown[][][] = distinct.map(() => []);
    for (const row of rows) found[row[0]]!.push(row);
    // Each caller gets rows of its own, so changes do not leak between callers.
    return placeOf.map((n) => answer(found[n]!.map(rowOf)));
  };
  const loader = new DataLoader<Wanted, Found>(batch, {
    cache: false,
    maxBatchSize: 500,
    batchScheduleFn: (dispatch) => setImmediate(dispatch),
  });
  return { load: (accountIds, value) => loader.load({ accountIds, value }) };
}

/**
 * Reads at most one row per key. All requests in one turn of the event loop are batched in one prepared statement; each
 * key carries the accounts of its own request, so rows never leak between requests.
 */
export function rowBy<Found extends object = Row>(pool: pg.Pool, query: RowQuery): RowReader<Found | null> {
  return reader(pool, query, (rows) => (rows[0] as Found | undefined) ?? null);
}

/** The same for all rows of a key. */
export function rowsBy<Found extends object = Row>(pool: pg.Pool, query: RowQuery): RowReader<Found[]> {
  return reader(pool, query, (rows) => rows as Found[]);
}
