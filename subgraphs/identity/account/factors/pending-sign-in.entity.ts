import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

const MINUTES_VALID = 10;

/** Somebody who gave the right password and still owes the second factor. It opens nothing but that step. */
@Entity({ tableName: 'pending_sign_in' })
export class PendingSignIn extends AccountRow {
  /** null: who signs in with the account's own address. */
  @Property({ type: 'uuid', nullable: true })
  personId: string | null = null;

  /** SHA-256 of the browser's token, in hex. */
  @Property({ type: 'text' })
  tokenHash!: string;

  /** SHA-256 of the password hash that was checked: a change of the password meanwhile ends the sign-in. null: no password was used. */
  @Property({ type: 'text', nullable: true })
  passwordDigest: string | null = null;

  /** They have shown just now that the e-mail address is theirs. */
  @Property({ type: 'boolean' })
  confirms: boolean = false;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  validUntil: Date = new Date(Date.now() + MINUTES_VALID * 60_000);
}
