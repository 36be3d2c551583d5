import type { EntityManager } from '@mikro-orm/postgresql';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { ScreenName } from '#portal-screens';
import type { Ancestors } from '../../booking/account/ancestors.js';
import { findBlacklistHits } from '../../booking/blacklist/find-hits.js';
import { effectiveScreens } from '../../booking/facts/default-screens.js';
import type { PortalTold } from '../../booking/facts/portal-facts.js';
import type { EffectiveScreens } from '../../booking/facts/screens.js';
import { type GuestMark, type MarkedGuest, marksOf } from '../../booking/guest/guest-marks.js';
import { needsManualReview } from '../../booking/id-document/needs-manual-review.js';
import type { IdImageSettings } from '../../booking/id-document/id-image-settings.js';
import type { IdDecision } from '../../booking/id-document/judgement.js';
import type { BookedListing, ListingFacts } from '../../booking/reservation/booked-listing.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { type Settled, accountLayer } from '../../booking/screens/account-layer.js';
import type { Answer, Asked, Signals } from '../checks/signals.js';
import type { Features } from '../features/find-features.js';
import { predictFraud } from '../features/predict-fraud.js';
import { predictLoyalty } from '../features/predict-loyalty.js';
import { NO_ID_CHECK, judgeIdCheck, rowsIn, signalOf } from '../id-evidence/judge-id-check.js';
import { NOTHING_SEARCHED, findSearches, startsSearches } from '../searches/find-searches.js';
import { searchedGuest } from '../searches/searched-guest.js';
import { behaviorOf } from './behavior-of.js';
import { type FoundAnswers, NOBODY_ASKED, findAnswers, findOnTestList } from './lookups/find-answers.js';
import { givenOf } from './lookups/given-of.js';
import type { PortalOfStay } from './portal-of-stay.js';
import { type OwnRows, type OwnSecret, type Unstored, readOwnRows, readRowsOfNew } from './read-own-rows.js';

/** Whether the guest has completed at least one stay in the account. */
function isRepeatGuest({ completed }: Signals['stays']): boolean {
  return completed > 0;
}

const NOTHING_TOLD: PortalTold = {
  accepted: [],
  skipped: [],
  portalTold: null,
  agreed: null,
  confirmed: null,
  behavior: null,
};

/** How old block list hits may be that were read together with the reservation's rows. */
const FRESH_MS = 100;

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

const SETTLED = /* GraphQL */ `
  query AnalysisScreens($stays: [ScreenStayInput!]!) {
    settledScreens(stays: $stays) {
      screen
      setting
    }
  }
`;

const LISTING = /* GraphQL */ `
  query AnalysisListing($id: ID!) {
    listing(id: $id) {
      accommodates
      location {
        countryCode
      }
    }
  }
`;

/** Settings of the account for the stay, and the listing. */
interface House {
  layer: ReturnType<typeof accountLayer>;
  listing: ListingFacts | null;
  /** Part of it could not be read. */
  failed: boolean;
}

/**
 * Reads both from the graph, except a listing that was read already. Throws if the settings could not be read. They are
 * two queries because each of them needs one subgraph only: together, they would need a query plan.
 */
async function askHouse(
  graph: Graph,
  { accountId, listingId, source }: Reservation,
  isRepeatGuest: boolean,
  listing: BookedListing | null,
): Promise<House> {
  // A listing of another account of the family is not the account's to see.
  const known = listing?.id === listingId && listing?.accountId === accountId ? listing : null;
  const stays = [{ accountId, listingId, source, isRepeatGuest }];
  const viewer = serviceViewer(accountId);
  const [settled, asked] = await Promise.all([
    graph(SETTLED, { stays }, viewer),
    listingId !== null && !known ? graph(LISTING, { id: listingId }, viewer) : null,
  ]);
  const screens = settled.data?.settledScreens as Settled[] | null | undefined;
  const found = asked?.data?.listing as ListingFacts | null | undefined;
  return {
    layer: accountLayer(screens?.[0]),
    listing: known ?? found ?? null,
    failed: settled.errors.length > 0 || (asked?.errors.length ?? 0) > 0,
  };
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
  /** The account's rows that the result depends on. */
  rows: OwnRows;
  /** A provider failed. */
  failed: boolean;
}

export interface GatheringParts {
  graph: Graph;
  ancestorIdsOf: Ancestors;
  portal: PortalOfStay;
  idImages: IdImageSettings;
}

/**
 * What the caller knows. `listing`: the listing, if it was just read. `once`: runs the lookups once for two analyses.
 * `unstored`: the reservation is not stored yet; its encrypted guest data.
 */
export interface Known {
  listing: BookedListing | null;
  once?: AnswersOnce | undefined;
  unstored?: { secret: OwnSecret | null };
}

export interface AnswersOnce {
  answers?: Promise<FoundAnswers>;
  /** The analysis before the insert took too long: another one continues with the answers. */
  isLate?: boolean;
}

/** The analysis needs the stored reservation. */
export class StoreFirst extends Error {}

/**
 * Gathers all inputs of a decision as of now, the guest's digests, and whether a provider failed. Throws if the
 * account's settings cannot be read, because the defaults could pass a guest whom the settings would stop. `asks`:
 * `nobody` calls no provider; `test_list` searches the test list only; `always_asked` runs only the lookups that every
 * analysis runs and reuses the last decision's other answers. Throws StoreFirst for an unstored reservation whose code
 * is in use, that starts searches, or whose analysis is late.
 */
export async function gatherSignals(
  em: EntityManager,
  { graph, portal, idImages, ancestorIdsOf }: GatheringParts,
  row: Reservation,
  asks: 'all' | 'always_asked' | 'test_list' | 'nobody',
  { listing: knownListing, once = {}, unstored }: Known,
): Promise<Gathered> {
  const asOf = new Date();
  const ancestorIds = await ancestorIdsOf(row.accountId);
  const { rows, ...ofNew } = unstored
    ? await rowsOfNew(em, row, { secret: unstored.secret, ancestorIds }, asOf)
    : { rows: await readOwnRows(em, row, asOf), marks: null, hits: null };
  const { secret, stays, payments, features } = rows;
  const { layer, listing, failed } = await askHouse(graph, row, isRepeatGuest(stays), knownListing);
  const screens = effectiveScreens([layer, row.screens]);
  const idCheck = await judgeIdCheck(rows.hasIdCheck ? rowsIn(em) : NO_ID_CHECK, row, screens, idImages);
  const adults = rows.hasAdults ? await portal.findAdultDocuments(em, row) : null;
  const hasTold = rows.hasSteps || rows.hasConfirmed;
  const told = hasTold ? await portal.findTold(em, row, payments) : NOTHING_TOLD;
  const document = idCheck.identity && { ...idCheck.identity, isBelieved: idCheck.status === 'passed' };
  const given = givenOf(row, { secret, document, agreed: told.agreed });
  const keepsOld = asks === 'always_asked';
  const isLive = asks === 'all' || asks === 'always_asked';
  const found = isLive
    ? await (once.answers ??= findAnswers(em, graph, row, given, screens, keepsOld))
    : asks === 'test_list'
      ? await findOnTestList(graph, row, given, screens)
      : NOBODY_ASKED;
  if (unstored && (once.isLate || startsSearches(screens))) throw new StoreFirst();
  const accepted = [...new Set([...told.accepted, ...idScreensDone(idCheck, screens)])];
  const consent = { skipped: row.portalSkipped, acceptedScreens: accepted };
  const searching = { em, graph, row, guest: searchedGuest(given, found.answers) };
  const { searches, failed: unsearched } = isLive ? await findSearches(searching, screens, consent) : NOTHING_SEARCHED;
  const models = isLive ? await askModels(graph, row, screens, features, asOf) : {};
  const marks = ofNew.marks ?? marksOf(guestOf(row, secret, idCheck.identity?.documentNumber ?? null));
  // Entries may have been added while a provider was asked.
  const isFresh = Date.now() - asOf.getTime() < FRESH_MS;
  const hits = (isFresh && ofNew.hits) || (await findBlacklistHits(em, row.accountId, ancestorIds, marks));
  const signals: Signals = {
    asOf: asOf.toISOString(),
    screens,
    portal: {
      completed: row.guestPortalStatus === 'COMPLETED',
      ...consent,
      ...(told.skipped.length > 0 && { skippedScreens: told.skipped }),
    },
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
  if (told.behavior) signals.behavior = await behaviorOf(em, row, secret, told.behavior, signals);
  return {
    signals,
    asked: found.asked,
    marks,
    nameMarks: found.nameMarks,
    portal: { screens, accepted },
    rows,
    failed: failed || found.failed || unsearched || hasFailed(models.fraudModel ?? null),
  };
}

/** A new reservation has no ID check yet, so its guest's marks are known before the lookups. */
async function rowsOfNew(em: EntityManager, row: Reservation, known: Omit<Unstored, 'marks'>, asOf: Date) {
  const marks = marksOf(guestOf(row, known.secret, null));
  const found = await readRowsOfNew(em, row, { ...known, marks }, asOf);
  if (!found) throw new StoreFirst();
  return { ...found, marks };
}

function knownOf(row: Reservation, secret: OwnSecret | null, asOf: Date): Signals['guest'] {
  const age = ageAt(secret?.birthDate ?? null, row.checkInDate ?? asOf.toISOString());
  return { hasName: Boolean(row.guestFullName?.trim()), age };
}

function bookingOf(row: Reservation, listing: ListingFacts | null): Signals['booking'] {
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
 * ID screens that the guest has completed: all images, and the movement check if it is required. None while the document
 * needs manual review: the guest can still upload another.
 */
function idScreensDone({ missing, awaitsMovement, findings }: IdDecision, screens: EffectiveScreens): ScreenName[] {
  const asking: ScreenName[] = ['IDVerification', 'IDCollection'];
  return missing.length > 0 || awaitsMovement || needsManualReview(findings)
    ? []
    : asking.filter((screen) => screens[screen] === 'required');
}

function guestOf(row: Reservation, secret: OwnSecret | null, documentNumber: string | null): MarkedGuest {
  const { guestEmail: email, guestPhone: phone, guestFullName: name } = row;
  return { email, phone, name, birthDate: secret?.birthDate ?? null, documentNumber };
}
