import { functionViolations, lengthViolations, percentile } from './rules/budgets.js';
import { code } from './rules/tree.js';

const lines = (count: number) => 'x;\n'.repeat(count);
const file = (path: string, count: number) => ({ path, text: lines(count) });
const many = (count: number, length: number) =>
  Array.from({ length: count }, (_, n) => file(`gateway/f${n}.ts`, length));

test('percentiles are taken by nearest rank', () => {
  expect([percentile([3, 1, 2], 0.5), percentile([1, 2, 3, 4], 0.95), percentile([], 0.5)]).toEqual([2, 4, 0]);
});

describe('length of files', () => {
  test.each([
    ['the median', many(3, 61), /median/],
    ['the 95th percentile', [...many(9, 10), file('gateway/long.ts', 201)], /95th/],
    ['one file', [...many(30, 10), file('gateway/long.ts', 501)], /gateway\/long.ts has 501/],
    ['one file of the kit', [...many(30, 10), file('kit/long.ts', 121)], /kit\/long.ts has 121/],
  ])('%s is bounded', (_, sources, message) => {
    expect(lengthViolations(sources)).toEqual([expect.stringMatching(message)]);
  });

  test('at the bounds all is well', () => {
    expect(lengthViolations([...many(30, 60), file('gateway/long.ts', 500), file('kit/long.ts', 120)])).toEqual([]);
  });

  test('holds in this tree', () => expect(lengthViolations(code)).toEqual([]));
});

describe('length of functions', () => {
  const body = (count: number) => `{\n${'  x();\n'.repeat(count - 2)}}`;
  const forms = (count: number): [string, string][] => [
    ['function', `/** Docs are not counted.\n */\nexport function f() ${body(count)}`],
    ['arrow', `const f = async () => ${body(count)};`],
    ['method', `class A {\n  f() ${body(count)}\n}`],
    ['constructor', `class A {\n  constructor() ${body(count)}\n}`],
  ];

  test.each(forms(61))('a %s of 61 lines is too long', (_, text) => {
    expect(functionViolations([{ path: 'gateway/a.ts', text }])).toHaveLength(1);
  });

  test.each(forms(60))('a %s of 60 lines is not', (_, text) => {
    expect(functionViolations([{ path: 'gateway/a.ts', text }])).toEqual([]);
  });

  test('tests are not asked', () => {
    expect(functionViolations([{ path: 'test/a.test.ts', text: `const f = () => ${body(99)};` }])).toEqual([]);
  });

  test('holds in this tree', () => expect(functionViolations(code)).toEqual([]));
});
