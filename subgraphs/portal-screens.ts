/** Screens and add-ons of the guest portal, in the order and spelling of the API. */
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

/** Possible settings of a screen; `inherit` falls back to the next lower level. */
export const SCREEN_SETTINGS = ['disabled', 'required', 'inherit'] as const;

export type ScreenSetting = (typeof SCREEN_SETTINGS)[number];

/** Display names for operators. */
export const SCREEN_TITLES: Readonly<Record<ScreenName, string>> = {
  AboutYou: 'About you',
  AuthorityReporting: 'Report to the authorities',
  BuildingScreen: 'Building',
  BackgroundCheck: 'Background check',
  CreditCheck: 'Credit check',
  IDVerification: 'Identity document with selfie',
  IDCollection: 'Identity document',
  SecurityDeposit: 'Security deposit',
  UsageAgreement: 'Usage agreement',
  Coronavirus: 'Health declaration',
  CustomScreen: 'Custom questions',
  FileUpload: 'Files',
  GuestList: 'Guest list',
  HouseRules: 'House rules',
  LongTerm: 'Long stay',
  PurposeOfStay: 'Purpose of the stay',
  TimeInfoEdit: 'Arrival and departure',
  SexOffendersAddon: 'Sex offender registers',
  SocialVerificationAddon: 'Social accounts',
  SanctionsSearchAddon: 'Sanctions lists',
  FraudDetectionAddon: 'Fraud detection',
  AdverseMediaSearchAddon: 'Adverse media',
};

/** Descriptions of the settings. */
export const SCREEN_SETTING_MEANINGS: Readonly<Record<ScreenSetting, string>> = {
  disabled: 'Not shown to the guest.',
  required: 'The guest must complete it.',
  inherit: 'Uses the setting of the next less specific level.',
};

/** Member of a settings entry that lists screens in the order in which guests complete them. */
export const SCREEN_ORDER_MEMBER = 'guest_portal_screens_order';
