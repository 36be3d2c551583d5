import { Failure } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import { screeningMessages } from '../../messages.js';
import type { ScreeningContext } from '../context.js';
import { BusinessRule } from './business-rule.entity.js';
import { BusinessRuleVersion } from './rule-version.entity.js';
import { saveRule } from './save-rule.js';

/**
 * Saves a rule with the condition and actions of one of its versions. Throws RULE_NOT_FOUND, and BAD_INPUT if there is
 * no such version or its condition is no longer valid.
 */
export async function restoreRule(
  context: Pick<ScreeningContext, 'viewer' | 'em' | 'jobs'>,
  id: string,
  version: number,
): Promise<BusinessRule> {
  const { accountId } = context.viewer;
  const [rule, restored] = await context.em.transactional(async (tx) => [
    isId(id) ? await tx.findOne(BusinessRule, { accountId, id }) : null,
    isId(id) ? await tx.findOne(BusinessRuleVersion, { accountId, ruleId: id, version }) : null,
  ]);
  if (!rule) throw new Failure('RULE_NOT_FOUND', screeningMessages.ruleNotFound);
  if (!restored) {
    const msg = screeningMessages.ruleVersionUnknown;
    throw new Failure('BAD_INPUT', `version ${msg}`, [{ loc: ['version'], msg, type: 'value_error' }]);
  }
  const { condition, actions } = restored;
  return saveRule(context, { id, name: rule.name, condition, actions }, version);
}
