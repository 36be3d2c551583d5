import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** Channel of a code. */
export type CodeVia = 'email' | 'sms';

/** The last one-time code of a reservation per channel. Only keyed digests of the code and its target are stored. */
@Entity({ tableName: 'portal_code' })
export class PortalCode extends AccountRow {
  @Property({ type: 'uuid' })
  reservationId!: string;

  @Property({ type: 'text' })
  via!: CodeVia;

  /** Digest of the email address or phone number it was sent to. */
  @Property({ type: 'text' })
  target!: string;

  /** null: used, or too many attempts. */
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

  /** When the guest confirmed `target`. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  confirmedAt: Date | null = null;
}
