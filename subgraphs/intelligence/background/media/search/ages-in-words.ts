const listed = (words: string) => words.split(' ');

const FROM_TEN = {
  en: listed('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'),
  de: listed('zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'),
  fr: listed('dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'),
  es: listed('diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve'),
  pt: listed('dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove'),
  it: listed('dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'),
};
const TENS = {
  en: listed('twenty thirty forty fifty sixty seventy eighty ninety'),
  de: listed('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'),
  fr: listed('vingt trente quarante cinquante soixante'),
  es: listed('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
  pt: listed('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'),
  it: listed('venti trenta quaranta cinquanta sessanta settanta ottanta novanta'),
};
const ONES = {
  en: listed('one two three four five six seven eight nine'),
  de: listed('ein zwei drei vier fünf sechs sieben acht neun'),
  fr: listed('un deux trois quatre cinq six sept huit neuf'),
  es: listed('uno dos tres cuatro cinco seis siete ocho nueve'),
  pt: listed('um dois três quatro cinco seis sete oito nove'),
  it: listed('uno due tre quattro cinque sei sette otto nove'),
};

type Language = keyof typeof TENS;

const joined: Record<Language, (ten: string, one: string, at: number) => string[]> = {
  en: (ten, one) => [`${ten}-${one}`],
  de: (ten, one) => [`${one}und${ten}`],
  fr: (ten, one, at) => [at === 1 ? `${ten} et ${one}` : `${ten}-${one}`],
  es: (ten, one, at) => [ten === 'veinte' ? `veinti${one}` : `${ten} y ${at === 1 ? 'un' : one}`],
  pt: (ten, one) => [`${ten} e ${one}`],
  it: (ten, one) => [`${/^[uo]/.test(one) ? ten.slice(0, -1) : ten}${one}`],
};

/** Spellings beside those of the tables: Spanish accents, Portuguese of Portugal, and French from 70. */
const OTHERS: [string, number][] = [
  ['veintiún', 21],
  ['veintidós', 22],
  ['veintitrés', 23],
  ['veintiséis', 26],
  ['dezasseis', 16],
  ['dezassete', 17],
  ['dezanove', 19],
  ...FROM_TEN.fr.map((word, at): [string, number] => [at === 1 ? 'soixante et onze' : `soixante-${word}`, 70 + at]),
  ['quatre-vingts', 80],
  ...ONES.fr.map((word, at): [string, number] => [`quatre-vingt-${word}`, 81 + at]),
  ...FROM_TEN.fr.map((word, at): [string, number] => [`quatre-vingt-${word}`, 90 + at]),
];

function numberWords(): Map<string, number> {
  const numbers = new Map(OTHERS);
  for (const language of Object.keys(TENS) as Language[]) {
    for (const [at, word] of FROM_TEN[language].entries()) numbers.set(word, 10 + at);
    for (const [at, ten] of TENS[language].entries()) {
      numbers.set(ten, 20 + 10 * at);
      for (const [more, one] of ONES[language].entries())
        for (const word of joined[language](ten, one, more + 1)) numbers.set(word, 21 + 10 * at + more);
    }
  }
  return numbers;
}

const NUMBERS = numberWords();
/** Longer words first: `trenta` begins `trentadue`. */
const ANY = [...NUMBERS.keys()].toSorted((one, other) => other.length - one.length).join('|');
const WITH_UNIT = new RegExp(
  String.raw`(?<!\p{L})(${ANY})(?=-year-old|[ -]?jährig|\s(?:years|Jahren?|ans|años|anos|anni)(?!\p{L}))`,
  'giu',
);
const ITALIAN = new Map<string, number>(
  [...NUMBERS].map(
    ([word, number]) => [`${word.endsWith('tre') ? word : word.replace(/[aeiou]$/, '')}enne`, number] as const,
  ),
);
const ITALIAN_WORD = /(?<!\p{L})\p{L}+enne(?!\p{L})/giu;

/** The text with ages from 10 to 99 in figures: `diciotto anni` as `18 anni`, `zwölfjährige` as `12-jährige`. */
export const agesInFigures = (text: string): string =>
  text
    .replaceAll(WITH_UNIT, (word) => String(NUMBERS.get(word.toLowerCase())))
    .replaceAll(/(?<=\d)(?=jährig)/giu, '-')
    .replaceAll(ITALIAN_WORD, (word) => {
      const number = ITALIAN.get(word.toLowerCase());
      return number === undefined ? word : `${number}enne`;
    });
