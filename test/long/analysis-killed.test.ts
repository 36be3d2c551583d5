import { eventually } from '../support/eventually.js';
import { killableTests } from '../support/killable-tests.js';

const { here, kill, start, rest } = killableTests();

async function countOf(text: string, id: string): Promise<number> {
  return Number((await here.client.query(`select count(*) as n from ${text}`, [id])).rows[0].n);
}

const HELD = `pg_locks where not granted and relation = 'screening.decision'::regclass and $1::text is not null`;

const GUEST = { full_name: 'Ann Lee', email: 'ann.lee@gmail.com', phone: '+13035550123' };

test('an analysis killed while writing is repeated once, and nothing stays pending', async () => {
  const template = { tag: 'welcome', via: 'email', trigger: 'verified', subject: 'Hello', text: 'Welcome' };
  await rest('POST', '/messaging/templates', template);

  await here.client.query('begin');
  await here.client.query('lock table screening.decision in share mode');
  const body = await rest('POST', '/reservations?skip_gp=1', { without_listing: true, guest: GUEST });
  const id = body.id!;
  expect(body.queued).toBe(id);
  await eventually(async () => (await countOf(HELD, id)) > 0);
  await kill();
  await here.client.query('commit');
  await eventually(async () => (await countOf(HELD, id)) === 0);
  expect(await countOf('screening.decision where reservation_id = $1', id)).toBe(0);

  await start();
  expect((await rest('GET', `/reservations/${id}`)).queued).toBe(id);
  await eventually(async () => (await rest('GET', `/reservations/${id}`)).queued === undefined, 60_000);
  expect((await rest('GET', `/reservations/${id}/status`)).status).toBe('verified');
  await eventually(async () => (await countOf('outbox.announcement where $1::text is not null', id)) === 0);
  expect(await countOf('screening.decision where reservation_id = $1', id)).toBe(1);
  expect(await countOf('screening.message where reservation_id = $1', id)).toBe(1);
  for (const type of ['reservation.created', 'verification.verified', 'verification.pending'])
    expect(await countOf(`identity.event where subject_id = $1 and type = '${type}'`, id)).toBe(
      type === 'verification.pending' ? 0 : 1,
    );
});
