import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** Link for creating the owner of the first account. `id` is the account ID, so a new link replaces the earlier one. */
@Entity({ tableName: 'owner_link' })
export class OwnerLink extends AccountRow {
  /** SHA-256 of the token, as hex. */
  @Property({ type: 'text' })
  tokenHash!: string;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  validUntil!: Date;
}
