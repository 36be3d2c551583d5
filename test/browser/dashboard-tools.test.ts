import { jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type DatasetTest, datasetsOn } from '../support/datasets.js';
import { PASSWORD } from '../support/people.js';
import { requireScreens } from '../support/portal.js';
import { LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { until } from '../support/until.js';
import { loadSdn } from '../support/watchlists.js';
import { type Visitor, lookAt, openChromium, openVisitor } from './support/chromium.js';
import { goTo, signedInAs } from './support/operator.js';

const OWNER: [string, string] = ['operator@example.com', PASSWORD];

/** Each test opens pages at every width in both colour schemes, which is slow on a busy machine. */
jest.setTimeout(300_000);

let service: RunningTest;
let browser: Browser;
let store: DatasetTest;

beforeAll(async () => {
  browser = await openChromium();
  service = await runningTest({ RATE_LIMIT_PER_MINUTE: '1000', WEBHOOK_ALLOW_PRIVATE: 'true' });
  store = datasetsOn(service.databaseUrl);
  await loadSdn(store);
  await service.rest('PUT', '/accounts/me', { email: OWNER[0], password: PASSWORD, name: 'Operator' });
});

afterAll(async () => {
  await browser?.close();
  await store?.close();
  await service?.stop();
});

async function leave({ context, strangers, faults }: Visitor): Promise<void> {
  expect({ strangers, faults }).toEqual({ strangers: [], faults: [] });
  await context.close();
}

test('a lookup tells facts in words, and that a source without data could not answer', async () => {
  const visitor = await signedInAs(browser, service.url, OWNER);
  const { page } = visitor;
  await goTo(page, 'lookups', 'Lookups');
  await page.getByLabel('What to look up').selectOption({ label: 'Email address' });
  await page.getByLabel('Email', { exact: true }).fill('ann.lee@gmail.com');
  await page.getByRole('button', { name: 'Look up' }).click();
  await page.getByText('Free mailbox').waitFor();
  const breaches = page.locator('.panel').filter({ hasText: 'Data breaches' });
  await breaches.getByText('Not available').waitFor();
  await breaches.getByText('Nothing can be concluded from this.').waitFor();
  expect(await breaches.getByText('No breach includes this address').count()).toBe(0);
  expect(page.url()).not.toContain('ann');
  expect(await lookAt(page, 'dashboard-lookup-email')).toEqual([]);
  await page.getByLabel('What to look up').selectOption({ label: 'Phone number' });
  await page.getByRole('textbox', { name: 'Phone number' }).fill('+1 303 555 0123');
  await page.getByRole('button', { name: 'Look up' }).click();
  await page.getByRole('region', { name: 'Result' }).getByText('United States').waitFor();
  await leave(visitor);
});

test('a watchlist search compares the match; dismissed, it is listed until it is withdrawn', async () => {
  const visitor = await signedInAs(browser, service.url, OWNER);
  const { page } = visitor;
  await goTo(page, 'lookups?kind=watchlists', 'Lookups');
  await page.getByLabel('Full name').fill('Odette Quillfeather');
  await page.getByRole('button', { name: 'Look up' }).click();
  const match = page.getByRole('article', { name: 'Match QUILLFEATHER, Odette' });
  await match.getByRole('button', { name: 'Dismiss: another person' }).click();
  expect(await lookAt(page, 'dashboard-lookup-watchlists')).toEqual([]);
  await page.getByLabel('Why it is another person').fill('Known regular guest');
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await match.getByText('Known regular guest').waitFor();
  await goTo(page, 'dismissals', 'Dismissed matches');
  await page.getByText('Known regular guest').waitFor();
  expect(await lookAt(page, 'dashboard-dismissals')).toEqual([]);
  await page.getByRole('button', { name: /^Withdraw dismissal/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByText('No match is dismissed.').waitFor();
  await leave(visitor);
});

test('a background check shows its progress, what was not searched and its report', async () => {
  const visitor = await signedInAs(browser, service.url, OWNER);
  const { page } = visitor;
  await goTo(page, 'lookups?kind=background', 'Lookups');
  await page.getByLabel('First name').fill('Odette');
  await page.getByLabel('Last name').fill('Quillfeather');
  await page.getByLabel('Country').selectOption('US');
  await page.getByLabel('State').fill('us-tx');
  await page.getByRole('button', { name: 'Start check' }).click();
  await page.getByRole('region', { name: 'Report' }).getByText('Needs review').waitFor();
  await page.getByText('Found something').waitFor();
  await page.getByText('Not searched').first().waitFor();
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Odette Quillfeather' }) });
  await row.getByText('Needs review').waitFor();
  expect(await lookAt(page, 'dashboard-background')).toEqual([]);
  const href = await page.getByRole('link', { name: 'Open the report as PDF' }).getAttribute('href');
  const pdf = await page.request.get(new URL(href!, service.url).href);
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  expect(page.url()).not.toMatch(/odette|quillfeather/i);
  await leave(visitor);
});

test('retention is shortened after a warning, never longer than the service; a viewer reads it', async () => {
  const visitor = await signedInAs(browser, service.url, OWNER);
  const { page } = visitor;
  await goTo(page, 'privacy', 'Privacy');
  await page.getByLabel('Notes').fill('9999');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Must be at most 730, the service').waitFor();
  await page.getByLabel('Notes').fill('100');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Notes: 100 instead of 730 days after writing').waitFor();
  expect(await lookAt(page, 'dashboard-privacy')).toEqual([]);
  await page.getByRole('button', { name: 'Save and delete' }).click();
  await until(async () => (await service.graph('{ retention { noteDays } }')).data.retention.noteDays === 100);
  const invite = `mutation { invitePerson(input: { name: "Vi Ewer", email: "vi@example.com", role: VIEWER, password: "${PASSWORD}" }) { invitedPerson { person { id } } userErrors { code message } } }`;
  await service.graph(invite);
  const viewer = await signedInAs(browser, service.url, ['vi@example.com', PASSWORD]);
  expect(await viewer.page.getByRole('link', { name: 'Lookups' }).count()).toBe(0);
  await goTo(viewer.page, 'privacy', 'Privacy');
  await viewer.page.getByText('100 days').waitFor();
  expect(await viewer.page.getByRole('button', { name: 'Save' }).count()).toBe(0);
  await leave(viewer);
  await goTo(page, 'people', 'Team');
  await page.getByRole('button', { name: 'Reset two-step verification of Vi Ewer' }).click();
  expect(await lookAt(page, 'dashboard-reset-second-step')).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
  await page.getByText('Two-step verification of Vi Ewer was reset').waitFor();
  await leave(visitor);
});

test('accounts below, a signup link, a new signing secret and the end of an API key', async () => {
  const visitor = await signedInAs(browser, service.url, OWNER);
  const { page } = visitor;
  await goTo(page, 'accounts', 'Accounts');
  await page.getByRole('button', { name: 'New account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Lake Homes');
  await dialog.getByLabel('Email').fill('lake@example.com');
  await dialog.getByLabel('First password').fill('password1234');
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await dialog.getByText(/^Is one of the most common passwords/).waitFor();
  expect(await lookAt(page, 'dashboard-new-account')).toEqual([]);
  await dialog.getByLabel('First password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Lake Homes').first().waitFor();
  await page.getByRole('button', { name: 'New signup link' }).click();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const secret = page.locator('.secret code');
  const link = (await secret.textContent())!;
  expect((await page.request.get(link)).status()).toBe(200);

  const hook = { webhook_key: 'listing_webhook_url', webhook_url: 'http://127.0.0.1:9/hook' };
  const { body } = await service.rest('POST', '/accounts/webhooks', hook);
  await goTo(page, 'webhooks', 'Webhooks');
  await page.getByRole('button', { name: 'Replace signing secret' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await secret.waitFor();
  const replaced = await secret.textContent();
  expect(replaced).toMatch(/^whsec_/);
  expect(replaced).not.toBe(body.signing_secret);

  await goTo(page, 'keys', 'API keys');
  await page.getByLabel('What the new key is for').fill('Old till');
  await page.getByRole('button', { name: 'Create key' }).click();
  const key = (await secret.textContent())!;
  await page.getByRole('button', { name: 'Delete Old till' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Old till').first().waitFor({ state: 'detached' });
  await until(async () => (await service.rest('GET', '/accounts/me', undefined, { 'x-api-key': key })).status === 401);
  await leave(visitor);
});

test('the guest portal is sorted, written and previewed before it is saved, and changes are not lost', async () => {
  const { body: listing } = await service.rest('POST', '/listings', LISTING);
  const visitor = await signedInAs(browser, service.url, OWNER, 1440);
  const { page } = visitor;
  const list = page.getByRole('navigation', { name: 'Screens' });
  const phone = page.frameLocator('iframe');
  const put = async (setting: string, screen: string) => {
    await list.getByRole('button', { name: screen, exact: true }).click();
    await page.getByText(setting, { exact: true }).last().click();
  };
  await goTo(page, 'portal', 'Guest portal');
  await phone.getByRole('heading', { name: 'Before your stay' }).waitFor();
  await put('Asked', 'Guest list');
  await put('Asked', 'House rules');
  // By keyboard, then by mouse.
  await page.getByRole('button', { name: 'Move House rules' }).press('ArrowUp');
  const handle = (name: string) => page.getByRole('button', { name: `Move ${name}` }).boundingBox();
  const [from, to] = [(await handle('House rules'))!, (await handle('About you'))!];
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + 4, { steps: 4 });
  await page.mouse.up();
  expect(await list.getByRole('listitem').allTextContents()).toEqual(
    expect.arrayContaining(['House ruleschanged', 'About you', 'Guest listchanged']),
  );

  await page.getByRole('button', { name: 'Remove rule 5' }).click();
  await page.getByRole('button', { name: 'Add rule' }).click();
  await page.getByRole('textbox', { name: 'Rule 5' }).fill('Feed the cat.');
  await page.getByRole('button', { name: 'Move rule 5', exact: true }).press('ArrowUp');
  await phone.getByText('Feed the cat.').waitFor();
  await page.getByLabel('Language of the preview').selectOption('de');
  await phone.getByRole('heading', { name: 'Hausregeln' }).waitFor();

  const frame = await page.request.get(`${service.url}/portal-preview`);
  const policy = frame.headers()['content-security-policy']!;
  expect(policy).toMatch(/^default-src 'none'; .*form-action 'none'; .*frame-ancestors 'self'$/);
  expect(policy).not.toContain('connect-src');

  // Leaving asks.
  await page.getByRole('link', { name: 'Listings', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Guest portal saved').waitFor();
  await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' });
  const query = `{
    portalContents { screen listingId content { ... on HouseRulesContent { rules { text } } } }
    screenRules(configKey: guest_portal_screens) { configData { metadata } }
  }`;
  const said = (await service.graph(query)).data as { portalContents: { screen: string }[]; screenRules: unknown };
  const own = [null, null, null, 'Feed the cat.', null].map((text) => ({ text }));
  expect(said.portalContents.filter(({ screen }) => screen === 'HouseRules')).toEqual([
    { screen: 'HouseRules', listingId: null, content: { rules: own } },
  ]);
  const { body: booked } = await service.rest('POST', '/reservations', {
    without_listing: true,
    guest: { last_name: 'Lee' },
  });
  await page.getByLabel('Language of the preview').selectOption('en');
  expect(await lookAt(page, 'dashboard-guest-portal')).toEqual([]);
  const guest = await openVisitor(browser, service.url);
  await guest.page.goto(booked.guest_portal_url);
  const tasks = guest.page.getByRole('listitem').filter({ has: guest.page.getByRole('link') });
  await tasks.first().waitFor();
  expect((await tasks.getByRole('link').allTextContents()).slice(0, 3)).toEqual([
    'House rules',
    'About you',
    'Your party',
  ]);
  await guest.context.close();

  await page.setViewportSize({ width: 1440, height: 900 });
  await list.getByRole('button', { name: 'Your questions', exact: true }).click();
  await page.getByLabel('Portal for').selectOption('Guests of one listing');
  const chosen = page.getByRole('combobox', { name: 'Listing' });
  await until(async () => (await chosen.inputValue()) === listing.nickname);
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByLabel('Question 2', { exact: true }).fill('How do you arrive?');
  await page.getByLabel('Answer to question 2').selectOption({ label: 'One of several' });
  await page.getByLabel('Choices of question 2').fill('By car\nBy train');
  await phone.getByText('How do you arrive?').first().waitFor();
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByLabel('Question 3', { exact: true }).fill('When does the train arrive?');
  await page.getByLabel('Ask question 3').selectOption('Depending on question 2: How do you arrive?');
  await phone.getByText('When does the train arrive?').waitFor({ state: 'detached' });
  await page.getByLabel('Answer that asks question 3').selectOption('By train');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Guest portal saved').last().waitFor();
  const questions = `{ portalContents { listingId content { ... on CustomScreenContent {
    fields { label when { field text isAcknowledged } }
  } } } }`;
  expect(JSON.stringify((await service.graph(questions)).data)).toContain(
    '"label":"When does the train arrive?","when":{"field":"question_2","text":"choice_2","isAcknowledged":null}',
  );
  await page.getByRole('button', { name: 'Use the account’s text' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use it' }).click();
  await page.getByText('As the account').waitFor();
  await leave(visitor);
});

test('an introduction is formatted with the toolbar, and the preview and the portal show it', async () => {
  const largeUrl = 'https://pictures.example.com/loft.svg';
  const { body: listing } = await service.rest('POST', '/listings', {
    ...LISTING,
    my_id: 'loft2',
    name: 'Loft *Two*',
    nickname: 'Loft *Two*',
    pictures: { large_url: largeUrl },
  });
  const visitor = await signedInAs(browser, service.url, OWNER, 1440);
  const { page } = visitor;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>';
  await page.route(largeUrl, (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }));
  const phone = page.frameLocator('iframe');
  await goTo(page, `portal?for=listing&listing=${listing.id}`, 'Guest portal');
  await phone.locator('img.place').waitFor();
  expect(await phone.locator('img.place').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(40);
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('button', { name: 'Your questions' }).click();

  const field = page.getByRole('textbox', { name: 'Introduction (optional)' });
  const tools = page.getByRole('toolbar', { name: 'Format Introduction (optional)' });
  await field.fill('Welcome ');
  await tools.getByRole('button', { name: 'Insert a placeholder' }).click();
  await page.getByRole('menuitem', { name: 'First name' }).click();
  await until(async () => (await field.inputValue()) === 'Welcome {{guest.first_name}}');
  await field.press('Shift+Home');
  await field.press('Control+b');
  expect(await field.inputValue()).toBe('**Welcome {{guest.first_name}}**');
  // The browser can undo it, as if it were typed.
  await field.press('Control+z');
  expect(await field.inputValue()).toBe('Welcome {{guest.first_name}}');
  await field.press('Control+Shift+z');
  await field.press('Control+End');
  await page.keyboard.type('\nfrom {{check_in_date}} at {{listing.name}}\ntowels\nsoap\n\nthe map');
  await field.evaluate((area: HTMLTextAreaElement) => {
    const start = area.value.indexOf('towels');
    area.setSelectionRange(start, start + 'towels\nsoap'.length);
  });
  await tools.getByRole('button', { name: 'List', exact: true }).click();
  await field.press('Control+End');
  await field.press('Shift+Home');
  await tools.getByRole('button', { name: 'Link', exact: true }).click();
  await page.keyboard.type('javascript:alert(1)');
  const unsaved = page.getByRole('region', { name: 'Unsaved changes' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Has a link that does not start with https, mailto or tel').first().waitFor();
  expect(await phone.getByRole('link', { name: 'the map' }).count()).toBe(0);
  await field.fill((await field.inputValue()).replace('javascript:alert(1)', 'https://example.com/map'));
  await phone.locator('strong', { hasText: 'Welcome Ann' }).waitFor();
  expect(await phone.locator('.introduction li').allTextContents()).toEqual(['towels', 'soap']);
  await phone.getByText('at Loft *Two*').waitFor();
  expect(await lookAt(page, 'dashboard-rich-text')).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await unsaved.waitFor({ state: 'detached' });

  const { body: booked } = await service.rest('POST', '/reservations?sync=1', {
    listing_id: listing.id,
    check_in_date: '2030-03-01',
    check_out_date: '2030-03-05',
    locale: 'ar',
    guest: { full_name: '**Maria** [x](javascript:alert(1))' },
  });
  await requireScreens(service, booked.id, { CustomScreen: 'required' });
  const guest = await openVisitor(browser, service.url);
  await guest.page.route(largeUrl, (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }));
  await guest.page.goto(`${booked.guest_portal_url}#CustomScreen`);
  const introduction = guest.page.locator('.introduction');
  await introduction.locator('strong', { hasText: 'Welcome **Maria**' }).waitFor();
  expect(await introduction.getByText('from ').textContent()).toMatch(/from .*مارس.* at Loft \*Two\*$/);
  const map = introduction.getByRole('link', { name: 'the map' });
  expect([await map.getAttribute('href'), await map.getAttribute('rel')]).toEqual([
    'https://example.com/map',
    'noopener noreferrer',
  ]);
  expect(await introduction.getByRole('link').count()).toBe(1);
  // The page runs from right to left, the host's English text from left to right.
  const directions = await introduction.evaluate((text) => [
    getComputedStyle(text.ownerDocument.documentElement).direction,
    getComputedStyle(text).direction,
  ]);
  expect(directions).toEqual(['rtl', 'ltr']);
  expect(await lookAt(guest.page, 'portal-rich-text-ar')).toEqual([]);
  for (const { context, faults, strangers } of [guest, visitor]) {
    expect({ faults, strangers: new Set(strangers) }).toEqual({ faults: [], strangers: new Set([largeUrl]) });
    await context.close();
  }
});

test('a channel says how many listings keep a setting of their own where it inherits', async () => {
  const created = [1, 2].map((n) =>
    service.rest('POST', '/listings', { ...LISTING, my_id: `OWN${n}`, name: `Own ${n}` }),
  );
  const ids = (await Promise.all(created)).map(({ body }) => body.id as string);
  const set = (count: number) =>
    service.graph(
      'mutation ($input: ScreenRulesInput!) { saveScreenRules(input: $input) { userErrors { message } } }',
      {
        input: {
          configKey: 'guest_portal_screens_by_listing',
          configData: ids.slice(0, count).map((listingId) => ({
            listingId,
            screens: [{ screen: 'LongTerm', setting: 'required' }],
          })),
        },
      },
    );
  const visitor = await signedInAs(browser, service.url, OWNER, 1440);
  const { page } = visitor;
  for (const [count, said] of [
    [1, '1 listing sets this screen for itself'],
    [2, '2 listings set this screen for themselves'],
  ] as const) {
    expect((await set(count)).errors).toBeUndefined();
    await page.goto(`${service.url}/dashboard#/portal?for=channel&channel=airbnb`);
    await page.reload();
    await page
      .getByRole('navigation', { name: 'Screens' })
      .getByRole('button', { name: 'Long stays', exact: true })
      .click();
    await page.getByText(said).waitFor();
    await page.getByText('Inherit (not asked)', { exact: false }).first().waitFor();
  }
  await set(0);
  await leave(visitor);
});
