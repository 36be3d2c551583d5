import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { GraphQLJSONObject } from 'graphql-scalars';
import type { ScreenName } from '#portal-screens';
import { PortalScreen } from '../../booking/screens/portal-screen.type.js';

@ObjectType({ description: 'Content of a guest portal screen, as configured by the host.' })
export class PortalContent {
  @Field(() => PortalScreen, { description: 'Screen.' })
  screen!: ScreenName;

  @Field(() => ID, {
    nullable: true,
    description: 'Listing that the content applies to; null for the account-wide or default content.',
  })
  listingId!: string | null;

  @Field(() => Boolean, { description: 'Whether the content was configured; false means default content.' })
  isSet!: boolean;

  @Field(() => GraphQLJSONObject, {
    description:
      'Rules, fields, disclosure or amount, depending on the screen. Where a text is null, the ' +
      'portal uses its own wording.',
  })
  content!: Record<string, unknown>;
}

@InputType({ description: 'Content for a guest portal screen.' })
export class PortalContentInput {
  @Field(() => PortalScreen, { description: 'Screen.' })
  screen!: ScreenName;

  @Field(() => ID, {
    nullable: true,
    description: 'Listing that the content applies to; the whole account if omitted.',
  })
  listingId?: string | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Content; null restores the default.',
  })
  content?: Record<string, unknown> | null;
}
