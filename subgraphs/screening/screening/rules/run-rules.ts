import type { ScreenName } from '../../booking/facts/screens.js';
import { holds } from './condition/rule-condition.js';
import type { RuleFacts } from './condition/rule-facts.js';

export type RuleState = 'draft' | 'shadow' | 'live';

/** Action of a rule when its condition is true. */
export type RuleAction =
  { kind: 'flag' | 'approve' | 'decline' | 'notify' } | { kind: 'require_screen'; screen: ScreenName };

/** The parts of a rule needed to run it. */
export interface RunnableRule {
  id: string;
  name: string;
  version: number;
  state: RuleState;
  condition: string;
  actions: RuleAction[];
}

export interface FiredRule {
  ruleId: string;
  name: string;
  version: number;
  state: RuleState;
  actions: RuleAction[];
}

/** Effect of the live rules on a decision. */
export interface RulesEffect {
  /** The status with the rules applied: a flag turns `verified` into `review`. */
  status: string;
  supervised: 'approve' | 'decline' | null;
  /** Names of the live rules that fired, in order. */
  fired: string[];
  /** IDs of the live rules that send `rule.notified`. */
  notify: string[];
  screens: ScreenName[];
  /** Names of the rules that flag the guest for review. */
  flags: string[];
}

/** Rules that fire on the facts, in order. Skips drafts; shadow rules fire without effect. */
export function firedRules(rules: RunnableRule[], facts: RuleFacts): FiredRule[] {
  return rules
    .filter(({ state, condition }) => state !== 'draft' && holds(condition, facts) === true)
    .map(({ id, name, version, state, actions }) => ({ ruleId: id, name, version, state, actions }));
}

/** Combined effect of the live rules among those that fired: the first to approve or decline wins. */
export function effectOf(status: string, fired: FiredRule[]): RulesEffect {
  const live = fired.filter(({ state }) => state === 'live');
  const having = (kind: RuleAction['kind']) => live.filter(({ actions }) => actions.some((one) => one.kind === kind));
  const decisions = live.flatMap(({ actions }) => actions.map(({ kind }) => kind));
  const supervised = decisions.find((kind) => kind === 'approve' || kind === 'decline') ?? null;
  const flags = having('flag').map(({ name }) => name);
  return {
    status: status === 'verified' && flags.length > 0 ? 'review' : status,
    supervised,
    fired: live.map(({ name }) => name),
    notify: having('notify').map(({ ruleId }) => ruleId),
    screens: live.flatMap(({ actions }) => actions.flatMap((one) => (one.kind === 'require_screen' ? one.screen : []))),
    flags,
  };
}
