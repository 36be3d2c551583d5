import { generateSync } from 'otplib';
import pg from 'pg';
import { type MailServer, mailServer } from '../support/mail-server.js';
import { People } from '../support/people.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { until } from '../support/until.js';

let mail: MailServer;
let service: RunningTest;
let client: pg.Client;

beforeAll(async () => {
  mail = await mailServer();
  service = await runningTest({ TRUSTED_PROXIES: '1', SMTP_URL: mail.url, MAIL_FROM: 'Loft <stay@loft.example>' });
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
  await mail?.stop();
});

test('mails a confirmed address when a factor is added, removed or reset, without secrets', async () => {
  const people = new People(service);
  const person = await people.person();
  await client.query('update identity.account_secret set verified_at = now() where account_id = $1', [person.id]);
  const notices = () => mail.received.filter(({ to }) => to.includes(person.email));
  const browser = await people.signedIn(person);
  const page = await browser.open('/account/security/totp');
  const key = /Key: <code>([^<]+)/.exec(page.text)![1]!.replace(/\s/g, '');
  await browser.send('/account/security/totp', { code: generateSync({ secret: key }) });
  await until(async () => notices().length === 1);
  await browser.send('/account/security/totp/remove', {}, { page: '/account/security' });
  await until(async () => notices().length === 2);
  await service.graph(
    `mutation { resetSecondFactor(input: { accountId: "${person.id}" }) { isReset userErrors { code message field rule } } }`,
  );
  await until(async () => notices().length === 3);
  for (const { headers, body } of notices()) {
    expect(headers.subject).toEqual(['Your two-step verification was changed']);
    expect(body).not.toContain(key);
  }
});
