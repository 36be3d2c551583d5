import type { Browser, Page, Route } from 'playwright-core';
import { requireScreens } from '../support/portal.js';
import { LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { lookAt, openChromium, openVisitor } from './support/chromium.js';

let service: RunningTest;
let browser: Browser;
let listingId: string;
let made = 0;

beforeAll(async () => {
  browser = await openChromium();
  service = await runningTest();
  const listing = { ...LISTING, location: { ...LISTING.location, country_code: 'US' } };
  listingId = (await service.rest('POST', '/listings', listing)).body.id;
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

async function booked(screens: string[], more: object = {}) {
  const guest = { first_name: 'Ann', last_name: 'Lee', email: 'ann@example.com' };
  const dates = { check_in_date: '2030-03-01', check_out_date: '2030-03-05' };
  const body = { listing_id: listingId, confirmation_code: `SETBACK${(made += 1)}`, guest, ...dates, ...more };
  const { id, guest_portal_url: url } = (await service.rest('POST', '/reservations?sync=1', body)).body;
  const asked = Object.fromEntries(screens.map((screen) => [screen, 'required']));
  await requireScreens(service, id, { AboutYou: 'disabled', ...asked });
  return { id: id as string, url: url as string };
}

/** Answers each submission itself, until `forget` is called. */
async function answerSubmissions(page: Page, answer: (route: Route) => Promise<void>) {
  let count = 0;
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('submitPortalScreen')) return route.fallback();
    count += 1;
    return answer(route);
  });
  return { count: () => count, forget: () => page.unroute('**/graphql') };
}

test.each<[what: string, text: string, answer: (route: Route) => Promise<void>]>([
  ['no connection', 'You’re offline. Your entries are still here.', (route) => route.abort('connectionfailed')],
  [
    'a page of a proxy',
    'Something went wrong on our side.',
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  ],
])('%s: says so, loses nothing and can be tried again', async (_what, text, answer) => {
  const { url } = await booked(['PurposeOfStay', 'HouseRules']);
  const { context, page } = await openVisitor(browser, service.url);
  const submissions = await answerSubmissions(page, answer);
  await page.goto(`${url}#PurposeOfStay`);
  await page.getByLabel('Something else').check();
  await page.getByLabel('Details').fill('A wedding');
  await page.getByRole('button', { name: 'Continue' }).dblclick();
  await page.getByRole('alert').getByText(text).waitFor();
  expect(submissions.count()).toBe(1);
  expect(await page.getByLabel('Details').inputValue()).toBe('A wedding');
  await submissions.forget();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'House rules', level: 1 }).waitFor();
  await context.close();
});

test('a submission whose answer is lost is not refused the second time', async () => {
  const { url } = await booked(['PurposeOfStay', 'HouseRules']);
  const { context, page } = await openVisitor(browser, service.url);
  const submissions = await answerSubmissions(page, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto(`${url}#PurposeOfStay`);
  await page.getByLabel('Holiday').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').waitFor();
  await submissions.forget();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'House rules', level: 1 }).waitFor();
  await context.close();
});

test('a screen that another tab has sent says so in this tab, drops nothing in silence and leads on', async () => {
  const { url } = await booked(['PurposeOfStay', 'HouseRules']);
  const { context, page: first, faults } = await openVisitor(browser, service.url);
  const second = await context.newPage();
  for (const tab of [first, second]) await tab.goto(`${url}#PurposeOfStay`);
  await second.getByLabel('Something else').check();
  await second.getByLabel('Details').fill('A wedding');
  await second.getByText('Saved', { exact: true }).waitFor();
  await first.getByLabel('Holiday').check();
  await first.getByRole('button', { name: 'Continue' }).click();
  await first.getByRole('heading', { name: 'House rules', level: 1 }).waitFor();
  await second.getByRole('button', { name: 'Continue' }).click();
  await second
    .getByRole('alert')
    .getByText('Already sent from another tab or device. Anything you entered here since then was not sent.')
    .waitFor();
  expect(await second.getByRole('heading', { level: 1 }).textContent()).toBe('Purpose of your stay');
  await second.getByRole('link', { name: 'Continue' }).click();
  await second.getByRole('heading', { name: 'House rules', level: 1 }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a tab learns from its next draft that another one has sent the screen', async () => {
  const { url } = await booked(['PurposeOfStay', 'HouseRules']);
  const { context, page: first } = await openVisitor(browser, service.url);
  const second = await context.newPage();
  for (const tab of [first, second]) await tab.goto(`${url}#PurposeOfStay`);
  await first.getByLabel('Holiday').check();
  await first.getByRole('button', { name: 'Continue' }).click();
  await first.getByRole('heading', { name: 'House rules', level: 1 }).waitFor();
  await second.getByLabel('Work').check();
  await second.getByText('Already sent from another tab or device.').waitFor();
  expect(await second.getByRole('button', { name: 'Continue' }).count()).toBe(0);
  await context.close();
});

test('the last change is saved when the guest leaves the screen or the page at once', async () => {
  const { url } = await booked(['PurposeOfStay', 'HouseRules']);
  const { context, page } = await openVisitor(browser, service.url);
  await page.goto(`${url}#PurposeOfStay`);
  await page.getByLabel('Something else').check();
  await page.getByLabel('Details').fill('A funeral');
  await page.getByRole('link', { name: /Overview/ }).click();
  await page.getByRole('link', { name: 'Purpose of your stay' }).waitFor();
  await page.getByText('In progress').waitFor();
  await page.getByRole('link', { name: 'Purpose of your stay' }).click();
  expect(await page.getByLabel('Details').inputValue()).toBe('A funeral');
  await page.getByLabel('Details').fill('A wedding');
  await page.goto('about:blank');
  await page.goto(`${url}#PurposeOfStay`);
  expect(await page.getByLabel('Details').inputValue()).toBe('A wedding');
  await context.close();
});

test('a guest who does not agree to a check is told what that means, goes on, and can change their mind', async () => {
  const { url } = await booked(['BackgroundCheck', 'HouseRules']);
  const { context, page, faults } = await openVisitor(browser, service.url);
  await page.goto(url);
  await page.getByRole('link', { name: 'Start' }).click();
  const title = page.getByRole('heading', { level: 1 });
  const first = await title.textContent();
  if (first !== 'Background check') await page.goto(`${url}#BackgroundCheck`);
  await page.getByRole('button', { name: 'Skip this check' }).click();
  await page.getByRole('status').getByText('We don’t run it.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await lookAt(page, 'check-refused')).toEqual([]);
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'House rules', level: 1 }).waitFor();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'You haven’t agreed to this check' }).waitFor();
  await page.getByText('Not agreed').waitFor();
  await page.getByRole('link', { name: 'Background check' }).click();
  await page.getByRole('button', { name: 'Agree after all' }).click();
  await page.getByRole('checkbox', { name: 'I have read this and I agree' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a screen that the host has not set up asks for nothing and leads to the others', async () => {
  const { url } = await booked(['UsageAgreement', 'HouseRules']);
  const { context, page } = await openVisitor(browser, service.url);
  await page.goto(`${url}#UsageAgreement`);
  await page.getByText('Your host hasn’t set this up yet.').waitFor();
  expect(await page.getByRole('textbox').count()).toBe(0);
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'House rules', level: 1 }).waitFor();
  await context.close();
});

test('a declined stay names the checks that the guest agreed to and their rights, without a result', async () => {
  const { id, url } = await booked(['BackgroundCheck']);
  const { context, page, faults } = await openVisitor(browser, service.url);
  await page.goto(`${url}#BackgroundCheck`);
  await page.getByLabel('Full name as shown on your ID').fill('Ann Lee');
  await page.getByLabel('Date of birth').fill('1990-04-05');
  await page.getByLabel('Home address').fill('1 Main St, Denver');
  await page.getByLabel('Country', { exact: true }).selectOption('US');
  await page.getByRole('checkbox', { name: 'I have read this and I agree' }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('heading', { name: 'That’s everything' }).waitFor();
  await service.rest('POST', `/reservations/${id}/status`, { supervised: 'decline' });
  await page.reload();
  await page.getByRole('heading', { name: 'Your stay was not approved', level: 1 }).waitFor();
  const checks = page.getByRole('region', { name: 'Checks you agreed to' });
  await checks.getByText('Background check').waitFor();
  await checks.getByText('Fair Credit Reporting Act').waitFor();
  expect(await lookAt(page, 'declined')).toEqual([]);
  // The address of a screen leads to the same answer.
  await page.goto(`${url}#BackgroundCheck`);
  await page.getByRole('heading', { name: 'Your stay was not approved', level: 1 }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a guest whose stay is declined while a form is open reads so instead of an error', async () => {
  for (const isSent of [false, true]) {
    const { id, url } = await booked(['PurposeOfStay', 'HouseRules']);
    const { context, page } = await openVisitor(browser, service.url);
    await page.goto(`${url}#PurposeOfStay`);
    await page.getByText('1 of 2').waitFor();
    await service.rest('POST', `/reservations/${id}/status`, { supervised: 'decline' });
    await page.getByLabel('Holiday').check();
    if (isSent) await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Your stay was not approved', level: 1 }).waitFor();
    await context.close();
  }
});

test('a very long name runs over no edge, also with text of twice the size', async () => {
  const name = { first_name: 'Wolfeschlegelsteinhausenbergerdorff', last_name: 'X'.repeat(90) };
  await service.rest('PUT', '/accounts/settings/usage-agreement', { user: { content: 'Be kind to the place.' } });
  const { url } = await booked(['UsageAgreement', 'IDVerification'], { guest: { ...name, email: 'ann@example.com' } });
  const { context, page } = await openVisitor(browser, service.url, 'de');
  for (const screen of ['', 'UsageAgreement', 'IDVerification']) {
    await page.goto(`${url}#${screen}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const size of ['100%', '200%']) {
      const over = await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        return document.documentElement.scrollWidth - innerWidth;
      }, size);
      expect([screen, size, over]).toEqual([screen, size, 0]);
    }
  }
  await context.close();
});
