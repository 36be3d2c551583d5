import type pg from 'pg';
import { copyOut } from '#kit/store/copy-out.js';

const ids = ({ rows }: pg.QueryResult) => rows.map(({ id }) => id as string);

/**
 * Transactions that begin with statements of every form. `text` selects the IDs of all accounts without a condition,
 * and `mine` is the only one that the connection may see. Ends after a `begin` that no statement followed.
 */
export async function beginInEveryWay(client: pg.PoolClient, text: string, mine: string): Promise<void> {
  const named = { name: 'forgetful', text: `${text} where $1`, values: [true] };
  const isOpen = async () =>
    (await client.query<{ open: boolean }>('select now() <> statement_timestamp() as open')).rows[0]!.open;
  for (const first of [text, named, { ...named, name: undefined }, named]) {
    await client.query('begin');
    expect(ids(await client.query(first as string))).toEqual([mine]);
    expect(await isOpen()).toBe(true);
    expect(await client.query('rollback')).toMatchObject({ command: 'ROLLBACK' });
    expect(await isOpen()).toBe(false);
  }
  await client.query('begin');
  await expect(client.query({ name: 'late', text: 'select 1 / $1::int as n', values: [0] })).rejects.toMatchObject({
    code: '22012',
  });
  await expect(client.query(text)).rejects.toMatchObject({ code: '25P02' });
  await client.query('rollback');
  await client.query('begin');
  const two = await Promise.all([client.query(named), client.query(named)]);
  expect(two.map(ids)).toEqual([[mine], [mine]]);
  await client.query('commit');
  await client.query('begin');
  const copied: string[] = [];
  for await (const block of copyOut(client, text, 5_000)) copied.push(...block.trim().split('\n'));
  expect(copied).toEqual([mine]);
  await client.query('commit');
  await client.query('begin');
}
