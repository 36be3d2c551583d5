import { SCREEN_NAMES, type ScreenName, type ScreenSetting } from '#portal-screens';
import type { ScreenMap } from './screen-rule.entity.js';

export type SettledScreens = Partial<Record<ScreenName, Exclude<ScreenSetting, 'inherit'>>>;

/**
 * What layers say together, the weakest first: a later one wins, and `inherit` or silence leaves a screen to the
 * layers below. A screen that no layer decides is absent; what holds then is the asker's default.
 */
export function settleScreens(layers: readonly ScreenMap[]): SettledScreens {
  const settled: SettledScreens = {};
  for (const layer of layers) {
    for (const name of SCREEN_NAMES) {
      const setting = layer[name];
      if (setting === 'required' || setting === 'disabled') settled[name] = setting;
    }
  }
  return settled;
}
