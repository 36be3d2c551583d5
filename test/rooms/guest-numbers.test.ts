import { createHash } from 'node:crypto';
import { cellsOf } from '#kit/store/copy-out.js';
import { GuestNumbers } from '#subgraphs/intelligence/segments/guests/guest-numbers.js';
import { KeyGroups } from '#subgraphs/intelligence/segments/guests/key-groups.js';
import { copyLine } from '#subgraphs/intelligence/datasets/store/copy-rows.js';

const digest = (key: string) => createHash('sha256').update(key).digest();

test('grouping many keys at once matches grouping key by key, however they are linked', () => {
  const [numbers, groups] = [new GuestNumbers(), new KeyGroups()];
  const keys = new Set<string>();
  let seed = 7;
  const any = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  for (let n = 0; n < 20_000; n += 1) {
    const [email, phone] = [`e${any(15_000)}`, `p${any(15_000)}`];
    const stay = [[email], [phone], [email, phone]][any(3)]!;
    for (const key of stay) keys.add(key);
    groups.add(stay);
    const [first, ...others] = stay.map((key) => numbers.numberOf(digest(key)));
    for (const other of others) numbers.join(first!, other);
  }
  expect(numbers.size).toBe(keys.size);
  const guestOf = (key: string) => numbers.guestOf(numbers.numberOf(digest(key)));
  const pairs = new Set([...keys].map((key) => `${guestOf(key)} ${groups.groupOf(key)}`));
  expect(pairs.size).toBe(new Set([...keys].map((key) => groups.groupOf(key))).size);
  expect(pairs.size).toBe(new Set([...keys].map(guestOf)).size);
});

test('merging two guests keeps the earlier one, whose identifier is that of its first key', () => {
  const numbers = new GuestNumbers();
  const [one, two, three] = ['a', 'b', 'c'].map((key) => numbers.numberOf(digest(key))) as [number, number, number];
  expect([numbers.join(three, two), numbers.join(two, three), numbers.join(three, one)]).toEqual([three, null, two]);
  expect([one, two, three].map((number) => numbers.guestOf(number))).toEqual([one, one, one]);
  const id = numbers.idOf(one);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(id.slice(0, 8)).toBe(digest('a').toString('hex').slice(0, 8));
});

test('returns texts as they were sent', () => {
  const cells = [null, '', '\\N', 'a\tb', 'line\nline\r', 'back\\slash\\n', 'Zoë 😀', 'plain'];
  expect(cellsOf(copyLine(cells).slice(0, -1))).toEqual(cells);
});
