import type { InputProblem } from '#kit/failure.js';
import { SCREEN_NAMES, type ScreenName } from '../../booking/facts/screens.js';
import type { BusinessRuleInput, RuleActionInput } from './business-rule.input.js';
import { conditionProblem } from './condition/rule-condition.js';
import type { RuleAction } from './run-rules.js';

const MAX_ACTIONS = 5;

/** What is wrong with a rule, every problem at once. */
export function checkRule({ name, condition, actions }: Omit<BusinessRuleInput, 'id'>): InputProblem[] {
  const problems: InputProblem[] = [];
  const add = (loc: string[], msg: string, type: string) => problems.push({ loc, msg, type });
  if (name.trim().length < 1) add(['name'], 'is empty', 'too_short');
  if (name.length > 100) add(['name'], 'is longer than 100 characters', 'too_long');
  // oxlint-disable-next-line no-control-regex -- names stand in lists and mails
  if (/[\u0000-\u001f]/.test(name) || !name.isWellFormed()) add(['name'], 'holds control characters', 'value_error');
  const wrong = conditionProblem(condition);
  if (wrong) add(['condition'], wrong, 'value_error');
  if (actions.length < 1) add(['actions'], 'is empty', 'too_short');
  if (actions.length > MAX_ACTIONS) add(['actions'], `takes at most ${MAX_ACTIONS}`, 'too_long');
  actions.forEach((action, n) => problems.push(...checkAction(action, ['actions', String(n)])));
  const kinds = actions.map(({ kind }) => String(kind));
  if (kinds.includes('approve') && kinds.includes('decline'))
    add(['actions'], 'cannot both approve and decline', 'value_error');
  return problems;
}

function checkAction({ kind, screen }: RuleActionInput, loc: string[]): InputProblem[] {
  const needed = String(kind) === 'require_screen';
  if (!needed) return screen ? [{ loc: [...loc, 'screen'], msg: 'goes with require_screen', type: 'value_error' }] : [];
  if (SCREEN_NAMES.includes(screen as ScreenName)) return [];
  return [{ loc: [...loc, 'screen'], msg: 'is not the name of a screen', type: screen ? 'enum' : 'missing' }];
}

/** The actions as they are stored. They must have passed `checkRule`. */
export function actionsOf(actions: RuleActionInput[]): RuleAction[] {
  return actions.map(({ kind, screen }) =>
    String(kind) === 'require_screen'
      ? { kind: 'require_screen', screen: screen as ScreenName }
      : ({ kind: String(kind) } as RuleAction),
  );
}
