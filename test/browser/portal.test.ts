import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, devices } from 'playwright-core';
import { projectRoot } from '#kit/process/project-root.js';
import { requireScreens } from '../support/portal.js';
import { LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { lookAt, openChromium, openVisitor } from './support/chromium.js';

let service: RunningTest;
let browser: Browser;
let listingId: string;
let made = 0;

beforeAll(async () => {
  browser = await openChromium();
  service = await runningTest();
  listingId = (await service.rest('POST', '/listings', LISTING)).body.id;
  await service.graph(
    `mutation ($listing: ListingInput!) {
      saveListing(input: { listing: $listing }) { listing { id } userErrors { code message field rule } } }`,
    { listing: { id: listingId, checkInInstructions: 'Door code 4711\nWay in: https://example.com/way-in.' } },
  );
  await service.rest('PUT', '/accounts/settings/usage-agreement', {
    user: { content: '<h2>Terms</h2><p>Be kind to the place.</p><ul><li>Pay for what breaks.</li></ul>' },
  });
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

async function booked(screens: string[], more: object = {}) {
  const body = {
    listing_id: listingId,
    confirmation_code: `BROWSER${(made += 1)}`,
    number_of_guests: 3,
    check_in_date: '2030-03-01',
    check_out_date: '2030-03-05',
    guest: { first_name: 'Ann', last_name: 'Lee', email: 'ann@example.com' },
    ...more,
  };
  const { id, guest_portal_url: url } = (await service.rest('POST', '/reservations?sync=1', body)).body;
  if (screens.length > 0) await requireScreens(service, id, Object.fromEntries(screens.map((s) => [s, 'required'])));
  return { id: id as string, url: url as string };
}

const statusOf = async (id: string) => (await service.rest('GET', `/reservations/${id}/summary`)).body;

test('a guest completes the whole portal on a phone, without requests to other hosts', async () => {
  const screens = ['PurposeOfStay', 'TimeInfoEdit', 'GuestList', 'UsageAgreement', 'HouseRules', 'BackgroundCheck'];
  const { id, url } = await booked(screens);
  const { context, page, strangers, faults } = await openVisitor(browser, service.url);
  await page.goto(url);
  await page.getByRole('link', { name: 'Start' }).click();
  await page.getByRole('heading', { name: 'About you', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').getByText('Date of birth is required.').waitFor();
  expect(await lookAt(page, 'about-you')).toEqual([]);
  await page.getByLabel('Mobile phone').fill('+1 303 555 0123');
  await page.getByLabel('Date of birth').fill('1990-04-05');
  // Corrected fields lose their error; the others keep theirs.
  await page.getByText('Date of birth is required.').first().waitFor({ state: 'detached' });
  await page.getByRole('alert').getByRole('button', { name: 'Home address is required.' }).click();
  await page.keyboard.type('1 Main St, Denver');
  await page.getByLabel('Country', { exact: true }).selectOption('US');
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  expect(await page.getByLabel('Home address').inputValue()).toBe('1 Main St, Denver');
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByRole('heading', { name: 'Purpose of your stay' }).waitFor();
  await page.getByLabel('Something else').check();
  await page.getByLabel('Details').fill('A wedding');
  expect(await lookAt(page, 'purpose')).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByRole('heading', { name: 'Arrival and departure' }).waitFor();
  await page.getByLabel('Arrival time').fill('18:30');
  await page.getByLabel('Departure time').fill('10:00');
  await page.getByLabel('Train').check();
  expect(await lookAt(page, 'times')).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByRole('heading', { name: 'Your party' }).waitFor();
  await page.getByLabel('Name').fill('Bo Lee');
  await page.getByLabel('Adult').check();
  expect(await lookAt(page, 'guest-list')).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByRole('heading', { name: 'Usage agreement', level: 1 }).waitFor();
  await page.getByText('Be kind to the place.').waitFor();
  await page.getByLabel('Draw my signature').check();
  const pad = (await page.locator('canvas').boundingBox())!;
  await page.mouse.move(pad.x + 20, pad.y + 20);
  await page.mouse.down();
  await page.mouse.move(pad.x + 120, pad.y + 60, { steps: 8 });
  await page.mouse.up();
  await page.getByLabel('I have read and accept').check();
  expect(await lookAt(page, 'agreement')).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByRole('heading', { name: 'House rules', level: 1 }).waitFor();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  expect(await lookAt(page, 'house-rules')).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByRole('heading', { name: 'Background check', level: 1 }).waitFor();
  expect(await page.getByLabel('Full name as shown on your ID').inputValue()).toBe('Ann Lee');
  expect(await page.getByLabel('Date of birth').inputValue()).toBe('1990-04-05');
  expect(await page.getByLabel('Home address').inputValue()).toBe('1 Main St, Denver');
  expect(await page.getByLabel('Country', { exact: true }).inputValue()).toBe('US');
  await page.getByText('Result: 90 days').waitFor();
  await page.getByLabel('I have read this and I agree').check();
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByRole('heading', { name: 'That’s everything' }).waitFor();
  expect(await lookAt(page, 'sent')).toEqual([]);
  expect(await statusOf(id)).toMatchObject({
    guest_portal_status: 'COMPLETED',
    guest_portal_last_screen: 'BackgroundCheck',
  });
  expect(await page.getByText(LISTING.location.street).count()).toBe(0);
  expect(await page.getByText('Door code 4711').count()).toBe(0);
  await service.rest('POST', `/reservations/${id}/status`, { supervised: 'approve' });
  await page.reload();
  await page.getByRole('heading', { name: 'You are all set' }).waitFor();
  await page.getByText(LISTING.location.street).waitFor();
  const instructions = page.getByRole('region', { name: 'Check-in instructions' });
  await instructions.getByText('Door code 4711').waitFor();
  expect(await instructions.getByRole('link').getAttribute('href')).toBe('https://example.com/way-in');
  expect(await lookAt(page, 'done')).toEqual([]);
  const textOf = async (button: string) => {
    const taken = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    return readFileSync(await (await taken).path(), 'utf8');
  };
  expect(await textOf('Add to calendar')).toContain('DTSTART;VALUE=DATE:20300301');
  expect(await textOf('Download your signed agreement')).toContain('Be kind to the place.');
  // A form refused for a missing field is not an error of the page.
  expect({ strangers, faults }).toEqual({ strangers: [], faults: [] });
  await context.close();
});

test('a link that is pressed while the app starts is followed', async () => {
  const { url } = await booked([]);
  const { context, page } = await openVisitor(browser, service.url);
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto(url);
  await page.getByRole('link', { name: 'Start' }).hover();
  await page.mouse.down();
  const read = await page.waitForResponse('**/graphql');
  await read.finished();
  await page.waitForTimeout(300);
  await page.mouse.up();
  await page.getByRole('heading', { name: 'About you', level: 1 }).waitFor({ timeout: 5_000 });
  await context.close();
});

test('a phone is not offered to continue on a phone', async () => {
  const { url } = await booked([]);
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('heading', { name: 'Your stay', exact: true }).waitFor();
  expect(await page.getByText('Continue on your phone').count()).toBe(0);
  await context.close();
});

test('continues on another device through a QR code drawn on the page', async () => {
  const { url } = await booked([]);
  const first = await openVisitor(browser, service.url);
  await first.page.goto(`${url}#AboutYou`);
  await first.page.getByLabel('Home address').fill('7 Side St');
  await first.page.getByText('Saved', { exact: true }).waitFor();
  await first.page.getByRole('link', { name: /Overview/ }).click();
  await first.page.getByText('Continue on your phone').click();
  await first.page.getByRole('img', { name: 'Continue on your phone' }).waitFor();
  expect(await lookAt(first.page, 'overview')).toEqual([]);
  const second = await openVisitor(browser, service.url, 'en-GB', 1280);
  await second.page.goto(url);
  await second.page.getByRole('link', { name: 'Continue', exact: true }).click();
  expect(await second.page.getByLabel('Home address').inputValue()).toBe('7 Side St');
  expect([...first.faults, ...second.faults, ...first.strangers, ...second.strangers]).toEqual([]);
  await first.context.close();
  await second.context.close();
});

test.each([
  'IDVerification',
  'SecurityDeposit',
  'BackgroundCheck',
  'CreditCheck',
  'LongTerm',
  'AuthorityReporting',
  'BuildingScreen',
  'CustomScreen',
  'Coronavirus',
  'IDCollection',
])('the screen %s is usable at every width, in both colour schemes', async (screen) => {
  const { url } = await booked([screen]);
  const { context, page, faults } = await openVisitor(browser, service.url);
  await page.goto(`${url}#${screen}`);
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  expect(await lookAt(page, screen)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('a guest uploads the requested file; another file type is refused with a message', async () => {
  const { id, url } = await booked(['FileUpload']);
  const { context, page, faults, strangers } = await openVisitor(browser, service.url);
  await page.goto(`${url}#FileUpload`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').getByText('Document is required.').waitFor();
  // Visible on the page, and not only to the driver.
  expect((await page.getByLabel('Document').boundingBox())!.width).toBeGreaterThan(100);
  const choose = (name: string, text: string) =>
    page.getByLabel('Document').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) });
  await choose('contract.pdf', '<html>');
  await page.getByText('File type not supported.').waitFor();
  expect(await lookAt(page, 'file-refused')).toEqual([]);
  await choose('contract.pdf', '%PDF-1.4\n%%EOF\n');
  await page.getByText('Uploaded: contract.pdf').waitFor();
  expect(await lookAt(page, 'file-there')).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'About you', level: 1 }).waitFor();
  const query = `{ reservation(id: "${id}") { portalFiles { slot name } } }`;
  expect((await service.graph(query)).data.reservation.portalFiles).toEqual([
    { slot: 'document', name: 'contract.pdf' },
  ]);
  // The browser's own message for the refused file.
  expect({ faults, strangers }).toEqual({ faults: [expect.stringMatching(/status of 400/)], strangers: [] });
  await context.close();
});

test('a guest enters text and uploads files in Arabic', async () => {
  const { url } = await booked(['FileUpload'], { locale: 'ar' });
  const { context, page, faults } = await openVisitor(browser, service.url);
  await page.goto(`${url}#FileUpload`);
  await page.getByLabel('وثيقة').waitFor();
  expect(await lookAt(page, 'files-ar')).toEqual([]);
  // What is entered has its own direction, and an empty field that of the page.
  await page.goto(`${url}#AboutYou`);
  const address = page.getByLabel('عنوان السكن');
  const direction = () => address.evaluate((field) => getComputedStyle(field).direction);
  expect(await direction()).toBe('rtl');
  await address.fill('1 Main St, Denver');
  expect(await direction()).toBe('ltr');
  await address.fill('شارع النيل 1');
  expect(await direction()).toBe('rtl');
  expect(faults).toEqual([]);
  await context.close();
});

test.each([
  ['es', 'Antes de su estancia', 'ltr'],
  ['fr', 'Avant votre séjour', 'ltr'],
  ['de', 'Vor Ihrem Aufenthalt', 'ltr'],
  ['ar', 'قبل إقامتك', 'rtl'],
  ['ja', 'ご宿泊の前に', 'ltr'],
])('the portal uses %s when the booking does', async (language, title, direction) => {
  const { url } = await booked(['HouseRules', 'SecurityDeposit'], { locale: language });
  const { context, page, faults } = await openVisitor(browser, service.url);
  await page.goto(url);
  await page.getByRole('heading', { name: title }).waitFor();
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    language,
    direction,
  ]);
  expect(await lookAt(page, `overview-${language}`)).toEqual([]);
  await page.goto(`${url}#AboutYou`);
  await page.locator('form').waitFor();
  expect(await lookAt(page, `about-you-${language}`)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('the whole form works by keyboard, and the language can be changed on the page', async () => {
  const { url } = await booked([]);
  const { context, page } = await openVisitor(browser, service.url);
  await page.goto(url);
  await page.getByRole('heading', { name: 'Before your stay' }).waitFor();
  await page.getByLabel(/^Language/).selectOption('de');
  await page.getByRole('heading', { name: 'Vor Ihrem Aufenthalt' }).waitFor();
  await page.getByRole('link', { name: 'Los geht’s' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Über Sie' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).autocomplete)).toBe('given-name');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
  await page.getByRole('alert').getByText('Bitte ausfüllen: Wohnanschrift').waitFor();
  // What is wrong is said in the language of the page, also after the guest has changed it.
  await page.getByLabel(/^Language/).selectOption('es');
  await page.getByRole('alert').getByText('Por rellenar: Domicilio').waitFor();
  await context.setOffline(true);
  await page.getByLabel(/^Language/).selectOption('pl');
  await page.getByRole('alert').getByText('No hay conexión.').waitFor();
  expect(await page.getByLabel(/^Language/).inputValue()).toBe('es');
  await context.close();
});

test('a reopened screen gives its reason, and stays without screens get a friendly page', async () => {
  const { id, url } = await booked([]);
  const { context, page } = await openVisitor(browser, service.url);
  const cancelled = await booked([], { status: 'CANCELLED' });
  await page.goto(cancelled.url);
  await page.getByRole('heading', { name: 'This reservation is canceled' }).waitFor();
  expect(await lookAt(page, 'cancelled')).toEqual([]);
  await page.goto(`${url}#AboutYou`);
  await page.getByLabel('Mobile phone').fill('+1 303 555 0123');
  await page.getByLabel('Date of birth').fill('1990-04-05');
  await page.getByLabel('Home address').fill('1 Main St');
  await page.getByLabel('Country', { exact: true }).selectOption('US');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'That’s everything' }).waitFor();
  const reopened = await service.graph(
    `mutation { reopenPortalScreen(input: { reservationId: "${id}", screen: AboutYou, reason: "The number does not answer" }) { reservation { id } userErrors { code message field rule } } }`,
  );
  expect(reopened).toEqual({ data: { reopenPortalScreen: { id } } });
  await page.goto(url);
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await page.getByRole('heading', { name: 'About you', level: 1 }).waitFor();
  await page.getByText('The number does not answer').waitFor();
  expect(await lookAt(page, 'reopened')).toEqual([]);
  await context.close();
});

test('the first load is at most 120 kB compressed', () => {
  const folder = join(projectRoot, 'dist/web/portal');
  type Entry = { file: string; css?: string[]; isEntry?: boolean };
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Entry>;
  const { file, css = [] } = Object.values(manifest).find(({ isEntry }) => isEntry)!;
  const bytes = [file, ...css].map((name) => gzipSync(readFileSync(join(folder, name))).length);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(120_000);
});
