import { Field, Float, Int, ObjectType } from 'type-graphql';
import { AnswerHead } from '../answer/answer-head.type.js';
import { DateScalar } from '#kit/graph/scalars.js';

@ObjectType({ description: 'An eviction case filed with a court. Contains no personal names.' })
export class Eviction {
  @Field(() => String, { description: 'Source code, such as `US-TX`.' })
  source!: string;

  @Field(() => String, { nullable: true, description: 'Link to the case record.' })
  sourceUrl!: string | null;

  @Field(() => DateScalar, { description: 'Filing date (ISO 8601).' })
  evictionDate!: string;

  @Field(() => String, { nullable: true, description: 'Court case number.' })
  caseNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Street and house number.' })
  street!: string | null;

  @Field(() => String, { nullable: true, description: 'Unit or apartment number.' })
  unit!: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'State or province code.' })
  stateCode!: string | null;

  @Field(() => String, { nullable: true, description: 'English name of the US state; null elsewhere.' })
  stateName!: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  postalCode!: string | null;

  @Field(() => String, { description: 'Country (ISO 3166-1 alpha-2).' })
  countryCode!: string;

  @Field(() => String, { nullable: true, description: 'English country name.' })
  countryName!: string | null;

  @Field(() => Float, { nullable: true, description: 'Latitude in degrees.' })
  lat!: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude in degrees.' })
  lon!: number | null;
}

@ObjectType({ description: 'A page of eviction cases.' })
export class EvictionPage {
  @Field(() => Int, { description: 'Total number of cases, counted up to 10,000.' })
  total!: number;

  @Field(() => Int, { description: 'Offset: number of items skipped.' })
  from!: number;

  @Field(() => Int, { description: 'Page size applied.' })
  size!: number;

  @Field(() => [Eviction], { description: 'Cases, most recent first.' })
  items!: Eviction[];
}

@ObjectType({ description: 'Result of an eviction search.' })
export class EvictionAnswer extends AnswerHead {
  @Field(() => EvictionPage, { nullable: true, description: 'Details; null only if `known` is false.' })
  facts!: EvictionPage | null;
}
