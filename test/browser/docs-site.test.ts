import type { Browser } from 'playwright-core';
import { type RunningTest, runningTest } from '../support/running.js';
import { lookAt, openChromium, openVisitor } from './support/chromium.js';

let service: RunningTest;
let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
  service = await runningTest();
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

test('searches the documentation, follows a result and continues to the reference', async () => {
  const { context, page, strangers, faults } = await openVisitor(browser, service.url, 'en-GB', 1280);
  await page.goto(`${service.url}/docs`);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('webhook');
  await page.locator('.VPLocalSearchBox .result').first().waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.VPLocalSearchBox').waitFor({ state: 'detached' });
  await page.waitForURL(/\/docs\/\w+/);
  expect(await page.locator('main h1').textContent()).toMatch(/\w/);
  expect((await page.locator('main').textContent())!.toLowerCase()).toContain('webhook');
  await page.getByRole('switch').first().click();
  expect(await page.locator('html').getAttribute('class')).toContain('dark');
  await page.getByRole('navigation', { name: 'Main Navigation' }).getByRole('link', { name: 'REST' }).click();
  await page.waitForURL(`${service.url}/docs/operations`);
  await page.getByRole('link', { name: 'Documentation' }).click();
  await page.waitForURL(`${service.url}/docs/`);
  expect({ strangers, faults }).toEqual({ strangers: [], faults: [] });
  await context.close();
});

test('sends a request from the page of its operation, without storing the key', async () => {
  const { context, page, strangers, faults } = await openVisitor(browser, service.url, 'en-GB', 1280);
  await page.goto(`${service.url}/docs/operations/postListings`);
  await page.getByLabel('API key').fill(service.key);
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByRole('status').getByText('Status 200').waitFor();
  const answer = JSON.parse((await page.getByRole('region', { name: 'Response' }).textContent())!) as { id: string };
  await page.goto(`${service.url}/docs/operations/getListingsById`);
  await page.getByLabel('API key').fill(service.key);
  await page.getByLabel(/path, required/).fill(answer.id);
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByRole('status').getByText('Status 200').waitFor();
  expect(await page.getByRole('region', { name: 'Response' }).textContent()).toContain(answer.id);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
  expect(kept).not.toContain(service.key);
  await page.goto(`${service.url}/docs/operations/postReservations`);
  expect(await lookAt(page, 'operation')).toEqual([]);
  expect({ strangers, faults }).toEqual({ strangers: [], faults: [] });
  await context.close();
});

test('a page of the site is readable at every width, in both colour schemes', async () => {
  const { context, page, strangers, faults } = await openVisitor(browser, service.url);
  await page.goto(`${service.url}/docs/get-started/install`);
  await page.locator('main h1').waitFor();
  expect(await lookAt(page, 'site')).toEqual([]);
  expect({ strangers, faults }).toEqual({ strangers: [], faults: [] });
  await context.close();
});
