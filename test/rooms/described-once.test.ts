import pg from 'pg';
import { openLog } from '#kit/process/log.js';
import { openPool } from '#kit/store/database.js';
import { asPart, forEveryAccount } from '#kit/store/fence/scope.js';
import { prepared, preparedName } from '#kit/store/prepared.js';
import { rowsBy } from '#kit/store/rows.js';
import { migratedDatabase } from '../support/running.js';

const AT = prepared(`select $1::int as n, '2030-03-01T00:00:00Z'::timestamptz as at`);
const ACCOUNT = '01900000-0000-7000-8000-000000000001';

test('a repeated statement is read by the type parsers and in the form that each caller asks for', async () => {
  const database = await migratedDatabase();
  const pool = openPool(database.url, 1, openLog('silent', 'test'));
  const asText = { getTypeParser: () => (text: string) => text };
  const read = (n: number, options: Partial<pg.QueryArrayConfig> = {}) =>
    forEveryAccount(() =>
      asPart('screening', () =>
        pool.query({ name: preparedName(AT), text: AT, values: [n], ...options } as pg.QueryConfig),
      ),
    );
  try {
    for (const n of [1, 2, 3]) {
      const dates = await read(n, { types: pg.types });
      expect(dates.rows).toEqual([{ n, at: new Date('2030-03-01T00:00:00Z') }]);
      expect(dates.fields.map(({ name }) => name)).toEqual(['n', 'at']);
      expect((await read(n, { types: asText as never })).rows).toEqual([
        { n: `${n}`, at: expect.any(String) as string },
      ]);
      const list = await read(n, { types: pg.types, rowMode: 'array' });
      expect(list.rows).toEqual([[n, new Date('2030-03-01T00:00:00Z')]]);
    }
  } finally {
    await pool.end();
    await database.drop();
  }
});

test('callers who ask for the same rows get rows of their own', async () => {
  const database = await migratedDatabase();
  const pool = openPool(database.url, 1, openLog('silent', 'test'));
  try {
    await pool.query('create table screening.note_sample (account_id uuid, id int, text text, at timestamptz)');
    await pool.query(`insert into screening.note_sample values ($1, 1, 'a', null), ($1, 2, null, now())`, [ACCOUNT]);
    const columns = { id: 't.id', text: 't.text', at: 't.at' };
    const query = { table: 'screening.note_sample', columns, by: 'account_id', type: 'uuid', orderBy: 't.id' } as const;
    const notes = rowsBy<{ id: number; text: string | null }>(pool, query);
    const read = () => notes.load([ACCOUNT], ACCOUNT);
    const [one, other] = await Promise.all([read(), read()]);
    expect(one).toEqual([
      { id: 1, text: 'a', at: null },
      { id: 2, text: null, at: expect.any(Date) as Date },
    ]);
    one[0]!.text = 'changed';
    expect(other[0]!.text).toBe('a');
  } finally {
    await pool.end();
    await database.drop();
  }
});
