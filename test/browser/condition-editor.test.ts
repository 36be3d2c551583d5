import { jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { PASSWORD } from '../support/people.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { type Visitor, lookAt, openChromium, openVisitor } from './support/chromium.js';
import { goTo, signedInAs } from './support/operator.js';
import { FUNCTIONS } from '#subgraphs/screening/screening/rules/condition/rule-vocabulary.js';

const OWNER: [string, string] = ['operator@example.com', PASSWORD];

jest.setTimeout(300_000);

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

async function leave({ context, strangers, faults }: Visitor): Promise<void> {
  expect({ strangers, faults }).toEqual({ strangers: [], faults: [] });
  await context.close();
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Condition' });
const choices = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const underlined = (page: Page) => page.locator('.cm-lintRange-error');

/** Replaces the condition, as by keyboard. */
async function write(page: Page, condition: string): Promise<void> {
  await field(page).press('Control+A');
  if (condition) await page.keyboard.insertText(condition);
  else await page.keyboard.press('Delete');
}

/** A new rule, written as an expression. */
async function writing(width = 1280): Promise<Visitor> {
  const visitor = await signedInAs(browser, service.url, OWNER, width);
  const { page } = visitor;
  await goTo(page, 'rules', 'Rules');
  await page.getByRole('button', { name: 'New rule' }).click();
  await page.getByLabel('Name').fill('Long stays');
  await page.getByText('Expression', { exact: true }).click();
  await field(page).waitFor();
  return visitor;
}

/** As long as Enter means a new line after a list has opened, because the user may have meant that. */
const TOO_SOON_MS = 100;

test('typing suggests facts with kind and example, and Enter inserts one', async () => {
  const visitor = await writing();
  const { page } = visitor;
  await write(page, '');
  await field(page).pressSequentially('reservation.ni');
  const choice = choices(page).getByRole('option', { name: /^reservation\.nights/ });
  await choice.waitFor();
  expect(await choice.getAttribute('aria-selected')).toBe('true');
  expect(await choice.innerText()).toContain('Number');
  const about = page.locator('.cm-completionInfo');
  await about.getByText('Number of nights.').waitFor();
  expect(await about.innerText()).toMatch(/Example: 14[\s\S]*May be unknown/);
  expect(await lookAt(page, 'condition-suggestions')).toEqual([]);
  await field(page).press('Enter');
  await field(page).pressSequentially(' >= 7 && ');
  await page.getByText('The builder can’t show this one.').waitFor();
  expect(await field(page).innerText()).toBe('reservation.nights >= 7 && ');
  // Words of the page find a fact, too.
  await field(page).pressSequentially('throwaway');
  await choices(page)
    .getByRole('option', { name: /^email\.disposable/ })
    .waitFor();
  await page.waitForTimeout(TOO_SOON_MS);
  await field(page).press('Enter');
  expect(await field(page).innerText()).toBe('reservation.nights >= 7 && email.disposable');
  await leave(visitor);
});

test('suggestions are all functions that conditions support, operators and the values of a fact', async () => {
  const visitor = await writing();
  const { page } = visitor;
  const offered = async (written: string) => {
    await write(page, written);
    await field(page).press('End');
    await field(page).press('Control+Space');
    await choices(page).getByRole('option').first().waitFor();
    const names = await choices(page).locator('.cm-completionLabel').allInnerTexts();
    await field(page).press('Escape');
    return names;
  };
  const functions = [...(await offered('size')), ...(await offered('guest.email_domain.'))];
  for (const one of ['int', 'double', 'string']) functions.push(...(await offered(one)));
  expect(FUNCTIONS.filter((name) => !functions.includes(name))).toEqual([]);
  expect(await offered('reservation.nights ')).toEqual(expect.arrayContaining(['>=', '==', 'in', '&&']));
  expect(await offered('reservation.status == ')).toEqual(
    expect.arrayContaining(['"CONFIRMED"', '"CANCELED"', '"INQUIRY"']),
  );
  await leave(visitor);
});

test('a typo is underlined and described before saving, and no longer once it is corrected', async () => {
  const visitor = await writing();
  const { page } = visitor;
  await write(page, 'reservation.nigths >= 7');
  await underlined(page).waitFor();
  expect(await underlined(page).innerText()).toBe('nigths');
  await page.getByText('No such key: nigths').waitFor();
  expect(await field(page).getAttribute('aria-invalid')).toBe('true');
  const described = await field(page).evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );
  expect(described).toContain('No such key: nigths');
  expect(await lookAt(page, 'condition-problem')).toEqual([]);
  // Where something is missing, the end of what is there is underlined.
  await write(page, 'reservation.nights >=');
  await page.getByText('Unexpected token: the end').waitFor();
  expect(await underlined(page).innerText()).toBe('>=');
  // All problems at once, each at its place.
  await write(page, 'guest.agee > 3 && reservation.sorce == "x" || reservation.pms > true');
  await page.getByText('No such key: sorce').waitFor();
  expect(await underlined(page).allInnerTexts()).toEqual(['agee', 'sorce', 'reservation.pms > true']);
  expect(await page.locator('.condition-problem p').allInnerTexts()).toEqual([
    'No such key: agee',
    'No such key: sorce',
    'No such overload: string > bool',
  ]);
  expect(await lookAt(page, 'condition-problems')).toEqual([]);
  await write(page, 'reservation.source > 5');
  await page.getByText('No such overload: string > int').waitFor();
  await write(page, 'reservation.nights >= 7');
  await underlined(page).waitFor({ state: 'detached' });
  expect(await page.getByText(/No such/).count()).toBe(0);
  expect(await field(page).getAttribute('aria-invalid')).toBeNull();
  expect(await page.getByRole('button', { name: 'Save as draft' }).isEnabled()).toBe(true);
  await leave(visitor);
});

test('the keyboard leaves the field with Tab, and Escape closes the suggestions only', async () => {
  const visitor = await writing();
  const { page } = visitor;
  const isFocused = async () => field(page).evaluate((element) => element === document.activeElement);
  await write(page, '');
  await field(page).pressSequentially('gue');
  await choices(page).waitFor();
  await field(page).press('Escape');
  await choices(page).waitFor({ state: 'detached' });
  expect(await isFocused()).toBe(true);
  expect(await field(page).innerText()).toBe('gue');
  await field(page).press('Escape');
  expect(await isFocused()).toBe(true);
  await field(page).pressSequentially('s');
  await choices(page).waitFor();
  await field(page).press('Tab');
  expect(await isFocused()).toBe(false);
  await choices(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement!.outerHTML)).toMatch(/^<summary/);
  await page.keyboard.press('Shift+Tab');
  expect(await isFocused()).toBe(true);
  expect(await field(page).innerText()).toBe('gues');
  await leave(visitor);
});

test('buttons insert facts at the cursor, and at most 2,000 characters fit', async () => {
  const visitor = await writing(390);
  const { page } = visitor;
  await write(page, ' > 3');
  await field(page).press('Control+Home');
  await page.getByText('Facts that you can use').click();
  await page.getByRole('button', { name: 'guest.completed_stays' }).click();
  expect(await field(page).innerText()).toBe('guest.completed_stays > 3');
  await field(page).pressSequentially(' +');
  expect(await field(page).innerText()).toBe('guest.completed_stays + > 3');
  await write(page, `"${'x'.repeat(1_990)}"`);
  await field(page).press('Control+End');
  await page.keyboard.insertText(' == "12"');
  await page.keyboard.insertText('3');
  expect((await field(page).innerText()).length).toBe(2_000);
  await leave(visitor);
});

test('the description of a problem is in the language of the page', async () => {
  const visitor = await openVisitor(browser, service.url, 'de-DE', 1280);
  const { page } = visitor;
  await page.goto(`${service.url}/sign-in`);
  await page.locator('input[type="email"]').fill(OWNER[0]);
  await page.locator('input[type="password"]').fill(OWNER[1]);
  await page.locator('button[type="submit"]').click();
  await page.getByRole('heading', { name: 'Prüfung', level: 1 }).waitFor();
  await page.goto(`${service.url}/dashboard#/rules`);
  await page.getByRole('button', { name: 'Neue Regel' }).click();
  await page.locator('form').getByText('Ausdruck', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Bedingung' }).press('Control+A');
  await page.keyboard.insertText('reservation.nights >');
  await page.getByText('Unerwartet: das Ende').waitFor();
  await leave(visitor);
});
