import { jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { PASSWORD } from '../support/people.js';
import { LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { until } from '../support/until.js';
import { openChromium } from './support/chromium.js';
import { goTo, signedInAs } from './support/operator.js';

const OWNER: [string, string] = ['operator@example.com', PASSWORD];
const PICTURES = process.env.DETAIL_PICTURES;

jest.setTimeout(300_000);

let service: RunningTest;
let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
  service = await runningTest({ RATE_LIMIT_PER_MINUTE: '3000' });
  await service.rest('PUT', '/accounts/me', { email: OWNER[0], password: PASSWORD, name: 'Operator' });
  await service.rest('POST', '/listings', LISTING);
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

const list = (page: Page) => page.getByRole('navigation', { name: 'Screens' });
const screen = (page: Page, name: string) => list(page).getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });
const back = (page: Page) => page.getByRole('button', { name: 'Back to screens' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function keepPictures(page: Page, name: string): Promise<void> {
  for (const colorScheme of PICTURES ? (['light', 'dark'] as const) : []) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${PICTURES}/${name}-${colorScheme}.png` });
  }
}

test('on a phone, the portal editor shows one pane at a time: the screens, then the settings of one', async () => {
  const { context, page, faults } = await signedInAs(browser, service.url, OWNER, 390);
  await goTo(page, 'portal', 'Guest portal');
  await list(page).waitFor();
  await keepPictures(page, 'portal-phone-list');
  expect(await back(page).isVisible()).toBe(false);
  expect(await heading(page, 'Checklist').isVisible()).toBe(false);

  await screen(page, 'Your questions').click();
  await heading(page, 'Your questions').waitFor();
  expect(await list(page).isVisible()).toBe(false);
  expect(await focused(page)).toBe('Your questions');
  expect(page.url()).toContain('screen=CustomScreen');
  const box = (await heading(page, 'Your questions').boundingBox())!;
  expect(box.y).toBeLessThan(500);
  await keepPictures(page, 'portal-phone-settings');
  // Changes stay while the user moves between the panes.
  await page.getByText('Asked', { exact: true }).last().click();
  await back(page).click();
  await list(page).waitFor();
  expect(await heading(page, 'Your questions').isVisible()).toBe(false);
  expect(await focused(page)).toContain('Your questions');
  expect(page.url()).not.toContain('screen=');
  await page.getByRole('region', { name: 'Unsaved changes' }).waitFor();

  // The browser's buttons do the same.
  await screen(page, 'House rules').click();
  await heading(page, 'House rules').waitFor();
  await page.goBack();
  await list(page).waitFor();
  await until(async () => (await focused(page))?.startsWith('House rules') ?? false);
  await page.goForward();
  await heading(page, 'House rules').waitFor();
  await until(async () => (await focused(page)) === 'House rules');

  // The preview takes the place of either pane.
  await page.getByText('Preview', { exact: true }).click();
  await page.frameLocator('iframe').getByRole('heading', { name: 'House rules' }).waitFor();
  expect(await heading(page, 'House rules').isVisible()).toBe(false);
  await keepPictures(page, 'portal-phone-preview');
  await back(page).click();
  await page.frameLocator('iframe').getByRole('heading', { name: 'Before your stay' }).waitFor();
  await page.getByText('Edit', { exact: true }).click();
  await list(page).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('on a phone, an address with a screen opens its settings, and Back to screens stays in the editor', async () => {
  const { context, page } = await signedInAs(browser, service.url, OWNER, 390);
  await goTo(page, 'portal?screen=HouseRules', 'Guest portal');
  await heading(page, 'House rules').waitFor();
  await back(page).click();
  await list(page).waitFor();
  expect(await focused(page)).toContain('House rules');
  expect(new URL(page.url()).hash).toBe('#/portal');
  await context.close();
});

test('on a wide screen, the list stays beside the settings and choosing a screen adds no step to go back', async () => {
  const { context, page } = await signedInAs(browser, service.url, OWNER, 1440);
  await goTo(page, 'portal', 'Guest portal');
  await screen(page, 'House rules').click();
  await heading(page, 'House rules').waitFor();
  await screen(page, 'Your questions').click();
  await heading(page, 'Your questions').waitFor();
  expect(await list(page).isVisible()).toBe(true);
  expect(await back(page).isVisible()).toBe(false);
  await page.goBack();
  await page.getByRole('heading', { name: 'Review', level: 1 }).waitFor();
  await context.close();
});
