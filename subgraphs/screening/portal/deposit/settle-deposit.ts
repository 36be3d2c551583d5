import { LockMode } from '@mikro-orm/core';
import { Failure } from '#kit/failure.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { PortalContext } from '../context.js';
import { currencyDecimals } from '#kit/currency-decimals.js';
import { messages, problems } from '../../messages.js';
import { DepositRow } from './deposit.entity.js';
import { asked } from './open-deposit-page.js';

/**
 * Captures a held deposit for damage, in full unless `amount` (major units) is less; the rest is released. The payment
 * event follows with the processor's notification. Throws RESERVATION_NOT_FOUND, DEPOSIT_NOT_HELD, BAD_INPUT,
 * DEPOSIT_REFUSED, UNAVAILABLE.
 */
export async function captureDeposit(
  context: PortalContext,
  reservationId: string,
  amount: number | null,
): Promise<DepositRow> {
  const row = await findHeld(context, reservationId);
  const sum = amount ?? row.amount;
  const decimals = currencyDecimals(row.currency.toLowerCase()) ?? 2;
  if (!(sum > 0 && sum <= row.amount) || Number(sum.toFixed(decimals)) !== sum) {
    const problem = { loc: ['amount'], msg: problems.captured(row.amount, decimals), type: 'value_error' };
    throw new Failure('BAD_INPUT', `amount ${problem.msg}`, [problem]);
  }
  await asked(context.deposits!.capture(row.paymentId!, sum, row.currency));
  return settle(context, row, { state: 'captured', captured: sum });
}

/** Releases a held deposit. Throws RESERVATION_NOT_FOUND, DEPOSIT_NOT_HELD, DEPOSIT_REFUSED, UNAVAILABLE. */
export async function releaseDeposit(context: PortalContext, reservationId: string): Promise<DepositRow> {
  const row = await findHeld(context, reservationId);
  await asked(context.deposits!.release(row.paymentId!));
  return settle(context, row, { state: 'released' });
}

async function findHeld(
  { em, load, deposits }: Pick<PortalContext, 'em' | 'load' | 'deposits'>,
  reservationId: string,
): Promise<DepositRow> {
  const reservation = await load.reservation(reservationId);
  if (!reservation) throw new Failure('RESERVATION_NOT_FOUND', messages.reservationNotFound);
  const { accountId, id } = reservation;
  const row = await em.findOne(DepositRow, { accountId, reservationId: id, state: 'held', kind: 'deposit' });
  if (!row?.paymentId || row.amount === 0 || deposits?.name !== row.processor)
    throw new Failure('DEPOSIT_NOT_HELD', messages.depositNotHeld);
  return row;
}

type Outcome = { state: 'captured'; captured: number } | { state: 'released' };

function settle(
  { em }: Pick<PortalContext, 'em'>,
  { accountId, id }: DepositRow,
  outcome: Outcome,
): Promise<DepositRow> {
  return em.transactional(async (tx) => {
    const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const row = await tx.findOneOrFail(DepositRow, { accountId, id }, locked);
    // The processor's notification may have arrived first; its amount takes precedence.
    if (row.state !== outcome.state) Object.assign(row, outcome);
    const { reservationId } = row;
    await announce(tx, accountId, eventOf(`deposit.${outcome.state}`, { reservationId, depositId: id }));
    return row;
  });
}
