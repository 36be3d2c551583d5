import { ResultName } from '#kit/graph/payload/mutation-payloads.js';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Failure } from '#kit/failure.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { screeningMessages } from '../../messages.js';
import type { ScreeningContext } from '../context.js';
import { backTest } from './back-test.js';
import { BackTest } from './back-test.type.js';
import { BusinessRuleInput } from './business-rule.input.js';
import { BusinessRuleType, RuleStateName } from './business-rule.type.js';
import { ConditionProblem, conditionProblems } from './condition-problem.type.js';
import { RULE_FACTS } from './condition/rule-vocabulary.js';
import { RuleFactType } from './rule-fact.type.js';
import { deleteRule, saveRule, setRuleState } from './save-rule.js';

const WHICH = { description: 'Rule ID.' };

@Resolver()
export class RuleResolver {
  @RequiresRole('viewer')
  @Query(() => [BusinessRuleType], { description: 'List the business rules of the account in execution order.' })
  businessRules(@Ctx() { load, viewer }: ScreeningContext) {
    return load.rulesOf(viewer.accountId);
  }

  @RequiresRole('viewer')
  @Query(() => BusinessRuleType, {
    nullable: true,
    description: 'Get a business rule by ID.',
  })
  businessRule(@Arg('id', () => ID, WHICH) id: string, @Ctx() { load }: ScreeningContext) {
    return load.businessRule(id);
  }

  @RequiresRole('viewer')
  @Query(() => [RuleFactType], { description: 'List the facts that the condition of a business rule can use.' })
  ruleFacts(): RuleFactType[] {
    return Object.entries(RULE_FACTS).map(([name, fact]) => ({ name, ...fact }));
  }

  @RequiresRole('manager')
  @Query(() => [ConditionProblem], {
    description:
      'Check the condition of a business rule without saving it: all problems that can be found at once, up to 20. The ' +
      'first is the one that saving reports; a syntax error is the only one. A valid condition has none.',
  })
  checkCondition(
    @Arg('condition', () => String, { description: 'Condition, as in `saveBusinessRule`.' }) condition: string,
  ): ConditionProblem[] {
    return conditionProblems(condition);
  }

  @RequiresRole('manager')
  @Query(() => BackTest, {
    description: 'Back-test a rule: show what it would have changed in the last 90 days if it had been live.',
  })
  async backTestBusinessRule(
    @Arg('id', () => ID, WHICH) id: string,
    @Ctx() { load, pool, viewer }: ScreeningContext,
  ): Promise<BackTest> {
    const rules = await load.rulesOf(viewer.accountId);
    const tried = rules.find((rule) => rule.id === id);
    if (!tried) throw new Failure('RULE_NOT_FOUND', screeningMessages.ruleNotFound);
    return backTest(pool, viewer.accountId, rules, tried);
  }

  @RequiresRole('owner')
  @Mutation(() => BusinessRuleType, {
    description: 'Create a business rule as a draft, or update the rule with the given `id`.',
  })
  saveBusinessRule(
    @Arg('input', () => BusinessRuleInput, { description: 'Rule to save.' }) input: BusinessRuleInput,
    @Ctx() context: ScreeningContext,
  ) {
    return saveRule(context, input);
  }

  @RequiresRole('owner')
  @Mutation(() => BusinessRuleType, { description: 'Set a business rule to draft, shadow or live.' })
  setBusinessRuleState(
    @Arg('id', () => ID, WHICH) id: string,
    @Arg('state', () => RuleStateName, {
      description: 'New state. A draft must be set to shadow before it can go live.',
    })
    state: RuleStateName,
    @Ctx() context: ScreeningContext,
  ) {
    return setRuleState(context, id, state);
  }

  @RequiresRole('owner')
  @ResultName('isDeleted')
  @Mutation(() => Boolean, { description: 'Delete a business rule.' })
  deleteBusinessRule(@Arg('id', () => ID, WHICH) id: string, @Ctx() context: ScreeningContext) {
    return deleteRule(context, id);
  }
}
