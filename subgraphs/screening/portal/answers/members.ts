import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';

const writable = (text: string) => text.isWellFormed() && !text.includes('\u0000');

/** Text that says something. */
export const words = (most: number) =>
  z.string('is needed').trim().min(1, 'is needed').max(most).refine(writable, 'holds a character that is none');

/** Text that may be absent, null or blank: then null. */
export const maybeWords = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine(writable, 'holds a character that is none')
    .nullish()
    .transform((text) => text || null);

const isDay = (text: string) => {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** A day that exists, `YYYY-MM-DD`. */
export const day = z.string('is needed').refine(isDay, 'takes a day as YYYY-MM-DD');

/** A day on which somebody who stays may have been born. */
export const birthDate = day.refine(
  (text) => text >= '1900-01-01' && text <= new Date().toISOString().slice(0, 10),
  'takes a birth date',
);

export const email = z.string('is needed').trim().max(254).pipe(z.email('takes an e-mail address'));

/** A number in international form; given back as E.164. */
export const phone = z
  .string('is needed')
  .max(40)
  .transform((text, context) => {
    const number = parsePhoneNumberFromString(text);
    if (number?.isValid()) return number.number as string;
    context.addIssue({ code: 'custom', message: 'takes a phone number with its country, as +34 600 000 000' });
    return z.NEVER;
  });

/** ISO 3166-1 alpha-2, in upper case. */
export const country = z
  .string('is needed')
  .transform((text) => text.trim().toUpperCase())
  .refine((code) => isSupportedCountry(code), 'takes a country code of two letters');

/** Only true: a box that has to be ticked. */
export const ticked = z.literal(true, 'has to be agreed to');

export const timeOfDay = z.string('is needed').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'takes a time as HH:MM');
