import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Content, TFontDictionary } from 'pdfmake/interfaces.js';

const require = createRequire(import.meta.url);
const roboto = join(dirname(require.resolve('pdfmake/package.json')), 'fonts/Roboto');
const dejaVu = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf');

/** Where the fonts lie; nothing else is read while a report is set. */
export const FONT_FOLDERS = [roboto, dejaVu];

const WIDE = join(dejaVu, 'DejaVuSans.ttf');
const WIDE_BOLD = join(dejaVu, 'DejaVuSans-Bold.ttf');

/** `Roboto` sets the report; `Wide` sets what Roboto has no letters for (Arabic, Hebrew, Armenian, Georgian …). */
export const FONTS: TFontDictionary = {
  Roboto: {
    normal: join(roboto, 'Roboto-Regular.ttf'),
    bold: join(roboto, 'Roboto-Medium.ttf'),
    italics: join(roboto, 'Roboto-Italic.ttf'),
    bolditalics: join(roboto, 'Roboto-MediumItalic.ttf'),
  },
  Wide: { normal: WIDE, bold: WIDE_BOLD, italics: WIDE, bolditalics: WIDE_BOLD },
};

const PLAIN = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u;
const UNPRINTABLE = /(?![\n\u200c\u200d])\p{C}/gu;

/** A text that came from outside, in a font that has its letters. Control and direction characters are left out. */
export function printed(text: string, style: object = {}): Content {
  const clean = text.toWellFormed().replace(UNPRINTABLE, '');
  return { text: clean, ...(PLAIN.test(clean) ? {} : { font: 'Wide', noWrap: clean.length < 60 }), ...style };
}
