import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A usage agreement as it was signed: the text of that version, and the signature.' })
export class SignedCopy {
  @Field(() => Int, { description: 'Version of the text.' })
  version!: number;

  @Field(() => String, { description: 'SHA-256 of the text in UTF-8, in hex.' })
  sha256!: string;

  @Field(() => String, { description: '`html` (sanitised), `text` or `markdown`.' })
  format!: string;

  @Field(() => String, { description: 'The text.' })
  content!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was signed.' })
  signedAt!: Date;

  @Field(() => String, { nullable: true, description: 'The name that was typed as a signature; null: it was drawn.' })
  signedName!: string | null;

  @Field(() => String, { nullable: true, description: 'The drawn signature, a PNG as a data URL; null: it was typed.' })
  signedImage!: string | null;
}
