import { SCREEN_NAMES, type EffectiveScreens, type ScreenName, type ScreenSetting } from './screens.js';

const DISABLED = Object.fromEntries(SCREEN_NAMES.map((name) => [name, 'disabled'])) as EffectiveScreens;

/** Defaults without any settings: the guest enters their details, and fraud detection checks them. */
export const DEFAULT_SCREENS: Readonly<EffectiveScreens> = {
  ...DISABLED,
  AboutYou: 'required',
  FraudDetectionAddon: 'required',
};

/**
 * Effective screen settings from layers in rising precedence (the account's resolved settings, then the reservation's).
 * A later layer wins. `inherit`, missing and invalid values fall through to the layer below, and finally to
 * `DEFAULT_SCREENS`; unknown screens are ignored.
 */
export function effectiveScreens(layers: Partial<Record<ScreenName, ScreenSetting>>[]): EffectiveScreens {
  const screens = { ...DEFAULT_SCREENS };
  for (const layer of layers) {
    for (const name of SCREEN_NAMES) {
      const setting = layer[name];
      if (setting === 'required' || setting === 'disabled') screens[name] = setting;
    }
  }
  return screens;
}
