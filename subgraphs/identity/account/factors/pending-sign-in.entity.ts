import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

const MINUTES_VALID = 10;

/** A sign-in with a correct password that still needs a second factor. It grants access to that step only. */
@Entity({ tableName: 'pending_sign_in' })
export class PendingSignIn extends AccountRow {
  /** null for the account's own sign-in. */
  @Property({ type: 'uuid', nullable: true })
  personId: string | null = null;

  /** SHA-256 of the browser token, as hex. */
  @Property({ type: 'text' })
  tokenHash!: string;

  /**
   * SHA-256 of the password hash that was checked, so that a password change invalidates the pending sign-in. null if
   * no password was used.
   */
  @Property({ type: 'text', nullable: true })
  passwordDigest: string | null = null;

  /** Whether the sign-in also proved ownership of the email address. */
  @Property({ type: 'boolean' })
  confirms: boolean = false;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  validUntil: Date = new Date(Date.now() + MINUTES_VALID * 60_000);
}
