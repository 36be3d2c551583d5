import { Failure } from '#kit/failure.js';
import type { PortalContext } from '../context.js';
import { recordPaymentEvents } from '../../booking/payment/event/record-payment-events.js';
import { messages } from '../../messages.js';
import type { PortalVisitor } from '../visit/open-visit.js';
import { holdInSandbox } from './providers/sandbox-processor.js';

/**
 * Simulates the deposit of a test-mode guest and records the result as a payment event. Deposits of live accounts are
 * paid on the processor's page, or await the host's own payment event. Throws DEPOSIT_REFUSED.
 */
export async function takeDeposit(
  context: PortalContext,
  { row, contents }: PortalVisitor,
  answers: Record<string, unknown>,
): Promise<void> {
  if (!context.viewer.isTest) return;
  const { amount, currency, waiverFee } = contents.SecurityDeposit;
  const kind = answers.choice === 'waiver' ? 'waiver' : 'deposit';
  const sum = kind === 'waiver' ? (waiverFee ?? 0) : amount;
  const method = answers.method as string | null;
  const { status, processorId } = holdInSandbox({ reference: row.id, kind, method });
  const event = {
    eventSource: 'other',
    eventId: processorId,
    timestamp: new Date().toISOString(),
    eventType: kind === 'waiver' ? 'charge' : 'authorization',
    amount: { amount: sum, currency },
    purpose: kind === 'waiver' ? 'damage_waiver' : 'security_deposit',
    eventStatus: status === 'held' ? 'success' : 'failure',
  };
  await recordPaymentEvents(context, { inputs: [event], reservationId: row.id, pms: null, usePmsId: false });
  if (status === 'refused') throw new Failure('DEPOSIT_REFUSED', messages.paymentDeclined);
}
