import { Directive, Field, ID, InputType, ObjectType } from 'type-graphql';
import { enumOf } from '#kit/graph/enum-of.js';
import { SCREEN_SETTING_MEANINGS, SCREEN_TITLES, type ScreenName, type ScreenSetting } from '#portal-screens';

export const PortalScreen = enumOf('PortalScreen', 'Guest portal screen or add-on.', SCREEN_TITLES);
const ScreenSettingWord = enumOf(
  'ScreenSetting',
  'Whether a screen is required. `inherit` uses the setting of the level above.',
  SCREEN_SETTING_MEANINGS,
);

@Directive('@shareable')
@ObjectType({ description: 'Setting of one guest portal screen.' })
export class PortalScreenSetting {
  @Field(() => PortalScreen, { description: 'Screen.' })
  screen!: ScreenName;

  @Field(() => ScreenSettingWord, { description: 'Setting.' })
  setting!: ScreenSetting;
}

@InputType({ description: 'New setting for one guest portal screen.' })
export class PortalScreenSettingInput {
  @Field(() => PortalScreen, { description: 'Screen.' })
  screen!: ScreenName;

  @Field(() => ScreenSettingWord, { description: 'Setting.' })
  setting!: ScreenSetting;
}

@ObjectType({ description: 'Screen settings of one reservation.' })
export class ReservationScreens {
  @Field(() => ID, { description: 'Reservation ID.' })
  reservationId!: string;

  @Field(() => [PortalScreenSetting], { description: 'Effective setting of every screen: `required` or `disabled`.' })
  inForce!: PortalScreenSetting[];

  @Field(() => [PortalScreenSetting], { description: 'Overrides set for this reservation only.' })
  own!: PortalScreenSetting[];
}
