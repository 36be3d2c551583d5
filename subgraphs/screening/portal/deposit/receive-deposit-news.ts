import { LockMode } from '@mikro-orm/core';
import { Failure } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import type { PortalContext } from '../context.js';
import { recordPaymentEvents } from '../../booking/payment/event/record-payment-events.js';
import type { PaymentEventInput } from '../../booking/payment/event/payment-event.input.js';
import { messages } from '../../messages.js';
import { DepositRow, type DepositState } from './deposit.entity.js';
import { DepositFault, type DepositNews } from './providers/deposit-processor.js';

/** Notifications arrive in any order, possibly repeated; a state never moves back. */
const RANK: Record<DepositState, number> = {
  opening: 0,
  waiting: 1,
  expired: 2,
  held: 3,
  paid: 3,
  captured: 4,
  released: 4,
};

/**
 * Processes a processor notification: records the resulting payment event and updates the deposit. Known notifications
 * change nothing. Returns whether it was about one of our deposits. Throws FORBIDDEN if the signature is invalid.
 */
export async function receiveDepositNews(
  context: Pick<PortalContext, 'deposits' | 'within'>,
  bodyBase64: string,
  signature: string,
): Promise<boolean> {
  if (!context.deposits) return false;
  const news = read(context.deposits, Buffer.from(bodyBase64, 'base64'), signature);
  if (!news || !isId(news.accountId) || !isId(news.reference)) return false;
  const within = context.within(news.accountId);
  const row = await within.em.findOne(DepositRow, { accountId: news.accountId, id: news.reference });
  if (!row || !isOf(row, news)) return false;
  const event = eventOf(news, row);
  const about = { reservationId: row.reservationId, pms: null, usePmsId: false };
  if (event) await recordPaymentEvents(within, { inputs: [event], ...about });
  await within.em.transactional(async (tx) => {
    const where = { accountId: row.accountId, id: row.id };
    const kept = await tx.findOneOrFail(DepositRow, where, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (news.change === 'failed' || RANK[news.change] <= RANK[kept.state]) return;
    Object.assign(kept, { state: news.change, pageUrl: null });
    kept.paymentId ??= news.paymentId;
    kept.sessionId ??= news.sessionId;
    if (news.change === 'captured') kept.captured = news.amount;
  });
  return true;
}

function read({ news }: NonNullable<PortalContext['deposits']>, body: Buffer, signature: string) {
  try {
    return news(body, signature);
  } catch (error) {
    if (error instanceof DepositFault) throw new Failure('FORBIDDEN', messages.badSignature);
    throw error;
  }
}

/** Ignores a session or payment of another order that refers to this one. */
function isOf(row: DepositRow, { sessionId, paymentId }: DepositNews): boolean {
  if (sessionId !== null && row.sessionId !== null && row.sessionId !== sessionId) return false;
  return paymentId === null || row.paymentId === null || row.paymentId === paymentId;
}

type Kind = Pick<PaymentEventInput, 'eventType' | 'eventStatus'>;

const EVENTS: Record<DepositNews['change'], Kind | null> = {
  held: { eventType: 'authorization', eventStatus: 'success' },
  paid: { eventType: 'charge', eventStatus: 'success' },
  failed: { eventType: 'authorization', eventStatus: 'failure' },
  captured: { eventType: 'charge', eventStatus: 'success' },
  // A released hold was never paid: shown with refunds, but not counted as one.
  released: { eventType: 'refund', eventStatus: 'info' },
  expired: null,
};

function eventOf(news: DepositNews, { kind, currency, amount }: DepositRow): PaymentEventInput | null {
  const what = EVENTS[news.change];
  if (!what) return null;
  return {
    ...what,
    eventSource: 'other',
    eventId: news.eventId,
    timestamp: news.occurredAt.toISOString(),
    amount: { amount: news.amount ?? amount, currency },
    processorStatusCode: news.reason,
    purpose: kind === 'waiver' ? 'damage_waiver' : 'security_deposit',
  };
}
