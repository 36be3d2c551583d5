import { hostility } from '#gateway/http/input/json-scan.js';

const problem = (json: string) => hostility(Buffer.from(json));
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const list = (count: number) => `[${Array.from({ length: count }, () => '1').join()}]`;
const object = (count: number) => `{${Array.from({ length: count }, (_, n) => `"m${n}":[]`).join()}}`;

test.each([
  ['32 levels', nested(32)],
  ['10,000 elements', list(10_000)],
  ['10,000 members', object(10_000)],
  ['empty containers', '{"a":{},"b":[],"c":[{}]}'],
  ['a name of 1,024 bytes', `{"${'k'.repeat(1_024)}":1}`],
  ['braces, commas and quotes in a string', `{"a":"${'[{,'.repeat(20_000)}\\"\\\\"}`],
  ['a forbidden word as a value', '{"a":"__proto__","b":["constructor"]}'],
  ['a long string at the end', `{"a":"${'x'.repeat(100_000)}"}`],
  ['invalid JSON', 'hello'],
  ['truncated JSON', '{"a":['],
  ['an unmatched closing bracket', ']]]]'],
  ['nothing', ''],
])('%s is accepted', (_title, json) => expect(problem(json)).toBeNull());

test.each([
  ['33 levels', nested(33), 'nested too deeply. The limit is 32 levels'],
  ['10,001 elements', list(10_001), 'too many members. The limit is 10000'],
  ['10,001 members', object(10_001), 'too many members. The limit is 10000'],
  ['many empty containers', `[${'{},'.repeat(10_000)}{}]`, 'too many members. The limit is 10000'],
  ['commas alone', `[${','.repeat(10_001)}`, 'too many members. The limit is 10000'],
  ['a name of 1,025 bytes', `{"${'k'.repeat(1_025)}":1}`, 'name that is too long. The limit is 1024 bytes'],
  ['__proto__', '{"a":{"__proto__":1}}', 'forbidden'],
  ['constructor, after white space', '{\n\t"a" : 1 ,\r\n "constructor" : 1}', 'forbidden'],
  ['prototype, after a list', '{"a":[1,2],"prototype":1}', 'forbidden'],
  ['__proto__ in escapes', '{"\\u005f_proto\\u005F_":1}', 'forbidden'],
  [
    'constructor, all of it in escapes',
    `{"${[...'constructor'].map((one) => `\\u00${one.charCodeAt(0).toString(16)}`).join('')}":1}`,
    'forbidden',
  ],
  [
    '__proto__ after a long text with escaped quotes',
    `{"a":"${'x'.repeat(99)}\\"${'y'.repeat(99)}\\\\","__proto__":1}`,
    'forbidden',
  ],
])('%s is refused', (_title, json, reason) => expect(problem(json)).toContain(reason));

/** A text of small pieces in any order, so that strings, escapes and brackets meet in every way. */
function* mixtures(count: number) {
  const pieces = ['"', '\\', '\\"', '{', '}', '[', ']', ',', ':', '"a":1', '"__proto__":1', ' ', 'x'.repeat(70), 'é'];
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let n = 0; n < count; n++)
    yield Array.from({ length: 1 + next(12) }, () => pieces[next(pieces.length)]).join('');
}

/** Properties of a value after parsing. */
function hasForbidden(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => name === '__proto__' || hasForbidden(inner));
}

test('finds the same as a walk over the parsed value, for any valid JSON', () => {
  let parsed = 0;
  for (const text of mixtures(300_000)) {
    let value: unknown;
    try {
      value = JSON.parse(`{"first":${text}}`);
    } catch {
      continue;
    }
    parsed += 1;
    expect([text, problem(`{"first":${text}}`) !== null]).toEqual([text, hasForbidden(value)]);
  }
  expect(parsed).toBeGreaterThan(500);
});
