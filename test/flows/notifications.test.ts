import { Client } from 'pg';
import { eventually } from '../support/eventually.js';
import { type MailServer, mailServer } from '../support/mail-server.js';
import { People } from '../support/people.js';
import { type Receiver, answering, startReceiver } from '../support/receiver.js';
import { type RunningTest, runningTest } from '../support/running.js';

const ERRORS = 'userErrors { code message field rule }';
const SET_CHAT = `mutation ($url: String, $topics: [NotificationTopic!]!) {
  setChatNotifications(input: { url: $url, topics: $topics }) { chatNotifications { host topics failingSince } ${ERRORS} } }`;
const SET_MAIL = `mutation ($topics: [NotificationTopic!]!) {
  setMailNotifications(input: { topics: $topics }) { mailNotifications { topics obstacle } ${ERRORS} } }`;

let mail: MailServer;
let receiver: Receiver;
let service: RunningTest;
let people: People;
let client: Client;

beforeAll(async () => {
  [mail, receiver] = [await mailServer(), await startReceiver()];
  service = await runningTest({
    TRUSTED_PROXIES: '1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Loft <stay@loft.example>',
    NOTIFICATION_SECONDS: '1',
    WEBHOOK_ALLOW_PRIVATE: 'true',
  });
  people = new People(service);
  client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
  await Promise.all([mail?.stop(), receiver?.stop()]);
});

/** A stay that a block makes need a review. */
async function bookBlocked(email: string, headers: Record<string, string>): Promise<string> {
  await service.rest('POST', '/blacklist', { email, reason: 'Damage.' }, headers);
  const stay = { without_listing: true, guest: { last_name: 'Lee', email } };
  return (await service.rest('POST', '/reservations?sync=1&skip_gp=1', stay, headers)).body.id;
}

const texts = (path: string) => receiver.at(path).map(({ body }) => body.text as string);

test('a team chat gets a first message, then each review with a link and nothing about the guest', async () => {
  const headers = await people.keyOf(await people.person());
  const url = `${receiver.url}/chat`;
  const set = await service.graph(SET_CHAT, { url, topics: ['NEEDS_REVIEW'] }, headers);
  const chat = { host: new URL(url).host, topics: ['NEEDS_REVIEW'], failingSince: null };
  expect(set).toEqual({ data: { setChatNotifications: chat } });
  expect(texts('/chat')).toEqual(['Notifications of your guest screening will appear here.']);
  const id = await bookBlocked('ann.blocked@example.com', headers);
  await eventually(() => texts('/chat').length > 1);
  expect(texts('/chat')[1]).toBe(`A reservation needs a review.\n${service.url}/dashboard#/reservation/${id}`);
  const { rows } = await client.query('select n::text as row from identity.notification n where url is not null');
  expect(JSON.stringify(rows)).not.toContain(new URL(url).port);
});

test('reviews within an interval are told together, and a decided one is not told', async () => {
  const headers = await people.keyOf(await people.person());
  const [url, topics] = [`${receiver.url}/batch`, ['NEEDS_REVIEW']];
  await service.graph(SET_CHAT, { url, topics }, headers);
  await client.query(`update identity.notification set waits_until = now() + interval '1 hour'`);
  const ids = [];
  for (const name of ['one', 'two', 'three']) ids.push(await bookBlocked(`${name}.b@example.com`, headers));
  await service.rest('POST', `/reservations/${ids[2]}/status`, { supervised: 'decline' }, headers);
  await eventually(async () => {
    const { data } = await service.graph('{ events(limit: 500) { type } }', {}, headers);
    return JSON.stringify(data).includes('VERIFICATION_DECIDED');
  });
  await client.query('update identity.notification set waits_until = null');
  await eventually(() => texts('/batch').length > 1);
  expect(texts('/batch')[1]).toBe(`2 reservations need a review.\n${service.url}/dashboard#/review`);
});

test('a chat that does not accept the first message is not saved; a later failure pauses it and is shown', async () => {
  const headers = await people.keyOf(await people.person());
  receiver.on('/closed', answering(410));
  const refused = await service.graph(SET_CHAT, { url: `${receiver.url}/closed`, topics: ['PROBLEMS'] }, headers);
  expect(refused.errors?.[0]?.extensions.code).toBe('WEBHOOK_REFUSED');
  expect((await service.graph('{ chatNotifications { host } }', {}, headers)).data.chatNotifications).toBeNull();
  const missing = await service.graph(SET_CHAT, { topics: ['PROBLEMS'] }, headers);
  expect(missing.errors?.[0]?.extensions.code).toBe('WEBHOOK_NOT_FOUND');
  await service.graph(SET_CHAT, { url: `${receiver.url}/fails`, topics: ['NEEDS_REVIEW'] }, headers);
  receiver.on('/fails', answering(500));
  await bookBlocked('fails.b@example.com', headers);
  const failing = () => service.graph('{ chatNotifications { failingSince } }', {}, headers);
  await eventually(async () => (await failing()).data.chatNotifications.failingSince);
  expect(texts('/fails')).toHaveLength(2);
  receiver.on('/fails', answering(204));
  await client.query('update identity.notification set waits_until = null');
  await eventually(() => texts('/fails').length > 2);
  expect(texts('/fails')[2]).toBe(texts('/fails')[1]);
  await eventually(async () => (await failing()).data.chatNotifications.failingSince === null);
  const removed = await service.graph(`mutation { removeChatNotifications { isRemoved ${ERRORS} } }`, {}, headers);
  expect(removed.data.removeChatNotifications).toBe(true);
});

test('a failing webhook is told once, until it works again', async () => {
  const person = await people.person();
  const headers = await people.keyOf(person);
  await service.graph(SET_CHAT, { url: `${receiver.url}/problems`, topics: ['PROBLEMS'] }, headers);
  const hook = { webhook_key: 'reservation_webhook_url', webhook_url: `${receiver.url}/hook` };
  await service.rest('POST', '/accounts/webhooks', hook, headers);
  const fail = (since: string) =>
    client.query(`update identity.webhook_endpoint set failing_since = ${since} where account_id = $1`, [person.id]);
  const about = `The webhook for reservation events is failing.\n${service.url}/dashboard#/webhooks`;
  const told = async () =>
    (await client.query('select told from identity.notification where account_id = $1', [person.id])).rows[0].told;
  await fail(`now() - interval '1 hour'`);
  await eventually(() => texts('/problems').length > 1);
  // The message arrives before it is stored that it was sent.
  await eventually(async () => (await told()).length === 1);
  await fail('null');
  await eventually(async () => (await told()).length === 0);
  await fail(`now() - interval '1 hour'`);
  await eventually(() => texts('/problems').length > 2);
  expect(texts('/problems').slice(1)).toEqual([about, about]);
});

test('a user is told by mail once the address is confirmed; an API key has no mailbox', async () => {
  const person = await people.person();
  const headers = await people.keyOf(person);
  expect((await service.graph('{ mailNotifications { topics } }', {}, headers)).data.mailNotifications).toBeNull();
  const asKey = await service.graph(SET_MAIL, { topics: ['NEEDS_REVIEW'] }, headers);
  expect(asKey.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const confirm = (when: string) =>
    client.query(`update identity.account_secret set verified_at = ${when} where id = $1`, [person.id]);
  await confirm('now()');
  const user = await people.signedIn(person);
  await confirm('null');
  const SET = SET_MAIL.replace('($topics: [NotificationTopic!]!)', '').replace(
    '$topics',
    '[NEEDS_REVIEW], language: DE',
  );
  const { data, errors } = (await user.graph(SET)).body;
  const set = { topics: ['NEEDS_REVIEW'], obstacle: 'ADDRESS_NOT_CONFIRMED' };
  expect({ data, errors }).toEqual({ data: { setMailNotifications: set } });
  const early = await bookBlocked('early.b@example.com', headers);
  const passed = `
    select from identity.notification where account_id = $1 and last_sequence >= (
      select max(sequence) from identity.event where account_id = $1 and subject_id = $2 and type = 'verification.review')`;
  await eventually(async () => (await client.query(passed, [person.id, early])).rowCount === 1);
  await confirm('now()');
  const asked = await user.graph('{ mailNotifications { obstacle } }');
  expect(asked.body.data.mailNotifications.obstacle).toBeNull();
  const id = await bookBlocked('late.b@example.com', headers);
  const mails = await eventually(() => {
    const found = mail.received.filter(({ to }) => to[0] === person.email);
    return found.length > 0 ? found : null;
  });
  expect(mails).toHaveLength(1);
  expect(mails[0]!.headers.subject?.[0]).toContain('Eine_Reservierung_muss');
  expect(mails[0]!.body).toContain(`/dashboard#/reservation/${id}`);
  expect(mails[0]!.body).not.toContain('late.b@example.com');
});
