/** Agreement of birth dates and countries, in addition to the names. */
export type Qualifier =
  | 'same_birth_date'
  | 'same_birth_year'
  | 'birth_day_and_month_swapped'
  | 'near_birth_date'
  | 'other_birth_date'
  | 'same_country'
  | 'other_country';

export interface Qualified {
  score: number;
  qualifiers: Qualifier[];
}

export interface Circumstances {
  /**
   * ISO 8601, complete or partial: `1962`, `1962-03`, `1962-03-05`; a leading `~` means approximately. Invalid dates
   * are ignored.
   */
  birthDates?: readonly string[] | undefined;
  /** ISO 3166-1 alpha-2 codes. */
  countries?: readonly string[] | undefined;
}

const DATE = /^(~?)(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/;

interface ReadDate {
  about: boolean;
  year: number;
  month: string | undefined;
  day: string | undefined;
}

function readDates(dates: readonly string[] | undefined): ReadDate[] {
  return (dates ?? []).flatMap((text) => {
    const found = DATE.exec(text);
    return found ? [{ about: found[1] === '~', year: Number(found[2]), month: found[3], day: found[4] }] : [];
  });
}

const ORDER: Qualifier[] = [
  'same_birth_date',
  'birth_day_and_month_swapped',
  'same_birth_year',
  'near_birth_date',
  'other_birth_date',
];

function compareDates(left: ReadDate, right: ReadDate): Qualifier {
  const years = Math.abs(left.year - right.year);
  if (left.about || right.about)
    return years === 0 ? 'same_birth_year' : years <= 3 ? 'near_birth_date' : 'other_birth_date';
  if (!left.day || !right.day) {
    const months = left.month && right.month && left.month !== right.month;
    return years === 0 && !months ? 'same_birth_year' : years <= 1 ? 'near_birth_date' : 'other_birth_date';
  }
  const sameDay = left.month === right.month && left.day === right.day;
  if (years === 0) {
    if (sameDay) return 'same_birth_date';
    if (left.month === right.day && left.day === right.month) return 'birth_day_and_month_swapped';
    // One typo: only the day or only the month differs.
    return left.month === right.month || left.day === right.day ? 'near_birth_date' : 'other_birth_date';
  }
  return sameDay && (years === 1 || years === 10) ? 'near_birth_date' : 'other_birth_date';
}

function ofDates(left: Circumstances, right: Circumstances): Qualifier | null {
  const [a, b] = [readDates(left.birthDates), readDates(right.birthDates)];
  const found = new Set(a.flatMap((one) => b.map((other) => compareDates(one, other))));
  return ORDER.find((qualifier) => found.has(qualifier)) ?? null;
}

function ofCountries(left: Circumstances, right: Circumstances): Qualifier | null {
  const a = new Set((left.countries ?? []).map((code) => code.toUpperCase()));
  const b = (right.countries ?? []).map((code) => code.toUpperCase());
  if (a.size === 0 || b.length === 0) return null;
  return b.some((code) => a.has(code)) ? 'same_country' : 'other_country';
}

/** Share of the gap to 1 added by an agreement, and factor applied by a disagreement. */
const EFFECT: Record<Qualifier, { add: number } | { keep: number }> = {
  same_birth_date: { add: 0.25 },
  birth_day_and_month_swapped: { add: 0.12 },
  same_birth_year: { add: 0.08 },
  near_birth_date: { add: 0 },
  other_birth_date: { keep: 0.68 },
  same_country: { add: 0.03 },
  other_country: { keep: 0.96 },
};

/** Minimum name score for a bonus: a matching date does not make different names similar. */
const ADDED_FROM = 0.6;

/**
 * From this score on, the names differ at most in spelling. A birth date that was typed in cannot prove that the person
 * is someone else: it lowers the rank of the match and never dismisses it.
 */
const EXACT_FROM = 0.92;

/** Factor for an exact name with a different birth date. */
const KEPT_OF_EXACT = 0.85;

/** Whether a name is so similar to the listed one that a different typed birth date does not dismiss it. */
export const isExactName = (nameScore: number): boolean => nameScore >= EXACT_FROM;

function keptBy(qualifier: Qualifier, keep: number, nameScore: number): number {
  return qualifier === 'other_birth_date' && isExactName(nameScore) ? KEPT_OF_EXACT : keep;
}

const AGREEING: readonly Qualifier[] = [
  'same_birth_date',
  'birth_day_and_month_swapped',
  'same_birth_year',
  'near_birth_date',
  'same_country',
];

/**
 * Whether a birth date or country speaks for a match, or the listed party lacks those that the other one has, so that
 * none of them could. A different birth date outweighs a country.
 */
function isConfirmed(qualifiers: readonly Qualifier[], { birthDates = [], countries = [] }: Circumstances): boolean {
  if (qualifiers.length === 0) return birthDates.length + countries.length > 0;
  return !qualifiers.includes('other_birth_date') && qualifiers.some((qualifier) => AGREEING.includes(qualifier));
}

/**
 * Adjusts a name score by birth dates and countries. Missing data has no effect; agreement raises only likely matches,
 * up to 1; different dates lower the score, for exact names less than for others. `confirmed` is the name score that
 * counts if a birth date or country agrees (`NameScore.confirmed`).
 */
export function qualify(
  nameScore: number,
  left: Circumstances,
  right: Circumstances,
  confirmed: number = nameScore,
): Qualified {
  const qualifiers = [ofDates(left, right), ofCountries(left, right)].filter((found) => found !== null);
  const score = confirmed > nameScore && isConfirmed(qualifiers, left) ? confirmed : nameScore;
  let qualified = score;
  for (const qualifier of qualifiers) {
    const effect = EFFECT[qualifier];
    if ('keep' in effect) qualified *= keptBy(qualifier, effect.keep, score);
    else if (score >= ADDED_FROM) qualified += (1 - qualified) * effect.add;
  }
  return { score: qualified, qualifiers };
}
