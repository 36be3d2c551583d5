import { jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { PASSWORD } from '../support/people.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { type Visitor, openChromium, openVisitor } from './support/chromium.js';
import { goTo, signedInAs } from './support/operator.js';

const OWNER: [string, string] = ['operator@example.com', PASSWORD];
const VIEWER: [string, string] = ['viewer@example.com', 'a viewer who only reads'];

/** More reservations than fit on a screen. */
const GUESTS = 48;

jest.setTimeout(300_000);

let service: RunningTest;
let browser: Browser;
const ids: string[] = [];

const nameOf = (n: number) => `Guest ${String(n + 1).padStart(2, '0')}`;

beforeAll(async () => {
  browser = await openChromium();
  service = await runningTest({ RATE_LIMIT_PER_MINUTE: '3000' });
  await service.rest('PUT', '/accounts/me', { email: OWNER[0], password: PASSWORD, name: 'Operator' });
  for (let n = 0; n < GUESTS; n += 1) {
    const { body } = await service.rest('POST', '/reservations', {
      without_listing: true,
      confirmation_code: `ROUTE${n}`,
      check_in_date: '2030-03-01',
      check_out_date: '2030-03-09',
      guest: { full_name: nameOf(n) },
    });
    ids.push(body.id as string);
  }
  const owner = await signedIn();
  await goTo(owner.page, 'people', 'Team');
  await owner.page.getByLabel('Name').fill('Vi Ewer');
  await owner.page.getByLabel('Email').fill(VIEWER[0]);
  await owner.page.getByRole('button', { name: 'Invite' }).click();
  const invitation = (await owner.page.locator('.secret code').textContent())!;
  await owner.context.close();
  const invited = await openVisitor(browser, service.url);
  await invited.page.goto(invitation);
  await invited.page.getByLabel('Your password').fill(VIEWER[1]);
  await invited.page.getByRole('button', { name: 'Save password' }).click();
  await invited.page.getByRole('link', { name: 'Sign in' }).waitFor();
  await invited.context.close();
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

const signedIn = (who = OWNER) => signedInAs(browser, service.url, who);

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

/** The address after `#`. */
const addressOf = (page: Page) => page.evaluate(() => location.hash);

/** What a user enters into the address bar. */
const enter = (page: Page, address: string) => page.evaluate((hash) => void (location.hash = hash), address);

async function leave({ context, strangers, faults }: Visitor): Promise<void> {
  expect({ strangers, faults }).toEqual({ strangers: [], faults: [] });
  await context.close();
}

test('an unknown page, an unknown reservation and a page of another role say so and lead back', async () => {
  const visitor = await signedIn(VIEWER);
  const { page } = visitor;
  for (const [address, title, text] of [
    ['nowhere', 'Page not found', 'There is no page at this address.'],
    ['reservation', 'Page not found', 'There is no page at this address.'],
    ['constructor', 'Page not found', 'There is no page at this address.'],
    ['rules', 'Rules', 'Your role can’t open this page.'],
    ['setup/brand', 'Set-up', 'Your role can’t open this page.'],
  ] as const) {
    await goTo(page, address, title);
    await page.getByText(text).waitFor();
    expect(await page.title()).toBe(`${title} – Guest Screening`);
    await page.getByText('Go to Review').click();
    await heading(page, 'Review');
  }
  await leave(visitor);
});

test('every present spelling of an address opens its page', async () => {
  const visitor = await signedIn();
  const { page } = visitor;
  for (const [address, title] of [
    ['', 'Review'],
    ['#/', 'Review'],
    ['#/queue?view=all', 'Review'],
    ['#review', 'Review'],
    ['#/listings/', 'Listings'],
    ['#/screens?screen=HouseRules', 'Guest portal'],
    ['#/texts', 'Guest portal'],
    [`#/reservation/${ids[0]}/`, nameOf(0)],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${service.url}/dashboard${address}`);
    await heading(page, title);
  }
  await page.goto(`${service.url}/dashboard#/queue?view=all`);
  await page.getByRole('navigation', { name: 'Views' }).locator('[aria-current]', { hasText: 'All' }).waitFor();
  await leave(visitor);
});

test('an unknown value in an address counts as not given', async () => {
  const visitor = await signedIn();
  const { page } = visitor;
  const filters = ['received=never', 'receivedTo=2030-02-31', 'risk=purple', 'sort=UP', 'decision=maybe', 'stage=x'];
  for (const [address, title, shown] of [
    [`reservations?${filters.join('&')}&account=x&assignee=y&view=none&from=soon`, 'Reservations', nameOf(3)],
    [`review?view=all&${filters.join('&')}&screen=toString`, 'Review', nameOf(3)],
    [`reservation/${ids[3]}?list=reservations&${filters.join('&')}`, nameOf(3), nameOf(3)],
    ['audit?action=nothing.done&by=nobody&from=never&to=13', 'Audit trail', /created|signed in/i],
    ['lookups?kind=toString&check=1', 'Lookups', 'Full name'],
    ['portal?for=nobody&screen=toString', 'Guest portal', 'Checklist'],
  ] as const) {
    await page.goto(`${service.url}/dashboard#/${address}`);
    await heading(page, title);
    await page.getByText(shown).locator('visible=true').first().waitFor();
    expect([address, await page.getByRole('alert').count()]).toEqual([address, 0]);
    expect([address, await page.getByRole('button', { name: /^Remove filter/ }).count()]).toEqual([address, 0]);
  }
  await leave(visitor);
});

test('a page whose code does not load says so, and “Try again” loads it', async () => {
  const { page, context } = await signedIn();
  let isDown = true;
  await page.route(/dashboard-assets\/.*listings.*\.js/, (route) => (isDown ? route.abort() : route.fallback()));
  await page.getByRole('link', { name: 'Listings', exact: true }).click();
  await heading(page, 'Listings');
  await page.getByRole('alert').getByText('The code of this page could not be loaded.').waitFor();
  // The rest of the dashboard works.
  await page.getByRole('link', { name: 'Reservations', exact: true }).click();
  await page.getByText(nameOf(3)).first().waitFor();
  await page.goBack();
  await page.getByRole('alert').waitFor();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No listings yet.').waitFor();
  expect(await addressOf(page)).toBe('#/listings');
  await context.close();
});

test('a page that fails says so beside the side bar, and “Try again” shows it', async () => {
  const { page, context } = await signedIn();
  let isBroken = true;
  await page.route('**/graphql', async (route) => {
    const { query } = route.request().postDataJSON() as { query: string };
    if (!isBroken || !query.includes('query Figures')) return route.fallback();
    return route.fulfill({ json: { data: { reservationFigures: {}, before: {} } } });
  });
  await page.getByRole('link', { name: 'Figures', exact: true }).click();
  await heading(page, 'Figures');
  await page.getByRole('alert').getByText('Something went wrong.').waitFor();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Rules that fired' }).waitFor();
  await context.close();
});

test('Back and Forward return to the same place of a long list', async () => {
  const visitor = await signedIn();
  const { page } = visitor;
  await goTo(page, 'reservations', 'Reservations');
  const top = () => page.evaluate(() => Math.round(scrollY));
  const row = page.getByRole('link', { name: nameOf(6), exact: true });
  await row.scrollIntoViewIfNeeded();
  const place = await top();
  expect(place).toBeGreaterThan(400);
  await row.click();
  await heading(page, nameOf(6));
  // A page that was just opened begins at its top.
  expect(await top()).toBe(0);
  await page.goBack();
  await heading(page, 'Reservations');
  await page.waitForFunction((wanted) => Math.round(scrollY) === wanted, place);
  await page.goForward();
  await heading(page, nameOf(6));
  await page.waitForFunction(() => scrollY === 0);
  // Also after a reload.
  await page.goBack();
  await page.waitForFunction((wanted) => Math.round(scrollY) === wanted, place);
  await page.reload();
  await heading(page, 'Reservations');
  await page.waitForFunction((wanted) => Math.round(scrollY) === wanted, place);
  await leave(visitor);
});

test('filters stay in the address without an entry for each, and Back goes to the page before', async () => {
  const visitor = await signedIn();
  const { page } = visitor;
  await goTo(page, 'overview', 'Overview');
  await goTo(page, 'reservations', 'Reservations');
  await page.getByText(nameOf(3)).first().waitFor();
  await page.getByLabel('Search', { exact: true }).fill('Guest 07 & co #1');
  await page.getByText('No reservation matches these filters.').waitFor();
  expect(await addressOf(page)).toBe('#/reservations?q=Guest+07+%26+co+%231');
  await page.reload();
  expect(await page.getByLabel('Search', { exact: true }).inputValue()).toBe('Guest 07 & co #1');
  await page.getByLabel('Search', { exact: true }).fill(nameOf(6));
  await page.getByRole('link', { name: nameOf(6), exact: true }).waitFor();
  await page.goBack();
  await heading(page, 'Overview');
  await page.goForward();
  await page.getByRole('link', { name: nameOf(6), exact: true }).waitFor();
  expect(await addressOf(page)).toBe('#/reservations?q=Guest+07');
  await leave(visitor);
});

test('unsaved changes hold links, Back and an address that the user enters', async () => {
  const visitor = await signedIn();
  const { page } = visitor;
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  const unsaved = page.getByRole('region', { name: 'Unsaved changes' });
  await page.getByRole('link', { name: 'Guest portal', exact: true }).click();
  await heading(page, 'Guest portal');
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('button', { name: 'House rules' }).first().click();
  await page.getByText('Asked', { exact: true }).click();
  await unsaved.waitFor();
  const here = await addressOf(page);
  for (const go of [
    () => page.getByRole('link', { name: 'Listings', exact: true }).click(),
    () => page.goBack(),
    () => enter(page, '#/figures'),
    () => enter(page, '#/nowhere'),
  ]) {
    await go();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.waitForFunction((hash) => location.hash === hash, here);
    await unsaved.waitFor();
    await heading(page, 'Guest portal');
  }
  // Another screen of the same portal is no other page.
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('button', { name: 'Long stays' }).first().click();
  await unsaved.waitFor();
  expect(await dialog.count()).toBe(0);
  await enter(page, '#/figures');
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await heading(page, 'Figures');
  expect(await addressOf(page)).toBe('#/figures');
  await page.goBack();
  await heading(page, 'Guest portal');
  expect(await unsaved.count()).toBe(0);
  await leave(visitor);
});

test('links are anchors: middle click, Ctrl click and Enter open them', async () => {
  const visitor = await signedIn();
  const { page, context } = visitor;
  await goTo(page, 'reservations', 'Reservations');
  const link = page.getByRole('link', { name: nameOf(47), exact: true });
  for (const open of [() => link.click({ button: 'middle' }), () => link.click({ modifiers: ['ControlOrMeta'] })]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), open()]);
    await heading(tab, nameOf(47));
    await tab.close();
  }
  expect(await addressOf(page)).toBe('#/reservations');
  await link.focus();
  await page.keyboard.press('Enter');
  await heading(page, nameOf(47));
  expect(await addressOf(page)).toBe(`#/reservation/${ids[47]}?list=reservations`);
  await leave(visitor);
});

test('the code of a page loads when its link is pointed at or gets the focus', async () => {
  const visitor = await signedIn();
  const { page } = visitor;
  for (const [name, part, act] of [
    ['Listings', 'listings', 'hover'],
    ['Privacy', 'privacy', 'focus'],
  ] as const) {
    const loaded = page.waitForRequest((request) => request.url().includes(`/${part}-`));
    await page.getByRole('link', { name, exact: true })[act]();
    await loaded;
  }
  expect(await addressOf(page)).toMatch(/^#\/review$|^$/);
  await leave(visitor);
});

test('a link to a page leads there through the sign-in, also after a wrong password', async () => {
  const visitor = await openVisitor(browser, service.url);
  const { page } = visitor;
  const sign = async (password: string) => {
    await page.getByLabel('Email').fill(OWNER[0]);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await page.goto(`${service.url}/dashboard#/reservation/${ids[3]}`);
  await sign('not the password');
  await page.getByRole('alert').waitFor();
  await sign(PASSWORD);
  await heading(page, nameOf(3));
  expect(await addressOf(page)).toBe(`#/reservation/${ids[3]}`);

  // The session ends while the page is open.
  await visitor.context.clearCookies();
  await page.reload();
  await sign(PASSWORD);
  await heading(page, nameOf(3));
  await visitor.context.close();
});

test('a saved view opens with the spelling that older links have', async () => {
  const visitor = await signedIn();
  const { page } = visitor;
  const address =
    '#/review?view=all&q=Guest+07&from=2030-03-01&received=2020-01-01&receivedTo=2030-12-31&sort=CHECK_IN_DATE';
  await goTo(page, address.slice(2), 'Review');
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('menuitem', { name: 'Save these filters' }).click();
  await page.getByLabel('Name of the view').fill('Spring');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByText('View “Spring” saved').waitFor();
  await goTo(page, 'review', 'Review');
  await page.getByRole('button', { name: 'Saved views' }).click();
  const item = page.getByRole('menuitem', { name: 'Spring', exact: true });
  expect((await item.getAttribute('href'))!.replace(/^[^#]*/, '')).toBe(address);
  await item.click();
  await page.getByRole('link', { name: nameOf(6), exact: true }).waitFor();
  await page.getByRole('link', { name: nameOf(7), exact: true }).waitFor({ state: 'detached' });
  expect(await addressOf(page)).toBe(address);
  await page.getByRole('button', { name: 'Remove filter Received to 31 Dec 2030' }).waitFor();
  await leave(visitor);
});

test('the page that was opened has the focus on its heading and its name in the tab', async () => {
  const visitor = await signedIn();
  const { page } = visitor;
  for (const name of ['Listings', 'Privacy', 'Reservations']) {
    await page.getByRole('link', { name, exact: true }).click();
    await heading(page, name);
    await page.waitForFunction((title) => document.activeElement?.textContent === title, name);
    expect(await page.title()).toBe(`${name} – Guest Screening`);
    expect(await page.locator('.side-sections [aria-current=page]').textContent()).toContain(name);
  }
  await leave(visitor);
});
