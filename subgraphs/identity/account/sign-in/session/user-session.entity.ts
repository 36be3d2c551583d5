import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

const DAYS_VALID = 7;

/** A browser session of a user. */
@Entity({ tableName: 'user_session' })
export class UserSession extends AccountRow {
  /** SHA-256 of the token, as hex. The token has 256 random bits, so a plain hash is enough. */
  @Property({ type: 'text' })
  tokenHash!: string;

  /** null for the account's own sign-in. */
  @Property({ type: 'uuid', nullable: true })
  personId: string | null = null;

  /** Kind of browser, such as `Firefox on Windows`; null if unknown. */
  @Property({ type: 'text', nullable: true })
  browser: string | null = null;

  /** Network the session was opened from, such as `203.0.113.0/24`. */
  @Property({ type: EncryptedText, nullable: true })
  network: string | null = null;

  /** Up to 5 minutes behind. */
  @Property({ type: 'Date', columnType: 'timestamptz' })
  lastSeenAt: Date = new Date();

  /** Absolute expiry time, regardless of use. */
  @Property({ type: 'Date', columnType: 'timestamptz' })
  expiresAt: Date = new Date(Date.now() + DAYS_VALID * 86_400_000);
}
