import { SCREEN_NAMES, type EffectiveScreens, type ScreenName, type ScreenSetting } from './screens.js';

const DISABLED = Object.fromEntries(SCREEN_NAMES.map((name) => [name, 'disabled'])) as EffectiveScreens;

/** What holds where nobody has set anything: the guest says who they are, and the fraud detection looks at it. */
export const DEFAULT_SCREENS: Readonly<EffectiveScreens> = {
  ...DISABLED,
  AboutYou: 'required',
  FraudDetectionAddon: 'required',
};

/**
 * The settings in force, from layers in rising precedence (the account's, which come settled, then the reservation's).
 *
 * A later layer wins. `inherit`, an absent member or a value that is no setting falls through to the layer below,
 * and at last to `DEFAULT_SCREENS`; members that are no screen are left out.
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
