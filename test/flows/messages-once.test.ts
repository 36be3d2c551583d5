import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openLog } from '#kit/process/log.js';
import { openJobs } from '#kit/queue/jobs.js';
import { openPool } from '#kit/store/database.js';
import { JOB_NAMES, openStores } from '#subgraphs/all.js';
import { deliverMessage } from '#subgraphs/screening/booking/message/delivery/deliver-message.js';
import { openSenders } from '#subgraphs/screening/booking/message/providers/open-senders.js';
import { type MailServer, mailServer } from '../support/mail-server.js';
import { type StartedRole, freePort, startRole, untilReady } from '../support/roles.js';
import { FIRST_KEY, type RestartableTest, runningTest } from '../support/running.js';
import { built } from '../support/built.js';
import { eventually } from '../support/eventually.js';

const dataDir = mkdtempSync(join(tmpdir(), 'messages-'));
const log = openLog('silent', 'test');
let service: RestartableTest;
let mail: MailServer;
let client: Client;
let child: StartedRole | null = null;

beforeAll(async () => {
  mail = await mailServer();
  service = await runningTest({});
  client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  child?.kill();
  await client?.end();
  await service?.stop();
  await mail?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A message to that address, in its waiting state while no provider is configured. */
async function heldMessage(email: string): Promise<string> {
  const guest = { last_name: 'Lee', email };
  const booked = await service.rest('POST', '/reservations?skip_gp=1&sync=1', { without_listing: true, guest });
  const words = { via: 'email', message: { subject: 'Vexquill', text: 'Vexquill' } };
  const { body } = await service.rest('POST', `/reservations/${booked.body.id}/messaging`, words);
  expect(body.status).toBe('held');
  return body.id as string;
}

async function rowOf(id: string) {
  const { rows } = await client.query('select account_id, status, attempts from screening.message where id = $1', [id]);
  return rows[0] as { account_id: string; status: string; attempts: number };
}

test('workers that take the same message at once send it once', async () => {
  const id = await heldMessage('once@example.com');
  await client.query(`update screening.message set status = 'queued' where id = $1`, [id]);
  const pool = openPool(service.databaseUrl, 8, log);
  const jobs = await openJobs(service.databaseUrl, { supervise: false, log, names: JOB_NAMES });
  const parts = {
    orm: (await openStores(pool)).orms.get('screening')!,
    jobs,
    log,
    portalUrl: ({ id: one }: { id: string }) => one,
    isPortalOpen: () => Promise.resolve(false),
    senders: openSenders({ mail: { url: mail.url, from: 'stay@loft.example' }, sms: null }),
    modeOf: () => Promise.resolve('live' as const),
    graph: () => Promise.reject(new Error('There is no listing to ask for.')),
  };
  const named = { accountId: (await rowOf(id)).account_id, messageId: id };
  await Promise.all(Array.from({ length: 6 }, () => deliverMessage(parts, named)));
  expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 1 });
  await deliverMessage(parts, named);
  expect(mail.offered.filter(({ to }) => to.includes('once@example.com'))).toHaveLength(1);
  await jobs.stop();
  await pool.end();
});

async function startChild(): Promise<StartedRole> {
  child = startRole('gateway/main.js', {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    BOOTSTRAP_API_KEY: FIRST_KEY,
    DATABASE_URL: service.databaseUrl,
    DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    SMTP_URL: mail.url,
    MAIL_FROM: 'stay@loft.example',
  });
  await untilReady(child);
  return child;
}

test('a worker killed after handing over a mail sends it again with the same id, and logs nothing of it', async () => {
  await built();
  const id = await heldMessage('killed@example.com');
  const offered = () => mail.offered.filter(({ to }) => to.includes('killed@example.com'));
  await service.restart(null);
  mail.mood = 'hang';
  const first = await startChild();
  await eventually(() => offered().length === 1, 30_000);
  first.kill();
  await first.ended;
  expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 1 });

  mail.mood = 'take';
  // Its claim expires, without waiting for the minute that this takes.
  await client.query('update screening.message set claimed_until = now() where id = $1', [id]);
  const second = await startChild();
  await eventually(async () => (await rowOf(id)).status === 'sent', 60_000);
  expect(offered().map(({ headers }) => headers['message-id'])).toEqual(Array(2).fill([`<${id}@loft.example>`]));
  expect(await rowOf(id)).toMatchObject({ attempts: 2 });
  await second.stop();
  expect(first.written() + second.written()).not.toMatch(/killed@example|Vexquill/);
});
