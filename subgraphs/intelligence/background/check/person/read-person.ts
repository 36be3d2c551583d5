import type { InputProblem } from '#kit/failure.js';
import { dayOf } from '../../../datasets/reading/values.js';
import { problem, refuseBad, textProblems } from '../../../answer/page-asked.js';
import { countryCodeOf } from '../../../built-in/country-code.js';
import { nameProblems, trimmed, yearProblems } from '../../person-problems.js';
import type { BackgroundCheckInput } from './background-check.input.js';
import type { CheckedPerson } from './checked-person.js';
import { riskMessages } from '../../../messages.js';

const EARLIEST_DAY = '1880-01-01';

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,255}$/;
const PHONE = /^\+[1-9]\d{6,14}$/;
const STATE = /^(?:([A-Z]{2})-)?([A-Z0-9]{1,3})$/;

/** Checks an optional text against a pattern. */
function matching(member: string, text: string | null, rule: RegExp, msg: string): InputProblem[] {
  return text === null || rule.test(text) ? [] : [problem(member, msg, 'string_pattern_mismatch')];
}

function dayProblems(day: string | null, year: number | null | undefined): InputProblem[] {
  if (day === null) return [];
  const today = new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || dayOf(day) !== day || day > today || day < EARLIEST_DAY)
    return [problem('dateOfBirth', riskMessages.dateSince(EARLIEST_DAY), 'date')];
  return year == null || day.startsWith(`${year}-`)
    ? []
    : [problem('yearOfBirth', riskMessages.sameYearAs('dateOfBirth'), 'value_error')];
}

function stateProblems(state: string | null, country: string | null): InputProblem[] {
  const [, prefix] = (state && STATE.exec(state)) || [];
  if (!prefix || !country || prefix === country) return [];
  return [problem('state', riskMessages.stateOfCountry, 'value_error')];
}

/** Validates and normalizes the submitted person. Throws BAD_INPUT with every problem. */
export async function readPerson(input: BackgroundCheckInput): Promise<CheckedPerson> {
  const { firstName, middleName, lastName, yearOfBirth } = input;
  const [country, state] = [trimmed(input.country)?.toUpperCase() ?? null, trimmed(input.state)?.toUpperCase() ?? null];
  const [phone, email] = [trimmed(input.phone)?.replace(/[\s().-]/g, '') ?? null, trimmed(input.email)];
  const [gender, day] = [trimmed(input.gender)?.toUpperCase() ?? null, trimmed(input.dateOfBirth)];
  const known = country === null || (/^[A-Z]{2}$/.test(country) && (await countryCodeOf(country)) === country);
  refuseBad([
    ...nameProblems({ firstName, middleName, lastName }),
    ...textProblems({ city: input.city, email }),
    ...(known ? [] : [problem('country', riskMessages.countryCode, 'enum')]),
    ...matching('state', state, STATE, riskMessages.stateCode),
    ...stateProblems(state, country),
    ...matching('gender', gender, /^[MFX]$/, riskMessages.gender),
    ...matching('phone', phone, PHONE, riskMessages.phone),
    ...matching('email', email, EMAIL, riskMessages.email),
    ...yearProblems(yearOfBirth),
    ...dayProblems(day, yearOfBirth),
  ]);
  const [, within, code] = (state && STATE.exec(state)) || [];
  return {
    firstName: trimmed(firstName),
    middleName: trimmed(middleName),
    lastName: trimmed(lastName),
    country: country ?? within ?? null,
    state: code ?? null,
    city: trimmed(input.city),
    gender: gender as CheckedPerson['gender'],
    phone,
    email,
    dateOfBirth: day,
    birthDateProven: day !== null && input.birthDateProven === true,
    yearOfBirth: yearOfBirth ?? (day ? Number(day.slice(0, 4)) : null),
  };
}
