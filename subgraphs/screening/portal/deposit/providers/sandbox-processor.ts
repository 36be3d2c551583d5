import { createHash } from 'node:crypto';

/** What a trial pays by. */
export interface SandboxOrder {
  reference: string;
  kind: 'deposit' | 'waiver';
  /** `refused` is refused; every other is held. */
  method: string | null;
}

/** Holds nothing: for accounts in test mode. */
export function holdInSandbox({ reference, kind, method }: SandboxOrder): {
  status: 'held' | 'refused';
  processorId: string;
} {
  const status = method === 'refused' ? 'refused' : 'held';
  const digest = createHash('sha256').update(`${reference}:${kind}:${status}`).digest('hex');
  return { status, processorId: `sandbox_${digest.slice(0, 24)}` };
}
