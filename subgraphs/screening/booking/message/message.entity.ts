import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

/** How a message reaches the guest. */
export type Via = 'email' | 'sms';

/** What triggers a message; `manual`: sent by a user. */
export type Trigger =
  | 'reservation_created'
  | 'guest_portal_completed'
  | 'verified'
  | 'review'
  | 'approved'
  | 'declined'
  | 'before_check_in'
  | 'portal_incomplete'
  | 'manual';

/**
 * The first three are pending, the others final. `held`: no sender is configured; `simulated`: the account is in test
 * mode.
 */
export type MessageStatus = 'queued' | 'waiting_for_approval' | 'held' | 'sent' | 'simulated' | 'failed' | 'canceled';

/** Statuses from which a message can still be sent. */
export const WAITING: MessageStatus[] = ['queued', 'waiting_for_approval', 'held'];

/**
 * A message to a guest. Template messages take their content from the template until they are sent; then it is stored
 * here.
 */
@Entity({ tableName: 'message' })
export class Message extends AccountRow {
  @Property({ type: 'uuid' })
  reservationId!: string;

  @Property({ type: 'uuid', nullable: true })
  templateId: string | null = null;

  @Property({ type: 'text', nullable: true })
  tag: string | null = null;

  @Property({ type: 'text' })
  via!: Via;

  @Property({ type: 'text' })
  trigger!: Trigger;

  /** Delivery method: `smtp`, `http`, `simulated` or `none`. */
  @Property({ type: 'text' })
  method: string = 'none';

  @Property({ type: 'text' })
  status!: MessageStatus;

  /** Waits until the guest is approved. */
  @Property({ type: 'boolean' })
  gated: boolean = false;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  sendAfter!: Date;

  /** Time of the next attempt; postponed after every failure. */
  @Property({ type: 'Date', columnType: 'timestamptz' })
  dueAt!: Date;

  /** Claimed by a worker until this time at the latest. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  claimedUntil: Date | null = null;

  @Property({ type: 'integer' })
  attempts: number = 0;

  /** Why it was canceled, failed or postponed: a code, never the provider's text. */
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  sentAt: Date | null = null;

  /** Actual recipient; while pending, the intended recipient if it is not the primary guest. */
  @Property({ type: EncryptedText, nullable: true })
  recipient: string | null = null;

  @Property({ type: EncryptedText, nullable: true })
  subject: string | null = null;

  @Property({ type: EncryptedText, nullable: true })
  text: string | null = null;

  @Property({ type: EncryptedText, nullable: true })
  html: string | null = null;
}
