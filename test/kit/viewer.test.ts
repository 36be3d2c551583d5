import { createHmac } from 'node:crypto';
import { SignJWT, jwtVerify } from 'jose';
import type { Viewer } from '#kit/viewer/viewer.js';
import { signViewer, verifyViewer } from '#kit/viewer/viewer-token.js';

const SECRET = new TextEncoder().encode('s'.repeat(32));
const VIEWER: Viewer = {
  kind: 'service',
  accountId: 'a',
  accountIds: ['a'],
  keyId: null,
  address: null,
  requestId: null,
};
const now = () => Math.floor(Date.now() / 1000);

type Claims = Record<string, unknown>;
const timely = (): Claims => ({ iat: now(), exp: now() + 60 });

/** Signed by another implementation. */
const token = (claims: Claims, head: object = {}, secret = SECRET) =>
  new SignJWT({ viewer: VIEWER, aud: 'screening', ...claims })
    .setProtectedHeader({ alg: 'HS256', ...head })
    .sign(secret);
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a service token represents its viewer, for its audience only', () => {
  const signed = signViewer(VIEWER, 'screening', SECRET);
  expect(verifyViewer(signed, 'screening', SECRET)).toEqual(VIEWER);
  expect(() => verifyViewer(signed, 'identity', SECRET)).toThrow('aud');
});

test('another implementation reads our tokens, and we read its tokens', async () => {
  const { payload } = await jwtVerify(signViewer(VIEWER, 'screening', SECRET), SECRET, { audience: 'screening' });
  expect(payload).toMatchObject({ viewer: VIEWER, exp: payload.iat! + 60 });
  for (const claims of [timely(), { ...timely(), aud: ['identity', 'screening'] }])
    expect(verifyViewer(await token(claims, { typ: 'JWT' }), 'screening', SECRET)).toEqual(VIEWER);
});

test.each<[string, Claims]>([
  ['without an expiry', { iat: now() }],
  ['without an issue time', { exp: now() + 60 }],
  ['without both', {}],
  ['after its expiry', { iat: now() - 50, exp: now() - 10 }],
  ['issued long ago with a year left', { iat: now() - 3_600, exp: now() + 31_536_000 }],
  ['issued in the future', { iat: now() + 30, exp: now() + 60 }],
  ['that is not valid yet', { ...timely(), nbf: now() + 30 }],
  ['for no audience', { ...timely(), aud: undefined }],
])('refuses a service token %s', async (_title, claims) => {
  const signed = await token(claims);
  expect(() => verifyViewer(signed, 'screening', SECRET)).toThrow();
});

test.each<[string, () => Promise<string>]>([
  ['with another secret', () => token(timely(), {}, new TextEncoder().encode('t'.repeat(32)))],
  ['with another algorithm', () => token(timely(), { alg: 'HS512' })],
  ['with an extension we do not know', () => Promise.resolve(withHead({ alg: 'HS256', crit: ['b64'], b64: true }))],
  ['without a signature', async () => (await token(timely())).replace(/[^.]*$/, '')],
  ['of the algorithm "none"', () => Promise.resolve(`${encode({ alg: 'none' })}.${encode(timely())}.`)],
  ['with a cut signature', async () => (await token(timely())).slice(0, -4)],
  ['with other claims', async () => (await token(timely())).replace(/\.[^.]*\./, `.${encode({ viewer: {} })}.`)],
  ['in four parts', async () => `${await token(timely())}.${encode({})}`],
  ['that is no token', () => Promise.resolve('token')],
  ['that is empty', () => Promise.resolve('')],
])('refuses a service token %s', async (_title, forged) => {
  const signed = await forged();
  expect(() => verifyViewer(signed, 'screening', SECRET)).toThrow();
});

/** Correctly signed, with this header. */
function withHead(head: object): string {
  const [, claims = ''] = signViewer(VIEWER, 'screening', SECRET).split('.');
  const text = `${encode(head)}.${claims}`;
  return `${text}.${createHmac('sha256', SECRET).update(text).digest('base64url')}`;
}
