import { jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { PASSWORD } from '../support/people.js';
import { requireScreens } from '../support/portal.js';
import { LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { type Visitor, lookAt, openChromium, openVisitor } from './support/chromium.js';
import { goTo, signedInAs } from './support/operator.js';

const OWNER: [string, string] = ['operator@example.com', PASSWORD];

jest.setTimeout(300_000);

let service: RunningTest;
let browser: Browser;
let listingId: string;
let portal: string;

beforeAll(async () => {
  browser = await openChromium();
  service = await runningTest({ RATE_LIMIT_PER_MINUTE: '1000' });
  await service.rest('PUT', '/accounts/me', { email: OWNER[0], password: PASSWORD, name: 'Operator' });
  listingId = (await service.rest('POST', '/listings', LISTING)).body.id;
  portal = (await booked('Ann Waiting', 'FILTER1')).guest_portal_url;
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

async function booked(name: string, code: string, query = ''): Promise<{ id: string; guest_portal_url: string }> {
  const guest = { full_name: name, email: `${code}@example.com` };
  const dates = { check_in_date: '2030-03-02', check_out_date: '2030-03-05' };
  const body = { listing_id: listingId, confirmation_code: code, total_price: 420, ...dates, guest };
  return (await service.rest('POST', `/reservations?sync=1${query}`, body)).body;
}

async function leave({ context, strangers, faults }: Visitor): Promise<void> {
  expect({ strangers, faults }).toEqual({ strangers: [], faults: [] });
  await context.close();
}

test.each([
  ['en-US', 'Mar 2, 2030', 'March 2, 2030', '4:00 PM'],
  ['en-AU', '2 Mar 2030', '2 March 2030', '4:00 pm'],
  ['de-DE', '2 Mar 2030', '2. März 2030', '16:00'],
])('dates are those of the region of the browser: %s', async (locale, short, long, clock) => {
  const visitor = await openVisitor(browser, service.url, locale, 1440);
  const { page } = visitor;
  await page.goto(`${service.url}/sign-in?lang=en`);
  await page.getByLabel('Email').fill(OWNER[0]);
  await page.getByLabel('Password').fill(OWNER[1]);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Review', level: 1 }).waitFor();
  await goTo(page, 'reservations', 'Reservations');
  await page
    .getByRole('row', { name: /Ann Waiting/ })
    .getByText(short, { exact: true })
    .waitFor();
  await goTo(page, 'listings', 'Listings');
  await page.getByRole('row').getByText(clock).first().waitFor();
  await page.goto(portal);
  await page.getByText(long).first().waitFor();
  await leave(visitor);
});

test('a stay whose portal was skipped does not wait for the guest', async () => {
  const visitor = await signedInAs(browser, service.url, OWNER);
  const { page } = visitor;
  const { id } = await booked('Bo Skipped', 'FILTER2', '&skip_gp=1');
  // No list is loaded, so this check stays open.
  await requireScreens(service, id, { SanctionsSearchAddon: 'required' });
  await goTo(page, 'reservations', 'Reservations');
  await page
    .getByRole('row', { name: /Ann Waiting/ })
    .getByText('Waiting for guest', { exact: true })
    .waitFor();
  await page
    .getByRole('row', { name: /Bo Skipped/ })
    .getByText('Waiting for checks', { exact: true })
    .waitFor();
  await page.getByRole('link', { name: 'Ann Waiting' }).click();
  await page.getByText('Complete “About you” in the guest portal.').waitFor();
  await leave(visitor);
});

test('the block list is searched, and says what to do if nothing is found', async () => {
  const visitor = await signedInAs(browser, service.url, OWNER);
  const { page } = visitor;
  for (const [email, reason] of [
    ['party@example.org', 'Damaged the kitchen.'],
    ['noise@example.org', 'Loud until morning.'],
  ])
    await service.rest('POST', '/blacklist', { email, reason });
  await goTo(page, 'blacklist', 'Block list');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('KITCHEN');
  await page.getByRole('row', { name: /noise@/ }).waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /party@/ }).waitFor();
  await search.fill('balcony');
  await page.getByText('No blocked guest matches “balcony”.').waitFor();
  expect(await lookAt(page, 'dashboard-blacklist-search')).toEqual([]);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('row', { name: /noise@/ }).waitFor();
  await leave(visitor);
});

test('the audit trail is filtered by action, actor and day, in an address that can be shared', async () => {
  const visitor = await signedInAs(browser, service.url, OWNER);
  const { page } = visitor;
  await goTo(page, 'audit', 'Audit trail');
  await page
    .getByRole('row', { name: /Reservation created/ })
    .first()
    .waitFor();
  await page.getByRole('combobox', { name: 'Action' }).selectOption({ label: 'Signed in' });
  await page
    .getByRole('row', { name: /Reservation created/ })
    .first()
    .waitFor({ state: 'detached' });
  await page
    .getByRole('row', { name: /^Signed in/ })
    .first()
    .waitFor();
  expect(page.url()).toContain('action=account.signed_in');
  await page.getByRole('combobox', { name: 'By' }).selectOption({ label: 'An API key' });
  await page.getByText('No entry has all of these.').waitFor();
  expect(await lookAt(page, 'dashboard-audit-filters')).toEqual([]);
  await page.getByRole('combobox', { name: 'Action' }).selectOption({ label: 'Any action' });
  await page
    .getByRole('row', { name: /Reservation created/ })
    .first()
    .waitFor();
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await page.getByText('No entry has all of these.').waitFor();
  await page.reload();
  expect(await page.getByRole('combobox', { name: 'By' }).inputValue()).toBe('API');
  await page.getByRole('search').getByRole('button', { name: 'Clear filters' }).click();
  await page
    .getByRole('row', { name: /Signed in/ })
    .first()
    .waitFor();
  expect(page.url()).toMatch(/#\/audit$/);
  await leave(visitor);
});

test('a webhook says which events it gets, and deliveries are filtered by a list of them', async () => {
  const visitor = await signedInAs(browser, service.url, OWNER);
  const { page } = visitor;
  await goTo(page, 'webhooks', 'Webhooks');
  await page.getByText('verification.decided', { exact: true }).waitFor();
  await page.getByRole('combobox', { name: 'Events' }).selectOption({ label: 'Listing' });
  await page.getByText('listing.updated', { exact: true }).waitFor();
  expect(await page.getByText('verification.decided', { exact: true }).count()).toBe(0);
  await page
    .getByRole('combobox', { name: 'Event', exact: true })
    .selectOption({ label: 'Message sent (message.sent)' });
  await page.getByText('No deliveries of this kind in the last 30 days.').waitFor();
  expect(await lookAt(page, 'dashboard-webhook-events')).toEqual([]);
  await leave(visitor);
});
