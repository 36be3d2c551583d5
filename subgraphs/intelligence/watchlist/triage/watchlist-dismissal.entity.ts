import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

/** A hit that the account says is not its guest: it rests until the entry or the person changes, or time is over. */
@Entity({ tableName: 'watchlist_dismissal' })
export class WatchlistDismissal extends AccountRow {
  /** A keyed digest of who was asked for; another name or birth date is another person. */
  @Property({ type: 'text' })
  personKey!: string;

  /** The entry as answers name it; unique with the person in the account. */
  @Property({ type: 'text' })
  entryId!: string;

  /** Of the entry as it was looked at. */
  @Property({ type: 'text' })
  fingerprint!: string;

  @Property({ type: EncryptedText })
  note!: string;

  /** The key or session that dismissed it; null for the service itself. */
  @Property({ type: 'text', nullable: true })
  dismissedBy: string | null = null;

  /** null: for good. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  expiresAt: Date | null = null;
}
