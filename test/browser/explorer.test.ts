import type { Browser, Page } from 'playwright-core';
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

/** The text of the response, once it has arrived. */
async function answerOf(page: Page): Promise<string> {
  await page
    .getByRole('status')
    .getByText(/^Status/)
    .waitFor();
  return (await page.locator('pre').textContent())!;
}

test('writes a document with the help of the schema and runs it, without storing the key', async () => {
  const { context, page, strangers, faults } = await openVisitor(browser, service.url, 'en-GB', 1280);
  await page.goto(`${service.url}/docs/graphql`);
  await page.getByRole('link', { name: 'explorer', exact: true }).click();
  const editor = page.getByRole('textbox', { name: 'Document' });
  await editor.waitFor();
  // The editor's own style sheet is applied: without it lines would not be laid out as code.
  const family = await editor.evaluate((element) => getComputedStyle(element).fontFamily);
  expect(family).toContain('monospace');
  await page.getByLabel('API key').fill(service.key);
  await editor.click();
  // When text is typed over a selection, Chromium would style what it inserts, which the policy refuses.
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type('{ me { na');
  await page.getByRole('option', { name: /^name/ }).first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText('query Who { me { id mode } }');
  await page.keyboard.press('Control+Enter');
  expect(JSON.parse(await answerOf(page)).data.me.mode).toBe('live');
  expect(await lookAt(page, 'explorer')).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie, location.href]),
  );
  expect(kept).not.toContain(service.key);
  expect({ strangers, faults }).toEqual({ strangers: [], faults: [] });
  await page.reload();
  await editor.waitFor();
  expect(await page.getByLabel('API key').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Run' }).click();
  expect(JSON.parse(await answerOf(page)).code).toBe('unauthenticated');
  expect(strangers).toEqual([]);
  await context.close();
});

test('the reference pages are readable at every width, in both colour schemes', async () => {
  const { context, page, strangers, faults } = await openVisitor(browser, service.url);
  for (const path of ['/docs/operations', '/docs/webhooks']) {
    await page.goto(`${service.url}${path}`);
    expect(await lookAt(page, path.slice(1).replaceAll('/', '-'))).toEqual([]);
  }
  expect({ strangers, faults }).toEqual({ strangers: [], faults: [] });
  await context.close();
});
