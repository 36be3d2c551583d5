import { z } from 'zod';
import { Failure, type InputProblem } from '#kit/failure.js';
import { markOf } from '../guest/guest-marks.js';
import type { BlacklistEntryInput } from './blacklist-entry.input.js';
import type { BlacklistField } from '../facts/blacklist-facts.js';

const FIELDS: BlacklistField[] = ['email', 'phone', 'name_and_birth_date', 'document_number'];

export interface ReadEntry {
  field: BlacklistField;
  value: string;
  birthDate: string | null;
  reason: string | null;
  matchKey: string;
}

type Member = keyof BlacklistEntryInput;

/** What an entry is to hold, checked. Throws BAD_INPUT with all problems. */
export function readBlacklistEntry(input: BlacklistEntryInput): ReadEntry {
  const [member, field] = markNamed(input);
  const value = (input[member] ?? '').trim();
  const birthDate = input.birthDate?.trim() || null;
  const reason = input.reason?.trim() || null;
  const problems = [
    ...textProblems(member, value, 400),
    ...textProblems('reason', reason ?? '', 1000),
    ...birthDateProblems(field, birthDate),
  ];
  if (problems.length === 0) problems.push(...valueProblems(member, field, value));
  const matchKey = problems.length === 0 ? markOf(field, value, birthDate) : null;
  if (!matchKey) throw badInput(problems.length > 0 ? problems : [problem(member, 'is empty', 'missing')]);
  return { field, value, birthDate, reason, matchKey };
}

/** The one member that holds the mark, and what it is. */
function markNamed(input: BlacklistEntryInput): [Member, BlacklistField] {
  const own: [Member, BlacklistField][] = [
    ['email', 'email'],
    ['phone', 'phone'],
    ['name', 'name_and_birth_date'],
    ['documentNumber', 'document_number'],
  ];
  const given = own.filter(([member]) => input[member]?.trim());
  if (input.field?.trim() || input.value?.trim()) {
    if (!FIELDS.includes(input.field as BlacklistField))
      throw badInput([problem('field', `takes one of ${FIELDS.join(', ')}`, 'enum')]);
    given.push(['value', input.field as BlacklistField]);
  }
  const [mark, ...more] = given;
  if (mark && more.length === 0) return mark;
  const msg = 'Give one of email, phone, document_number, and name with birth_date';
  throw badInput([{ loc: [], msg, type: mark ? 'value_error' : 'missing' }]);
}

function textProblems(member: Member, text: string, most: number): InputProblem[] {
  if (text.length > most) return [problem(member, `takes at most ${most} characters`, 'too_long')];
  if (text.includes('\u0000') || !text.isWellFormed()) return [problem(member, 'holds a character that is none')];
  return [];
}

function birthDateProblems(field: BlacklistField, birthDate: string | null): InputProblem[] {
  if (field !== 'name_and_birth_date') return birthDate ? [problem('birthDate', 'goes with a name only')] : [];
  if (!birthDate) return [problem('birthDate', 'is needed with a name', 'missing')];
  const past = z.iso.date().safeParse(birthDate).success && birthDate <= new Date().toISOString().slice(0, 10);
  return past ? [] : [problem('birthDate', 'is not a date in the past (YYYY-MM-DD)')];
}

function valueProblems(member: Member, field: BlacklistField, value: string): InputProblem[] {
  const right: Record<BlacklistField, [boolean, msg: string]> = {
    email: [/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), 'is not an e-mail address'],
    phone: [
      /^\+[\d\s().\-/]{7,30}$/.test(value) && value.replace(/\D/g, '').length >= 7,
      'is not a phone number in international format, such as +1 303 555 0123',
    ],
    name_and_birth_date: [(value.match(/\p{L}/gu)?.length ?? 0) >= 2, 'is not a name'],
    document_number: [(value.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 4, 'has fewer than 4 letters and digits'],
  };
  const [holds, msg] = right[field];
  return holds ? [] : [problem(member, msg)];
}

function problem(member: Member, msg: string, type = 'value_error'): InputProblem {
  return { loc: [member], msg, type };
}

function badInput(problems: InputProblem[]): Failure {
  const { loc, msg } = problems[0]!;
  return new Failure('BAD_INPUT', [loc.join('.'), msg].filter(Boolean).join(' '), problems);
}
