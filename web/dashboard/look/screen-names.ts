import type { PortalScreen } from '../graph/answers.js';

/** Whether a screen is a check in the background, without a page for the guest. */
export const isAddOn = (screen: PortalScreen) => screen.endsWith('Addon');

/** Names and descriptions of the guest portal's screens and add-ons. */
export const SCREENS: Record<PortalScreen, { name: string; asks: string }> = {
  AboutYou: { name: 'About you', asks: 'Phone, birth date and home address.' },
  PurposeOfStay: { name: 'Purpose of stay', asks: 'Why the guest is coming.' },
  TimeInfoEdit: { name: 'Arrival and departure', asks: 'Times of arrival and departure.' },
  GuestList: { name: 'Guest list', asks: 'Names of everyone who stays.' },
  IDVerification: { name: 'ID verification', asks: 'ID document and selfie, compared automatically.' },
  IDCollection: { name: 'ID collection', asks: 'Pictures of the ID document.' },
  SecurityDeposit: { name: 'Security deposit', asks: 'A hold on the guest’s card.' },
  UsageAgreement: { name: 'Usage agreement', asks: 'A signature under your agreement.' },
  HouseRules: { name: 'House rules', asks: 'Consent to each rule.' },
  BackgroundCheck: { name: 'Background check', asks: 'Consent, name, birth date and address.' },
  CreditCheck: { name: 'Credit check', asks: 'Consent, name, birth date and address.' },
  LongTerm: { name: 'Long stays', asks: 'Your questions for long stays.' },
  AuthorityReporting: { name: 'Authority reporting', asks: 'What the police or statistics office requires.' },
  BuildingScreen: { name: 'Building', asks: 'What the building’s management requires.' },
  FileUpload: { name: 'File upload', asks: 'Documents that you ask for.' },
  CustomScreen: { name: 'Your questions', asks: 'Questions that you wrote.' },
  Coronavirus: { name: 'Health', asks: 'Whether someone in the group is ill.' },
  SexOffendersAddon: { name: 'Sex offender registers', asks: 'Nothing: runs in the background.' },
  SocialVerificationAddon: { name: 'Online presence', asks: 'Nothing: runs in the background.' },
  SanctionsSearchAddon: { name: 'Sanctions lists', asks: 'Nothing: runs in the background.' },
  FraudDetectionAddon: { name: 'Fraud detection', asks: 'Nothing: runs in the background.' },
  AdverseMediaSearchAddon: { name: 'Adverse media', asks: 'Nothing: runs in the background.' },
};
