import type pg from 'pg';
import { readInForce } from '../datasets/store/read-in-force.js';
import { sexOffenders } from './importers/sex-offenders.js';
import { type MaxAges, ageGap, coversPlace, maxAgeOf } from '../datasets/store/version-gaps.js';
import { type Answer, known, notCovered } from '../answer/answer.js';
import { foldName } from '../built-in/fold-name.js';
import type { OffenderQuestion } from './question.js';
import type { SexOffender } from './offender.type.js';

const SQL = `
  select t.id, t.name, t.fname as "firstName", t.lname as "lastName", t.city, t.county, t.state, t.zip,
    t.born_on::text as "birthDate", t.image_url as "imageUrl", coalesce(t.updated_on::text, v.as_of) as timestamp,
    t.charges, t.aliases
  from intelligence.sex_offender t join v on v.id = t.version_id
  where t.version_id = any(array(select id from v)) and t.name_keys && $3::text[] and t.state = $4
    and (t.born_on = $5::date or (t.born_on is null and coalesce(t.birth_year, $6::int) = $6::int))
  order by t.born_on nulls last, t.name, t.id limit 1000`;

/** Key under which changes of a register are recorded: normalized name and state. */
export function registerKey({ firstName, lastName, state }: Omit<OffenderQuestion, 'birthDate'>): string {
  return `${nameKey(firstName, lastName)}|${state}`;
}

const nameKey = (firstName: string, lastName: string) => `${foldName(lastName)} ${foldName(firstName).split(' ')[0]}`;

/**
 * Records of a state's register for a name, with that birth date or none, at most 1,000; the name is the last name plus
 * the first of the given names. `no_records_of_state` if no import covers the state; a gap if one is older than
 * `maxAges` allows.
 */
export async function findOffenders(
  pool: pg.Pool,
  { firstName, lastName, birthDate, state }: OffenderQuestion,
  maxAges: MaxAges = {},
): Promise<Answer<{ offenders: SexOffender[] }>> {
  const { name: dataset } = sexOffenders;
  const question = { name: 'sex-offenders', dataset, sql: SQL };
  const values = [[nameKey(firstName, lastName)], state, birthDate, Number(birthDate.slice(0, 4))];
  const found = await readInForce<SexOffender>(pool, question, values);
  if (!found) return notCovered(dataset, 'no_records_imported');
  const covering = found.versions.filter(({ coverage }) => coversPlace(coverage, { country: 'US', state }));
  if (covering.length === 0) return notCovered(dataset, 'no_records_of_state', { state });
  const maxAge = maxAgeOf(sexOffenders, maxAges);
  const gaps = covering.flatMap((version) => ageGap(`Sex offender register of ${state}`, version, maxAge) ?? []);
  return known({ ...found.origin, gaps }, { offenders: found.rows });
}
