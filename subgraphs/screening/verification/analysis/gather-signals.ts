import type { EntityManager } from '@mikro-orm/postgresql';
import type { Graph } from '#kit/graph/graph.js';
import { findBlacklistHits } from '../../blacklist/find-hits.js';
import type { Asked, PaymentSignal, Signals } from '../checks/signals.js';
import { accountLayer } from '../details/portal-screens/account-layer.js';
import { effectiveScreens } from '../details/default-screens.js';
import { type GuestMark, type MarkedGuest, marksOf } from '../../guest/guest-marks.js';
import { GuestSecret } from '../../guest/guest-secret.entity.js';
import type { Reservation } from '../../reservation/reservation.entity.js';
import { featuresOf } from '../features/find-features.js';
import { ageAt, leadTimeDays } from './booking-times.js';
import { findAnswers } from './find-answers.js';
import { findStays, isRepeatGuest } from './find-stays.js';

export interface Gathered {
  signals: Signals;
  /** What the lookups were asked. */
  asked: Asked;
  marks: GuestMark[];
  /** A provider failed. */
  failed: boolean;
}

/**
 * Everything a decision about the reservation rests on, as of now, what its guest is known by, and whether a provider
 * failed. Throws when the account's settings can't be read: the defaults could pass a guest whom they would stop.
 * `asksProviders` off: nobody is asked, and what they would say is unknown.
 */
export async function gatherSignals(
  em: EntityManager,
  graph: Graph,
  row: Reservation,
  asksProviders: boolean,
): Promise<Gathered> {
  const secret = await em.findOne(GuestSecret, { accountId: row.accountId, id: row.id });
  const asOf = new Date();
  const stays = await findStays(em, row);
  const payments = await findPayments(em, row);
  const how = { ip: secret?.ipAddress ?? null, isRepeatGuest: isRepeatGuest(stays), asksProviders };
  const found = await findAnswers(em, graph, row, how);
  const { me, listing } = found.data;
  const marks = marksOf(guestOf(row, secret));
  const hits = await findBlacklistHits(em, row.accountId, me?.ancestorIds ?? [], marks);
  const signals: Signals = {
    asOf: asOf.toISOString(),
    screens: effectiveScreens([accountLayer(found.data), row.screens]),
    portal: { completed: false, skipped: row.portalSkipped, acceptedScreens: [] },
    booking: {
      status: row.status as Signals['booking']['status'],
      source: row.source,
      nights: row.nights,
      numberOfGuests: row.numberOfGuests,
      accommodates: listing?.accommodates ?? null,
      leadTimeDays: leadTimeDays(row.createdAt, row.checkInDate),
      hasListing: row.listingId !== null,
      listingCountryCode: listing?.location.countryCode ?? null,
    },
    guest: {
      hasName: Boolean(row.guestFullName?.trim()),
      age: ageAt(secret?.birthDate ?? null, row.checkInDate ?? asOf.toISOString()),
    },
    ...found.answers,
    blacklist: { hits },
    stays,
    payments,
    features: await featuresOf(em, row, asOf),
  };
  return { signals, asked: found.asked, marks, failed: found.failed };
}

/** No document has been read yet, so there is no number of one. */
function guestOf(row: Reservation, secret: GuestSecret | null): MarkedGuest {
  const { guestEmail: email, guestPhone: phone, guestFullName: name } = row;
  return { email, phone, name, birthDate: secret?.birthDate ?? null, documentNumber: null };
}

async function findPayments(em: EntityManager, row: Reservation): Promise<PaymentSignal[]> {
  const rows = await em.execute<{ facts: PaymentSignal }[]>(
    `select facts from screening.payment_event where account_id = ? and reservation_id = ? 
     order by occurred_at, event_source, event_id`,
    [row.accountId, row.id],
  );
  return rows.map(({ facts }) => facts);
}
