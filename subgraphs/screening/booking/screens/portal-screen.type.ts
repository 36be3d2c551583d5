import { Directive, Field, ID, InputType, ObjectType } from 'type-graphql';
import { enumOf } from '#kit/graph/enum-of.js';
import { SCREEN_SETTING_MEANINGS, SCREEN_TITLES, type ScreenName, type ScreenSetting } from '#portal-screens';

export const PortalScreen = enumOf('PortalScreen', 'A screen or add-on of the guest portal.', SCREEN_TITLES);
const ScreenSettingWord = enumOf(
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

@ObjectType({ description: 'The screens of one reservation.' })
export class ReservationScreens {
  @Field(() => ID, { description: 'The reservation.' })
  reservationId!: string;

  @Field(() => [PortalScreenSetting], { description: 'All screens, as they hold: `required` or `disabled`.' })
  inForce!: PortalScreenSetting[];

  @Field(() => [PortalScreenSetting], { description: 'What is set for this reservation alone.' })
  own!: PortalScreenSetting[];
}
