import { eventually } from '../support/eventually.js';
import { ABOUT_YOU, PortalGuest, requireScreens } from '../support/portal.js';
import type { Received } from '../support/receiver.js';
import { type Listening, type WebhookTest, webhookTest } from '../support/webhooks.js';

const LOFT = {
  my_id: 'loft1',
  status: 'ACTIVE',
  name: 'Loft One',
  pictures: { large_url: 'https://pictures.example/1.jpg' },
  location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', geo: { lat: 39.7, lon: -104.9 } },
};
const PARTY = [{ name: 'Ben Lee', email: 'ben.lee@example.com' }, { name: 'Cleo Lee' }];
/** The members of a body besides the record. */
const ENVELOPE = ['type', 'timestamp', 'event_id', 'sequence', 'user_id', 'reservation_id', 'test'];

type Members = Record<string, unknown>;

let flow: WebhookTest;
let account: Listening;
let listing: Members & { id: string };
let reservation: Members & { id: string };

const call = async (method: string, path: string, sent?: object) => {
  const { status, body } = await flow.service.rest(method, path, sent, account.headers);
  expect({ path, status, body }).toMatchObject({ status: 200 });
  return body;
};
const read = (path: string) => call('GET', path);

/** A reservation with a party, a deposit and a completed portal; all work on it is done. */
beforeAll(async () => {
  flow = await webhookTest();
  account = await flow.listening({
    reservation: '/r',
    screening: '/s',
    listing: '/l',
    messaging: '/m',
    account: '/a',
    guest_portal: '/g',
  });
  listing = await call('POST', '/listings', LOFT);
  const booking = {
    listing_id: listing.id,
    check_in_date: '2030-03-01',
    check_out_date: '2030-03-05',
    number_of_guests: 3,
    guest: { full_name: 'Ann Lee', email: ABOUT_YOU.email },
    guests: PARTY,
    metadata: { tag: 'x' },
  };
  reservation = await call('POST', '/reservations?sync=1', booking);
  const rest = (method: string, path: string, body?: unknown) => flow.service.rest(method, path, body, account.headers);
  await requireScreens({ rest }, reservation.id, { AboutYou: 'required' });
  await call('POST', `/reservations/${reservation.id}/payments`, {
    event_source: 'other',
    event_id: 'hold1',
    event_type: 'authorization',
    event_status: 'success',
    amount: 250,
    currency: 'usd',
    name_on_card: 'Ann B Lee',
  });
  const portal = await PortalGuest.open(flow.service, reservation.guest_portal_url as string);
  expect((await portal.submit('AboutYou', ABOUT_YOU)).code).toBeUndefined();
  await call('POST', `/reservations/${reservation.id}/status`, { supervised: 'approve', notes: 'Known guest' });
  await call('POST', `/reservations/${reservation.id}/messaging`, {
    via: 'email',
    message: { subject: 'S', text: 'T' },
  });
  await eventually(async () => !('queued' in (await read(`/reservations/${reservation.id}`))));
});

afterAll(async () => {
  await flow?.stop();
});

/** The record in a posted body: without the envelope and the event's own identifiers. */
function recordIn(body: Members, extra: string[] = []): Members {
  return Object.fromEntries(Object.entries(body).filter(([name]) => ![...ENVELOPE, ...extra].includes(name)));
}

async function posted(path: string, eventId: string): Promise<Members> {
  const fits = ({ body }: Received) => body.event_id === eventId;
  return (await eventually(() => flow.receiver.at(path).find(fits))).body;
}

const about = () => ({ reservationId: reservation.id });

test('guest portal: the webhook has the party, the deposit, the cardholder name and the completion', async () => {
  const body = await posted('/g', await flow.announce(account.id, 'guest_portal.completed', about()));
  const answer = await read(`/reservations/${reservation.id}/guestportal`);
  expect(answer).toMatchObject({
    guests: PARTY,
    security_deposit: true,
    name_on_card: 'Ann B Lee',
    completed: true,
    completed_at: expect.any(String),
  });
  expect(recordIn(body)).toEqual({
    ...answer,
    id: reservation.id,
    listing_id: listing.id,
    confirmation_code: reservation.confirmation_code,
  });
});

test("status: the webhook has the record, the reservation's identifiers, and the latest note", async () => {
  const body = await posted('/s', await flow.announce(account.id, 'verification.decided', about()));
  expect(recordIn(body)).toEqual({
    ...(await read(`/reservations/${reservation.id}/status`)),
    id: reservation.id,
    confirmation_code: reservation.confirmation_code,
    notes: 'Known guest',
  });
});

test('reservation, listing and account: the webhook has exactly the record', async () => {
  const booked = await posted('/r', await flow.announce(account.id, 'reservation.updated', about()));
  const expected = await read(`/reservations/${reservation.id}`);
  expect({ ...recordIn(booked), user_id: account.id }).toEqual(expected);
  const listed = await posted('/l', await flow.announce(account.id, 'listing.updated', { listingId: listing.id }));
  expect({ ...recordIn(listed, ['listing_id']), user_id: account.id }).toEqual(await read(`/listings/${listing.id}`));
  const known = await posted('/a', await flow.announce(account.id, 'account.updated', { accountId: account.id }));
  expect(recordIn(known, ['account_id'])).toEqual(await read('/accounts/me'));
});

test('message: the webhook has exactly the record, as does the answer that queued it', async () => {
  const sent = await call('POST', `/reservations/${reservation.id}/messaging`, {
    via: 'email',
    message: { subject: 'S', text: 'T' },
  });
  const named = { ...about(), messageId: sent.id as string, state: 'held' };
  const body = await posted('/m', await flow.announce(account.id, 'message.queued', named));
  const answers = (await read(`/reservations/${reservation.id}/messaging`)) as Members[];
  const answer = answers.find(({ id }) => id === sent.id)!;
  expect({ ...recordIn(body, ['message_id', 'state']), reservation_id: reservation.id }).toEqual(answer);
  expect(Object.keys(sent).sort()).toEqual(Object.keys(answer).sort());
});

const callback = (path: string) => `callback=${encodeURIComponent(flow.receiver.url + path)}`;
const called = async (path: string) => (await flow.receiver.arrived(path))[0]!.body;

test('listing callbacks have exactly the record', async () => {
  const made = await call('POST', `/listings?${callback('/made')}`, { ...LOFT, my_id: 'loft2' });
  expect(await called('/made')).toEqual(await read(`/listings/${made.id}`));
  await call('PUT', `/listings/${made.id}?${callback('/changed')}`, { nickname: 'Loft' });
  expect(await called('/changed')).toEqual(await read(`/listings/${made.id}`));
});

test("reservation callbacks have the status record with the reservation's identifiers, as webhooks do", async () => {
  const guest = { last_name: 'Lee', phone: '+13035550123' };
  const made = await call('POST', `/reservations?skip_gp=1&${callback('/booked')}`, { without_listing: true, guest });
  const named = { id: made.id, confirmation_code: made.confirmation_code };
  expect(await called('/booked')).toEqual({ ...(await read(`/reservations/${made.id}/status`)), ...named });
  await call('PUT', `/reservations/${made.id}?skip_gp=1&${callback('/rebooked')}`, { number_of_guests: 2 });
  expect(await called('/rebooked')).toEqual({ ...(await read(`/reservations/${made.id}/status`)), ...named });
});
