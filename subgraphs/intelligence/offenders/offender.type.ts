import { Field, Int, ObjectType } from 'type-graphql';
import { AnswerHead } from '../answer/answer-head.type.js';
import { DateScalar } from '#kit/graph/scalars.js';

@ObjectType({ description: "Record of a US state's sex offender register." })
export class SexOffender {
  @Field(() => String, { description: 'Record ID, stable across versions of the list.' })
  id!: string;

  @Field(() => String, { description: 'Full name as registered.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'First name.' })
  firstName!: string | null;

  @Field(() => String, { nullable: true, description: 'Last name.' })
  lastName!: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'County.' })
  county!: string | null;

  @Field(() => String, { nullable: true, description: 'Postal abbreviation of the US state.' })
  state!: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  zip!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Date of birth (ISO 8601); null if not in the register.' })
  birthDate!: string | null;

  @Field(() => String, { nullable: true, description: 'Image URL.' })
  imageUrl!: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Date of the last change to the record or, if unknown, of the list (ISO 8601).',
  })
  timestamp!: string | null;

  @Field(() => [String], { description: 'Convictions.' })
  charges!: string[];

  @Field(() => [String], { description: 'Aliases.' })
  aliases!: string[];
}

@ObjectType({ description: 'A page of register records.' })
export class SexOffenderPage {
  @Field(() => Int, { description: 'Total number of records.' })
  total!: number;

  @Field(() => Int, { description: 'Offset: number of items skipped.' })
  from!: number;

  @Field(() => Int, { description: 'Page size applied.' })
  size!: number;

  @Field(() => [SexOffender], { description: 'Records, sorted by birth date, name and ID.' })
  items!: SexOffender[];

  @Field(() => String, {
    description: 'Normalized name and state used for the search. Contains personal data.',
  })
  key!: string;

  @Field(() => String, {
    description: 'Legal notice to show with register data (34 USC 20920).',
  })
  warning!: string;
}

@ObjectType({ description: 'Result of a sex offender register lookup.' })
export class SexOffenderAnswer extends AnswerHead {
  @Field(() => SexOffenderPage, { nullable: true, description: 'Details; null only if `known` is false.' })
  facts!: SexOffenderPage | null;
}
