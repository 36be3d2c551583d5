import { z } from 'zod';
import type { InputProblem } from '#kit/failure.js';
import { readInput } from '#kit/graph/input-problems.js';
import { problems as reasons } from '../../../messages.js';
import { currencyDecimals } from '#kit/currency-decimals.js';
import type { ReservationInput } from '../reservation.input.js';
import { STAY_DATE, isStayDate } from './stay-dates.js';

/** Not allowed as a confirmation code: in a path this word stands for the caller. */
const RESERVED_CODE = /^me$/i;
/** Allows for time zones that are ahead. */
const ONE_DAY_MS = 86_400_000;
const MAX_OF_PARTY = 200;
const MAX_METADATA_CHARACTERS = 16_000;
const TOO_MUCH = reasons.maxJson(MAX_METADATA_CHARACTERS);

const isText = (value: string) => !value.includes('\u0000') && value.isWellFormed();
const text = (max: number) => z.string().max(max).refine(isText, reasons.invalidCharacter).nullish();
const day = (...examples: string[]) =>
  z.string().max(40).refine(isStayDate, reasons.dateOrTime).meta({ pattern: STAY_DATE.source, examples }).nullish();

const guest = z.object({
  firstName: text(300),
  lastName: text(300),
  fullName: text(600),
  email: text(400),
  phone: text(100),
  location: text(1000),
  birthDate: z
    .string()
    .refine((value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && isStayDate(value), reasons.date)
    .refine((value) => Date.parse(value) <= Date.now() + ONE_DAY_MS, reasons.notFuture)
    .meta({ format: 'date' })
    .nullish(),
  ipAddress: z.union([z.ipv4(), z.ipv6()], reasons.ipAddress).nullish(),
});

const member = z
  .object({ name: text(600), firstName: text(300), lastName: text(300), fullName: text(600), email: text(400) })
  .refine((given) => Object.values(given).some((value) => value?.trim()), reasons.memberName);

/** The checks of a price's members. */
export const PRICE_RULES = z.object({
  amount: z.number().min(0).max(1e12).nullish(),
  currency: z
    .string()
    .refine((code) => currencyDecimals(code.toLowerCase()) !== null, reasons.currency)
    .meta({ pattern: '^[A-Za-z]{3}$', examples: ['USD', 'eur'] })
    .nullish(),
});

/** The checks of a reservation's members, by themselves. */
export const RESERVATION_RULES = z.object({
  confirmationCode: text(200)
    .refine((code) => code?.trim() !== '', reasons.notBlank)
    .refine((code) => !code || !RESERVED_CODE.test(code.trim()), reasons.reservedWord),
  pmsReservationId: text(200),
  source: text(200),
  listingId: text(100),
  numberOfGuests: z.number().int().min(1).max(10_000).nullish(),
  nights: z.number().int().min(0).max(10_000).nullish(),
  totalPrice: PRICE_RULES.nullish(),
  checkInDate: day('2030-03-01', '2030-03-01T16:00:00Z'),
  checkOutDate: day('2030-03-05', '2030-03-05T10:00:00Z'),
  guest: guest.nullish(),
  guests: z.array(member).max(MAX_OF_PARTY).nullish(),
  locale: z
    .string()
    .max(60)
    .refine(isLocale, reasons.language)
    .meta({ examples: ['en', 'pt-BR'] })
    .nullish(),
  metadata: z
    .record(z.string(), z.unknown())
    .refine((given) => JSON.stringify(given).length <= MAX_METADATA_CHARACTERS, TOO_MUCH)
    .refine(holdsText, reasons.invalidCharacter)
    .nullish(),
});

/** Whether every string in a JSON value, keys included, can be stored. */
function holdsText(value: unknown): boolean {
  if (typeof value === 'string') return isText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isText(name) && holdsText(inner));
}

function isLocale(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value.replaceAll('_', '-')).length === 1;
  } catch {
    return false;
  }
}

/** Validates the fields of a reservation individually. */
export function checkReservation(input: ReservationInput): InputProblem[] {
  return readInput(RESERVATION_RULES, input).problems;
}
