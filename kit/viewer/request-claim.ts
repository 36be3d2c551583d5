/**
 * A request's claim on its `Idempotency-Key`. The gateway claims the key; the claim is passed along with the viewer to
 * the process that writes.
 */
export interface RequestClaim {
  accountId: string;
  keyDigest: string;
  /** Changes each time the key is claimed. */
  claim: string;
  /** An earlier request did not finish: what it wrote is not written again. */
  isResumed: boolean;
}
