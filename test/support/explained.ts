import { FRAUD_FEATURES } from '#records/features/fraud-features.js';
import { fromGraph, selectionOf } from '#records/features/graph-values.js';
import { LOYALTY_FEATURES } from '#records/features/loyalty-features.js';

/** Selection of a decision's outcome: every member. */
export const OUTCOME = `outcome {
  verificationStatus reason riskScore riskColor topRisks topRecommendations policyVersion
  entries {
    generalRisk { ...Entry } backgroundCheck { ...Entry } creditCheck { ...Entry } blacklist { ...Entry }
    paymentVerification { ...Entry } identificationDocument { ...Entry } fraudDetection { ...Entry }
    adverseMedia { ...Entry } socialVerification { ...Entry } sanctions { ...Entry } houseRules { ...Entry }
  }
  contributions { entry code points text }
  counterfactuals { kind text entry code screen rule missing }
}`;

/** Stands beside an operation that selects the outcome. */
export const ENTRY = 'fragment Entry on VerificationEntry { status value help findings }';

/** Selection of a decision's signals: every member. */
export const SIGNALS = `signals {
  asOf simulated
  lookups {
    name known reason failed source asOf askedAt gaps { source reason message }
    value {
      __typename
      ... on PhoneSignal { valid countryCode lineType }
      ... on EmailSignal { valid disposable free masked education }
      ... on IpSignal { countryCode reserved }
      ... on AddressSignal { countryCode matched precision state }
      ... on IpThreatSignal { lists tags }
      ... on MailSignal { acceptsMail }
      ... on BreachSignal { count firstYear }
      ... on SocialSignal { asked registered }
      ... on OffenderSignal { records sameBirthDate }
      ... on SanctionsSignal { people dismissed hits { ...Hit } cleared { ...Hit } }
      ... on CreditSignal { outcome bureauScore scoreFrom scoreTo reasons }
      ... on MediaSignal { reportId status articles categories reason scope gaps { source reason message } }
      ... on BackgroundSignal { reportId sources { key searched reason found gaps { source reason message } } }
      ... on FraudModelSignal { model trainedOn probability fraudTier reasons }
      ... on LoyaltyPrediction { score tier value valueTier reasons model note }
    }
  }
  screens { screen setting }
  portal { completed skipped acceptedScreens skippedScreens }
  portalAnswers { purpose visitors }
  confirmed { email phone }
  booking {
    status source nights numberOfGuests accommodates leadTimeDays hasListing listingCountryCode
  }
  guest { hasName age }
  blacklist { entryId matchedOn inherited reason }
  idCheck { started missing findings }
  adults { waiting passed doubtful }
  stays { completed canceled declined lastCheckOutAt }
  payments {
    type status networkStatus threeDSecure cardCountry cvcCheck postalCodeCheck declineReason checksCardOnly occurredAt
  }
  features { fraud { ${selectionOf(FRAUD_FEATURES)} } loyalty { ${selectionOf(LOYALTY_FEATURES)} } }
  scenario { name results { entry status findings } }
}`;

/** Stands beside an operation that selects the signals. */
export const HIT = `fragment Hit on WatchlistHit {
  person entryId list band nameBand words { kind count } qualifiers listedBirthDates
}`;

/** The features of both models by name, as stored. */
export function storedFeatures({ fraud, loyalty }: { fraud: object; loyalty: object }): Record<string, number> {
  return {
    ...fromGraph(FRAUD_FEATURES, fraud as Record<string, unknown>),
    ...fromGraph(LOYALTY_FEATURES, loyalty as Record<string, unknown>),
  };
}
