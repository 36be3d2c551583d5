import { z } from 'zod';
import { Failure, type InputProblem } from '#kit/failure.js';
import { problems as reasons } from '../../messages.js';
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

/** Validates a block list entry. Throws BAD_INPUT with all problems. */
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
  if (!matchKey) throw badInput(problems.length > 0 ? problems : [problem(member, reasons.notEmpty, 'missing')]);
  return { field, value, birthDate, reason, matchKey };
}

/** The one field that was sent, and the kind of value it contains. */
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
      throw badInput([problem('field', reasons.oneOf(FIELDS), 'enum')]);
    given.push(['value', input.field as BlacklistField]);
  }
  const [mark, ...more] = given;
  if (mark && more.length === 0) return mark;
  const msg = reasons.oneMark;
  throw badInput([{ loc: [], msg, type: mark ? 'value_error' : 'missing' }]);
}

function textProblems(member: Member, text: string, most: number): InputProblem[] {
  if (text.length > most) return [problem(member, reasons.maxCharacters(most), 'too_long')];
  if (text.includes('\u0000') || !text.isWellFormed()) return [problem(member, reasons.invalidCharacter)];
  return [];
}

function birthDateProblems(field: BlacklistField, birthDate: string | null): InputProblem[] {
  if (field !== 'name_and_birth_date') return birthDate ? [problem('birthDate', reasons.onlyWith('a name'))] : [];
  if (!birthDate) return [problem('birthDate', reasons.requiredWith('a name'), 'missing')];
  const past = z.iso.date().safeParse(birthDate).success && birthDate <= new Date().toISOString().slice(0, 10);
  return past ? [] : [problem('birthDate', reasons.pastDate)];
}

function valueProblems(member: Member, field: BlacklistField, value: string): InputProblem[] {
  const right: Record<BlacklistField, [boolean, msg: string]> = {
    email: [/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), reasons.email],
    phone: [/^\+[\d\s().\-/]{7,30}$/.test(value) && value.replace(/\D/g, '').length >= 7, reasons.phone],
    name_and_birth_date: [(value.match(/\p{L}/gu)?.length ?? 0) >= 2, reasons.name],
    document_number: [(value.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 4, reasons.documentNumber],
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
