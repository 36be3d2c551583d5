import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Failure } from '#kit/failure.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { ScreeningContext } from '../context.js';
import { backTest } from './back-test.js';
import { BackTest } from './back-test.type.js';
import { BusinessRuleInput } from './business-rule.input.js';
import { BusinessRuleType, RuleStateName } from './business-rule.type.js';
import { deleteRule, saveRule, setRuleState } from './save-rule.js';

const WHICH = { description: 'Identifier of the rule.' };

@Resolver()
export class RuleResolver {
  @RequiresRole('viewer')
  @Query(() => [BusinessRuleType], { description: 'The rules of the account in the order that they run in.' })
  businessRules(@Ctx() { load, viewer }: ScreeningContext) {
    return load.rulesOf(viewer.accountId);
  }

  @RequiresRole('manager')
  @Query(() => BackTest, { description: 'What the rule would have changed in the last 90 days, were it live.' })
  async backTestBusinessRule(
    @Arg('id', () => ID, WHICH) id: string,
    @Ctx() { load, pool, viewer }: ScreeningContext,
  ): Promise<BackTest> {
    const rules = await load.rulesOf(viewer.accountId);
    const tried = rules.find((rule) => rule.id === id);
    if (!tried) throw new Failure('RULE_NOT_FOUND', 'There is no such rule.');
    return backTest(pool, viewer.accountId, rules, tried);
  }

  @RequiresRole('owner')
  @Mutation(() => BusinessRuleType, { description: 'Makes a rule as a draft, or changes the one with the `id`.' })
  saveBusinessRule(
    @Arg('input', () => BusinessRuleInput, { description: 'The rule.' }) input: BusinessRuleInput,
    @Ctx() context: ScreeningContext,
  ) {
    return saveRule(context, input);
  }

  @RequiresRole('owner')
  @Mutation(() => BusinessRuleType, { description: 'Puts a rule into shadow, live, or back to draft.' })
  setBusinessRuleState(
    @Arg('id', () => ID, WHICH) id: string,
    @Arg('state', () => RuleStateName, { description: 'A draft goes live through shadow.' }) state: RuleStateName,
    @Ctx() context: ScreeningContext,
  ) {
    return setRuleState(context, id, state);
  }

  @RequiresRole('owner')
  @Mutation(() => Boolean, { description: 'Takes a rule away.' })
  deleteBusinessRule(@Arg('id', () => ID, WHICH) id: string, @Ctx() context: ScreeningContext) {
    return deleteRule(context, id);
  }
}
