import { jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { PASSWORD } from '../support/people.js';
import { PortalGuest, requireScreens } from '../support/portal.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { until } from '../support/until.js';
import { lookAt, openChromium } from './support/chromium.js';
import { goTo, signedInAs } from './support/operator.js';

const OWNER: [string, string] = ['operator@example.com', PASSWORD];
const NAMES = ['Ann Lee', 'Bo Park', 'Cy Dorn', 'Di Foe'];

/** The page is opened at every width in both colour schemes, which is slow on a busy machine. */
jest.setTimeout(300_000);

let service: RunningTest;
let browser: Browser;
const ids: Record<string, string> = {};

beforeAll(async () => {
  browser = await openChromium();
  service = await runningTest({ RATE_LIMIT_PER_MINUTE: '1000' });
  await service.rest('PUT', '/accounts/me', { email: OWNER[0], password: PASSWORD, name: 'Operator' });
  for (const [n, name] of NAMES.entries()) {
    const { body } = await service.rest('POST', '/reservations?sync=1', {
      without_listing: true,
      confirmation_code: `BENCH${n}`,
      check_in_date: `2030-03-0${n + 1}`,
      check_out_date: '2030-03-09',
      guest: { full_name: name },
    });
    ids[name] = body.id;
  }
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

const statusOf = async (name: string) => (await service.rest('GET', `/reservations/${ids[name]}/status`)).body;

const shows = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

test('a reviewer goes through a list beside the reservation, by keyboard', async () => {
  const { page, context, strangers, faults } = await signedInAs(browser, service.url, OWNER, 1440);
  await goTo(page, 'review?view=waiting', 'Review');
  await page.getByRole('link', { name: 'Ann Lee' }).click();
  await shows(page, 'Ann Lee');
  const queue = page.getByRole('navigation', { name: 'Waiting' });
  await queue.getByText('1 of 4').waitFor();
  expect(await queue.getByRole('link').allTextContents()).toEqual([
    'Waiting',
    ...NAMES.map((name) => expect.stringContaining(name)),
  ]);
  await page.keyboard.press('j');
  await shows(page, 'Bo Park');
  expect(await queue.locator('[aria-current]').textContent()).toContain('Bo Park');
  // The keys act on what is shown. A decision opens the next reservation, and can be undone.
  await page.keyboard.press('a');
  await page.getByText('Bo Park approved').waitFor();
  await shows(page, 'Cy Dorn');
  await page.keyboard.press('u');
  await page.getByText('Bo Park approved').waitFor({ state: 'detached' });
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog', { name: 'Decline Cy Dorn?' });
  await dialog.getByLabel(/^Reason/).fill('Asked for a party');
  await page.keyboard.press('Enter');
  await page.getByText('Cy Dorn declined').waitFor();
  await shows(page, 'Di Foe');
  await page.getByRole('button', { name: 'Close message' }).click();
  await until(async () => (await statusOf('Cy Dorn')).supervised === 'decline');
  expect((await statusOf('Bo Park')).supervised).toBeUndefined();
  // It has left the list, so Bo Park comes before Di Foe now.
  await queue.getByText('3 of 3').waitFor();
  await page.keyboard.press('k');
  await shows(page, 'Bo Park');
  await page.keyboard.press('n');
  expect(await page.evaluate(() => (document.activeElement as HTMLTextAreaElement).name)).toBe('text');
  expect(await lookAt(page, 'dashboard-workbench')).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('heading', { name: 'Bo Park', level: 1 }).click();
  await page.keyboard.press('Escape');
  await shows(page, 'Review');
  expect(page.url()).toMatch(/#\/review\?view=waiting$/);
  expect({ strangers, faults }).toEqual({ strangers: [], faults: [] });
  await context.close();
});

test('on a phone the list is left out, and two buttons go through it; alone, a reservation has neither', async () => {
  const { page, context } = await signedInAs(browser, service.url, OWNER, 390);
  await goTo(page, 'reservations?q=Bench&sort=CHECK_IN_DATE', 'Reservations');
  await page.getByRole('link', { name: 'Ann Lee' }).click();
  await shows(page, 'Ann Lee');
  const [previous, next] = ['Previous', 'Next'].map((word) =>
    page.getByRole('button', { name: `${word} reservation` }),
  );
  await page.locator('[aria-label="Next reservation"]:enabled').waitFor();
  expect(await previous!.isDisabled()).toBe(true);
  expect(await page.locator('.queue-pane').count()).toBe(0);
  await next!.click();
  await shows(page, 'Bo Park');
  await page.goto(`${service.url}/dashboard#/reservation/${ids['Bo Park']}`);
  await next!.waitFor({ state: 'detached' });
  // Without a list, a decision leaves the page as it is.
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Bo Park approved').waitFor();
  await shows(page, 'Bo Park');
  await context.close();
});

test('a check that the guest skipped says so, and the host asks again', async () => {
  const { body } = await service.rest('POST', '/reservations?sync=1', {
    without_listing: true,
    check_in_date: '2030-04-01',
    check_out_date: '2030-04-09',
    guest: { full_name: 'Eve Skipper' },
  });
  await requireScreens(service, body.id, { AboutYou: 'disabled', BackgroundCheck: 'required' });
  const guest = await PortalGuest.open(service, body.guest_portal_url);
  await guest.ask('mutation { skipPortalScreen(input: { screen: BackgroundCheck }) { userErrors { code } } }', {});
  const { page, context, strangers, faults } = await signedInAs(browser, service.url, OWNER, 1440);
  await goTo(page, `reservation/${body.id}`, 'Eve Skipper');
  await page.getByText('Skipped by guest', { exact: true }).waitFor();
  await page.getByText('The guest did not agree to this check').waitFor();
  expect(await lookAt(page, 'dashboard-skipped-check')).toEqual([]);
  await page.getByRole('button', { name: 'Ask again Background check' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why (the guest reads it)').fill('The building asks for it.');
  await dialog.getByRole('button', { name: /again$/ }).click();
  await page.getByText('The building asks for it.').first().waitFor();
  expect(await guest.stateOf('BackgroundCheck')).toBe('REOPENED');
  expect({ strangers, faults }).toEqual({ strangers: [], faults: [] });
  await context.close();
});

test('while checks are open, a low score counts as the score so far, in words and without a level', async () => {
  const { body } = await service.rest('POST', '/reservations?sync=1', {
    without_listing: true,
    confirmation_code: 'SOFAR',
    check_in_date: '2030-04-01',
    check_out_date: '2030-04-02',
    guest: { full_name: 'Ed Gray' },
  });
  const { data } = await service.graph(
    `{ reservation(id: "${body.id}") { summary { compositeStatus riskScore riskColor } } }`,
  );
  const { compositeStatus, riskScore, riskColor } = data.reservation.summary;
  expect([compositeStatus, riskColor]).toEqual(['pending', 'yellow']);
  expect(riskScore).toBeGreaterThan(0);
  expect(riskScore).toBeLessThan(20);
  const { page, context } = await signedInAs(browser, service.url, OWNER, 1440);
  await goTo(page, 'review?view=waiting', 'Review');
  const row = page.getByRole('row').filter({ hasText: 'Ed Gray' });
  await row.getByText(`${riskScore} so far`).waitFor();
  expect(await row.textContent()).not.toContain('Moderate');
  await row.getByRole('link', { name: 'Ed Gray' }).click();
  await shows(page, 'Ed Gray');
  await page.getByRole('region', { name: 'Decision' }).getByText(`${riskScore} so far`).waitFor();
  await page.getByRole('navigation', { name: 'Waiting' }).getByText(`${riskScore} so far`).waitFor();
  await context.close();
});
