import { ArgsType, Field, Int } from 'type-graphql';

/** The arguments of a connection, as in the Relay Cursor Connections specification. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'Number of items to return from the start of the list, up to 100. Defaults to 25.',
  })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Only items after this cursor.' })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of items to return from the end of the list, up to 100. Cannot be combined with `first`.',
  })
  last?: number | null;

  @Field(() => String, { nullable: true, description: 'Only items before this cursor.' })
  before?: string | null;
}
