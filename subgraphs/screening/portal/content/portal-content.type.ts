import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { GraphQLJSONObject } from 'graphql-scalars';
import type { ScreenName } from '#portal-screens';
import { PortalScreen } from '../../booking/screens/portal-screen.type.js';

@ObjectType({ description: 'Content of a guest portal screen, as configured by the host.' })
export class PortalContent {
  @Field(() => PortalScreen, { description: 'Portal screen.' })
  screen!: ScreenName;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the listing that the content applies to; null for account-wide or default content.',
  })
  listingId!: string | null;

  @Field(() => Boolean, { description: 'Whether the content was configured; false means default content.' })
  isSet!: boolean;

  @Field(() => GraphQLJSONObject, {
    description:
      'Rules, fields, disclosure or amount, depending on the screen. If a text is null, the portal shows its ' +
      'default text.',
  })
  content!: Record<string, unknown>;
}

@InputType({ description: 'Content for a guest portal screen.' })
export class PortalContentInput {
  @Field(() => PortalScreen, { description: 'Portal screen.' })
  screen!: ScreenName;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the listing that the content applies to. If omitted, the content applies to the whole account.',
  })
  listingId?: string | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Content; null restores the default.',
  })
  content?: Record<string, unknown> | null;
}
