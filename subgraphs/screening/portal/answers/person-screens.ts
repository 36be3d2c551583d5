import { z } from 'zod';
import { problems } from '../../messages.js';
import { choiceOf } from '../graph-types/shape.js';
import { birthDate, country, email, maybe, maybeWords, phone, ticked, words } from './members.js';

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

const born = birthDate.describe('Birth date (YYYY-MM-DD).');
const documentCountry = country.describe('Country that issued the document (ISO 3166-1 alpha-2).');
const documentKind = choiceOf('GuestDocumentKind', 'Type of an identity document.', {
  passport: 'Passport.',
  id_card: 'National identity card.',
  driving_licence: 'Driver’s license.',
  residence_permit: 'Residence permit.',
});

export const aboutYou = z.object({
  firstName: words(100).describe('First name.'),
  lastName: words(100).describe('Last name.'),
  email: email.describe('Email address.'),
  phone: phone.describe('Phone number with country code.'),
  birthDate: born,
  address: words(300).describe('Postal address, without the country.'),
  country: country.describe('Country of the address (ISO 3166-1 alpha-2).'),
  notes: maybeWords(1_000).describe('Message to the host.'),
});

const companion = z
  .object({
    name: words(200).describe('Full name.'),
    kind: choiceOf('PortalGuestKind', 'Age group of a guest.', { adult: 'Adult.', child: 'Child.' }).describe(
      'Adult or child.',
    ),
    email: maybe(email).describe('Email address.'),
    phone: maybe(phone).describe('Phone number with country code.'),
    birthDate: maybe(birthDate).describe('Birth date (YYYY-MM-DD).'),
  })
  .meta({ id: 'GuestListGuest', description: 'Additional guest on the guest list.' });

/** Additional guests, at most `most`: the booking's number of guests minus the primary guest. */
export const guestList = (most: number) =>
  z.object({
    guests: z.array(companion).max(most, problems.companions(most)).describe('Additional guests.'),
  });

/** Consent to a separate disclosure, and whom and where to check. */
export const consent = z.object({
  legalName: words(200).describe('Full legal name.'),
  otherNames: maybeWords(300).describe('Earlier or other names.'),
  birthDate: born,
  address: words(300).describe('Postal address, without the country.'),
  country: country.describe('Country of the address (ISO 3166-1 alpha-2).'),
  consent: ticked.describe('Consent to the check after reading the disclosure.'),
});

const reported = z
  .object({
    fullName: words(200).describe('Full name.'),
    nationality: country.describe('Nationality (ISO 3166-1 alpha-2).'),
    birthDate: born,
    birthPlace: words(200).describe('Place of birth.'),
    residence: words(300).describe('Place of residence.'),
    documentKind: documentKind.describe('Type of document.'),
    documentCountry,
    documentNumber: words(40).transform(tidyNumber).describe('Document number.'),
  })
  .refine((one) => isDocumentNumber(one.documentNumber, one.documentKind, one.documentCountry), {
    path: ['documentNumber'],
    message: problems.documentOfCountry,
  })
  .meta({ id: 'AuthorityReportingGuest', description: 'Guest as reported to the authorities.' });

/** Data that police or municipalities require of each guest. */
export const authorityReporting = z.object({
  guests: z.array(reported).min(1, problems.noGuests).max(30).describe('All guests, including the primary guest.'),
});

/** `biometric` false: no face comparison; the document is reviewed manually instead. */
export const idVerification = z.object({
  consent: ticked.describe('Consent to reading the document.'),
  biometric: z
    .boolean(problems.required)
    .describe('Whether a selfie may be compared with the document. If not, the document is reviewed manually.'),
  documentKind: documentKind.describe('Type of document.'),
  documentCountry,
});

export const idCollection = idVerification.omit({ biometric: true });
