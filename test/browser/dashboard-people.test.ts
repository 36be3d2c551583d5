import { jest } from '@jest/globals';
import { Client } from 'pg';
import type { Browser } from 'playwright-core';
import { PASSWORD } from '../support/people.js';
import { PortalGuest, requireScreens } from '../support/portal.js';
import { LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { until } from '../support/until.js';
import { type Visitor, lookAt, openChromium, openVisitor } from './support/chromium.js';
import { goTo, signedInAs } from './support/operator.js';

const OWNER: [string, string] = ['operator@example.com', PASSWORD];
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC';

/** Each test opens pages at every width in both colour schemes, which is slow on a busy machine. */
jest.setTimeout(300_000);

let service: RunningTest;
let browser: Browser;
let listingId: string;
let reservation: { id: string; guest_portal_url: string };

beforeAll(async () => {
  browser = await openChromium();
  service = await runningTest({ RATE_LIMIT_PER_MINUTE: '1000' });
  await service.rest('PUT', '/accounts/me', { email: OWNER[0], password: PASSWORD, name: 'Operator' });
  const { body: listing } = await service.rest('POST', '/listings', LISTING);
  listingId = listing.id;
  for (const [n, name] of ['Ann Lee', 'Bo Park', 'Cy Dorn'].entries()) {
    const guest = { full_name: name, email: `guest${n}@example.com` };
    const dates = { check_in_date: '2030-03-01', check_out_date: '2030-03-05' };
    const body = { listing_id: listing.id, confirmation_code: `PEOPLE${n}`, total_price: 420, ...dates, guest };
    reservation = (await service.rest('POST', '/reservations?sync=1', body)).body;
  }
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

async function booked(name: string, code: string): Promise<typeof reservation> {
  const guest = { full_name: name, email: `${code}@example.com` };
  const dates = { check_in_date: '2030-03-01T16:00:00Z', check_out_date: '2030-03-05' };
  const place = { listing_id: listingId, confirmation_code: code, total_price: 420 };
  return (await service.rest('POST', '/reservations?sync=1', { ...place, ...dates, guest })).body;
}

/** As if the guest had sent as many pictures as a day allows. */
async function useUpAttempts(id: string): Promise<void> {
  const client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  try {
    const tried = { front: { count: 10, since: new Date().toISOString() } };
    await client.query(
      `insert into screening.id_check (account_id, id, created_at, updated_at, kind, status, attempts)
       select account_id, id, now(), now(), 'passport', 'waiting', $2 from screening.reservation where id = $1`,
      [id, tried],
    );
  } finally {
    await client.end();
  }
}

async function leave({ context, strangers, faults }: Visitor): Promise<void> {
  expect({ strangers, faults }).toEqual({ strangers: [], faults: [] });
  await context.close();
}

test('an invited viewer sets a password and reads but cannot decide; as a manager they can', async () => {
  const owner = await signedInAs(browser, service.url, OWNER);
  await goTo(owner.page, 'people', 'Team');
  await owner.page.getByLabel('Name').fill('Vi Ewer');
  await owner.page.getByLabel('Email').fill('vi@example.com');
  await owner.page.getByRole('button', { name: 'Invite' }).click();
  const link = (await owner.page.locator('.secret code').textContent())!;
  await owner.page.getByText('vi@example.com').waitFor();
  expect(await lookAt(owner.page, 'dashboard-people')).toEqual([]);

  const invited = await openVisitor(browser, service.url);
  await invited.page.goto(link);
  await invited.page.getByText('Operator invited you to sign in as vi@example.com.').waitFor();
  await invited.page.getByLabel('Your password').fill('short');
  await invited.page.getByRole('button', { name: 'Save password' }).click();
  await invited.page.getByRole('alert').waitFor();
  expect(await lookAt(invited.page, 'join')).toEqual([]);
  await invited.page.getByLabel('Your password').fill(PASSWORD);
  await invited.page.getByRole('button', { name: 'Save password' }).click();
  await invited.page.getByRole('link', { name: 'Sign in' }).click();
  await invited.page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect((await invited.page.request.get(link)).status()).toBe(410);
  await invited.context.close();

  const viewer = await signedInAs(browser, service.url, ['vi@example.com', PASSWORD]);
  const { page } = viewer;
  await page.getByText('viewer', { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'API and webhooks' }).count()).toBe(0);
  await goTo(page, `reservation/${reservation.id}`, 'Cy Dorn');
  for (const name of [
    'Approve',
    'Add note',
    'Edit reservation',
    'Send message',
    'Search the news',
    'Erase guest’s data',
  ])
    expect(await page.getByRole('button', { name }).count()).toBe(0);
  expect(await lookAt(page, 'dashboard-viewer')).toEqual([]);
  const saved = owner.page.waitForResponse((response) => response.request().postData()?.includes('mutation') === true);
  await owner.page.getByLabel('Role of Vi Ewer').selectOption('MANAGER');
  await saved;
  await owner.page.waitForLoadState('networkidle');
  await leave(owner);
  await viewer.context.close();
  // Changing the role ends the user's sessions.
  const manager = await signedInAs(browser, service.url, ['vi@example.com', PASSWORD]);
  await manager.page.getByText('manager', { exact: true }).waitFor();
  await goTo(manager.page, `reservation/${reservation.id}`, 'Cy Dorn');
  await manager.page.getByLabel('New note').fill('Rang twice');
  await manager.page.getByRole('button', { name: 'Add note' }).click();
  await manager.page.getByText('Rang twice').waitFor();
  await manager.page.getByText('· Vi Ewer').first().waitFor();
  await manager.page.getByRole('button', { name: 'Send message' }).waitFor();
  expect(await manager.page.getByRole('button', { name: 'Erase guest’s data' }).count()).toBe(0);
  await leave(manager);
});

test('a team shares its reviews: assigned, due and tagged in bulk with undo, found by a filter, edited on the page', async () => {
  const visitor = await signedInAs(browser, service.url, OWNER);
  const { page } = visitor;
  await goTo(page, 'review?view=all', 'Review');
  await page.getByRole('checkbox', { name: 'Ann Lee' }).check();
  await page.getByRole('checkbox', { name: 'Bo Park' }).check();
  const choose = async (menu: string, item: string) => {
    await page.getByRole('button', { name: menu, exact: true }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await choose('Assign', 'Vi Ewer');
  await page.getByText('2 reservations assigned to Vi Ewer').waitFor();
  await page.getByRole('cell', { name: 'Vi Ewer' }).nth(1).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('cell', { name: 'Vi Ewer' }).first().waitFor({ state: 'detached' });
  await choose('Assign', 'Vi Ewer');
  await choose('Due', 'Tomorrow, 17:00');
  await choose('Tag', 'New tag…');
  await page.getByRole('dialog', { name: 'Tag 2 reservations' }).getByLabel('Tag').fill('VIP');
  await page.keyboard.press('Enter');
  await page.getByText('2 reservations tagged “vip”').waitFor();
  await page.getByRole('row', { name: /Bo Park.*vip.*Vi Ewer/ }).waitFor();
  expect(await lookAt(page, 'dashboard-triage')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Assigned to', { exact: true }).selectOption({ label: 'Nobody' });
  await page.getByRole('link', { name: 'Ann Lee' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Cy Dorn' }).waitFor();
  await page.getByLabel('Assigned to', { exact: true }).selectOption({ label: 'Any' });
  await page.getByLabel('Tag', { exact: true }).selectOption('vip');
  await page.getByRole('link', { name: 'Cy Dorn' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Ann Lee' }).click();
  await page.getByRole('heading', { name: 'Ann Lee', level: 1 }).waitFor();
  await page.getByLabel('Assigned to', { exact: true }).selectOption({ label: 'Nobody' });
  await page.getByText('Assignment saved').waitFor();
  await page.getByRole('combobox', { name: 'Tags' }).fill('call back');
  await page.keyboard.press('Enter');
  await page.getByText('Tags saved').waitFor();
  expect(await lookAt(page, 'dashboard-triage-case')).toEqual([]);
  await leave(visitor);
});

test('saves a view under a name, finds it in another browser and deletes it', async () => {
  const first = await signedInAs(browser, service.url, OWNER);
  await goTo(first.page, 'review?view=all', 'Review');
  await first.page.getByLabel('Search', { exact: true }).fill('Bo Park');
  await first.page.getByRole('link', { name: 'Ann Lee' }).waitFor({ state: 'detached' });
  await first.page.getByRole('button', { name: 'Saved views' }).click();
  await first.page.getByRole('menuitem', { name: 'Save these filters' }).click();
  await first.page.getByLabel('Name of the view').fill('Only Bo');
  await first.page.getByRole('button', { name: 'Save view' }).click();
  await first.page.getByText('View “Only Bo” saved').waitFor();
  await leave(first);
  const second = await signedInAs(browser, service.url, OWNER);
  const { page } = second;
  await goTo(page, 'review?view=all', 'Review');
  await page.getByRole('link', { name: 'Ann Lee' }).waitFor();
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('menuitem', { name: 'Only Bo', exact: true }).click();
  await page.getByRole('link', { name: 'Ann Lee' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Bo Park' }).waitFor();
  expect(await page.getByLabel('Search', { exact: true }).inputValue()).toBe('Bo Park');
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('menuitem', { name: 'Delete Only Bo' }).click();
  await page.getByText('View “Only Bo” deleted').waitFor();
  await leave(second);
});

test('guests are usable at every width, in both colour schemes', async () => {
  const visitor = await signedInAs(browser, service.url, OWNER);
  const { page } = visitor;
  await goTo(page, 'guests', 'Guests');
  await page.getByLabel('Email or phone').fill('guest1@example.com');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('link', { name: 'PEOPLE1' }).waitFor();
  expect(await lookAt(page, 'dashboard-guests')).toEqual([]);
  await page.getByRole('button', { name: 'Back to all guests' }).click();
  await page.getByRole('button', { name: 'Other', exact: true }).click();
  await page.getByRole('heading', { name: 'Other' }).waitFor();
  await page.getByText('3 of 3').waitFor();
  await page.getByRole('link', { name: 'Ann Lee' }).waitFor();
  expect(await lookAt(page, 'dashboard-segments')).toEqual([]);
  await page.getByRole('button', { name: 'Champions', exact: true }).click();
  await page.getByText('No guests yet.').waitFor();
  await leave(visitor);
});

test('agreement, data sources and listings are usable at every width, in both colour schemes', async () => {
  const visitor = await signedInAs(browser, service.url, OWNER);
  const { page } = visitor;
  await goTo(page, 'agreement', 'Usage agreement');
  await page.getByRole('textbox', { name: 'Text' }).fill('# Be kind');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/Version 1,/).waitFor();
  await page.getByRole('textbox', { name: 'Text' }).fill('# Be kinder');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/Version 2,/).waitFor();
  expect(await lookAt(page, 'dashboard-agreement')).toEqual([]);
  await goTo(page, 'data', 'Data sources');
  await page.getByRole('heading', { name: '1 needs your attention' }).waitFor();
  await page.getByText('Sanctions and watchlists: no list is loaded, so these checks stay incomplete.').waitFor();
  const evictions = page.getByRole('list', { name: 'Evictions' });
  await evictions.getByText('How to load it').click();
  await evictions.getByText('npm run import -- evictions FILE').waitFor();
  await page
    .getByRole('list', { name: 'Places' })
    .getByText(/Data from \d+ years ago/)
    .waitFor();
  expect(await lookAt(page, 'dashboard-data')).toEqual([]);
  await goTo(page, 'listings', 'Listings');
  await page.getByRole('button', { name: 'Edit Loft One' }).click();
  await page.getByLabel('Guests').fill('-1');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/^Must be /).waitFor();
  await page.getByLabel('Guests').fill('3');
  await page.getByLabel('Check-in from').fill('15:30');
  await page.getByRole('textbox', { name: 'Check-in instructions' }).fill('Door code 4711');
  expect(await lookAt(page, 'dashboard-listing-dialog')).toEqual([]);
  await page.getByLabel('Short name').fill('The Loft');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The Loft', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Edit The Loft' }).click();
  await until(
    async () => (await page.getByRole('textbox', { name: 'Check-in instructions' }).inputValue()) === 'Door code 4711',
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await lookAt(page, 'dashboard-listings-edited')).toEqual([]);
  await leave(visitor);
});

test('the name, colour and logo set by an owner appear on the guest portal', async () => {
  const visitor = await signedInAs(browser, service.url, OWNER);
  const { page } = visitor;
  await goTo(page, 'branding', 'Branding');
  await page.getByLabel('Name').fill('Loft & Sons');
  await page.getByLabel('Show a color at the edge').check();
  await page.getByLabel('Color', { exact: true }).fill('#aa3366');
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') };
  await page.locator('input[type=file]').setInputFiles(logo);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').waitFor();
  await page.locator('input[type=file]').setInputFiles({ ...logo, buffer: Buffer.from(PIXEL, 'base64') });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('img', { name: 'The logo in use' }).waitFor();
  await page.getByLabel('Email for guests').fill('stay@example.com');
  await page.getByLabel('Address of your privacy notice').fill('https://example.com/privacy');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Branding saved').last().waitFor();
  expect(await lookAt(page, 'dashboard-branding')).toEqual([]);
  await leave(visitor);
  const guest = await openVisitor(browser, service.url);
  await guest.page.goto(reservation.guest_portal_url);
  const brand = guest.page.getByRole('region', { name: 'Your host' });
  await brand.getByText('Loft & Sons').waitFor();
  await guest.page.getByRole('link', { name: 'stay@example.com' }).waitFor();
  await guest.page.getByRole('link', { name: 'Start' }).waitFor();
  const start = guest.page.getByRole('link', { name: 'Start' });
  // The server's link is replaced by the app's.
  await until(async () => {
    const color = await start.evaluate((element) => getComputedStyle(element).backgroundColor);
    return color === 'rgb(170, 51, 102)';
  });
  expect(await brand.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(10);
  expect(await lookAt(guest.page, 'portal-branded')).toEqual([]);
  await leave(guest);
  await service.rest('PUT', `/listings/${listingId}`, { pictures: { large_url: 'https://pictures.example/1.jpg' } });
  const other = await openVisitor(browser, service.url);
  const asked = new Set<string>();
  for (const address of ['https://pictures.example/*', '**/branding/*/logo'])
    await other.context.route(address, (route) => {
      asked.add(address);
      return route.fulfill({ contentType: 'image/png', body: 'no picture' });
    });
  await other.page.goto(reservation.guest_portal_url);
  await other.page.getByText('Loft & Sons', { exact: true }).waitFor();
  // What does not load leaves no broken icon.
  await until(async () => asked.size === 2 && (await other.page.locator('img').count()) === 0);
  expect(other.faults).toEqual([]);
  await other.context.close();
});

test('an owner writes a template with placeholders, sends it to a guest and cancels it while it waits', async () => {
  const visitor = await signedInAs(browser, service.url, OWNER);
  const { page } = visitor;
  await goTo(page, 'messages', 'Messages');
  await page.getByRole('button', { name: 'Write the first template' }).click();
  const editor = page.getByRole('form', { name: 'Template' });
  await editor.getByLabel('Name').fill('welcome');
  await editor.getByLabel('Sent when').selectOption('before_check_in');
  await editor.getByLabel('Hours before check-in').fill('48');
  await editor.getByLabel('Sent when').selectOption('portal_incomplete');
  await editor.getByLabel('Repeat every (hours)').fill('48');
  expect(await lookAt(page, 'dashboard-reminder')).toEqual([]);
  await editor.getByLabel('Sent when').selectOption('manual');
  await editor.getByLabel('Subject').fill('Your stay at ');
  await editor.getByRole('button', { name: 'Listing' }).click();
  await editor.getByLabel('Text', { exact: true }).fill('Hello !');
  await editor.getByLabel('Text', { exact: true }).press('ArrowLeft');
  await editor.getByRole('button', { name: 'First name' }).click();
  expect(await editor.getByLabel('Text', { exact: true }).inputValue()).toBe('Hello {{guest.first_name}}!');
  const preview = editor.getByRole('region', { name: 'Preview with an example guest' });
  await preview.getByText('Your stay at Lake Chalet').waitFor();
  await preview.getByText('Hello Maria!').waitFor();
  expect(await lookAt(page, 'dashboard-template')).toEqual([]);
  await editor.getByRole('button', { name: 'Save template' }).click();
  await page.getByRole('row', { name: /welcome.*You send it/ }).waitFor();
  expect(await lookAt(page, 'dashboard-messages')).toEqual([]);

  await goTo(page, `reservation/${reservation.id}`, 'Cy Dorn');
  await page.getByRole('button', { name: 'Send message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Message to Cy Dorn' });
  await dialog.getByLabel('Template').selectOption('welcome');
  await dialog.getByRole('region', { name: 'Preview' }).getByText('Hello Cy!').waitFor();
  expect(await lookAt(page, 'dashboard-send-message')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Message queued').waitFor();
  // This service has no mail server.
  await page.getByText('Held', { exact: true }).waitFor();
  expect(await lookAt(page, 'dashboard-case-messages')).toEqual([]);
  await page.getByRole('button', { name: 'Cancel Your stay at Loft One' }).click();
  await page.getByText('Canceled', { exact: true }).waitFor();

  await goTo(page, 'messages', 'Messages');
  await page.getByRole('button', { name: 'Delete welcome' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No templates yet.').waitFor();
  await leave(visitor);
});

test('an owner corrects a reservation, allows ID images again, opens a file, searches the news and erases the guest', async () => {
  const { id, guest_portal_url: url } = await booked('Gil Wrong', 'CASE1');
  const slots = [{ id: 'contract', label: 'The signed contract', types: ['PDF'] }];
  await service.graph(
    'mutation ($input: PortalContentInput!) { setPortalContent(input: $input) { portalContent { isSet } userErrors { code } } }',
    { input: { screen: 'FileUpload', content: { fileUpload: { slots } } } },
  );
  await requireScreens(service, id, { FileUpload: 'required', IDCollection: 'required' });
  const guest = await PortalGuest.open(service, url);
  const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
  expect((await guest.sendFile('FileUpload', 'contract', pdf, 'lease.pdf')).status).toBe(200);
  await useUpAttempts(id);

  const visitor = await signedInAs(browser, service.url, OWNER);
  const { page } = visitor;
  await goTo(page, `reservation/${id}`, 'Gil Wrong');
  await page.getByRole('button', { name: 'Edit reservation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit reservation' });
  expect(await dialog.getByLabel('Listing').inputValue()).not.toBe('');
  await dialog.getByLabel('Full name').fill('Gil Wright');
  await dialog.getByLabel('Departure').fill('2030-02-20');
  expect(await lookAt(page, 'dashboard-edit-reservation')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Must be after the arrival').waitFor();
  await dialog.getByLabel('Departure').fill('2030-03-08');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Gil Wright', level: 1 }).waitFor();
  await page.getByText('7 nights').first().waitFor();
  const { body: saved } = await service.rest('GET', `/reservations/${id}`);
  // What was not changed is not sent: the arrival keeps its hour.
  expect(saved).toMatchObject({ check_in_date: '2030-03-01T16:00:00Z', total_price: 420 });

  await page.getByText('The guest reached the daily upload limit').first().waitFor();
  expect(await lookAt(page, 'dashboard-case-full')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Allow images again' }).click();
  await page.getByRole('button', { name: 'Allow images again' }).waitFor({ state: 'detached' });
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download lease.pdf' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^contract-.*\.pdf$/);

  await page.getByRole('button', { name: 'Search the news' }).click();
  const news = page.getByRole('form', { name: 'News search' });
  expect(await news.getByLabel('Last name').inputValue()).toBe('Wright');
  await news.getByLabel('Country').selectOption('US');
  await news.getByRole('button', { name: 'Search' }).click();
  const report = page.getByRole('region', { name: 'Result of the news search' });
  await report.getByText('Needs review').waitFor();
  await report
    .getByText(/import/i)
    .first()
    .waitFor();
  expect(await lookAt(page, 'dashboard-news')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: 'Erase guest’s data' }).click();
  const erasing = page.getByRole('dialog', { name: 'Erase the guest’s data?' });
  await erasing.getByLabel(/^Type “Wright”/).fill('Gil');
  await erasing.getByRole('button', { name: 'Erase' }).click();
  await erasing.getByText('This is not “Wright” or “erase”.').waitFor();
  expect(await lookAt(page, 'dashboard-erase')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await erasing.getByLabel(/^Type “Wright”/).fill('wright');
  await erasing.getByRole('button', { name: 'Erase' }).click();
  await page.getByText('Erased: 1 reservation.').waitFor();
  await page
    .getByText(/^The guest’s data was erased/)
    .first()
    .waitFor();
  expect(await lookAt(page, 'dashboard-erased')).toEqual([]);
  expect((await service.rest('GET', `/reservations/${id}`)).body.guest?.full_name ?? null).toBeNull();
  expect(await page.getByRole('button', { name: 'Edit reservation' }).count()).toBe(0);
  await leave(visitor);
});

// Last: the reservations of an account below count for the owner's too.
test('a new host tries it with a test guest and sees both sides, then enters a reservation by hand', async () => {
  const account = { email: 'new@example.com', password: PASSWORD, name: 'New host' };
  expect((await service.rest('POST', '/accounts/register', account)).status).toBe(200);
  const visitor = await signedInAs(browser, service.url, [account.email, PASSWORD]);
  const { context, page } = visitor;
  await goTo(page, 'overview', 'Overview');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Try it with a test guest' }).click();
  await page.getByRole('heading', { name: 'Test Guest', level: 1 }).waitFor();
  const portal = await opened;
  await portal.getByRole('heading', { name: 'Before your stay' }).waitFor();
  expect(await portal.evaluate(() => window.opener)).toBeNull();
  await portal.close();

  await goTo(page, 'reservations', 'Reservations');
  await page.getByRole('link', { name: 'Test Guest' }).waitFor();
  await page.getByRole('button', { name: 'New reservation' }).click();
  const dialog = page.getByRole('dialog', { name: 'New reservation' });
  await dialog.getByLabel('First name').fill('Mia');
  await dialog.getByLabel('Last name').fill('Ek');
  await dialog.getByLabel('Arrival').fill('2031-05-09');
  await dialog.getByLabel('Departure').fill('2031-05-01');
  expect(await lookAt(page, 'dashboard-new-reservation')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Save and screen' }).click();
  await dialog.getByText('Must be after the arrival').waitFor();
  await dialog.getByLabel('Departure').fill('2031-05-12');
  await dialog.getByRole('button', { name: 'Save and screen' }).click();
  await page.getByRole('heading', { name: 'Mia Ek', level: 1 }).waitFor();
  await page.getByText('arrives 9 May 2031, 3 nights').waitFor();
  // The form was left without a price, which is stored as 0.
  const price = page.getByRole('term').filter({ hasText: /^Price$/ });
  expect(await price.locator('xpath=following-sibling::dd[1]').textContent()).toBe('Not stated');
  await leave(visitor);
});
