import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { TFontDictionary } from 'pdfmake/interfaces.js';

const require = createRequire(import.meta.url);
const roboto = join(dirname(require.resolve('pdfmake/package.json')), 'fonts/Roboto');
const dejaVu = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf');

/** Folder of the fonts; no other files are read while a report is rendered. */
export const FONT_FOLDERS = [roboto, dejaVu];

const PLAIN = join(roboto, 'Roboto-Regular.ttf');
const WIDE = join(dejaVu, 'DejaVuSans.ttf');
const WIDE_BOLD = join(dejaVu, 'DejaVuSans-Bold.ttf');

/** `Roboto` is the main font; `Wide` covers scripts that Roboto lacks (Arabic, Hebrew, Armenian, Georgian …). */
export const FONTS: TFontDictionary = {
  Roboto: {
    normal: PLAIN,
    bold: join(roboto, 'Roboto-Medium.ttf'),
    italics: join(roboto, 'Roboto-Italic.ttf'),
    bolditalics: join(roboto, 'Roboto-MediumItalic.ttf'),
  },
  Wide: { normal: WIDE, bold: WIDE_BOLD, italics: WIDE, bolditalics: WIDE_BOLD },
};

export type FontName = 'Roboto' | 'Wide';

interface FontFile {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** The font library that pdfmake uses, so that both agree on the available glyphs. */
function fontReader(): { openSync(path: string): FontFile } {
  const setter = createRequire(require.resolve('pdfmake/package.json')).resolve('pdfkit');
  return createRequire(setter)('fontkit') as { openSync(path: string): FontFile };
}

const files = new Map<FontName, FontFile>();

function fileOf(name: FontName): FontFile {
  const file = files.get(name) ?? fontReader().openSync(name === 'Roboto' ? PLAIN : WIDE);
  files.set(name, file);
  return file;
}

/** The first font that has a glyph for the character; null if none does. */
export function fontFor(sign: string): FontName | null {
  const codePoint = sign.codePointAt(0)!;
  if (codePoint === 10) return 'Roboto';
  return (['Roboto', 'Wide'] as const).find((name) => fileOf(name).hasGlyphForCodePoint(codePoint)) ?? null;
}
