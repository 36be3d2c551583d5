import { jest } from '@jest/globals';
import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { DATASETS } from '#subgraphs/intelligence/capability-sources.js';
import { PASSWORD } from '../support/people.js';
import { type Publisher, startPublisher } from '../support/publisher.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { until } from '../support/until.js';
import { openChromium, violationsAlone } from './support/chromium.js';
import { goTo, signedInAs } from './support/operator.js';

jest.setTimeout(300_000);

const OWNER: [string, string] = ['operator@example.com', PASSWORD];
const MANAGER: [string, string] = ['manager@example.com', PASSWORD];
const UN = '/consolidated.xml';
const LIST = (...names: string[]) =>
  `<CONSOLIDATED_LIST dateGenerated="2026-11-18T09:00:00Z">${names
    .map((name, n) => `<INDIVIDUAL><DATAID>${n}</DATAID><FIRST_NAME>${name}</FIRST_NAME></INDIVIDUAL>`)
    .join('')}</CONSOLIDATED_LIST>`;

let publisher: Publisher;
let service: RunningTest;
let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
  publisher = await startPublisher();
  publisher.files.set(UN, LIST('ODETTE'));
  const urls = DATASETS.filter(({ officialUrl }) => officialUrl !== null).map(
    ({ name }) => `${name}=${publisher.base}${name === 'un' ? UN : `/${name}.json`}`,
  );
  service = await runningTest({
    DATASETS_AUTO: 'official',
    DATASETS_ALLOW_PRIVATE: 'true',
    DATASETS_URLS: urls.join(),
    RATE_LIMIT_PER_MINUTE: '3000',
  });
  await service.rest('PUT', '/accounts/me', { email: OWNER[0], password: PASSWORD, name: 'Operator' });
  const invite = 'mutation ($input: PersonInput!) { invitePerson(input: $input) { userErrors { code } } }';
  await service.graph(invite, { input: { name: 'Mo', email: MANAGER[0], password: PASSWORD, role: 'MANAGER' } });
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
  await publisher?.close();
});

const rowOf = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByText('UN Security Council consolidated list', { exact: true }) });

const stateOfUn = async (): Promise<string> =>
  (await service.graph('{ datasets { name fetch { state } } }')).data.datasets.find(
    ({ name }: { name: string }) => name === 'un',
  ).fetch.state;

test('an owner refreshes a list by button and sees its progress, the new data, a failure, and another try', async () => {
  const { page, context, faults } = await signedInAs(browser, service.url, OWNER);
  await goTo(page, 'data', 'Data sources');
  const row = rowOf(page);
  const status = row.getByRole('status');
  await row.getByText('2 rows').waitFor();

  publisher.files.set(UN, LIST('ODETTE', 'ODILE'));
  const letGo = publisher.hold(100);
  await row.getByRole('button', { name: 'Refresh' }).click();
  await status.getByText('Downloading: 0.1 kB so far').waitFor();
  await status.getByRole('progressbar', { name: 'Downloading' }).waitFor();
  await row.getByText('Loading', { exact: true }).waitFor();
  expect(await row.getByRole('button').count()).toBe(0);
  expect(await violationsAlone(page, true)).toEqual([]);
  letGo();
  await row.getByText('4 rows').waitFor();
  await status.getByText('Up to date').waitFor();
  await row.getByText('Current', { exact: true }).waitFor();

  publisher.files.set(UN, 503);
  await row.getByRole('button', { name: 'Refresh' }).click();
  await row.getByText('The server responded with HTTP 503').waitFor();
  await status.getByText('The update failed').waitFor();
  await row.getByText('4 rows').waitFor();
  expect(await violationsAlone(page, true)).toEqual([]);

  publisher.files.set(UN, LIST('ODETTE', 'ODILE', 'OTTILIE'));
  await row.getByRole('button', { name: 'Try again' }).click();
  await row.getByText('6 rows').waitFor();
  await row.getByRole('button', { name: 'Refresh' }).waitFor();

  // The page is read less often while nothing runs.
  const reads: string[] = [];
  page.on('request', (request) => void (request.postData()?.includes('query DataSources') && reads.push('read')));
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  expect(reads).toEqual([]);

  // More requests than a publisher should get are refused, and the page says so.
  for (let n = 0; n < 3; n += 1) {
    const before = publisher.asked.length;
    await row.getByRole('button', { name: 'Refresh' }).click();
    if (n === 2) break;
    await until(async () => publisher.asked.length > before && (await stateOfUn()) === 'UP_TO_DATE');
  }
  await row.getByRole('alert').getByText('A dataset can be refreshed 5 times in 10 minutes.').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

/** As if the requests before were long ago. */
async function forgetRequests(): Promise<void> {
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  await client.query('update intelligence.dataset_fetch set requests = 0');
  await client.end();
}

test('a list that another user refreshes appears without a reload', async () => {
  await forgetRequests();
  const { page, context } = await signedInAs(browser, service.url, MANAGER);
  await goTo(page, 'data', 'Data sources');
  const row = rowOf(page);
  await row.getByText('6 rows').waitFor();
  await page.waitForTimeout(3_000);
  publisher.files.set(UN, LIST('ODETTE', 'ODILE', 'OTTILIE', 'OLIVE'));
  const asked = await service.graph(
    'mutation { refreshDataset(input: { name: "un" }) { dataset { name } userErrors { code message field rule } } }',
  );
  expect(asked.errors).toBeUndefined();
  await row.getByText('8 rows').waitFor({ timeout: 30_000 });
  await context.close();
});

test('managers see how old the lists are, but no button', async () => {
  const { page, context } = await signedInAs(browser, service.url, MANAGER);
  await goTo(page, 'data', 'Data sources');
  await rowOf(page).getByText('8 rows').waitFor();
  expect(await page.getByRole('button', { name: /Refresh|Try again/ }).count()).toBe(0);
  await context.close();
});
