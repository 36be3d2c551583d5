import { Entity, Property } from '@mikro-orm/decorators/legacy';
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

  /** Up to five minutes late. */
  @Property({ type: 'Date', columnType: 'timestamptz' })
  lastSeenAt: Date = new Date();

  /** The end, however much it is used. */
  @Property({ type: 'Date', columnType: 'timestamptz' })
  expiresAt: Date = new Date(Date.now() + DAYS_VALID * 86_400_000);
}
