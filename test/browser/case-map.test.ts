import type { Browser, Page } from 'playwright-core';
import { PASSWORD } from '../support/people.js';
import { LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { lookAt, openChromium } from './support/chromium.js';
import { goTo, signedInAs } from './support/operator.js';

let service: RunningTest;
let browser: Browser;
let listingId: string;

beforeAll(async () => {
  browser = await openChromium();
  service = await runningTest({ RATE_LIMIT_PER_MINUTE: '1000' });
  await service.rest('PUT', '/accounts/me', { email: 'owner@example.com', password: PASSWORD, name: 'Operator' });
  listingId = (await service.rest('POST', '/listings', LISTING)).body.id;
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

async function booked(name: string, guest: object): Promise<string> {
  const body = {
    listing_id: listingId,
    confirmation_code: name,
    check_in_date: '2030-03-01',
    check_out_date: '2030-03-05',
    guest: { full_name: name, ...guest },
  };
  return (await service.rest('POST', '/reservations?sync=1', body)).body.id;
}

const panelOf = (page: Page) =>
  page.locator('.panel').filter({ has: page.getByRole('heading', { name: 'Map', exact: true }) });

test('a case shows listing, home and network on a map and as a list, and says how precise they are', async () => {
  const id = await booked('Ann Lee', { location: 'Madrid, Spain', ip_address: '8.8.8.8' });
  const { context, page, strangers, faults } = await signedInAs(browser, service.url, ['owner@example.com', PASSWORD]);
  await goTo(page, `reservation/${id}`, 'Ann Lee');
  const panel = panelOf(page);
  await panel.getByRole('img', { name: 'Map of the places below' }).waitFor();
  expect(await panel.locator('.map-mark').count()).toBeGreaterThan(4);
  const [listing, home, network] = await panel.getByRole('listitem').allInnerTexts();
  expect(listing).toMatch(/^1?\s*Listing: .+, Denver, United States$/);
  // The browser's region measures in miles.
  expect(home).toMatch(/Guest’s home: Madrid, Spain, about 5,\d00 mi from the listing\s+The center of the city/);
  expect(network).toMatch(/IP address: .*United States.*\s.*The guest may have been elsewhere|the guest may have been/);
  expect(await lookAt(page, 'case-map')).toEqual([]);
  expect({ strangers, faults }).toEqual({ strangers: [], faults: [] });
  await context.close();
});

test('a guest without places has a sentence instead, and a viewer no map', async () => {
  const id = await booked('Bo Foe', {});
  const owner = await signedInAs(browser, service.url, ['owner@example.com', PASSWORD]);
  await goTo(owner.page, `reservation/${id}`, 'Bo Foe');
  await panelOf(owner.page).getByText('Neither the guest’s home nor the IP address').waitFor();
  await owner.context.close();
  await service.graph(
    `mutation { invitePerson(input: { name: "Vi Ewer", email: "vi@example.com", role: VIEWER, password: "${PASSWORD}" }) { invitedPerson { person { id } } userErrors { code message } } }`,
  );
  const viewer = await signedInAs(browser, service.url, ['vi@example.com', PASSWORD]);
  await goTo(viewer.page, `reservation/${id}`, 'Bo Foe');
  expect(await panelOf(viewer.page).count()).toBe(0);
  expect(viewer.faults).toEqual([]);
  await viewer.context.close();
});
