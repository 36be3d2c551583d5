import { useCipherKey } from '#kit/cipher/keys-in-force.js';
import { readLinkToken, writeLinkToken } from '#kit/cipher/link-token.js';

const link = {
  accountId: '01900000-0000-7000-8000-000000000001',
  id: '01900000-0000-7000-8000-000000000002',
  expiresAt: new Date('2031-01-01T00:15:00Z'),
  by: { kind: 'user' as const, keyId: '01900000-0000-7000-8000-000000000003' },
};
const before = new Date('2031-01-01T00:14:59Z');

beforeAll(() => useCipherKey(Buffer.alloc(32, 7)));

test('a token is valid for its target and purpose until it expires', () => {
  const token = writeLinkToken('one', link);
  expect(readLinkToken('one', token, before)).toEqual(link);
  expect(readLinkToken('one', token, link.expiresAt)).toBeNull();
  expect(readLinkToken('other', token, before)).toBeNull();
});

test.each(['', 'null', '%00', 'x'.repeat(5_000)])('an invalid token is refused: %s', (token) => {
  expect(readLinkToken('one', token, before)).toBeNull();
});

test('the requester of a link cannot be changed in its token', () => {
  const [text] = [Buffer.from(writeLinkToken('one', link), 'base64url').toString()];
  const changed = Buffer.from(text!.replace('user', 'api')).toString('base64url');
  expect(readLinkToken('one', changed, before)).toBeNull();
  const byService = { ...link, by: { kind: 'service' as const, keyId: null } };
  expect(readLinkToken('one', writeLinkToken('one', byService), before)).toEqual(byService);
});
