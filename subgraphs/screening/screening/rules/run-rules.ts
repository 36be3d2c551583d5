import type { ScreenName } from '../../booking/facts/screens.js';
import { holds } from './condition/rule-condition.js';
import type { RuleFacts } from './condition/rule-facts.js';

export type RuleState = 'draft' | 'shadow' | 'live';

/** What a rule does when its condition holds. */
export type RuleAction =
  { kind: 'flag' | 'approve' | 'decline' | 'notify' } | { kind: 'require_screen'; screen: ScreenName };

/** A rule as it is run. */
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

/** What the rules in force make of a decision. */
export interface RulesEffect {
  /** The status with the rules applied: a flag turns `verified` into `review`. */
  status: string;
  supervised: 'approve' | 'decline' | null;
  /** Names of the live rules that fired, in their order. */
  fired: string[];
  /** The live rules that ask for somebody to be told. */
  notify: string[];
  screens: ScreenName[];
  /** The names of the rules that turned `verified` into `review`. */
  flags: string[];
}

/** The rules that fire on the facts, in their order; drafts are passed over, shadow rules fire without effect. */
export function firedRules(rules: RunnableRule[], facts: RuleFacts): FiredRule[] {
  return rules
    .filter(({ state, condition }) => state !== 'draft' && holds(condition, facts) === true)
    .map(({ id, name, version, state, actions }) => ({ ruleId: id, name, version, state, actions }));
}

/** What the live ones of the fired rules do together: the first that approves or declines decides. */
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
