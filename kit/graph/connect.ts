import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Reads } from '../store/replicas.js';
import { timeText } from '../store/time-text.js';
import type { Connection } from './connection.js';
import { type PageAsked, type Place, connection, readPage } from './page.js';
import type { PageArgs } from './page-args.js';
import { type Add, type SortOrder, betweenCursors, readOrder, typesOf } from './keyset.js';

/** A list of account rows in the table alias `t`. */
export interface AccountList {
  table: string;
  /** Property name → SQL on `t`. */
  columns: Record<string, string>;
  /** Keys on `t`. The account leads the unique key, or the last key is an ID. */
  order: SortOrder;
  accountIds: string[];
  /** SQL conditions on `t`; values are passed to `add`. */
  where?: (add: Add) => string[];
}

/** Reads up to a page per account in index order, then merges the pages. */
function pageStatement({ table, columns, order, accountIds, where }: AccountList, page: PageAsked) {
  const values: unknown[] = [accountIds, page.size + 1];
  const add: Add = (value) => `$${values.push(value)}`;
  const conditions = ['t.account_id = viewed.account_id', ...(where?.(add) ?? []), ...betweenCursors(order, page, add)];
  const sorted = readOrder(order, page);
  const text = `
    select ${selected(columns, order)} from unnest($1::uuid[]) as viewed(account_id) cross join lateral (
      select t.* from ${table} t where ${conditions.join(' and ')} order by ${sorted} limit $2) t
    order by ${sorted} limit $2`;
  return { text, values };
}

function countStatement({ table, accountIds, where }: AccountList) {
  const values: unknown[] = [accountIds];
  const conditions = ['t.account_id = any($1::uuid[])', ...(where?.((value) => `$${values.push(value)}`) ?? [])];
  return { text: `select count(*)::int as total from ${table} t where ${conditions.join(' and ')}`, values };
}

/** The columns, and `_place`, the row's place in the order. */
export function selected(columns: Record<string, string>, { keys }: SortOrder): string {
  const place = keys.map(({ sql, type }) => (type === 'timestamptz' ? timeText(sql) : sql));
  const named = Object.entries(columns).map(([name, sql]) => `${sql} as "${name}"`);
  return [...named, `json_build_array(${place.join(', ')}) as "_place"`].join(', ');
}

/** Prepared by text. pg's own types: the ORM's return times as text. */
export function prepared({ text, values }: { text: string; values: unknown[] }) {
  const name = `list:${createHash('sha256').update(text).digest('base64url')}`;
  return { name, text, values, types: pg.types };
}

/**
 * Returns a page of account rows as a connection; `nodeOf` turns a row into the node. Costs one statement, and another if
 * the total is requested. Throws BAD_INPUT.
 */
export async function connect<Row extends object, Node>(
  reads: Reads,
  list: AccountList,
  args: PageArgs,
  nodeOf: (row: Row) => Node,
): Promise<Connection<Node>> {
  const page = readPage(args, typesOf(list.order));
  const { rows } = await reads.query<Row & { _place: Place }>(prepared(pageStatement(list, page)));
  const count = async () => (await reads.query<{ total: number }>(prepared(countStatement(list)))).rows[0]!.total;
  return connection(
    rows,
    page,
    ({ _place }) => _place,
    count,
    ({ _place, ...row }) => nodeOf(row as unknown as Row),
  );
}
