import anyAscii from 'any-ascii';
import { sify } from 'chinese-conv';
import { joinAllah, latinOfArabic, latinOfArabicFirm, plainArabic } from './arabic.js';
import { withLatinForms } from './arabic-firm-words.js';
import { inOneAlphabet, latinOfCyrillic } from './cyrillic.js';
import { translateFirmWords } from './east-asian-words.js';
import { romanSyllable } from './hangul.js';
import { latinOfHebrew } from './hebrew.js';
import { type JapaneseName, japaneseName } from './japanese.js';
import { foreignOfKatakana } from './katakana.js';

/** Original spelling of a word before transliteration. */
export interface Original {
  /** `other`: any script without its own table. */
  script: 'Han' | 'Hangul' | 'Arabic' | 'Cyrillic' | 'other';
  /** The word or one syllable of it, with letter variants normalized. */
  text: string;
}

/** A word in lowercase ASCII letters and digits. `guessed`: its vowels are not written in the original script. */
export interface LatinWord {
  text: string;
  guessed: boolean;
  /** Missing if the word is in Latin letters. */
  original?: Original;
  /** Other readings of a Japanese name in kanji, after the likeliest one. */
  others?: string[];
}

/** Maximum length in UTF-16 code units, longer than any listed name; the rest is ignored. */
const READ_AT_MOST = 400;
const WORDS_AT_MOST = 24;

const APOSTROPHES = /(?<=\p{L})['’‘ʼʹʻʾʿ`´′](?=\p{L})|[’‘ʼʹʻʾʿ`´′']/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Single letters separated by dots, as in S.A. or J.P. */
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

/** Unaccented letters, spaces and hyphens: most names of most lists. */
const PLAIN = /^[A-Za-z0-9 ,-]*$/;

/** A number directly after letters is a separate word: MSN615 and MSN 615 are the same name. */
const LATIN_WORD = /[a-z]{2,}(?=\d+(?![a-z0-9]))|[a-z0-9]+/g;

function plainWords(text: string): LatinWord[] {
  const words = text.toLowerCase().match(LATIN_WORD) ?? [];
  return words.slice(0, WORDS_AT_MOST).map((word) => ({ text: word, guessed: false }));
}

/** Number of Han or Hangul syllables that form one word in a company name. */
const SYLLABLES_OF_WORD = 4;
const asFirm = (parts: string[]) => (parts.length > SYLLABLES_OF_WORD ? parts : [parts.join('')]);

/** Han and Hangul syllables, each with its character if there is one character per syllable. */
function syllablesOf(word: string, script: 'Han' | 'Hangul', ofFirm: boolean): LatinWord[] {
  const read = syllables(anyAscii(word)).map(plain);
  const spelled = script === 'Hangul' ? read.map(romanSyllable) : read;
  const parts = ofFirm ? asFirm(spelled) : spelled;
  // Traditional and simplified characters are variants of the same name.
  const signs = [...(script === 'Han' ? sify(word) : word)];
  return parts.map((text, at) => {
    const original = { script, text: signs.length === parts.length ? signs[at]! : signs.join('') };
    return { text, guessed: false, original };
  });
}

function wordsOf(word: string, ofFirm: boolean): LatinWord[] {
  if (ASCII.test(word)) return [{ text: word.toLowerCase(), guessed: false }];
  if (CYRILLIC.test(word)) {
    if (LATIN.test(word)) {
      const plainWord = inOneAlphabet(word);
      if (plainWord !== word.toLowerCase()) return wordsOf(plainWord, ofFirm);
    }
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
  // Han and Hangul are romanised by syllable, each with a capital.
  if (HANGUL.test(word)) return syllablesOf(word, 'Hangul', ofFirm);
  if (HAN.test(word)) return syllablesOf(word, 'Han', ofFirm);
  const latin = HEBREW.test(word)
    ? latinOfHebrew(word)
    : { text: foreignOfKatakana(word) ?? plain(anyAscii(word)), guessed: false };
  return [LATIN.test(word) ? latin : { ...latin, original: { script: 'other', text: word.toLowerCase() } }];
}

/** With the Mandarin reading, since the name may be a Chinese person's. In spoken order, as in Latin letters. */
function wordsOfJapanese({ family, given, mayBeChinese }: JapaneseName): LatinWord[] {
  return [given, family].map(({ written, readings }) => {
    const mandarin = plain(anyAscii(written));
    const [text, ...others] = mayBeChinese ? [mandarin, ...readings] : [...readings, mandarin];
    return { text: text!, guessed: false, original: { script: 'other', text: written }, others };
  });
}

/**
 * A name of any script as Latin words, in its order: NFKC, own tables for Cyrillic and Arabic, readings for Hangul and
 * Han, transliteration for the rest. Apostrophes join, hyphens and all other signs part. Letters with dots between are
 * one word where `isForm` knows it (S.A.), initials elsewhere (J.P.). Text beyond 400 characters or 24 words is not read.
 * Of a firm's name words that lists translate are English.
 */
export function latinWords(
  text: string,
  isForm: (word: string) => boolean,
  as: 'person' | 'firm' | null = null,
): LatinWord[] {
  const ofFirm = as === 'firm';
  if (text.length <= READ_AT_MOST && PLAIN.test(text)) return plainWords(text);
  const start = text.slice(0, READ_AT_MOST).normalize('NFKC').slice(0, READ_AT_MOST);
  const cut = joinAllah(ofFirm && ARABIC.test(start) ? withLatinForms(start) : start)
    .replace(/\p{Cf}/gu, '')
    .replace(DOTTED, (letters) => {
      const joined = letters.replaceAll('.', '');
      return isForm(joined.toLowerCase()) ? ` ${joined} ` : ` ${[...joined].join(' ')} `;
    })
    .replace(APOSTROPHES, '');
  const japanese = !ofFirm && HAN.test(cut) ? japaneseName(cut, as === 'person') : null;
  if (japanese) return wordsOfJapanese(japanese);
  const words: LatinWord[] = [];
  for (const [word] of translateFirmWords(cut, ofFirm).matchAll(WORD)) {
    for (const { text: latin, ...rest } of wordsOf(word, ofFirm))
      for (const part of latin.match(LATIN_WORD) ?? []) words.push({ ...rest, text: part });
    if (words.length >= WORDS_AT_MOST) return words.slice(0, WORDS_AT_MOST);
  }
  return words;
}
