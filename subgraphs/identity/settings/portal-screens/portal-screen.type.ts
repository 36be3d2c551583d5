import { Directive, Field, ID, InputType, ObjectType } from 'type-graphql';
import { enumOf } from '#kit/graph/enum-of.js';
import { SCREEN_SETTING_MEANINGS, SCREEN_TITLES, type ScreenName, type ScreenSetting } from '#portal-screens';

export const PortalScreen = enumOf('PortalScreen', 'A screen or add-on of the guest portal.', SCREEN_TITLES);
export const ScreenSettingWord = enumOf(
  'ScreenSetting',
  'Setting of a portal screen. `inherit` uses the setting of the next less specific level.',
  SCREEN_SETTING_MEANINGS,
);

@Directive('@shareable')
@ObjectType({ description: 'Setting of one guest portal screen.' })
export class PortalScreenSetting {
  @Field(() => PortalScreen, { description: 'Portal screen.' })
  screen!: ScreenName;

  @Field(() => ScreenSettingWord, { description: 'Setting of the screen.' })
  setting!: ScreenSetting;
}

@InputType({ description: 'Setting of one guest portal screen.' })
export class PortalScreenSettingInput {
  @Field(() => PortalScreen, { description: 'Portal screen.' })
  screen!: ScreenName;

  @Field(() => ScreenSettingWord, { description: 'Setting of the screen.' })
  setting!: ScreenSetting;
}

@InputType({ description: 'A stay to resolve portal screen settings for.' })
export class ScreenStayInput {
  @Field(() => ID, { description: 'ID of the account that owns the stay.' })
  accountId!: string;

  @Field(() => ID, { nullable: true, description: 'ID of the listing.' })
  listingId!: string | null;

  @Field(() => String, { nullable: true, description: 'Booking channel.' })
  source!: string | null;

  @Field(() => Boolean, { description: 'Whether the guest has stayed before.' })
  isRepeatGuest!: boolean;
}
