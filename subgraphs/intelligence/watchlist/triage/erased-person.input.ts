import { Directive, Field, InputType } from 'type-graphql';

@Directive('@inaccessible')
@InputType({ description: 'An erased guest, as originally searched for.' })
export class ErasedPersonInput {
  @Field(() => String, { description: 'Full name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Date of birth, `YYYY-MM-DD`, if known.' })
  dob?: string | null;
}
