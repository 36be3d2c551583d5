import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** The link in force by which somebody may choose a new password. `id` is the account's, or the person's. */
@Entity({ tableName: 'password_reset' })
export class PasswordReset extends AccountRow {
  /** null: who signs in with the account's own address. */
  @Property({ type: 'uuid', nullable: true })
  personId: string | null = null;

  /** SHA-256 of the token, in hex. */
  @Property({ type: 'text' })
  tokenHash!: string;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  validUntil!: Date;
}
