import type { LatinWord } from './letters/latin-words.js';
import { wordsOfList } from './tables/words-of-list.js';

/** Short words on both sides of an ampersand, written without blanks, are one word: AT&T, R&D. */
const SHORT_AND = /(?<![\p{L}\p{N}])(\p{L}{1,3})&(\p{L}{1,3})(?![\p{L}\p{N}])/gu;

/** Joins short words at an ampersand, and writes any other ampersand out. */
export const withoutAmpersands = (text: string): string =>
  text.includes('&') ? text.replace(SHORT_AND, '$1$2').replaceAll('&', ' and ') : text;

const numbersOf = (text: string) => new Map(wordsOfList(text).map((word, at) => [word, at]));
const UNITS = numbersOf(`zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
  sixteen seventeen eighteen nineteen`);
const ORDINALS = numbersOf(`zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth
  thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth`);
const TENS = numbersOf('- - twenty thirty forty fifty sixty seventy eighty ninety');
const ROUND_ORDINALS = numbersOf(
  '- - twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth hundredth',
);

/** The same in other languages, as far as they are not other words too; numbers from one, one language per line. */
const OTHER_UNITS = `
- dos tres cuatro cinco seis siete ocho nueve diez
- deux trois quatre cinq - sept huit neuf dix
- zwei drei vier funf sechs sieben acht neun zehn
- - - chetyre pyat shest - vosem devyat desyat
- iki - dort bes alti yedi sekiz dokuz -
- ii iii iv - vi vii viii ix -`;
const OTHER_ORDINALS = `
primero segundo tercero cuarto quinto sexto septimo octavo noveno decimo
primera segunda tercera cuarta quinta sexta septima octava novena decima
- deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme
erste zweite dritte vierte funfte sechste siebte achte neunte zehnte
pervyy vtoroy tretiy chetvertyy pyatyy shestoy sedmoy vosmoy devyatyy desyatyy
pervaya vtoraya tretya chetvertaya pyataya shestaya sedmaya vosmaya devyataya desyataya
pervoe vtoroe tretye chetvertoe pyatoe shestoe sedmoe vosmoe devyatoe desyatoe
birinci ikinci ucuncu dorduncu besinci altinci yedinci sekizinci dokuzuncu onuncu`;
for (const [text, numbers] of [
  [OTHER_UNITS, UNITS],
  [OTHER_ORDINALS, ORDINALS],
] as const)
  for (const line of text.trim().split('\n'))
    for (const [at, word] of line.split(' ').entries()) if (word !== '-') numbers.set(word, at + 1);

/** Ordinals up to this one are other names than the number: First Bank and Bank One. */
const SMALL = 20;

const ENDINGS = ['th', 'st', 'nd', 'rd'];

const ordinal = (value: number): string =>
  value > SMALL ? `${value}` : `${value}${(value < 10 && ENDINGS[value]) || 'th'}`;

interface Read {
  text: string;
  count: number;
}

function numberAt(words: LatinWord[], at: number): Read | null {
  const word = words[at]!.text;
  const digits = /^(\d+)(?:st|nd|rd|th)$/.exec(word);
  if (digits) return { text: ordinal(Number(digits[1])), count: 1 };
  const tens = TENS.get(word);
  if (tens !== undefined) {
    const next = words[at + 1]?.text ?? '';
    const [unit, place] = [UNITS.get(next) ?? 0, ORDINALS.get(next) ?? 0];
    if (unit > 0 && unit < 10) return { text: `${tens * 10 + unit}`, count: 2 };
    return place > 0 && place < 10
      ? { text: ordinal(tens * 10 + place), count: 2 }
      : { text: `${tens * 10}`, count: 1 };
  }
  const [unit, place, round] = [UNITS.get(word), ORDINALS.get(word), ROUND_ORDINALS.get(word)];
  if (unit !== undefined) return { text: `${unit}`, count: 1 };
  if (place !== undefined) return { text: ordinal(place), count: 1 };
  return round === undefined ? null : { text: ordinal(round * 10), count: 1 };
}

const isLetter = (word: LatinWord | undefined) => word !== undefined && /^[a-z]$/.test(word.text);

/** Two letters without an ampersand are as often the initials of a founder. */
const LETTERS_FROM = 3;
const COUNTRIES = /^(?:us|uk)$/;

/** Single letters in a row are an acronym: A.B.C. and ABC, R & K and RK. */
function lettersAt(words: LatinWord[], at: number): Read | null {
  if (!isLetter(words[at])) return null;
  let text = '';
  let end = at;
  while (isLetter(words[end]) || (words[end]?.text === 'and' && end > at && isLetter(words[end + 1]))) {
    if (isLetter(words[end])) text += words[end]!.text;
    end++;
  }
  const count = end - at;
  const isAcronym = text.length >= LETTERS_FROM || count > text.length || COUNTRIES.test(text);
  return isAcronym ? { text, count } : null;
}

/** Reads numbers in words and ordinals as digits, and letters written apart as one word. */
export function readFirmWords(words: LatinWord[]): LatinWord[] {
  const read: LatinWord[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const found = lettersAt(words, at) ?? numberAt(words, at);
    const { original: _, ...plain } = word;
    read.push(found ? { ...plain, text: found.text } : word);
    if (found) at += found.count - 1;
  }
  return read;
}

const BRACKETED = /^(.*\S)\s*[(（]([^()（）]+)[)）]\s*$/u;

/** A company name before brackets at the end, and the one in them; null without such brackets. */
export function bracketedIn(text: string): [string, string] | null {
  const found = BRACKETED.exec(text);
  return found ? [found[1]!, found[2]!] : null;
}
