import DataLoader from 'dataloader';
import type pg from 'pg';
import { forAccounts } from '../store/fence/scope.js';
import { type AccountList, prepared, selected } from './connect.js';
import type { Connection } from './connection.js';
import { type PageAsked, type Place, connection, readPage } from './page.js';
import type { PageArgs } from './page-args.js';
import { betweenCursors, readOrder, typesOf } from './keyset.js';

/** A list of the rows that belong to one parent, such as the notes of a reservation. */
export interface ParentList extends Pick<AccountList, 'table' | 'columns' | 'order'> {
  /** The column with the ID of the parent. */
  by: string;
}

interface Parent {
  accountId: string;
  id: string;
}

interface Asked extends Parent {
  page: PageAsked;
}

type Placed = { _n: number; _place: Place };

/**
 * Reads the lists of many parents as connections: all requests in one turn of the event loop for the same page are one
 * statement, and their totals another. The caller checks that the viewer may see the parent's account.
 */
export function connectBy<Row extends object>(pool: pg.Pool, list: ParentList) {
  const parents = `unnest($1::uuid[], $2::uuid[], $3::int[]) as w(account_id, parent_id, n)`;
  const ofParent = `t.account_id = w.account_id and t.${list.by} = w.parent_id`;
  const valuesOf = (some: readonly Parent[]) => [
    some.map(({ accountId }) => accountId),
    some.map(({ id }) => id),
    some.map((_, n) => n),
  ];
  const read = async <Found extends { _n: number }>(some: readonly Parent[], text: string, values: unknown[]) => {
    const accounts = [...new Set(some.map(({ accountId }) => accountId))];
    return (await forAccounts(accounts, () => pool.query<Found>(prepared({ text, values })))).rows;
  };
  const pagesOf = async (some: readonly Asked[], page: PageAsked): Promise<(Row & Placed)[]> => {
    const values: unknown[] = [...valuesOf(some), page.size + 1];
    const between = betweenCursors(list.order, page, (value) => `$${values.push(value)}`);
    const sorted = readOrder(list.order, page);
    const text = `
      select w.n::int as "_n", ${selected(list.columns, list.order)} from ${parents} cross join lateral (
        select t.* from ${list.table} t where ${[ofParent, ...between].join(' and ')} order by ${sorted} limit $4) t
      order by w.n, ${sorted}`;
    return read<Row & Placed>(some, text, values);
  };
  const options = { cache: false, batchScheduleFn: (dispatch: () => void) => void setImmediate(dispatch) } as const;
  const pages = new DataLoader<Asked, (Row & Placed)[]>(
    async (asked) => {
      const found = new Map<Asked, (Row & Placed)[]>(asked.map((one) => [one, []]));
      for (const some of Map.groupBy(asked, ({ page }) => JSON.stringify(page)).values())
        for (const row of await pagesOf(some, some[0]!.page)) found.get(some[row._n]!)!.push(row);
      return asked.map((one) => found.get(one)!);
    },
    { ...options, maxBatchSize: 500 },
  );
  const totals = new DataLoader<Parent, number>(
    async (asked) => {
      const text = `
        select w.n::int as "_n", (select count(*)::int from ${list.table} t where ${ofParent}) as total from ${parents}`;
      const rows = await read<{ _n: number; total: number }>(asked, text, valuesOf(asked));
      const found = new Map(rows.map(({ _n, total }) => [_n, total]));
      return asked.map((_, n) => found.get(n)!);
    },
    { ...options, maxBatchSize: 500 },
  );
  return async <Node>(parent: Parent, args: PageArgs, nodeOf: (row: Row) => Node): Promise<Connection<Node>> => {
    const page = readPage(args, typesOf(list.order));
    const [accountId, id] = [parent.accountId, parent.id];
    return connection(
      await pages.load({ accountId, id, page }),
      page,
      ({ _place }) => _place,
      () => totals.load({ accountId, id }),
      ({ _n, _place, ...row }) => nodeOf(row as unknown as Row),
    );
  };
}
