import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';
import type { NotificationTopic } from './notification.type.js';

/**
 * What a recipient is told. With a URL it is a team chat; otherwise a user, by mail, and `id` is the user's: the
 * person ID, or the account ID for the account's own sign-in.
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

  /** Sequence number of the last event that was looked at. */
  @Property({ type: 'bigint' })
  lastSequence!: string;

  /** Problems that were told and still exist. */
  @Property({ type: 'text[]' })
  told: string[] = [];

  /** Time of the first failure since the last success. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  failingSince: Date | null = null;

  /** When the recipient's next turn is; a claim or a failure moves it. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  waitsUntil: Date | null = null;
}
