/** A deposit that is to be held, or a waiver that is to be paid. */
export interface DepositOrder {
  /** The same for every try of one guest: the processor holds it once. */
  reference: string;
  kind: 'deposit' | 'waiver';
  /** In major units; 0 checks the card only. */
  amount: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** The name that the processor's own page gave to what the guest pays by. Never card data. */
  method: string | null;
}

export interface DepositOutcome {
  status: 'held' | 'refused';
  /** The processor's name of the hold or of the try. */
  processorId: string;
}

/** Holds deposits. Throws when the processor did not answer or not in a way that can be understood. */
export interface DepositProcessor {
  hold(order: DepositOrder): Promise<DepositOutcome>;
}
