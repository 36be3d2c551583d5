import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

/** How a message reaches the guest. */
export type Via = 'email' | 'sms';

/** What makes a message; `manual` is somebody's wish. */
export type Trigger =
  | 'reservation_created'
  | 'guest_portal_completed'
  | 'verified'
  | 'review'
  | 'approved'
  | 'declined'
  | 'before_check_in'
  | 'manual';

/**
 * The first three wait; the others are final. `held`: nothing is configured that could send it; `simulated`: an account in
 * test mode would have sent it.
 */
export type MessageStatus = 'queued' | 'waiting_for_approval' | 'held' | 'sent' | 'simulated' | 'failed' | 'canceled';

/** States that can still become a sent message. */
export const WAITING: MessageStatus[] = ['queued', 'waiting_for_approval', 'held'];

/** A message to a guest. One of a template takes its words from it until it is sent; then they are kept here. */
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

  /** What sends it: `smtp`, `http`, `simulated` or `none`. */
  @Property({ type: 'text' })
  method: string = 'none';

  @Property({ type: 'text' })
  status!: MessageStatus;

  /** Waits until the guest is approved. */
  @Property({ type: 'boolean' })
  gated: boolean = false;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  sendAfter!: Date;

  /** When it is looked at next; moves with every failed attempt. */
  @Property({ type: 'Date', columnType: 'timestamptz' })
  dueAt!: Date;

  /** Somebody is sending it until then at the latest. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  claimedUntil: Date | null = null;

  @Property({ type: 'integer' })
  attempts: number = 0;

  /** Why it was canceled, failed or put off: a word, never what a provider said. */
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  sentAt: Date | null = null;

  /** Whom it went to; while it waits, whom it is for where that is not the guest who booked. */
  @Property({ type: EncryptedText, nullable: true })
  recipient: string | null = null;

  @Property({ type: EncryptedText, nullable: true })
  subject: string | null = null;

  @Property({ type: EncryptedText, nullable: true })
  text: string | null = null;

  @Property({ type: EncryptedText, nullable: true })
  html: string | null = null;
}
