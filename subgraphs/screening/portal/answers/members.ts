import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import { problems } from '../../messages.js';

const writable = (text: string) => text.isWellFormed() && !text.includes('\u0000');

/** Non-empty text. */
export const words = (most: number) =>
  z.string(problems.required).trim().min(1, problems.required).max(most).refine(writable, problems.invalidCharacter);

/** Optional text: missing, null and blank become null. */
export const maybeWords = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine(writable, problems.invalidCharacter)
    .nullish()
    .transform((text) => text || null);

/** A missing value becomes null. */
export const maybe = <Value>(schema: z.ZodType<Value>) => schema.nullish().transform((value) => value ?? null);

const isDay = (text: string) => {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** An existing day, `YYYY-MM-DD`. */
export const day = z.string(problems.required).refine(isDay, problems.date);

/** A plausible birth date of a guest. */
export const birthDate = day.refine(
  (text) => text >= '1900-01-01' && text <= new Date().toISOString().slice(0, 10),
  problems.birthDate,
);

export const email = z.string(problems.required).trim().max(254).pipe(z.email(problems.email));

/** A phone number in international format; returned as E.164. */
export const phone = z
  .string(problems.required)
  .max(40)
  .transform((text, context) => {
    const number = parsePhoneNumberFromString(text);
    if (number?.isValid()) return number.number as string;
    context.addIssue({ code: 'custom', message: problems.phoneOfGuest });
    return z.NEVER;
  });

/** ISO 3166-1 alpha-2, in upper case. */
export const country = z
  .string(problems.required)
  .transform((text) => text.trim().toUpperCase())
  .refine((code) => isSupportedCountry(code), problems.country);

/** Only true: a box that must be ticked. */
export const ticked = z.literal(true, problems.accepted);

export const timeOfDay = z.string(problems.required).regex(/^([01]\d|2[0-3]):[0-5]\d$/, problems.time);
