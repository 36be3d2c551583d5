import { ArrayType } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { enumOf } from '#kit/graph/enum-of.js';
import { Node } from '#kit/graph/node.js';
import { SealableText } from '#kit/cipher/sealable-text.js';
import { AccountRow } from '#kit/store/account-row.js';
import type { DecisionPhrases } from '../facts/decision-phrases.js';
import type { ScreenName, ScreenSetting } from '../facts/screens.js';
import type { LoyaltySignal } from '../facts/loyalty-facts.js';

export interface StoredEntry {
  status: string;
  value?: string;
  help?: string;
  findings: string[];
}

export const ReservationStatus = enumOf('ReservationStatus', 'Booking status.', {
  CONFIRMED: 'The booking is confirmed.',
  CANCELED: 'The booking is canceled.',
  INQUIRY: 'Inquiry; not booked yet.',
});

export type ReservationStatus = keyof typeof ReservationStatus;

/** A reservation with its current verification result. Encrypted guest data is in `GuestSecret`. */
@Entity({ tableName: 'reservation' })
@ObjectType({ description: 'A booking, or a stand-alone verification of a guest.', implements: Node })
@Directive('@key(fields: "id")')
export class Reservation extends AccountRow {
  @Field(() => ID, { description: 'Reservation ID.' })
  declare id: string;

  @Field(() => ID, { description: 'ID of the account that owns the reservation.' })
  declare accountId: string;

  @Field(() => String, { description: 'Confirmation code, unique in the account and `pms`.' })
  @Property({ type: 'text' })
  confirmationCode!: string;

  @Field(() => String, { description: 'Source system (PMS). Defaults to `api`.' })
  @Property({ type: 'text' })
  pms: string = 'api';

  @Field(() => String, { nullable: true, description: 'Booking ID in the source system.' })
  @Property({ type: 'text', nullable: true })
  pmsReservationId: string | null = null;

  @Field(() => ReservationStatus, { description: 'Booking status.' })
  @Property({ type: 'text' })
  status: string = 'CONFIRMED';

  @Field(() => String, { description: 'Booking channel.' })
  @Property({ type: 'text' })
  source: string = 'api';

  @Property({ type: 'uuid', nullable: true })
  listingId: string | null = null;

  @Field(() => Int, { description: 'Number of guests.' })
  @Property({ type: 'double' })
  numberOfGuests: number = 1;

  @Field(() => Int, { nullable: true, description: 'Nights between check-in and check-out.' })
  @Property({ type: 'double', nullable: true })
  nights: number | null = null;

  @Property({ type: 'double' })
  totalPrice: number = 0;

  @Property({ type: 'double', nullable: true })
  averageDailyRate: number | null = null;

  /** ISO 4217, upper case. */
  @Property({ type: 'text', nullable: true })
  currency: string | null = null;

  @Field(() => String, { nullable: true, description: 'Check-in as received: a date, or a date with a time.' })
  @Property({ type: 'text', nullable: true })
  checkInDate: string | null = null;

  @Field(() => String, { nullable: true, description: 'Check-out as received: a date, or a date with a time.' })
  @Property({ type: 'text', nullable: true })
  checkOutDate: string | null = null;

  @Field(() => String, { nullable: true, description: 'Language for messages to the guest (BCP 47).' })
  @Property({ type: 'text', nullable: true })
  locale: string | null = null;

  /** The caller's custom data, encrypted: see `metadataOf`. null: none. */
  @Property({ type: 'text', nullable: true, fieldName: 'metadata' })
  sealedMetadata: string | null = null;

  @Property({ type: SealableText, nullable: true })
  guestFirstName: string | null = null;

  @Property({ type: SealableText, nullable: true })
  guestLastName: string | null = null;

  @Property({ type: SealableText, nullable: true })
  guestFullName: string | null = null;

  @Property({ type: SealableText, nullable: true })
  guestEmail: string | null = null;

  @Property({ type: SealableText, nullable: true })
  guestPhone: string | null = null;

  /** Encrypted: see `locationOf`. */
  @Property({ type: 'text', nullable: true, fieldName: 'guest_location' })
  sealedLocation: string | null = null;

  /** Normalised email and phone for matching guests; removed once contacts are encrypted. */
  @Property({ type: 'text', nullable: true })
  guestEmailKey: string | null = null;

  @Property({ type: 'text', nullable: true })
  guestPhoneKey: string | null = null;

  /** Keyed digests of the same, used if contacts are encrypted: rows of an account are matched by either form. */
  @Property({ type: 'text', nullable: true })
  guestEmailMark: string | null = null;

  @Property({ type: 'text', nullable: true })
  guestPhoneMark: string | null = null;

  /** Number of words in an encrypted full name; used by features. */
  @Property({ type: 'integer', nullable: true })
  guestNameWords: number | null = null;

  /** Search index for encrypted contacts: see `contactIndexOf`. */
  @Property({ type: ArrayType, columnType: 'bigint[]', nullable: true })
  contactIndex: string[] | null = null;

  /** Digests of the guest's identifying values as of the last analysis; matched against block lists. */
  @Property({ type: ArrayType, columnType: 'text[]' })
  guestMarks: string[] = [];

  /** Digests of the party's names, used when watchlists change; empty if sanctions screening is off. */
  @Property({ type: ArrayType, columnType: 'text[]' })
  guestNameMarks: string[] = [];

  /** A document of the guest was read; its data is encrypted in `IdCheck`. */
  @Property({ type: 'boolean' })
  identified: boolean = false;

  @Property({ type: 'json' })
  screens: Partial<Record<ScreenName, ScreenSetting>> = {};

  @Field(() => Boolean, { description: 'Whether the reservation is decided without the guest portal.' })
  @Property({ type: 'boolean' })
  portalSkipped: boolean = false;

  /** `COMPLETED` once all required screens are accepted. */
  @Property({ type: 'text' })
  guestPortalStatus: string = 'INCOMPLETE';

  /** Most recently submitted screen. */
  @Property({ type: 'text', nullable: true })
  guestPortalLastScreen: string | null = null;

  /** When the last required screen was accepted. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  portalCompletedAt: Date | null = null;

  /** Incremented by changes that affect the verification; the displayed result belongs to `analysedRevision`. */
  @Property({ type: 'integer' })
  revision: number = 1;

  @Property({ type: 'integer' })
  analysedRevision: number = 0;

  @Property({ type: 'text' })
  verificationStatus: string = 'pending';

  @Property({ type: 'text' })
  verificationReason: string = 'The analysis has not finished yet.';

  @Property({ type: 'text', nullable: true })
  supervised: string | null = null;

  /** Who set `supervised`: `user` or `rule`. */
  @Property({ type: 'text', nullable: true })
  supervisedBy: string | null = null;

  /** When an analysis first recommended a review. null: never, or before this was stored. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  reviewAt: Date | null = null;

  /** Since when the reservation has been verified, approved or declined. null: it is not, or was before this was stored. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  decidedAt: Date | null = null;

  /** Names of the live rules that matched in the last decision. */
  @Property({ type: 'json' })
  businessRules: string[] = [];

  @Property({ type: 'text', nullable: true })
  riskColor: string | null = null;

  /** 0 to 100. null: not analysed yet. */
  @Property({ type: 'integer', nullable: true })
  riskScore: number | null = null;

  /** Result of the last analysis, without quoted block list reasons: see `shownOf`. null: none, or an older one. */
  @Property({ type: 'blob', nullable: true })
  packedResult: Uint8Array | null = null;

  /** Checks that imports and dismissals may settle, as statements select by them: see `openChecksOf`. */
  @Property({ type: ArrayType, columnType: 'text[]', nullable: true })
  openChecks: string[] | null = null;

  // Older results: entries by key of the summary's catalogue, and the texts as phrases (null: even older ones).

  @Property({ type: 'json', nullable: true })
  topRisks: string[] | null = null;

  @Property({ type: 'json', nullable: true })
  topRecommendations: string[] | null = null;

  @Property({ type: 'json', nullable: true })
  entries: Partial<Record<string, StoredEntry>> | null = null;

  @Property({ type: 'json', nullable: true })
  phrases: DecisionPhrases | null = null;

  /** The findings of those entries that quote block list reasons, encrypted. null: none. */
  @Property({ type: 'text', nullable: true })
  sealedReasons: string | null = null;

  /** Loyalty model output of the last analysis. Erasure removes it. */
  @Property({ type: 'blob', nullable: true })
  packedLoyalty: Uint8Array | null = null;

  /** The same in older results. */
  @Property({ type: 'json', nullable: true })
  loyalty: LoyaltySignal | null = null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "Time at which the guest's data was erased, on request or by the retention schedule.",
  })
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  erasedAt: Date | null = null;

  @Field(() => DateTimeScalar, { description: 'Time at which the reservation was created in this service.' })
  declare createdAt: Date;

  @Field(() => DateTimeScalar, { description: 'Time of the last update.' })
  declare updatedAt: Date;
}
