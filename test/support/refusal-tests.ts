import pg from 'pg';
import { type Refusal, expectTold } from './refusals.js';
import { type RunningTest, runningTest } from './running.js';
import { written } from './written.js';

export const LISTING = {
  my_id: 'loft1',
  status: 'ACTIVE',
  name: 'Loft One',
  location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', geo: { lat: 39.7, lon: -104.9 } },
};
export const GUEST = { last_name: 'Lee', email: 'ann.lee@example.com' };
export const DATES = { check_in_date: '2030-03-01', check_out_date: '2030-03-05' };
export const ALONE = { without_listing: true, guest: GUEST };

/**
 * A service with one listing and one reservation, for tests of refused requests; call it once at the top of a file.
 * `starts`: where it runs.
 */
export function refusalTests(starts: () => Promise<RunningTest> = runningTest) {
  const open = {} as { service: RunningTest; client: pg.Client };
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    open.service = await starts();
    open.client = new pg.Client({ connectionString: open.service.databaseUrl });
    await open.client.connect();
    ids.listing = (await open.service.rest('POST', '/listings', LISTING)).body.id;
    const booking = { listing_id: ids.listing, guest: GUEST, ...DATES };
    ids.reservation = (await open.service.rest('POST', '/reservations?sync=1&skip_gp=1', booking)).body.id;
  });
  afterAll(async () => {
    await open.client?.end();
    await open.service?.stop();
  });
  const filled = (text: string) => text.replace(/\{(listing|reservation)\}/, (_, name: string) => ids[name]!);
  /** Each gets the expected response and leaves no data behind. */
  const refusals = (name: string, cases: Refusal[]) => {
    test.each(cases)(`${name}: %s`, async (_title, method, path, body, expected) => {
      const before = await written(open.client);
      const sent = body === undefined || typeof body === 'string' ? body : filled(JSON.stringify(body));
      expectTold(await open.service.rest(method, filled(path), sent), expected);
      expect(await written(open.client)).toEqual(before);
    });
  };
  return { open, filled, refusals };
}
