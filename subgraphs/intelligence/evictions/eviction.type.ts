import { Field, Float, Int, ObjectType } from 'type-graphql';
import { AnswerHead } from '../answer/answer-head.type.js';

@ObjectType({ description: 'A case of eviction at a court. It names no person.' })
export class Eviction {
  @Field(() => String, { description: 'Code of the source, such as `US-TX`.' })
  source!: string;

  @Field(() => String, { nullable: true, description: 'Where the case can be read about.' })
  sourceUrl!: string | null;

  @Field(() => String, { description: 'The day that the case was filed on (ISO 8601).' })
  evictionDate!: string;

  @Field(() => String, { nullable: true, description: 'Number of the case at the court.' })
  caseNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Street and house number.' })
  street!: string | null;

  @Field(() => String, { nullable: true, description: 'Number of the flat.' })
  unit!: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the state or province.' })
  stateCode!: string | null;

  @Field(() => String, { nullable: true, description: 'English name of the state, in the United States.' })
  stateName!: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  postalCode!: string | null;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2 code of the country.' })
  countryCode!: string;

  @Field(() => String, { nullable: true, description: 'English name of the country.' })
  countryName!: string | null;

  @Field(() => Float, { nullable: true, description: 'Latitude in degrees.' })
  lat!: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude in degrees.' })
  lon!: number | null;
}

@ObjectType({ description: 'A page of cases of eviction.' })
export class EvictionPage {
  @Field(() => Int, { description: 'How many cases there are in all; counted up to 10,000.' })
  total!: number;

  @Field(() => Int, { description: 'How many were passed over.' })
  from!: number;

  @Field(() => Int, { description: 'The size in force, at most 100.' })
  size!: number;

  @Field(() => [Eviction], { description: 'The cases, latest first.' })
  items!: Eviction[];
}

@ObjectType({ description: 'The answer to which cases of eviction there are.' })
export class EvictionAnswer extends AnswerHead {
  @Field(() => EvictionPage, { nullable: true, description: 'The facts; null exactly when `known` is false.' })
  facts!: EvictionPage | null;
}
