import { execFileSync } from 'node:child_process';
import type { Browser, Page } from 'playwright-core';
import { licenceBack, licenceFront } from '../../packages/document-reader/bench/licence-back.js';
import { licenceText } from '../../packages/document-reader/bench/licence-text.js';
import { freshHolder, pictureTest } from '../support/id-images/uploads.js';
import { PASSWORD } from '../support/people.js';
import { type Receiver, startReceiver } from '../support/receiver.js';
import { runningTest } from '../support/running.js';
import { lookAt, openChromium, openVisitor } from './support/chromium.js';
import { goTo, signedInAs } from './support/operator.js';

const LONG = 480_000;
const SLOW = { timeout: 60_000 };
const EMAIL = 'operator@example.com';

let at: Awaited<ReturnType<typeof pictureTest>>;
let receiver: Receiver;
let browser: Browser;

beforeAll(async () => {
  at = await pictureTest({ WEBHOOK_ALLOW_PRIVATE: 'true', RATE_LIMIT_PER_MINUTE: '1000' });
  await at.service.rest('PUT', '/accounts/me', { email: EMAIL, password: PASSWORD, name: 'Operator' });
  receiver = await startReceiver();
  browser = await openChromium();
}, LONG);

afterAll(async () => {
  await browser?.close();
  await receiver?.stop();
  await at?.stop();
});

/** The operator's setup in the dashboard: an API key, a listing and a webhook URL. */
async function prepare(page: Page): Promise<string> {
  await goTo(page, 'keys', 'API keys');
  await page.getByLabel('What the new key is for').fill('Integrator');
  await page.getByRole('button', { name: 'Create key' }).click();
  const key = (await page.locator('.secret code').textContent())!;
  await goTo(page, 'listings', 'Listings');
  await page.getByRole('button', { name: 'New listing' }).click();
  const facts = {
    'Your identifier': 'loft1',
    Name: 'Loft One',
    'Street and number': '1 Main St',
    'Postal code': '80202',
  };
  for (const [label, text] of Object.entries({ ...facts, City: 'Denver' }))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Country', { exact: true }).selectOption('US');
  await page.getByLabel('Time zone').selectOption('America/Denver');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Loft One', { exact: true }).first().waitFor();
  await goTo(page, 'webhooks', 'Webhooks');
  for (const kind of ['guest_portal', 'screening']) {
    await page.getByLabel('Events', { exact: true }).selectOption(`${kind}_webhook_url`);
    await page.getByLabel('Address', { exact: true }).fill(`${receiver.url}/${kind}`);
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByText(`${receiver.url}/${kind}`).waitFor();
  }
  return key;
}

/** What an integrator's program does with the key. */
async function book(key: string): Promise<{ id: string; guest_portal_url: string }> {
  const call = async (method: string, path: string, body?: object) => {
    const headers = { 'x-api-key': key, 'content-type': 'application/json' };
    const answer = await fetch(`${at.service.url}/v1${path}`, { method, headers, body: body && JSON.stringify(body) });
    expect([path, answer.status]).toEqual([path, 200]);
    // oxlint-disable-next-line typescript/no-explicit-any -- tests read what they expect
    return (await answer.json()) as any;
  };
  const { items } = await call('GET', '/listings');
  const made = await call('POST', '/reservations', {
    listing_id: items[0].id,
    confirmation_code: 'STORY1',
    total_price: 420,
    currency: 'USD',
    check_in_date: '2030-03-01',
    check_out_date: '2030-03-05',
    locale: 'en',
    guest: { first_name: 'Maria', last_name: 'Specimen', birth_date: '1990-04-12', email: 'maria@example.org' },
  });
  const screens = { AboutYou: 'required', IDCollection: 'required', HouseRules: 'required' };
  await call('PUT', `/reservations/${made.id}/screens`, screens);
  return made;
}

async function send(page: Page, picture: Buffer): Promise<void> {
  const file = { name: 'side.jpg', mimeType: 'image/jpeg', buffer: picture };
  await page.getByLabel('Choose a picture').setInputFiles(file);
  await page.getByRole('button', { name: 'Use this picture' }).click();
}

/** The guest on their phone, from the first screen to the last. */
async function doPortal(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#AboutYou`);
  const facts = {
    'Mobile phone': '+1 303 555 0123',
    'Date of birth': '1990-04-12',
    'Home address': '1 Main St, Denver',
  };
  for (const [label, text] of Object.entries(facts)) await page.getByLabel(label).fill(text);
  await page.getByLabel('Country', { exact: true }).selectOption('US');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'About you', level: 1 }).waitFor({ state: 'detached' });
  await page.goto(`${url}#HouseRules`);
  await page.getByRole('heading', { name: 'House rules', level: 1 }).waitFor();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'House rules', level: 1 }).waitFor({ state: 'detached' });
  await page.goto(`${url}#IDCollection`);
  await page.getByLabel('Driver’s license').check();
  await page.getByLabel('Issuing country').selectOption('US');
  await page.getByLabel('I have read this and I agree').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Pictures' }).waitFor();
  const holder = freshHolder();
  const back = page.getByRole('heading', { name: 'Back of the document' });
  // On a busy machine reading may time out; the guest then sends the picture again.
  for (let tries = 0; tries < 4 && !(await back.isVisible()); tries += 1) {
    await send(page, await licenceFront(holder.number));
    await back.or(page.getByRole('alert')).waitFor(SLOW);
  }
  const done = page.getByText('Done. If something is wrong');
  for (let tries = 0; tries < 4 && !(await done.isVisible()); tries += 1) {
    await send(page, await licenceBack(licenceText(holder)));
    await done.or(page.getByRole('alert')).waitFor(SLOW);
  }
  await page
    .getByRole('link', { name: /Overview/ })
    .last()
    .click();
  await page.getByRole('heading', { name: /That’s everything|You are all set/ }).waitFor(SLOW);
}

test(
  'from API key to webhook: operator, integrator and guest, while the dashboard row updates live',
  async () => {
    const operator = await signedInAs(browser, at.service.url, [EMAIL, PASSWORD]);
    const key = await prepare(operator.page);
    await goTo(operator.page, 'reservations', 'Reservations');
    await operator.page.evaluate(() => Object.assign(window, { sameVisit: true }));
    const { id, guest_portal_url: url } = await book(key);
    const row = operator.page.getByRole('row').filter({ hasText: 'STORY1' });
    await row.waitFor(SLOW);
    await operator.page.getByRole('button', { name: 'Columns' }).click();
    await operator.page.getByRole('menuitemcheckbox', { name: 'Portal' }).click();
    await operator.page.keyboard.press('Escape');
    await row.getByText('Incomplete').waitFor(SLOW);

    const guest = await openVisitor(browser, at.service.url);
    await doPortal(guest.page, url);
    await row.getByText('Completed').waitFor(SLOW);
    // The page was not reloaded: its content came through the subscription.
    expect(await operator.page.evaluate(() => 'sameVisit' in window)).toBe(true);

    const posted = await receiver.arrived('/guest_portal', 1, 60_000);
    const completed = posted.find(({ body }) => body.type === 'guest_portal.completed') ?? posted.at(-1)!;
    expect(completed.body).toMatchObject({ id, confirmation_code: 'STORY1' });
    expect(completed.headers['webhook-signature']).toMatch(/^v1,/);
    await receiver.arrived('/screening', 1, 60_000);
    const asked = [...operator.strangers, ...guest.strangers];
    expect({ asked, faults: [...operator.faults, ...guest.faults] }).toEqual({ asked: [], faults: [] });
  },
  LONG,
);

/** Goes through the set-up in the dashboard up to the last step, and checks each page once. */
async function setUp(page: Page): Promise<void> {
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor(SLOW);
  const go = () => page.getByRole('button', { name: 'Save and continue' }).click();
  const name = page.getByLabel('Name that guests know you by');
  await heading('Your name and color');
  await name.fill('x'.repeat(101));
  await go();
  await page.locator('[aria-invalid=true]').waitFor();
  expect(await lookAt(page, 'set-up-brand')).toEqual([]);
  await name.fill('Harbor Lofts');
  await go();

  await heading('Your first listing');
  await page.getByRole('button', { name: 'Skip' }).click();
  await heading('What guests must do');
  await page.getByRole('link', { name: 'Back' }).click();
  await heading('Your first listing');
  await page.reload();
  await heading('Your first listing');
  const facts = { Name: 'Loft One', 'Street and number': '1 Main St', 'Postal code': '80202', City: 'Denver' };
  for (const [label, text] of Object.entries(facts)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Country', { exact: true }).selectOption('US');
  expect(await lookAt(page, 'set-up-listing')).toEqual([]);
  await go();

  await heading('What guests must do');
  const standard = page.getByRole('radio', { name: 'Standard' });
  expect(await standard.isChecked()).toBe(true);
  await standard.press('ArrowUp');
  expect(await page.getByRole('radio', { name: 'Light' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Strict' }).check();
  expect(await lookAt(page, 'set-up-portal')).toEqual([]);
  await go();
  await heading('Try it');
}

test(
  'the printed link leads through the set-up to a working key and both sides of a test reservation',
  async () => {
    const fresh = await runningTest({ RATE_LIMIT_PER_MINUTE: '1000' });
    try {
      const { context, page, strangers, faults } = await openVisitor(browser, fresh.url, 'en-GB', 1280);
      await page.goto(fresh.url);
      await page.getByRole('heading', { name: 'Set up this service' }).waitFor();
      expect(await lookAt(page, 'set-up-first')).toEqual([]);
      await page.goto(fresh.ownerLink!);
      expect(page.url()).toBe(`${fresh.url}/setup`);
      expect(await page.evaluate(() => document.referrer)).toBe('');
      const facts = { 'Your name': 'Olive Wren', Email: EMAIL, Password: PASSWORD };
      for (const [label, text] of Object.entries(facts)) await page.getByLabel(label).fill(text);
      expect(await lookAt(page, 'set-up-owner')).toEqual([]);
      await page.getByRole('button', { name: 'Create account' }).click();
      await setUp(page);

      await page.getByRole('button', { name: 'Create an API key' }).click();
      const command = page.locator('.copy-text', { hasText: 'Command for a terminal' }).locator('code');
      const answer = execFileSync('sh', ['-c', `${(await command.textContent())!} --silent`], { encoding: 'utf8' });
      expect(JSON.parse(answer)).toMatchObject({ guest: { full_name: 'Ann Lee' }, listing_id: expect.any(String) });
      expect(await lookAt(page, 'set-up-try')).toEqual([]);

      const opened = context.waitForEvent('page');
      await page.getByRole('button', { name: 'Try it with a test guest' }).click();
      await page.getByRole('heading', { name: 'Test Guest', level: 1 }).waitFor();
      const portal = await opened;
      await portal.getByRole('heading', { name: 'Before your stay' }).waitFor();
      await portal.getByText('Harbor Lofts').first().waitFor();
      for (const screen of ['About you', 'House rules', 'Your party']) await portal.getByText(screen).first().waitFor();
      expect({ strangers, faults }).toEqual({ strangers: [], faults: [] });
      await context.close();
    } finally {
      await fresh.stop();
    }
  },
  LONG,
);
