import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { ScreenName } from '#portal-screens';
import { PortalScreen } from '../../booking/screens/portal-screen.type.js';
import type { GivenByScreen, Shown } from '../graph-types/by-screen.js';
import { PortalScreenContent, PortalScreenContentInput } from './screen-content.type.js';

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

  @Field(() => PortalScreenContent, { description: 'Content.' })
  content!: Shown;
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

  @Field(() => PortalScreenContentInput, {
    nullable: true,
    description: 'Content, in the field of the screen; null restores the default.',
  })
  content?: GivenByScreen | null;
}
