import { z } from 'zod';
import { Failure } from '#kit/failure.js';
import { messages } from '../messages.js';

const TOO_LONG = messages.tooLong(200);

/** The checks of a key's description. */
export const DESCRIPTION_RULE = z
  .string()
  .refine((text) => [...text].length <= 200, TOO_LONG)
  .refine((text) => !text.includes('\u0000') && text.isWellFormed(), messages.invalidUnicode)
  .meta({ maxLength: 200 });

/** Throws BAD_INPUT for a description with over 200 characters or with invalid characters. */
export function checkDescription(description: string): void {
  const issue = DESCRIPTION_RULE.safeParse(description).error?.issues[0];
  if (!issue) return;
  const type = issue.message === TOO_LONG ? 'too_long' : 'value_error';
  const problem = { loc: ['description'], msg: issue.message, type };
  throw new Failure('BAD_INPUT', `description ${issue.message}`, [problem]);
}
