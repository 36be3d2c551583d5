import type { ScreenName } from '#portal-screens';

/** The pages as a guest meets them: who and why, documents, money, texts to agree to, what law or building asks. */
export const PORTAL_ORDER: readonly ScreenName[] = [
  ...(['AboutYou', 'PurposeOfStay', 'TimeInfoEdit', 'GuestList', 'IDVerification', 'IDCollection'] as const),
  ...(['SecurityDeposit', 'UsageAgreement', 'HouseRules', 'BackgroundCheck', 'CreditCheck', 'LongTerm'] as const),
  ...(['AuthorityReporting', 'BuildingScreen', 'FileUpload', 'CustomScreen', 'Coronavirus'] as const),
];
