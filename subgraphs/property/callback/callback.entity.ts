import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

/** A caller's wish to be sent a listing that was saved. */
@Entity({ tableName: 'callback' })
export class Callback extends AccountRow {
  @Property({ type: 'uuid' })
  listingId!: string;

  /** Sealed: the link may carry the caller's token. */
  @Property({ type: EncryptedText })
  url!: string;

  /** When it was handed over to be posted; what became of it stands among the deliveries. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  deliveredAt: Date | null = null;
}
