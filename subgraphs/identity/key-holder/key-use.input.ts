import { Directive, Field, ID, InputType } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';

@InputType({ description: 'Last use of an API key. Internal: gateway only.' })
@Directive('@inaccessible')
export class KeyUseInput {
  @Field(() => ID, { description: 'ID of the account that owns the key.' })
  accountId!: string;

  @Field(() => ID, { description: 'Key ID.' })
  keyId!: string;

  @Field(() => DateTimeScalar, { description: 'Time of use.' })
  at!: Date;
}
