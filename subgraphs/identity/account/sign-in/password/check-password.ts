import type { InputProblem } from '#kit/failure.js';
import { messages } from '../../../messages.js';
import { commonPasswords, fold } from './common-passwords.js';

export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 200;

/** Name of the service, which passwords must not be similar to. */
const SERVICE_NAME = 'guest screening';

/** With fewer distinct characters, a password counts as a pattern. */
const MIN_DIFFERENT = 5;

/** Minimum number of characters left after removing guessable words. */
const MIN_OWN = 8;

/** Keyboard rows, alphabet and digits, to detect runs. */
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
 * Validates a new password: length, and whether it is easy to guess. `about` are the user's names, addresses and
 * companies. Any character is allowed and no character class is required (NIST SP 800-63B, 5.1.1).
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

/** Whether it is a common password, also if surrounded by digits and punctuation or repeated. */
function isCommon(password: string): boolean {
  const common = commonPasswords();
  const lower = password.toLowerCase();
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const unit = repeatedUnit(lower);
  return [lower, core, unit].some((text) => text.length > 2 && common.has(fold(text)));
}

function isPattern(password: string): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size < MIN_DIFFERENT || repeatedUnit(lower).length < MIN_OWN / 2) return true;
  return withoutRuns(lower).length < MIN_OWN / 2;
}

/** Returns the shortest unit the text repeats; the whole text if it does not repeat. */
function repeatedUnit(text: string): string {
  return text.slice(0, (text + text).indexOf(text, 1));
}

/** Removes runs of four or more adjacent characters, in either direction. */
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
  return own !== folded && own.replace(/[^\p{L}\p{N}]+/gu, '').length < MIN_OWN;
}
