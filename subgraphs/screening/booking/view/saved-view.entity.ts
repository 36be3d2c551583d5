import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

/** Saved filters of the review queue. */
@Entity({ tableName: 'saved_view' })
export class SavedView extends AccountRow {
  @Property({ type: 'text' })
  name!: string;

  /** The owner; null: shared with everyone who signs in to the account. */
  @Property({ type: 'uuid', nullable: true })
  personId: string | null = null;

  /** The filters as JSON. Encrypted, because a search may contain a guest's name. */
  @Property({ type: EncryptedText })
  filter!: string;
}
