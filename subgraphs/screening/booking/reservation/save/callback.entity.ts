import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';

/** A caller's wish to be told when the analysis of a reservation's revision has finished. */
@Entity({ tableName: 'callback' })
export class Callback extends AccountRow {
  @Property({ type: 'uuid' })
  reservationId!: string;

  @Property({ type: 'integer' })
  revision!: number;

  /** Sealed: the link may carry the caller's token. */
  @Property({ type: EncryptedText })
  url!: string;

  /** When its delivery was queued. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  queuedAt: Date | null = null;

  /** When it was handed over to be posted; what became of it stands among the deliveries. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  deliveredAt: Date | null = null;
}
