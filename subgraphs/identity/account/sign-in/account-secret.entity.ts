import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** What an account signs in with; there is none without a password. `id` is the account's. */
@Entity({ tableName: 'account_secret' })
export class AccountSecret extends AccountRow {
  /** Keyed digest of the e-mail address, unique over all accounts; null while the account has no address. */
  @Property({ type: 'text', nullable: true })
  loginKey: string | null = null;

  /** argon2id, in its own text form with salt and costs. */
  @Property({ type: 'text' })
  passwordHash!: string;
}
