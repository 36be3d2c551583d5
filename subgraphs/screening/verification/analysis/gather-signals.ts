import type { EntityManager } from '@mikro-orm/postgresql';
import type { Graph } from '#kit/graph/graph.js';
import type { ScreenName } from '#facts';
import { findBlacklistHits } from '../../blacklist/find-hits.js';
import type { Asked, PaymentSignal, Signals } from '../checks/signals.js';
import { accountLayer } from '../details/portal-screens/account-layer.js';
import { effectiveScreens } from '../details/default-screens.js';
import type { EffectiveScreens } from '../details/screens.js';
import { type GuestMark, type MarkedGuest, marksOf } from '../../guest/guest-marks.js';
import { isDepositHeld } from '../../guest/portal/deposit/is-deposit-held.js';
import { PortalStepRow } from '../../guest/portal/step/portal-step.entity.js';
import { GuestSecret } from '../../guest/guest-secret.entity.js';
import type { Reservation } from '../../reservation/reservation.entity.js';
import { ageAt, leadTimeDays } from './booking-times.js';
import { findAnswers } from './find-answers.js';
import { findStays, isRepeatGuest } from './find-stays.js';

export interface Gathered {
  signals: Signals;
  /** What the lookups were asked. */
  asked: Asked;
  marks: GuestMark[];
  /** The portal as it is, whatever a scenario makes of it: what is asked for, and what is done or may be accepted now. */
  portal: { screens: EffectiveScreens; accepted: ScreenName[] };
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
  const accepted = await findAccepted(em, row, payments);
  const signals: Signals = {
    asOf: asOf.toISOString(),
    screens: effectiveScreens([accountLayer(found.data), row.screens]),
    portal: {
      completed: row.guestPortalStatus === 'COMPLETED',
      skipped: row.portalSkipped,
      acceptedScreens: accepted,
    },
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
  };
  const portal = { screens: signals.screens, accepted };
  return { signals, asked: found.asked, marks, portal, failed: found.failed };
}

/** No document has been read yet, so there is no number of one. */
function guestOf(row: Reservation, secret: GuestSecret | null): MarkedGuest {
  const { guestEmail: email, guestPhone: phone, guestFullName: name } = row;
  return { email, phone, name, birthDate: secret?.birthDate ?? null, documentNumber: null };
}

/** Screens that are done, and those handed in for which what they waited for is there. */
async function findAccepted(em: EntityManager, row: Reservation, payments: PaymentSignal[]): Promise<ScreenName[]> {
  const steps = await em.find(PortalStepRow, { accountId: row.accountId, reservationId: row.id });
  const isHeld = isDepositHeld(payments);
  return steps.flatMap(({ screen, state }) => {
    const isPaid = state === 'submitted' && screen === 'SecurityDeposit' && isHeld;
    return state === 'accepted' || isPaid ? [screen] : [];
  });
}

async function findPayments(em: EntityManager, row: Reservation): Promise<PaymentSignal[]> {
  const rows = await em.execute<{ facts: PaymentSignal }[]>(
    `select facts from screening.payment_event where account_id = ? and reservation_id = ? 
     order by occurred_at, event_source, event_id`,
    [row.accountId, row.id],
  );
  return rows.map(({ facts }) => facts);
}
