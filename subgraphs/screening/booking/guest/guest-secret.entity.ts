import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';

/** What of a guest is sealed at rest. `id` is the reservation's. */
@Entity({ tableName: 'guest_secret' })
export class GuestSecret extends AccountRow {
  /** `YYYY-MM-DD`. */
  @Property({ type: EncryptedText, nullable: true })
  birthDate: string | null = null;

  @Property({ type: EncryptedText, nullable: true })
  ipAddress: string | null = null;

  /** The rest of the party, as the JSON of `PartyMember[]`. */
  @Property({ type: EncryptedText, nullable: true })
  party: string | null = null;
}
