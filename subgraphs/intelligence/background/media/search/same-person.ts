import type { SentenceOfText } from '../articles/passages-of.js';
import { NAME_SIGN } from '../judge/features-of.js';
import type { MediaQualifier } from './finding.js';
import type { SearchedPerson } from './searched-person.js';

/** An age belongs to the person only if it stands right beside the name. */
const AGE_AFTER =
  /^[\s,(–—]*(?:who (?:is|turned) |aged? |age |de |d['’]|di |da |âgée? de |edad |alter |mit |con |com )?(\d{2})(?:\s*(?:-year-old|years? old|years|años|ans|jahre|anos|anni)(?!\p{L})|\s?[),]|(?:enne)(?!\p{L}))/iu;
const AGE_BEFORE =
  /(\d{2})(?:-year-old|[ -]jährige[rnms]?|enne|-vuotias| years old| años(?: de edad)?,?| ans,?| anos(?: de idade)?,?| anni,?)(?:\s[\p{L}-]+){0,2},?\s$/iu;
const AGE_OF_FOLLOWING =
  /^(?:the|der|die|das|el|la|le|l['’]|o|a|il) ?(?:now |homem |mulher |hombre |mujer |joven |homme |femme |uomo |donna )?(?:de |d['’]|di )?(\d{2})(?:-year-old|[ -]jährige|enne| años| ans| anos| anni)/iu;
const BORN_AFTER =
  /^[\s,(]*(?:who was |qui est |que |che |der |die )?(?:was |is |est |è |fue |wurde )?(?:born|nacid[oa]|née?|geboren|geb\.|nat[oa]|nascid[oa]|jahrgang|\*)\s[^.;,)]{0,30}?(1[89]\d\d|20\d\d)(?!\d)/iu;

/** Years by which a stated age may differ because of birthdays and late articles; more is doubtful, much more another person. */
const SAME = 1;
const DOUBTFUL = 3;

interface Stated {
  yearOfBirth: number;
  /** Whether it stands beside the name. */
  sure: boolean;
}

/** Birth years that an article states of the person, by ages or birth dates. */
export function statedYears(sentences: readonly SentenceOfText[], year: number | null): Stated[] {
  const found: Stated[] = [];
  const age = (text: string | undefined, sure: boolean) => {
    if (text && year !== null) found.push({ yearOfBirth: year - Number(text), sure });
  };
  for (const [at, { unnamed, named }] of sentences.entries()) {
    if (!named) {
      if (sentences[at - 1]?.unnamed.startsWith(NAME_SIGN)) age(AGE_OF_FOLLOWING.exec(unnamed)?.[1], false);
      continue;
    }
    for (let from = unnamed.indexOf(NAME_SIGN); from >= 0; from = unnamed.indexOf(NAME_SIGN, from + 1)) {
      const after = unnamed.slice(from + 1, from + 80);
      const born = BORN_AFTER.exec(after)?.[1];
      if (born) found.push({ yearOfBirth: Number(born), sure: true });
      else age(AGE_AFTER.exec(after)?.[1] ?? AGE_BEFORE.exec(unnamed.slice(Math.max(0, from - 60), from))?.[1], true);
    }
  }
  return found;
}

/** What the stated ages say; `another` if the article is clearly about someone else. */
export function ageSays(stated: readonly Stated[], yearOfBirth: number | null): MediaQualifier | 'another' | null {
  if (yearOfBirth === null || stated.length === 0) return null;
  const distances = stated.map((one) => ({ ...one, off: Math.abs(one.yearOfBirth - yearOfBirth) }));
  if (distances.some(({ off }) => off <= SAME)) return 'same_age';
  return distances.some(({ off, sure }) => off > DOUBTFUL && sure) ? 'another' : 'other_age';
}

const wordsOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** Whether the article gives the name another middle name; an initial that fits does not differ. */
export function hasOtherMiddleName({ firstName, middleName, lastName }: SearchedPerson, printed: string): boolean {
  if (!middleName) return false;
  const known = [...wordsOf(firstName), ...wordsOf(middleName), ...wordsOf(lastName)];
  const between = wordsOf(printed).slice(1, -1);
  return between.some((word) => !known.some((one) => one.startsWith(word) || word.startsWith(one)));
}
