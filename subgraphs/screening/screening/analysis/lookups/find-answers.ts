import type { EntityManager } from '@mikro-orm/postgresql';
import type { Graph } from '#kit/graph/graph.js';
import type { Reservation } from '../../../booking/reservation/reservation.entity.js';
import type { Answer, Answers, Asked, Lookup } from '../../checks/signals.js';
import { StoredDecision } from '../../decision/decision.entity.js';
import type { EffectiveScreens } from '../../../booking/facts/screens.js';
import { PROVIDER_FAILED, askSources } from './ask-sources.js';
import { askedOf, keptAnswers } from './kept-answers.js';
import { type Given, questionsOf } from './sources.js';

export interface FoundAnswers {
  answers: Answers;
  asked: Asked;
  /** Somebody who should have answered could not. */
  failed: boolean;
  /** Digests that the names of the party are found by when watchlists change; none while nobody was looked for. */
  nameMarks: string[];
}

const NOTHING: Answers = {
  phone: null,
  email: null,
  ip: null,
  address: null,
  ipThreats: null,
  mail: null,
  breaches: null,
  social: null,
  offenders: null,
  sanctions: null,
  credit: null,
};

/**
 * What providers say of what the guest has given, as far as the screens ask for it. Where the last decision rests on a
 * fresh answer to the same question, that answer is kept and nobody is asked again: a change of the dates costs no lookup.
 * `keepsOld` keeps older ones too.
 */
export async function findAnswers(
  em: EntityManager,
  graph: Graph,
  row: Reservation,
  given: Given,
  screens: EffectiveScreens,
  keepsOld: boolean,
): Promise<FoundAnswers> {
  const questions = questionsOf(given, screens);
  const asked = askedOf(questions);
  const kept = keptAnswers(await findLast(em, row), asked, keepsOld ? null : new Date());
  const left = (Object.keys(questions) as Lookup[]).filter((name) => !(name in kept));
  const { said, nameMarks } = await askSources(graph, row.accountId, left, given);
  const answers = { ...NOTHING, ...said, ...kept } as Answers;
  const failed = Object.values(answers).some(hasFailed);
  return { answers, asked, failed, nameMarks };
}

/** Somebody who should have answered could not, so that it is worth asking again. */
const hasFailed = (answer: Answer<unknown> | null): boolean =>
  answer !== null &&
  ((!answer.known && answer.failed === true) || (answer.gaps ?? []).some(({ reason }) => reason === PROVIDER_FAILED));

/** Nobody is asked: what providers would say is unknown. */
export const NOBODY_ASKED: FoundAnswers = { answers: NOTHING, asked: askedOf({}), failed: false, nameMarks: [] };

/** A reservation without a colour has no decision yet. */
async function findLast(em: EntityManager, { accountId, id, riskColor }: Reservation): Promise<StoredDecision | null> {
  if (riskColor === null) return null;
  return em.findOne(
    StoredDecision,
    { accountId, reservationId: id },
    { orderBy: { createdAt: 'desc', id: 'desc' }, fields: ['signals', 'asked'] },
  ) as Promise<StoredDecision | null>;
}
