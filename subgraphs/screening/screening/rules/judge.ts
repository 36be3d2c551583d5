import type { Signals } from '../checks/signals.js';
import { type Change, applyChange } from '../decision/change.js';
import { type Decision, decide } from '../decision/decide.js';
import type { ScreenName } from '../../booking/facts/screens.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { type RuleFacts, ruleFactsOf } from './condition/rule-facts.js';
import { type FiredRule, type RulesEffect, type RunnableRule, effectOf, firedRules } from './run-rules.js';

export interface Judgement {
  /** The decision with the rules applied. */
  decision: Decision;
  /** The signals that it rests on: those gathered, with the screens that rules ask for. */
  signals: Signals;
  facts: RuleFacts;
  fired: FiredRule[];
  effect: RulesEffect;
}

/** Decides on signals and applies the operator's rules, in their order. Pure. */
export function judge(row: Reservation, signals: Signals, rules: RunnableRule[]): Judgement {
  const first = decide(signals);
  const facts = ruleFactsOf(row, signals, first);
  const fired = firedRules(rules, facts);
  const effect = effectOf(first.verificationStatus, fired);
  const wanted = effect.screens.filter((screen) => signals.screens[screen] !== 'required');
  const asked = wanted.length > 0 ? { ...signals, screens: { ...signals.screens, ...required(wanted) } } : signals;
  const decided = wanted.length > 0 ? decide(asked) : first;
  const counterfactuals = [...decided.counterfactuals, ...rulesInTheWay(row, asked, decided, rules)];
  const decision = flagged({ ...decided, counterfactuals }, effect.flags);
  return { decision, signals: asked, facts, fired, effect };
}

/** What flags of live rules make of a decision: nobody whom a rule asks to look at is verified. */
export function flagged(decision: Decision, flags: string[]): Decision {
  if (decision.verificationStatus !== 'verified' || flags.length === 0) return decision;
  const reason = `${namesOf(flags)} asks for a look at this booking.`;
  return { ...decision, verificationStatus: 'review', reason };
}

/** The rules that would flag the guest once everything else were as it would have to be. */
function rulesInTheWay(row: Reservation, signals: Signals, decision: Decision, rules: RunnableRule[]): Change[] {
  const flagging = rules.filter(
    ({ state, actions }) => state === 'live' && actions.some(({ kind }) => kind === 'flag'),
  );
  if (flagging.length === 0) return [];
  const changed = decision.counterfactuals.reduce(applyChange, signals);
  const fired = firedRules(flagging, ruleFactsOf(row, changed, decide(changed)));
  return fired.map(({ name }) => ({
    kind: 'change_rule',
    rule: name,
    text: `Your rule "${name}" would have to ask for no look at this booking.`,
  }));
}

/** The settings of screens that rules ask for. */
export function required(screens: ScreenName[]): Partial<Record<ScreenName, 'required'>> {
  return Object.fromEntries(screens.map((screen) => [screen, 'required' as const]));
}

function namesOf(names: string[]): string {
  return `Your rule ${names.map((name) => `"${name}"`).join(', ')}`;
}
