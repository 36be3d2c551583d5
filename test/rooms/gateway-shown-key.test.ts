import { bearerOf, keyInHeaders, keyOfSocket } from '#gateway/http/shown-key.js';

const [KEY, OTHER] = ['sk_live_one', 'sk_live_two'];
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJ2aWV3ZXIiOnt9fQ.c2lnbmF0dXJl';

test.each([
  [{ 'x-api-key': KEY }, KEY],
  [{ authorization: `Bearer ${KEY}` }, KEY],
  [{ authorization: `bearer   ${KEY} ` }, KEY],
  [{ 'x-api-key': KEY, authorization: `Bearer ${KEY}` }, KEY],
  // A proxy's own credential is none of ours.
  [{ authorization: 'Basic dXNlcjpwYXNz' }, undefined],
  [{ 'x-api-key': KEY, authorization: 'Basic dXNlcjpwYXNz' }, KEY],
  // Signed tokens of the service are verified, never looked up as keys.
  [{ authorization: `Bearer ${TOKEN}` }, undefined],
  [{ 'x-api-key': KEY, authorization: `Bearer ${TOKEN}` }, KEY],
  // Given, but empty: refused later as an unknown key, and no session is tried instead.
  [{ authorization: 'Bearer  ' }, ''],
  [{}, undefined],
])('the key in the headers %j is %j', (headers, key) => expect(keyInHeaders(headers)).toBe(key));

test.each([
  [{ 'x-api-key': KEY, authorization: `Bearer ${OTHER}` }],
  [{ 'x-api-key': KEY, authorization: 'Bearer  ' }],
])('refuses two different keys: %j', (headers) => {
  expect(() => keyInHeaders(headers)).toThrow(/two different credentials/);
});

test.each([
  [{ 'x-api-key': KEY }],
  [{ Authorization: `Bearer ${KEY}` }],
  [{ authorization: `Bearer ${KEY}` }],
  [{ 'X-API-Key': KEY, Authorization: `Bearer ${KEY}` }],
])('takes the key of a socket from its parameters %j', (params) => {
  expect(keyOfSocket({}, params)).toBe(KEY);
  expect(keyOfSocket({ 'x-api-key': KEY }, params)).toBe(KEY);
  expect(() => keyOfSocket({ authorization: `Bearer ${OTHER}` }, params)).toThrow(/two different credentials/);
});

test('refuses parameters that are no text, and takes the headers where there are none', () => {
  expect(keyOfSocket({}, { 'x-api-key': { $ne: '' } })).toBe('');
  expect(keyOfSocket({ authorization: `Bearer ${KEY}` }, undefined)).toBe(KEY);
  expect(keyOfSocket({}, { locale: 'en' })).toBeUndefined();
});

test('only the Bearer scheme is read', () => {
  expect(bearerOf(undefined)).toBeNull();
  expect(bearerOf(`Bearer${KEY}`)).toBeNull();
  expect(bearerOf(`Digest ${KEY}`)).toBeNull();
});
