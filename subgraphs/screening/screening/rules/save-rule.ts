import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import { announce } from '#kit/queue/outbox.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { eventOf } from '#events';
import { screeningMessages } from '../../messages.js';
import type { ScreeningContext } from '../context.js';
import { BusinessRule } from './business-rule.entity.js';
import { BusinessRuleVersion } from './rule-version.entity.js';
import type { BusinessRuleInput } from './business-rule.input.js';
import { actionsOf, checkRule } from './check-rule.js';
import { FOLLOW_SETTINGS } from '../rescreen/follow-settings.job.js';
import type { RuleState } from './run-rules.js';

const MAX_RULES = 100;

/**
 * Creates a rule as a draft, or updates one: changing the condition or actions makes a new version and resets it to
 * draft. `restoredFrom`: the version that is restored. Throws BAD_INPUT with all problems, RULE_NOT_FOUND.
 */
export async function saveRule(
  context: Pick<ScreeningContext, 'viewer' | 'em' | 'jobs'>,
  input: BusinessRuleInput,
  restoredFrom: number | null = null,
): Promise<BusinessRule> {
  const problems = checkRule(input);
  if (problems[0]) throw new Failure('BAD_INPUT', `${problems[0].loc.join('.')} ${problems[0].msg}`, problems);
  const { accountId } = context.viewer;
  return context.em.transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7306))', [accountId]);
    const others = await tx.find(BusinessRule, { accountId });
    const known = input.id ? others.find(({ id }) => id === input.id) : undefined;
    if (input.id && !known) throw unknownRule();
    if (others.some((one) => one !== known && one.name === input.name)) throw taken();
    if (!known && others.length >= MAX_RULES) {
      throw new Failure('BAD_INPUT', screeningMessages.tooManyRules(MAX_RULES));
    }
    const last = Math.max(0, ...others.map(({ position }) => position));
    const rule = known ?? Object.assign(new BusinessRule(), { accountId, position: last + 1 });
    const wasLive = rule.state === 'live';
    const isNewVersion = fill(rule, input);
    if (!known) tx.persist(rule);
    if (isNewVersion) tx.persist(versionOf(rule, context.viewer, restoredFrom));
    await tx.flush();
    if (wasLive) await context.jobs.enqueue(tx, FOLLOW_SETTINGS, { accountId });
    await announce(tx, accountId, eventOf('rule.saved', { ruleId: rule.id }));
    return rule;
  });
}

/** Returns whether the rule has a new version. */
function fill(rule: BusinessRule, input: BusinessRuleInput): boolean {
  const actions = actionsOf(input.actions);
  const same = rule.condition === input.condition && JSON.stringify(rule.actions) === JSON.stringify(actions);
  if (rule.condition !== undefined && !same) Object.assign(rule, { version: rule.version + 1, state: 'draft' });
  Object.assign(rule, { name: input.name, condition: input.condition, actions });
  if (input.position !== undefined && input.position !== null) rule.position = input.position;
  return !same;
}

function versionOf(rule: BusinessRule, viewer: Viewer, restoredFrom: number | null): BusinessRuleVersion {
  const { accountId, id: ruleId, version, name, condition, actions } = rule;
  const author = { authorId: viewer.accountId, personId: viewer.personId ?? null };
  const saved = { accountId, ruleId, version, name, condition, actions, restoredFrom };
  return Object.assign(new BusinessRuleVersion(), saved, author);
}

/** Changes the state of a rule. A draft has to run in shadow before it goes live. */
export async function setRuleState(
  { em, viewer, jobs }: Pick<ScreeningContext, 'em' | 'viewer' | 'jobs'>,
  id: string,
  state: RuleState,
): Promise<BusinessRule> {
  return em.transactional(async (tx) => {
    const rule = await lockedRule(tx, viewer.accountId, id);
    if (rule.state === 'draft' && state === 'live') {
      throw new Failure('BAD_INPUT', screeningMessages.draftToLive);
    }
    if (rule.state === state) return rule;
    const { accountId } = viewer;
    const counted = [rule.state, state].includes('live');
    rule.state = state;
    await tx.flush();
    if (counted) await jobs.enqueue(tx, FOLLOW_SETTINGS, { accountId });
    await announce(tx, viewer.accountId, eventOf('rule.state_changed', { ruleId: rule.id }));
    return rule;
  });
}

/** Deletes a rule with its versions; past decisions keep its name. */
export async function deleteRule(
  { em, viewer, jobs }: Pick<ScreeningContext, 'em' | 'viewer' | 'jobs'>,
  id: string,
): Promise<boolean> {
  return em.transactional(async (tx) => {
    const rule = await lockedRule(tx, viewer.accountId, id);
    tx.remove(rule);
    await tx.flush();
    await tx.nativeDelete(BusinessRuleVersion, { accountId: viewer.accountId, ruleId: id });
    if (rule.state === 'live') await jobs.enqueue(tx, FOLLOW_SETTINGS, { accountId: viewer.accountId });
    await announce(tx, viewer.accountId, eventOf('rule.deleted', { ruleId: id }));
    return true;
  });
}

async function lockedRule(tx: EntityManager, accountId: string, id: string): Promise<BusinessRule> {
  const rule = isId(id)
    ? await tx.findOne(BusinessRule, { accountId, id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })
    : null;
  if (!rule) throw unknownRule();
  return rule;
}

function unknownRule(): Failure {
  return new Failure('RULE_NOT_FOUND', screeningMessages.ruleNotFound);
}

function taken(): Failure {
  const msg = screeningMessages.ruleNameTaken;
  return new Failure('BAD_INPUT', `name ${msg}`, [{ loc: ['name'], msg, type: 'unique' }]);
}
