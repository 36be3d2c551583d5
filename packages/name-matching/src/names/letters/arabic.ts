import { readFirmWords } from './arabic-firm-words.js';
import { ARABIC_NAMES } from './arabic-names.js';

const LETTERS = new Map(
  Object.entries({
    ا: 'a',
    ب: 'b',
    ت: 't',
    ث: 'th',
    ج: 'j',
    ح: 'h',
    خ: 'kh',
    د: 'd',
    ذ: 'dh',
    ر: 'r',
    ز: 'z',
    س: 's',
    ش: 'sh',
    ص: 's',
    ض: 'd',
    ط: 't',
    ظ: 'z',
    ع: 'a',
    غ: 'gh',
    ف: 'f',
    ق: 'q',
    ك: 'k',
    ل: 'l',
    م: 'm',
    ن: 'n',
    ه: 'h',
    و: 'w',
    ي: 'y',
    ء: '',
    ئ: 'i',
    ؤ: 'u',
    پ: 'p',
    چ: 'ch',
    ژ: 'zh',
    گ: 'g',
    ڤ: 'v',
    ٹ: 't',
    ڈ: 'd',
    ڑ: 'r',
    ں: 'n',
    ې: 'e',
    ۍ: 'i',
    څ: 'ts',
    ځ: 'dz',
    ړ: 'r',
    ڼ: 'n',
    ښ: 'sh',
    ږ: 'zh',
    ټ: 't',
    ډ: 'd',
    ګ: 'g',
    ۆ: 'o',
    ێ: 'e',
    ە: 'a',
    ڕ: 'r',
    ڵ: 'l',
    ہ: 'h',
    ھ: 'h',
    ے: 'e',
    ۇ: 'u',
    ۋ: 'v',
  }),
);

/** Normalizes letter variants; removes vowel marks and tatweel. */
export const plainArabic = (word: string): string =>
  word
    .replace(/[\u064B-\u065F\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىیﻯ]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/ة/g, 'ه');

/** Names of God that follow عبد, to split joined forms; and the article. */
const SERVANT = /^عبدال?(.{3,})$/;
const ARTICLE = /^ال(.{3,})$/;

/** "Of God" after a word forms one name: Hidayatullah, Rahmatullah. */
const OF_GOD = /^(.{2,})الله$/;
const MARKS = '[\\u064B-\\u065F\\u0670\\u0640]*';
const GOD_APART = new RegExp(
  `(?<=\\p{Script=Arabic}{2})\\s+(?=ا${MARKS}ل${MARKS}ل${MARKS}[هە]${MARKS}(?![\\p{L}\\p{M}]))`,
  'gu',
);

/** Joins الله with the word before it into one name. */
export const joinAllah = (text: string): string => text.replace(GOD_APART, '');

/** The word before الله in such a name. The feminine ending is pronounced t: هداية is also written هدايت. */
function latinBeforeGod(word: string): { text: string; guessed: boolean } {
  const bound = word.length > 3 ? word.replace(/ه$/, 'ت') : word;
  const usual = ARABIC_NAMES.get(bound);
  return usual ? { text: usual, guessed: false } : { text: spelledOut(bound), guessed: true };
}

/** Transliterates letter by letter: و and ي are consonants next to vowels and long vowels between consonants. */
function spelledOut(word: string): string {
  const letters = [...word].map((letter) => LETTERS.get(letter) ?? letter);
  let latin = '';
  letters.forEach((letter, at) => {
    const next = letters[at + 1];
    const last = at === letters.length - 1;
    if ((letter === 'w' || letter === 'y') && at > 0 && next !== 'a') latin += letter === 'w' ? 'u' : 'i';
    else if (letter === 'h' && last && at > 2) latin += 'a';
    else latin += letter;
    // The omitted short vowel is most often an a.
    const silent = !/[aiuwyeo]$/.test(latin) && next !== undefined && !/^[aiuwyeo]/.test(next);
    if (silent && at < 2) latin += 'a';
  });
  return latin;
}

/**
 * Transliterates one Arabic-script word to Latin words. The article and عبد become separate words, as in lists of
 * persons. `guessed` words were transliterated letter by letter: their consonants are reliable, their vowels are not.
 */
export function latinOfArabic(word: string): { text: string; guessed: boolean }[] {
  const plain = plainArabic(word);
  const usual = ARABIC_NAMES.get(plain);
  if (usual) return [{ text: usual, guessed: false }];
  const beforeGod = OF_GOD.exec(plain)?.[1];
  if (beforeGod) {
    const { text, guessed } = latinBeforeGod(beforeGod);
    return [{ text: `${text}ullah`, guessed }];
  }
  const servant = SERVANT.exec(plain)?.[1];
  if (servant) return [{ text: 'abdul', guessed: false }, ...latinOfArabic(servant)];
  const stem = ARTICLE.exec(plain)?.[1];
  if (stem) return [{ text: 'al', guessed: false }, ...latinOfArabic(stem)];
  for (let cut = 3; cut + 3 <= plain.length; cut++) {
    const halves = [ARABIC_NAMES.get(plain.slice(0, cut)), ARABIC_NAMES.get(plain.slice(cut))];
    if (halves[0] && halves[1]) return halves.map((text) => ({ text: text!, guessed: false }));
  }
  return [{ text: spelledOut(plain), guessed: true }];
}

const FIRM_WORDS = readFirmWords(plainArabic);
/** "And", "for", "by" and the article, which are written together with a word. */
const BEFORE = /^(?:و?(?:لل|بال|ال)|و|ل|ب)(?=.{3})/;
const BEFORE_SURELY = /^(?:وال|لل|بال)(?=.{3})/;

/** Transliterates a word of a company name: translated words become English, and attached particles are removed. */
export function latinOfArabicFirm(word: string): { text: string; guessed: boolean }[] {
  const plain = plainArabic(word);
  const bare = plain.replace(BEFORE, '');
  const english = FIRM_WORDS.get(plain) ?? FIRM_WORDS.get(bare) ?? FIRM_WORDS.get(bare.replace(/^ال/, ''));
  if (english) return english.split(' ').map((text) => ({ text, guessed: false }));
  return latinOfArabic(plain.replace(BEFORE_SURELY, ''));
}
