import { Field, ObjectType } from 'type-graphql';
import { AnswerHead } from '../../answer/answer-head.type.js';

@ObjectType('CompanyRecord', { description: 'A company that uses a domain.' })
export class Company {
  @Field(() => String, { description: 'Company name.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "English name of the country; if the list's value is not a known country, that value.",
  })
  country!: string | null;

  @Field(() => String, { nullable: true, description: 'Industry.' })
  industry!: string | null;

  @Field(() => String, { nullable: true, description: 'Number of employees, as a range.' })
  size!: string | null;

  @Field(() => String, { nullable: true, description: 'URL of a profile page.' })
  profileUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Year founded.' })
  founded!: string | null;
}

@ObjectType({ description: 'Companies behind a domain.' })
export class CompanyFacts {
  @Field(() => [Company], { description: 'Companies, up to 25; empty if the list has none for the domain.' })
  companies!: Company[];
}

@ObjectType({ description: 'Result of a company lookup by domain.' })
export class CompanyAnswer extends AnswerHead {
  @Field(() => CompanyFacts, { nullable: true, description: 'Companies found; null only if `known` is false.' })
  facts!: CompanyFacts | null;
}
