import { CANARY, holdsCanary } from '../support/canary.js';

test.each([
  ['as it is', CANARY.email],
  ['in capitals', CANARY.email.toUpperCase()],
  ['escaped', JSON.stringify(JSON.stringify({ name: CANARY.last }))],
  ['in a URL', `https://x.example/?n=${encodeURIComponent(CANARY.phones[1]!)}`],
  ['in hex', Buffer.from(`-- ${CANARY.card}`).toString('hex')],
  ...[0, 1, 2, 3].map((n) => [
    `in base64 from ${n}`,
    Buffer.from(`${'-'.repeat(n)}${CANARY.first}`).toString('base64'),
  ]),
  ...[0, 1, 2, 3].map((n) => [
    `in base64url from ${n}`,
    Buffer.from(`${'-'.repeat(n)}+13035550187`).toString('base64url'),
  ]),
])('the scan finds the fictitious guest %s', (_title, text) => {
  expect(holdsCanary(text!)).toBe(true);
});

test('the scan finds nothing in unrelated text', () => {
  expect(holdsCanary(JSON.stringify({ id: '01900000-0000-7000-8000-000000000000', name: 'Ann Lee' }))).toBe(false);
});
