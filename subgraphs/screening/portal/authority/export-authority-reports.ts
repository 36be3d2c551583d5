import { z } from 'zod';
import { Failure } from '#kit/failure.js';
import { audit } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { PortalContext } from '../context.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { messages, problems } from '../../messages.js';
import { country, day } from '../answers/members.js';
import { problemsOf, refuse } from '../answers/problems.js';
import type { AnswersOf } from '../answers/read-answers.js';
import { PortalStepRow } from '../step/portal-step.entity.js';
import type { PlaceOfStay } from '../visit/place-of-stay.js';
import type { AuthorityExport, AuthorityExportInput } from './authority-export.type.js';
import { type ReportedStay, csvOf, jsonOf } from './reported-stay.js';

/** Maximum number of stays per file; use a shorter period for more. */
const MAX_STAYS = 500;
const MAX_DAYS = 92;
const DAY_MS = 86_400_000;

/** The members that name a period. */
export const AUTHORITY_PERIOD_RULES = z.object({
  from: day.meta({ format: 'date', examples: ['2030-03-01'] }),
  to: day.meta({ format: 'date', examples: ['2030-03-31'] }),
  countryCode: country.meta({ pattern: '^[A-Za-z]{2}$', examples: ['PT'] }).nullish(),
});

const given = AUTHORITY_PERIOD_RULES.refine(({ from, to }) => from <= to, {
  path: ['to'],
  message: problems.beforeFrom,
}).refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= MAX_DAYS * DAY_MS, {
  path: ['to'],
  message: problems.daysAfterFrom(MAX_DAYS),
});

/**
 * Exports submitted authority reports as a file: of one stay, or of all arrivals in a period. Stays without a submitted
 * report, and erased ones, are left out. Each exported stay is audited. Throws RESERVATION_NOT_FOUND, BAD_INPUT,
 * UNAVAILABLE.
 */
export async function exportAuthorityReports(
  context: PortalContext,
  input: AuthorityExportInput,
): Promise<AuthorityExport> {
  const { em } = context;
  const { rows, of, countryCode } = await meant(context, input);
  const ids = rows.map(({ id }) => id);
  const steps = await em.find(PortalStepRow, { reservationId: { $in: ids }, screen: 'AuthorityReporting' });
  const places = new Map<string, PlaceOfStay | null>();
  const stays: ReportedStay[] = [];
  for (const row of rows) {
    const step = steps.find(({ reservationId }) => reservationId === row.id);
    if (!step?.answers || (step.state !== 'submitted' && step.state !== 'accepted')) continue;
    if (row.listingId && !places.has(row.listingId)) places.set(row.listingId, await context.load.placeOfStay(row));
    const stay = stayOf(row, step, places.get(row.listingId ?? '') ?? null);
    if (!countryCode || stay.countryCode === countryCode) stays.push(stay);
  }
  for (const { reservationId } of stays) {
    const { accountId } = rows.find(({ id }) => id === reservationId)!;
    await audit(em, accountId, eventOf('guest_portal.report_exported', { reservationId }));
  }
  return {
    fileName: `guests-${of}.${input.format}`,
    mediaType: input.format === 'csv' ? 'text/csv' : 'application/json',
    content: input.format === 'csv' ? csvOf(stays) : jsonOf(stays),
    stays: stays.length,
    guests: stays.reduce((sum, { guests }) => sum + guests.length, 0),
  };
}

interface Meant {
  rows: Reservation[];
  /** Selection, as part of the file name. */
  of: string;
  countryCode: string | null;
}

async function meant({ em, load }: Pick<PortalContext, 'em' | 'load'>, input: AuthorityExportInput): Promise<Meant> {
  if (input.reservationId) {
    const row = await load.reservation(input.reservationId);
    if (!row) throw new Failure('RESERVATION_NOT_FOUND', messages.reservationNotFound);
    return { rows: [row], of: row.id, countryCode: null };
  }
  const read = given.safeParse(input);
  if (!read.success) throw refuse(problemsOf(read.error));
  const { from, to, countryCode = null } = read.data;
  const after = new Date(Date.parse(to) + DAY_MS).toISOString().slice(0, 10);
  const arriving = { checkInDate: { $gte: from, $lt: after }, erasedAt: null };
  const rows = await em.find(Reservation, arriving, {
    orderBy: { checkInDate: 'asc', id: 'asc' },
    limit: MAX_STAYS + 1,
  });
  if (rows.length > MAX_STAYS) throw refuse([{ loc: ['to'], msg: problems.tooManyStays(MAX_STAYS), type: 'too_long' }]);
  return { rows, of: `${from}-${to}`, countryCode };
}

function stayOf(row: Reservation, step: PortalStepRow, place: PlaceOfStay | null): ReportedStay {
  const { guests } = JSON.parse(step.answers!) as AnswersOf<'AuthorityReporting'>;
  return {
    reservationId: row.id,
    confirmationCode: row.confirmationCode,
    guests,
    place: place?.nickname ?? null,
    countryCode: place?.location.countryCode ?? null,
    checkInDate: row.checkInDate?.slice(0, 10) ?? null,
    checkOutDate: row.checkOutDate?.slice(0, 10) ?? null,
    handedInAt: step.submittedAt?.toISOString() ?? null,
  };
}
