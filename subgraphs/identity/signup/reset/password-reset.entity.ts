import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** The current password reset link of a user. `id` is the account ID or team member ID. */
@Entity({ tableName: 'password_reset' })
export class PasswordReset extends AccountRow {
  /** null for the account's own sign-in. */
  @Property({ type: 'uuid', nullable: true })
  personId: string | null = null;

  /** SHA-256 of the token, as hex. */
  @Property({ type: 'text' })
  tokenHash!: string;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  validUntil!: Date;
}
