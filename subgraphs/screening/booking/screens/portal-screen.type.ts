import { Directive, Field, ID, InputType, ObjectType } from 'type-graphql';
import { enumOf } from '#kit/graph/enum-of.js';
import { SCREEN_SETTING_MEANINGS, SCREEN_TITLES, type ScreenName, type ScreenSetting } from '#portal-screens';

export const PortalScreen = enumOf('PortalScreen', 'A screen or add-on of the guest portal.', SCREEN_TITLES);
const ScreenSettingWord = enumOf(
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

@ObjectType({ description: 'Screen settings of one reservation.' })
export class ReservationScreens {
  @Field(() => ID, { description: 'Reservation ID.' })
  reservationId!: string;

  @Field(() => [PortalScreenSetting], { description: 'Effective setting of every screen: `required` or `disabled`.' })
  inForce!: PortalScreenSetting[];

  @Field(() => [PortalScreenSetting], { description: 'Overrides set for this reservation only.' })
  own!: PortalScreenSetting[];
}
