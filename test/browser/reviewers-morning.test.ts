import { jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { type DatasetTest, datasetsOn } from '../support/datasets.js';
import { eventually } from '../support/eventually.js';
import { PASSWORD } from '../support/people.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { until } from '../support/until.js';
import { loadSdn } from '../support/watchlists.js';
import { openChromium } from './support/chromium.js';
import { signedInAs } from './support/operator.js';

const OWNER: [string, string] = ['operator@example.com', PASSWORD];
const CASES = 30;
/** Rows of the queue in view at 1440 × 900. */
const IN_VIEW = 20;
const SAVE_RULE = `mutation ($input: BusinessRuleInput!) { saveBusinessRule(input: $input) { businessRule { id } userErrors { message } } }`;
const SET_STATE = `mutation ($id: ID!, $state: RuleState!) { setBusinessRuleState(input: { id: $id, state: $state }) { businessRule { state } userErrors { message } } }`;

jest.setTimeout(600_000);

let service: RunningTest;
let browser: Browser;
let store: DatasetTest;
/** Names by the order of arrival. */
const names = Array.from({ length: CASES }, (_, n) => `${['Ada', 'Bruno', 'Chidi'][n % 3]!} Caserow${letters(n)}`);
const ids = new Map<string, string>();

/** Two letters, since names have no digits. */
function letters(n: number): string {
  return String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26));
}

/** The fifth guest bears the name of a listed person. */
const LISTED = 'Odette Quillfeather';
names[4] = LISTED;

beforeAll(async () => {
  browser = await openChromium();
  service = await runningTest({ RATE_LIMIT_PER_MINUTE: '2000' });
  store = datasetsOn(service.databaseUrl);
  await loadSdn(store);
  await service.rest('PUT', '/accounts/me', { email: OWNER[0], password: PASSWORD, name: 'Operator' });
  const rule = { name: 'Large parties', condition: 'reservation.number_of_guests >= 6', actions: [{ kind: 'FLAG' }] };
  const { data } = await service.graph(SAVE_RULE, { input: rule });
  for (const state of ['SHADOW', 'LIVE'])
    expect((await service.graph(SET_STATE, { id: data.saveBusinessRule.id, state })).errors).toBeUndefined();
  for (const [n, name] of names.entries()) {
    const { body } = await service.rest('POST', '/reservations?sync=1&skip_gp=1', {
      without_listing: true,
      confirmation_code: `MORNING${n}`,
      check_in_date: `2030-03-${String(n + 1).padStart(2, '0')}`,
      check_out_date: '2030-04-09',
      number_of_guests: name === LISTED ? 2 : 6,
      guest: { full_name: name, email: 'somebody@example.com' },
    });
    ids.set(name, body.id);
    if (name === LISTED)
      await service.rest('PUT', `/reservations/${body.id}/screens`, { SanctionsSearchAddon: 'required' });
  }
  await Promise.all(names.map((name) => eventually(async () => (await needsReview(name)) || null, 60_000)));
});

afterAll(async () => {
  await browser?.close();
  await store?.close();
  await service?.stop();
});

const needsReview = async (name: string) =>
  (await service.rest('GET', `/reservations/${ids.get(name)!}/status`)).body.status === 'review';

const DECISIONS =
  '{ reservationConnection(first: 50) { edges { node { guest { fullName } summary { supervised } } } } }';

/** Decisions by guest. */
async function decisions(): Promise<Record<string, string | null>> {
  const { data } = await service.graph(DECISIONS);
  const edges = data.reservationConnection.edges as {
    node: { guest: { fullName: string }; summary: { supervised: string | null } };
  }[];
  return Object.fromEntries(edges.map(({ node }) => [node.guest.fullName, node.summary.supervised]));
}

const shows = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor({ timeout: 15_000 });

/** Number of rows that are completely in view. */
const rowsInView = (page: Page) =>
  page.evaluate(
    () =>
      Array.from(document.querySelectorAll('tbody tr')).filter((row) => {
        const { top, bottom, height } = row.getBoundingClientRect();
        return height > 0 && top >= 0 && bottom <= window.innerHeight;
      }).length,
  );

/** Refuses the first decision as the service does after too many requests in a minute. */
async function refuseOnce(page: Page): Promise<void> {
  let isFirst = true;
  await page.route('**/graphql', (route) => {
    if (!isFirst || !route.request().postData()?.includes('mutation Decide')) return route.fallback();
    isFirst = false;
    const body = { error: 'Rate limit exceeded.', code: 'TOO_MANY_REQUESTS' };
    return route.fulfill({ status: 429, headers: { 'retry-after': '2' }, json: body });
  });
}

test('a reviewer decides thirty reservations by keyboard, each with one or two keys', async () => {
  const { page, context, strangers, faults } = await signedInAs(browser, service.url, OWNER, 1440);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: names[0]!, exact: true }).waitFor();
  expect(await rowsInView(page)).toBeGreaterThanOrEqual(IN_VIEW);
  const refused: number[] = [];
  page.on('response', (response) => void (response.status() >= 400 && refused.push(response.status())));
  await refuseOnce(page);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await press('j');
  await press('Enter');
  const startedAt = performance.now();
  for (const name of names) {
    await shows(page, name);
    if (name === LISTED) {
      await page.getByText('QUILLFEATHER, Odette').first().waitFor();
      await press('d');
      // Typed at once: outside the dialog, `a` approves.
      await page.keyboard.type('a sanctions list');
      await page.getByRole('dialog', { name: `Decline ${name}?` }).waitFor();
      await page.keyboard.press('Enter');
      keys += 1;
    } else await press('a');
  }
  await page.getByText(`${names.at(-1)!} approved`).waitFor();
  expect(await page.locator('.toast:visible').count()).toBeLessThanOrEqual(3);
  const seconds = (performance.now() - startedAt) / 1_000;
  process.stdout.write(`${CASES} cases: ${keys} keys, ${seconds.toFixed(0)} s\n`);
  expect(keys).toBeLessThanOrEqual(CASES + 4);
  const expected = Object.fromEntries(names.map((name) => [name, name === LISTED ? 'decline' : 'approve']));
  await until(async () => Object.values(await decisions()).every((one) => one !== null));
  expect(await decisions()).toEqual(expected);
  await page.getByText('All clear: no upcoming stay needs a review.').waitFor();
  expect(await page.getByText('Not saved').count()).toBe(0);
  // Only the refusal made up above.
  expect(refused).toEqual([429]);
  expect({ strangers, faults: faults.filter((fault) => !fault.includes('429')) }).toEqual({
    strangers: [],
    faults: [],
  });
  await context.close();
});
