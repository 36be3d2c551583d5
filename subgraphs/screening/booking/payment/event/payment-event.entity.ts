import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import type { PaymentSignal } from '../../facts/payment-facts.js';

const text = (fieldName?: string) => Property({ type: 'text', nullable: true, ...(fieldName && { fieldName }) });
const sealed = () => Property({ type: EncryptedText, nullable: true });

export interface Product {
  name: string;
  price: number;
}

/** A recorded payment event. Rows are only added, never changed: they later serve as fraud labels. */
@Entity({ tableName: 'payment_event' })
export class PaymentEvent extends AccountRow {
  @Property({ type: 'uuid' })
  reservationId!: string;

  /** Unique in the account together with `eventId`. */
  @Property({ type: 'text' })
  eventSource!: string;

  @Property({ type: 'text' })
  eventId!: string;

  @Property({ type: 'text' })
  eventType!: string;

  @Property({ type: 'text' })
  eventStatus!: string;

  /** When it happened, according to the processor; all derived data uses this order. */
  @Property({ type: 'Date', columnType: 'timestamptz' })
  occurredAt!: Date;

  /** Input of the analysis; contains no personal data. */
  @Property({ type: 'json' })
  facts!: PaymentSignal;

  /** Major units of the currency. */
  @Property({ type: 'double', nullable: true })
  amount: number | null = null;

  @Property({ type: 'text' })
  purpose: string = 'security_deposit';

  @Property({ type: 'json' })
  products: Product[] = [];

  @text()
  customerId: string | null = null;

  @text()
  processorStatusCode: string | null = null;

  @sealed()
  processorMessage: string | null = null;

  @text()
  networkStatusCode: string | null = null;

  @text('three_d_secure')
  threeDSecure: string | null = null;

  @text()
  currency: string | null = null;

  @text()
  chargeDescriptor: string | null = null;

  @sealed()
  nameOnCard: string | null = null;

  @text()
  paymentMethod: string | null = null;

  @text()
  cardType: string | null = null;

  @text()
  cardProvider: string | null = null;

  @text()
  cardCountry: string | null = null;

  @text()
  cardIin: string | null = null;

  @text()
  cardLast4: string | null = null;

  @text()
  cardExpiryMonth: string | null = null;

  @text()
  cardExpiryYear: string | null = null;

  /** Keyed digest, equal for the same card; used to count cards. */
  @text()
  cardDigest: string | null = null;

  @text()
  cardCvcCheck: string | null = null;

  @text()
  cardPostalCodeCheck: string | null = null;

  @text('card_line1_check')
  cardLine1Check: string | null = null;

  @text()
  billingCountryCode: string | null = null;

  @text()
  billingStateCode: string | null = null;

  @sealed()
  billingAddress: string | null = null;

  @sealed()
  billingCity: string | null = null;

  @sealed()
  billingPostalCode: string | null = null;

  @sealed()
  billingName: string | null = null;

  @sealed()
  billingPhone: string | null = null;

  @sealed()
  billingEmail: string | null = null;

  @sealed()
  ipAddress: string | null = null;

  @sealed()
  userAgent: string | null = null;

  @sealed()
  receiptUrl: string | null = null;
}
