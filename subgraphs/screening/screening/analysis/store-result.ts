import type { EntityManager } from '@mikro-orm/postgresql';
import { eventOf } from '#events';
import { settling } from '#kit/queue/jobs.js';
import { type Announcement, announcements, announcing } from '#kit/queue/outbox.js';
import { ask } from '#kit/store/fence/scoped-em.js';
import { prepared } from '#kit/store/prepared.js';
import { columnNames, storedRow } from '#kit/store/stored-row.js';
import { ANALYSIS } from '../../booking/reservation/analysis.js';
import { COUNTED_RESULT } from '../../booking/reservation/changes/changes-text.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { Asked } from '../checks/signals.js';
import { StoredDecision } from '../decision/decision.entity.js';
import { packDecision } from '../decision/packing/pack-decision.js';
import { packLoyalty } from '../decision/packing/pack-result.js';
import { keepDecision, keepShown } from '../decision/sealed-reasons.js';
import { type Judgement, required } from '../rules/judge.js';

/** What is stored and announced with a result. */
export interface Result {
  decision: StoredDecision;
  events: Announcement[];
}

/** Sets a reservation's result. `done`: it is the result of the current revision. */
export function applyJudgement(row: Reservation, judgement: Judgement, asked: Asked, done: boolean): Result {
  const { decision, signals, facts, fired, effect } = judgement;
  row.verificationStatus = decision.verificationStatus;
  row.verificationReason = decision.reason;
  row.riskColor = decision.riskColor;
  row.riskScore = decision.riskScore;
  keepShown(row, decision);
  packLoyalty(row, signals.loyalty?.known ? signals.loyalty.value : null);
  row.businessRules = effect.fired;
  if (effect.screens.length > 0) row.screens = { ...row.screens, ...required(effect.screens) };
  if (done) row.analysedRevision = row.revision;
  const supervises = superviseByRule(row, effect.supervised);
  markTimes(row, new Date());
  const { accountId, id: reservationId } = row;
  const named = { accountId, reservationId, asked, ruleFacts: facts, rules: fired };
  const stored = Object.assign(new StoredDecision(), named);
  keepDecision(stored, signals, decision);
  packDecision(stored);
  const events = [
    eventOf(`verification.${decision.verificationStatus}`, { reservationId }),
    ...(supervises ? [eventOf('verification.decided', { reservationId })] : []),
    ...effect.notify.map((ruleId) => eventOf('rule.notified', { reservationId, ruleId })),
  ];
  return { decision: stored, events };
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

/** A decision that an analysis takes back ends its time; the next one has a time of its own. */
function markTimes(row: Reservation, now: Date): void {
  const isDecided = row.supervised !== null || row.verificationStatus === 'verified';
  row.decidedAt = isDecided ? (row.decidedAt ?? now) : null;
  if (row.verificationStatus === 'review') row.reviewAt ??= now;
}

/** Properties that an analysis sets. */
const SET = [
  'guestMarks',
  'guestNameMarks',
  'screens',
  'guestPortalStatus',
  'portalCompletedAt',
  'analysedRevision',
  'verificationStatus',
  'verificationReason',
  'supervisedBy',
  'reviewAt',
  'decidedAt',
  'businessRules',
  'riskColor',
  'riskScore',
  'topRisks',
  'topRecommendations',
  'entries',
  'phrases',
  'packedResult',
  'openChecks',
  'sealedReasons',
  'loyalty',
  'packedLoyalty',
  'updatedAt',
] as const satisfies readonly (keyof Reservation)[];

function textOf(em: EntityManager): string {
  const set = [...columnNames(em, Reservation, SET).values()].map((name) => `${name} = g.${name}`);
  const decided = [...columnNames(em, StoredDecision).values()].join(', ');
  return prepared(`
    with w as (
      update screening.reservation t set ${set.join(', ')}
      from jsonb_populate_record(null::screening.reservation, $7::jsonb) g
      where t.account_id = $1 and t.id = $2 and t.revision = $3 and t.analysed_revision = $4
        and t.supervised is not distinct from $5 and t.supervised_by is not distinct from $6
      returning old as o, new as n),
    o as (select (o).* from w),
    r as (select (n).* from w),
    ${COUNTED_RESULT},
    decided as (
      insert into screening.decision (${decided})
      select ${decided} from jsonb_populate_record(null::screening.decision, $8::jsonb) where exists (select from w)),
    announced as (${announcing('$9', 'exists (select from w)')}),
    settled as (${settling(ANALYSIS.name, '$10', 'exists (select from w)')})
    select exists (select from w) as stored`);
}

let text: string | undefined;

/**
 * Stores a result that changes nothing but the reservation and its decision, and completes the queued analysis, in one
 * statement. `before`: the row that the result rests on; if its revision or supervision changed since, nothing is
 * stored. Returns whether it was stored.
 */
export async function storeAtOnce(
  em: EntityManager,
  before: Reservation,
  after: Reservation,
  { decision, events }: Result,
): Promise<boolean> {
  text ??= textOf(em);
  const { accountId, id, revision, analysedRevision, supervised, supervisedBy } = before;
  const [done] = await ask<{ stored: boolean }>(em, text, [
    accountId,
    id,
    revision,
    analysedRevision,
    supervised,
    supervisedBy,
    storedRow(em, Reservation, after, SET),
    storedRow(em, StoredDecision, decision),
    announcements(
      em,
      events.map((event) => ({ accountId, ...event })),
    ),
    ANALYSIS.keyOf({ accountId, reservationId: id, revision }),
  ]);
  return done!.stored;
}
