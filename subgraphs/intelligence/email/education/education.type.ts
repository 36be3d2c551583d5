import { Field, ObjectType } from 'type-graphql';
import { AnswerHead } from '../../answer/answer-head.type.js';

@ObjectType({ description: 'A university or college.' })
export class Institution {
  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'English name of the country.' })
  countryName!: string | null;

  @Field(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2 country code.' })
  countryCode!: string | null;

  @Field(() => [String], { description: 'Email domains.' })
  domains!: string[];

  @Field(() => [String], { description: 'Websites.' })
  urls!: string[];
}

@ObjectType({ description: 'The institution behind an email domain.' })
export class EducationFacts {
  @Field(() => Institution, {
    nullable: true,
    description: 'The institution; null if the domain is not in the list.',
  })
  institution!: Institution | null;
}

@ObjectType({ description: 'Result of an education domain lookup.' })
export class EducationAnswer extends AnswerHead {
  @Field(() => EducationFacts, { nullable: true, description: 'Institution found; null only if `known` is false.' })
  facts!: EducationFacts | null;
}
