import { isDeepStrictEqual } from 'node:util';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { emFor } from '#kit/store/database.js';
import type { Graph } from '#kit/graph/graph.js';
import type { IdImageSettings } from '../../booking/id-document/id-image-settings.js';
import type { Jobs } from '#kit/queue/jobs.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { Callback } from '../../booking/reservation/save/callback.entity.js';
import { HANDING_OVER } from './deliver-callback.job.js';
import { IdCheck } from '../../booking/id-document/id-check.entity.js';
import { settleCheck } from '../id-evidence/settle-check.js';
import type { EffectiveScreens } from '../../booking/facts/screens.js';
import type { Asked, Signals } from '../checks/signals.js';
import { StoredDecision } from '../decision/decision.entity.js';
import { entriesOf, keepDecision, keepEntries } from '../decision/sealed-reasons.js';
import { type MessageParts, queueMessages } from '../../booking/message/queue-messages.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { BusinessRule } from '../rules/business-rule.entity.js';
import { type Judgement, judge, required } from '../rules/judge.js';
import type { AccountMode, AccountModes } from '../../booking/account/account-modes.js';
import { playScenario } from '../scenario/play-scenario.js';
import { scenarioOf } from '../scenario/scenarios.js';
import { followByRule } from '../rescreen/follow-guest.job.js';
import { ANALYSIS } from '../../booking/reservation/analysis.js';
import { gatherSignals } from './gather-signals.js';
import type { PortalOfStay } from './portal-of-stay.js';

export interface AnalysisParts {
  orm: MikroORM;
  graph: Graph;
  jobs: Pick<Jobs, 'enqueue'>;
  portal: PortalOfStay;
  modeOf: AccountModes;
  idImages: IdImageSettings;
  messagesIn(mode: AccountMode): MessageParts;
  /** Seconds until the first retry of a provider that failed in every attempt of the analysis. */
  retrySeconds: number;
}

export interface Analysed {
  /** A provider failed: the decision uses what is known, and the analysis should be retried. */
  providerFailed: boolean;
  /** Seconds to wait before trying again, because a slow test scenario or another analysis is running; 0 if done. */
  waitSeconds: number;
  /** A provider failed and the stay is not over: worth retrying later. */
  askLater: boolean;
}

/**
 * `giveUp`: store the result although a provider failed. `waited`: the duration of a slow scenario has passed. `again`:
 * this revision is analyzed once more, and only a new result is stored. `alwaysAsked`: run only the lookups that every
 * analysis runs, and reuse other answers. `rests`: the reason is independent of providers and applies in test mode too:
 * changed settings or rules (`refresh`), or another stay of the guest (`echo`, which does not trigger further
 * analyses).
 */
export interface AnalysisChoice {
  giveUp?: boolean;
  waited?: boolean;
  again?: number;
  alwaysAsked?: boolean;
  rests?: 'refresh' | 'echo' | null;
}

/** Seconds between checks whether a running analysis has finished. */
const RUNS_SECONDS = 2;

const NOTHING_TO_DO: Analysed = { providerFailed: false, waitSeconds: 0, askLater: false };

/**
 * Gathers signals for a reservation, decides and stores both, unless the reservation changed meanwhile (then the
 * analysis queued by that change does it). Idempotent. The account's mode alone decides whether providers are called or
 * a scenario is played.
 */
export async function analyseReservation(
  parts: AnalysisParts,
  accountId: string,
  id: string,
  { giveUp = false, waited = false, again, alwaysAsked = false, rests = null }: AnalysisChoice = {},
): Promise<Analysed> {
  const em = emFor(parts.orm, [accountId]);
  const row = await em.findOne(Reservation, { accountId, id });
  if (!row || !isDue(row, again)) {
    if (row) await em.transactional((tx) => queueCallbacks(parts, tx, row));
    const runs = rests && row && row.revision === again && row.analysedRevision < again;
    return runs ? { ...NOTHING_TO_DO, waitSeconds: RUNS_SECONDS } : NOTHING_TO_DO;
  }
  const mode = await parts.modeOf(accountId);
  if (mode === 'test' && alwaysAsked && !rests) return NOTHING_TO_DO;
  const scenario = mode === 'test' ? scenarioOf(row) : null;
  if (scenario?.takesSeconds && !waited && !rests) return { ...NOTHING_TO_DO, waitSeconds: scenario.takesSeconds };
  const { signals, asked, marks, nameMarks, portal, failed, againAfterSeconds } =
    mode === 'test'
      ? await playScenario(em, parts, row, scenario)
      : { ...(await gatherSignals(em, parts, row, alwaysAsked ? 'always_asked' : 'all')), againAfterSeconds: null };
  // A provider outage must not overwrite an earlier result.
  if (alwaysAsked && failed && !giveUp) return { ...NOTHING_TO_DO, providerFailed: true };
  const rules = await em.find(BusinessRule, { accountId }, { orderBy: { position: 'asc', id: 'asc' } });
  const done = !failed || giveUp || again !== undefined;
  await emFor(parts.orm, [accountId]).transactional(async (tx) => {
    const fresh = await tx.findOne(Reservation, { accountId, id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!fresh || fresh.revision !== row.revision || !isDue(fresh, again)) return;
    Object.assign(fresh, { guestMarks: marks.map(({ mark }) => mark), guestNameMarks: nameMarks });
    await settleIdCheck(tx, fresh, signals, portal.screens, parts.idImages);
    const judgement = judge(fresh, signals, rules);
    const settles = () =>
      parts.portal.settlePortal(
        tx,
        fresh,
        { ...portal.screens, ...required(judgement.effect.screens) },
        portal.accepted,
      );
    if (again !== undefined && !isNews(fresh, judgement)) return rests ? settles() : undefined;
    await settles();
    const turned = await store(tx, fresh, judgement, asked, done);
    if (turned && rests !== 'echo') await followByRule(parts.jobs, tx, fresh);
    if (!done) return;
    if (againAfterSeconds) {
      const payload = { accountId, reservationId: id, revision: row.revision, step: 'later' } as const;
      await parts.jobs.enqueue(tx, ANALYSIS, payload, againAfterSeconds);
    }
    await queueCallbacks(parts, tx, fresh);
    const status = judgement.decision.verificationStatus;
    if (status !== 'pending') await queueMessages(parts.messagesIn(mode), tx, fresh, status);
  });
  return { ...NOTHING_TO_DO, providerFailed: failed, askLater: failed && mode === 'live' && isToCome(row) };
}

/** Updates the ID check, whose result can change with the guest, the settings or another guest's images. */
async function settleIdCheck(
  tx: EntityManager,
  row: Reservation,
  { idCheck }: Signals,
  screens: EffectiveScreens,
  settings: IdImageSettings,
): Promise<void> {
  const { accountId, id } = row;
  const check = idCheck?.started ? await tx.findOne(IdCheck, { accountId, id, erasedAt: null }) : null;
  if (check) await settleCheck(tx, check, { row, holder: row, screens }, settings);
}

function isDue({ revision, analysedRevision, erasedAt }: Reservation, again: number | undefined): boolean {
  if (again === undefined) return analysedRevision < revision;
  return !erasedAt && revision === again && analysedRevision === again;
}

/** Whether the result differs from the one stored. */
function isNews(row: Reservation, { decision, effect }: Judgement): boolean {
  const shown = [entriesOf(row), row.verificationStatus, row.verificationReason, row.businessRules];
  const found = [decision.entries, decision.verificationStatus, decision.reason, effect.fired];
  return !isDeepStrictEqual(found, shown) || (row.supervisedBy !== 'user' && row.supervised !== effect.supervised);
}

/** Whether the stay is not over. Without dates it counts as upcoming for 30 days. */
function isToCome({ checkOutDate, createdAt }: Reservation): boolean {
  const until = checkOutDate ? Date.parse(checkOutDate.slice(0, 10)) : createdAt.getTime() + 29 * 86_400_000;
  return Date.now() < until + 86_400_000;
}

/** Stores the result; returns whether a rule has declined the stay or withdrawn its decline. */
async function store(
  tx: EntityManager,
  row: Reservation,
  judgement: Judgement,
  asked: Asked,
  done: boolean,
): Promise<boolean> {
  const { decision, signals, facts, fired, effect } = judgement;
  row.verificationStatus = decision.verificationStatus;
  row.verificationReason = decision.reason;
  row.riskColor = decision.riskColor;
  row.topRisks = decision.topRisks;
  row.topRecommendations = decision.topRecommendations;
  keepEntries(row, decision.entries);
  row.loyalty = signals.loyalty?.known ? signals.loyalty.value : null;
  row.businessRules = effect.fired;
  if (effect.screens.length > 0) row.screens = { ...row.screens, ...required(effect.screens) };
  if (done) row.analysedRevision = row.revision;
  const wasDeclined = row.supervised === 'decline';
  const supervises = superviseByRule(row, effect.supervised);
  const { accountId, id: reservationId } = row;
  const named = { accountId, reservationId, asked, ruleFacts: facts, rules: fired };
  const stored = Object.assign(new StoredDecision(), named);
  keepDecision(stored, signals, decision);
  tx.persist(stored);
  await tx.flush();
  await announce(tx, row.accountId, eventOf(`verification.${decision.verificationStatus}`, { reservationId: row.id }));
  if (supervises) await announce(tx, row.accountId, eventOf('verification.decided', { reservationId: row.id }));
  for (const ruleId of effect.notify)
    await announce(tx, row.accountId, eventOf('rule.notified', { reservationId: row.id, ruleId }));
  return wasDeclined !== (row.supervised === 'decline');
}

/**
 * Applies a rule's decision. Manual decisions stay; a rule's decision ends with the rule. Returns whether it changed.
 */
function superviseByRule(row: Reservation, decided: 'approve' | 'decline' | null): boolean {
  if (row.supervisedBy === 'user' || (decided === null && row.supervisedBy === null)) return false;
  const changed = row.supervised !== decided;
  row.supervised = decided;
  row.supervisedBy = decided ? 'rule' : null;
  return changed;
}

async function queueCallbacks({ jobs }: AnalysisParts, tx: EntityManager, row: Reservation): Promise<void> {
  const waiting = await tx.find(Callback, {
    accountId: row.accountId,
    reservationId: row.id,
    deliveredAt: null,
    queuedAt: null,
    revision: { $lte: row.revision },
  });
  for (const callback of waiting) {
    callback.queuedAt = new Date();
    await jobs.enqueue(tx, HANDING_OVER, { accountId: row.accountId, callbackId: callback.id });
  }
}
