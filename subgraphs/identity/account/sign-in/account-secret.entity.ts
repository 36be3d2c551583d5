import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** What an account signs in with; there is none without a password. `id` is the account's. */
@Entity({ tableName: 'account_secret' })
export class AccountSecret extends AccountRow {
  /** Keyed digest of the e-mail address; other families may have the same. null while the account has no address. */
  @Property({ type: 'text', nullable: true })
  loginKey: string | null = null;

  /** When it was shown that the address is theirs; null: not yet. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  verifiedAt: Date | null = null;

  /** argon2id, in its own text form with salt and costs. */
  @Property({ type: 'text' })
  passwordHash!: string;
}
