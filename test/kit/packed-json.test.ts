import { packedJson } from '#kit/store/packed-json.js';

const EARLIER = '{"status":"PASS","help":"No match."}';
const LATER = '{"status":"REVIEW","help":"A potential match."}';
const VALUE = { status: 'REVIEW', help: 'A potential match.', name: 'Zoë' };

test('values come back as they were, and take less room if the dictionary has their parts', () => {
  const [{ pack, unpack }, other] = [packedJson([LATER]), packedJson([EARLIER])];
  expect(unpack(pack(VALUE))).toEqual(VALUE);
  expect(pack(VALUE).length).toBeLessThan(other.pack(VALUE).length);
  for (const value of [null, [], 'text', { n: 1.5, list: [true, null] }]) expect(unpack(pack(value))).toEqual(value);
});

test('values are read with the dictionary that they were packed with', () => {
  const both = packedJson([LATER, EARLIER]);
  expect(both.unpack(packedJson([EARLIER]).pack(VALUE))).toEqual(VALUE);
  expect(both.pack(VALUE)).toEqual(packedJson([LATER]).pack(VALUE));
});

test('an unknown dictionary and damaged bytes are errors, not other values', () => {
  const { pack, unpack } = packedJson([LATER]);
  expect(() => unpack(packedJson([EARLIER]).pack(VALUE))).toThrow('unknown dictionary');
  const bytes = pack(VALUE);
  bytes[bytes.length - 6]! ^= 1;
  expect(() => unpack(bytes)).toThrow();
  expect(() => unpack(pack(VALUE).subarray(0, -5))).toThrow();
});
