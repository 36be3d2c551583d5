import pg from 'pg';
import { migrate } from '#subgraphs/all.js';
import { eventually } from '../support/eventually.js';
import { migratedDatabase } from '../support/running.js';

const TIMEOUT_MS = 300;

test('a migration may take longer than the statement timeout of a request', async () => {
  const database = await migratedDatabase();
  const hurried = new pg.Pool({ connectionString: database.url, query_timeout: TIMEOUT_MS });
  const others = new pg.Pool({ connectionString: database.url });
  const other = await others.connect();
  try {
    await other.query(`
      drop table screening.record_reading; drop index screening.reservation_unanswered;
      delete from screening.migration where name = 'm080-record-readings'`);
    await other.query('begin; lock table screening.reservation in row exclusive mode');
    const migrating = migrate(hurried);
    const waited = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like '%reservation_unanswered%' and query_start < clock_timestamp() - interval '1 second'`;
    await Promise.race([eventually(async () => (await others.query(waited)).rowCount! > 0), migrating]);
    await other.query('commit');
    await migrating;
    const { rows } = await other.query(`select to_regclass('screening.reservation_unanswered') is not null as made`);
    expect(rows).toEqual([{ made: true }]);
  } finally {
    other.release();
    await others.end();
    await hurried.end();
    await database.drop();
  }
});
