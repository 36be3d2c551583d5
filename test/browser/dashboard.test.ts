import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { projectRoot } from '#kit/process/project-root.js';
import { failingJob } from '../support/failing-job.js';
import { until } from '../support/until.js';
import { PASSWORD } from '../support/people.js';
import { PortalGuest, requireScreens } from '../support/portal.js';
import { LISTING } from '../support/refusal-tests.js';
import { answering, startReceiver } from '../support/receiver.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { STRIPE_SECRET, type StripeServer, stripeServer } from '../support/stripe-server.js';
import { type Visitor, lookAt, openChromium, openVisitor } from './support/chromium.js';

const EMAIL = 'operator@example.com';

/** Pages are opened at every width in both colour schemes, which is slow on a busy machine. */
jest.setTimeout(300_000);

let service: RunningTest;
let stripe: StripeServer;
let browser: Browser;
let listingId: string;
let made = 0;

beforeAll(async () => {
  browser = await openChromium();
  stripe = await stripeServer();
  service = await runningTest({
    RATE_LIMIT_PER_MINUTE: '1000',
    WEBHOOK_ALLOW_PRIVATE: 'true',
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
    STRIPE_API_URL: stripe.url,
  });
  await service.rest('PUT', '/accounts/me', { email: EMAIL, password: PASSWORD, name: 'Operator' });
  listingId = (await service.rest('POST', '/listings', LISTING)).body.id;
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
  await stripe?.stop();
});

async function booked(name: string): Promise<string> {
  return (await posted(name)).id;
}

async function posted(name: string): Promise<{ id: string; guest_portal_url: string }> {
  const body = {
    listing_id: listingId,
    confirmation_code: `DASH${(made += 1)}`,
    total_price: 420,
    currency: 'USD',
    check_in_date: '2030-03-01',
    check_out_date: '2030-03-05',
    guest: { full_name: name, email: `guest${made}@example.com`, phone: '+13035550123' },
  };
  return (await service.rest('POST', '/reservations?sync=1', body)).body;
}

const statusOf = async (id: string) => (await service.rest('GET', `/reservations/${id}/status`)).body;

/** A deposit of €250 that the guest has paid, as Stripe reports it. */
async function held(name: string): Promise<string> {
  const { id, guest_portal_url: url } = await posted(name);
  await requireScreens(service, id, { AboutYou: 'disabled', SecurityDeposit: 'required' });
  const guest = await PortalGuest.open(service, url);
  await guest.submit('SecurityDeposit', { choice: 'deposit', understood: true });
  const { data } = await guest.ask('mutation { openDepositPage { url userErrors { code message field rule } } }');
  const { form } = stripe.state.calls.at(-1)!;
  const metadata = { reference: form['metadata[reference]'], account: form['metadata[account]'], kind: 'deposit' };
  const session = { id: String(data.openDepositPage).split('/').at(-1), metadata, setup_intent: null };
  const paid = { payment_intent: `pi_${id}`, amount_total: 25_000, currency: 'eur' };
  expect(await stripe.tell(service.url, 'checkout.session.completed', { ...session, ...paid })).toBe(200);
  return id;
}

async function signedIn(width = 1280): Promise<Visitor> {
  const visitor = await openVisitor(browser, service.url, 'en-GB', width);
  const { page } = visitor;
  await page.goto(`${service.url}/sign-in`);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Review', level: 1 }).waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  return visitor;
}

async function go(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(`${service.url}/dashboard#/${path}`);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function leave({ context, strangers, faults }: Visitor): Promise<void> {
  expect({ strangers, faults }).toEqual({ strangers: [], faults: [] });
  await context.close();
}

test('requires sign-in', async () => {
  const { context, page } = await openVisitor(browser, service.url);
  await page.goto(`${service.url}/dashboard`);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await context.close();
});

test('shows a reservation posted by REST without a reload; approves, undoes and declines it by keyboard', async () => {
  const visitor = await signedIn();
  const { page } = visitor;
  await go(page, 'review?view=all', 'Review');
  await page.getByText('No reservations yet.').waitFor();
  const first = await booked('Ann Lee');
  await page.getByRole('link', { name: 'Ann Lee' }).waitFor();
  const second = await booked('Bo Park');
  await page.getByRole('link', { name: 'Bo Park' }).waitFor();
  // The first key press selects the first row, the newest.
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ann Lee');
  await page.keyboard.press('a');
  await page.getByText('Ann Lee approved').waitFor();
  await page.keyboard.press('u');
  await page.getByText('Ann Lee approved').waitFor({ state: 'detached' });
  expect((await statusOf(first)).supervised).toBeUndefined();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Close message' }).click();
  await until(async () => (await statusOf(first)).supervised === 'approve');
  await page.keyboard.press('k');
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog', { name: 'Decline Bo Park?' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('d');
  await dialog.getByLabel(/^Reason/).fill('Asked for a party');
  await page.keyboard.press('Enter');
  await page.getByText('Bo Park declined').waitFor();
  // Leaving the page saves the pending decision.
  await page.goto(`${service.url}/account`);
  await until(async () => (await statusOf(second)).supervised === 'decline');
  await go(page, 'review?view=all', 'Review');
  expect(await lookAt(page, 'dashboard-queue')).toEqual([]);
  await page.getByLabel('Search', { exact: true }).fill('Bo Park');
  await page.getByRole('link', { name: 'Ann Lee' }).waitFor({ state: 'detached' });
  expect(page.url()).toContain('q=Bo+Park');
  await page.getByRole('link', { name: 'Bo Park' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Asked for a party').waitFor();
  await leave(visitor);
});

test('decides in bulk, exports the list, searches by Ctrl K, and reports an unknown address', async () => {
  const visitor = await signedIn(1280);
  const { page } = visitor;
  const ids = [await booked('Ed Bulk'), await booked('Flo Bulk')];
  await go(page, 'reservations?q=Bulk', 'Reservations');
  const score = await page
    .getByRole('row', { name: /Ed Bulk/ })
    .locator('.risk b')
    .textContent();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByText('2 reservations approved').waitFor();
  await page.getByRole('button', { name: 'Close message' }).click();
  for (const id of ids) await until(async () => (await statusOf(id)).supervised === 'approve');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const csv = readFileSync(await (await saved).path(), 'utf8');
  const [head, ...lines] = csv.split('\r\n').map((line) => line.split(','));
  const exported = lines.filter((cells) => cells.includes('Ed Bulk'));
  expect(exported.map((cells) => cells[head!.indexOf('Risk score')])).toEqual([score]);
  expect(csv.split('\r\n').filter((line) => line.includes('Bulk'))).toHaveLength(2);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Search pages/ }).fill('Ed Bulk');
  await page.getByRole('option', { name: /Ed Bulk/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Ed Bulk', level: 1 }).waitFor();
  await page.goto(`${service.url}/dashboard#/nowhere`);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  expect(await lookAt(page, 'dashboard-not-found')).toEqual([]);
  await leave(visitor);
});

test('a user chooses the columns of a list and the height of its rows, which stay after a reload', async () => {
  const visitor = await signedIn(1440);
  const { page } = visitor;
  await booked('Gil Column');
  await go(page, 'review?view=waiting', 'Review');
  const heads = async () => (await page.getByRole('columnheader').allTextContents()).slice(1);
  await page.getByRole('link', { name: 'Gil Column' }).waitFor();
  // Every row waits for its guest.
  expect(await heads()).toEqual(['Arrival', 'Listing', 'Top reason', 'Risk', 'Assigned']);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Decision' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Assigned' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Portal' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Taller rows' }).click();
  expect(await lookAt(page, 'dashboard-columns')).toEqual([]);
  await page.reload();
  await page.getByRole('link', { name: 'Gil Column' }).waitFor();
  expect(await heads()).toEqual(['Arrival', 'Listing', 'Top reason', 'Risk', 'Decision', 'Portal']);
  const row = await page.getByRole('row', { name: /Gil Column/ }).boundingBox();
  expect(row!.height).toBeGreaterThan(44);
  await leave(visitor);
});

test('updates an open row live, also after the connection was lost', async () => {
  const visitor = await signedIn();
  const { page, context } = visitor;
  await go(page, 'review?view=all', 'Review');
  const id = await booked('Cy Dorn');
  const row = page.getByRole('row').filter({ hasText: 'Cy Dorn' });
  await row.waitFor();
  await service.rest('POST', `/reservations/${id}/status`, { supervised: 'decline' });
  await row.getByText('Declined', { exact: true }).waitFor();
  await service.graph(
    `mutation { decideReservation(input: { id: "${id}", decision: approve }) { reservation { id } userErrors { code message field rule } } }`,
  );
  await row.getByText('Approved', { exact: true }).waitFor();
  expect(visitor.faults).toEqual([]);
  await context.close();
});

test('reads and decides a reservation and controls its portal on one page', async () => {
  const { id, guest_portal_url: url } = await posted('Di Foe');
  await requireScreens(service, id, { HouseRules: 'required', PurposeOfStay: 'required' });
  const guest = await PortalGuest.open(service, url);
  const visitor = await signedIn();
  const { page } = visitor;
  await go(page, `reservation/${id}`, 'Di Foe');
  await page.getByRole('heading', { name: 'Why' }).waitFor();
  expect(await page.locator('.checks > li').count()).toBeGreaterThanOrEqual(11);
  await page.getByLabel(/^Note/).fill('Called, all fine');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Di Foe approved').waitFor();
  await page.getByRole('button', { name: 'Close message' }).click();
  await page.getByText('Called, all fine').waitFor();
  expect((await statusOf(id)).supervised).toBe('approve');
  expect((await guest.submit('PurposeOfStay', { purpose: 'business' })).code).toBeUndefined();
  await page.getByRole('button', { name: 'Reveal answers of Purpose of stay' }).click();
  await page.getByText('business', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Open again Purpose of stay' }).click();
  await page.getByLabel('Why (the guest reads it)').fill('Please read rule two');
  await page.getByRole('dialog').getByRole('button', { name: 'Open again' }).click();
  await page.getByText('Please read rule two').waitFor();
  await page.getByText('Portal screen reopened').waitFor();
  await page.getByText('Portal answers viewed').waitFor();
  expect(await lookAt(page, 'dashboard-reservation')).toEqual([]);
  await leave(visitor);
});

test('an owner captures a part of one deposit and releases another', async () => {
  await service.graph(
    'mutation ($input: PortalContentInput!) { setPortalContent(input: $input) { portalContent { isSet } userErrors { code } } }',
    {
      input: {
        screen: 'SecurityDeposit',
        content: { securityDeposit: { amount: 250, currency: 'EUR', waiverFee: null } },
      },
    },
  );
  const [first, second] = [await held('Dee Held'), await held('Eve Held')];
  const visitor = await signedIn();
  const { page } = visitor;
  await go(page, `reservation/${first}`, 'Dee Held');
  await page.getByRole('button', { name: 'Capture deposit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Capture the deposit?' });
  expect(await dialog.getByLabel('Amount in EUR').inputValue()).toBe('250');
  await dialog.getByLabel('Amount in EUR').fill('250.5');
  await dialog.getByRole('button', { name: 'Capture' }).click();
  await dialog.getByText('Must be more than 0 and at most 250 (the amount held)').waitFor();
  await dialog.getByLabel('Amount in EUR').fill('80.5');
  expect(await lookAt(page, 'dashboard-capture')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Capture' }).click();
  await page.getByText('Captured', { exact: true }).first().waitFor();
  await page.getByText('€80.50', { exact: true }).waitFor();
  expect(stripe.state.calls.at(-1)!.form.amount_to_capture).toBe('8050');
  expect(await page.getByRole('button', { name: 'Release deposit' }).count()).toBe(0);
  expect(await lookAt(page, 'dashboard-deposit')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });

  await go(page, `reservation/${second}`, 'Eve Held');
  await page.getByRole('button', { name: 'Release deposit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release', exact: true }).click();
  await page.getByText('Released', { exact: true }).waitFor();
  expect(stripe.state.calls.at(-1)!.path).toBe(`/v1/payment_intents/pi_${second}/cancel`);
  await leave(visitor);
});

test('creates an API key, shows it once, uses it, rotates it and disables it', async () => {
  const visitor = await signedIn();
  const { page } = visitor;
  await go(page, 'keys', 'API keys');
  await page.getByLabel('What the new key is for').fill('Till');
  await page.getByRole('button', { name: 'Create key' }).click();
  const secret = page.locator('.secret code');
  const key = (await secret.textContent())!;
  const me = (value: string) => service.rest('GET', '/accounts/me', undefined, { 'x-api-key': value });
  expect((await me(key)).status).toBe(200);
  await page.getByRole('button', { name: 'I have stored it' }).click();
  expect(await page.content()).not.toContain(key);
  await page.getByRole('button', { name: 'Rename Till' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Front desk');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('button', { name: 'Rotate Front desk' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click();
  await secret.waitFor();
  const turned = (await secret.textContent())!;
  expect((await me(turned)).status).toBe(200);
  await page.getByRole('button', { name: 'Disable Front desk' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('button', { name: 'Enable Front desk' }).waitFor();
  await until(async () => (await me(turned)).status === 401 && (await me(key)).status === 401);
  expect(await lookAt(page, 'dashboard-keys')).toEqual([]);
  await leave(visitor);
});

test('edits settings in place, and every page is readable at every width, in both colour schemes', async () => {
  const visitor = await signedIn();
  const { page } = visitor;
  await service.rest('POST', '/accounts/register', { email: 'child@example.com', password: PASSWORD, name: 'Child' });
  await go(page, 'blacklist', 'Block list');
  await page.getByLabel('Email').fill('bad@example.com');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByText('bad@example.com').first().waitFor();
  expect(await lookAt(page, 'dashboard-blacklist')).toEqual([]);
  await go(page, 'rules', 'Rules');
  await page.getByRole('button', { name: 'New rule' }).click();
  await page.getByLabel('Name').fill('Long stays');
  await page.getByLabel('Value', { exact: true }).fill('21');
  await page.getByRole('button', { name: 'Add a comparison' }).click();
  await page.getByLabel('Fact', { exact: true }).last().selectOption('phone.country');
  await page.getByLabel('Comparison', { exact: true }).last().selectOption('is not');
  await page.getByLabel('Compared with', { exact: true }).last().selectOption('another fact');
  await page.getByLabel('Other fact').selectOption('listing.country');
  await page.getByText('reservation.nights >= 21 && phone.country != listing.country', { exact: true }).waitFor();
  expect(await lookAt(page, 'dashboard-rule-editor')).toEqual([]);
  await page.getByText('Expression', { exact: true }).click();
  const condition = page.getByRole('textbox', { name: 'Condition' });
  await condition.press('Control+A');
  await page.keyboard.insertText('reservation.nights >= 21 && size(guest.email_domain) >');
  await page.getByText('The builder can’t show this one.').waitFor();
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await page.getByText(/is not a valid condition/).waitFor();
  await condition.press('Control+A');
  await page.keyboard.insertText('reservation.nights >= 21');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await page.getByRole('button', { name: 'Edit Long stays' }).click();
  await page.getByLabel('Value', { exact: true }).fill('2');
  await page.getByLabel('Action 1').selectOption('Require a screen');
  await page.getByLabel('Screen of action 1').selectOption('House rules');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await page.getByText('If nights is at least 2 then Require “House rules”', { exact: true }).waitFor();
  await page.getByLabel('State of Long stays').selectOption('SHADOW');
  await page.getByText('Shadow', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Test on past decisions/ }).click();
  await page.getByText(/would have fired/).waitFor();
  await page.getByRole('figure', { name: /^Reservations a week/ }).waitFor();
  expect(await lookAt(page, 'dashboard-rules')).toEqual([]);
  await page.getByRole('button', { name: 'History Long stays' }).click();
  const history = page.getByRole('dialog', { name: 'History of Long stays' });
  await history.getByRole('deletion').filter({ hasText: '21' }).waitFor();
  await history.getByRole('insertion').filter({ hasText: '2' }).waitFor();
  expect(await lookAt(page, 'dashboard-rule-history')).toEqual([]);
  await history.getByRole('button', { name: 'Restore this version 1' }).click();
  await page.getByRole('button', { name: 'Restore version', exact: true }).click();
  await page.getByText('Version 1 restored as a draft.').waitFor();
  await page.getByText('Version 3', { exact: true }).waitFor();
  await page.getByText(/^If nights is at least 21 then/).waitFor();
  await go(page, 'screens?screen=HouseRules', 'Guest portal');
  await page.getByText('Asked', { exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Guest portal saved').waitFor();
  const { body } = await service.rest('GET', '/accounts/settings/guest-portal-screens/guest_portal_screens');
  expect(JSON.stringify(body)).toContain('required');
  await leave(visitor);
});

test('webhooks, accounts, listings and the audit trail are usable at every width, in both colour schemes', async () => {
  const visitor = await signedIn();
  const { page } = visitor;
  for (const [path, heading] of [
    ['notifications', 'Notifications'],
    ['webhooks', 'Webhooks'],
    ['accounts', 'Accounts'],
    ['listings', 'Listings'],
    ['audit', 'Audit trail'],
  ] as const) {
    await go(page, path, heading);
    expect(await lookAt(page, `dashboard-${path}`)).toEqual([]);
  }
  await leave(visitor);
});

test('sets the mail of the user and the chat of the team', async () => {
  const receiver = await startReceiver();
  try {
    const visitor = await signedIn();
    const { page } = visitor;
    await go(page, 'notifications', 'Notifications');
    const mail = page.getByRole('form', { name: 'Email to you' });
    await mail.getByLabel('Reservations that need a review').check();
    await mail.getByRole('button', { name: 'Save' }).click();
    await mail.getByText('Saved.').waitFor();
    const chat = page.getByRole('form', { name: 'Team chat' });
    receiver.on('/team', answering(404));
    await chat.getByLabel('Webhook address').fill(`${receiver.url}/team`);
    await chat.getByRole('button', { name: 'Save' }).click();
    await chat.getByText('The receiver answered with status 404.').waitFor();
    receiver.on('/team', answering(204));
    await chat.getByRole('button', { name: 'Save' }).click();
    await chat.getByText(`Posts go to ${new URL(receiver.url).host}.`).waitFor();
    await page.reload();
    await chat.getByText('Posts go to').waitFor();
    expect(await mail.getByLabel('Reservations that need a review').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Remove the team chat' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await chat.getByLabel('Webhook address', { exact: true }).waitFor();
    await leave(visitor);
  } finally {
    await receiver.stop();
  }
});

test('lists failed jobs, retries them and removes them from the list', async () => {
  const job = await failingJob(service.databaseUrl, await booked('Fay Led'));
  try {
    const visitor = await signedIn();
    const { page } = visitor;
    await go(page, 'work', 'Failed jobs');
    await page.getByText('No failed jobs.').waitFor();
    await job.fail();
    await page.reload();
    await page.getByText('Analyse reservation', { exact: true }).waitFor();
    // In words, with the code that the log has.
    await page.getByText(/^[A-Z][a-z ]+ \(\w+\)$/).waitFor();
    expect(await lookAt(page, 'dashboard-work')).toEqual([]);
    await page.getByRole('button', { name: /^Retry/ }).click();
    await page.getByText('1 job is queued again.').waitFor();
    await page.getByText('No failed jobs.').waitFor();
    await leave(visitor);
  } finally {
    await job.stop();
  }
});

test('a user changes the language of the dashboard, which stays after a reload', async () => {
  const visitor = await signedIn();
  const { page } = visitor;
  const inGerman = () => page.getByRole('heading', { name: 'Prüfung', level: 1 }).waitFor();
  await page.locator('.profile-button').click();
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  await inGerman();
  await page.reload();
  await inGerman();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await page.title()).toBe('Prüfung – Guest Screening');
  await page.waitForLoadState('networkidle');
  // The styles of the first page are there, although scripts that it shares with other pages bring them.
  await page.setViewportSize({ width: 1440, height: 900 });
  const top = async (role: 'searchbox' | 'button', name: string) =>
    (await page.locator('.queue-bar').getByRole(role, { name, exact: true }).boundingBox())!.y;
  expect(await top('searchbox', 'Suche')).toBeCloseTo(await top('button', 'Filter'), -1);
  expect(await lookAt(page, 'dashboard-german')).toEqual([]);
  await leave(visitor);
});

test('the first route has at most 250 kB of compressed script, and 25 kB of styles', () => {
  const folder = join(projectRoot, 'dist/web/dashboard');
  type Entry = { file: string; imports?: string[]; isEntry?: boolean };
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Entry>;
  const files = new Set<string>();
  const collect = ({ file, imports = [] }: Entry) => {
    files.add(file);
    for (const name of imports) collect(manifest[name]!);
  };
  collect(Object.values(manifest).find(({ isEntry }) => isEntry)!);
  const bytesOf = (ending: string) =>
    [...files]
      .filter((name) => name.endsWith(ending))
      .reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0);
  expect(bytesOf('.js')).toBeLessThan(250_000);
  expect(bytesOf('.css')).toBeLessThan(25_000);
});
