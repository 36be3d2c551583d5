import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

/** A caller's request to receive a listing once it is saved. */
@Entity({ tableName: 'callback' })
export class Callback extends AccountRow {
  @Property({ type: 'uuid' })
  listingId!: string;

  /** Encrypted, because the URL may contain the caller's token. */
  @Property({ type: EncryptedText })
  url!: string;

  /** Time of handover to the delivery queue, which has the further status. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  deliveredAt: Date | null = null;
}
