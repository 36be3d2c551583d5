import { z } from 'zod';
import { problems } from '../../messages.js';
import { birthDate, country, email, maybeWords, phone, ticked, words } from './members.js';

/** ID card number formats by issuing country; other countries and documents accept 4 to 20 letters and digits. */
const CARDS: Record<string, (number: string) => boolean> = {
  DE: (number) => /^[CFGHJKLMNPRTVWXYZ0-9]{9}$/.test(number),
  ES: isSpanish,
  FR: (number) => /^(\d{12}|[A-Z0-9]{9})$/.test(number),
  IT: (number) => /^([A-Z]{2}\d{7}|[A-Z]{2}\d{5}[A-Z]{2}|\d{7}[A-Z]{2})$/.test(number),
};

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** DNI and NIE: the last letter is the number modulo 23 (published by the Spanish ministry of the interior). */
function isSpanish(number: string): boolean {
  const [, head, digits, letter] = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(number) ?? [];
  if (digits === undefined || (head ? digits.length !== 7 : digits.length !== 8)) return false;
  const whole = Number(`${head ? 'XYZ'.indexOf(head) : ''}${digits}`);
  return LETTERS[whole % LETTERS.length] === letter;
}

/** Normalises a number: letters and digits in upper case. */
function tidyNumber(number: string): string {
  return number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

/** Whether a normalised number is valid for this document type and country. */
function isDocumentNumber(number: string, kind: string, country: string): boolean {
  const isCard = kind === 'id_card' || (kind === 'residence_permit' && country === 'ES');
  const looks = isCard ? CARDS[country] : undefined;
  return looks ? looks(number) : /^[A-Z0-9]{4,20}$/.test(number);
}

export const aboutYou = z.object({
  firstName: words(100),
  lastName: words(100),
  email,
  phone,
  birthDate,
  address: words(300),
  country,
  notes: maybeWords(1_000),
});

const companion = z.object({
  name: words(200),
  kind: z.enum(['adult', 'child']),
  email: email.nullish().transform((text) => text ?? null),
  phone: phone.nullish().transform((text) => text ?? null),
  birthDate: birthDate.nullish().transform((text) => text ?? null),
});

/** Additional guests, at most `most`: the booking's number of guests minus the primary guest. */
export const guestList = (most: number) =>
  z.object({ guests: z.array(companion).max(most, problems.companions(most)) });

/** Consent to a separate disclosure, and whom and where to check. */
export const consent = z.object({
  legalName: words(200),
  otherNames: maybeWords(300),
  birthDate,
  address: words(300),
  country,
  consent: ticked,
});

const reported = z
  .object({
    fullName: words(200),
    nationality: country,
    birthDate,
    birthPlace: words(200),
    residence: words(300),
    documentKind: z.enum(['passport', 'id_card', 'residence_permit', 'driving_licence']),
    documentCountry: country,
    documentNumber: words(40).transform(tidyNumber),
  })
  .refine((one) => isDocumentNumber(one.documentNumber, one.documentKind, one.documentCountry), {
    path: ['documentNumber'],
    message: problems.documentOfCountry,
  });

/** Data that police or municipalities require of each guest. */
export const authorityReporting = z.object({ guests: z.array(reported).min(1, problems.noGuests).max(30) });

/** `biometric` false: no face comparison; the document is reviewed manually instead. */
export const idVerification = z.object({
  consent: ticked,
  biometric: z.boolean(problems.required),
  documentKind: z.enum(['passport', 'id_card', 'driving_licence', 'residence_permit']),
  documentCountry: country,
});

export const idCollection = idVerification.omit({ biometric: true });
