import anyAscii from 'any-ascii';
import { latinOfArabic, latinOfArabicFirm } from './arabic.js';
import { withLatinForms } from './arabic-firm-words.js';
import { latinOfCyrillic } from './cyrillic.js';
import { translateFirmWords } from './east-asian-words.js';
import { romanSyllable } from './hangul.js';

/** A word in lower-case ASCII letters and digits. `guessed`: its vowels were not written in the original script. */
export interface LatinWord {
  text: string;
  guessed: boolean;
}

/** No name on any list is longer; what stands behind is not read. In UTF-16 units. */
const READ_AT_MOST = 400;
const WORDS_AT_MOST = 24;

const APOSTROPHES = /(?<=\p{L})['’‘ʼʹʻʾʿ`´′](?=\p{L})|[’‘ʼʹʻʾʿ`´′']/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Single letters with dots between, as in S.A. or J.P. */
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}])/gu;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const ARABIC = /\p{Script=Arabic}/u;
const HEBREW = /\p{Script=Hebrew}/u;
const HANGUL = /\p{Script=Hangul}/u;
const HAN = /\p{Script=Han}/u;
const ASCII = /^[A-Za-z0-9]+$/;

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const syllables = (text: string) => text.match(/[A-Z][^A-Z]*|[^A-Z]+/g) ?? [];

/** Letters without marks, blanks and hyphens: most names of most lists. */
const PLAIN = /^[A-Za-z0-9 ,-]*$/;

/** A number right behind letters is a word of its own: MSN615 and MSN 615 are one name. */
const LATIN_WORD = /[a-z]{2,}(?=\d+(?![a-z0-9]))|[a-z0-9]+/g;

function plainWords(text: string): LatinWord[] {
  const words = text.toLowerCase().match(LATIN_WORD) ?? [];
  return words.slice(0, WORDS_AT_MOST).map((word) => ({ text: word, guessed: false }));
}

/** Of a firm's name in Han or Hangul so many syllables are one word. */
const SYLLABLES_OF_WORD = 4;
const asFirm = (parts: string[]) => (parts.length > SYLLABLES_OF_WORD ? parts : [parts.join('')]);

function wordsOf(word: string, ofFirm: boolean): LatinWord[] {
  const sure = (text: string) => ({ text, guessed: false });
  if (ASCII.test(word)) return [sure(word.toLowerCase())];
  if (CYRILLIC.test(word)) return [sure(plain(anyAscii(latinOfCyrillic(word))))];
  if (ARABIC.test(word)) {
    const parts = ofFirm ? latinOfArabicFirm(word) : latinOfArabic(word);
    return parts.map((part) => ({ ...part, text: plain(anyAscii(part.text)) }));
  }
  // Readings of Han and Hangul come syllable by syllable, each with a capital.
  if (HANGUL.test(word) || HAN.test(word)) {
    const read = syllables(anyAscii(word)).map(plain);
    const parts = HANGUL.test(word) ? read.map(romanSyllable) : read;
    return (ofFirm ? asFirm(parts) : parts).map(sure);
  }
  return [{ text: plain(anyAscii(word)), guessed: HEBREW.test(word) }];
}

/**
 * A name of any script as Latin words, in its order: NFKC, own tables for Cyrillic and Arabic, readings for Hangul and
 * Han, transliteration for the rest. Apostrophes join, hyphens and all other signs part. Letters with dots between are
 * one word where `isForm` knows it (S.A.), initials elsewhere (J.P.). Text beyond 400 characters or 24 words is not read.
 * Of a firm's name (`ofFirm`) words that lists translate are English.
 */
export function latinWords(text: string, isForm: (word: string) => boolean, ofFirm = false): LatinWord[] {
  if (text.length <= READ_AT_MOST && PLAIN.test(text)) return plainWords(text);
  const start = text.slice(0, READ_AT_MOST).normalize('NFKC').slice(0, READ_AT_MOST);
  const cut = (ofFirm && ARABIC.test(start) ? withLatinForms(start) : start)
    .replace(/\p{Cf}/gu, '')
    .replace(DOTTED, (letters) => {
      const joined = letters.replaceAll('.', '');
      return isForm(joined.toLowerCase()) ? ` ${joined} ` : ` ${[...joined].join(' ')} `;
    })
    .replace(APOSTROPHES, '');
  const words: LatinWord[] = [];
  for (const [word] of translateFirmWords(cut, ofFirm).matchAll(WORD)) {
    for (const { text: latin, guessed } of wordsOf(word, ofFirm))
      for (const part of latin.match(LATIN_WORD) ?? []) words.push({ text: part, guessed });
    if (words.length >= WORDS_AT_MOST) return words.slice(0, WORDS_AT_MOST);
  }
  return words;
}
