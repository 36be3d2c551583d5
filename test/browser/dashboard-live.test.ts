import { jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { failingJob } from '../support/failing-job.js';
import { PASSWORD } from '../support/people.js';
import { answering, startReceiver } from '../support/receiver.js';
import { LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { until } from '../support/until.js';
import { openChromium } from './support/chromium.js';
import { goTo, signedInAs } from './support/operator.js';

const EMAIL = 'live@example.com';

jest.setTimeout(180_000);

let service: RunningTest;
let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
  service = await runningTest({ RATE_LIMIT_PER_MINUTE: '1000', WEBHOOK_ALLOW_PRIVATE: 'true' });
  await service.rest('PUT', '/accounts/me', { email: EMAIL, password: PASSWORD, name: 'Operator' });
  await service.rest('POST', '/listings', LISTING);
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

/** A refused subscription is started again after three seconds. */
const RETRIED_MS = 5_000;
/** Pages read once more after their subscription is active. */
const SETTLED_MS = 4_000;

const signedIn = () => signedInAs(browser, service.url, [EMAIL, PASSWORD]);

/** What another user does through the API. */
async function change(mutation: string): Promise<void> {
  const { errors } = await service.graph(`mutation { ${mutation} }`);
  expect(errors).toBeUndefined();
}

const STAY = {
  without_listing: true,
  check_in_date: '2030-03-01',
  check_out_date: '2030-03-05',
  guest: { full_name: 'Fay Led', location: 'Qzvorville' },
};

const ERRORS = 'userErrors { code message field }';

/** A page, and what another user adds to its list. */
const CHANGES: [path: string, heading: string, row: string, mutation: string][] = [
  [
    'blacklist',
    'Block list',
    'Mallory Live',
    `addBlacklistEntry(input: { name: "Mallory Live", birthDate: "1980-02-03" }) { blacklistEntry { id } ${ERRORS} }`,
  ],
  [
    'people',
    'Team',
    'Nia Live',
    `invitePerson(input: { name: "Nia Live", email: "nia@example.com", role: VIEWER }) { invitedPerson { url } ${ERRORS} }`,
  ],
  [
    'keys',
    'API keys',
    'Live program',
    `createApiKey(input: { description: "Live program" }) { issuedApiKey { secret } ${ERRORS} }`,
  ],
  [
    'webhooks',
    'Webhooks',
    'http://127.0.0.1:9/live',
    `registerWebhook(input: { webhookKey: screening_webhook_url, webhookUrl: "http://127.0.0.1:9/live" }) { webhookRegistration { signingSecret } ${ERRORS} }`,
  ],
  [
    'messages',
    'Messages',
    'live-welcome',
    `saveMessageTemplate(input: { tag: "live-welcome", via: email, trigger: reservation_created, subject: "Hi", text: "Hello" }) { messageTemplate { id } ${ERRORS} }`,
  ],
];

test.each(CHANGES)('%s shows what another user adds, without a reload', async (path, heading, row, mutation) => {
  const { context, page } = await signedIn();
  await goTo(page, path, heading);
  await page.waitForTimeout(SETTLED_MS);
  const shown = page.getByRole('main').getByText(row).first();
  expect(await shown.count()).toBe(0);
  await change(mutation);
  await shown.waitFor({ timeout: 10_000 });
  await context.close();
});

test('listings and guests by segment show what the booking system sends, without a reload', async () => {
  const { context, page } = await signedIn();
  await goTo(page, 'listings', 'Listings');
  const { body } = await service.rest('POST', '/listings', { ...LISTING, my_id: 'live2', nickname: 'Live Loft' });
  await page.getByText('Live Loft').first().waitFor({ timeout: 10_000 });
  await goTo(page, 'guests', 'Guests');
  const stay = {
    listing_id: body.id,
    check_in_date: '2030-03-01',
    check_out_date: '2030-03-05',
    guest: { full_name: 'Gia Live', email: 'gia@example.com' },
  };
  await service.rest('POST', '/reservations?sync=1', stay);
  await page.getByText('Gia Live').first().waitFor({ timeout: 10_000 });
  await context.close();
});

test('an account created while a page is open is followed, with its listings and reservations', async () => {
  const { context, page } = await signedIn();
  await goTo(page, 'accounts', 'Accounts');
  await page.waitForTimeout(SETTLED_MS);
  const { body } = await service.rest('POST', '/accounts/register', {
    name: 'Newborn Hosts',
    email: 'new@example.com',
  });
  await page.getByText('Newborn Hosts').first().waitFor({ timeout: 10_000 });
  const { body: key } = await service.rest('POST', '/accounts/keys', { description: 'own', user_id: body.id });
  const headers = { 'x-api-key': key.value as string };
  await goTo(page, 'listings', 'Listings');
  await page.waitForTimeout(SETTLED_MS);
  await service.rest('POST', '/listings', { ...LISTING, my_id: 'newborn', nickname: 'Newborn Loft' }, headers);
  await page.getByText('Newborn Loft').first().waitFor({ timeout: 10_000 });
  await goTo(page, 'reservations', 'Reservations');
  await page.waitForTimeout(SETTLED_MS);
  await service.rest('POST', '/reservations?sync=1', { ...STAY, guest: { full_name: 'Nu Born' } }, headers);
  await page.getByText('Nu Born').first().waitFor({ timeout: 10_000 });
  await context.close();
});

test('a subscription that the service refuses at first is started again', async () => {
  const { page, context } = await signedIn();
  let refused = 0;
  await page.routeWebSocket('**/graphql', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const { id, type } = JSON.parse(String(text)) as { id: string; type: string };
      if (type !== 'subscribe' || refused >= 2) return server.send(text);
      refused += 1;
      socket.send(JSON.stringify({ id, type: 'error', payload: [{ message: 'Not now.' }] }));
    });
  });
  await page.reload();
  await goTo(page, 'blacklist', 'Block list');
  await until(async () => refused === 2);
  await page.waitForTimeout(RETRIED_MS);
  await change(
    `addBlacklistEntry(input: { name: "Refused Once", birthDate: "1980-02-03" }) { blacklistEntry { id } ${ERRORS} }`,
  );
  await page.getByText('Refused Once').first().waitFor();
  await context.close();
});

test('a row stays in place while the pointer is over its list', async () => {
  const { context, page } = await signedIn();
  await change(
    `addBlacklistEntry(input: { name: "Pointed Guest", birthDate: "1980-02-03" }) { blacklistEntry { id } ${ERRORS} }`,
  );
  await goTo(page, 'blacklist', 'Block list');
  const row = page.getByRole('row').filter({ hasText: 'Pointed Guest' });
  await row.hover();
  const before = (await row.boundingBox())!.y;
  await change(
    `addBlacklistEntry(input: { name: "Later Guest", birthDate: "1980-02-03" }) { blacklistEntry { id } ${ERRORS} }`,
  );
  await page.waitForTimeout(3_000);
  expect((await row.boundingBox())!.y).toBe(before);
  expect(await page.getByText('Later Guest').count()).toBe(0);
  await page.mouse.move(0, 0);
  await page.getByRole('row').filter({ hasText: 'Later Guest' }).waitFor({ timeout: 10_000 });
  await context.close();
});

test('a failed job appears without a reload, on its page and in the overview, and another account sees nothing of it', async () => {
  const other: [string, string] = ['elsewhere@example.com', PASSWORD];
  await service.rest('POST', '/accounts/register', { email: other[0], password: PASSWORD, name: 'Elsewhere' });
  const { body } = await service.rest('POST', '/reservations?sync=1&skip_gp=1', STAY);
  const job = await failingJob(service.databaseUrl, body.id);
  try {
    const [work, overview, strange] = [
      await signedIn(),
      await signedIn(),
      await signedInAs(browser, service.url, other),
    ];
    await goTo(work.page, 'work', 'Failed jobs');
    await goTo(strange.page, 'work', 'Failed jobs');
    await goTo(overview.page, 'overview', 'Overview');
    for (const { page } of [work, strange]) await page.getByText('No failed jobs.').waitFor();
    await overview.page.waitForTimeout(SETTLED_MS);
    await job.fail();
    await work.page.getByText('Analyse reservation', { exact: true }).waitFor({ timeout: 20_000 });
    await overview.page.getByText('1 background job failed').waitFor({ timeout: 40_000 });
    expect(await strange.page.getByText('No failed jobs.').count()).toBe(1);
    for (const { context } of [work, overview, strange]) await context.close();
  } finally {
    await job.stop();
  }
});

test('a later attempt of a delivery appears without a reload, also in its details', async () => {
  const receiver = await startReceiver();
  const { context, page } = await signedIn();
  try {
    receiver.on('/later', answering(503));
    await change(
      `registerWebhook(input: { webhookKey: listing_webhook_url, webhookUrl: "${receiver.url}/later" }) { webhookRegistration { signingSecret } ${ERRORS} }`,
    );
    await goTo(page, 'webhooks', 'Webhooks');
    await service.rest('POST', '/listings', { ...LISTING, my_id: 'later', nickname: 'Retried Loft' });
    const row = page.getByRole('row').filter({ hasText: 'listing.created' }).first();
    await row.getByText('Failed, will retry').waitFor({ timeout: 20_000 });
    receiver.on('/later', answering(204));
    await row.getByRole('button', { name: 'Details' }).click();
    const details = page.getByRole('dialog');
    await details.getByText('204').first().waitFor({ timeout: 20_000 });
    await page.keyboard.press('Escape');
    await row.getByText('Delivered').waitFor();
    await context.close();
  } finally {
    await receiver.stop();
  }
});

/** How often a page asks this from now on. */
function countOf(page: Page, query: string): () => number {
  let count = 0;
  page.on('request', (request) => void (request.postData()?.includes(`query ${query}`) && (count += 1)));
  return () => count;
}

/** As if the tab were in front, or behind another one. */
const show = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('what no event announces is read again while the page is visible and in use', async () => {
  const { context, page } = await signedIn();
  await page.clock.install();
  await page.mouse.move(0, 0);
  await goTo(page, 'work', 'Failed jobs');
  await page.waitForTimeout(SETTLED_MS);
  const reads = countOf(page, 'FailedWork');
  const pass = async (minutes: number) => {
    await page.clock.fastForward(minutes * 60_000);
    await page.clock.runFor(15_000);
    // The network takes its own time.
    await page.waitForTimeout(1_500);
  };
  await show(page, 'hidden');
  await pass(5);
  expect(reads()).toBe(0);
  await show(page, 'visible');
  await page.clock.runFor(2_000);
  await until(async () => reads() === 1);
  await pass(1);
  expect(reads()).toBeGreaterThan(1);
  // Nobody is there: the session must be able to run out.
  await pass(31);
  const before = reads();
  await pass(5);
  expect(reads()).toBe(before);
  await page.mouse.move(2, 2);
  await pass(1);
  expect(reads()).toBeGreaterThan(before);
  await context.close();
});

/** Answers of the service arrive this late. */
const LATE_MS = 2_000;

const delayed = (page: Page) =>
  page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });

const follow = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

test('a page that was open before shows its rows at once, and reads them again', async () => {
  const { context, page } = await signedIn();
  await goTo(page, 'listings', 'Listings');
  await page.getByText('Loft One').first().waitFor();
  await follow(page, 'Block list');
  await page.getByRole('heading', { name: 'Block list', level: 1 }).waitFor();
  await service.rest('POST', '/listings', { ...LISTING, my_id: 'live3', nickname: 'Later Loft' });
  await page.waitForLoadState('networkidle');
  await delayed(page);
  await follow(page, 'Listings');
  await page.getByRole('heading', { name: 'Listings', level: 1 }).waitFor();
  expect(await page.getByText('Loft One').count()).toBeGreaterThan(0);
  expect(await page.locator('.mantine-Skeleton-root').count()).toBe(0);
  await page.getByText('Later Loft').first().waitFor({ timeout: 10_000 });
  await context.close();
});

test('an answer to other variables is never shown', async () => {
  const { context, page } = await signedIn();
  await goTo(page, 'figures', 'Figures');
  await page.getByRole('button', { name: 'Export' }).first().waitFor();
  await delayed(page);
  await page.getByLabel('Period').selectOption('7');
  await page.locator('.mantine-Skeleton-root').first().waitFor({ timeout: LATE_MS });
  expect(await page.getByRole('button', { name: 'Export' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Export' }).first().waitFor();
  // Back to a period that was read before.
  await page.getByLabel('Period').selectOption('30');
  expect(await page.locator('.mantine-Skeleton-root').count()).toBe(0);
  await context.close();
});

test('what a user removed is not shown again when they come back', async () => {
  const { context, page } = await signedIn();
  await change(
    `addBlacklistEntry(input: { name: "Removed Guest", birthDate: "1980-02-03" }) { blacklistEntry { id } ${ERRORS} }`,
  );
  await goTo(page, 'blacklist', 'Block list');
  await page.getByRole('button', { name: 'Remove Removed Guest' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Removed Guest').first().waitFor({ state: 'detached' });
  await follow(page, 'Listings');
  await page.getByRole('heading', { name: 'Listings', level: 1 }).waitFor();
  await delayed(page);
  await follow(page, 'Block list');
  await page.getByRole('heading', { name: 'Block list', level: 1 }).waitFor();
  expect(await page.getByText('Removed Guest').count()).toBe(0);
  await context.close();
});
