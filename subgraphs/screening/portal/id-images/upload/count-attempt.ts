import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { IdHolder } from '../../../booking/id-document/id-holder.js';
import type { IdStep, IdDocumentKind } from '@guest-screening/document-reader';
import type { ReadingStep } from '../../../booking/id-document/stored-reading.js';
import { countOf } from '../../../booking/id-document/attempts.js';
import { IdCheck, type Attempts } from '../../../booking/id-document/id-check.entity.js';

type Holder = Pick<IdHolder, 'accountId' | 'id'>;
type Next = (tried: Attempts) => Attempts;

const OPEN = `
  insert into screening.id_check (account_id, id, created_at, updated_at, kind, status)
  values (?, ?, now(), now(), ?, 'waiting') on conflict do nothing`;

/**
 * Counts an upload of a step before the image is read, so that concurrent uploads cannot exceed the limit. Returns the
 * attempt's number today, and how many earlier ones were rejected; null: the limit `most` is reached, and nothing is
 * counted.
 */
export function countAttempt(
  em: EntityManager,
  { accountId, id }: Holder,
  { step, kind, most }: { step: IdStep; kind: IdDocumentKind; most: number },
): Promise<{ count: number; askedAgain: number } | null> {
  return em.transactional(async (tx) => {
    await openCheck(tx, { accountId, id }, kind);
    const counted = countIn(await lockedCheck(tx, accountId, id), step, most, new Date());
    await tx.flush();
    return counted;
  });
}

/** Counts an attempt in a locked check; null: the limit `most` is reached, and nothing is counted. */
export function countIn(
  check: IdCheck,
  step: string,
  most: number,
  now: Date,
): { count: number; askedAgain: number } | null {
  const count = countOf(check.attempts[step], now) + 1;
  if (count > most) return null;
  const { since, askedAgain = 0 } = count === 1 ? { since: now.toISOString() } : check.attempts[step]!;
  check.attempts = { ...check.attempts, [step]: { count, since, askedAgain } };
  return { count, askedAgain };
}

/** Starts a check that has not started. */
export async function openCheck(em: EntityManager, { accountId, id }: Holder, kind: IdDocumentKind): Promise<void> {
  await em.execute(OPEN, [accountId, id, kind]);
}

/** Records that an image of the step was rejected. */
export function noteAskedAgain(em: EntityManager, holder: Holder, step: IdStep): Promise<void> {
  return changeTried(em, holder, step, (tried) => ({ ...tried, askedAgain: (tried.askedAgain ?? 0) + 1 }));
}

/** Reverts an attempt whose image was not read. */
export function giveBackAttempt(em: EntityManager, holder: Holder, step: IdStep): Promise<void> {
  return changeTried(em, holder, step, (tried) => ({ ...tried, count: Math.max(0, tried.count - 1) }));
}

/** Resets the number of rejections once an image of the step is accepted. */
export function forgetAskedAgain(check: IdCheck, step: ReadingStep): void {
  change(check, step, (tried) => ({ ...tried, askedAgain: 0 }));
}

function changeTried(em: EntityManager, { accountId, id }: Holder, step: IdStep, next: Next): Promise<void> {
  return em.transactional(async (tx) => {
    change(await lockedCheck(tx, accountId, id), step, next);
    await tx.flush();
  });
}

function change(check: IdCheck, step: ReadingStep, next: Next): void {
  const tried = check.attempts[step];
  if (tried) check.attempts = { ...check.attempts, [step]: next(tried) };
}

/** Locks the row of a check that has started. */
export function lockedCheck(tx: EntityManager, accountId: string, id: string): Promise<IdCheck> {
  return tx.findOneOrFail(IdCheck, { accountId, id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}
