import type { Browser, Page } from 'playwright-core';
import { PASSWORD } from '../support/people.js';
import { LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { lookAt, openChromium, openVisitor } from './support/chromium.js';
import { goTo, signedInAs } from './support/operator.js';

const EMAIL = 'operator@example.com';
const AGREE = 'I agree';

let service: RunningTest;
let browser: Browser;
let listingId: string;
let made = 0;

beforeAll(async () => {
  browser = await openChromium();
  service = await runningTest();
  await service.rest('PUT', '/accounts/me', { email: EMAIL, password: PASSWORD, name: 'Operator' });
  listingId = (await service.rest('POST', '/listings', LISTING)).body.id;
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

async function booked() {
  const body = {
    listing_id: listingId,
    confirmation_code: `BEHAVIOR${(made += 1)}`,
    check_in_date: '2030-03-01',
    check_out_date: '2030-03-05',
    guest: { first_name: 'Ann', last_name: 'Lee', email: 'ann@example.com' },
  };
  const { id, guest_portal_url: url } = (await service.rest('POST', '/reservations?sync=1', body)).body;
  return { id: id as string, url: url as string };
}

/** Pastes into a field from the clipboard, as a guest does. */
async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.getByLabel(label).fill('');
  await page.getByLabel(label).press('ControlOrMeta+v');
  expect(await page.getByLabel(label).inputValue()).toBe(text);
}

const kept = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .map((key) => key.split(':')[0])
      .sort(),
  );

async function submit(page: Page): Promise<void> {
  await page.getByLabel('Date of birth').fill('1990-04-05');
  await page.getByLabel('Country', { exact: true }).selectOption('US');
  await page.getByRole('button', { name: 'Continue' }).click();
  // The decision may come before the page is shown.
  await page.getByRole('heading', { name: /^(That’s everything|You are all set)$/ }).waitFor();
}

const behaviorOf = async (id: string) => {
  const query = `{ reservation(id: "${id}") { portalSteps { behavior { seconds pastedFields timeZone } } } }`;
  return (await service.graph(query)).data.reservation.portalSteps[0].behavior;
};

test('a guest agrees, pastes and submits; the host sees the facts and their weight, and the guest takes it back', async () => {
  const { id, url } = await booked();
  const { context, page, faults, strangers } = await openVisitor(browser, service.url);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(url);
  const box = page.getByRole('region', { name: 'Help your host spot fraud (optional)' });
  await box.getByText('90 days after your stay.').waitFor();
  expect(await box.getByLabel(AGREE).isChecked()).toBe(false);
  expect(await kept(page)).toEqual([]);
  expect(await lookAt(page, 'behavior')).toEqual([]);
  await box.getByLabel(AGREE).check();
  expect(await kept(page)).toEqual(['agreed', 'device']);
  await page.getByRole('link', { name: 'Start' }).click();
  await page.getByLabel('First name').waitFor();
  await page.waitForLoadState('networkidle');
  await paste(page, 'Mobile phone', '+1 303 555 0123');
  await paste(page, 'Home address', '1 Main St, Denver');
  await submit(page);
  expect(await behaviorOf(id)).toEqual({
    seconds: expect.any(Number),
    pastedFields: 2,
    timeZone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
  });

  const operator = await signedInAs(browser, service.url, [EMAIL, PASSWORD]);
  await goTo(operator.page, `reservation/${id}`, 'Ann Lee');
  const why = operator.page.getByRole('table', { name: 'Factors of the risk score' });
  const factor = why.getByRole('row', { name: 'Several name, contact, address or document fields were pasted.' });
  await factor.getByText('+4').waitFor();
  await operator.page.getByText(/^Completed in \d+ seconds? · 2 fields pasted · Browser time zone: /).waitFor();
  expect(await lookAt(operator.page, 'behavior-case')).toEqual([]);
  await operator.context.close();

  await page.reload();
  await box.getByLabel(AGREE).uncheck();
  expect(await kept(page)).toEqual([]);
  await page.waitForLoadState('networkidle');
  expect(await behaviorOf(id)).toBeNull();
  await page.reload();
  await page.getByRole('heading', { name: 'You are all set' }).waitFor();
  expect(await box.count()).toBe(0);
  expect({ faults, strangers }).toEqual({ faults: [], strangers: [] });
  await context.close();
});

test('a guest who does not agree fills in the same portal, and nothing is kept or loaded for it', async () => {
  const { id, url } = await booked();
  const { context, page, faults } = await openVisitor(browser, service.url);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(url);
  await page.getByRole('link', { name: 'Start' }).click();
  await page.getByLabel('Mobile phone').fill('+1 303 555 0123');
  await page.getByLabel('Home address').fill('1 Main St, Denver');
  await submit(page);
  expect(await kept(page)).toEqual([]);
  expect(loaded.filter((one) => one.includes('watch-form'))).toEqual([]);
  expect(await behaviorOf(id)).toBeNull();
  expect(faults).toEqual([]);
  await context.close();
});
