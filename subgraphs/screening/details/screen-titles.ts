import type { ScreenName } from './screens.js';

/** What a screen is called in a sentence for an operator. */
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
  CustomScreen: 'Own questions',
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
