import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';

/** A request to post the result when the analysis of a reservation's revision is complete. */
@Entity({ tableName: 'callback' })
export class Callback extends AccountRow {
  @Property({ type: 'uuid' })
  reservationId!: string;

  @Property({ type: 'integer' })
  revision!: number;

  /** Encrypted: the URL may contain the caller's token. */
  @Property({ type: EncryptedText })
  url!: string;

  /** When its delivery was queued. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  queuedAt: Date | null = null;

  /** When it was handed over for posting; the result is recorded with the deliveries. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  deliveredAt: Date | null = null;
}
