import { type Phrase, verbatim } from './phrase.js';

/** Codes of names that every page can word by itself, because browsers know them in all languages. */
const CODES = { language: 'name.language', region: 'name.country' } as const;

type Kind = keyof typeof CODES;

const known = new Map<Kind, ReadonlyMap<string, string>>();

/** Codes of two letters (ISO 639-1 and ISO 3166-1) by their English names. */
function codesOf(kind: Kind): ReadonlyMap<string, string> {
  const found = known.get(kind) ?? new Map(namesOf(kind));
  known.set(kind, found);
  return found;
}

/** Former codes, such as that of East Germany, have the names of their successors. */
const isCurrent = (locale: string) => Intl.getCanonicalLocales(locale)[0] === locale;

function namesOf(kind: Kind): [name: string, code: string][] {
  const names = new Intl.DisplayNames(['en'], { type: kind, fallback: 'none' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes
    .map((code) => (kind === 'region' ? code.toUpperCase() : code))
    .filter((code) => isCurrent(kind === 'region' ? `und-${code}` : code))
    .flatMap((code): [string, string][] => {
      const name = names.of(code);
      return name ? [[name, code]] : [];
    });
}

/** The phrase of a language or country given by its English name; null if it has no code. */
export function namePhrase(kind: Kind, name: string): Phrase | null {
  const code = codesOf(kind).get(name);
  return code ? { code: CODES[kind], text: name, values: { code } } : null;
}

/** The phrases of languages: "German or French". */
export const languagePhrases = (names: string): Phrase[] =>
  names.split(' or ').map((name) => namePhrase('language', name) ?? verbatim(name));
