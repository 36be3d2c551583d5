import { openLog } from '#kit/process/log.js';
import { openPool } from '#kit/store/database.js';
import { asPart, forEveryAccount } from '#kit/store/fence/scope.js';
import { prepared } from '#kit/store/prepared.js';
import { migratedDatabase } from '../support/running.js';

const ONE = prepared('select id from screening.grows where id = $1');

test('a statement that was planned while its table was small does not read all of it once it has grown', async () => {
  const database = await migratedDatabase();
  const pool = openPool(database.url, 1, openLog('silent', 'test'));
  const grow = (from: number, to: number) =>
    pool.query('insert into screening.grows select * from generate_series($1::int, $2::int)', [from, to]);
  const read = () => forEveryAccount(() => asPart('screening', () => pool.query(ONE, [1])));
  const readAtOnce = async () => {
    await pool.query('select pg_stat_force_next_flush()');
    const text = `select seq_tup_read::int as many from pg_stat_user_tables where relname = 'grows'`;
    return (await pool.query<{ many: number }>(text)).rows[0]!.many;
  };
  try {
    await pool.query('create table screening.grows (id int primary key)');
    await pool.query('grant select on screening.grows to screening_screening');
    await grow(1, 5);
    await pool.query('vacuum analyze screening.grows');
    expect((await read()).rows).toEqual([{ id: 1 }]);
    await grow(6, 2000);
    const before = await readAtOnce();
    expect((await read()).rows).toEqual([{ id: 1 }]);
    expect((await readAtOnce()) - before).toBe(0);
    expect((await pool.query('show enable_seqscan')).rows).toEqual([{ enable_seqscan: 'on' }]);
  } finally {
    await pool.end();
    await database.drop();
  }
});
