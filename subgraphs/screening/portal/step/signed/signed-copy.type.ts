import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { AgreementFormat } from '../../agreement-format.js';

@ObjectType({ description: 'Signed usage agreement: the text of the signed version, and the signature.' })
export class SignedCopy {
  @Field(() => Int, { description: 'Version of the text.' })
  version!: number;

  @Field(() => String, { description: 'SHA-256 of the UTF-8 text, in hexadecimal.' })
  sha256!: string;

  @Field(() => AgreementFormat, { description: 'Format.' })
  format!: string;

  @Field(() => String, { description: 'Text of the agreement.' })
  content!: string;

  @Field(() => DateTimeScalar, { description: 'Time at which it was signed.' })
  signedAt!: Date;

  @Field(() => String, { nullable: true, description: 'Name typed as the signature; null if the signature was drawn.' })
  signedName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Drawn signature as a PNG data URL; null if the signature was typed.',
  })
  signedImage!: string | null;
}
