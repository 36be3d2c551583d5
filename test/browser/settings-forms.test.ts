import { jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { PASSWORD } from '../support/people.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { openChromium } from './support/chromium.js';
import { goTo, signedInAs } from './support/operator.js';

const OWNER: [string, string] = ['operator@example.com', PASSWORD];

jest.setTimeout(120_000);

let service: RunningTest;
let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
  service = await runningTest({ RATE_LIMIT_PER_MINUTE: '1000' });
  await service.rest('PUT', '/accounts/me', { email: OWNER[0], password: PASSWORD, name: 'Operator' });
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

test('the focus stays on the button after the branding is saved', async () => {
  const { page, context } = await signedInAs(browser, service.url, OWNER);
  await goTo(page, 'branding', 'Branding');
  await page.getByLabel('Name', { exact: true }).fill('Sea View');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByText('Branding saved').waitFor();
  const isFocused = () => page.waitForFunction(() => document.activeElement!.textContent === 'Save');
  await isFocused();
  // The same values again: the form stays as it is.
  const read = page.waitForResponse((response) => response.request().postData()?.includes('query Branding') ?? false);
  await page.keyboard.press('Enter');
  await read;
  await isFocused();
  await context.close();
});

test('buttons of a row are at least 44 pixels high and wide on a phone', async () => {
  const { page, context } = await signedInAs(browser, service.url, OWNER, 390);
  await goTo(page, 'blacklist', 'Block list');
  await page.getByLabel('Email').fill('bad@example.com');
  await page.getByRole('button', { name: 'Add' }).click();
  const button = page.getByRole('button', { name: 'Remove bad@example.com' });
  await button.waitFor();
  const { width, height } = (await button.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await context.close();
});
