import anyAscii from 'any-ascii';
import { sify } from 'chinese-conv';
import { joinAllah, latinOfArabic, latinOfArabicFirm, plainArabic } from './arabic.js';
import { withLatinForms } from './arabic-firm-words.js';
import { latinOfCyrillic } from './cyrillic.js';
import { translateFirmWords } from './east-asian-words.js';
import { romanSyllable } from './hangul.js';

/** How a word was written before it was read as Latin letters. */
export interface Original {
  /** `other` stands for every script without a table of its own. */
  script: 'Han' | 'Hangul' | 'Arabic' | 'Cyrillic' | 'other';
  /** The word, or the one syllable of it, with variants of the same letters made one. */
  text: string;
}

/** A word in lower-case ASCII letters and digits. `guessed`: its vowels were not written in the original script. */
export interface LatinWord {
  text: string;
  guessed: boolean;
  /** Missing where the word is written in Latin letters. */
  original?: Original;
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
const LATIN = /\p{Script=Latin}/u;
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

/** Syllables of Han and Hangul, each with the sign it reads where every sign is one syllable. */
function syllablesOf(word: string, script: 'Han' | 'Hangul', ofFirm: boolean): LatinWord[] {
  const read = syllables(anyAscii(word)).map(plain);
  const spelled = script === 'Hangul' ? read.map(romanSyllable) : read;
  const parts = ofFirm ? asFirm(spelled) : spelled;
  // Traditional and simplified characters are two ways to write one name.
  const signs = [...(script === 'Han' ? sify(word) : word)];
  return parts.map((text, at) => {
    const original = { script, text: signs.length === parts.length ? signs[at]! : signs.join('') };
    return { text, guessed: false, original };
  });
}

function wordsOf(word: string, ofFirm: boolean): LatinWord[] {
  if (ASCII.test(word)) return [{ text: word.toLowerCase(), guessed: false }];
  if (CYRILLIC.test(word)) {
    const original = { script: 'Cyrillic' as const, text: word.toLowerCase().replaceAll('ё', 'е') };
    return [{ text: plain(anyAscii(latinOfCyrillic(word))), guessed: false, original }];
  }
  if (ARABIC.test(word)) {
    const parts = ofFirm ? latinOfArabicFirm(word) : latinOfArabic(word);
    const lone = parts.length === 1 ? plainArabic(word) : null;
    return parts.map(({ text, guessed }) => {
      const original = { script: 'Arabic' as const, text: lone ?? text };
      return { text: plain(anyAscii(text)), guessed, original };
    });
  }
  // Readings of Han and Hangul come syllable by syllable, each with a capital.
  if (HANGUL.test(word)) return syllablesOf(word, 'Hangul', ofFirm);
  if (HAN.test(word)) return syllablesOf(word, 'Han', ofFirm);
  const latin = { text: plain(anyAscii(word)), guessed: HEBREW.test(word) };
  return [LATIN.test(word) ? latin : { ...latin, original: { script: 'other', text: word.toLowerCase() } }];
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
  const cut = joinAllah(ofFirm && ARABIC.test(start) ? withLatinForms(start) : start)
    .replace(/\p{Cf}/gu, '')
    .replace(DOTTED, (letters) => {
      const joined = letters.replaceAll('.', '');
      return isForm(joined.toLowerCase()) ? ` ${joined} ` : ` ${[...joined].join(' ')} `;
    })
    .replace(APOSTROPHES, '');
  const words: LatinWord[] = [];
  for (const [word] of translateFirmWords(cut, ofFirm).matchAll(WORD)) {
    for (const { text: latin, ...rest } of wordsOf(word, ofFirm))
      for (const part of latin.match(LATIN_WORD) ?? []) words.push({ ...rest, text: part });
    if (words.length >= WORDS_AT_MOST) return words.slice(0, WORDS_AT_MOST);
  }
  return words;
}
