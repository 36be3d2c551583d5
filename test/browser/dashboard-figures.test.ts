import { readFileSync } from 'node:fs';
import { jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { PASSWORD } from '../support/people.js';
import { PortalGuest, requireScreens } from '../support/portal.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { lookAt, openChromium } from './support/chromium.js';
import { goTo, signedInAs } from './support/operator.js';

const OWNER: [string, string] = ['operator@example.com', PASSWORD];

/** Each page is opened at every width in both colour schemes, which is slow on a busy machine. */
jest.setTimeout(300_000);

let service: RunningTest;
let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
  service = await runningTest({ RATE_LIMIT_PER_MINUTE: '1000' });
  await service.rest('PUT', '/accounts/me', { email: OWNER[0], password: PASSWORD, name: 'Operator' });
  for (const name of ['Ann Lee', 'Bo Park', 'Cy Dorn']) {
    const dates = { check_in_date: '2030-03-01', check_out_date: '2030-03-05' };
    await service.rest('POST', '/reservations?sync=1', { without_listing: true, ...dates, guest: { full_name: name } });
  }
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

test('overview, models and figures are usable at every width, in both colour schemes', async () => {
  const visitor = await signedInAs(browser, service.url, OWNER);
  const { page } = visitor;
  await goTo(page, 'overview', 'Overview');
  await page.getByText('No sanctions list is loaded').waitFor();
  await page.getByRole('link', { name: 'Invite your team' }).waitFor();
  expect(await lookAt(page, 'dashboard-overview')).toEqual([]);
  await goTo(page, 'models', 'Models');
  await page
    .getByText(/^Ranks risky above harmless reservations in \d+% of pairs/)
    .first()
    .waitFor();
  expect(await lookAt(page, 'dashboard-models')).toEqual([]);
  await goTo(page, 'figures', 'Figures');
  await page.getByText('Reservations a day').first().waitFor();
  await page.locator('.recharts-bar-rectangle path').first().waitFor({ state: 'attached' });
  expect(await page.locator('.tile dd').first().textContent()).toBe('3');
  expect(await lookAt(page, 'dashboard-figures')).toEqual([]);
  expect({ strangers: visitor.strangers, faults: visitor.faults }).toEqual({ strangers: [], faults: [] });
  await visitor.context.close();
});

test('many lists that could not be updated are one alert, two are named', async () => {
  const visitor = await signedInAs(browser, service.url, OWNER);
  const { page } = visitor;
  let failed = 5;
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const dataset of body.data?.datasets?.slice(0, failed) ?? []) dataset.fetch = { state: 'FAILED' };
    await route.fulfill({ response: answer, json: body });
  });
  await goTo(page, 'overview', 'Overview');
  await page.getByRole('link', { name: 'The last update of 5 lists failed' }).waitFor();
  expect(await page.getByRole('link', { name: /: the last update failed$/ }).count()).toBe(0);
  failed = 2;
  await page.reload();
  await page
    .getByRole('link', { name: /: the last update failed$/ })
    .first()
    .waitFor();
  expect(await page.getByRole('link', { name: /: the last update failed$/ }).count()).toBe(2);
  // The open page asks again at intervals; an answer that arrives while it closes would fail the next tests.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await visitor.context.close();
});

test('figures are saved as a table and as a picture, and open the list behind a bar', async () => {
  const visitor = await signedInAs(browser, service.url, OWNER);
  const { page } = visitor;
  await goTo(page, 'figures', 'Figures');
  await page.getByText('before: 0').first().waitFor();
  const table = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = readFileSync((await (await table).path())!, 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(31);
  expect(lines[0]).toBe(
    'Day,Received,Ready,Needs review,Waiting,Declined,' +
      '"Automatic checks, median (s)","Automatic checks, 95th percentile (s)"',
  );
  expect(lines.at(-1)).toMatch(/^\d{4}-\d{2}-\d{2},3,/);
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save PNG Reservations a day' }).click();
  const bytes = readFileSync((await (await picture).path())!);
  expect([bytes.subarray(1, 4).toString(), bytes.length > 5_000]).toEqual(['PNG', true]);
  await page.locator('.recharts-bar-rectangle path').last().click();
  await page.getByRole('heading', { name: 'Reservations', level: 1 }).waitFor();
  await page.getByText('3 of 3').waitFor();
  expect(page.url()).toMatch(/#\/reservations\?received=(\d{4}-\d{2}-\d{2})&receivedTo=\1$/);
  expect({ strangers: visitor.strangers, faults: visitor.faults }).toEqual({ strangers: [], faults: [] });
  await visitor.context.close();
});

test('each stage of the portal opens the list of its reservations, and the wait for a review has its own figure', async () => {
  for (const [name, isSubmitted] of [
    ['Di Foe', true],
    ['Ed Roe', false],
  ] as const) {
    const { body } = await service.rest('POST', '/reservations?sync=1', {
      without_listing: true,
      confirmation_code: name.replace(' ', ''),
      guest: { full_name: name },
    });
    await requireScreens(service, body.id, { PurposeOfStay: 'required', AboutYou: 'disabled' });
    const portal = await PortalGuest.open(service, body.guest_portal_url);
    await portal[isSubmitted ? 'submit' : 'save']('PurposeOfStay', { purpose: 'leisure', visitors: 0 });
  }
  const visitor = await signedInAs(browser, service.url, OWNER);
  const { page } = visitor;
  const rows = page.locator('.data-table tbody th a');
  for (const [link, names] of [
    ['Purpose of stay', ['Di Foe', 'Ed Roe']],
    ['1 submitted Purpose of stay', ['Di Foe']],
    ['1 stopped at Purpose of stay', ['Ed Roe']],
  ] as const) {
    await goTo(page, 'figures', 'Figures');
    await page.getByRole('link', { name: link, exact: true }).click();
    await page.getByRole('heading', { name: 'Reservations', level: 1 }).waitFor();
    await page.getByText(`${names.length} of ${names.length}`).waitFor();
    expect((await rows.allTextContents()).toSorted()).toEqual(names);
  }
  await page.getByText('Portal screen: Purpose of stay').waitFor();
  await page.getByRole('button', { name: 'Remove filter Progress: opened, not submitted' }).click();
  await page.getByText('2 of 2').waitFor();
  await goTo(page, 'overview', 'Overview');
  for (const name of ['Median time to decision', 'Median wait for review'])
    await page.getByRole('link', { name }).waitFor();
  await page.getByRole('link', { name: '1 stopped at Purpose of stay' }).waitFor();
  expect({ strangers: visitor.strangers, faults: visitor.faults }).toEqual({ strangers: [], faults: [] });
  await visitor.context.close();
});
