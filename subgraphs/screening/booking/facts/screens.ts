import { SCREEN_NAMES, SCREEN_TITLES, type ScreenName, type ScreenSetting } from '#portal-screens';

export { SCREEN_NAMES, SCREEN_TITLES, type ScreenName, type ScreenSetting };

/** What is in force for one reservation: every screen decided, nothing left to inherit. */
export type EffectiveScreens = Record<ScreenName, Exclude<ScreenSetting, 'inherit'>>;

/** The screens that the guest sees; an add-on works behind and has no page. */
export const PAGE_SCREENS: readonly ScreenName[] = SCREEN_NAMES.filter((name) => !name.endsWith('Addon'));
