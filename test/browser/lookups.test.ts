import { jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { type DatasetTest, datasetsOn } from '../support/datasets.js';
import { PASSWORD } from '../support/people.js';
import { type ProviderServer, type WhoisServer, providerServer, whoisServer } from '../support/provider-server.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { until } from '../support/until.js';
import { loadSdn } from '../support/watchlists.js';
import { lookAt, openChromium } from './support/chromium.js';
import { goTo, signedInAs } from './support/operator.js';

const OWNER: [string, string] = ['operator@example.com', PASSWORD];

/** Every answer is checked at several widths, in both color schemes. */
jest.setTimeout(300_000);

let service: RunningTest;
let browser: Browser;
let store: DatasetTest;
let seon: ProviderServer;
let whois: WhoisServer;

beforeAll(async () => {
  browser = await openChromium();
  [seon, whois] = [await providerServer(), await whoisServer()];
  seon.says = () => ({
    status: 200,
    body: { success: true, data: { account_details: { chat: { registered: true } } } },
  });
  whois.says = (line) =>
    line === 'com'
      ? `refer: 127.0.0.1:${whois.port}\n`
      : `Domain Name: ${line}\nRegistrar: Good Names\nCreation Date: 1995-08-14\nExpiry Date: 2037-08-13\n`;
  service = await runningTest({
    RATE_LIMIT_PER_MINUTE: '1000',
    LOOKUP_SOCIAL: 'seon',
    LOOKUP_SEON_URL: seon.url,
    LOOKUP_SEON_KEY: 'secret',
    LOOKUP_WHOIS: 'whois',
    LOOKUP_WHOIS_URL: `whois://127.0.0.1:${whois.port}`,
    LOOKUP_ALLOW_PRIVATE: 'true',
  });
  store = datasetsOn(service.databaseUrl);
  await loadSdn(store);
  const year = new Date().getUTCFullYear() - 1;
  const register = 'id,fname,lname,state,dob\n1,Quillon,Vance,TX,1979-05-06\n';
  const cases = `full_name,eviction_date,source,state\nQuillon Vance,${year}-02-03,US-TX,TX\n`;
  await store.load('sex-offenders', store.file('register.csv', register));
  await store.load('evictions', store.file('cases.csv', cases));
  await store.load('ip-blocklist', store.file('lists/known-attackers.txt', '45.148.10.77\n'));
  await service.rest('PUT', '/accounts/me', { email: OWNER[0], password: PASSWORD, name: 'Operator' });
});

afterAll(async () => {
  await browser?.close();
  await store?.close();
  await service?.stop();
  await seon?.stop();
  await whois?.stop();
});

type Values = Record<string, string>;

interface Tried {
  kind: string;
  valid: Values;
  answer: RegExp;
  invalid: Values;
  /** What is said about the invalid input. */
  problem: RegExp;
}

const PERSON = { 'First name': 'Quillon', 'Last name': 'Vance', 'Date of birth': '1979-05-06' };

const TRIED: Tried[] = [
  {
    kind: 'Sanctions and watchlists',
    valid: { 'Full name': 'Odette Quillfeather' },
    answer: /One entry resembles this name/,
    invalid: { 'Full name': '–' },
    problem: /^Full name must contain a letter or digit/,
  },
  {
    kind: 'Email address',
    valid: { Email: 'ann.lee@gmail.com' },
    answer: /Well-formed\s+Yes[^]+Free mailbox/,
    invalid: { Email: 'ann@lee' },
    problem: /^Email must be a valid email address/,
  },
  {
    kind: 'Phone number',
    valid: { 'Phone number': '+1 303 555 0123' },
    answer: /Valid number\s+Yes[^]+United States/,
    invalid: { 'Phone number': '12' },
    problem: /Valid number\s+No|^Phone number must be/,
  },
  {
    kind: 'Social accounts',
    valid: { Email: 'ann.lee@gmail.com' },
    answer: /Account found/,
    invalid: {},
    problem: /^Enter an email address or a phone number\.$/,
  },
  {
    kind: 'IP address',
    valid: { 'IP address': '45.148.10.77' },
    answer: /Yes, IPv4[^]+known-attackers/,
    invalid: { 'IP address': '999.1.1.1' },
    problem: /^IP address must be an IPv4 or IPv6 address/,
  },
  {
    kind: 'Postal address',
    valid: { 'Postal code': '80202', City: 'Denver', Country: 'US' },
    answer: /The area of the postal code[^]+America\/Denver/,
    invalid: { 'Postal code': '80202', City: 'Denver', Country: 'Narnia' },
    problem: /The country was not recognized\./,
  },
  {
    kind: 'Domain',
    valid: { Domain: 'shop.com' },
    answer: /Good Names/,
    invalid: { Domain: 'not a domain' },
    problem: /^Domain must be a registrable domain, such as example\.com/,
  },
  {
    kind: 'Sex offender registers',
    valid: { ...PERSON, 'US state': 'TX' },
    answer: /Quillon Vance\s+Date of birth\s+6 May 1979/,
    invalid: { ...PERSON, 'US state': 'ZZ' },
    problem: /^US state must be a US state: name or postal abbreviation/,
  },
  {
    kind: 'Eviction cases',
    valid: { 'Full name': 'Quillon Vance', 'US state': 'TX' },
    answer: /1 of 1/,
    invalid: { 'Full name': 'Quillon Vance', 'US state': 'ZZ' },
    problem: /^US state must be a US state: name or postal abbreviation$/,
  },
];

/** Fills in the form, with all other fields empty, and sends it. */
async function lookUp(page: Page, kind: string, values: Values): Promise<void> {
  const form = page.getByRole('form', { name: `Look up: ${kind}` });
  for (const field of await form.locator('input').all()) await field.fill('');
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
  await form.getByRole('button', { name: 'Look up' }).click();
}

async function expectResult(page: Page, text: RegExp): Promise<void> {
  const result = page.getByRole('region', { name: 'Result' });
  let shown = '';
  const isShown = async () => text.test((shown = await result.innerText()));
  await until(isShown, 20_000).catch(() => expect(shown).toMatch(text));
}

test('every kind of lookup answers in words, and says what is wrong with an input', async () => {
  const { context, page, strangers, faults } = await signedInAs(browser, service.url, OWNER);
  await goTo(page, 'lookups', 'Lookups');
  const choice = page.getByLabel('What to look up');
  const kinds = await choice.locator('option').allTextContents();
  expect(kinds).toEqual([...TRIED.map(({ kind }) => kind), 'Background check']);
  const problems: string[] = [];
  for (const { kind, valid, answer, invalid, problem } of TRIED) {
    await choice.selectOption({ label: kind });
    await lookUp(page, kind, valid);
    await expectResult(page, answer);
    problems.push(...(await lookAt(page, `lookup ${kind}`)));
    await lookUp(page, kind, invalid);
    await expectResult(page, problem);
    expect(page.url()).not.toMatch(/ann|quill|denver|80202|45\.148|shop/i);
  }
  problems.push(...(await lookAt(page, 'lookup refused')));
  expect({ problems, strangers }).toEqual({ problems: [], strangers: [] });
  expect(faults.filter((fault) => !fault.includes('400'))).toEqual([]);
  await context.close();
});

test('a search for evictions without a name or address lists nobody’s cases', async () => {
  const { context, page } = await signedInAs(browser, service.url, OWNER);
  await goTo(page, 'lookups?kind=evictions', 'Lookups');
  await lookUp(page, 'Eviction cases', { 'US state': 'TX' });
  await expectResult(page, /^Enter a name, a street or a postal code/);
  expect(await page.getByRole('table').count()).toBe(0);
  await context.close();
});

test('a background check needs a name and a state that exists', async () => {
  const { context, page } = await signedInAs(browser, service.url, OWNER);
  await goTo(page, 'lookups?kind=background', 'Lookups');
  await page.getByLabel('First name').fill('Quillon');
  await page.getByLabel('Last name').fill('Vance');
  await page.getByLabel('Country').selectOption('US');
  await page.getByLabel('State').fill('Narnia');
  await page.getByRole('button', { name: 'Start check' }).click();
  await page
    .getByText(/must be .*state/i)
    .first()
    .waitFor();
  expect(await page.getByRole('region', { name: 'Report' }).count()).toBe(0);
  await page.getByLabel('State').fill('tx');
  await page.getByRole('button', { name: 'Start check' }).click();
  await page.getByRole('region', { name: 'Report' }).getByText('Needs review').waitFor();
  await context.close();
});
