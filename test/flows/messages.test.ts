import { type MessagingTest, messagingTest } from '../support/messaging.js';
import { eventually } from '../support/eventually.js';

let here: MessagingTest;

beforeAll(async () => {
  here = await messagingTest();
});

afterAll(() => here?.stop());
afterEach(() => here.clear());

const IN_2_YEARS = { check_in_date: '2035-03-01', check_out_date: '2035-03-05' };
const later = () => new Date(Date.now() + 600_000).toISOString();

test('a new reservation creates a mail, with its values filled in and escaped, and reports it as sent', async () => {
  const text = 'Dear {{guest.first_name}}, {{confirmation_code}}: {{guest_portal_url}} {{ nights }}';
  await here.template({ subject: 'Hi {{guest.first_name}}', text, html: '<p>{{guest.first_name}}</p>' });
  const guest = { first_name: 'A<b>&{{nights}}', last_name: 'Lee', email: 'values@example.com' };
  const booked = await here.book({ guest, ...IN_2_YEARS });
  const sent = await here.only(booked.id, 'sent');
  const [received] = await eventually(() => here.mailTo('values@example.com'));
  expect(received).toMatchObject({ from: 'stay@loft.example', to: ['values@example.com'] });
  expect(received!.headers.subject).toEqual(['Hi A<b>&{{nights}}']);
  expect(received!.headers['message-id']).toEqual([`<${sent.id}@loft.example>`]);
  expect(received!.body).toContain(`Dear A<b>&{{nights}}, ${booked.confirmation_code}: ${booked.guest_portal_url} 4`);
  expect(received!.body).toContain('<p>A&lt;b&gt;&amp;{{nights}}</p>');
  expect(sent).toMatchObject({
    email: 'values@example.com',
    tag: 'welcome',
    method: 'smtp',
    via: 'email',
    reservation_id: booked.id,
    confirmation_code: booked.confirmation_code,
    trigger: 'reservation_created',
    attempts: 1,
    message: { subject: 'Hi A<b>&{{nights}}', html: '<p>A&lt;b&gt;&amp;{{nights}}</p>' },
  });
  for (const name of ['sendAfter', 'created', 'updated', 'sent_at']) expect(Date.parse(sent[name])).not.toBeNaN();
});

test('message events carry ids and states only, and the database holds nothing of it in plain text', async () => {
  await here.template({ subject: 'Secretive', text: 'The words of {{guest.first_name}}' });
  const booked = await here.book({ guest: { first_name: 'Zebulon', last_name: 'Lee', email: 'facts@example.com' } });
  const { id } = await here.only(booked.id, 'sent');
  const facts = await eventually(async () => {
    const { rows } = await here.client.query(
      `select type, payload from identity.event where subject_id = $1 and type like 'message.%' order by sequence`,
      [booked.id],
    );
    return rows.length === 2 ? rows : null;
  });
  const about = { reservationId: booked.id, messageId: id };
  expect(facts).toEqual([
    { type: 'message.queued', payload: { ...about, state: 'queued' } },
    { type: 'message.sent', payload: { ...about, state: 'sent' } },
  ]);
  const kept = await here.client
    .query(`select t::text as row from screening.message t union all select t::text from screening.message_template t
    union all select t.data::text from jobs.job t`);
  for (const { row } of kept.rows) expect(row).not.toMatch(/Secretive|The words|Zebulon|facts@example/);
});

test('does not send a message before its time', async () => {
  const { id, guest } = await here.book();
  const sendAfter = new Date(Date.now() + 3_000).toISOString();
  const words = { subject: 'Later', text: 'For {{guest.first_name}}' };
  const asked = await here.service.rest('POST', `/reservations/${id}/messaging`, {
    via: 'email',
    message: words,
    sendAfter,
  });
  expect(asked.body).toMatchObject({ status: 'queued', sendAfter, via: 'email', message: { text: 'For Ann' } });
  await here.only(id, 'sent');
  const [received] = here.mailTo(guest.email);
  expect(received!.at).toBeGreaterThanOrEqual(Date.parse(sendAfter));
  expect(received!.body).toContain('For Ann');
});

test('retries a temporarily rejected mail as the same one', async () => {
  here.mail.mood = 451;
  await here.template({});
  const { id, guest } = await here.book();
  const refused = await eventually(async () =>
    (await here.messagesOf(id)).find(({ attempts }: { attempts: number }) => attempts === 1),
  );
  await eventually(async () => (await here.messagesOf(id))[0].reason === 'refused_451');
  expect(refused.status).toBe('queued');
  here.mail.mood = 'take';
  expect(await here.only(id, 'sent')).toMatchObject({ attempts: 2 });
  const offered = here.mail.offered.filter(({ to }) => to.includes(guest.email));
  expect(offered).toHaveLength(2);
  expect(offered[0]!.headers['message-id']).toEqual(offered[1]!.headers['message-id']);
});

test('a permanently rejected mail fails, with a reason without personal data', async () => {
  here.mail.mood = 550;
  await here.template({});
  const { id } = await here.book();
  expect(await here.only(id, 'failed')).toMatchObject({ reason: 'refused_550', attempts: 1 });
  await eventually(async () => {
    const { rows } = await here.client.query(
      `select 1 from identity.event where subject_id = $1 and type = 'message.failed'`,
      [id],
    );
    return rows.length === 1;
  });
});

test('drops a message after the last attempt', async () => {
  here.mail.mood = 451;
  const { id } = await here.book();
  const body = { via: 'email', message: { subject: 'Late', text: 'Late' }, sendAfter: later() };
  const { body: queued } = await here.service.rest('POST', `/reservations/${id}/messaging`, body);
  await here.client.query('update screening.message set attempts = 29 where id = $1', [queued.id]);
  await here.letTimePass(queued.id);
  await here.service.restart(here.settings);
  expect(await here.only(id, 'failed')).toMatchObject({ reason: 'refused_451', attempts: 30 });
});

test('sends text messages by the SMS API and handles its rejections', async () => {
  await here.template({ via: 'sms', subject: null, text: 'Hi {{guest.first_name}}' });
  const { id } = await here.book();
  expect(await here.only(id, 'sent')).toMatchObject({ method: 'http', via: 'sms', phone: '+13035550123' });
  const { id: messageId } = (await here.messagesOf(id))[0];
  expect(here.sms.received.find(({ body }) => body.id === messageId)!.body).toMatchObject({
    to: '+13035550123',
    text: 'Hi Ann',
  });
  here.sms.mood = 400;
  const refused = await here.book();
  expect(await here.only(refused.id, 'failed')).toMatchObject({ reason: 'refused_400' });
  const unreachable = await here.book({ guest: { last_name: 'Lee', email: 'nophone@example.com', phone: '12' } });
  expect(await here.only(unreachable.id, 'failed')).toMatchObject({ reason: 'bad_recipient' });
});

test('without a provider holds and shows messages; sends them once there is one', async () => {
  await here.service.restart({});
  await here.template({ trigger: 'verified', subject: 'Held' });
  const { id, guest } = await here.book();
  expect(await here.only(id, 'held')).toMatchObject({ method: 'none', message: { subject: 'Held' }, attempts: 0 });
  expect(await here.messagesOf(id)).not.toContainEqual(expect.objectContaining({ sent_at: expect.anything() }));
  await here.service.restart(here.settings);
  expect(await here.only(id, 'sent')).toMatchObject({ method: 'smtp' });
  expect(here.mailTo(guest.email)).toHaveLength(1);
});
