import { performance } from 'node:perf_hooks';
import { ANN, retentionTests, lockOf } from '../support/retention-tests.js';

const { here, afterDays, ok } = retentionTests();

/** Old rows with personal data. */
async function countLeft(): Promise<number> {
  const text = `select (select count(*) from screening.note where erased_at is null and created_at < '2021-01-01')
    + (select count(*) from screening.reservation where erased_at is null and created_at < '2021-01-01') as n`;
  return Number((await here.client.query<{ n: string }>(text)).rows[0]!.n);
}

test('of two concurrent purges one works; an interrupted one is completed by the next', async () => {
  const account = (await ok('GET', '/accounts/me')).id as string;
  const fill = (n: number) =>
    here.client.query(
      `insert into screening.note (account_id, id, reservation_id, text, author_type, created_at, updated_at)
       select $1, gen_random_uuid(), gen_random_uuid(), 'Ann ' || n, 'user', '2020-01-01', now() from generate_series(1, $2) n`,
      [account, n],
    );
  const left = async () =>
    (await here.client.query(`select count(*)::int as n from screening.note where erased_at is null`)).rows[0]
      .n as number;
  await here.client.query('delete from screening.note');
  await fill(1_700);
  const now = (going?: () => boolean) => afterDays(0, 'screening', {}, going);
  let asked = 0;
  const cut = await now(() => asked++ < 20);
  const rest = await left();
  expect(cut.note ?? 0).toBe(1_700 - rest);
  const [one, other] = await Promise.all([now(), now()]);
  expect((one.note ?? 0) + (other.note ?? 0)).toBeLessThanOrEqual(rest);
  await now();
  expect(await left()).toBe(0);
  await fill(600);
  await here.client.query('begin');
  await here.client.query(`select pg_advisory_xact_lock(hashtextextended($1, 7306))`, [lockOf('screening')]);
  expect(await now()).toEqual({});
  await here.client.query('rollback');
  expect(await now()).toEqual({ note: 600 });
});

const p99 = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!;

/** Reads continuously until stopped. */
function reading(id: string) {
  const times: number[] = [];
  let stopped = false;
  const work = (async () => {
    while (!stopped) {
      const startedAt = performance.now();
      await here.service.rest('GET', `/reservations/${id}`);
      times.push(performance.now() - startedAt);
    }
  })();
  return async () => {
    stopped = true;
    await work;
    return times;
  };
}

test('deletes 40,000 rows in batches while others read', async () => {
  const account = (await ok('GET', '/accounts/me')).id as string;
  const { id } = await ok('POST', '/reservations?sync=1&skip_gp=1', { without_listing: true, guest: ANN });
  await here.client.query(
    `insert into screening.reservation (account_id, id, confirmation_code, pms, status, source, number_of_guests,
       total_price, average_daily_rate, check_in_date, check_out_date, guest_first_name, guest_full_name, guest_email,
       guest_email_key, guest_marks, screens, portal_skipped, revision, analysed_revision, verification_status,
       verification_reason, top_risks, top_recommendations, entries, created_at, updated_at)
     select $1, gen_random_uuid(), 'OLD' || n, 'api', 'CONFIRMED', 'api', 1, 0, 0, '2020-01-01', '2020-01-05', 'Ann', 'Ann ' || n,
       n || '@example.com', n || '@example.com', '{}', '{}', true, 1, 1, 'verified', '', '[]', '[]', '{}',
       '2020-01-01', now() from generate_series(1, 20000) n`,
    [account],
  );
  await here.client.query(
    `insert into screening.note (account_id, id, reservation_id, text, author_type, created_at, updated_at)
     select $1, gen_random_uuid(), gen_random_uuid(), 'Ann', 'user', '2020-01-01', now() from generate_series(1, 20000)`,
    [account],
  );
  const idle = reading(id);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const quiet = await idle();
  const busy = reading(id);
  const startedAt = performance.now();
  for (let left = 1; left > 0; left = await countLeft()) await afterDays(0);
  const seconds = (performance.now() - startedAt) / 1000;
  const during = await busy();
  const shown = [p99(quiet), p99(during)].map((ms) => ms.toFixed(1));
  process.stdout.write(
    `40,000 rows in ${seconds.toFixed(1)} s; p99 of a read ${shown[0]} ms idle, ${shown[1]} ms meanwhile`,
  );
  const forgotten = `select count(*)::int as n from screening.reservation
    where confirmation_code like 'OLD%' and erased_at is not null and guest_email is null and guest_full_name is null`;
  expect((await here.client.query(forgotten)).rows[0].n).toBe(20_000);
  expect((await ok('GET', `/reservations/${id}`)).guest.email).toBe(ANN.email);
});
