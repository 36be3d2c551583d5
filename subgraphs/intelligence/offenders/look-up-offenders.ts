import type { LookupContext } from '../context.js';
import { dayOf } from '../datasets/reading/values.js';
import { usStateOf } from '../built-in/us-states.js';
import { type Answer, notCovered } from '../answer/answer.js';
import { foldName } from '../built-in/fold-name.js';
import type { OffenderQuestion } from './question.js';
import { pageProblems, problem, refuseBad, textProblems } from '../answer/page-asked.js';
import { registerKey } from './find-offenders.js';
import type { SexOffenderSearch } from './offender-search.input.js';
import type { SexOffenderPage } from './offender.type.js';
import { riskMessages } from '../messages.js';

export const WARNING =
  'This is public register information. It may be out of date or about another person with the same name. Anyone who uses ' +
  'it to threaten, harass or harm someone, or in a way that state law prohibits, may be prosecuted.';

/** Validates a search. Throws BAD_INPUT. */
function questionOf({ fname, lname, dob, state }: SexOffenderSearch, from: number, size: number): OffenderQuestion {
  // Accepts the country prefix, as background checks and evictions do.
  const code = state.length > 60 ? null : usStateOf(state.trim().replace(/^us-/i, ''));
  const day = dayOf(dob.length > 10 ? '' : dob);
  const blank = Object.entries({ fname, lname }).filter(([, name]) => !foldName(name.slice(0, 200)));
  refuseBad([
    ...blank.map(([name]) => problem(name, riskMessages.letterOrDigitRequired, 'missing')),
    ...textProblems({ fname, lname }),
    ...(day && /^\d{4}-\d\d-\d\d$/.test(dob) ? [] : [problem('dob', riskMessages.date, 'date')]),
    ...(code ? [] : [problem('state', riskMessages.usState, 'enum')]),
    ...pageProblems(from, size),
  ]);
  return { firstName: fname, lastName: lname, birthDate: day!, state: code! };
}

/** Keeps records with that birth date or none: external providers return others too. */
export const mayBeBorn = (asked: string) => (record: { birthDate?: string | null }) =>
  !record.birthDate || record.birthDate === asked;

/**
 * A page of register records for a name, with that birth date or none, from the configured providers. Excluded states
 * are not searched: `state_switched_off`. Throws BAD_INPUT.
 */
export async function lookUpOffenders(
  { lookUp, offenderStatesOff }: Pick<LookupContext, 'lookUp' | 'offenderStatesOff'>,
  search: SexOffenderSearch,
  from: number,
  asked: number,
): Promise<Answer<SexOffenderPage>> {
  const question = questionOf(search, from, asked);
  const { state } = question;
  if (offenderStatesOff.includes(state)) return notCovered('sex-offenders', 'state_switched_off', { state });
  const answer = await lookUp.sex_offenders(question);
  if (!answer.known) return answer;
  const offenders = answer.facts.offenders.filter(mayBeBorn(question.birthDate));
  const size = Math.min(100, asked);
  const items = offenders.slice(from, from + size);
  return {
    ...answer,
    facts: { total: offenders.length, from, size, items, key: registerKey(question), warning: WARNING },
  };
}
