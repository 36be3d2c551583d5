/**
 * Russian, Ukrainian, Belarusian, Bulgarian, Serbian, Macedonian and Turkic letters, in the spelling of lists of
 * persons.
 */
const LETTERS = new Map(
  Object.entries({
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ё: 'yo',
    ж: 'zh',
    з: 'z',
    и: 'i',
    й: 'y',
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
    х: 'kh',
    ц: 'ts',
    ч: 'ch',
    ш: 'sh',
    щ: 'shch',
    ъ: '',
    ы: 'y',
    ь: '',
    э: 'e',
    ю: 'yu',
    я: 'ya',
    і: 'i',
    ї: 'i',
    є: 'ye',
    ґ: 'g',
    ў: 'u',
    ѣ: 'e',
    ѳ: 'f',
    ѵ: 'i',
    ђ: 'dj',
    ј: 'y',
    љ: 'l',
    њ: 'n',
    ћ: 'c',
    џ: 'dz',
    ѓ: 'g',
    ќ: 'k',
    ѕ: 'dz',
    ә: 'a',
    ғ: 'g',
    қ: 'k',
    ң: 'n',
    ө: 'o',
    ұ: 'u',
    ү: 'u',
    һ: 'h',
    ҳ: 'h',
    ҷ: 'j',
    ӣ: 'i',
    ӯ: 'u',
    ӏ: '',
    җ: 'j',
  }),
);

const VOWELS = 'аеёиоуыэюяьъ';

/** Transliterates one Cyrillic word to lowercase Latin letters. Unknown letters stay unchanged, for another table. */
export function latinOfCyrillic(word: string): string {
  let latin = '';
  const letters = [...word.toLowerCase()];
  letters.forEach((letter, at) => {
    // Initial е and е after a vowel become "ye" (BGN/PCGN), as in most passports.
    if (letter === 'е' && (at === 0 || VOWELS.includes(letters[at - 1]!))) latin += 'ye';
    else latin += LETTERS.get(letter) ?? letter;
  });
  return latin;
}

/** Letters that look the same in both alphabets, Cyrillic and Latin. */
const LOOK_ALIKE: readonly [string, string][] = [...'аaеeоoрpсcуyхxіiјjѕsһhкkмmтtнhвb']
  .join('')
  .match(/../gu)!
  .map((pair) => [pair[0]!, pair[1]!]);
const cyrillicOf = new Map(LOOK_ALIKE.map(([cyrillic, latin]) => [latin, cyrillic]));
const latinOf = new Map(LOOK_ALIKE);
const replaced = (word: string, by: ReadonlyMap<string, string>) =>
  [...word].map((sign) => by.get(sign) ?? sign).join('');

const CYRILLIC_LETTERS = /\p{Script=Cyrillic}/gu;
const LATIN_LETTERS = /\p{Script=Latin}/gu;
const countOf = (word: string, letters: RegExp) => word.match(letters)?.length ?? 0;

/**
 * A word that mixes Cyrillic letters and Latin ones of the same look, in one alphabet: the one of most of its letters if
 * all can be of either. Scanned lists and evasive spellings contain such words.
 */
export function inOneAlphabet(word: string): string {
  const lower = word.toLowerCase();
  const [cyrillic, latin] = [replaced(lower, cyrillicOf), replaced(lower, latinOf)];
  const isLatin = countOf(latin, CYRILLIC_LETTERS) === 0;
  if (isLatin && countOf(cyrillic, LATIN_LETTERS) > 0) return latin;
  return isLatin && countOf(lower, LATIN_LETTERS) > countOf(lower, CYRILLIC_LETTERS) ? latin : cyrillic;
}
