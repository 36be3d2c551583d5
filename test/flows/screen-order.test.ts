import { PortalGuest, requireScreens } from '../support/portal.js';
import { DATES, LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;

beforeAll(async () => {
  service = await runningTest();
});

afterAll(async () => {
  await service?.stop();
});

test('a guest sees the screens in the order of the most specific setting', async () => {
  const sort = (key: string, order: string[], names: object = {}) =>
    service.rest('PUT', `/accounts/me/settings/guest-portal-screens/${key}`, {
      config_data: [{ ...names, guest_portal_screens: {}, guest_portal_screens_order: order }],
    });
  const listingId = (await service.rest('POST', '/listings', LISTING)).body.id;
  await sort('guest_portal_screens', ['HouseRules', 'SanctionsSearchAddon']);
  const byListing = 'guest_portal_screens_by_listing';
  expect((await sort(byListing, ['TimeInfoEdit', 'HouseRules'], { listing_id: listingId })).status).toBe(200);
  const booking = { listing_id: listingId, guest: { last_name: 'Lee' }, ...DATES };
  const { id, guest_portal_url: url } = (await service.rest('POST', '/reservations?sync=1', booking)).body;
  await requireScreens(service, id, { HouseRules: 'required', TimeInfoEdit: 'required', PurposeOfStay: 'required' });
  const guest = await PortalGuest.open(service, url);
  const expected = ['TimeInfoEdit', 'HouseRules', 'AboutYou', 'PurposeOfStay'];
  expect((await guest.portal()).tasks.map(({ screen }: { screen: string }) => screen)).toEqual(expected);
  const page = await (await fetch(url)).text();
  expect([...page.matchAll(/<a href="#(\w+)">/g)].map(([, screen]) => screen)).toEqual(expected);
  await service.rest('PUT', `/accounts/me/settings/guest-portal-screens/${byListing}`, { config_data: [] });
  expect((await guest.portal()).tasks[0].screen).toBe('HouseRules');
});
