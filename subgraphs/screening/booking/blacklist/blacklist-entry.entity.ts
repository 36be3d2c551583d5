import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import type { BlacklistField } from '../facts/blacklist-facts.js';

/** A blacklist entry: matched by `matchKey`, displayed from its encrypted columns. */
@Entity({ tableName: 'blacklist_entry' })
export class BlacklistEntry extends AccountRow {
  @Property({ type: 'text' })
  field!: BlacklistField;

  /** A keyed digest of the normalised value; unique in the account and field. */
  @Property({ type: 'text' })
  matchKey!: string;

  /** The value as entered; null in entries that predate stored values. */
  @Property({ type: EncryptedText, nullable: true })
  value: string | null = null;

  /** `YYYY-MM-DD`; only for names. */
  @Property({ type: EncryptedText, nullable: true })
  birthDate: string | null = null;

  @Property({ type: EncryptedText, nullable: true })
  reason: string | null = null;
}
