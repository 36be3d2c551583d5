import { SCREEN_NAMES, SCREEN_TITLES, type ScreenName, type ScreenSetting } from '#portal-screens';

export { SCREEN_NAMES, SCREEN_TITLES, type ScreenName, type ScreenSetting };

/** Effective screens of one reservation: nothing is left to inherit. */
export type EffectiveScreens = Record<ScreenName, Exclude<ScreenSetting, 'inherit'>>;

/** Screens with a page in the portal; add-ons have none. */
export const PAGE_SCREENS: readonly ScreenName[] = SCREEN_NAMES.filter((name) => !name.endsWith('Addon'));
