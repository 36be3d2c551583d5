import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';

/** Encrypted guest data. `id` is the reservation's. */
@Entity({ tableName: 'guest_secret' })
export class GuestSecret extends AccountRow {
  /** `YYYY-MM-DD`. */
  @Property({ type: EncryptedText, nullable: true })
  birthDate: string | null = null;

  @Property({ type: EncryptedText, nullable: true })
  ipAddress: string | null = null;

  /** Additional guests, as the JSON of `PartyMember[]`. */
  @Property({ type: EncryptedText, nullable: true })
  party: string | null = null;
}
