import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** Sign-in credentials of an account; missing if it has no password. `id` is the account ID. */
@Entity({ tableName: 'account_secret' })
export class AccountSecret extends AccountRow {
  /** Keyed digest of the email address, not unique across account families; null without an address. */
  @Property({ type: 'text', nullable: true })
  loginKey: string | null = null;

  /** Time the email address was confirmed; null if not confirmed yet. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  verifiedAt: Date | null = null;

  /** argon2id hash in PHC format, with salt and parameters. */
  @Property({ type: 'text' })
  passwordHash!: string;

  /** Language of the page on which the user last signed in, for mails; null for English. */
  @Property({ type: 'text', nullable: true })
  language: string | null = null;
}
