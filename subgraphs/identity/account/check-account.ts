import { domainToASCII } from 'node:url';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import type { InputProblem } from '#kit/failure.js';
import { messages } from '../messages.js';
import type { AccountInput } from './account.input.js';
import { checkPassword } from './sign-in/password/check-password.js';

// RFC 5322 dot-atom, extended by RFC 6531.
const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LOCAL = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, 'u');
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Whether a text is an email address: RFC 5321 with RFC 6531 letters, and a domain of at least two labels. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  if (Buffer.byteLength(local) > 64 || !LOCAL.test(local)) return false;
  const given = text.slice(at + 1);
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(given)) return false;
  const domain = domainToASCII(given).toLowerCase();
  const labels = domain.split('.');
  return domain.length <= 253 && labels.length > 1 && labels.every((label) => LABEL.test(label));
}

/** Whether a text is a phone number with country code (ITU-T E.164) and a length valid in that country. */
export function isPhoneNumber(text: string): boolean {
  if (!/^\s*\+[\d\s().\-/]+$/.test(text)) return false;
  return parsePhoneNumberFromString(text, { extract: false })?.isPossible() ?? false;
}

/** Maps zod's issue codes to the problem types of the REST interface. */
const TYPES: Record<string, string> = { too_big: 'too_long', too_small: 'too_short', custom: 'value_error' };

const text = (most: number) =>
  z
    .string()
    .max(most, { error: messages.tooLong(most), abort: true })
    .refine((value) => !value.includes('\u0000') && value.isWellFormed(), {
      error: messages.invalidUnicode,
      abort: true,
    });
const name = text(200)
  .refine((value) => value.trim() !== '', messages.blank)
  .meta({ pattern: '\\S' });
const email = text(254).refine(isEmailAddress, messages.notAnEmail).meta({ format: 'email' });
const phone = text(40)
  .refine(isPhoneNumber, messages.notAPhone)
  .meta({ examples: ['+13035550123', '+49 30 901820'] });

/** The checks of an account, apart from those of its password. */
export const ACCOUNT_RULES = z.object({
  name: name.nullish(),
  email: email.nullish(),
  phone: phone.nullish(),
  company: z.object({ name: name.nullish(), email: email.nullish(), phone: phone.nullish() }).nullish(),
});

/**
 * Validates the fields of an account; those in `needed` are required. `about` adds names and addresses that the
 * password must not be similar to.
 */
export function checkAccount(
  input: AccountInput,
  needed: (keyof AccountInput)[] = [],
  about: (string | null | undefined)[] = [],
): InputProblem[] {
  const issues = ACCOUNT_RULES.safeParse(input).error?.issues ?? [];
  const missing = needed.filter((member) => input[member] === undefined || input[member] === null);
  return [
    ...missing.map((member) => ({ loc: [member], msg: messages.required, type: 'missing' })),
    ...issues.map(({ path, message, code }) => ({ loc: path.map(String), msg: message, type: TYPES[code] ?? code })),
    ...passwordProblems(input, about),
  ];
}

function passwordProblems({ password, name, email, company }: AccountInput, about: (string | null | undefined)[]) {
  if (typeof password !== 'string') return [];
  return checkPassword(password, [name, email, company?.name, company?.email, ...about]);
}
