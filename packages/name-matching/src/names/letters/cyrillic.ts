/** Russian, Ukrainian, Belarusian, Bulgarian, Serbian, Macedonian and the Turkic letters, as lists of persons spell them. */
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

/** One Cyrillic word in Latin letters, lower case. A letter of no table stays as it is, for another table to read. */
export function latinOfCyrillic(word: string): string {
  let latin = '';
  const letters = [...word.toLowerCase()];
  letters.forEach((letter, at) => {
    // е is read "ye" at the start and after vowels (BGN/PCGN), as most passports spell it.
    if (letter === 'е' && (at === 0 || VOWELS.includes(letters[at - 1]!))) latin += 'ye';
    else latin += LETTERS.get(letter) ?? letter;
  });
  return latin;
}
