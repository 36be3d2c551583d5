import pg from 'pg';
import { rememberedTotal } from '#subgraphs/screening/booking/list/tally/remembered-total.js';
import type { ReservationFilter } from '#subgraphs/screening/booking/list/reservation-filter.input.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;
let pool: pg.Pool;
let accountIds: string[];
let ids: string[];

beforeAll(async () => {
  service = await runningTest();
  pool = new pg.Pool({ connectionString: service.databaseUrl, max: 1 });
  accountIds = [(await service.rest('GET', '/accounts/me')).body.id];
  ids = [];
  for (const name of ['una', 'due', 'tre']) {
    const booking = { without_listing: true, guest: { last_name: name, email: `${name}@example.com` } };
    ids.push((await service.rest('POST', '/reservations?sync=1', booking)).body.id);
  }
});

afterAll(async () => {
  await pool?.end();
  await service?.stop();
});

/** The total as it is remembered, however little time the count took. */
const total = (filter: ReservationFilter) =>
  rememberedTotal(pool, { filter, accountIds, buildingIds: null, search: null }, 0);

test('the total of a list follows a decision of the team', async () => {
  const [before, declined] = [await total({ compositeStatus: 'pending' }), await total({ compositeStatus: 'decline' })];
  await service.rest('POST', `/reservations/${ids[0]}/status`, { supervised: 'decline' });
  expect([before, declined]).toEqual([3, 0]);
  expect(await total({ compositeStatus: 'pending' })).toBe(2);
  expect(await total({ compositeStatus: 'decline' })).toBe(1);
});

test('the total of a list follows its tags and assignees', async () => {
  expect(await total({ tag: 'late' })).toBe(0);
  const { data } = await service.graph(
    `mutation ($input: UpdateReviewsInput!) {
      updateReviews(input: $input) { reservations { id } userErrors { code message field rule } } }`,
    { input: { reservationIds: ids.slice(1), addTags: ['late'] } },
  );
  expect(data?.updateReviews).toHaveLength(2);
  expect(await total({ tag: 'late' })).toBe(2);
});
