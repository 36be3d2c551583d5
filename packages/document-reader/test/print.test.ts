import { wordsOf } from '../src/print/ocr/words-of.js';
import { printOf } from '../src/print/read-print.js';
import type { PrintedWord } from '../src/print/open-text-model.js';

const TODAY = '2026-06-01';
const BOX = { x: 300, y: 50, width: 600, height: 40, angle: 0 };

/** A line read as these characters, evenly spaced; a space is one that the model only suspects. */
function lineOf(text: string) {
  const count = [...text].filter((sign) => sign !== ' ').length;
  let place = 0;
  let space = 0;
  return [...text].flatMap((sign) => {
    if (sign === ' ') space = 0.4;
    if (sign === ' ') return [];
    place += 1;
    const read = { text: sign, share: 0.97, space, at: (place - 0.5) / count };
    space = 0.02;
    return [read];
  });
}

test.each([
  ['1.SPECIMEN', ['1.', 'SPECIMEN']],
  ['LNSPECIMEN', ['LN', 'SPECIMEN']],
  ['LNX', ['LNX']],
  ['3DOB04/18/19774bEXP10/24/2033', ['3', 'DOB', '04/18/1977', '4b', 'EXP', '10/24/2033']],
  ['12.01.1948NORTHPORT', ['12.01.1948', 'NORTHPORT']],
  ['MARIA ELENA', ['MARIA', 'ELENA']],
  ['4D813QWGK', ['4D813QWGK']],
])('the line %s has the words %j', (line, words) => {
  expect(wordsOf(lineOf(line), BOX).map(({ text }) => text)).toEqual(words);
});

test('a wide gap separates words, and words lie on the slope of their line', () => {
  const signs = lineOf('SEXF').map((sign, at) => ({ ...sign, at: at < 3 ? 0.05 + at * 0.04 : 0.9 }));
  const [label, value] = wordsOf(signs, { ...BOX, angle: 0.1 }) as [PrintedWord, PrintedWord];
  expect([label.text, value.text]).toEqual(['SEX', 'F']);
  expect(value.top - label.top).toBeCloseTo(600 * (0.9 - 0.09) * Math.sin(0.1), 0);
});

/** Words in rows, each from this place on. */
const page = (...rows: [left: number, text: string][][]): PrintedWord[] =>
  rows.flatMap((row, at) =>
    row.flatMap(([left, text]) => {
      const size = { left, right: left + 20 * text.length, top: 60 * at, bottom: 60 * at + 30 };
      return [{ text, confidence: 95, ...size }];
    }),
  );

test('in the American design one of the labels of the names is enough', () => {
  const dates = [[100, 'DOB'], [200, '04/18/1977'], [500, 'EXP'], [600, '10/24/2033']] as [number, string][]; // prettier-ignore
  const number: [number, string][] = [[100, '4d'], [160, 'DL'], [240, 'D1234567']]; // prettier-ignore
  const names = { firstName: 'MARIA', lastName: 'SPECIMEN' };
  const last: [number, string][] = [[100, '1'], [140, 'SPECIMEN']]; // prettier-ignore
  const first: [number, string][] = [[100, '2'], [140, 'MARIA']]; // prettier-ignore
  const address: [number, string][] = [[140, '2570'], [240, 'STREET']]; // prettier-ignore
  for (const rows of [
    [last, first],
    [last.slice(1), first],
    [last, first.slice(1)],
  ])
    // prettier-ignore
    expect(printOf(page(number, dates, ...rows, address), TODAY)).toMatchObject({ layout: 'american', fields: names });
  const none = printOf(page(number, dates, last.slice(1), first.slice(1), address), TODAY);
  expect(none.fields).not.toHaveProperty('lastName');
  expect(printOf(page(number, dates, last, address), TODAY).fields).not.toHaveProperty('firstName');
});
