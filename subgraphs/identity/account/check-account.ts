import { z } from 'zod';
import type { InputProblem } from '#kit/failure.js';
import type { AccountInput } from './account.input.js';
import { isEmailAddress, isPhoneNumber } from './contact-syntax.js';

/** The types of problems, named as the REST interface's other validations name them. */
const TYPES: Record<string, string> = { too_big: 'too_long', too_small: 'too_short', custom: 'value_error' };

const text = (most: number) =>
  z
    .string()
    .max(most, { error: `takes at most ${most} characters`, abort: true })
    .refine((value) => !value.includes('\u0000') && value.isWellFormed(), {
      error: 'holds a character that is none',
      abort: true,
    });
const name = text(200).refine((value) => value.trim() !== '', 'may not be blank');
const email = text(254).refine(isEmailAddress, 'is not an e-mail address');
const phone = text(40).refine(isPhoneNumber, 'is not a phone number in international format, such as +13035550123');
const password = text(200).min(10, 'takes at least 10 characters');

const account = z.object({
  name: name.nullish(),
  email: email.nullish(),
  phone: phone.nullish(),
  password: password.nullish(),
  company: z.object({ name: name.nullish(), email: email.nullish(), phone: phone.nullish() }).nullish(),
});

/** What is wrong with the members of an account, each by itself; those named in `needed` must have a value. */
export function checkAccount(input: AccountInput, needed: (keyof AccountInput)[] = []): InputProblem[] {
  const issues = account.safeParse(input).error?.issues ?? [];
  const missing = needed.filter((member) => input[member] === undefined || input[member] === null);
  return [
    ...missing.map((member) => ({ loc: [member], msg: 'is needed', type: 'missing' })),
    ...issues.map(({ path, message, code }) => ({ loc: path.map(String), msg: message, type: TYPES[code] ?? code })),
  ];
}
