import type { EntityManager } from '@mikro-orm/postgresql';
import type { Graph } from '#kit/graph/graph.js';
import { serviceViewer } from '#kit/graph/graph.js';
import { findBlacklistHits } from '../../blacklist/find-hits.js';
import type {
  AddressSignal,
  Answer,
  EmailSignal,
  IpSignal,
  PaymentSignal,
  PhoneSignal,
  Signals,
} from '../checks/signals.js';
import { type AccountSaid, accountLayer } from '../details/portal-screens/account-layer.js';
import { effectiveScreens } from '../details/default-screens.js';
import { type GuestMark, type MarkedGuest, marksOf } from '../../guest/guest-marks.js';
import { GuestSecret } from '../../guest/guest-secret.entity.js';
import type { Reservation } from '../../reservation/reservation.entity.js';
import { ageAt, leadTimeDays } from './booking-times.js';
import { findStays, isRepeatGuest } from './find-stays.js';

const ASK = /* GraphQL */ `
  query AnalysisSignals(
    $listingId: ID!
    $hasListing: Boolean!
    $source: String!
    $isRepeatGuest: Boolean!
    $input: GuestSignalsInput!
  ) {
    me {
      portalScreens(listingId: $listingId, source: $source, isRepeatGuest: $isRepeatGuest) {
        screen
        setting
      }
      ancestorIds
    }
    listing(id: $listingId) @include(if: $hasListing) {
      accommodates
      location {
        countryCode
      }
    }
    guestSignals(input: $input) {
      phone {
        known
        source
        asOf
        reason
        facts {
          valid
          countryCode
          lineType
        }
      }
      email {
        known
        source
        asOf
        reason
        facts {
          valid
          disposable
          free
          masked
        }
      }
      ip {
        known
        source
        asOf
        reason
        facts {
          countryCode
          reserved
        }
      }
      address {
        known
        source
        asOf
        reason
        facts {
          countryCode
          matched
          precision
        }
      }
    }
  }
`;

interface Heard<T> {
  known: boolean;
  source: string | null;
  asOf: string | null;
  reason: string | null;
  facts: T | null;
}

interface Heeded {
  me: (NonNullable<AccountSaid['me']> & { ancestorIds: string[] }) | null;
  listing?: { accommodates: number; location: { countryCode: string } } | null;
  guestSignals: {
    phone: Heard<PhoneSignal> | null;
    email: Heard<EmailSignal> | null;
    ip: Heard<IpSignal> | null;
    address: Heard<AddressSignal> | null;
  } | null;
}

/**
 * Everything a decision about the reservation rests on, as of now, what its guest is known by, and whether a provider
 * failed. Throws when the account's settings can't be read: the defaults could pass a guest whom they would stop.
 */
export async function gatherSignals(
  em: EntityManager,
  graph: Graph,
  row: Reservation,
): Promise<{ signals: Signals; marks: GuestMark[]; failed: boolean }> {
  const secret = await em.findOne(GuestSecret, { accountId: row.accountId, id: row.id });
  const asOf = new Date();
  const stays = await findStays(em, row);
  const payments = await findPayments(em, row);
  const heard = await ask(graph, row, secret?.ipAddress ?? null, isRepeatGuest(stays));
  const { me, listing, guestSignals: said } = heard.data;
  const marks = marksOf(guestOf(row, secret));
  const hits = await findBlacklistHits(em, row.accountId, me?.ancestorIds ?? [], marks);
  const signals: Signals = {
    asOf: asOf.toISOString(),
    screens: effectiveScreens([accountLayer(heard.data), row.screens]),
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
    phone: row.guestPhone ? answerOf(said?.phone) : null,
    email: row.guestEmail ? answerOf(said?.email) : null,
    ip: secret?.ipAddress ? answerOf(said?.ip) : null,
    address: row.guestLocation ? answerOf(said?.address) : null,
    blacklist: { hits },
    stays,
    payments,
  };
  return { signals, marks, failed: heard.failed };
}

/** No document has been read yet, so there is no number of one. */
function guestOf(row: Reservation, secret: GuestSecret | null): MarkedGuest {
  const { guestEmail: email, guestPhone: phone, guestFullName: name } = row;
  return { email, phone, name, birthDate: secret?.birthDate ?? null, documentNumber: null };
}

async function ask(
  graph: Graph,
  row: Reservation,
  ip: string | null,
  repeat: boolean,
): Promise<{ data: Heeded; failed: boolean }> {
  const input = {
    phone: row.guestPhone ? { number: row.guestPhone } : null,
    email: row.guestEmail,
    ip,
    address: row.guestLocation ? { text: row.guestLocation } : null,
  };
  const stay = { listingId: row.listingId ?? '', source: row.source, isRepeatGuest: repeat };
  const variables = { ...stay, hasListing: row.listingId !== null, input };
  const { data, errors } = await graph(ASK, variables, serviceViewer(row.accountId));
  const heeded = (data as Heeded | null) ?? { me: null, guestSignals: null };
  return { data: heeded, failed: errors.length > 0 || anyFailed(heeded.guestSignals) };
}

/** A provider that failed answers like one that does not know; only its reason tells, and it is worth another try. */
function anyFailed(said: Heeded['guestSignals']): boolean {
  return Object.values(said ?? {}).some((heard: Heard<unknown> | null) => heard?.reason === 'provider_failed');
}

function answerOf<T>(heard: Heard<T> | null | undefined): Answer<T> {
  if (!heard) return { known: false, reason: 'The lookup did not answer.' };
  if (!heard.known || !heard.facts) return { known: false, reason: heard.reason ?? 'No source knows.' };
  return { known: true, source: heard.source ?? 'unnamed', asOf: heard.asOf ?? '', value: heard.facts };
}

async function findPayments(em: EntityManager, row: Reservation): Promise<PaymentSignal[]> {
  const rows = await em.execute<{ facts: PaymentSignal }[]>(
    `select facts from screening.payment_event where account_id = ? and reservation_id = ? 
     order by occurred_at, event_source, event_id`,
    [row.accountId, row.id],
  );
  return rows.map(({ facts }) => facts);
}
