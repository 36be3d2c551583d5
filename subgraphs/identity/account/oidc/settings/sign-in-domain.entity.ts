import { randomBytes } from 'node:crypto';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** A domain whose addresses sign in by the account's provider, once a DNS record proves that it is theirs. */
@Entity({ tableName: 'sign_in_domain' })
export class SignInDomain extends AccountRow {
  /** Lower case, in ASCII. */
  @Property({ type: 'text' })
  domain!: string;

  /** What the DNS record has to say. Not a secret. */
  @Property({ type: 'text' })
  proof: string = randomBytes(16).toString('hex');

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  verifiedAt: Date | null = null;
}
