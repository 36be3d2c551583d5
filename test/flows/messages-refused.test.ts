import { type MessagingTest, messagingTest } from '../support/messaging.js';
import { Client } from 'pg';
import { makeAccount } from '../support/accounts.js';

let here: MessagingTest;

beforeAll(async () => {
  here = await messagingTest();
});

afterAll(() => here?.stop());
afterEach(() => here.clear());

const CANCEL =
  'mutation ($id: ID!) { cancelMessage(input: { id: $id }) { message { status reason } userErrors { code message field rule } } }';

test.each([
  ['an unknown placeholder', { text: 'Hi {{guest.shoe_size}}' }, 'text'],
  ['code in a placeholder', { html: '{{constructor.constructor}}' }, 'html'],
  ['an unfinished placeholder', { text: 'Hi {{guest.first_name' }, 'text'],
  ['a line break in the subject', { subject: 'Hi\r\nBcc: eve@example.com' }, 'subject'],
  ['a mail without a subject', { subject: null }, 'subject'],
  ['a mail without text', { text: ' ' }, 'text'],
  ['a text message with a subject', { via: 'sms' }, 'subject'],
  ['an unknown channel', { via: 'pigeon' }, 'via'],
  ['an unknown trigger', { trigger: 'full_moon' }, 'trigger'],
  ['an invalid tag', { tag: 'a/b' }, 'tag'],
  ['check-in without hours', { trigger: 'before_check_in' }, 'hours_before_check_in'],
  ['hours without check-in', { hours_before_check_in: 3 }, 'hours_before_check_in'],
  ['a negative delay', { delay_minutes: -1 }, 'delay_minutes'],
  ['NUL', { text: 'a\u0000b' }, 'text'],
])('rejects a template with %s', async (_, members, at) => {
  const good = { tag: 'refused', via: 'email', trigger: 'manual', subject: 'Hello', text: 'Hello' };
  const { status, body } = await here.service.rest('POST', '/messaging/templates', { ...good, ...members });
  expect({ status, code: body.code, at: body.details[0].loc.join('.') }).toEqual({
    status: 400,
    code: 'bad_input',
    at,
  });
  expect((await here.service.rest('GET', '/messaging/templates')).body).toEqual([]);
});

test('a guest whose name and address inject headers and recipients gets one mail, or none', async () => {
  await here.template({ subject: 'Hi {{guest.first_name}}' });
  const first_name = 'Ann\r\nBcc: eve@example.com\r\n\r\nEvil';
  const { id } = await here.book({ guest: { first_name, last_name: 'Lee', email: 'inject@example.com' } });
  await here.only(id, 'sent');
  const [received] = here.mailTo('inject@example.com');
  expect(received!.headers.subject).toEqual(['Hi Ann Bcc: eve@example.com Evil']);
  expect(received!.headers.bcc).toBeUndefined();
  for (const email of [
    'one@example.com, two@example.com',
    'x@example.com\r\nBcc: eve@example.com',
    'Ann <y@example.com>',
    'nobody',
  ]) {
    const booked = await here.book({ guest: { last_name: 'Lee', email } });
    expect(await here.only(booked.id, 'failed')).toMatchObject({ reason: 'bad_recipient', attempts: 0 });
    const asked = await here.service.rest('POST', `/reservations/${booked.id}/messaging`, { tag: 'welcome' });
    expect(asked).toMatchObject({ status: 400, body: { code: 'bad_input' } });
  }
  expect(here.mail.offered.flatMap(({ to }) => to).filter((to) => /one|two|x@|y@|eve|nobody/.test(to))).toEqual([]);
});

test.each([
  ['neither tag nor text', {}, 400, 'bad_input'],
  ['both', { tag: 'welcome', via: 'email', message: { subject: 'a', text: 'b' } }, 400, 'bad_input'],
  ['an unknown tag', { tag: 'nothing' }, 404, 'message_template_not_found'],
  ['text without a channel', { message: { subject: 'a', text: 'b' } }, 400, 'bad_input'],
  [
    'a time without a time zone',
    { via: 'sms', message: { text: 'b' }, sendAfter: '2030-01-01T10:00:00' },
    400,
    'bad_input',
  ],
  [
    'a time in the distant future',
    { via: 'sms', message: { text: 'b' }, sendAfter: '2130-01-01T10:00:00Z' },
    400,
    'bad_input',
  ],
  ['an unknown placeholder', { via: 'sms', message: { text: '{{x}}' } }, 400, 'bad_input'],
])('rejects a request with %s and leaves no trace', async (_, body, status, code) => {
  const { id } = await here.book();
  expect(await here.service.rest('POST', `/reservations/${id}/messaging`, body)).toMatchObject({
    status,
    body: { code },
  });
  expect(await here.messagesOf(id)).toEqual([]);
});

test('another account sees, sends, cancels and deletes nothing', async () => {
  const client = new Client({ connectionString: here.service.databaseUrl });
  await client.connect();
  const { headers } = await makeAccount(client);
  await client.end();
  await here.template({ delay_minutes: 60, text: 'Private' });
  const { id } = await here.book();
  const [message] = await here.messagesOf(id);
  const unknown = '01900000-0000-7000-8000-000000000000';
  for (const strange of [id, unknown]) {
    const seen = await here.service.rest('GET', `/reservations/${strange}/messaging`, undefined, headers);
    expect(seen).toMatchObject({ status: 404, body: { code: 'reservation_not_found' } });
    const words = { via: 'email', message: { subject: 'a', text: 'b' } };
    const asked = await here.service.rest('POST', `/reservations/${strange}/messaging`, words, headers);
    expect(asked).toMatchObject({ status: 404, body: { code: 'reservation_not_found' } });
  }
  for (const strange of [message.id, unknown]) {
    const { errors } = await here.service.graph(CANCEL, { id: strange }, headers);
    expect(errors![0]!.extensions.code).toBe('MESSAGE_NOT_FOUND');
  }
  expect((await here.service.rest('GET', '/messaging/templates', undefined, headers)).body).toEqual([]);
  expect((await here.service.rest('DELETE', '/messaging/templates/welcome', undefined, headers)).status).toBe(404);
  expect(await here.messagesOf(id)).toMatchObject([{ status: 'queued' }]);
});
