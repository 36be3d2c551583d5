import type { ScreenName } from '#portal-screens';
import type { EffectiveScreens } from '../../booking/facts/screens.js';

/** Default page order for the guest: identity and purpose, documents, payment, agreements, legal and building requirements. */
const PORTAL_ORDER: readonly ScreenName[] = [
  ...(['AboutYou', 'PurposeOfStay', 'TimeInfoEdit', 'GuestList', 'IDVerification', 'IDCollection'] as const),
  ...(['SecurityDeposit', 'UsageAgreement', 'HouseRules', 'BackgroundCheck', 'CreditCheck', 'LongTerm'] as const),
  ...(['AuthorityReporting', 'BuildingScreen', 'FileUpload', 'CustomScreen', 'Coronavirus'] as const),
];

/** The required pages: first those in the account's order, then the others in the default order. */
export function askedPages(screens: EffectiveScreens, order: readonly ScreenName[]): ScreenName[] {
  const pages = [...new Set([...order, ...PORTAL_ORDER])].filter((name) => PORTAL_ORDER.includes(name));
  return pages.filter((name) => screens[name] === 'required');
}
