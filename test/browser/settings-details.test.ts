import { jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { PASSWORD } from '../support/people.js';
import { LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { openChromium, violationsAlone } from './support/chromium.js';
import { goTo, signedInAs } from './support/operator.js';

const OWNER: [string, string] = ['operator@example.com', PASSWORD];
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const LOGO = { name: 'harbour.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
const PICTURES = process.env.DETAIL_PICTURES;

jest.setTimeout(300_000);

let service: RunningTest;
let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
  service = await runningTest({ RATE_LIMIT_PER_MINUTE: '3000', WEBHOOK_ALLOW_PRIVATE: 'true' });
  await service.rest('PUT', '/accounts/me', { email: OWNER[0], password: PASSWORD, name: 'Operator' });
  await service.rest('POST', '/listings', LISTING);
  await service.rest('POST', '/blacklist', { email: 'party@example.org', reason: 'Damaged the kitchen.' });
  const hook = { webhook_key: 'listing_webhook_url', webhook_url: 'http://127.0.0.1:9/hook' };
  await service.rest('POST', '/accounts/webhooks', hook);
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

const open = async (width: number) => signedInAs(browser, service.url, OWNER, width);

async function keepPicture(page: Page, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

async function chooseLogo(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).press('Enter');
  await (await chooser).setFiles(LOGO);
}

for (const width of [390, 1440])
  test(`a logo is chosen, shown and removed by keyboard, and the focus stays on Save, at ${width} pixels`, async () => {
    const { page, context, faults } = await open(width);
    await goTo(page, 'branding', 'Branding');
    await chooseLogo(page);
    await page.getByText('harbour.png').waitFor();
    await page.getByRole('img', { name: 'The chosen logo' }).waitFor();
    await keepPicture(page, `branding-${width}`);
    expect(await violationsAlone(page, true)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await page.getByRole('img', { name: 'The logo in use' }).waitFor();
    expect(await focused(page)).toBe('Save');
    await page.getByRole('button', { name: 'Remove the logo' }).press('Enter');
    expect(await focused(page)).toBe('Choose a picture');
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await page.getByText('Branding saved').nth(1).waitFor();
    expect((await service.graph('{ branding { logo } }')).data.branding.logo).toBeNull();

    await goTo(page, 'setup/brand', 'Your name and color');
    await chooseLogo(page);
    await page.getByText('harbour.png').waitFor();
    await keepPicture(page, `setup-${width}`);
    expect(faults).toEqual([]);
    await context.close();
  });

test('buttons in lists and cards of a phone are at least 44 pixels high and wide, and smaller on a desktop', async () => {
  const { page, context } = await open(390);
  const small: string[] = [];
  const pages = { listings: 'Listings', blacklist: 'Block list', webhooks: 'Webhooks', keys: 'API keys' };
  for (const [path, heading] of Object.entries(pages)) {
    await goTo(page, path, heading);
    const buttons = page.locator(
      'main :is(:is(.data-table, .plain-list) .mantine-Button-root, .panel .mantine-Button-root[data-size^=compact])',
    );
    await buttons.first().waitFor();
    for (const button of await buttons.all()) {
      const { width, height } = (await button.boundingBox())!;
      if (Math.min(width, height) < 44) small.push(`${path}: ${await button.textContent()} ${width} × ${height}`);
    }
    await keepPicture(page, `${path}-390`);
  }
  expect(small).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await goTo(page, 'blacklist', 'Block list');
  const { height } = (await page.getByRole('button', { name: 'Remove party@example.org' }).boundingBox())!;
  expect(height).toBe(24);
  await keepPicture(page, 'blacklist-1440');
  await context.close();
});

test('the block list of a phone begins with the list; its form is behind “Add”', async () => {
  const { page, context, faults } = await open(390);
  await goTo(page, 'blacklist', 'Block list');
  await page.getByRole('row', { name: /party@/ }).waitFor();
  expect(await page.getByLabel('Document number').count()).toBe(0);
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Block a guest' });
  await dialog.getByRole('button', { name: 'Add' }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByLabel('Email').fill('noise@example.org');
  await keepPicture(page, 'blacklist-dialog-390');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /noise@/ }).waitFor();
  expect(await focused(page)).toBe('Add');
  expect(faults.filter((fault) => !fault.includes('400'))).toEqual([]);
  await context.close();
});

test('data sources say in plain words how to load a list, and once why several could not be loaded', async () => {
  const { page, context } = await open(1440);
  const place = 'https://lists.example/sdn.csv';
  const reason = 'The host name of the address could not be resolved.';
  const problemPhrase = {
    code: 'fetch.at',
    values: [
      { name: 'place', number: null, texts: [place], phrases: [] },
      { name: 'problem', number: null, texts: [], phrases: [{ code: 'fetch.not_resolved', values: [] }] },
    ],
  };
  const failed = { state: 'FAILED', problem: `${place}: ${reason}`, problemPhrase, fetchedAt: null, nextAt: null };
  await page.route('**/graphql', async (route) => {
    const { query } = route.request().postDataJSON() as { query: string };
    if (!query.includes('query DataSources')) return route.fallback();
    const response = await route.fetch();
    const json = (await response.json()) as { data: { datasets: { officialUrl: string | null; fetch: unknown }[] } };
    for (const dataset of json.data.datasets) if (dataset.officialUrl) dataset.fetch = failed;
    return route.fulfill({ response, json });
  });
  await goTo(page, 'data', 'Data sources');
  await page.getByText(/^\d+ lists could not be loaded: No connection to the publisher’s server/).waitFor();
  expect(await page.getByText('npm run import').first().isVisible()).toBe(false);
  await page.getByText('How to load it').first().waitFor();
  expect(await page.getByText(place).first().isVisible()).toBe(false);
  await page.getByText('Address', { exact: true }).first().click();
  await page.getByText(place).first().waitFor();
  expect(await violationsAlone(page, true)).toEqual([]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await keepPicture(page, `data-${width}`);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
});

test('entries of the audit trail link to the page of their record, as far as the role may open it', async () => {
  const { page, context } = await open(1440);
  await goTo(page, 'audit', 'Audit trail');
  const rows = page.getByRole('table', { name: 'Audit trail' }).getByRole('row');
  for (const [record, address] of Object.entries({
    Listing: '/dashboard#/listings',
    Webhook: '/dashboard#/webhooks',
    'Block list entry': '/dashboard#/blacklist',
  }))
    expect([record, await rows.getByRole('link', { name: record, exact: true }).first().getAttribute('href')]).toEqual([
      record,
      address,
    ]);
  await rows.getByRole('cell', { name: `Listing ${LISTING.name}` }).waitFor();
  await keepPicture(page, 'audit-1440');
  await context.close();
});
