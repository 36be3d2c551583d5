/** A deposit to hold, or a waiver to charge. */
export interface DepositOrder {
  /** Idempotency key: the same for every attempt at one order. */
  reference: string;
  accountId: string;
  kind: 'deposit' | 'waiver';
  /** In major units; 0 only checks the card. */
  amount: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** URL that the guest returns to, regardless of the outcome. */
  returnUrl: string;
  /** What the guest pays for, in their language. */
  name: string;
  /** Language of the payment page, such as `fr`; null: the browser's. */
  language: string | null;
}

/** The processor's payment page; only there is card data entered. */
export interface DepositPage {
  sessionId: string;
  url: string;
  /** When it expires. */
  until: Date;
}

/** A notification from the processor about an order. */
export interface DepositNews {
  /** The processor's id of the notification; repeats are ignored. */
  eventId: string;
  occurredAt: Date;
  reference: string;
  accountId: string;
  change: 'held' | 'paid' | 'failed' | 'captured' | 'released' | 'expired';
  sessionId: string | null;
  paymentId: string | null;
  /** In major units. */
  amount: number | null;
  /** The processor's decline code. */
  reason: string | null;
}

/** Failure of a payment processor. `refused`: permanent, retrying does not help. */
export class DepositFault extends Error {
  constructor(readonly kind: 'refused' | 'unavailable') {
    super('The payment processor did not complete the request.');
    this.name = 'DepositFault';
  }
}

/** Number of decimals of a currency (ISO 4217, either case). */
export type DecimalsOf = (currency: string) => number;

/** Takes deposits on a page of its own. Methods throw only DepositFault. */
export interface DepositProcessor {
  name: string;
  open(order: DepositOrder): Promise<DepositPage>;
  /** Closes a page that has not been paid. */
  close(sessionId: string): Promise<void>;
  /** Captures a held deposit, `amount` in major units of `currency`; the rest is released. */
  capture(paymentId: string, amount: number, currency: string): Promise<void>;
  /** Releases a held deposit. */
  release(paymentId: string): Promise<void>;
  /**
   * Parses a raw notification; null if it is about something else. Throws `refused` if its signature is invalid or more
   * than five minutes old.
   */
  news(body: Buffer, signature: string): DepositNews | null;
}
