import { eventually } from '../support/eventually.js';
import { type MessagingTest, messagingTest } from '../support/messaging.js';
import { PortalGuest, requireScreens } from '../support/portal.js';

let here: MessagingTest;

beforeAll(async () => {
  here = await messagingTest();
});

afterAll(() => here?.stop());
afterEach(() => here.clear());

const REMINDER = { tag: 'reminder', trigger: 'portal_incomplete', delay_minutes: 60, repeat_hours: 24 };

async function booked(members: object = {}) {
  const made = await here.book(members, '');
  await requireScreens(here.service, made.id, { AboutYou: 'disabled', PurposeOfStay: 'required' });
  return made;
}

const portalOf = async (id: string) =>
  PortalGuest.open(here.service, (await here.service.rest('GET', `/reservations/${id}`)).body.guest_portal_url);

/** Lets the time of the pending message pass. */
async function becomesDue(id: string): Promise<void> {
  const waiting = (await here.messagesOf(id)).find(({ status }: { status: string }) => status === 'queued');
  await here.letTimePass(waiting.id);
  await here.service.restart(here.settings);
}

const states = async (id: string) => (await here.messagesOf(id)).map(({ status }: { status: string }) => status).sort();

test('a guest is reminded again and again until every screen is submitted', async () => {
  await here.template(REMINDER);
  const { id, guest } = await booked();
  expect(await states(id)).toEqual(['queued']);
  await becomesDue(id);
  await eventually(async () => (await states(id)).join() === 'queued,sent');
  expect(here.mailTo(guest.email)).toHaveLength(1);
  const next = (await here.messagesOf(id)).find(({ status }: { status: string }) => status === 'queued');
  const hours = (Date.parse(next.sendAfter) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23);
  expect(hours).toBeLessThanOrEqual(24);
  await becomesDue(id);
  await eventually(async () => (await states(id)).join() === 'queued,sent,sent');
  expect((await (await portalOf(id)).submit('PurposeOfStay', { purpose: 'business' })).code).toBeUndefined();
  await becomesDue(id);
  await eventually(async () => (await states(id)).join() === 'canceled,sent,sent');
  const last = (await here.messagesOf(id)).find(({ status }: { status: string }) => status === 'canceled');
  expect(last.reason).toBe('portal_completed');
  expect(here.mailTo(guest.email)).toHaveLength(2);
});

test('without repeat_hours there is one reminder', async () => {
  await here.template({ ...REMINDER, repeat_hours: null });
  const { id } = await booked();
  await becomesDue(id);
  await eventually(async () => (await states(id)).join() === 'sent');
});

test.each([
  ['who needs no portal', {}, false, 'portal_completed'],
  ['whose stay has started', { check_in_date: '2020-03-01', check_out_date: '2100-03-05' }, true, 'stay_started'],
])('a guest %s is not reminded', async (_who, members, isAsked, reason) => {
  await here.template(REMINDER);
  const { id, guest } = isAsked ? await booked(members) : await here.book(members);
  await becomesDue(id);
  expect(await here.only(id, 'canceled')).toMatchObject({ reason });
  expect(here.mailTo(guest.email)).toEqual([]);
});

test('a guest who skipped the only check that is left is not reminded', async () => {
  await here.template(REMINDER);
  const { id } = await here.book({}, '');
  await requireScreens(here.service, id, { AboutYou: 'disabled', BackgroundCheck: 'required' });
  const skip = 'mutation { skipPortalScreen(input: { screen: BackgroundCheck }) { userErrors { code } } }';
  expect((await (await portalOf(id)).ask(skip, {})).errors).toBeUndefined();
  await becomesDue(id);
  expect(await here.only(id, 'canceled')).toMatchObject({ reason: 'portal_completed' });
});

test('a guest whom the host declined is not reminded', async () => {
  await here.template(REMINDER);
  const { id, guest } = await booked();
  await here.service.rest('POST', `/reservations/${id}/status`, { supervised: 'decline' });
  await becomesDue(id);
  expect(await here.only(id, 'canceled')).toMatchObject({ reason: 'reservation_declined' });
  expect(here.mailTo(guest.email)).toEqual([]);
});

test('no guest gets more than ten reminders of a template', async () => {
  await here.template(REMINDER);
  const { id, guest } = await booked();
  for (let sent = 1; sent <= 10; sent += 1) {
    await becomesDue(id);
    await eventually(async () => (await states(id)).filter((state) => state === 'sent').length === sent);
  }
  expect(await states(id)).toEqual(Array(10).fill('sent'));
  expect(here.mailTo(guest.email)).toHaveLength(10);
});

test('only reminders repeat, and at most once an hour', async () => {
  const save = (members: object) =>
    here.service.rest('POST', '/messaging/templates', {
      tag: 'other',
      via: 'email',
      subject: 'Hello',
      text: 'Hello',
      trigger: 'portal_incomplete',
      ...members,
    });
  expect(await save({ trigger: 'approved', repeat_hours: 24 })).toMatchObject({ status: 400 });
  expect(await save({ repeat_hours: 0 })).toMatchObject({ status: 400 });
  expect(await save({ repeat_hours: 721 })).toMatchObject({ status: 400 });
  expect(await save({ repeat_hours: 720 })).toMatchObject({ status: 200, body: { repeat_hours: 720 } });
});
