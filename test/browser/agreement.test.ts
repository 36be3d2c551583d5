import { jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { PASSWORD } from '../support/people.js';
import { requireScreens } from '../support/portal.js';
import { LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { until } from '../support/until.js';
import { lookAt, openChromium, openVisitor } from './support/chromium.js';
import { goTo, signedInAs } from './support/operator.js';

const OWNER: [string, string] = ['operator@example.com', PASSWORD];
const SETTINGS = '/accounts/me/settings/usage-agreement';
/** Windows line breaks, a trailing space, text that looks like a placeholder, and formatting that the field has no button for. */
const TERMS =
  '# House terms\r\n\r\nBe **kind** to {{guest.first_name}}. \r\n\r\n- No parties\r\n- No smoking\r\n\r\n`code`';
const PICTURES = process.env.DETAIL_PICTURES;

jest.setTimeout(300_000);

let service: RunningTest;
let browser: Browser;
let listing: { id: string; nickname: string };

beforeAll(async () => {
  browser = await openChromium();
  service = await runningTest({ RATE_LIMIT_PER_MINUTE: '3000' });
  await service.rest('PUT', '/accounts/me', { email: OWNER[0], password: PASSWORD, name: 'Operator' });
  listing = (await service.rest('POST', '/listings', LISTING)).body;
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

const stored = async () => (await service.rest('GET', SETTINGS)).body;
const open = async (width = 1440) => {
  const visitor = await signedInAs(browser, service.url, OWNER, width);
  await goTo(visitor.page, 'agreement', 'Usage agreement');
  return visitor;
};
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

async function keepPictures(page: Page, name: string): Promise<void> {
  for (const width of PICTURES ? [1440, 1024, 390] : [])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${PICTURES}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
}

test('a Markdown agreement is formatted and previewed as the guest sees it, and its line breaks stay', async () => {
  await service.rest('PUT', SETTINGS, { user: { format: 'markdown', content: TERMS } });
  const { context, page, faults } = await open();
  const phone = page.frameLocator('iframe');
  const terms = phone.getByRole('region', { name: 'Usage agreement' });
  await terms.getByRole('heading', { name: 'House terms' }).waitFor();
  expect(await terms.locator('strong').allTextContents()).toEqual(['kind']);
  expect(await terms.getByRole('listitem').allTextContents()).toEqual(['No parties', 'No smoking']);
  await terms.getByText('Be kind to {{guest.first_name}}.').waitFor();
  // An agreement has no placeholders: what is signed is the same for every guest.
  await page.getByRole('button', { name: 'Bold', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Insert a placeholder' }).count()).toBe(0);

  // Nothing was changed: leaving asks nothing and the stored text is the same.
  await page.getByRole('link', { name: 'Listings', exact: true }).click();
  await page.getByRole('heading', { name: 'Listings', level: 1 }).waitFor();
  await page.goBack();
  await terms.getByRole('heading', { name: 'House terms' }).waitFor();
  expect((await stored()).user).toMatchObject({ content: TERMS, version: 1 });

  await textOf(page).evaluate((field: HTMLTextAreaElement) => {
    const at = field.value.indexOf('No parties');
    field.focus();
    field.setSelectionRange(at, at + 'No parties'.length);
  });
  await page.getByRole('button', { name: 'Bold', exact: true }).click();
  await until(async () => (await terms.locator('strong').allTextContents()).includes('No parties'));
  await page.getByRole('link', { name: 'Listings', exact: true }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Cancel' }).click();
  await save(page);
  await page.getByText(/Version 2,/).waitFor();
  expect((await stored()).user).toMatchObject({
    content: TERMS.replace('No parties', '**No parties**'),
    format: 'markdown',
    version: 2,
  });
  // Saved changes are not lost.
  await page.getByRole('link', { name: 'Listings', exact: true }).click();
  await page.getByRole('heading', { name: 'Listings', level: 1 }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a listing gets an agreement of its own, which is edited and removed', async () => {
  await service.rest('PUT', SETTINGS, { user: { format: 'markdown', content: 'For **everyone**.' } });
  const { context, page } = await open();
  await page.getByLabel('Agreement for').selectOption('Guests of one listing');
  const chosen = page.getByRole('combobox', { name: 'Listing' });
  await until(async () => (await chosen.inputValue()) === listing.nickname);
  await page.getByText('As the account').waitFor();
  expect(await textOf(page).inputValue()).toBe('For **everyone**.');
  await textOf(page).fill('For the *loft*.');
  await save(page);
  await page.getByText('Its own text').waitFor();
  expect(await stored()).toMatchObject({
    user: { content: 'For **everyone**.' },
    listings: [{ id: listing.id, content: 'For the *loft*.', format: 'markdown' }],
  });
  // The list names it, and leads to it.
  await page.getByLabel('Agreement for').selectOption('All guests');
  await until(async () => (await textOf(page).inputValue()) === 'For **everyone**.');
  await page.getByRole('table', { name: 'Other agreements' }).getByRole('link', { name: listing.nickname }).click();
  await until(async () => (await textOf(page).inputValue()) === 'For the *loft*.');
  await page.frameLocator('iframe').locator('em').getByText('loft').waitFor();
  expect(await lookAt(page, 'agreement-listing')).toEqual([]);
  await keepPictures(page, 'agreement-listing');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Remove this agreement' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('As the account').waitFor();
  expect((await stored()).listings).toEqual([]);
  expect(await textOf(page).inputValue()).toBe('For **everyone**.');
  await context.close();
});

test('HTML and plain text stay as written, and guests of a channel read what its preview showed', async () => {
  const { context, page, faults } = await open();
  const terms = page.frameLocator('iframe').getByRole('region', { name: 'Usage agreement' });
  await page.getByLabel('Agreement for').selectOption('Guests of one channel');
  await page.getByRole('combobox', { name: 'Channel' }).fill('Airbnb');
  await page.getByRole('combobox', { name: 'Channel' }).press('Enter');
  await page.getByLabel('Format', { exact: true }).selectOption('HTML');
  expect(await page.getByRole('button', { name: 'Bold', exact: true }).count()).toBe(0);
  await textOf(page).fill(
    '<h2>Terms</h2><script>document.title = "x"</script><p onclick="alert(1)">Be <b>kind</b><img src="/x.png"></p>' +
      '<style>p { color: red }</style><form><input name="a"></form><a href="javascript:alert(1)">link</a>',
  );
  await terms.getByRole('heading', { name: 'Terms' }).waitFor();
  const previewed = await terms.innerHTML();
  await save(page);
  await page.getByText('Its own text').waitFor();
  const { sources } = await stored();
  expect(sources).toMatchObject([{ name: 'Airbnb', format: 'html' }]);
  expect(previewed).toBe(sources[0].content);

  const booked = async (source: string) => {
    const guest = { last_name: 'Lee', email: 'ann@example.com' };
    const { body } = await service.rest('POST', '/reservations', { without_listing: true, source, guest });
    await requireScreens(service, body.id, { UsageAgreement: 'required', AboutYou: 'disabled' });
    const visitor = await openVisitor(browser, service.url, 'en-GB', 390);
    await visitor.page.goto(`${body.guest_portal_url}#UsageAgreement`);
    return visitor;
  };
  const seen = (visitor: { page: Page }) => visitor.page.getByRole('region', { name: 'Usage agreement' });
  const ofChannel = await booked('airbnb');
  await seen(ofChannel).getByRole('heading', { name: 'Terms' }).waitFor();
  expect(await seen(ofChannel).innerHTML()).toBe(previewed);
  await ofChannel.context.close();

  // The lines of a plain text stay lines.
  await page.getByLabel('Agreement for').selectOption('All guests');
  await page.getByLabel('Format', { exact: true }).selectOption('Plain text');
  await textOf(page).fill('1. Be **kind**\n2. Be quiet\n\n<b>The host</b>');
  await save(page);
  await until(async () => (await stored()).user?.format === 'text');
  const others = await booked('direct');
  await seen(others).waitFor();
  expect((await seen(others).innerText()).split(/\n+/)).toEqual(['1. Be **kind**', '2. Be quiet', '<b>The host</b>']);
  await others.context.close();
  // The frame's policy blocks the event handler that the text had when it was read.
  expect(faults.filter((fault) => !fault.startsWith('Executing inline event handler violates'))).toEqual([]);
  await context.close();
});

test('the page works without an agreement, and a refused text stays in the form', async () => {
  await service.rest('PUT', SETTINGS, { user: null, sources: [{ name: 'Airbnb', content: null }] });
  const { context, page } = await open();
  await page.getByText('No text yet: guests are not asked to sign anything.').waitFor();
  expect(await page.getByRole('button', { name: 'Remove this agreement' }).count()).toBe(0);
  await page.getByLabel('Format', { exact: true }).selectOption('HTML');
  await textOf(page).fill('<script>1</script>');
  await save(page);
  await page.getByRole('alert').first().waitFor();
  expect(await textOf(page).inputValue()).toBe('<script>1</script>');
  expect((await stored()).user.content).toBe('');
  expect(await lookAt(page, 'agreement-none')).toEqual([]);
  await context.close();
});
