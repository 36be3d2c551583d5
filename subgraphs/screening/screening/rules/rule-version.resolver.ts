import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { PageArgs } from '#kit/graph/page-args.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { authorOf } from '../../booking/note/note-author.type.js';
import type { ScreeningContext } from '../context.js';
import { BusinessRuleType } from './business-rule.type.js';
import { RuleVersionAuthor, RuleVersionConnection, RuleVersionType } from './rule-version.type.js';
import { restoreRule } from './restore-rule.js';

@Resolver(() => BusinessRuleType)
export class RuleVersionsResolver {
  @FieldResolver(() => RuleVersionConnection, { description: 'Saved versions, newest first.' })
  versionConnection(
    @Root() rule: BusinessRuleType,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { load }: ScreeningContext,
  ) {
    return load.ruleVersions(rule, page);
  }

  @RequiresRole('owner')
  @Mutation(() => BusinessRuleType, {
    description:
      'Restore the condition and actions of a version of a business rule. They are saved as a new version, which is a draft; nothing is saved if they are those of the current version.',
  })
  restoreBusinessRule(
    @Arg('id', () => ID, { description: 'Rule ID.' }) id: string,
    @Arg('version', () => Int, { description: 'Number of the version to restore.' }) version: number,
    @Ctx() context: ScreeningContext,
  ) {
    return restoreRule(context, id, version);
  }
}

@Resolver(() => RuleVersionType)
export class RuleVersionAuthorResolver {
  @FieldResolver(() => RuleVersionAuthor, {
    nullable: true,
    description: 'Who saved the version; null if not recorded.',
  })
  author(@Root() version: RuleVersionType) {
    return authorOf(version);
  }
}
