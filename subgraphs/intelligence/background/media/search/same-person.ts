import type { MediaQualifier } from './finding.js';
import type { SearchedPerson } from './searched-person.js';
import type { StatedBirth } from './stated-ages.js';

/** Years by which a stated age may differ because of birthdays and late articles; more is doubtful, much more another person. */
const SAME = 1;
const DOUBTFUL = 3;

/** What the stated ages say; `another` if the article is clearly about someone else. */
export function ageSays(stated: readonly StatedBirth[], yearOfBirth: number | null): MediaQualifier | 'another' | null {
  if (yearOfBirth === null) return null;
  const distances = stated.map(({ from, to, sure }) => ({
    off: Math.max(from - yearOfBirth, yearOfBirth - to, 0),
    isNear: to - from <= 2 * SAME,
    sure,
  }));
  if (distances.some(({ off, isNear }) => off <= SAME && isNear)) return 'same_age';
  if (distances.some(({ off, sure }) => off > DOUBTFUL && sure)) return 'another';
  return distances.some(({ off }) => off > SAME) ? 'other_age' : null;
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
