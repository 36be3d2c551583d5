import { Directive, Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import {
  SCREEN_NAMES,
  SCREEN_SETTINGS,
  SCREEN_SETTING_MEANINGS,
  SCREEN_TITLES,
  type ScreenName,
  type ScreenSetting,
} from '#facts';

const wordsOf = <Word extends string>(words: readonly Word[]) =>
  Object.fromEntries(words.map((word) => [word, word])) as { [Key in Word]: Key };

export const PortalScreen = wordsOf(SCREEN_NAMES);
const ScreenSettingWord = wordsOf(SCREEN_SETTINGS);

const described = <Word extends string>(texts: Readonly<Record<Word, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([word, description]) => [word, { description }])) as never;

registerEnumType(PortalScreen, {
  name: 'PortalScreen',
  description: 'A screen or add-on of the guest portal.',
  valuesConfig: described(SCREEN_TITLES),
});
registerEnumType(ScreenSettingWord, {
  name: 'ScreenSetting',
  description: 'Whether a screen is asked for; `inherit` leaves it to the level below.',
  valuesConfig: described(SCREEN_SETTING_MEANINGS),
});

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
