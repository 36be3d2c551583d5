import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { GraphQLJSONObject } from 'graphql-scalars';
import type { ScreenName } from '#portal-screens';
import { PortalScreen } from '../../booking/screens/portal-screen.type.js';

@ObjectType({ description: 'What a host asks for on a screen of the guest portal.' })
export class PortalContent {
  @Field(() => PortalScreen, { description: 'The screen.' })
  screen!: ScreenName;

  @Field(() => ID, { nullable: true, description: 'The listing that it is set for; null: the account, or nobody.' })
  listingId!: string | null;

  @Field(() => Boolean, { description: 'Whether it was set; else it is what is usual.' })
  isSet!: boolean;

  @Field(() => GraphQLJSONObject, {
    description:
      'Rules, fields, a disclosure or an amount, as the screen has it. A text that is null is worded by the portal.',
  })
  content!: Record<string, unknown>;
}

@InputType({ description: 'What is to be asked for on a screen of the guest portal.' })
export class PortalContentInput {
  @Field(() => PortalScreen, { description: 'The screen.' })
  screen!: ScreenName;

  @Field(() => ID, { nullable: true, description: 'For this listing only.' })
  listingId?: string | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'What is asked for; null goes back to what is usual.',
  })
  content?: Record<string, unknown> | null;
}
