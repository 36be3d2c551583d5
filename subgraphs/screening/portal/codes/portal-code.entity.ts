import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** How a code reaches the guest. */
export type CodeVia = 'email' | 'sms';

/** The last one-time code of a reservation by one way. Neither code nor address is kept, only keyed digests of both. */
@Entity({ tableName: 'portal_code' })
export class PortalCode extends AccountRow {
  @Property({ type: 'uuid' })
  reservationId!: string;

  @Property({ type: 'text' })
  via!: CodeVia;

  /** Digest of the address or number that it was sent to. */
  @Property({ type: 'text' })
  target!: string;

  /** null: it was used, or tried too often. */
  @Property({ type: 'text', nullable: true })
  digest: string | null = null;

  @Property({ type: 'integer' })
  tries: number = 0;

  /** Codes sent since `sentSince`. */
  @Property({ type: 'integer' })
  sent: number = 0;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  sentSince: Date = new Date();

  @Property({ type: 'Date', columnType: 'timestamptz' })
  sentAt: Date = new Date();

  @Property({ type: 'Date', columnType: 'timestamptz' })
  expiresAt!: Date;

  /** When the guest showed that `target` is theirs. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  confirmedAt: Date | null = null;
}
