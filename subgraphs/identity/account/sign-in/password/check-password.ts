import type { InputProblem } from '#kit/failure.js';
import { messages } from '../../../messages.js';
import { commonPasswords, fold } from './common-passwords.js';

export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 200;

/** What the service is called; nobody's password is built on it. */
const SERVICE_NAME = 'guest screening';

/** Fewer different characters than this are a pattern, not a password. */
const LEAST_DIFFERENT = 5;

/** A password is as good as what is left of it once the words that others guess first are taken out. */
const LEAST_OWN = 8;

/** Rows of keyboards, the alphabet and the digits, along which passwords are typed. */
const RUNS = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1234567890',
];

/**
 * What is wrong with a new password: its length, or that it is one which others guess first. `about` are the names,
 * addresses and companies of whoever it is for. Any character is allowed and none is asked for (NIST SP 800-63B, 5.1.1).
 */
export function checkPassword(password: string, about: (string | null | undefined)[] = []): InputProblem[] {
  const problem = (msg: string, type: string): InputProblem[] => [{ loc: ['password'], msg, type }];
  const length = [...password.normalize('NFKC')].length;
  if (password.length > LONGEST_PASSWORD) return problem(messages.tooLong(LONGEST_PASSWORD), 'too_long');
  if (length < SHORTEST_PASSWORD) return problem(messages.passwordTooShort(SHORTEST_PASSWORD), 'too_short');
  if (password.includes('\u0000') || !password.isWellFormed()) return problem(messages.invalidUnicode, 'value_error');
  if (isCommon(password)) return problem(messages.passwordCommon, 'common_password');
  if (isPattern(password)) return problem(messages.passwordPattern, 'common_password');
  if (isAbout(password, about)) return problem(messages.passwordPersonal, 'personal_password');
  return [];
}

/** A common password, also with digits and signs around it, or twice in a row. */
function isCommon(password: string): boolean {
  const common = commonPasswords();
  const lower = password.toLowerCase();
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const unit = repeatedUnit(lower);
  return [lower, core, unit].some((text) => text.length > 2 && common.has(fold(text)));
}

function isPattern(password: string): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size < LEAST_DIFFERENT || repeatedUnit(lower).length < LEAST_OWN / 2) return true;
  return withoutRuns(lower).length < LEAST_OWN / 2;
}

/** The text of which the whole is a repetition; the whole where it repeats nothing. */
function repeatedUnit(text: string): string {
  return text.slice(0, (text + text).indexOf(text, 1));
}

/** What is left without stretches of four or more along a row, in either direction. */
function withoutRuns(text: string): string {
  const rows = RUNS.flatMap((row) => [row + row, [...(row + row)].reverse().join('')]);
  let left = '';
  for (let at = 0; at < text.length;) {
    let length = 3;
    while (at + length < text.length && rows.some((row) => row.includes(text.slice(at, at + length + 1)))) length += 1;
    if (length < 4) left += text[at];
    at += length < 4 ? 1 : length;
  }
  return left;
}

function isAbout(password: string, about: (string | null | undefined)[]): boolean {
  const words = [SERVICE_NAME, ...about]
    .flatMap((text) => [...(text ?? '').split(/[^\p{L}\p{M}\p{N}]+/u), (text ?? '').replace(/[^\p{L}\p{N}]+/gu, '')])
    .map(fold)
    .filter((word) => word.length > 2)
    .sort((a, b) => b.length - a.length);
  const folded = fold(password);
  const own = words.reduce((left, word) => left.replaceAll(word, ''), folded);
  return own !== folded && own.replace(/[^\p{L}\p{N}]+/gu, '').length < LEAST_OWN;
}
