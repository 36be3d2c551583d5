import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** The link by which the owner of the first account is created. `id` is the account's: a new link replaces the earlier one. */
@Entity({ tableName: 'owner_link' })
export class OwnerLink extends AccountRow {
  /** SHA-256 of the token, in hex. */
  @Property({ type: 'text' })
  tokenHash!: string;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  validUntil!: Date;
}
