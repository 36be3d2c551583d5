import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

/** `opening`: no payment page yet; `held` to `expired`: reported by the processor. */
export type DepositState = 'opening' | 'waiting' | 'held' | 'paid' | 'captured' | 'released' | 'expired';

/** An order at a payment processor. The payment method is never known to this service. */
@Entity({ tableName: 'portal_deposit' })
export class DepositRow extends AccountRow {
  @Property({ type: 'uuid' })
  reservationId!: string;

  @Property({ type: 'text' })
  kind!: 'deposit' | 'waiver';

  @Property({ type: 'text' })
  processor!: string;

  @Property({ type: 'text' })
  state: DepositState = 'opening';

  /** In major units. */
  @Property({ type: 'double' })
  amount!: number;

  /** ISO 4217, upper case. */
  @Property({ type: 'text' })
  currency!: string;

  @Property({ type: 'double', nullable: true })
  captured: number | null = null;

  @Property({ type: 'text', nullable: true })
  sessionId: string | null = null;

  @Property({ type: 'text', nullable: true })
  paymentId: string | null = null;

  /** Encrypted: anyone with the URL can pay. */
  @Property({ type: EncryptedText, nullable: true })
  pageUrl: string | null = null;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  pageUntil: Date | null = null;
}
