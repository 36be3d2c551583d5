import type { EntityManager } from '@mikro-orm/postgresql';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { IdImageSettings } from '../../booking/id-document/id-image-settings.js';
import type { IdDecision, Judged } from '../../booking/id-document/judgement.js';
import { judgeIdCheck, rowsIn } from './judge-id-check.js';
import type { IdCheck } from '../../booking/id-document/id-check.entity.js';

/** Repeats the decision, stores it and sends an event if the status changed. In the caller's transaction. */
export async function settleCheck(
  tx: EntityManager,
  check: IdCheck,
  { row, holder, screens }: Judged,
  settings: Pick<IdImageSettings, 'asksSelfie' | 'attempts'>,
): Promise<IdDecision> {
  const isAdult = holder.id !== row.id;
  // The primary guest is compared by their current name.
  const decision = await judgeIdCheck(rowsIn(tx), isAdult ? holder : row, screens, settings);
  const { status, findings } = decision;
  const changed = check.status !== status;
  Object.assign(check, { status, findings });
  if (changed && status !== 'waiting' && !isAdult)
    await announce(tx, row.accountId, eventOf(`id_check.${status}`, { reservationId: row.id }));
  return decision;
}
