import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

/** A match that the account has dismissed as not its guest, until the entry or the person changes or it expires. */
@Entity({ tableName: 'watchlist_dismissal' })
export class WatchlistDismissal extends AccountRow {
  /** Keyed digest of the person searched for; another name or birth date is another person. */
  @Property({ type: 'text' })
  personKey!: string;

  /** Public entry ID; unique per person and account. */
  @Property({ type: 'text' })
  entryId!: string;

  /** Fingerprint of the reviewed entry. */
  @Property({ type: 'text' })
  fingerprint!: string;

  @Property({ type: EncryptedText })
  note!: string;

  /** API key or session that dismissed it; null for the service itself. */
  @Property({ type: 'text', nullable: true })
  dismissedBy: string | null = null;

  /** null: never expires. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  expiresAt: Date | null = null;
}
