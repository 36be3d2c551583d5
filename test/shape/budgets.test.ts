import { lengthViolations } from './rules/budgets.js';
import { code } from './rules/tree.js';

const file = (path: string, count: number) => ({ path, text: 'x;\n'.repeat(count) });

test('a file of more than 500 lines is too long', () => {
  expect(lengthViolations([file('kit/short.ts', 500), file('gateway/long.ts', 501)])).toEqual([
    'gateway/long.ts has 501 lines, more than 500',
  ]);
});

test('output of a command may be longer', () => {
  const printed = { path: 'web/answers.d.ts', text: `/* Printed from documents.ts */\n${'x;\n'.repeat(600)}` };
  expect(lengthViolations([printed])).toEqual([]);
});

test('no file of this repository is too long', () => expect(lengthViolations(code)).toEqual([]));
