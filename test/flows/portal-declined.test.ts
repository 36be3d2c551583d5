import { ABOUT_YOU, PortalGuest, requireScreens } from '../support/portal.js';
import { DATES, LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;
let listingId: string;

beforeAll(async () => {
  service = await runningTest();
  listingId = (await service.rest('POST', '/listings', LISTING)).body.id;
});

afterAll(() => service?.stop());

async function booked(code: string, screens: Record<string, string> = {}, locale?: string) {
  const guest = { full_name: 'Ann Lee', email: 'ann.lee@example.com' };
  const booking = { listing_id: listingId, confirmation_code: code, guest, ...DATES, ...(locale && { locale }) };
  const { id, guest_portal_url: url } = (await service.rest('POST', '/reservations?sync=1', booking)).body;
  await requireScreens(service, id, { AboutYou: 'disabled', ...screens });
  return { id: id as string, url: url as string };
}

const decide = (id: string, supervised: string) =>
  service.rest('POST', `/reservations/${id}/status`, { supervised, notes: 'Not for us.' });

const shown = async (url: string) => (await fetch(url)).text();

test('the portal says that the host declined the stay, and no longer that the host will look at the details', async () => {
  const { id, url } = await booked('DECLINED1', { PurposeOfStay: 'required' });
  const guest = await PortalGuest.open(service, url);
  expect((await guest.portal()).isDeclined).toBe(false);
  expect((await guest.submit('PurposeOfStay', { purpose: 'leisure' })).code).toBeUndefined();
  await decide(id, 'decline');
  expect(await guest.portal()).toMatchObject({ isDeclined: true, isApproved: false });
  const page = await shown(url);
  expect(page).toContain('<h1>Your stay was not approved</h1>');
  expect(page).not.toContain('contact you if anything is missing');
  expect(page).not.toContain('Not for us.');
  await decide(id, 'approve');
  expect((await guest.portal()).isDeclined).toBe(false);
  expect(await shown(url)).not.toContain('Your stay was not approved');
});

test('a declined stay asks for nothing more, in the language of the guest', async () => {
  const { id, url } = await booked('DECLINED2', { AboutYou: 'required', BackgroundCheck: 'required' }, 'de');
  await decide(id, 'decline');
  const page = await shown(url);
  expect(page).toContain('<h1>Ihr Aufenthalt wurde nicht genehmigt</h1>');
  expect(page).not.toContain('#AboutYou');
});

test('a guest from Portugal reads the words of Portugal', async () => {
  const { url } = await booked('DECLINED4', { AboutYou: 'required' }, 'pt-PT');
  const page = await shown(url);
  expect(page).toContain('O seu anfitrião precisa de algumas informações');
  expect(page).toContain('A sua estadia');
});

test('a result that nobody has decided on is no decline', async () => {
  const { url } = await booked('DECLINED3', { AboutYou: 'required' });
  const guest = await PortalGuest.open(service, url);
  await guest.submit('AboutYou', ABOUT_YOU);
  expect((await guest.portal()).isDeclined).toBe(false);
});
