import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { IdHolder } from '../../../booking/id-document/id-holder.js';
import type { IdStep, IdDocumentKind } from '@guest-screening/document-reader';
import { countOf } from '../../../booking/id-document/attempts.js';
import { IdCheck, type Attempts } from '../../../booking/id-document/id-check.entity.js';

type Holder = Pick<IdHolder, 'accountId' | 'id'>;
type Next = (tried: Attempts) => Attempts;

const OPEN = `
  insert into screening.id_check (account_id, id, created_at, updated_at, kind, status)
  values (?, ?, now(), now(), ?, 'waiting') on conflict do nothing`;

/**
 * Counts an upload of a step before the picture is read, so that whoever sends many at once gets no more than the limit.
 * Gives which attempt of the day it is, and how many before it were asked for again; null: there have been `most`, and
 * nothing is counted.
 */
export function countAttempt(
  em: EntityManager,
  { accountId, id }: Holder,
  { step, kind, most }: { step: IdStep; kind: IdDocumentKind; most: number },
): Promise<{ count: number; askedAgain: number } | null> {
  return em.transactional(async (tx) => {
    await tx.execute(OPEN, [accountId, id, kind]);
    const check = await lockedCheck(tx, accountId, id);
    const now = new Date();
    const count = countOf(check.attempts[step], now) + 1;
    if (count > most) return null;
    const { since, askedAgain = 0 } = count === 1 ? { since: now.toISOString() } : check.attempts[step]!;
    check.attempts = { ...check.attempts, [step]: { count, since, askedAgain } };
    await tx.flush();
    return { count, askedAgain };
  });
}

/** The picture of a step is asked for once more. */
export function noteAskedAgain(em: EntityManager, holder: Holder, step: IdStep): Promise<void> {
  return changeTried(em, holder, step, (tried) => ({ ...tried, askedAgain: (tried.askedAgain ?? 0) + 1 }));
}

/** Takes back an attempt that was none: the picture was not looked at. */
export function giveBackAttempt(em: EntityManager, holder: Holder, step: IdStep): Promise<void> {
  return changeTried(em, holder, step, (tried) => ({ ...tried, count: Math.max(0, tried.count - 1) }));
}

/** A picture of the step counts: the next one may be asked for again as often as the first. */
export function forgetAskedAgain(check: IdCheck, step: IdStep): void {
  change(check, step, (tried) => ({ ...tried, askedAgain: 0 }));
}

function changeTried(em: EntityManager, { accountId, id }: Holder, step: IdStep, next: Next): Promise<void> {
  return em.transactional(async (tx) => {
    change(await lockedCheck(tx, accountId, id), step, next);
    await tx.flush();
  });
}

function change(check: IdCheck, step: IdStep, next: Next): void {
  const tried = check.attempts[step];
  if (tried) check.attempts = { ...check.attempts, [step]: next(tried) };
}

/** The row of a check that has begun, locked. */
export function lockedCheck(tx: EntityManager, accountId: string, id: string): Promise<IdCheck> {
  return tx.findOneOrFail(IdCheck, { accountId, id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}
