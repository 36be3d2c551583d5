import { z } from 'zod';
import type { InputProblem } from '#kit/failure.js';
import type { ReservationInput } from './reservation.input.js';

const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\u0000') && value.isWellFormed(), 'holds a character that is none')
    .nullish();
const amount = (max: number) => z.number().min(0).max(max).nullish();

/** A date, or a date with time and zone or without; the day must exist. */
function isDay(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(value);
  if (!match) return false;
  const day = new Date(`${value.slice(0, 10)}T00:00:00Z`);
  return (
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(value.slice(0, 10)) &&
    (!match[4] || !Number.isNaN(Date.parse(value)))
  );
}

const day = z.string().max(40).refine(isDay, 'is not a date (YYYY-MM-DD) or a date with time (ISO 8601)').nullish();

const reservation = z.object({
  confirmationCode: text(200).refine(
    (code) => code === null || code === undefined || code.trim() !== '',
    'may not be blank',
  ),
  pmsReservationId: text(200),
  source: text(200),
  listingId: text(100),
  numberOfGuests: z.number().int().min(1).max(10_000).nullish(),
  nights: amount(10_000),
  totalPrice: amount(1e12),
  currency: z
    .string()
    .regex(/^[A-Za-z]{3}$/, 'is not an ISO 4217 code')
    .nullish(),
  checkInDate: day,
  checkOutDate: day,
  guest: z
    .object({
      firstName: text(300),
      lastName: text(300),
      fullName: text(600),
      email: text(400),
      phone: text(100),
      location: text(1000),
      birthDate: z
        .string()
        .refine((value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && isDay(value), 'is not a date (YYYY-MM-DD)')
        .nullish(),
      ipAddress: z.union([z.ipv4(), z.ipv6()], 'is not an IP address').nullish(),
    })
    .nullish(),
});

/** What is wrong with the members of a reservation, each by itself. */
export function checkReservation(input: ReservationInput): InputProblem[] {
  const issues = reservation.safeParse(input).error?.issues ?? [];
  return issues.map((issue) => ({ loc: issue.path.map(String), msg: issue.message, type: issue.code as string }));
}
