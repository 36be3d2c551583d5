import { Webhook } from 'standardwebhooks';
import { WebhookError, verifyWebhook } from '../src/index.js';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const OLD_SECRET = 'whsec_AAAA9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const BODY = JSON.stringify({ type: 'verification.review', event_id: 'e1', sequence: 42, name: 'Zoë 🙂' });

/** Headers as the service signs them; `age` in seconds. */
function signed({ secret = SECRET, body = BODY, age = 0 } = {}) {
  const at = new Date(Date.now() - age * 1_000);
  return {
    'webhook-id': 'e1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign('e1', at, body),
  };
}

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'verified',
    (error: unknown) => (error instanceof WebhookError ? error.code : String(error)),
  );

test('a signed request is verified: headers of Node or of fetch, a body as text or bytes', async () => {
  const event = JSON.parse(BODY);
  const headers = signed();
  expect(await verifyWebhook({ body: BODY, headers, secret: SECRET })).toEqual(event);
  const bytes = Buffer.from(BODY);
  expect(await verifyWebhook({ body: bytes, headers: new Headers(headers), secret: SECRET })).toEqual(event);
});

test('one of several signatures is enough, as after a rotation of the secret', async () => {
  const [headers, others] = [signed(), signed({ secret: OLD_SECRET })];
  const both = `v1a,abc ${others['webhook-signature']} ${headers['webhook-signature']}`;
  Object.assign(headers, { 'webhook-signature': both });
  expect(await codeOf(verifyWebhook({ body: BODY, headers, secret: SECRET }))).toBe('verified');
  expect(await codeOf(verifyWebhook({ body: BODY, headers, secret: OLD_SECRET }))).toBe('verified');
});

test.each([
  ['another body', { body: BODY.replace('42', '43') }],
  ['another secret', { secret: OLD_SECRET }],
  ['another ID', { headers: { ...signed(), 'webhook-id': 'e2' } }],
  ['another time', { headers: { ...signed(), 'webhook-timestamp': signed({ age: 9 })['webhook-timestamp'] } }],
  ['no signature of version 1', { headers: { ...signed(), 'webhook-signature': 'v2,abc' } }],
  ['a signature that is not base64', { headers: { ...signed(), 'webhook-signature': 'v1,é v1, v1' } }],
])('%s does not match', async (_, changed) => {
  const request = Object.assign({ body: BODY, headers: signed(), secret: SECRET }, changed);
  expect(await codeOf(verifyWebhook(request))).toBe('signature_mismatch');
});

test.each([
  [299, undefined, 'verified'],
  [302, undefined, 'timestamp_outside_tolerance'],
  [-302, undefined, 'timestamp_outside_tolerance'],
  [12, 10, 'timestamp_outside_tolerance'],
  [900, 1_000, 'verified'],
])('a request that is %s seconds old, with the tolerance %s: %s', async (age, tolerance, outcome) => {
  const request = { body: BODY, headers: signed({ age }), secret: SECRET };
  expect(await codeOf(verifyWebhook(Object.assign(request, tolerance && { tolerance })))).toBe(outcome);
});

test.each(['', 'soon', '1e9', '-1', 'NaN'])('the time "%s" is refused', async (time) => {
  const headers = { ...signed(), 'webhook-timestamp': time };
  const outcome = await codeOf(verifyWebhook({ body: BODY, headers, secret: SECRET }));
  expect(outcome).toBe('timestamp_outside_tolerance');
});

test.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('a request without %s is refused', async (name) => {
  const headers = Object.assign(signed(), { [name]: undefined });
  expect(await codeOf(verifyWebhook({ body: BODY, headers, secret: SECRET }))).toBe('header_missing');
});

test('a mistake of the receiver is a TypeError, which does not quote the secret', async () => {
  const parsed = JSON.parse(BODY);
  expect(await codeOf(verifyWebhook({ body: parsed, headers: signed(), secret: SECRET }))).toMatch(/^TypeError: body/);
  for (const secret of ['', 'whsec_', SECRET.slice(6), 'whsec_not base64!']) {
    const outcome = await codeOf(verifyWebhook({ body: BODY, headers: signed(), secret }));
    expect(outcome).toBe('TypeError: secret must be the signing secret, whsec_….');
  }
});
