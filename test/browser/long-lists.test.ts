import { jest } from '@jest/globals';
import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { keepInserted, writtenColumns } from '../support/changed-reservations.js';
import { PASSWORD } from '../support/people.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { until } from '../support/until.js';
import { lookAt, openChromium } from './support/chromium.js';
import { goTo, signedInAs } from './support/operator.js';

const OWNER: [string, string] = ['operator@example.com', PASSWORD];
const MANY = 2_000;
const PAGE = 50;
/** Most rows that are drawn of a long list. */
const MOST_DRAWN = 120;
/** Pages read once more after their subscription is active. */
const SETTLED_MS = 4_000;

jest.setTimeout(600_000);

let service: RunningTest;
let browser: Browser;

/** Copies of a reservation, one a day later than the other. */
async function copyReservation(id: string): Promise<void> {
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  const table = 'screening.reservation';
  const [names, written] = [await writtenColumns(client, table), await writtenColumns(client, table, 'p.')];
  await client.query(
    `insert into ${table} (${names}) select ${written} from ${table} t, generate_series(2, ${MANY}) n,
       jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'confirmation_code', 'LONG' || n,
         'created_at', t.created_at - n * interval '1 hour', 'updated_at', t.updated_at - n * interval '1 hour')) p
     where t.id = $1`,
    [id],
  );
  await keepInserted(client);
  await client.end();
}

beforeAll(async () => {
  browser = await openChromium();
  service = await runningTest({ RATE_LIMIT_PER_MINUTE: '1000', SESSION_RATE_LIMIT_PER_MINUTE: '5000' });
  await service.rest('PUT', '/accounts/me', { email: OWNER[0], password: PASSWORD, name: 'Operator' });
  const { body } = await service.rest('POST', '/reservations?sync=1', {
    without_listing: true,
    confirmation_code: 'LONG1',
    check_in_date: '2030-03-01',
    check_out_date: '2030-03-09',
    guest: { full_name: 'Ann Lee' },
  });
  await copyReservation(body.id);
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

interface Asked {
  first: number;
  after: string | null;
}

/** What the page asks of the list from now on. */
function recorded(page: Page): Asked[] {
  const asked: Asked[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return;
    const { query, variables } = request.postDataJSON() as { query: string; variables: Asked };
    if (query.includes('query Review')) asked.push({ first: variables.first, after: variables.after ?? null });
  });
  return asked;
}

/** The list, after it was read once more. */
async function openList(width = 1280) {
  const visitor = await signedInAs(browser, service.url, OWNER, width);
  await goTo(visitor.page, 'reservations', 'Reservations');
  await codeOf(visitor.page, 1).waitFor();
  await visitor.page.waitForTimeout(SETTLED_MS);
  return visitor;
}

const codeOf = (page: Page, n: number) => page.getByText(`LONG${n}`, { exact: true });
const more = (page: Page) => page.getByRole('button', { name: 'Load more' });
const shown = (page: Page, count: string) => page.getByText(`${count} of 2,000`).waitFor();

test('“Load more” asks for the next page only', async () => {
  const { page, context } = await openList();
  const asked = recorded(page);
  for (const pages of [2, 3, 4]) {
    await more(page).click();
    await shown(page, String(pages * PAGE));
  }
  await page.waitForLoadState('networkidle');
  expect(asked.map(({ first }) => first)).toEqual([PAGE, PAGE, PAGE]);
  expect(new Set(asked.map(({ after }) => after)).size).toBe(3);
  expect(asked.every(({ after }) => after !== null)).toBe(true);
  await context.close();
});

/** Reads pages until this many rows are shown. */
async function readTo(page: Page, rows: number): Promise<void> {
  for (let count = PAGE * 2; count <= rows; count += PAGE) {
    await more(page).click();
    await shown(page, count.toLocaleString('en-GB'));
  }
}

const drawnRows = (page: Page) => page.locator('tbody tr[data-row]').count();

/** Codes of the rows in view, below the head of the table. */
/** Whether the rows in view are drawn: on a busy machine, they come after the page has scrolled. */
const isDrawn = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('tr.gap')).every((gap) => {
      const { top, bottom, height } = gap.getBoundingClientRect();
      return height === 0 || bottom <= 0 || top >= innerHeight;
    }),
  );

const inView = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('tbody tr[data-row]'))
      .filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 48 && bottom <= window.innerHeight;
      })
      .map((row) => row.querySelector('th .quiet')!.textContent),
  );

/** Scrolls to the end until this row is in view: heights are guesses until rows are drawn. */
const toEnd = (page: Page, n: number) =>
  until(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    return (await inView(page)).includes(`LONG${n}`);
  });

/** Presses a key until a row has the focus; returns the codes of all rows that had it. */
async function walk(page: Page, key: string, times: number): Promise<string[]> {
  const codes: string[] = [];
  for (let n = 0; n < times; n += 1) {
    await page.keyboard.press(key);
    codes.push(
      await page.evaluate(() => {
        const row = document.activeElement!.closest('tr')!;
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight ? row.querySelector('th .quiet')!.textContent : 'out of view';
      }),
    );
  }
  return codes;
}

test('of 2,000 rows only those near the window are drawn; keys, focus and selection reach the others', async () => {
  const { page, context, strangers, faults } = await openList();
  await page.getByRole('checkbox', { name: 'Select Ann Lee' }).nth(1).check();
  await readTo(page, MANY);
  expect(await more(page).count()).toBe(0);
  expect(await drawnRows(page)).toBeLessThanOrEqual(MOST_DRAWN);
  const table = page.getByRole('table', { name: 'All' });
  expect(await table.getAttribute('aria-rowcount')).toBe('2001');
  await toEnd(page, MANY);
  expect(await table.locator('tr[data-row]').last().getAttribute('aria-rowindex')).toBe('2001');
  expect(await drawnRows(page)).toBeLessThanOrEqual(MOST_DRAWN);
  // The selected row is far away.
  await page.getByText('1 selected').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await until(async () => (await inView(page)).includes('LONG2'));
  expect(await page.getByRole('checkbox', { name: 'Select Ann Lee' }).nth(1).isChecked()).toBe(true);
  const codes = await walk(page, 'j', MOST_DRAWN + 30);
  expect(codes).toEqual(codes.map((_, n) => `LONG${n + 1}`));
  // The focused row stays while the page is scrolled elsewhere, and the next key goes on from there.
  await toEnd(page, MANY);
  expect(await drawnRows(page)).toBeLessThanOrEqual(MOST_DRAWN);
  expect(await walk(page, 'k', 1)).toEqual([codes.at(-2)]);
  await page.keyboard.press('x');
  await page.getByText('2 selected').waitFor();
  expect(await lookAt(page, 'dashboard-long-list')).toEqual([]);
  expect({ strangers, faults }).toEqual({ strangers: [], faults: [] });
  await context.close();
});

test('Shift selects the rows between two, also those that are not drawn', async () => {
  const { page, context } = await openList();
  await readTo(page, 200);
  await page.evaluate(() => scrollTo(0, 0));
  const tick = (n: number) =>
    page
      .getByRole('row')
      .filter({ has: codeOf(page, n) })
      .getByRole('checkbox');
  await tick(3).click();
  await toEnd(page, 200);
  await tick(199).click({ modifiers: ['Shift'] });
  await page.getByText('197 selected').waitFor();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  expect(await page.locator('tbody input:checked').count()).toBe(0);
  await context.close();
});

test('on a phone, cards of unequal height are drawn near the window too', async () => {
  const { page, context, faults } = await openList(390);
  await readTo(page, 300);
  expect(await drawnRows(page)).toBeLessThanOrEqual(MOST_DRAWN);
  await toEnd(page, 300);
  // Back by small steps: no card is passed over, and none comes twice.
  const seen = new Set<string>(await inView(page));
  for (let n = 0; n < 400 && !seen.has('LONG1'); n += 1) {
    await page.mouse.wheel(0, -300);
    await page.waitForTimeout(60);
    await until(() => isDrawn(page));
    for (const code of await inView(page)) seen.add(code);
  }
  expect(seen.size).toBe(300);
  expect(faults).toEqual([]);
  await context.close();
});

test('rows of later pages follow what others change', async () => {
  const { page, context } = await openList();
  await readTo(page, 150);
  await toEnd(page, 150);
  const row = page.getByRole('row').filter({ has: codeOf(page, 140) });
  await row.getByText('Waiting for guest').waitFor();
  const id = (await row.getAttribute('data-row'))!;
  await service.rest('POST', `/reservations/${id}/status`, { supervised: 'approve' });
  await row.getByText('Approved').waitFor({ timeout: 10_000 });
  await shown(page, '150');
  await context.close();
});

const OPEN = '.queue-pane [aria-current="page"]';

/** Whether the open row is in view in the list beside the reservation, below the head of that list. */
const isOpenInView = (page: Page) =>
  page.evaluate((open) => {
    const [row, head, pane] = [open, '.queue-pane-head', '.queue-pane'].map((selector) =>
      document.querySelector(selector)!.getBoundingClientRect(),
    );
    return row!.top >= head!.bottom - 1 && row!.bottom <= pane!.bottom + 1;
  }, OPEN);

/** Presses a key until the list beside the reservation says that it is at this place, and shows it. */
async function stepTo(page: Page, key: string, place: string): Promise<void> {
  await page.keyboard.press(key);
  await page.getByText(`${place} of 2,000`, { exact: true }).waitFor();
  await until(() => isOpenInView(page));
}

test('beside a reservation, only rows near the view and the open one are drawn, and the keys reach all', async () => {
  const { page, context, strangers, faults } = await openList(1440);
  await page.getByRole('link', { name: 'Ann Lee' }).first().click();
  const pane = page.getByRole('navigation', { name: 'All' });
  await pane.getByText('1 of 2,000').waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const asked = recorded(page);
  for (let pages = 2; pages * PAGE <= 1_000; pages += 1) {
    await pane.getByRole('button', { name: 'Show more' }).click();
    await until(async () => asked.length === pages - 1);
    await pane.locator('button:not([data-loading])', { hasText: 'Show more' }).waitFor();
  }
  const drawn = () => pane.locator('li[data-row]').count();
  expect(await drawn()).toBeLessThanOrEqual(MOST_DRAWN);
  expect(await pane.locator(`li:has(${OPEN.replace('.queue-pane ', '')})`).getAttribute('aria-posinset')).toBe('1');
  for (let place = 2; place <= 40; place += 1) await stepTo(page, 'j', String(place));
  // To the end, where another one is opened: the list stays there.
  const last = pane.locator('li[aria-posinset="1000"]');
  await until(async () => {
    await pane.evaluate((list) => list.scrollTo(0, list.scrollHeight));
    return (await last.count()) === 1;
  });
  expect(await pane.locator(`li:has([aria-current])`).getAttribute('aria-posinset')).toBe('40');
  expect(await last.getAttribute('aria-setsize')).toBe('1000');
  expect(await drawn()).toBeLessThanOrEqual(MOST_DRAWN);
  await last.getByRole('link').click();
  await pane.getByText('1,000 of 2,000').waitFor();
  for (const place of ['999', '998', '997']) await stepTo(page, 'k', place);
  // The link with the focus stays while the list is scrolled elsewhere, and so does the open one, to which a key leads back.
  // Not before the opened page has taken the focus.
  await page.waitForTimeout(SETTLED_MS);
  const focused = pane.locator('li[aria-posinset="990"]');
  await focused.getByRole('link').focus();
  await pane.evaluate((list) => list.scrollTo(0, 0));
  await pane.locator('li[aria-posinset="2"]').waitFor();
  expect(await focused.getByRole('link').evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await drawn()).toBeLessThanOrEqual(MOST_DRAWN);
  await stepTo(page, 'k', '996');
  expect(await lookAt(page, 'dashboard-long-queue')).toEqual([]);
  expect({ strangers, faults }).toEqual({ strangers: [], faults: [] });
  await context.close();
});
