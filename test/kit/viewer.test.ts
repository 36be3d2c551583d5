import { SignJWT } from 'jose';
import { type Viewer, signViewer, verifyViewer } from '#kit/viewer/viewer.js';

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

const token = (claims: { iat?: number; exp?: number }) =>
  new SignJWT({ viewer: VIEWER, ...claims }).setProtectedHeader({ alg: 'HS256' }).setAudience('screening').sign(SECRET);

test('a service token represents its viewer, for its audience only', async () => {
  const signed = await signViewer(VIEWER, 'screening', SECRET);
  expect(await verifyViewer(signed, 'screening', SECRET)).toEqual(VIEWER);
  await expect(verifyViewer(signed, 'identity', SECRET)).rejects.toThrow('aud');
});

test('accepts the claims of our own tokens', async () => {
  expect(await verifyViewer(await token({ iat: now(), exp: now() + 60 }), 'screening', SECRET)).toEqual(VIEWER);
});

test.each<[string, { iat?: number; exp?: number }]>([
  ['without an expiry', { iat: now() }],
  ['without an issue time', { exp: now() + 60 }],
  ['without both', {}],
  ['after its expiry', { iat: now() - 50, exp: now() - 10 }],
  ['issued long ago with a year left', { iat: now() - 3_600, exp: now() + 31_536_000 }],
])('refuses a service token %s', async (_title, claims) => {
  await expect(verifyViewer(await token(claims), 'screening', SECRET)).rejects.toThrow();
});
