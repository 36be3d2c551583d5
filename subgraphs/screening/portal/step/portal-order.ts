import type { ScreenName } from '#portal-screens';

/** Page order for the guest: identity and purpose, documents, payment, agreements, legal and building requirements. */
export const PORTAL_ORDER: readonly ScreenName[] = [
  ...(['AboutYou', 'PurposeOfStay', 'TimeInfoEdit', 'GuestList', 'IDVerification', 'IDCollection'] as const),
  ...(['SecurityDeposit', 'UsageAgreement', 'HouseRules', 'BackgroundCheck', 'CreditCheck', 'LongTerm'] as const),
  ...(['AuthorityReporting', 'BuildingScreen', 'FileUpload', 'CustomScreen', 'Coronavirus'] as const),
];
