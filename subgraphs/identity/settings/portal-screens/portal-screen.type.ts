import { Directive, Field, ID, InputType, ObjectType } from 'type-graphql';
import { enumOf } from '#kit/graph/enum-of.js';
import { SCREEN_SETTING_MEANINGS, SCREEN_TITLES, type ScreenName, type ScreenSetting } from '#portal-screens';

export const PortalScreen = enumOf('PortalScreen', 'A screen or add-on of the guest portal.', SCREEN_TITLES);
export const ScreenSettingWord = enumOf(
  'ScreenSetting',
  'Whether a screen is asked for; `inherit` leaves it to the level below.',
  SCREEN_SETTING_MEANINGS,
);

@Directive('@shareable')
@ObjectType({ description: 'What holds for one screen of the guest portal.' })
export class PortalScreenSetting {
  @Field(() => PortalScreen, { description: 'The screen.' })
  screen!: ScreenName;

  @Field(() => ScreenSettingWord, { description: 'Its setting.' })
  setting!: ScreenSetting;
}

@InputType({ description: 'What is to hold for one screen of the guest portal.' })
export class PortalScreenSettingInput {
  @Field(() => PortalScreen, { description: 'The screen.' })
  screen!: ScreenName;

  @Field(() => ScreenSettingWord, { description: 'Its setting.' })
  setting!: ScreenSetting;
}

@InputType({ description: 'A stay of which it is asked what settings of screens say.' })
export class ScreenStayInput {
  @Field(() => ID, { description: 'The account that the stay is of.' })
  accountId!: string;

  @Field(() => ID, { nullable: true, description: 'The listing of the stay.' })
  listingId!: string | null;

  @Field(() => String, { nullable: true, description: 'The booking channel.' })
  source!: string | null;

  @Field(() => Boolean, { description: 'Whether the guest has stayed before.' })
  isRepeatGuest!: boolean;
}
