import type { EntityManager } from '@mikro-orm/postgresql';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { Reservation } from '../../../booking/reservation/reservation.entity.js';
import type { Answer, Answers, Asked, Lookup, SanctionsSignal } from '../../checks/signals.js';
import { StoredDecision } from '../../decision/decision.entity.js';
import { signalsOf } from '../../decision/packing/pack-decision.js';
import type { EffectiveScreens } from '../../../booking/facts/screens.js';
import { PROVIDER_FAILED, askSources } from './ask-sources.js';
import { type LastDecision, askedOf, keptAnswers } from './kept-answers.js';
import { type Given, questionsOf } from './sources.js';

export interface FoundAnswers {
  answers: Answers;
  asked: Asked;
  /** A provider failed. */
  failed: boolean;
  /** Digests of the party's names, used to find the reservation when watchlists change; empty if no one was searched for. */
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
 * Runs the lookups on the guest's details that the screens require. A fresh answer of the last decision to the same
 * question is reused, so that a change of dates costs no lookup; `keepsOld` reuses older answers too.
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
  const { said, nameMarks } = await askSources(graph, serviceViewer(row.accountId), left, given);
  const answers = { ...NOTHING, ...said, ...kept } as Answers;
  const failed = Object.values(answers).some(hasFailed);
  return { answers, asked, failed, nameMarks };
}

/** Whether a provider failed, so that a retry is worthwhile. */
const hasFailed = (answer: Answer<unknown> | null): boolean =>
  answer !== null &&
  ((!answer.known && answer.failed === true) || (answer.gaps ?? []).some(({ reason }) => reason === PROVIDER_FAILED));

/** Answers without calling any provider. */
export const NOBODY_ASKED: FoundAnswers = { answers: NOTHING, asked: askedOf({}), failed: false, nameMarks: [] };

/**
 * Answers for an analysis in test mode: the test list of invented people, if the screens require a sanctions search and
 * it has a match. No real list and no provider is searched.
 */
export async function findOnTestList(
  graph: Graph,
  { accountId }: Reservation,
  given: Given,
  screens: EffectiveScreens,
): Promise<FoundAnswers> {
  if (!questionsOf(given, screens).sanctions) return NOBODY_ASKED;
  const viewer = { ...serviceViewer(accountId), isTest: true };
  const { sanctions = null } = (await askSources(graph, viewer, ['sanctions'], given)).said as Partial<Answers>;
  const failed = hasFailed(sanctions);
  const isMatch = sanctions?.known === true && matchesIn(sanctions.value) > 0;
  return failed || isMatch ? { ...NOBODY_ASKED, answers: { ...NOTHING, sanctions }, failed } : NOBODY_ASKED;
}

const matchesIn = ({ hits, dismissed, cleared = [] }: SanctionsSignal) => hits.length + dismissed + cleared.length;

/** The last decision. A reservation without a risk color has none. */
async function findLast(em: EntityManager, { accountId, id, riskColor }: Reservation): Promise<LastDecision | null> {
  if (riskColor === null) return null;
  const last = await em.findOne(
    StoredDecision,
    { accountId, reservationId: id },
    { orderBy: { createdAt: 'desc', id: 'desc' }, fields: ['signals', 'packed', 'asked'] },
  );
  return last && { signals: signalsOf(last), asked: last.asked };
}
