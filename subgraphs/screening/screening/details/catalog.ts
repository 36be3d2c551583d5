import type { EntryStatus } from './check-result.js';
import type { ScreenName } from '../../booking/facts/screens.js';

/** The entries of the summary's details, in the contract's order and spelling. */
export const ENTRY_KEYS = [
  'general_risk',
  'background_check',
  'credit_check',
  'blacklist',
  'payment_verification',
  'identification_document',
  'fraud_detection',
  'adverse_media',
  'social_verification',
  'sanctions',
  'house_rules',
] as const;

export type EntryKey = (typeof ENTRY_KEYS)[number];

export interface CatalogEntry {
  title: string;
  /** The screens of which one switches the entry on; none means that it is always on. */
  screens: readonly ScreenName[];
  /** What each status means, in a sentence for an operator. Its keys are the statuses that the entry can have. */
  help: Readonly<Partial<Record<EntryStatus, string>>>;
}

/** What each entry is called, what switches it on and what its statuses mean. A check may say it more exactly. */
export const CATALOG: Readonly<Record<EntryKey, CatalogEntry>> = {
  general_risk: {
    title: 'General risk',
    screens: [],
    help: {
      PASS: 'Taken together, what is known about the guest and the booking gives little reason to worry.',
      REVIEW: 'Taken together, the risks found are high enough that a person should look at them.',
      INCOMPLETE: 'The guest has not yet said who they are, so the score is not final.',
    },
  },
  background_check: {
    title: 'Background check',
    screens: ['BackgroundCheck', 'SexOffendersAddon'],
    help: {
      PASS: 'Every source that applies to the guest was searched, and nothing was found.',
      REVIEW: 'A source holds something that may be about the guest.',
      INCOMPLETE: 'The background check is not complete.',
      DISABLED: 'Background checks are switched off for this reservation, or no register may be searched.',
    },
  },
  credit_check: {
    title: 'Credit check',
    screens: ['CreditCheck'],
    help: {
      PASS: 'The credit report gives no reason to worry about the rent.',
      REVIEW: 'The credit report holds something that a person should weigh.',
      INCOMPLETE: 'No credit report has been obtained yet.',
      DISABLED: 'Credit checks are switched off for this reservation.',
    },
  },
  blacklist: {
    title: 'Blacklist',
    screens: [],
    help: {
      PASS: 'The guest is on none of your lists of unwanted guests.',
      REVIEW: 'The guest matches an entry on a list of unwanted guests.',
      INCOMPLETE: 'Too little is known about the guest to search the lists of unwanted guests.',
    },
  },
  payment_verification: {
    title: 'Payment verification',
    screens: ['SecurityDeposit'],
    help: {
      PASS: 'A payment of the guest was authorised or charged.',
      REVIEW: 'Payments failed, were taken back or are disputed.',
      INCOMPLETE: 'No payment has been authorised or charged yet.',
      DISABLED: 'No deposit is asked for and no payment has been reported.',
    },
  },
  identification_document: {
    title: 'Identity document',
    screens: ['IDVerification', 'IDCollection'],
    help: {
      PASS: 'The identity document was read and belongs to the guest.',
      REVIEW: 'The identity document should be looked at by a person.',
      INCOMPLETE: 'The identity document has not been checked yet.',
      DISABLED: 'No identity document is asked for.',
    },
  },
  fraud_detection: {
    title: 'Fraud detection',
    screens: ['FraudDetectionAddon'],
    help: {
      PASS: 'Contact details, addresses and payments show little sign of fraud.',
      REVIEW: 'Contact details, addresses or payments show signs of fraud that a person should look at.',
      DECLINE: 'There is strong evidence of fraud, such as a chargeback or a card reported as stolen.',
      INCOMPLETE: 'There was nothing yet in which fraud could show.',
      DISABLED: 'Fraud detection is switched off for this reservation.',
    },
  },
  adverse_media: {
    title: 'Adverse media',
    screens: ['AdverseMediaSearchAddon'],
    help: {
      PASS: 'The news was searched and nothing bad about the guest was found.',
      REVIEW: 'News was found that may be about the guest.',
      INCOMPLETE: 'The news has not been searched yet.',
      DISABLED: 'The search of the news is switched off for this reservation.',
    },
  },
  social_verification: {
    title: 'Social accounts',
    screens: ['SocialVerificationAddon'],
    help: {
      PASS: 'The contact details of the guest have a past: accounts, years of use or an institution.',
      REVIEW: 'The contact details have no past that shows, or nobody could keep them.',
      INCOMPLETE: 'Whether the contact details have been in use is not known yet.',
      DISABLED: 'The look-up of social accounts is switched off for this reservation.',
    },
  },
  sanctions: {
    title: 'Sanctions',
    screens: ['SanctionsSearchAddon'],
    help: {
      PASS: 'No match on the sanctions lists that were searched.',
      REVIEW: 'A sanctions list holds somebody who may be the guest.',
      INCOMPLETE: 'The sanctions search is not complete.',
      DISABLED: 'The search of sanctions lists is switched off for this reservation.',
    },
  },
  house_rules: {
    title: 'House rules',
    screens: ['HouseRules', 'UsageAgreement', 'BuildingScreen'],
    help: {
      PASS: 'The guest has accepted every rule and agreement that was asked for.',
      INCOMPLETE: 'The guest has not yet accepted every rule and agreement.',
      DISABLED: 'No rules or agreements are asked for.',
    },
  },
};
