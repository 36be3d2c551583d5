import { type MessagingTest, messagingTest } from '../support/messaging.js';
import { eventually } from '../support/eventually.js';

let here: MessagingTest;

beforeAll(async () => {
  here = await messagingTest();
});

afterAll(() => here?.stop());
afterEach(() => here.clear());

const IN_2_YEARS = { check_in_date: '2035-03-01', check_out_date: '2035-03-05' };
const CANCEL =
  'mutation ($id: ID!) { cancelMessage(input: { id: $id }) { message { status reason } userErrors { code message field rule } } }';

test('a gated message waits for approval, and again if approval is withdrawn before its time', async () => {
  await here.template({
    tag: 'door',
    trigger: 'reservation_created',
    gated: true,
    delay_minutes: 60,
    text: 'Code 1234',
  });
  const { id, guest } = await here.book({}, '');
  await here.only(id, 'waiting_for_approval');
  await here.service.rest('POST', `/reservations/${id}/status`, { supervised: 'decline' });
  const [declined] = await here.messagesOf(id);
  expect(declined.status).toBe('waiting_for_approval');
  await here.service.rest('POST', `/reservations/${id}/status`, { supervised: 'approve' });
  expect((await here.messagesOf(id))[0].status).toBe('queued');
  await here.service.rest('POST', `/reservations/${id}/status`, { supervised: 'decline' });
  await here.letTimePass(declined.id);
  await here.service.restart(here.settings);
  await here.only(id, 'waiting_for_approval');
  expect(here.mailTo(guest.email)).toEqual([]);
  await here.service.rest('POST', `/reservations/${id}/status`, { supervised: 'approve' });
  await here.only(id, 'sent');
  expect(here.mailTo(guest.email)).toHaveLength(1);
});

test('an automatically verified guest gets gated messages and the verification message once', async () => {
  await here.template({ tag: 'door', gated: true });
  await here.template({ tag: 'verified', trigger: 'verified', subject: 'Verified' });
  await here.template({ tag: 'declined', trigger: 'declined', subject: 'Sorry' });
  const { id, guest } = await here.book();
  await eventually(() => here.mailTo(guest.email).length === 2);
  await here.service.rest('PUT', `/reservations/${id}?sync=1`, { number_of_guests: 2 });
  await here.service.rest('PUT', `/reservations/${id}?sync=1`, { number_of_guests: 3 });
  expect((await here.messagesOf(id)).map(({ tag }: { tag: string }) => tag).sort()).toEqual(['door', 'verified']);
  await here.service.rest('POST', `/reservations/${id}/status`, { supervised: 'decline' });
  await eventually(() => here.mailTo(guest.email).length === 3);
  expect(here.mailTo(guest.email).at(-1)!.headers.subject).toEqual(['Sorry']);
});

test('canceling a reservation cancels its pending messages; rebooking creates them again', async () => {
  await here.template({ tag: 'soon', delay_minutes: 60 });
  await here.template({ tag: 'door', gated: true });
  const { id } = await here.book({}, '');
  expect(await here.messagesOf(id)).toHaveLength(2);
  await here.service.rest('PUT', `/reservations/${id}`, { status: 'CANCELED' });
  const states = async () =>
    (await here.messagesOf(id)).map(({ tag, status }: Record<string, string>) => `${tag} ${status}`).sort();
  expect(await states()).toEqual(['door canceled', 'soon canceled']);
  await here.service.rest('POST', `/reservations/${id}/status`, { supervised: 'approve' });
  expect(await states()).toEqual(['door canceled', 'soon canceled']);
  await here.service.rest('PUT', `/reservations/${id}`, { status: 'CONFIRMED' });
  await eventually(async () => (await states()).includes('door sent'));
  expect(await states()).toEqual(['door canceled', 'door sent', 'soon canceled', 'soon queued']);
});

test('an operator cancels pending messages, not sent ones; deleting a template cancels its pending ones', async () => {
  await here.template({ tag: 'soon', delay_minutes: 60 });
  const { id } = await here.book();
  const [waiting] = await here.messagesOf(id);
  expect((await here.service.graph(CANCEL, { id: waiting.id })).data.cancelMessage).toEqual({
    status: 'canceled',
    reason: 'canceled',
  });
  await here.service.rest('PUT', `/reservations/${id}?sync=1`, { status: 'CANCELED' });
  await here.service.rest('PUT', `/reservations/${id}?sync=1`, { status: 'CONFIRMED' });
  expect(await here.messagesOf(id)).toHaveLength(1);
  await here.service.rest('POST', `/reservations/${id}/messaging`, {
    via: 'email',
    message: { subject: 'Now', text: 'Now' },
  });
  const sent = await here.only(id, 'sent');
  expect((await here.service.graph(CANCEL, { id: sent.id })).errors![0]!.extensions.code).toBe(
    'MESSAGE_NOT_CANCELABLE',
  );
  const other = await here.book();
  expect((await here.service.rest('DELETE', '/messaging/templates/soon')).body).toMatchObject({ tag: 'soon' });
  expect((await here.messagesOf(other.id))[0]).toMatchObject({ status: 'canceled', reason: 'template_deleted' });
  expect(await here.service.rest('DELETE', '/messaging/templates/soon')).toMatchObject({
    status: 404,
    body: { code: 'message_template_not_found' },
  });
});

test('a pending message uses the template text at sending time', async () => {
  await here.template({ text: 'Old words', delay_minutes: 60 });
  const { id, guest } = await here.book();
  const [{ id: messageId }] = await here.messagesOf(id);
  await here.template({ text: 'New words', delay_minutes: 60 });
  await here.service.rest('PUT', `/reservations/${id}`, { guest: { email: `new.${guest.email}` } });
  expect((await here.messagesOf(id))[0]).toMatchObject({ message: { text: 'New words' }, email: `new.${guest.email}` });
  await here.letTimePass(messageId);
  await here.service.restart(here.settings);
  await here.only(id, 'sent');
  expect(here.mailTo(`new.${guest.email}`)[0]!.body).toContain('New words');
});

test("a message before check-in follows the listing's hours and the dates of the stay", async () => {
  const location = {
    street: '1 Main St',
    city: 'Denver',
    country: 'US',
    zipcode: '80202',
    geo: { lat: 39.7, lon: -104.9 },
  };
  const listing = await here.service.rest('POST', '/listings', {
    my_id: 'loft1',
    status: 'ACTIVE',
    name: 'Loft One',
    check_in_time: 15,
    location,
  });
  const words = { subject: 'Soon', text: '{{listing.name}} from {{check_in_time}}' };
  await here.template({ tag: 'soon', trigger: 'before_check_in', hours_before_check_in: 24, ...words });
  const { id } = await here.book({ without_listing: undefined, listing_id: listing.body.id, ...IN_2_YEARS });
  // 15:00 in Denver is 22:00 UTC in winter and 21:00 in summer.
  expect((await here.messagesOf(id))[0]).toMatchObject({
    sendAfter: '2035-02-28T22:00:00.000Z',
    status: 'queued',
    listing_id: listing.body.id,
    message: { text: 'Loft One from 15:00' },
  });
  const kept = () =>
    here.client.query(`select send_after, due_at from screening.message where reservation_id = $1`, [id]);
  const dueAt = async (text: string) => eventually(async () => (await kept()).rows[0].due_at.toISOString() === text);
  await dueAt('2035-02-28T22:00:00.000Z');
  await here.service.rest('PUT', `/reservations/${id}`, { check_in_date: '2035-07-01', check_out_date: '2035-07-03' });
  await dueAt('2035-06-30T21:00:00.000Z');
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const near = await here.book({
    listing_id: listing.body.id,
    without_listing: undefined,
    check_in_date: day(0),
    check_out_date: day(3),
  });
  await here.only(near.id, 'sent');
  const gone = await here.book({
    listing_id: listing.body.id,
    without_listing: undefined,
    check_in_date: '2020-01-01',
    check_out_date: '2020-01-03',
  });
  expect(await here.only(gone.id, 'canceled')).toMatchObject({ reason: 'stay_over' });
});
