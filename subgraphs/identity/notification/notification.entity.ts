import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';
import type { NotificationLanguage } from './news-words.js';
import type { NotificationTopic } from './notification.type.js';

/**
 * Notification settings of a recipient: a team chat if `url` is set, otherwise a user who gets emails. A user's `id` is
 * the person ID, or the account ID for the account's own sign-in.
 */
@Entity({ tableName: 'notification' })
export class NotificationRow extends AccountRow {
  @Property({ type: 'uuid', nullable: true })
  personId: string | null = null;

  /** Encrypted, because whoever has the URL can post to the chat. */
  @Property({ type: EncryptedText, nullable: true })
  url: string | null = null;

  @Property({ type: 'text[]' })
  topics: NotificationTopic[] = [];

  /** Language of the notifications; null for English. */
  @Property({ type: 'text', nullable: true })
  language: NotificationLanguage | null = null;

  /** Sequence number of the last processed event. */
  @Property({ type: 'bigint' })
  lastSequence!: string;

  /** Unresolved problems that the recipient has been notified of. */
  @Property({ type: 'text[]' })
  told: string[] = [];

  /** Time of the first failure since the last success. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  failingSince: Date | null = null;

  /** Earliest time of the next notification. A claim or a failure postpones it. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  waitsUntil: Date | null = null;
}
