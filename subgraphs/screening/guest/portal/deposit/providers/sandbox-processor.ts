import { createHash } from 'node:crypto';
import type { DepositProcessor } from './deposit-processor.js';

/** Holds nothing: for accounts in test mode. The method `refused` is refused; every other is held. */
export const sandboxProcessor: DepositProcessor = {
  hold({ reference, kind, method }) {
    const status = method === 'refused' ? 'refused' : 'held';
    const digest = createHash('sha256').update(`${reference}:${kind}:${status}`).digest('hex');
    return Promise.resolve({ status, processorId: `sandbox_${digest.slice(0, 24)}` });
  },
};
