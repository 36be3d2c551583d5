import { randomBytes } from 'node:crypto';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** A domain whose email addresses sign in through the account's provider, once verified by a DNS record. */
@Entity({ tableName: 'sign_in_domain' })
export class SignInDomain extends AccountRow {
  /** Lower case, in ASCII. */
  @Property({ type: 'text' })
  domain!: string;

  /** Expected value of the DNS record. Not a secret. */
  @Property({ type: 'text' })
  proof: string = randomBytes(16).toString('hex');

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  verifiedAt: Date | null = null;
}
