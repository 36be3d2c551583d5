import { Field, InputType } from 'type-graphql';
import type { SubjectKind } from '@guest-screening/name-matching';
import { NameSubjectKind } from '../graph/subject-kind.js';

const DATES = 'ISO 8601, full or partial (`1962`, `1962-03`, `1962-03-05`). Omit if unknown.';
const COUNTRIES = 'ISO 3166-1 alpha-2. Omit if unknown.';
const KIND = 'Kind of subject; null if unknown.';

@InputType({ description: 'Pair of names to compare: the searched name and the listed name.' })
export class NamePairInput {
  @Field(() => String, { description: 'Searched name in any script, up to 400 characters.' })
  left!: string;

  @Field(() => String, { description: 'Listed name in any script, up to 400 characters.' })
  right!: string;

  @Field(() => [String], { nullable: true, description: `Birth dates of the left name. ${DATES}` })
  leftBirthDates?: string[] | null;

  @Field(() => [String], { nullable: true, description: `Birth dates of the right name. ${DATES}` })
  rightBirthDates?: string[] | null;

  @Field(() => [String], { nullable: true, description: `Countries of the left name. ${COUNTRIES}` })
  leftCountries?: string[] | null;

  @Field(() => [String], { nullable: true, description: `Countries of the right name. ${COUNTRIES}` })
  rightCountries?: string[] | null;

  @Field(() => NameSubjectKind, { nullable: true, description: `Left name. ${KIND}` })
  leftKind?: SubjectKind | null;

  @Field(() => NameSubjectKind, { nullable: true, description: `Right name. ${KIND}` })
  rightKind?: SubjectKind | null;
}
