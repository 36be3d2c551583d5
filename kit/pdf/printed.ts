import anyAscii from 'any-ascii';
import bidiFactory, { type Bidi } from 'bidi-js';
import type { Content, ContentText } from 'pdfmake/interfaces.js';
import { type FontName, fontFor } from './pdf-fonts.js';

/** Part of a line with one text direction. */
interface Run {
  text: string;
  isRtl: boolean;
}

// Its types describe an ES module, but the package is not one for Node.
const bidi = (bidiFactory as unknown as () => Bidi)();

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether a text contains right-to-left letters. */
function isWrittenRtl(text: string): boolean {
  return RTL.test(text);
}

/**
 * Splits a line into runs in visual order, by the Unicode Bidirectional Algorithm (UAX 9). A right-to-left run keeps its
 * logical order and is reversed when rendered; paired characters are mirrored here.
 */
function visualOrder(line: string): Run[] {
  const embedding = bidi.getEmbeddingLevels(line);
  const { levels } = embedding;
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const runs: { from: number; to: number; level: number }[] = [];
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    const [last, level] = [runs.at(-1), levels[at]!];
    if (last?.level === level && at === last.to) last.to = at + 1;
    else if (last?.level === level && at === last.from - 1) last.from = at;
    else runs.push({ from: at, to: at + 1, level });
  }
  return runs.map(({ from, to, level }) => {
    const signs = Array.from({ length: to - from }, (_, n) => mirrored.get(from + n) ?? line[from + n]!);
    return { isRtl: level % 2 === 1, text: signs.join('') };
  });
}

const UNPRINTABLE = /(?![\n\u200c\u200d])\p{C}/gu;
const BARE = /^[\n\x20-\x7e]*$/;
const BLANK = /[\u200c\u200d\p{M}\s]/u;
const NO_BREAK_SPACE = '\u00a0';

/** Spaces of other widths, which Roboto lacks: those that hold words together, and the rest. */
const NARROW_NO_BREAK = /[\u2007\u202f]/g;
const OTHER_SPACES = /(?![ \u00a0])\p{Zs}/gu;

/** Characters per full-width line; narrower columns pass their own number. */
const PER_LINE = 80;

interface Piece {
  text: string;
  font: FontName;
  noWrap?: true;
}

/**
 * A text that came from outside, in fonts that have its letters, in the order in which it is read. Control and direction
 * characters are left out. Letters that no font has (Chinese, Korean, Thai …) are written in Latin ones. `perLine`:
 * signs of a line, for letters from right to left, whose lines are broken here.
 */
export function printed(text: string, style: object = {}, perLine = PER_LINE): Content {
  const spaced = text.toWellFormed().replace(NARROW_NO_BREAK, NO_BREAK_SPACE).replace(OTHER_SPACES, ' ');
  const clean = spaced.replace(UNPRINTABLE, '');
  if (BARE.test(clean)) return { text: clean, ...style };
  const latin = inLatin(clean);
  const lines = latin.split('\n').flatMap((line) => (isWrittenRtl(line) ? brokenLines(line, perLine) : [line]));
  const pieces = lines.flatMap((line, n) => [...(n > 0 ? [{ text: '\n' }] : []), ...piecesOf(line)]);
  return { text: pieces, ...style } as ContentText;
}

/** Whether parts of a text are transliterated to Latin letters because no font has them. */
export function isPrintedInLatin(text: string): boolean {
  return /[\p{L}\p{M}]/u.test([...text].filter((sign) => fontFor(sign) === null).join(''));
}

/** Transliterates characters that no font has, with a space before each syllable and next to other text. */
function inLatin(text: string): string {
  let result = '';
  let wasLacking = false;
  for (const sign of text) {
    const isLacking = fontFor(sign) === null && !BLANK.test(sign);
    const written = isLacking ? anyAscii(sign).trim() : sign;
    const begins = isLacking && wasLacking ? /^\p{Lu}/u : /^[\p{L}\p{N}]/u;
    const isNew = (isLacking || wasLacking) && begins.test(written) && /[\p{L}\p{N}]$/u.test(result);
    result += `${isNew ? ' ' : ''}${written}`;
    wasLacking = isLacking;
  }
  return result;
}

function brokenLines(line: string, perLine: number): string[] {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < perLine) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Splits a line into pieces from left to right. A right-to-left run stays one piece, to keep its word order. */
function piecesOf(line: string): Piece[] {
  if (!isWrittenRtl(line)) return inFonts(line);
  return visualOrder(line).flatMap(({ text, isRtl }): Piece | Piece[] =>
    isRtl ? { text: text.replaceAll(' ', NO_BREAK_SPACE), font: 'Wide', noWrap: true } : inFonts(text),
  );
}

/** Keeps the current font for combining marks and spaces that it also has. */
function inFonts(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const sign of text) {
    const last = pieces.at(-1);
    const font = (last && BLANK.test(sign) ? last.font : fontFor(sign)) ?? 'Roboto';
    if (last?.font === font) last.text += sign;
    else pieces.push({ text: sign, font });
  }
  return pieces;
}
