import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { CANARY } from './canary.js';
import { eventually } from './eventually.js';
import { type Member, registered } from './family.js';
import { PortalGuest } from './portal.js';
import { type MailServer, mailServer } from './mail-server.js';
import { type RestartableTest, runningTest } from './running.js';
import { type SmsServer, smsServer } from './sms-server.js';

export const STAY = { without_listing: true, check_in_date: '2030-03-01', check_out_date: '2030-03-05' };
export const NAME = { first_name: CANARY.first, last_name: CANARY.last };

/** Everything that a reservation may contain about its guest. */
export const GUEST = {
  ...NAME,
  email: CANARY.email,
  phone: CANARY.phones[0],
  location: CANARY.street,
  birth_date: CANARY.birthDate,
  ip_address: CANARY.ip,
};

/** A payment event with everything that may identify the payer. */
export const payment = (members: object) => ({
  event_source: 'processor_a',
  event_type: 'authorization',
  event_status: 'success',
  amount: 50,
  currency: 'usd',
  customer_id: 'cus_qzvorcustomer',
  processor_message: 'Qzvorprocessor says yes.',
  name_on_card: CANARY.card,
  charge_descriptor: 'QZVOR STAY',
  card_iin: '411111',
  card_last4: '1111',
  card_expiry_month: '03',
  card_expiry_year: '2031',
  card_fingerprint: 'fp_qzvor',
  billing_country_code: 'US',
  billing_state_code: 'CO',
  billing_address: CANARY.street,
  billing_city: 'Qzvorville',
  billing_postal_code: 'QZVOR1',
  billing_name: `${CANARY.first} ${CANARY.last}`,
  billing_phone: CANARY.billingPhone,
  billing_email: CANARY.email,
  ip_address: CANARY.ip,
  user_agent: 'Qzvoragent/1.0',
  receipt_url: 'https://pay.example/qzvor',
  products: [{ name: 'Pick-up of Qzvorann', price: 12 }],
  ...members,
});

/** The service with an account below the first, an unrelated account, and servers that receive its requests. */
export interface CanaryTest {
  service: RestartableTest;
  client: pg.Client;
  mail: MailServer;
  sms: SmsServer;
  /** The callback URL; paths below `/down` are refused. */
  callbacks: string;
  /** Paths that received a request. */
  posted: string[];
  child: Member;
  stranger: Member;
  /** Every line of the service's log. */
  logged: string[];
  /** Its DATA_DIR. */
  folder: string;
}

async function open(here: CanaryTest): Promise<Server> {
  [here.mail, here.sms] = [await mailServer(), await smsServer()];
  const receiver = createServer((request: IncomingMessage, response) => {
    here.posted.push(request.url!);
    response.writeHead(request.url!.startsWith('/down') ? 500 : 200).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));
  here.callbacks = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const settings = {
    SMTP_URL: here.mail.url,
    MAIL_FROM: 'Loft <stay@loft.example>',
    SMS_URL: here.sms.url,
    SMS_TOKEN: 'secret',
    SMS_FROM: '+13035550100',
    WEBHOOK_ALLOW_PRIVATE: 'true',
    DATA_DIR: here.folder,
    LOG_LEVEL: 'trace',
  };
  here.service = await runningTest(settings, (line) => void here.logged.push(line));
  here.client = new pg.Client({ connectionString: here.service.databaseUrl });
  await here.client.connect();
  here.child = await registered(here.service, here.client);
  here.stranger = await registered(here.service, here.client, {}, await registered(here.service, here.client));
  return receiver;
}

/** Starts all of it before the tests of a file and stops it after them. */
export function canaryTests() {
  const folder = mkdtempSync(join(tmpdir(), 'canary-'));
  const here = { posted: [] as string[], logged: [] as string[], folder } as CanaryTest;
  let receiver: Server;
  beforeAll(async () => {
    receiver = await open(here);
  });
  afterAll(async () => {
    await here.client?.end();
    await here.service?.stop();
    await here.mail?.stop();
    await here.sms?.stop();
    receiver?.closeAllConnections();
    receiver?.close();
    rmSync(folder, { recursive: true });
  });
  return {
    here,
    async ok(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
      const answer = await here.service.rest(method, path, body, headers);
      expect([path, answer.status, answer.status === 200 ? null : answer.body]).toEqual([path, 200, null]);
      return answer.body;
    },
    async asked(query: string, variables: object = {}, headers: Record<string, string> = {}) {
      const { data, errors } = await here.service.graph(query, variables, headers);
      expect(errors).toBeUndefined();
      return data;
    },
    erase: (body: object, headers?: Record<string, string>) =>
      here.service.rest('POST', '/guests/erase', body, headers),
    /** Waits until nothing is left to announce or analyse. */
    settled: () =>
      eventually(async () => {
        const waiting = `select (select count(*) from outbox.announcement)
          + (select count(*) from screening.reservation where analysed_revision < revision) as n`;
        return Number((await here.client.query<{ n: string }>(waiting)).rows[0]!.n) === 0;
      }),
  };
}

/** The guest requests codes for both contacts and enters them. */
async function confirmAddresses({ mail, sms }: CanaryTest, guest: PortalGuest, email: string, phone: string) {
  const run = async (text: string, variables: object) => {
    const { errors } = await guest.ask(text, variables);
    if (errors) throw new Error(JSON.stringify(errors));
  };
  const send = `mutation ($via: PortalCodeVia!, $to: String!) { sendPortalCode(input: { via: $via, to: $to }) { isSent userErrors { code message field rule } } }`;
  const confirm = `mutation ($via: PortalCodeVia!, $code: String!) { confirmPortalCode(input: { via: $via, code: $code }) { isConfirmed userErrors { code message field rule } } }`;
  const last = { EMAIL: () => mail.received.at(-1)!.body, SMS: () => sms.received.at(-1)!.body.text };
  for (const [via, to] of [['EMAIL', email] as const, ['SMS', phone] as const]) {
    await run(send, { via, to });
    await run(confirm, { via, code: /\b\d{6}\b/.exec(last[via]())![0] });
  }
}

/** The guest starts the portal's first screen, submits it, and submits it wrongly once it is reopened: the outcomes. */
export async function fillTwice(here: CanaryTest, id: string) {
  const { service } = here;
  const portal = await PortalGuest.open(
    service,
    (await service.rest('GET', `/reservations/${id}`)).body.guest_portal_url,
  );
  const { birthDate, email, first: firstName, last: lastName, street: address, words: notes, phones } = CANARY;
  const person = { firstName, lastName, email, phone: phones[1], birthDate, address, country: 'US', notes };
  const begun = (await portal.save('AboutYou', person)).portal.tasks[0].state as string;
  await confirmAddresses(here, portal, person.email, person.phone!);
  const deviceId = '7f1c2a9e-4b7d-4c1e-9a55-0d2f3b6a8c55';
  const behavior = { seconds: 9, pastedFields: 2, timeZone: 'America/Denver', deviceId };
  const done = (await portal.submit('AboutYou', person, behavior)).portal.tasks[0].state as string;
  const reopen = `mutation ($id: ID!, $why: String) {
    reopenPortalScreen(input: { reservationId: $id, screen: AboutYou, reason: $why }) { reservation { id } userErrors { code message field rule } } }`;
  const { errors } = await service.graph(reopen, { id, why: CANARY.note });
  if (errors) throw new Error(JSON.stringify(errors));
  return [begun, done, (await portal.submit('AboutYou', { ...person, email: 'bad' })).code];
}
