import { Directive, Field, InputType } from 'type-graphql';
import { DateScalar } from '#kit/graph/scalars.js';

@Directive('@inaccessible')
@InputType({ description: 'An erased guest, as originally searched for.' })
export class ErasedPersonInput {
  @Field(() => String, { description: 'Full name.' })
  name!: string;

  @Field(() => DateScalar, { nullable: true, description: 'Date of birth, `YYYY-MM-DD`, if known.' })
  dob?: string | null;
}
