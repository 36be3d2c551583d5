import { jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { PASSWORD } from '../support/people.js';
import { LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { openChromium, violationsAlone } from './support/chromium.js';
import { signedInAs } from './support/operator.js';

const OWNER: [string, string] = ['operator@example.com', PASSWORD];

jest.setTimeout(300_000);

let service: RunningTest;
let browser: Browser;
let reservationId: string;

beforeAll(async () => {
  browser = await openChromium();
  service = await runningTest({ RATE_LIMIT_PER_MINUTE: '3000' });
  await service.rest('PUT', '/accounts/me', { email: OWNER[0], password: PASSWORD, name: 'Operator' });
  const { body: listing } = await service.rest('POST', '/listings', LISTING);
  const guest = { full_name: `${'Wolfeschlegelstein'.repeat(5)} Ann`, email: `${'a'.repeat(60)}@example.com` };
  const dates = { check_in_date: '2030-03-01', check_out_date: '2030-03-05' };
  const booking = { listing_id: listing.id, confirmation_code: 'WALK1', total_price: 420, ...dates, guest };
  reservationId = (await service.rest('POST', '/reservations?sync=1', booking)).body.id;
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

/** Presses Tab until a control has the focus, which must be visible, by its name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let n = 0; n < 60; n += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const control = document.activeElement as HTMLInputElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(control);
      const named = control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? control.textContent;
      return { name: named?.trim() ?? '', isSeen: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 };
    });
    if (!at.name.startsWith(name)) continue;
    expect([name, at.isSeen]).toEqual([name, true]);
    return;
  }
  throw new Error(`Tab does not reach “${name}”.`);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

/** Opens a dialog or a menu from its button; Escape gives the focus back. */
const opens = (button: string) => async (page: Page) => {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction((name) => document.activeElement?.textContent?.trim().startsWith(name), button);
};

/** Writes into fields one after another, sends the form with Enter and waits for a text. */
const sends = (fields: Record<string, string>, shown: string) => async (page: Page) => {
  for (const [name, text] of Object.entries(fields)) {
    await tabTo(page, name);
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await page.getByText(shown).first().waitFor();
};

const follows = (link: string, heading: string) => async (page: Page) => {
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
};

/** Presses a button after which a field has the focus. */
const writes = (button: string, field: string) => async (page: Page) => {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (name) => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent === name,
    field,
  );
};

/** Searches the watchlists, none of which is loaded. */
const looksUp = async (page: Page) => {
  await tabTo(page, 'Full name');
  await page.keyboard.type('Odette Quillfeather');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Result' }).waitFor();
};

const none = async () => undefined;

/** The pages by their names in the palette, each with its main action by keyboard. */
const PAGES: [name: string, act: (page: Page) => Promise<unknown>][] = [
  ['Overview', follows('Needs review', 'Review')],
  ['Review', opens('New reservation')],
  ['Reservations', opens('Filters')],
  ['Guests', sends({ 'Email or phone': 'nobody@example.com' }, 'No guest')],
  ['Lookups', looksUp],
  ['Dismissed matches', follows('Search watchlists', 'Lookups')],
  ['Block list', sends({ Email: 'party@example.org' }, 'party@example.org')],
  ['Figures', follows('Received', 'Reservations')],
  ['Rules', writes('New rule', 'Name')],
  ['Models', none],
  ['Listings', opens('New listing')],
  ['Guest portal', none],
  ['Branding', sends({ Name: 'Harbor Homes' }, 'Branding saved')],
  ['Usage agreement', none],
  ['Messages', writes('Write the first template', 'Name')],
  ['Data sources', none],
  ['Team', sends({ Name: 'Robin Hale', Email: 'robin@example.com' }, 'robin@example.com')],
  ['Sign-in', opens('Require two-step verification')],
  ['Notifications', none],
  ['API keys', sends({ 'What the new key is for': 'Channel manager' }, 'Channel manager')],
  ['Webhooks', none],
  ['Failed jobs', none],
  ['Privacy', none],
  ['Audit trail', none],
  ['Accounts', opens('New account')],
];

async function openByPalette(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Search pages/ }).waitFor();
  // What is typed before the field has the focus is lost, and Enter would open the first page of all.
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
  await page.keyboard.type(name);
  await page.getByRole('option', { name: new RegExp(`^${name}`), selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

const overOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('every page is reached by the palette, fits a tablet and a phone, and works by keyboard', async () => {
  const { page, context, strangers, faults } = await signedInAs(browser, service.url, OWNER, 1024);
  const problems: string[] = [];
  for (const [name, act] of PAGES) {
    await openByPalette(page, name);
    expect([name, await focused(page)]).toEqual([name, name]);
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 768 });
      const over = await overOf(page);
      if (over > 0) problems.push(`${name} at ${width}: ${over} pixels over the edge`);
    }
    problems.push(...(await violationsAlone(page, true)).map((violation) => `${name}: ${violation}`));
    await act(page);
  }
  expect(problems).toEqual([]);
  expect({ strangers, faults }).toEqual({ strangers: [], faults: [] });
  await context.close();
});

const PATHS =
  'overview review reservations guests dismissals blacklist figures rules models listings portal branding agreement ' +
  'messages data people sign-in notifications keys webhooks work privacy audit accounts setup';

test('a page whose data fails says so in words, and “Try again” loads all of it', async () => {
  const { page, context } = await signedInAs(browser, service.url, OWNER, 1024);
  let isDown = true;
  await page.route('**/graphql', async (route) => {
    const { query } = route.request().postDataJSON() as { query: string };
    if (!isDown || query.includes('query Me ')) return route.fallback();
    return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' });
  });
  for (const path of [...PATHS.split(' '), `reservation/${reservationId}`]) {
    isDown = true;
    await page.goto('about:blank');
    await page.goto(`${service.url}/dashboard#/${path}`);
    const alerts = page.getByRole('alert');
    const again = alerts.getByRole('button', { name: 'Try again' });
    await again.first().waitFor();
    for (const text of await alerts.allTextContents())
      expect([path, text]).toEqual([path, 'The service can’t answer right now (HTTP 502).Try again']);
    expect([path, await page.locator('main [aria-busy=true]').count()]).toEqual([path, 0]);
    isDown = false;
    for (let left = await again.count(); left > 0; left -= 1) {
      await again.first().focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction((most) => document.querySelectorAll('[role=alert]').length < most, left);
    }
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  await context.close();
});
