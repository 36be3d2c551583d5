import { Field, ObjectType } from 'type-graphql';
import { AnswerHead } from '../../answer/answer-head.type.js';

@ObjectType('CompanyRecord', { description: 'A company behind a domain.' })
export class Company {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'English name of its country; as the list has it where that is no country.',
  })
  country!: string | null;

  @Field(() => String, { nullable: true, description: 'What it does.' })
  industry!: string | null;

  @Field(() => String, { nullable: true, description: 'How many work there, as a range.' })
  size!: string | null;

  @Field(() => String, { nullable: true, description: 'A page about it.' })
  profileUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'The year that it was founded in.' })
  founded!: string | null;
}

@ObjectType({ description: 'The companies behind a domain.' })
export class CompanyFacts {
  @Field(() => [Company], { description: 'At most 25; empty when the list has none of the domain.' })
  companies!: Company[];
}

@ObjectType({ description: 'The answer to which companies a domain belongs to.' })
export class CompanyAnswer extends AnswerHead {
  @Field(() => CompanyFacts, { nullable: true, description: 'The facts; null exactly when `known` is false.' })
  facts!: CompanyFacts | null;
}
