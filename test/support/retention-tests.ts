import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { readConfig } from '#kit/process/config.js';
import { openLog } from '#kit/process/log.js';
import { RETENTION_SHAPE, retentionOf } from '#retention';
import { openPool } from '#kit/store/database.js';
import { purge } from '#kit/store/purge.js';
import { openStores } from '#subgraphs/all.js';
import { purgeClasses as identityClasses } from '#subgraphs/identity/log/purge-classes.js';
import { purgeClasses as propertyClasses } from '#subgraphs/property/callback/purge-classes.js';
import { screeningPurgeClasses as screeningClasses } from '#subgraphs/screening/purge-classes.js';
import { type MailServer, mailServer } from './mail-server.js';
import { type RunningTest, runningTest } from './running.js';

export const DAY_MS = 86_400_000;
const { retention } = retentionOf(readConfig(RETENTION_SHAPE, {}));
const CLASSES = {
  screening: screeningClasses(retention),
  property: propertyClasses(retention),
  identity: identityClasses(retention),
};

type Name = keyof typeof CLASSES;

/** The lock of the tests' purges, which is not the service's own. */
export const lockOf = (name: Name) => `${name}, tested`;

/** The service, and a way to purge its database at any given time. */
export interface RetentionTest {
  service: RunningTest;
  client: pg.Client;
}

/** Starts both before the tests of a file and stops them after it. The service's own purge is blocked meanwhile. */
export function retentionTests() {
  const here = {} as RetentionTest;
  let mail: MailServer;
  let pool: pg.Pool;
  let orms: Map<string, MikroORM>;
  beforeAll(async () => {
    mail = await mailServer();
    const sender = { SMTP_URL: mail.url, MAIL_FROM: 'Loft <stay@loft.example>' };
    here.service = await runningTest({ ...sender, WEBHOOK_ALLOW_PRIVATE: 'true' });
    here.client = new pg.Client({ connectionString: here.service.databaseUrl });
    await here.client.connect();
    await here.client.query(`select pg_advisory_lock(hashtextextended(name, 7306)) from unnest($1::text[]) name`, [
      [...Object.keys(CLASSES), 'intelligence'],
    ]);
    pool = openPool(here.service.databaseUrl, 4, openLog('silent', 'test'));
    ({ orms } = await openStores(pool));
  });
  afterAll(async () => {
    await here.client?.end();
    await pool?.end();
    await here.service?.stop();
    await mail?.stop();
  });
  const partsOf = (name: Name, more: object = {}) => ({
    orm: orms.get(name)!,
    pool,
    name: lockOf(name),
    classes: name === 'screening' ? screeningClasses({ ...retention, ...more }) : CLASSES[name],
  });
  return {
    here,
    /** Data that is deleted after so many days. */
    afterDays: (days: number, name: Name = 'screening', stricter: object = {}, going?: () => boolean) =>
      purge(partsOf(name, stricter), new Date(Date.now() + days * DAY_MS), going),
    async ok(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
      const answer = await here.service.rest(method, path, body, headers);
      expect([path, answer.status]).toEqual([path, 200]);
      return answer.body;
    },
  };
}

/** A guest with every kind of data that has a retention period. */
export const ANN = {
  first_name: 'Ann',
  last_name: 'Lee',
  email: 'ann.lee@example.com',
  phone: '+13035550123',
  location: 'Denver',
  birth_date: '1990-02-03',
  ip_address: '203.0.113.9',
};
