import { Directive, Field, InputType } from 'type-graphql';

@Directive('@inaccessible')
@InputType({ description: 'Somebody who was erased, as they were searched for.' })
export class ErasedPersonInput {
  @Field(() => String, { description: 'The whole name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The birth date, YYYY-MM-DD, where one was known.' })
  dob?: string | null;
}
