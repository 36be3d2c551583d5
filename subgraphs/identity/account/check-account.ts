import { z } from 'zod';
import type { InputProblem } from '#kit/failure.js';
import type { AccountInput } from './account.input.js';
import { checkPassword } from './sign-in/password/check-password.js';
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

const account = z.object({
  name: name.nullish(),
  email: email.nullish(),
  phone: phone.nullish(),
  company: z.object({ name: name.nullish(), email: email.nullish(), phone: phone.nullish() }).nullish(),
});

/**
 * What is wrong with the members of an account; those named in `needed` must have a value. `about` is what else a password
 * must not be built on, beside the names and addresses in the input.
 */
export function checkAccount(
  input: AccountInput,
  needed: (keyof AccountInput)[] = [],
  about: (string | null | undefined)[] = [],
): InputProblem[] {
  const issues = account.safeParse(input).error?.issues ?? [];
  const missing = needed.filter((member) => input[member] === undefined || input[member] === null);
  return [
    ...missing.map((member) => ({ loc: [member], msg: 'is needed', type: 'missing' })),
    ...issues.map(({ path, message, code }) => ({ loc: path.map(String), msg: message, type: TYPES[code] ?? code })),
    ...passwordProblems(input, about),
  ];
}

function passwordProblems({ password, name, email, company }: AccountInput, about: (string | null | undefined)[]) {
  if (typeof password !== 'string') return [];
  return checkPassword(password, [name, email, company?.name, company?.email, ...about]);
}
