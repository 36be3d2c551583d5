import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import type { BlacklistField } from '../facts/blacklist-facts.js';

/** One thing that marks a guest whom the account does not want: compared by `matchKey`, shown from what is sealed. */
@Entity({ tableName: 'blacklist_entry' })
export class BlacklistEntry extends AccountRow {
  @Property({ type: 'text' })
  field!: BlacklistField;

  /** A keyed digest of the normalised value; unique in the account and field. */
  @Property({ type: 'text' })
  matchKey!: string;

  /** As it was given; null in entries from before values were kept. */
  @Property({ type: EncryptedText, nullable: true })
  value: string | null = null;

  /** `YYYY-MM-DD`, with a name. */
  @Property({ type: EncryptedText, nullable: true })
  birthDate: string | null = null;

  @Property({ type: EncryptedText, nullable: true })
  reason: string | null = null;
}
