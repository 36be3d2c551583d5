import { Field, InputType } from 'type-graphql';
import type { SubjectKind } from '@guest-screening/name-matching';
import { NameSubjectKind } from '../graph/subject-kind.js';

const DATES = 'Birth dates, ISO 8601, whole or cut short (`1962`, `1962-03`, `1962-03-05`); none says nothing.';
const COUNTRIES = 'ISO 3166-1 alpha-2 codes of countries that they have to do with; none says nothing.';
const KIND = 'What bears the name; null when that is not known.';

@InputType({ description: 'Two names to compare: who is asked about, and who is listed.' })
export class NamePairInput {
  @Field(() => String, { description: 'Name of who is asked about, in any script, at most 400 characters.' })
  left!: string;

  @Field(() => String, { description: 'The listed name, in any script, at most 400 characters.' })
  right!: string;

  @Field(() => [String], { nullable: true, description: `Of the left one. ${DATES}` })
  leftBirthDates?: string[] | null;

  @Field(() => [String], { nullable: true, description: `Of the right one. ${DATES}` })
  rightBirthDates?: string[] | null;

  @Field(() => [String], { nullable: true, description: `Of the left one. ${COUNTRIES}` })
  leftCountries?: string[] | null;

  @Field(() => [String], { nullable: true, description: `Of the right one. ${COUNTRIES}` })
  rightCountries?: string[] | null;

  @Field(() => NameSubjectKind, { nullable: true, description: `On the left. ${KIND}` })
  leftKind?: SubjectKind | null;

  @Field(() => NameSubjectKind, { nullable: true, description: `On the right. ${KIND}` })
  rightKind?: SubjectKind | null;
}
