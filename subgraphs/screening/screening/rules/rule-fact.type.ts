import { Field, ObjectType } from 'type-graphql';
import { capitalEnumOf } from '#kit/graph/enum-of.js';
import type { FactKind } from './condition/rule-vocabulary.js';

const RuleFactKind = capitalEnumOf<FactKind>('RuleFactKind', 'Kind of a fact of business rules.', {
  number: 'Number, compared with `<`, `<=`, `==`, `!=`, `>` and `>=`.',
  text: 'Text in double quotes, case-sensitive.',
  flag: '`true` or `false`.',
  date: 'Day as text, such as `"2026-12-31"`.',
});

@ObjectType('RuleFact', { description: 'Fact that the condition of a business rule can use.' })
export class RuleFactType {
  @Field(() => String, { description: 'Name in conditions, such as `reservation.nights`.' })
  name!: string;

  @Field(() => RuleFactKind, { description: 'Kind of fact.' })
  kind!: FactKind;

  @Field(() => String, { description: 'Description of the fact.' })
  description!: string;

  @Field(() => String, { description: 'Example value, as written in a condition.' })
  example!: string;

  @Field(() => [String], {
    nullable: true,
    description: 'All possible values of a text; null if any text is possible.',
  })
  values!: readonly string[] | null;

  @Field(() => Boolean, {
    description: 'Whether the fact can be unknown. Comparisons with an unknown fact do not hold.',
  })
  mayBeUnknown!: boolean;
}
