import { timingSafeEqual } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '#kit/failure.js';
import { messages, problems } from '../../messages.js';
import type { PortalContext } from '../context.js';
import type { AnswersOf } from '../answers/read-answers.js';
import { refuse } from '../answers/problems.js';
import { lockOpenReservation } from '../step/find-step.js';
import { type PortalVisitor, mustBeAsked, openVisit } from '../visit/open-visit.js';
import { confirmedWays, digestOfTarget } from './code-target.js';
import { type CodeVia, PortalCode } from './portal-code.entity.js';
import { MAX_TRIES, digestOfCode } from './send-portal-code.js';

/**
 * Confirms a one-time code. Wrong codes count as attempts even when sent concurrently; after five the code is void.
 * Throws FORBIDDEN, RESERVATION_NOT_FOUND, PORTAL_CLOSED, STAY_DECLINED, SCREEN_NOT_ASKED, CODE_WRONG.
 */
export async function confirmPortalCode(context: PortalContext, via: CodeVia, given: string): Promise<boolean> {
  const visitor = await openVisit(context);
  mustBeAsked(visitor, 'AboutYou');
  const isRight = await context.em.transactional(async (tx) => {
    const { accountId, id: reservationId } = await lockOpenReservation(tx, visitor.row.id);
    const row = await tx.findOne(PortalCode, { accountId, reservationId, via });
    if (!row?.digest || row.tries >= MAX_TRIES || row.expiresAt <= new Date()) return false;
    row.tries += 1;
    if (!isSame(row.digest, digestOfCode(row.id, given.replace(/\D/g, '')))) return false;
    Object.assign(row, { digest: null, confirmedAt: new Date() });
    return true;
  });
  if (!isRight) throw new Failure('CODE_WRONG', messages.codeWrong);
  return true;
}

/** Throws BAD_INPUT (type `unconfirmed`) if a required email or phone is not confirmed. In a transaction. */
export async function mustBeConfirmed(
  context: PortalContext,
  tx: EntityManager,
  { row: { accountId, id: reservationId }, contents }: PortalVisitor,
  { email, phone }: AnswersOf<'AboutYou'>,
): Promise<void> {
  const ways = confirmedWays(context, contents);
  if (ways.length === 0) return;
  const codes = await tx.find(PortalCode, { accountId, reservationId, confirmedAt: { $ne: null } });
  const said = { email, sms: phone };
  const missing = ways.filter(
    (via) => !codes.some((row) => row.via === via && row.target === digestOfTarget(via, said[via])),
  );
  if (missing.length === 0) return;
  const names = { email: 'email', sms: 'phone' };
  throw refuse(
    missing.map((via) => ({ loc: ['answers', names[via]], msg: problems.unconfirmed, type: 'unconfirmed' })),
  );
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
