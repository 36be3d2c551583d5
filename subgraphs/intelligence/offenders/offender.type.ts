import { Field, Int, ObjectType } from 'type-graphql';
import { AnswerHead } from '../answer/answer-head.type.js';

@ObjectType({ description: "A record of a State's register of sex offenders." })
export class SexOffender {
  @Field(() => String, { description: 'Identifier of the record; the same in every version of the list.' })
  id!: string;

  @Field(() => String, { description: 'Name as the register has it.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'First name.' })
  firstName!: string | null;

  @Field(() => String, { nullable: true, description: 'Last name.' })
  lastName!: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'County.' })
  county!: string | null;

  @Field(() => String, { nullable: true, description: 'Postal abbreviation of the State.' })
  state!: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  zip!: string | null;

  @Field(() => String, { nullable: true, description: 'Date of birth (ISO 8601); null where the register has none.' })
  birthDate!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of a picture.' })
  imageUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'When the record was changed last, or the day of the list (ISO 8601).',
  })
  timestamp!: string | null;

  @Field(() => [String], { description: 'What the person was convicted of.' })
  charges!: string[];

  @Field(() => [String], { description: 'Other names.' })
  aliases!: string[];
}

@ObjectType({ description: 'A page of records of registers.' })
export class SexOffenderPage {
  @Field(() => Int, { description: 'How many records there are in all.' })
  total!: number;

  @Field(() => Int, { description: 'How many were passed over.' })
  from!: number;

  @Field(() => Int, { description: 'The size in force, at most 100.' })
  size!: number;

  @Field(() => [SexOffender], { description: 'The records, by name.' })
  items!: SexOffender[];

  @Field(() => String, {
    description: 'What the register was searched by: folded names and State. It names the person.',
  })
  key!: string;

  @Field(() => String, {
    description: 'What the law wants everybody to be told who is shown a register (34 USC 20920).',
  })
  warning!: string;
}

@ObjectType({ description: "The answer to whether a person is on a State's register of sex offenders." })
export class SexOffenderAnswer extends AnswerHead {
  @Field(() => SexOffenderPage, { nullable: true, description: 'The facts; null exactly when `known` is false.' })
  facts!: SexOffenderPage | null;
}
