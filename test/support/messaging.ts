import { Client } from 'pg';
import { type MailServer, type ReceivedMail, mailServer } from './mail-server.js';
import { type RestartableTest, runningTest } from './running.js';
import { type SmsServer, smsServer } from './sms-server.js';
import { eventually } from './eventually.js';

interface Booked {
  id: string;
  guest: { email: string };
  confirmation_code: string;
  guest_portal_url: string;
}

export interface MessagingTest {
  service: RestartableTest;
  mail: MailServer;
  sms: SmsServer;
  client: Client;
  /** The settings of the service. */
  settings: Record<string, string>;
  /** Saves a template: by default `welcome`, an email when a reservation is created. */
  template(members: object): Promise<void>;
  /** A reservation that is verified at once unless the query says otherwise. */
  book(members?: object, query?: string): Promise<Booked>;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read what they expect
  messagesOf(id: string): Promise<any[]>;
  /** The message of a reservation once it is in that state. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read what they expect
  only(id: string, status: string): Promise<any>;
  mailTo(address: string): ReceivedMail[];
  /** Makes a message due without its job. */
  letTimePass(messageId: string): Promise<unknown>;
  /** Between tests: both servers accept messages, and there is no template. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

/** The service with its own mail server and SMS server. */
export async function messagingTest(): Promise<MessagingTest> {
  const [mail, sms] = [await mailServer(), await smsServer()];
  const settings = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'Loft <stay@loft.example>',
    SMS_URL: sms.url,
    SMS_TOKEN: 'secret',
    SMS_FROM: '+13035550100',
  };
  const service = await runningTest(settings);
  const client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  let made = 0;
  const messagesOf: MessagingTest['messagesOf'] = async (id) =>
    (await service.rest('GET', `/reservations/${id}/messaging`)).body;
  return {
    service,
    mail,
    sms,
    client,
    settings,
    messagesOf,
    async template(members) {
      const welcome = { tag: 'welcome', via: 'email', trigger: 'reservation_created', subject: 'Hello', text: 'Hello' };
      expect((await service.rest('POST', '/messaging/templates', { ...welcome, ...members })).status).toBe(200);
    },
    async book(members = {}, query = '?skip_gp=1&sync=1') {
      made += 1;
      const guest = { first_name: 'Ann', last_name: 'Lee', email: `guest${made}@example.com`, phone: '+13035550123' };
      const booking = { without_listing: true, guest, ...members };
      const { status, body } = await service.rest('POST', `/reservations${query}`, booking);
      expect(status).toBe(200);
      return body as Booked;
    },
    only: (id, status) => eventually(async () => (await messagesOf(id)).find((one) => one.status === status)),
    mailTo: (address) => mail.received.filter(({ to }) => to.includes(address)),
    letTimePass: (id) =>
      client.query(
        `update screening.message set send_after = now(), due_at = now() - interval '11 minutes' where id = $1`,
        [id],
      ),
    async clear() {
      [mail.mood, sms.mood] = ['take', 202];
      const { body } = await service.rest('GET', '/messaging/templates');
      for (const { tag } of body) await service.rest('DELETE', `/messaging/templates/${tag}`);
    },
    async stop() {
      await client.end();
      await service.stop();
      await mail.stop();
      await sms.stop();
    },
  };
}
