import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { until } from './until.js';

/** A reservation whose analysis can be made to fail: its address does not decrypt while it is `broken`. */
export interface FailingJob {
  accountId: string;
  pool: pg.Pool;
  break(): Promise<void>;
  mend(): Promise<void>;
  /** Runs its analysis in a job without a second attempt. */
  analyse(): Promise<void>;
  /** Breaks it, runs the analysis until it has failed, and repairs it. */
  fail(): Promise<void>;
  stop(): Promise<void>;
}

export async function failingJob(databaseUrl: string, reservationId: string): Promise<FailingJob> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'jobs', supervise: false, schedule: false });
  await boss.start();
  const { rows } = await pool.query<{ accountId: string; location: string | null }>(
    'select account_id as "accountId", guest_location as location from screening.reservation where id = $1',
    [reservationId],
  );
  const { accountId, location } = rows[0]!;
  const setLocation = async (value: string | null) => {
    await pool.query('update screening.reservation set guest_location = $2 where id = $1', [reservationId, value]);
  };
  const made: FailingJob = {
    accountId,
    pool,
    break: () => setLocation('unreadable'),
    mend: () => setLocation(location),
    async analyse() {
      const payload = { accountId, reservationId, step: 'rescreen', revision: 1 };
      await boss.send('analyse-reservation', payload, { retryLimit: 0 });
    },
    async fail() {
      await made.break();
      await made.analyse();
      const text = `select 1 from jobs.job where name = 'given-up' and data ->> 'reservationId' = $1`;
      await until(async () => (await pool.query(text, [reservationId])).rowCount === 1);
      await made.mend();
    },
    async stop() {
      await boss.stop({ graceful: false });
      await pool.end();
    },
  };
  return made;
}
