import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

/** Filters of the queue that somebody comes back to. */
@Entity({ tableName: 'saved_view' })
export class SavedView extends AccountRow {
  @Property({ type: 'text' })
  name!: string;

  /** Whose it is; null: everybody's who signs in to the account. */
  @Property({ type: 'uuid', nullable: true })
  personId: string | null = null;

  /** The filters as JSON. Sealed: a search may be a guest's name. */
  @Property({ type: EncryptedText })
  filter!: string;
}
