import { isPrintedInLatin, printed } from '#kit/pdf/printed.js';
import { STYLES, TEXT, chip, timeOf } from '#kit/pdf/pdf-style.js';
import { renderPdf } from '#kit/pdf/render-pdf.js';

const render = (content: object) => renderPdf({ content: content as never, defaultStyle: TEXT, styles: STYLES });

test('turns a document into a PDF, in any script', async () => {
  const content = [
    printed('Zoë, Анна, Ελένη'),
    printed('محمد'),
    chip({ back: '#ffffff', ink: '#000000', word: 'Good' }),
  ];
  expect((await render(content)).subarray(0, 5).toString()).toBe('%PDF-');
  expect(printed('محمد')).toMatchObject({ text: [{ text: 'محمد', font: 'Wide' }] });
  expect(printed('a\u202eb')).toEqual({ text: 'ab' });
});

/** The text fragments in order, with a non-breaking space as a plain space. */
const seen = (text: string, perLine?: number) => {
  const { text: pieces } = printed(text, {}, perLine) as { text: { text: string }[] | string };
  const texts = typeof pieces === 'string' ? [pieces] : pieces.map((piece) => piece.text);
  return texts.map((piece) => piece.replaceAll('\u00a0', ' '));
};

test.each([
  [
    'a full name stays one fragment, so that its words keep their order',
    'عبد الرحمن الأنصاري',
    ['عبد الرحمن الأنصاري'],
  ],
  ['numbers within them read as before', 'شقة 15 شارع 204', [' 204', ' شارع ', '15', 'شقة ']],
  ['Latin words follow them on the left', 'محمد (Mo) علي', ['( علي', 'Mo', 'محمد )']],
  ['in a Latin line they keep their position', 'Mo (محمد علي) of 3', ['Mo (', 'محمد علي', ') of 3']],
  ['a date within them stays whole', 'من 12/05/2031 إلى', [' إلى', '12/05/2031', 'من ']],
])('right-to-left text: %s', (_title, text, pieces) => {
  const plain = (signs: string[]) => signs.map((piece) => piece.trim()).join('|');
  expect(plain(seen(text))).toBe(plain(pieces));
});

test('right-to-left lines are wrapped before they are reordered, first line on top', () => {
  expect(seen('عبد الرحمن بن محمد الأنصاري', 14)).toEqual(['عبد الرحمن بن', '\n', 'محمد الأنصاري']);
});

test.each([
  ['王小明', 'Wang Xiao Ming'],
  ['ООО 王', 'ООО Wang'],
  ['김민준 Kim', 'Gim Min Jun Kim'],
  ['สมชาย', 'smchay'],
])('%s, in a script that no font covers, is printed in Latin letters', (text, latin) => {
  expect(seen(text).join('')).toBe(latin);
  expect(isPrintedInLatin(text)).toBe(true);
  expect(isPrintedInLatin('Zoë, Анна, محمد, Ελένη')).toBe(false);
});

test('spaces that the fonts lack are printed as plain ones, not as boxes', () => {
  const said = JSON.stringify(printed('Remplir «\u202fCaution\u202f» : 1\u202f812,50\u2009EUR'));
  expect(said).toContain('Remplir «\u00a0Caution\u00a0» : 1\u00a0812,50 EUR');
});

test('layout reads no files but the fonts', async () => {
  await expect(render([{ image: '/etc/hostname' }])).rejects.toThrow();
});

test('prints a time to the minute', () => {
  expect(timeOf(new Date('2031-05-04T10:07:59Z'))).toBe('2031-05-04 10:07 UTC');
});
