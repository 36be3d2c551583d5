import type { EntityManager } from '@mikro-orm/postgresql';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { ScreenName } from '#portal-screens';
import { findBlacklistHits } from '../../booking/blacklist/find-hits.js';
import { effectiveScreens } from '../../booking/facts/default-screens.js';
import type { PaymentSignal } from '../../booking/facts/payment-facts.js';
import type { EffectiveScreens } from '../../booking/facts/screens.js';
import { contactKeys } from '../../booking/guest/contacts/contact-index.js';
import { type GuestMark, type MarkedGuest, marksOf } from '../../booking/guest/guest-marks.js';
import { GuestSecret } from '../../booking/guest/guest-secret.entity.js';
import { needsManualReview } from '../../booking/id-document/needs-manual-review.js';
import type { IdImageSettings } from '../../booking/id-document/id-image-settings.js';
import type { IdDecision } from '../../booking/id-document/judgement.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { type AccountSaid, accountLayer } from '../../booking/screens/account-layer.js';
import type { Answer, Asked, Signals } from '../checks/signals.js';
import { type Features, featuresOf } from '../features/find-features.js';
import { predictFraud } from '../features/predict-fraud.js';
import { predictLoyalty } from '../features/predict-loyalty.js';
import { judgeIdCheck, rowsIn, signalOf } from '../id-evidence/judge-id-check.js';
import { NOTHING_SEARCHED, findSearches } from '../searches/find-searches.js';
import { searchedGuest } from '../searches/searched-guest.js';
import { NOBODY_ASKED, findAnswers } from './lookups/find-answers.js';
import { givenOf } from './lookups/given-of.js';
import type { PortalOfStay } from './portal-of-stay.js';

const TEXT = `
  select
    count(*) filter (where status = 'CONFIRMED' and left(check_out_date, 10) < ? and supervised is distinct from 'decline')::int as completed,
    count(*) filter (where status = 'CANCELED')::int as canceled,
    count(*) filter (where supervised = 'decline')::int as declined,
    max(left(check_out_date, 10)) filter (where status = 'CONFIRMED' and left(check_out_date, 10) < ?) as "lastCheckOutAt"
  from screening.reservation
  where account_id = ? and id <> ?
    and (guest_email_key = ? or guest_phone_key = ? or guest_email_mark = ? or guest_phone_mark = ?)`;

/** Other stays of the same guest (by email or phone) in the account, as of today. */
async function findStays(em: EntityManager, row: Reservation): Promise<Signals['stays']> {
  const today = new Date().toISOString().slice(0, 10);
  const { email, phone, emailMark, phoneMark } = contactKeys(row.accountId, row);
  const values = [today, today, row.accountId, row.id, email, phone, emailMark, phoneMark];
  const [stays] = await em.execute<Signals['stays'][]>(TEXT, values);
  return stays ?? { completed: 0, canceled: 0, declined: 0, lastCheckOutAt: null };
}

/** Whether the guest has completed at least one stay in the account. */
function isRepeatGuest({ completed }: Signals['stays']): boolean {
  return completed > 0;
}

const DAY_MS = 86_400_000;

const dayOf = (text: string) => Date.parse(`${text.slice(0, 10)}T00:00:00Z`);

/** Whole days from the creation of a reservation to check-in, at least 0; null without a date. */
function leadTimeDays(createdAt: Date, checkIn: string | null): number | null {
  if (!checkIn) return null;
  return Math.max(0, Math.round((dayOf(checkIn) - dayOf(createdAt.toISOString())) / DAY_MS));
}

/** Whole years between a date of birth and a day (both `YYYY-MM-DD…`); null without a date of birth. */
function ageAt(birthDate: string | null, day: string): number | null {
  if (!birthDate) return null;
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5, 10) < birthDate.slice(5, 10) ? years - 1 : years;
}

const ASK = /* GraphQL */ `
  query AnalysisHouse($listingId: ID!, $hasListing: Boolean!, $source: String!, $isRepeatGuest: Boolean!) {
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
  }
`;

interface HouseSaid {
  me: (NonNullable<AccountSaid['me']> & { ancestorIds: string[] }) | null;
  listing?: { accommodates: number; location: { countryCode: string } } | null;
}

/** Reads the account and the listing from the graph; `failed` if part of it could not be read. */
async function askHouse(
  graph: Graph,
  row: Reservation,
  isRepeatGuest: boolean,
): Promise<{ house: HouseSaid; failed: boolean }> {
  const { listingId, source } = row;
  const variables = { listingId: listingId ?? '', hasListing: listingId !== null, source, isRepeatGuest };
  const { data, errors } = await graph(ASK, variables, serviceViewer(row.accountId));
  return { house: (data as HouseSaid | null) ?? { me: null }, failed: errors.length > 0 };
}

export interface Gathered {
  signals: Signals;
  /** Digests of the lookups' questions. */
  asked: Asked;
  marks: GuestMark[];
  /** The actual portal, without the effects of a scenario: effective screens, and those accepted or acceptable now. */
  portal: { screens: EffectiveScreens; accepted: ScreenName[] };
  /** Digests of the party's names, to find the reservation when watchlists change. */
  nameMarks: string[];
  /** A provider failed. */
  failed: boolean;
}

export interface GatheringParts {
  graph: Graph;
  portal: PortalOfStay;
  idImages: IdImageSettings;
}

/**
 * Gathers all inputs of a decision as of now, the guest's digests, and whether a provider failed. Throws if the
 * account's settings cannot be read, because the defaults could pass a guest whom the settings would stop. `asks`:
 * `nobody` calls no provider; `always_asked` runs only the lookups that every analysis runs and reuses the last
 * decision's other answers.
 */
export async function gatherSignals(
  em: EntityManager,
  { graph, portal, idImages }: GatheringParts,
  row: Reservation,
  asks: 'all' | 'always_asked' | 'nobody',
): Promise<Gathered> {
  const secret = await em.findOne(GuestSecret, { accountId: row.accountId, id: row.id });
  const asOf = new Date();
  const stays = await findStays(em, row);
  const payments = await findPayments(em, row);
  const { house, failed } = await askHouse(graph, row, isRepeatGuest(stays));
  const { me, listing } = house;
  const screens = effectiveScreens([accountLayer(house), row.screens]);
  const idCheck = await judgeIdCheck(rowsIn(em), row, screens, idImages);
  const adults = await portal.findAdultDocuments(em, row);
  const told = await portal.findTold(em, row, payments);
  const document = idCheck.identity && { ...idCheck.identity, isBelieved: idCheck.status === 'passed' };
  const given = givenOf(row, { secret, document, agreed: told.agreed });
  const keepsOld = asks === 'always_asked';
  const found = asks === 'nobody' ? NOBODY_ASKED : await findAnswers(em, graph, row, given, screens, keepsOld);
  const accepted = [...new Set([...told.accepted, ...idScreensDone(idCheck, screens)])];
  const consent = { skipped: row.portalSkipped, acceptedScreens: accepted };
  const searching = { em, graph, row, guest: searchedGuest(given, found.answers) };
  const { searches, failed: unsearched } =
    asks === 'nobody' ? NOTHING_SEARCHED : await findSearches(searching, screens, consent);
  const features = await featuresOf(em, row, asOf);
  const models = asks === 'nobody' ? {} : await askModels(graph, row, screens, features, asOf);
  const marks = marksOf(guestOf(row, secret, idCheck.identity?.documentNumber ?? null));
  const hits = await findBlacklistHits(em, row.accountId, me?.ancestorIds ?? [], marks);
  const signals: Signals = {
    asOf: asOf.toISOString(),
    screens,
    portal: { completed: row.guestPortalStatus === 'COMPLETED', ...consent },
    ...(told.portalTold && { portalTold: told.portalTold }),
    ...(told.confirmed && { confirmed: told.confirmed }),
    booking: bookingOf(row, listing),
    guest: knownOf(row, secret, asOf),
    ...found.answers,
    ...searches,
    blacklist: { hits },
    idCheck: signalOf(idCheck),
    ...(adults && { adults }),
    stays,
    payments,
    features,
    ...models,
  };
  return {
    signals,
    asked: found.asked,
    marks,
    nameMarks: found.nameMarks,
    portal: { screens, accepted },
    failed: failed || found.failed || unsearched || hasFailed(models.fraudModel ?? null),
  };
}

function knownOf(row: Reservation, secret: GuestSecret | null, asOf: Date): Signals['guest'] {
  const age = ageAt(secret?.birthDate ?? null, row.checkInDate ?? asOf.toISOString());
  return { hasName: Boolean(row.guestFullName?.trim()), age };
}

function bookingOf(row: Reservation, listing: HouseSaid['listing']): Signals['booking'] {
  return {
    status: row.status as Signals['booking']['status'],
    source: row.source,
    nights: row.nights,
    numberOfGuests: row.numberOfGuests,
    accommodates: listing?.accommodates ?? null,
    leadTimeDays: leadTimeDays(row.createdAt, row.checkInDate),
    hasListing: row.listingId !== null,
    listingCountryCode: listing?.location.countryCode ?? null,
  };
}

/** Model predictions for the features; the fraud model only if its screen is on. */
async function askModels(
  graph: Graph,
  { accountId }: Reservation,
  screens: EffectiveScreens,
  features: Features,
  asOf: Date,
): Promise<Pick<Signals, 'fraudModel' | 'loyalty'>> {
  const [fraudModel, loyalty] = await Promise.all([
    screens.FraudDetectionAddon === 'required' ? predictFraud(graph, accountId, features, asOf) : null,
    predictLoyalty(graph, accountId, features, asOf),
  ]);
  return { ...(fraudModel && { fraudModel }), loyalty };
}

const hasFailed = (answer: Answer<unknown> | null): boolean => answer?.known === false && answer.failed === true;

/**
 * ID screens that the guest has completed by uploading all images. None while the document needs manual review: the
 * guest can still upload another.
 */
function idScreensDone({ missing, findings }: IdDecision, screens: EffectiveScreens): ScreenName[] {
  const asking: ScreenName[] = ['IDVerification', 'IDCollection'];
  return missing.length > 0 || needsManualReview(findings)
    ? []
    : asking.filter((screen) => screens[screen] === 'required');
}

function guestOf(row: Reservation, secret: GuestSecret | null, documentNumber: string | null): MarkedGuest {
  const { guestEmail: email, guestPhone: phone, guestFullName: name } = row;
  return { email, phone, name, birthDate: secret?.birthDate ?? null, documentNumber };
}

async function findPayments(em: EntityManager, row: Reservation): Promise<PaymentSignal[]> {
  const rows = await em.execute<{ facts: PaymentSignal }[]>(
    `select facts from screening.payment_event where account_id = ? and reservation_id = ? 
     order by occurred_at, event_source, event_id`,
    [row.accountId, row.id],
  );
  return rows.map(({ facts }) => facts);
}
