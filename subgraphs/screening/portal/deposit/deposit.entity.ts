import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import { AccountRow } from '#kit/store/account-row.js';

/** `opening` has no page yet; `held` to `expired` are what the processor tells. */
export type DepositState = 'opening' | 'waiting' | 'held' | 'paid' | 'captured' | 'released' | 'expired';

/** An order at a processor. What the guest pays by is never known here. */
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

  /** Whoever has it may pay: sealed. */
  @Property({ type: EncryptedText, nullable: true })
  pageUrl: string | null = null;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  pageUntil: Date | null = null;
}
