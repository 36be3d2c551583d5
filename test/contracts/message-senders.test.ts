import { freePort } from '../support/roles.js';
import { type MailServer, mailServer } from '../support/mail-server.js';
import { type SmsServer, smsServer } from '../support/sms-server.js';
import { httpSmsSender } from '#subgraphs/screening/booking/message/providers/http-sms-sender.js';
import type { MessageSender } from '#kit/outbound/message-sender.js';
import { NotSent } from '#kit/outbound/message-sender.js';
import { smtpSender } from '#kit/outbound/smtp-sender.js';

interface Side {
  sender: MessageSender;
  nobody: MessageSender;
  message: { id: string; to: string; subject: string | null; text: string | null; html: string | null };
  /** Refuses the next message temporarily or permanently, or does not respond. */
  mood(what: 'take' | 'later' | 'never' | 'hang'): void;
  /** Ids of the accepted messages. */
  taken(): string[];
}

let mail: MailServer;
let sms: SmsServer;
const sides: Record<string, Side> = {};

beforeAll(async () => {
  [mail, sms] = [await mailServer(), await smsServer()];
  const port = await freePort();
  const from = 'Loft <stay@loft.example>';
  sides.smtp = {
    sender: smtpSender({ url: mail.url, from }, 700),
    nobody: smtpSender({ url: `smtp://127.0.0.1:${port}`, from }, 5_000),
    message: { id: '0190', to: 'ann.lee@example.com', subject: 'Hello', text: 'Come in', html: '<p>Come in</p>' },
    mood: (what) => (mail.mood = ({ take: 'take', later: 451, never: 550, hang: 'hang' } as const)[what]),
    taken: () => mail.received.map(({ headers }) => headers['message-id']![0]!.slice(1, 5)),
  };
  const account = { token: 'secret', from: '+13035550100' };
  sides.sms = {
    sender: httpSmsSender({ url: sms.url, ...account }, 700),
    nobody: httpSmsSender({ url: `http://127.0.0.1:${port}/`, ...account }, 5_000),
    message: { id: '0191', to: '+13035550123', subject: null, text: 'Come in', html: null },
    mood: (what) => (sms.mood = ({ take: 202, later: 503, never: 400, hang: 'hang' } as const)[what]),
    taken: () => (sms.mood === 202 ? sms.received.map(({ body }) => body.id) : []),
  };
});

afterAll(async () => {
  await mail?.stop();
  await sms?.stop();
});

async function refusal(sent: Promise<void>): Promise<NotSent> {
  const error = await sent.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(NotSent);
  expect(JSON.stringify([(error as NotSent).reason, (error as NotSent).message])).not.toMatch(/lee|3035550123|127\.0/);
  return error as NotSent;
}

describe.each(['smtp', 'sms'])('%s', (name) => {
  test('delivers a message once', async () => {
    const { sender, message, mood, taken } = sides[name]!;
    mood('take');
    await sender.send(message);
    expect(taken()).toEqual([message.id]);
  });

  test('tells temporary from permanent refusals, without repeating the provider’s text', async () => {
    const { sender, message, mood } = sides[name]!;
    mood('later');
    expect((await refusal(sender.send(message))).permanent).toBe(false);
    mood('never');
    expect((await refusal(sender.send(message))).permanent).toBe(true);
  });

  test('times out on a silent provider, as a temporary failure', async () => {
    const { sender, message, mood } = sides[name]!;
    mood('hang');
    const startedAt = Date.now();
    expect(await refusal(sender.send(message))).toMatchObject({ reason: 'timed_out', permanent: false });
    expect(Date.now() - startedAt).toBeLessThan(15_000);
  });

  test('does not lose a message when the server is unreachable', async () => {
    const { nobody, message } = sides[name]!;
    expect(await refusal(nobody.send(message))).toMatchObject({ reason: 'not_connected', permanent: false });
  });
});

test('an email has a sender, one recipient, both bodies and its own identifier', async () => {
  mail.mood = 'take';
  await sides.smtp!.sender.send(sides.smtp!.message);
  const { from, to, headers, body } = mail.received.at(-1)!;
  expect({ from, to }).toEqual({ from: 'stay@loft.example', to: ['ann.lee@example.com'] });
  expect(headers).toMatchObject({
    'message-id': ['<0190@loft.example>'],
    subject: ['Hello'],
    'auto-submitted': ['auto-generated'],
  });
  expect(headers['content-type']![0]).toMatch(/multipart\/alternative/);
  expect(body).toContain('<p>Come in</p>');
});

test('an email with header injection in sender, recipient and subject stays one email', async () => {
  mail.mood = 'take';
  const evil = { ...sides.smtp!.message, subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nx' };
  await sides.smtp!.sender.send(evil);
  const { to, headers } = mail.received.at(-1)!;
  expect(to).toEqual(['ann.lee@example.com']);
  expect(headers.bcc).toBeUndefined();
});

test('a URL that enables logging does not write emails to the log', async () => {
  const printed: unknown[] = [];
  const output: { log: (...words: unknown[]) => void } = console;
  const { log } = output;
  output.log = (...words: unknown[]) => void printed.push(words);
  try {
    const talkative = smtpSender({ url: `${mail.url}?logger=true&debug=true`, from: 'a@loft.example' });
    await talkative.send(sides.smtp!.message);
  } finally {
    output.log = log;
  }
  expect(printed).toEqual([]);
});

test('a wrong password is for the operator to fix: the email stays queued', async () => {
  const guarded = await mailServer({ signIn: { user: 'loft', pass: 'right' } });
  const withPass = (pass: string) =>
    smtpSender({ url: guarded.url.replace('//', `//loft:${pass}@`), from: 'a@loft.example' });
  expect(await refusal(withPass('wrong').send(sides.smtp!.message))).toMatchObject({
    reason: 'credentials_refused',
    permanent: false,
  });
  await withPass('right').send(sides.smtp!.message);
  expect(guarded.received).toHaveLength(1);
  await guarded.stop();
});

test('a text message has a number, text, token and an idempotency identifier', async () => {
  sms.mood = 202;
  await sides.sms!.sender.send(sides.sms!.message);
  const { headers, body } = sms.received.at(-1)!;
  expect(body).toEqual({ id: '0191', from: '+13035550100', to: '+13035550123', text: 'Come in' });
  expect(headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': '0191' });
});

test.each([
  [429, false, 'refused_429', 7_000],
  [401, false, 'credentials_refused', null],
  [404, true, 'refused_404', null],
  [302, false, 'refused_302', null],
])('a response of %i is permanent: %s', async (status, permanent, reason, retryAfterMs) => {
  sms.mood = status;
  sms.retryAfter = retryAfterMs ? String(retryAfterMs / 1000) : null;
  expect(await refusal(sides.sms!.sender.send(sides.sms!.message))).toMatchObject({ permanent, reason, retryAfterMs });
  sms.retryAfter = null;
});
