import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { openLog } from '#kit/process/log.js';
import { openJobs } from '#kit/queue/jobs.js';
import { migratedDatabase } from '../support/running.js';
import { until } from '../support/until.js';

const { query } = pg.Client.prototype;

afterEach(() => {
  pg.Client.prototype.query = query;
});

test('the statements that fetch and complete jobs are planned once for each session', async () => {
  const frequent: { text: string; name: string | undefined }[] = [];
  const sessions = new Set<pg.Client>();
  pg.Client.prototype.query = function (this: pg.Client, ...given: [string | { text: string; name?: string }]) {
    const [asked] = given;
    const { text, name } = typeof asked === 'string' ? { text: asked, name: undefined } : asked;
    if (/state = 'active',\s+started_on|state = 'completed',\s+output = i\.output/.test(text)) {
      frequent.push({ text, name });
      sessions.add(this);
    }
    return Reflect.apply(query, this, given);
  } as typeof query;
  const database = await migratedDatabase();
  const jobs = await openJobs(database.url, { supervise: true, log: openLog('silent', 'test'), names: ['count'] });
  const sender = new PgBoss({ connectionString: database.url, schema: 'jobs', supervise: false, schedule: false });
  let runs = 0;
  try {
    await sender.start();
    const work = { name: 'count', retries: 0, retryDelaySeconds: 1, timeoutSeconds: 10 };
    await jobs.work([{ ...work, run: async () => void (runs += 1) }]);
    for (let n = 1; n <= 3; n += 1) {
      await sender.send('count', { n }, { singletonKey: String(n) });
      await until(() => Promise.resolve(runs === n));
    }
    await until(() => Promise.resolve(frequent.filter(({ text }) => text.includes("'completed'")).length >= 3));
    expect(frequent.filter(({ name }) => !name?.startsWith('prepared:'))).toEqual([]);
    expect(new Set(frequent.map(({ name }) => name)).size).toBe(2);
    for (const session of sessions)
      expect((await session.query('show enable_seqscan')).rows).toEqual([{ enable_seqscan: 'off' }]);
  } finally {
    await sender.stop({ graceful: false });
    await jobs.stop();
    await database.drop();
  }
});
