import pg from 'pg';
import { eventually } from '../support/eventually.js';
import { type RestartableTest, runningTest } from '../support/running.js';

let service: RestartableTest;
let client: pg.Client;

beforeAll(async () => {
  service = await runningTest({ LOG_LEVEL: 'silent' });
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

const STAY = { without_listing: true, guest: { last_name: 'Lee' } };
const write = () => service.rest('POST', '/reservations?skip_gp=1', STAY);
const ready = async () => (await fetch(`${service.url}/health/ready`)).status;

/** PostgreSQL's own error for a file that cannot grow, as every new reservation gets it. */
const FULL = `
  create function screening.no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
  create trigger no_room before insert on screening.reservation for each row execute function screening.no_room()`;

test('a write on a full disk returns 503 storage_full, readiness fails, and both recover with space', async () => {
  expect([(await write()).status, await ready()]).toEqual([200, 200]);
  await client.query(FULL);
  const refused = await write();
  expect(refused).toMatchObject({ status: 503, body: { code: 'storage_full' } });
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await ready()).toBe(503);
  expect((await service.rest('GET', '/reservations?size=1')).status).toBe(200);
  await client.query('drop function screening.no_room cascade');
  expect((await write()).status).toBe(200);
  await eventually(async () => (await ready()) === 200, 10_000);
});
