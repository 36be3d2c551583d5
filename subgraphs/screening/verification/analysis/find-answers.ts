import type { EntityManager } from '@mikro-orm/postgresql';
import type { Graph } from '#kit/graph/graph.js';
import type { Reservation } from '../../reservation/reservation.entity.js';
import type { Signals } from '../checks/signals.js';
import { StoredDecision } from '../decision/decision.entity.js';
import { type Heeded, type Questions, askGraph } from './ask-graph.js';
import { type Asked, answerOf, askedOf, keptAnswers, stillAsked } from './kept-answers.js';

export interface FoundAnswers {
  answers: Pick<Signals, 'phone' | 'email' | 'ip' | 'address'>;
  asked: Asked;
  /** What else the graph said. */
  data: Heeded;
  failed: boolean;
}

/**
 * What providers say of what the guest has given. Where the last decision rests on a fresh answer to the same question,
 * that answer is kept and nobody is asked again: a change of the dates costs no lookup.
 */
export async function findAnswers(
  em: EntityManager,
  graph: Graph,
  row: Reservation,
  ip: string | null,
  isRepeatGuest: boolean,
): Promise<FoundAnswers> {
  const { guestPhone, guestEmail, guestLocation } = row;
  const questions: Questions = {
    ...{ phone: guestPhone || null, email: guestEmail || null, ip, address: guestLocation || null },
  };
  const asked = askedOf(questions);
  const kept = keptAnswers(await findLast(em, row), asked, new Date());
  const { data, failed } = await askGraph(graph, row, stillAsked(questions, kept), isRepeatGuest);
  const said = data.guestSignals;
  const now = new Date();
  const answers = {
    phone: questions.phone === null ? null : answerOf(said?.phone, now),
    email: questions.email === null ? null : answerOf(said?.email, now),
    ip: questions.ip === null ? null : answerOf(said?.ip, now),
    address: questions.address === null ? null : answerOf(said?.address, now),
    ...kept,
  };
  return { answers, asked, data, failed };
}

/** A reservation without a colour has no decision yet. */
async function findLast(em: EntityManager, { accountId, id, riskColor }: Reservation): Promise<StoredDecision | null> {
  if (riskColor === null) return null;
  return em.findOne(
    StoredDecision,
    { accountId, reservationId: id },
    { orderBy: { createdAt: 'desc', id: 'desc' }, fields: ['signals', 'asked'] },
  ) as Promise<StoredDecision | null>;
}
