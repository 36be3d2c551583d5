/** The screens and add-ons of the guest portal, in the contract's order and spelling. */
export const SCREEN_NAMES = [
  'AboutYou',
  'AuthorityReporting',
  'BuildingScreen',
  'BackgroundCheck',
  'CreditCheck',
  'IDVerification',
  'IDCollection',
  'SecurityDeposit',
  'UsageAgreement',
  'Coronavirus',
  'CustomScreen',
  'FileUpload',
  'GuestList',
  'HouseRules',
  'LongTerm',
  'PurposeOfStay',
  'TimeInfoEdit',
  'SexOffendersAddon',
  'SocialVerificationAddon',
  'SanctionsSearchAddon',
  'FraudDetectionAddon',
  'AdverseMediaSearchAddon',
] as const;

export type ScreenName = (typeof SCREEN_NAMES)[number];

export type ScreenSetting = 'disabled' | 'required' | 'inherit';

/** What is in force for one reservation: every screen decided, nothing left to inherit. */
export type EffectiveScreens = Record<ScreenName, Exclude<ScreenSetting, 'inherit'>>;

/** The screens that the guest sees; an add-on works behind and has no page. */
export const PAGE_SCREENS: readonly ScreenName[] = SCREEN_NAMES.filter((name) => !name.endsWith('Addon'));
