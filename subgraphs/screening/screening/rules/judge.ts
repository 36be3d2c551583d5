import type { Signals } from '../checks/signals.js';
import { type Change, applyChange } from '../decision/change.js';
import { type Decision, type WordedDecision, decide } from '../decision/decide.js';
import { phrase } from '../details/phrases.js';
import type { ScreenName } from '../../booking/facts/screens.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { type RuleFacts, ruleFactsOf } from './condition/rule-facts.js';
import { type FiredRule, type RulesEffect, type RunnableRule, effectOf, firedRules } from './run-rules.js';

export interface Judgement {
  /** The decision with the rules applied. */
  decision: WordedDecision;
  /** Signals of the decision: those gathered, plus the screens that rules require. */
  signals: Signals;
  facts: RuleFacts;
  fired: FiredRule[];
  effect: RulesEffect;
}

/** Decides on signals and applies the business rules in order. Pure. */
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

/** Applies flags of live rules: a flagged guest is never verified. */
export function flagged(decision: WordedDecision, flags: string[]): WordedDecision {
  if (decision.verificationStatus !== 'verified' || flags.length === 0) return decision;
  const [rule] = flags;
  const reason = flags.length === 1 ? phrase('reason.rule', { rule: rule! }) : phrase('reason.rules', { rules: flags });
  const phrases = { ...decision.phrases, reason: [reason] };
  return { ...decision, verificationStatus: 'review', reason: reason.text, phrases };
}

/** The rules that would still flag the guest after all other changes were made. */
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
    text: phrase('change.change_rule', { rule: name }).text,
  }));
}

/** Settings of the screens that rules require. */
export function required(screens: ScreenName[]): Partial<Record<ScreenName, 'required'>> {
  return Object.fromEntries(screens.map((screen) => [screen, 'required' as const]));
}
