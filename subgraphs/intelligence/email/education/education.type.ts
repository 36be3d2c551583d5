import { Field, ObjectType } from 'type-graphql';
import { AnswerHead } from '../../answer/answer-head.type.js';

@ObjectType({ description: 'A university or college.' })
export class Institution {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'English name of its country.' })
  countryName!: string | null;

  @Field(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2 code of its country.' })
  countryCode!: string | null;

  @Field(() => [String], { description: 'The domains of its addresses.' })
  domains!: string[];

  @Field(() => [String], { description: 'Its pages.' })
  urls!: string[];
}

@ObjectType({ description: 'Whose students or staff an e-mail address belongs to.' })
export class EducationFacts {
  @Field(() => Institution, {
    nullable: true,
    description: 'The institution; null when the list has none of the domain.',
  })
  institution!: Institution | null;
}

@ObjectType({ description: 'The answer to whether an e-mail address is that of a university or college.' })
export class EducationAnswer extends AnswerHead {
  @Field(() => EducationFacts, { nullable: true, description: 'The facts; null exactly when `known` is false.' })
  facts!: EducationFacts | null;
}
