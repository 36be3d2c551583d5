import { isDeepStrictEqual } from 'node:util';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { emFor } from '#kit/store/database.js';
import type { Graph } from '#kit/graph/graph.js';
import type { IdImageSettings } from '../../booking/id-document/id-image-settings.js';
import type { Jobs } from '#kit/queue/jobs.js';
import { announceAll, announcements } from '#kit/queue/outbox.js';
import { Callback } from '../../booking/reservation/save/callback.entity.js';
import { HANDING_OVER } from './deliver-callback.job.js';
import { IdCheck } from '../../booking/id-document/id-check.entity.js';
import { settleCheck } from '../id-evidence/settle-check.js';
import { columnNames, storedRow } from '#kit/store/stored-row.js';
import { StoredDecision } from '../decision/decision.entity.js';
import type { EffectiveScreens } from '../../booking/facts/screens.js';
import type { Signals } from '../checks/signals.js';
import { shownOf } from '../decision/sealed-reasons.js';
import { type MessageParts, queueMessages } from '../../booking/message/queue-messages.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { type Judgement, judge, required } from '../rules/judge.js';
import type { AccountMode, AccountModes } from '../../booking/account/account-modes.js';
import type { Ancestors } from '../../booking/account/ancestors.js';
import type { BookedListing } from '../../booking/reservation/booked-listing.js';
import { type Played, playScenario } from '../scenario/play-scenario.js';
import { scenarioOf } from '../scenario/scenarios.js';
import { followByRule } from '../rescreen/follow-guest.job.js';
import { ANALYSIS, type FirstResult } from '../../booking/reservation/analysis.js';
import { type AnswersOnce, type Gathered, type Known, gatherSignals } from './gather-signals.js';
import type { PortalOfStay } from './portal-of-stay.js';
import type { OwnRows } from './read-own-rows.js';
import { type Result, applyJudgement, storeAtOnce } from './store-result.js';

export interface AnalysisParts {
  orm: MikroORM;
  graph: Graph;
  jobs: Pick<Jobs, 'enqueue'>;
  portal: PortalOfStay;
  modeOf: AccountModes;
  ancestorIdsOf: Ancestors;
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
 * analyses). `read`: the reservation as just stored, which shows the result afterwards, and its listing, if read; `once`:
 * answers to lookups that an analysis before the insert has already requested.
 */
export interface AnalysisChoice {
  giveUp?: boolean;
  waited?: boolean;
  again?: number;
  alwaysAsked?: boolean;
  rests?: 'refresh' | 'echo' | null;
  read?: { row: Reservation; listing: BookedListing | null; once?: AnswersOnce | undefined };
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
  { giveUp = false, waited = false, again, alwaysAsked = false, rests = null, read }: AnalysisChoice = {},
): Promise<Analysed> {
  const em = emFor(parts.orm, [accountId]);
  const row = read?.row ?? (await em.findOne(Reservation, { accountId, id }));
  if (!row || !isDue(row, again)) {
    if (row) await em.transactional((tx) => queueCallbacks(parts, tx, row));
    const runs = rests && row && row.revision === again && row.analysedRevision < again;
    return runs ? { ...NOTHING_TO_DO, waitSeconds: RUNS_SECONDS } : NOTHING_TO_DO;
  }
  const mode = await parts.modeOf(accountId);
  const scenario = mode === 'test' ? scenarioOf(row) : null;
  // Lists do not change a scenario. Other guests of test mode may be on the test list, whose matches can be dismissed.
  if (scenario && alwaysAsked && !rests) return NOTHING_TO_DO;
  if (scenario?.takesSeconds && !waited && !rests) return { ...NOTHING_TO_DO, waitSeconds: scenario.takesSeconds };
  const listing = read?.listing ?? null;
  const asks = alwaysAsked ? 'always_asked' : 'all';
  const found: Played =
    mode === 'test'
      ? await playScenario(em, parts, row, scenario, listing)
      : { ...(await gatherSignals(em, parts, row, asks, { listing, once: read?.once })), againAfterSeconds: null };
  const { signals, asked, portal, rows, failed, againAfterSeconds } = found;
  // A provider outage must not overwrite an earlier result.
  if (alwaysAsked && failed && !giveUp) return { ...NOTHING_TO_DO, providerFailed: true };
  const done = !failed || giveUp || again !== undefined;
  const analysed = {
    ...NOTHING_TO_DO,
    providerFailed: failed,
    askLater: failed && mode === 'live' && isToCome(row),
  };
  const isAlone = again === undefined && done && !againAfterSeconds && standsAlone(rows);
  if (isAlone && (await storeAlone(em, row, found))) return analysed;
  let stored: Reservation | null = null;
  await emFor(parts.orm, [accountId]).transactional(async (tx) => {
    const fresh = await tx.findOne(Reservation, { accountId, id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!fresh || fresh.revision !== row.revision || !isDue(fresh, again)) return;
    mark(fresh, found);
    await settleIdCheck(tx, fresh, signals, portal.screens, parts.idImages);
    const judgement = judge(fresh, signals, rows.rules);
    const settles = () =>
      parts.portal.settlePortal(
        tx,
        fresh,
        { ...portal.screens, ...required(judgement.effect.screens) },
        portal.accepted,
      );
    if (again !== undefined && !isNews(fresh, judgement)) return rests ? settles() : undefined;
    await settles();
    const wasDeclined = fresh.supervised === 'decline';
    const { decision, events } = applyJudgement(fresh, judgement, asked, done);
    tx.persist(decision);
    await tx.flush();
    stored = fresh;
    await announceAll(
      tx,
      events.map((event) => ({ accountId, ...event })),
    );
    const turned = wasDeclined !== (fresh.supervised === 'decline');
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
  if (read && stored) Object.assign(row, stored);
  return analysed;
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
  const shown = [shownOf(row).entries, row.verificationStatus, row.verificationReason, row.businessRules];
  const found = [decision.entries, decision.verificationStatus, decision.reason, effect.fired];
  return !isDeepStrictEqual(found, shown) || (row.supervisedBy !== 'user' && row.supervised !== effect.supervised);
}

/** Whether the stay is not over. Without dates it counts as upcoming for 30 days. */
function isToCome({ checkOutDate, createdAt }: Reservation): boolean {
  const until = checkOutDate ? Date.parse(checkOutDate.slice(0, 10)) : createdAt.getTime() + 29 * 86_400_000;
  return Date.now() < until + 86_400_000;
}

/**
 * The result of a reservation that is not stored yet, to be stored with it; null if it has to be stored first, because
 * more than its own row depends on the result, or because a provider failed. Throws StoreFirst.
 */
export async function analyseUnstored(
  parts: AnalysisParts,
  row: Reservation,
  known: Known & Required<Pick<Known, 'unstored'>>,
): Promise<FirstResult | null> {
  const { accountId } = row;
  if ((await parts.modeOf(accountId)) === 'test') return null;
  const em = emFor(parts.orm, [accountId]);
  const found = await gatherSignals(em, parts, row, 'all', known);
  if (found.failed || !standsAlone(found.rows)) return null;
  const { after, result } = resultOf(row, found);
  if (after.supervised !== row.supervised) return null;
  const events = result.events.map((event) => ({ accountId, ...event }));
  const columns = [...columnNames(em, StoredDecision).values()].join(', ');
  const decision = { columns, json: storedRow(em, StoredDecision, result.decision) };
  return { row: after, decision, events: () => announcements(em, events) };
}

/** Whether nothing but the reservation's own row depends on the result. */
function standsAlone({ hasIdCheck, hasAdults, hasSteps, isAwaited }: OwnRows): boolean {
  return !hasIdCheck && !hasAdults && !hasSteps && !isAwaited;
}

/**
 * Stores a result in one statement and shows it in `row`, unless the reservation changed meanwhile or a rule changes
 * its supervision. Returns whether it did.
 */
async function storeAlone(em: EntityManager, row: Reservation, found: Gathered): Promise<boolean> {
  const { after, result } = resultOf(row, found);
  if (after.supervised !== row.supervised || !(await storeAtOnce(em, row, after, result))) return false;
  Object.assign(row, after);
  return true;
}

/** The row with the result of its current revision, while nothing else depends on it. */
function resultOf(row: Reservation, found: Gathered): { after: Reservation; result: Result } {
  const after = Object.assign(new Reservation(), row, { updatedAt: new Date() });
  mark(after, found);
  Object.assign(after, { guestPortalStatus: 'INCOMPLETE', portalCompletedAt: null });
  return { after, result: applyJudgement(after, judge(row, found.signals, found.rows.rules), found.asked, true) };
}

function mark(row: Reservation, { marks, nameMarks }: Gathered): void {
  row.guestMarks = marks.map(({ mark: digest }) => digest);
  row.guestNameMarks = nameMarks;
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
