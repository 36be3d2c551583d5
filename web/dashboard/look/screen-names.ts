import { t } from '@lingui/core/macro';
import type { PortalScreen } from '../graph/answers.js';

/** Whether a screen is a check in the background, without a page for the guest. */
export const isAddOn = (screen: PortalScreen) => screen.endsWith('Addon');

/** Names and descriptions of the guest portal's screens and add-ons. */
export const SCREENS: Record<PortalScreen, { name: string; asks: string }> = {
  AboutYou: { name: t`About you`, asks: t`Phone, birth date and home address.` },
  PurposeOfStay: { name: t`Purpose of stay`, asks: t`Why the guest is coming.` },
  TimeInfoEdit: { name: t`Arrival and departure`, asks: t`Times of arrival and departure.` },
  GuestList: { name: t`Guest list`, asks: t`Names of everyone who stays.` },
  IDVerification: { name: t`ID verification`, asks: t`ID document and selfie, compared automatically.` },
  IDCollection: { name: t`ID collection`, asks: t`Pictures of the ID document.` },
  SecurityDeposit: { name: t`Security deposit`, asks: t`A hold on the guest’s card.` },
  UsageAgreement: { name: t`Usage agreement`, asks: t`A signature under your agreement.` },
  HouseRules: { name: t`House rules`, asks: t`Consent to each rule.` },
  BackgroundCheck: { name: t`Background check`, asks: t`Consent, name, birth date and address.` },
  CreditCheck: { name: t`Credit check`, asks: t`Consent, name, birth date and address.` },
  LongTerm: { name: t`Long stays`, asks: t`Your questions for long stays.` },
  AuthorityReporting: { name: t`Authority reporting`, asks: t`What the police or statistics office requires.` },
  BuildingScreen: {
    name: t({ message: 'Building', comment: 'Screen of the guest portal: what the building’s management asks.' }),
    asks: t`What the building’s management requires.`,
  },
  FileUpload: { name: t`File upload`, asks: t`Documents that you ask for.` },
  CustomScreen: { name: t`Your questions`, asks: t`Questions that you wrote.` },
  Coronavirus: { name: t`Health`, asks: t`Whether someone in the group is ill.` },
  SexOffendersAddon: { name: t`Sex offender registers`, asks: t`Nothing: runs in the background.` },
  SocialVerificationAddon: { name: t`Social accounts`, asks: t`Nothing: runs in the background.` },
  SanctionsSearchAddon: { name: t`Sanctions lists`, asks: t`Nothing: runs in the background.` },
  FraudDetectionAddon: { name: t`Fraud detection`, asks: t`Nothing: runs in the background.` },
  AdverseMediaSearchAddon: { name: t`Adverse media`, asks: t`Nothing: runs in the background.` },
};
