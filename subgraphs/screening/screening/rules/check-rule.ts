import type { InputProblem } from '#kit/failure.js';
import { SCREEN_NAMES, type ScreenName } from '../../booking/facts/screens.js';
import type { BusinessRuleInput, RuleActionInput } from './business-rule.input.js';
import { screeningMessages } from '../../messages.js';
import { conditionProblem } from './condition/rule-condition.js';
import type { RuleAction } from './run-rules.js';

const MAX_ACTIONS = 5;
const MAX_NAME = 100;

/** Validates a rule and returns all its problems. */
export function checkRule({ name, condition, actions }: Omit<BusinessRuleInput, 'id'>): InputProblem[] {
  const problems: InputProblem[] = [];
  const add = (loc: string[], msg: string, type: string) => problems.push({ loc, msg, type });
  if (name.trim().length < 1) add(['name'], screeningMessages.empty, 'too_short');
  if (name.length > MAX_NAME) add(['name'], screeningMessages.tooLong(MAX_NAME), 'too_long');
  // oxlint-disable-next-line no-control-regex -- names appear in lists and emails
  if (/[\u0000-\u001f]/.test(name) || !name.isWellFormed())
    add(['name'], screeningMessages.controlCharacters, 'value_error');
  const wrong = conditionProblem(condition);
  if (wrong) add(['condition'], wrong, 'value_error');
  if (actions.length < 1) add(['actions'], screeningMessages.empty, 'too_short');
  if (actions.length > MAX_ACTIONS) add(['actions'], screeningMessages.tooManyActions(MAX_ACTIONS), 'too_long');
  actions.forEach((action, n) => problems.push(...checkAction(action, ['actions', String(n)])));
  const kinds = actions.map(({ kind }) => String(kind));
  if (kinds.includes('approve') && kinds.includes('decline'))
    add(['actions'], screeningMessages.approveAndDecline, 'value_error');
  return problems;
}

function checkAction({ kind, screen }: RuleActionInput, loc: string[]): InputProblem[] {
  const needed = String(kind) === 'require_screen';
  const problem = (msg: string, type: string) => [{ loc: [...loc, 'screen'], msg, type }];
  if (!needed) return screen ? problem(screeningMessages.screenNotExpected, 'value_error') : [];
  if (SCREEN_NAMES.includes(screen as ScreenName)) return [];
  return problem(screeningMessages.screenUnknown, screen ? 'enum' : 'missing');
}

/** Actions in their stored form. They must have passed `checkRule`. */
export function actionsOf(actions: RuleActionInput[]): RuleAction[] {
  return actions.map(({ kind, screen }) =>
    String(kind) === 'require_screen'
      ? { kind: 'require_screen', screen: screen as ScreenName }
      : ({ kind: String(kind) } as RuleAction),
  );
}
