/** A deposit that is to be held, or a waiver that is to be paid. */
export interface DepositOrder {
  /** The same for every try of one order: the processor takes it once. */
  reference: string;
  accountId: string;
  kind: 'deposit' | 'waiver';
  /** In major units; 0 checks the card only. */
  amount: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** Where the guest comes back to, whatever became of it. */
  returnUrl: string;
  /** What the payment page speaks (BCP 47); null: what the browser asks for. */
  locale: string | null;
}

/** The processor's own page, on which the guest pays; card data is seen there alone. */
export interface DepositPage {
  sessionId: string;
  url: string;
  /** Until when it can be used. */
  until: Date;
}

/** What a processor tells by itself of an order. */
export interface DepositNews {
  /** The processor's name of the notice: the same one counts once. */
  eventId: string;
  occurredAt: Date;
  reference: string;
  accountId: string;
  change: 'held' | 'paid' | 'failed' | 'captured' | 'released' | 'expired';
  sessionId: string | null;
  paymentId: string | null;
  /** In major units. */
  amount: number | null;
  /** The processor's code of a refusal. */
  reason: string | null;
}

/** Why a processor did not do what was asked. `refused`: it never will, as things stand. */
export class DepositFault extends Error {
  constructor(readonly kind: 'refused' | 'unavailable') {
    super('The payment processor did not complete the request.');
    this.name = 'DepositFault';
  }
}

/** How many decimals amounts of a currency (ISO 4217, either case) have. */
export type DecimalsOf = (currency: string) => number;

/** Takes deposits on a page of its own. Every member throws DepositFault and nothing else. */
export interface DepositProcessor {
  name: string;
  open(order: DepositOrder): Promise<DepositPage>;
  /** Closes a page on which nobody has paid yet. */
  close(sessionId: string): Promise<void>;
  /** Takes money that is held, `amount` in major units of `currency`; the rest is let go. */
  capture(paymentId: string, amount: number, currency: string): Promise<void>;
  /** Lets go of what is held. */
  release(paymentId: string): Promise<void>;
  /**
   * Reads a notice as it came; null where it is about something else.
   * Throws `refused` for one that the processor has not signed, or signed more than five minutes ago.
   */
  news(body: Buffer, signature: string): DepositNews | null;
}
