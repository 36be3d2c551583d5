import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

const DAYS_VALID = 7;

/** One browser that somebody signed in with. */
@Entity({ tableName: 'user_session' })
export class UserSession extends AccountRow {
  /** SHA-256 of the token in hex: a token has 256 random bits, so that a plain hash is enough. */
  @Property({ type: 'text' })
  tokenHash!: string;

  /** null: who signed in with the address of the account itself. */
  @Property({ type: 'uuid', nullable: true })
  personId: string | null = null;

  /** Its kind, such as `Firefox on Windows`; null: it did not tell. */
  @Property({ type: 'text', nullable: true })
  browser: string | null = null;

  /** The network that it was begun from, such as `203.0.113.0/24`. */
  @Property({ type: EncryptedText, nullable: true })
  network: string | null = null;

  /** Up to five minutes late. */
  @Property({ type: 'Date', columnType: 'timestamptz' })
  lastSeenAt: Date = new Date();

  /** The end, however much it is used. */
  @Property({ type: 'Date', columnType: 'timestamptz' })
  expiresAt: Date = new Date(Date.now() + DAYS_VALID * 86_400_000);
}
