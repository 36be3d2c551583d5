import { eventually } from '../support/eventually.js';
import { PortalGuest, requireScreens } from '../support/portal.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;

beforeAll(async () => {
  service = await runningTest();
});

afterAll(() => service?.stop());

async function booked(...screens: string[]) {
  const guest = { full_name: 'Ann Lee', email: 'ann.lee@example.com' };
  const { body } = await service.rest('POST', '/reservations?sync=1', { without_listing: true, guest });
  await requireScreens(service, body.id, {
    AboutYou: 'disabled',
    ...Object.fromEntries(screens.map((screen) => [screen, 'required'])),
  });
  const url: string = body.guest_portal_url;
  return { id: body.id as string, url, guest: await PortalGuest.open(service, url) };
}

const CHECKED = {
  legalName: 'Ann Lee',
  birthDate: '1990-04-05',
  address: '1 Main St, Denver',
  country: 'us',
  consent: true,
};

const SKIP = `mutation ($screen: PortalScreen!, $isSkipped: Boolean) { skipPortalScreen(input: { screen: $screen, isSkipped: $isSkipped }) {
  portal { tasks { screen state } } userErrors { code message field rule } } }`;

const skip = async (guest: PortalGuest, screen: string, isSkipped?: boolean) =>
  (await guest.ask(SKIP, { screen, isSkipped })).errors?.[0]?.extensions.code as string | undefined;

const read = async (id: string, query: string) => (await service.graph(query, { id })).data;
const stepsOf = async (id: string) =>
  (await read(id, 'query ($id: ID!) { reservation(id: $id) { portalSteps { screen state reason skippedAt } } }'))
    .reservation.portalSteps;
const trailOf = async (id: string): Promise<string[]> => {
  const { auditTrail } = await read(
    id,
    'query ($id: ID!) { auditTrail(filter: { recordId: $id }, first: 50) { edges { node { action } } } }',
  );
  return auditTrail.edges.map(({ node }: { node: { action: string } }) => node.action);
};
const summaryOf = async (id: string) => (await service.rest('GET', `/reservations/${id}/summary`)).body;
const reopen = (id: string, screen: string) =>
  service.graph(
    `mutation ($id: ID!, $screen: PortalScreen!) { reopenPortalScreen(input: { reservationId: $id, screen: $screen,
      reason: "The building asks for it." }) { reservation { id } userErrors { code } } }`,
    { id, screen },
  );

test('a skipped check is known on every device and to the host, and does not pass', async () => {
  const { id, url, guest } = await booked('BackgroundCheck', 'PurposeOfStay');
  expect(await skip(guest, 'BackgroundCheck')).toBeUndefined();
  const elsewhere = await PortalGuest.open(service, url);
  expect(await elsewhere.stateOf('BackgroundCheck')).toBe('SKIPPED');
  expect(await skip(elsewhere, 'BackgroundCheck')).toBeUndefined();
  expect(await stepsOf(id)).toEqual([
    { screen: 'BackgroundCheck', state: 'SKIPPED', reason: null, skippedAt: expect.any(String) },
  ]);
  expect((await trailOf(id)).filter((action) => action === 'guest_portal.screen_skipped')).toHaveLength(1);
  await guest.submit('PurposeOfStay', { purpose: 'leisure' });
  await eventually(async () => (await summaryOf(id)).verification_composite_status === 'review');
  const { details, guest_portal_status: portal } = await summaryOf(id);
  expect(portal).toBe('INCOMPLETE');
  expect(details.background_check).toMatchObject({ status: 'INCOMPLETE' });
  expect(details.background_check.help).toContain('The guest skipped the background check.');
  const { body } = await service.rest('GET', `/reservations/${id}/status`);
  expect(body).toMatchObject({ status: 'review', reason: 'Skipped by the guest: Background check.' });
});

test('the host asks again for a skipped check, which the guest then completes', async () => {
  const { id, guest } = await booked('BackgroundCheck');
  await skip(guest, 'BackgroundCheck');
  expect((await reopen(id, 'BackgroundCheck')).errors).toBeUndefined();
  expect((await guest.portal()).tasks[0]).toMatchObject({ state: 'REOPENED', reason: 'The building asks for it.' });
  await eventually(async () => (await service.rest('GET', `/reservations/${id}/status`)).body.status === 'pending');
  expect((await guest.submit('BackgroundCheck', CHECKED)).code).toBeUndefined();
  expect((await stepsOf(id))[0]).toMatchObject({ state: 'ACCEPTED' });
});

test('a guest who changes their mind continues with the form, and what they entered is still there', async () => {
  const { id, guest } = await booked('CreditCheck');
  await guest.save('CreditCheck', { legalName: 'Ann Lee' });
  await skip(guest, 'CreditCheck');
  await eventually(async () => (await summaryOf(id)).verification_composite_status === 'review');
  expect((await summaryOf(id)).details.credit_check.help).toContain('The guest skipped the credit check.');
  await guest.save('CreditCheck', null);
  expect(await guest.stateOf('CreditCheck')).toBe('SKIPPED');
  expect(await skip(guest, 'CreditCheck', false)).toBeUndefined();
  const portal = await guest.portal();
  expect(portal.tasks[0]).toMatchObject({ state: 'ENTERED', draft: { legalName: 'Ann Lee' } });
  await eventually(async () => (await summaryOf(id)).verification_composite_status === 'pending');
});

test('only a check that is asked of the guest and not submitted can be skipped', async () => {
  const { id, guest } = await booked('BackgroundCheck', 'PurposeOfStay');
  expect(await skip(guest, 'PurposeOfStay')).toBe('BAD_INPUT');
  expect(await skip(guest, 'CreditCheck')).toBe('SCREEN_NOT_ASKED');
  await guest.submit('BackgroundCheck', CHECKED);
  expect(await skip(guest, 'BackgroundCheck')).toBe('SCREEN_DONE');
  await service.rest('POST', `/reservations/${id}/status`, { supervised: 'decline' });
  expect(await skip(guest, 'BackgroundCheck')).toBe('STAY_DECLINED');
  expect(await guest.stateOf('BackgroundCheck')).toBe('ACCEPTED');
});
