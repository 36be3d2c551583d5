import { readFileSync } from 'node:fs';
import { jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { type MailServer, mailServer } from '../support/mail-server.js';
import { PASSWORD } from '../support/people.js';
import { requireScreens } from '../support/portal.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { type Visitor, lookAt, openChromium, openVisitor } from './support/chromium.js';
import { goTo, signedInAs } from './support/operator.js';

const OPERATOR = 'operator@example.com';
const CONTENT =
  'mutation { setPortalContent(input: { screen: GuestList, content: { guestList: { eachAdult: [UsageAgreement] } } }) { portalContent { isSet } userErrors { code message field rule } } }';

jest.setTimeout(300_000);

let service: RunningTest;
let browser: Browser;
let mail: MailServer;

beforeAll(async () => {
  browser = await openChromium();
  mail = await mailServer();
  const sending = { SMTP_URL: mail.url, MAIL_FROM: 'Loft <stay@loft.example>' };
  service = await runningTest({ RATE_LIMIT_PER_MINUTE: '1000', ...sending });
  await service.rest('PUT', '/accounts/me', { email: OPERATOR, password: PASSWORD, name: 'Operator' });
  const agreement = { user: { content: 'Be kind to the place.', format: 'text' } };
  await service.rest('PUT', '/accounts/settings/usage-agreement', agreement);
  expect((await service.graph(CONTENT)).errors).toBeUndefined();
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
  await mail?.stop();
});

async function booked(screens: Record<string, string>) {
  const guest = { first_name: 'Ann', last_name: 'Lee', email: 'ann@example.com' };
  const booking = { without_listing: true, guest, number_of_guests: 2 };
  const { body } = await service.rest('POST', '/reservations?sync=1', booking);
  await requireScreens(service, body.id, { AboutYou: 'disabled', ...screens });
  return { id: body.id as string, url: body.guest_portal_url as string };
}

const mailedLink = (link: RegExp) =>
  eventually(() => mail.received.flatMap(({ to, body }) => (to[0] === OPERATOR ? (link.exec(body) ?? []) : [])).at(-1));

async function leave({ context, strangers, faults }: Visitor): Promise<void> {
  expect({ strangers, faults }).toEqual({ strangers: [], faults: [] });
  await context.close();
}

test('confirms the operator’s email address by mailed link and password, and signs in', async () => {
  const { page, ...visitor } = await openVisitor(browser, service.url);
  const fill = async () => {
    await page.getByLabel('Email').fill(OPERATOR);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await page.goto(`${service.url}/sign-in`);
  await fill();
  await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor();
  expect(await lookAt(page, 'sign-in-confirm')).toEqual([]);
  await page.goto(await mailedLink(/http:\S+\/sign-in\/confirm\/\S+/));
  await fill();
  await page.getByRole('heading', { name: 'Review' }).waitFor();
  // The first response is a refusal, which the browser logs to its console.
  expect(visitor.faults).toEqual([expect.stringContaining('403')]);
  await visitor.context.close();
});

test('another adult signs through their own link, and the host sees the signature next to their name', async () => {
  const { id, url } = await booked({ GuestList: 'required' });
  const first = await openVisitor(browser, service.url);
  await first.page.goto(`${url}#GuestList`);
  await first.page.getByLabel('Name').fill('Bo Park');
  await first.page.getByLabel('Adult').check();
  const sent = first.page.waitForResponse((response) => response.request().method() === 'POST');
  await first.page.getByRole('button', { name: 'Continue' }).click();
  expect((await sent).status()).toBe(200);
  await first.page.goto(url);
  await first.page.getByRole('heading', { name: 'Links for other adults' }).waitFor();
  expect(await lookAt(first.page, 'adults-links')).toEqual([]);
  const link = await first.page.getByLabel('Link for').inputValue();

  const other = await openVisitor(browser, service.url);
  await other.page.goto(link);
  await other.page.getByRole('link', { name: 'Start' }).waitFor();
  expect(await other.page.textContent('body')).not.toMatch(/Ann|ann@example/);
  expect(await lookAt(other.page, 'adults-own')).toEqual([]);
  await other.page.getByRole('link', { name: 'Start' }).click();
  await other.page.getByText('Be kind to the place.').waitFor();
  await other.page.getByLabel('Type my name').check();
  await other.page.getByRole('textbox').last().fill('Bo Park');
  await other.page.getByLabel('I have read and accept').check();
  await other.page.getByRole('button', { name: 'Continue' }).click();
  await other.page.getByRole('heading', { name: /That’s everything|You are all set/ }).waitFor();
  await leave(other);
  await first.page.reload();
  await first.page.getByRole('region', { name: 'Links for other adults' }).getByText('Done', { exact: true }).waitFor();
  await leave(first);

  const host = await signedInAs(browser, service.url, [OPERATOR, PASSWORD]);
  await goTo(host.page, `reservation/${id}`, 'Ann Lee');
  await host.page.getByRole('heading', { name: 'Other adults' }).waitFor();
  await host.page.getByText('Usage agreement: accepted').waitFor();
  expect(await lookAt(host.page, 'dashboard-adults')).toEqual([]);
  await leave(host);
});

test('downloads the guest’s answers for the authorities as a file', async () => {
  const { id, url } = await booked({ AuthorityReporting: 'required' });
  const guest = await openVisitor(browser, service.url);
  await guest.page.goto(`${url}#AuthorityReporting`);
  await guest.page.getByLabel('Full name').fill('Ann Lee');
  await guest.page.getByLabel('Nationality').selectOption('US');
  await guest.page.getByLabel('Date of birth').fill('1990-04-05');
  await guest.page.getByLabel('Place of birth').fill('Denver');
  await guest.page.getByLabel('Home address').fill('1 Main St, Denver');
  await guest.page.getByLabel('Passport').check();
  await guest.page.getByLabel('Issuing country').selectOption('US');
  await guest.page.getByLabel('Document number').fill('X1234567');
  await guest.page.getByRole('button', { name: 'Continue' }).click();
  await guest.page.getByRole('heading', { name: /That’s everything|You are all set/ }).waitFor();
  await leave(guest);

  const host = await signedInAs(browser, service.url, [OPERATOR, PASSWORD]);
  await goTo(host.page, `reservation/${id}`, 'Ann Lee');
  await host.page.getByRole('heading', { name: 'Report to the authorities' }).waitFor();
  expect(await lookAt(host.page, 'dashboard-report')).toEqual([]);
  const taken = host.page.waitForEvent('download');
  await host.page.getByRole('button', { name: 'CSV' }).click();
  expect(readFileSync(await (await taken).path(), 'utf8')).toContain('X1234567');
  await leave(host);
});

test('resets a forgotten password through a link in an email', async () => {
  const { page, ...visitor } = await openVisitor(browser, service.url);
  await page.goto(`${service.url}/sign-in`);
  await page.getByRole('link', { name: /Forgot your password/ }).click();
  expect(await lookAt(page, 'password-forgotten')).toEqual([]);
  await page.getByLabel('Email').fill(OPERATOR);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.goto(await mailedLink(/http:\S+\/password\/\S+/));
  await page.getByLabel('Your new password').fill('another long sentence');
  expect(await lookAt(page, 'password-new')).toEqual([]);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('heading', { name: 'Password changed' }).waitFor();
  await leave({ page, ...visitor });
  await leave(await signedInAs(browser, service.url, [OPERATOR, 'another long sentence']));
});
