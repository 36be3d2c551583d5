import type pg from 'pg';
import { readInForce } from '../../datasets/store/read-in-force.js';
import { dayOf } from '../../datasets/reading/values.js';
import { usStateOf } from '../../lookups/address/us-states.js';
import { type Answer, known, unknown } from '../../lookups/answer/answer.js';
import { foldName } from '../../lookups/embedded/fold-name.js';
import { pageProblems, problem, refuseBad, textProblems } from '../page-asked.js';
import type { SexOffenderSearch } from './offender-search.input.js';
import type { SexOffender, SexOffenderPage } from './offender.type.js';

export const WARNING =
  'This is public information of registers. It may be out of date or about another person of the same name. Whoever uses ' +
  'it to threaten, harass or harm anybody, or where the law of the State forbids the use, is liable to prosecution.';

const MATCHING = `
  from intelligence.sex_offender t join v on v.id = t.version_id
  where t.version_id = any(array(select id from v)) and t.name_keys && $3::text[] and t.state = $4
    and (t.born_on = $5::date or (t.born_on is null and coalesce(t.birth_year, $6::int) = $6::int))`;

const SQL = `
  select (select count(*) ${MATCHING})::int as total, coalesce(json_agg(p), '[]') as items from (
    select t.id, t.name, t.fname as "firstName", t.lname as "lastName", t.city, t.county, t.state, t.zip,
      t.born_on::text as "birthDate", t.image_url as "imageUrl", coalesce(t.updated_on::text, v.as_of) as timestamp,
      t.charges, t.aliases
    ${MATCHING} order by t.born_on nulls last, t.name, t.id offset $7 limit $8) p`;

export interface OffenderRules {
  /** Postal abbreviations of States whose register is not to be searched. */
  statesOff: string[];
}

/** The search, checked: what it looks for in columns. Throws BAD_INPUT. */
function read({ fname, lname, dob, state }: SexOffenderSearch, from: number, size: number) {
  const code = state.length > 60 ? null : usStateOf(state);
  const day = dayOf(dob.length > 10 ? '' : dob);
  const blank = Object.entries({ fname, lname }).filter(([, name]) => !foldName(name.slice(0, 200)));
  refuseBad([
    ...blank.map(([name]) => problem(name, 'holds no name', 'missing')),
    ...textProblems({ fname, lname }),
    ...(day && /^\d{4}-\d\d-\d\d$/.test(dob) ? [] : [problem('dob', 'is not a day, YYYY-MM-DD', 'date')]),
    ...(code ? [] : [problem('state', 'is no State of the United States', 'enum')]),
    ...pageProblems(from, size),
  ]);
  return { key: `${foldName(lname)} ${foldName(fname).split(' ')[0]}`, day: day!, state: code! };
}

/**
 * Records of a register under a name, with that date of birth or with none. Answers `state_switched_off` where the
 * operator may not search, `no_records_imported` where nothing of the State is loaded. Throws BAD_INPUT.
 */
export async function findOffenders(
  pool: pg.Pool,
  { statesOff }: OffenderRules,
  search: SexOffenderSearch,
  from: number,
  asked: number,
): Promise<Answer<SexOffenderPage>> {
  const { key, day, state } = read(search, from, asked);
  if (statesOff.includes(state)) return unknown('state_switched_off');
  const size = Math.min(100, asked);
  const question = { name: 'sex-offenders', dataset: 'sex-offenders', sql: SQL };
  const values = [[key], state, day, Number(day.slice(0, 4)), from, size];
  const found = await readInForce<{ total: number; items: SexOffender[] }>(pool, question, values);
  if (!found) return unknown('no_records_imported');
  const [{ total, items }] = found.rows as [{ total: number; items: SexOffender[] }];
  return known(found.origin, { total, from, size, items, warning: WARNING });
}
