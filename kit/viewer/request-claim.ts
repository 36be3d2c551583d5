/**
 * A request's hold on its `Idempotency-Key`. The gateway claims the key; the claim travels with the viewer to whichever
 * process writes.
 */
export interface RequestClaim {
  accountId: string;
  keyDigest: string;
  /** Changes each time that the key is claimed. */
  claim: string;
  /** A request before this one did not finish: what it wrote is not written again. */
  isResumed: boolean;
}
