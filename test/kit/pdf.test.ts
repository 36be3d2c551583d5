import { printed } from '#kit/pdf/pdf-fonts.js';
import { STYLES, TEXT, chip, timeOf } from '#kit/pdf/pdf-style.js';
import { renderPdf } from '#kit/pdf/render-pdf.js';

const render = (content: object) => renderPdf({ content: content as never, defaultStyle: TEXT, styles: STYLES });

test('a document becomes a PDF, in letters of any script', async () => {
  const content = [
    printed('Zoë, Анна, Ελένη'),
    printed('محمد'),
    chip({ back: '#ffffff', ink: '#000000', word: 'Good' }),
  ];
  expect((await render(content)).subarray(0, 5).toString()).toBe('%PDF-');
  expect(printed('محمد')).toMatchObject({ font: 'Wide' });
  expect(printed('a\u202eb')).toEqual({ text: 'ab' });
});

test('nothing but the fonts is read while a document is set', async () => {
  await expect(render([{ image: '/etc/hostname' }])).rejects.toThrow();
});

test('a moment is told to the minute', () => {
  expect(timeOf(new Date('2031-05-04T10:07:59Z'))).toBe('2031-05-04 10:07 UTC');
});
