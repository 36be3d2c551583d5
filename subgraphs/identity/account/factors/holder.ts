/** Owner of second factors. */
export interface FactorHolder {
  accountId: string;
  /** Team member ID; null for the account itself. */
  personId: string | null;
}

/** Row ID of a holder: the team member ID, or else the account ID. */
export function holderId({ accountId, personId }: FactorHolder): string {
  return personId ?? accountId;
}

/** The holder as named in events. */
export function namedHolder({ accountId, personId }: FactorHolder): { accountId: string; personId?: string } {
  return { accountId, ...(personId && { personId }) };
}
