import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { AccountRow } from '#kit/store/account-row.js';

/** One text that guests agree to, as it is shown to them. */
@Entity({ tableName: 'agreement_text' })
@ObjectType({ description: 'A text that guests agree to.' })
export class AgreementText extends AccountRow {
  /** `user`, `source`, `reservation` or `listing`. */
  @Property({ type: 'text' })
  level!: string;

  @Field(() => String, {
    description: "What it holds for: a source's name, or the identifier of a reservation, a listing or the account.",
  })
  @Property({ type: 'text' })
  name!: string;

  /** The name in the form that names are compared by. */
  @Property({ type: 'text' })
  matchKey!: string;

  @Field(() => String, { description: '`html`, `text` or `markdown`.' })
  @Property({ type: 'text' })
  format!: string;

  @Field(() => String, { description: 'The text; HTML holds nothing that could run or load anything.' })
  @Property({ type: 'text' })
  content!: string;

  @Field(() => Int, { description: 'Counts the changes of text and format, from 1.' })
  @Property({ type: 'integer' })
  version: number = 1;

  @Field(() => String, { description: 'SHA-256 of the text in UTF-8, in hex: what a signature refers to.' })
  @Property({ type: 'text' })
  sha256!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it last changed.' })
  declare updatedAt: Date;
}
