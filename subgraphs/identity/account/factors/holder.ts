/** Whose factors they are. */
export interface FactorHolder {
  accountId: string;
  /** The person of the account; null: the account itself. */
  personId: string | null;
}

/** What the rows of a holder are found by. */
export function holderId({ accountId, personId }: FactorHolder): string {
  return personId ?? accountId;
}

/** The holder as an event names it. */
export function namedHolder({ accountId, personId }: FactorHolder): { accountId: string; personId?: string } {
  return { accountId, ...(personId && { personId }) };
}
