import { createHash } from 'node:crypto';

/** A test-mode order. */
export interface SandboxOrder {
  reference: string;
  kind: 'deposit' | 'waiver';
  /** `refused` is declined; any other method succeeds. */
  method: string | null;
}

/** Simulates a hold for accounts in test mode. */
export function holdInSandbox({ reference, kind, method }: SandboxOrder): {
  status: 'held' | 'refused';
  processorId: string;
} {
  const status = method === 'refused' ? 'refused' : 'held';
  const digest = createHash('sha256').update(`${reference}:${kind}:${status}`).digest('hex');
  return { status, processorId: `sandbox_${digest.slice(0, 24)}` };
}
