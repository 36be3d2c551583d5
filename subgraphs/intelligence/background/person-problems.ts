import type { InputProblem } from '#kit/failure.js';
import { problem, textProblems } from '../answer/page-asked.js';
import { riskMessages } from '../messages.js';

const EARLIEST_YEAR = 1880;
const LONGEST_NAME = 100;

/** Problems of names: too long or without a letter. Omitted names are fine. */
export function nameProblems(members: Record<string, string | null | undefined>): InputProblem[] {
  return Object.entries(members).flatMap(([name, text]) => {
    if (text == null || text === '') return [];
    const wrong = textProblems({ [name]: text });
    if (wrong.length > 0) return wrong;
    if (text.length > LONGEST_NAME) return [problem(name, riskMessages.maxLength(LONGEST_NAME), 'too_long')];
    return /\p{L}/u.test(text) ? [] : [problem(name, riskMessages.letterRequired, 'value_error')];
  });
}

/** Problems of a birth year. */
export function yearProblems(year: number | null | undefined): InputProblem[] {
  if (year == null) return [];
  const now = new Date().getUTCFullYear();
  if (year >= EARLIEST_YEAR && year <= now) return [];
  return [problem('yearOfBirth', riskMessages.between(EARLIEST_YEAR, now), 'range')];
}

/** Trims a text and collapses blanks; null if nothing is left. */
export const trimmed = (text: string | null | undefined): string | null => text?.trim().replace(/\s+/g, ' ') || null;
