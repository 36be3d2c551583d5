import { t } from '@lingui/core/macro';
import type { PortalScreen, ScreenSetting } from '../graph/answers.js';
import { SCREENS } from '../look/screen-names.js';

export interface Preset {
  name: string;
  value: string;
  /** Who it suits. */
  suits: string;
  required: PortalScreen[];
}

const LIGHT: PortalScreen[] = ['AboutYou', 'FraudDetectionAddon', 'SanctionsSearchAddon'];
const STANDARD: PortalScreen[] = [...LIGHT, 'GuestList', 'HouseRules', 'IDCollection'];

/** Three answers to who must do what. They contain only screens that work without further settings. */
export const PRESETS: readonly Preset[] = [
  {
    name: t({
      message: 'Light',
      context: 'strictness',
      comment: 'The least of three levels: light, standard, strict.',
    }),
    value: 'light',
    suits: t`Contact details only, about one minute. For returning guests and low prices.`,
    required: LIGHT,
  },
  {
    name: t`Standard`,
    value: 'standard',
    suits: t`Also the guest list, house rules and pictures of an ID document. Suits most hosts.`,
    required: STANDARD,
  },
  {
    name: t`Strict`,
    value: 'strict',
    suits: t`Also a selfie that must match the document, the reason for the stay and arrival times.`,
    required: [
      ...STANDARD.filter((screen) => screen !== 'IDCollection'),
      'IDVerification',
      'PurposeOfStay',
      'TimeInfoEdit',
      'SocialVerificationAddon',
    ],
  },
];

type Setting = { screen: PortalScreen; setting: ScreenSetting };

/** A preset as settings of all screens. */
export const settingsOf = ({ required }: Preset): Setting[] =>
  (Object.keys(SCREENS) as PortalScreen[]).map((screen) => ({
    screen,
    setting: required.includes(screen) ? 'required' : 'disabled',
  }));

/** The preset that is in force; `standard` before anything is set, null for other settings. */
export function presetOf(known: Setting[]): string | null {
  const isSet = known.some(({ setting }) => setting !== 'inherit');
  if (!isSet) return 'standard';
  const required = new Set(known.filter(({ setting }) => setting === 'required').map(({ screen }) => screen));
  const found = PRESETS.find(
    (preset) => preset.required.length === required.size && preset.required.every((screen) => required.has(screen)),
  );
  return found?.value ?? null;
}
