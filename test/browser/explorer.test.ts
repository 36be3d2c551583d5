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

/** What GraphiQL's editor holds: `operation.graphql`, `variables.json` or `response.json`. */
function textOf(page: Page, file: string): Promise<string> {
  return page.evaluate((name) => {
    const { __MONACO: monaco } = globalThis as unknown as {
      __MONACO: { editor: { getModels(): { uri: { path: string }; getValue(): string }[] } };
    };
    return monaco.editor
      .getModels()
      .find(({ uri }) => uri.path.endsWith(name))!
      .getValue();
  }, file);
}

/** The answer, once it has `part`. */
async function answerWith(page: Page, part: string): Promise<string> {
  await untilTrue(async () => (await textOf(page, 'response.json')).includes(part));
  return textOf(page, 'response.json');
}

async function untilTrue(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Not within 20 s: ${String(holds)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Replaces the text of an editor as typing would. */
async function write(page: Page, editor: string, text: string): Promise<void> {
  await page.locator(`${editor} .view-lines`).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
}

const QUERY = '.graphiql-query-editor';
/** Variables or headers, whichever is shown. */
const LOWER = '.graphiql-editor-tool .graphiql-editor:not(.hidden)';

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const run = (page: Page) => page.getByRole('button', { name: /^Execute query/ }).click();

/** The explorer, with its editors ready. */
async function open(page: Page): Promise<void> {
  await page.goto(`${service.url}/docs/explorer`);
  await page.locator(`${QUERY} .view-line`).first().waitFor();
}

async function screened(): Promise<string> {
  const { body } = await service.rest('POST', '/reservations?sync=1&skip_gp=1', {
    without_listing: true,
    check_in_date: '2030-04-01',
    check_out_date: '2030-04-05',
    guest: { first_name: 'Ben', last_name: 'Cole', email: 'ben@example.org', phone: '+13035550124' },
  });
  return body.id as string;
}

test('runs queries with variables, completes and tidies documents, and stores no key', async () => {
  const { context, page, strangers, faults } = await openVisitor(browser, service.url, 'en-GB', 1280);
  await page.goto(`${service.url}/docs/graphql`);
  await page.getByRole('link', { name: 'explorer', exact: true }).click();
  await page.locator(`${QUERY} .view-line`).first().waitFor();
  await run(page);
  expect(JSON.parse(await answerWith(page, 'code')).errors[0].extensions.code).toBe('UNAUTHENTICATED');

  await page.getByLabel('API key').fill(service.key);
  await run(page);
  expect(JSON.parse(await answerWith(page, 'data')).data.reservationConnection.edges).toEqual([]);

  const id = await screened();
  await openTab(page, 'ReadDecision');
  await write(page, LOWER, JSON.stringify({ id }));
  await run(page);
  const answer = JSON.parse(await answerWith(page, 'compositeStatus')).data;
  expect(answer.explainDecision.replayed.same).toBe(true);

  // The schema completes what is typed.
  await write(page, QUERY, '');
  await page.keyboard.type('{ me { na');
  await page.locator('.suggest-widget .monaco-list-row').filter({ hasText: 'name' }).first().waitFor();
  await page.keyboard.press('Escape');

  // Two operations in one document: the button asks which.
  await write(page, QUERY, 'query Who { me { id mode } } query Types { propertyTypes }');
  await page.getByRole('button', { name: 'Prettify query' }).click();
  await untilTrue(async () => /^query Who \{\n {2}me \{\n {4}id/.test(await textOf(page, 'operation.graphql')));
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await page.getByRole('menuitem', { name: 'Types' }).click();
  expect(JSON.parse(await answerWith(page, 'propertyTypes')).data.me).toBeUndefined();

  // A key in the headers editor goes before that of the field, and is not stored either.
  await page.getByLabel('API key').fill('sk_live_wrong');
  await page.getByRole('button', { name: 'Headers' }).click();
  await write(page, LOWER, JSON.stringify({ 'x-api-key': service.key }));
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await page.getByRole('menuitem', { name: 'Who' }).click();
  expect(JSON.parse(await answerWith(page, '"live"')).data.me.mode).toBe('live');
  // Tabs are stored half a second after a change.
  await untilTrue(() => page.evaluate(() => JSON.stringify(sessionStorage).includes('query Who')));
  await page.waitForTimeout(1_000);
  const kept = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie, location.href]),
  );
  expect(kept).toContain('query Who');
  expect(kept).not.toContain(service.key);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect({ strangers, faults }).toEqual({ strangers: [], faults: [UNAUTHENTICATED] });

  await page.reload();
  await page.locator(`${QUERY} .view-line`).first().waitFor();
  expect(await page.getByLabel('API key').inputValue()).toBe('');
  expect(await textOf(page, 'operation.graphql')).toContain('query Who');
  await context.close();
});

/** What the browser logs of the run without a key. */
const UNAUTHENTICATED = 'Failed to load resource: the server responded with a status of 401 (Unauthorized)';

test('follows a subscription, searches the schema and finds earlier runs', async () => {
  const { context, page, strangers, faults } = await openVisitor(browser, service.url, 'en-GB', 1280);
  const id = await screened();
  await open(page);
  await page.getByLabel('API key').fill(service.key);
  await openTab(page, 'WatchVerification');
  await write(page, LOWER, JSON.stringify({ id }));
  await run(page);
  await answerWith(page, 'verificationStatusChanged');
  const { status } = await service.rest('POST', `/reservations/${id}/status`, { supervised: 'decline' });
  expect(status).toBe(200);
  await answerWith(page, '"decline"');
  await page.getByRole('button', { name: /^Stop query/ }).click();

  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.keyboard.press('Control+Alt+k');
  await page.keyboard.type('decideReservation');
  await page
    .getByRole('option', { name: /decideReservation/ })
    .first()
    .click();
  await page.getByText('Record a supervised decision.').waitFor();

  await page.getByRole('button', { name: 'Show History' }).click();
  await page.getByRole('button', { name: 'WatchVerification', exact: true }).waitFor();

  // A closed example opens again in a tab of its own.
  await page.getByRole('button', { name: 'Show Examples' }).click();
  await page.getByRole('button', { name: 'Look up an email address' }).click();
  await untilTrue(async () => (await textOf(page, 'operation.graphql')).includes('query LookUpEmail'));
  await run(page);
  expect(JSON.parse(await answerWith(page, 'canonical')).data.emailFacts.facts.valid).toBe(true);
  // GraphiQL's tabs are list items with buttons inside.
  const found = async () =>
    (await lookAt(page, 'explorer')).filter((one) => !/^[\w ]+: nested-interactive <li [^>]*graphiql-tab/.test(one));
  // The editor colours its words a moment after they are shown.
  const problems = await found();
  expect(problems.length > 0 ? await found() : problems).toEqual([]);
  expect({ strangers, faults }).toEqual({ strangers: [], faults: [] });
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
