import { Field, ID, Int, ObjectType, createUnionType } from 'type-graphql';
import { connectionOf } from '#kit/graph/connection.js';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { AccountAuthor, PersonAuthor } from '../../booking/note/note-author.type.js';
import { RuleActionType } from './business-rule.type.js';

export const RuleVersionAuthor = createUnionType({
  name: 'RuleVersionAuthor',
  description: 'Who saved a version of a business rule.',
  types: () => [PersonAuthor, AccountAuthor] as const,
  resolveType: (author) => ('personId' in author ? 'PersonAuthor' : 'AccountAuthor'),
});

@ObjectType('BusinessRuleVersion', { description: 'A saved version of a business rule.' })
export class RuleVersionType {
  @Field(() => ID, { description: 'ID of the version.' })
  id!: string;

  @Field(() => Int, { description: 'Version number, from 1.' })
  version!: number;

  @Field(() => String, { description: 'Name of the rule when the version was saved.' })
  name!: string;

  @Field(() => String, { description: 'Condition of the version.' })
  condition!: string;

  @Field(() => [RuleActionType], { description: 'Actions of the version.' })
  actions!: RuleActionType[];

  @Field(() => Int, { nullable: true, description: 'Number of the version that was restored; null if it was written.' })
  restoredFrom!: number | null;

  @Field(() => DateTimeScalar, { description: 'Time at which the version was saved.' })
  createdAt!: Date;

  /** Both are exposed as `author`. */
  authorId!: string | null;
  personId!: string | null;
}

/** `BusinessRuleVersionEdge` and `BusinessRuleVersionConnection`. */
export const RuleVersionConnection = connectionOf('BusinessRuleVersion', () => RuleVersionType);
