import { Field, Float, ID, Int, ObjectType, createUnionType } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { enumOf } from '#kit/graph/enum-of.js';
import { LoyaltyPrediction } from '../../summary.type.js';

export const LookupName = enumOf('LookupName', 'A lookup, search or prediction that a decision uses.', {
  PHONE: 'Phone number.',
  EMAIL: 'Email address.',
  IP: 'IP address.',
  ADDRESS: 'Postal address.',
  IP_THREATS: 'Threat lists of IP addresses.',
  MAIL: "Mail servers of the email address's domain.",
  BREACHES: 'Data breaches.',
  SOCIAL: 'Social networks.',
  OFFENDERS: 'Sex offender registers.',
  SANCTIONS: 'Watchlists and sanctions lists.',
  CREDIT: 'Credit bureau.',
  ADVERSE_MEDIA: 'Adverse media search.',
  BACKGROUND: 'Background check.',
  FRAUD_MODEL: 'Fraud model.',
  LOYALTY: 'Loyalty model. Does not affect the decision.',
});

export type LookupName = keyof typeof LookupName;

export const MatchStrength = enumOf('MatchStrength', 'Strength of a watchlist match.', {
  EXACT: 'Score from 0.95.',
  STRONG: 'Score from 0.88.',
  LIKELY: 'Score from 0.8.',
});

export const CreditOutcome = enumOf('CreditOutcome', 'Outcome of a credit check.', {
  CLEAR: 'Nothing adverse.',
  CONSIDER: 'Needs a review.',
  NO_FILE: 'The bureau has no file on the guest.',
});

export const MediaOutcome = enumOf('MediaOutcome', 'Result of a finished adverse media search.', {
  NO_RESULTS: 'No articles found.',
  REVIEW: 'Manual review recommended.',
  FINISHED: 'Finished with articles.',
});

export const FraudModelTier = enumOf(
  'FraudModelTier',
  "The fraud model's recommendation, spelled as in the REST API.",
  {
    auto_approve: 'Low probability of fraud.',
    review: 'Manual review recommended.',
    flag: 'High probability of fraud.',
  },
);

export const TrainingData = enumOf('TrainingData', 'Training data of a model.', {
  SIMULATED: 'Simulated bookings.',
  OPEN: 'Open data.',
  OWN: "This installation's own history.",
});

@ObjectType({ description: 'A source that was not searched, or whose data is too old.' })
export class SignalGap {
  @Field(() => String, { description: 'Imported list, dataset or provider.' })
  source!: string;

  @Field(() => String, { description: 'Reason code in snake_case.' })
  reason!: string;

  @Field(() => String, { description: 'What was not covered and how you can fix it.' })
  message!: string;
}

@ObjectType({ description: 'Facts about a phone number.' })
export class PhoneSignal {
  @Field(() => Boolean, { description: 'Whether the number is valid.' })
  valid!: boolean;

  @Field(() => String, { nullable: true, description: 'Country (ISO 3166-1 alpha-2).' })
  countryCode!: string | null;

  @Field(() => String, { nullable: true, description: 'Line type, such as `mobile`.' })
  lineType!: string | null;
}

@ObjectType({ description: 'Facts about an email address.' })
export class EmailSignal {
  @Field(() => Boolean, { description: 'Whether the address is valid.' })
  valid!: boolean;

  @Field(() => Boolean, { description: 'Whether the domain hands out throwaway addresses.' })
  disposable!: boolean;

  @Field(() => Boolean, { description: 'Whether the domain is a free email provider.' })
  free!: boolean;

  @Field(() => Boolean, { description: "Whether it is a booking channel's relay address that hides the guest's own." })
  masked!: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the domain belongs to a university or college; null in older decisions.',
  })
  education!: boolean | null;
}

@ObjectType({ description: 'Facts about an IP address.' })
export class IpSignal {
  @Field(() => String, { nullable: true, description: 'Country (ISO 3166-1 alpha-2).' })
  countryCode!: string | null;

  @Field(() => Boolean, { description: 'Whether the address is not routed on the public internet.' })
  reserved!: boolean;
}

@ObjectType({ description: 'Facts about a postal address.' })
export class AddressSignal {
  @Field(() => String, { nullable: true, description: 'Country (ISO 3166-1 alpha-2).' })
  countryCode!: string | null;

  @Field(() => Boolean, { description: 'Whether the address was found.' })
  matched!: boolean;

  @Field(() => String, { description: 'Precision of the match: `city`, `postal_code`, `country` or `none`.' })
  precision!: string;

  @Field(() => String, { nullable: true, description: 'Postal abbreviation of a US state.' })
  state!: string | null;
}

@ObjectType({ description: 'Threat lists that an IP address is on.' })
export class IpThreatSignal {
  @Field(() => Int, { description: 'Number of lists.' })
  lists!: number;

  @Field(() => [String], {
    description: 'What the lists hold: `attacks`, `spam`, `vpn`, `tor`, `proxy` or `datacenter`.',
  })
  tags!: string[];
}

@ObjectType({ description: 'Mail servers of a domain.' })
export class MailSignal {
  @Field(() => Boolean, { description: 'Whether a mail server accepts mail for the domain.' })
  acceptsMail!: boolean;
}

@ObjectType({ description: 'Data breaches that include an email address.' })
export class BreachSignal {
  @Field(() => Int, { description: 'Number of breaches.' })
  count!: number;

  @Field(() => Int, { nullable: true, description: 'Year of the earliest breach with a known date.' })
  firstYear!: number | null;
}

@ObjectType({ description: 'Social networks with an account of the guest.' })
export class SocialSignal {
  @Field(() => Int, { description: 'Number of networks searched.' })
  asked!: number;

  @Field(() => Int, { description: 'Number of networks with an account.' })
  registered!: number;
}

@ObjectType({ description: "Register records under the guest's name." })
export class OffenderSignal {
  @Field(() => Int, { description: 'Number of records.' })
  records!: number;

  @Field(() => Int, { description: 'Number of records with the same date of birth.' })
  sameBirthDate!: number;
}

@ObjectType({ description: 'Number of name words that match in the same way.' })
export class MatchedWords {
  @Field(() => String, { description: 'How they match, such as `same`.' })
  kind!: string;

  @Field(() => Int, { description: 'Number of words.' })
  count!: number;
}

@ObjectType({ description: 'A watchlist entry that may be someone in the party. It holds no name.' })
export class WatchlistHit {
  @Field(() => Int, { description: '0 for the primary guest, from 1 for additional guests.' })
  person!: number;

  @Field(() => ID, { description: "The list's number for the entry." })
  entryId!: string;

  @Field(() => String, { description: 'The list.' })
  list!: string;

  @Field(() => MatchStrength, { description: 'Strength of the match.' })
  band!: keyof typeof MatchStrength;

  @Field(() => MatchStrength, {
    nullable: true,
    description: 'Strength by the names alone; null if the provider does not say.',
  })
  nameBand!: keyof typeof MatchStrength | null;

  @Field(() => [MatchedWords], {
    nullable: true,
    description: 'Matched words by kind; null if the provider does not say.',
  })
  words!: MatchedWords[] | null;

  @Field(() => [String], {
    description: 'Results of comparing dates of birth and countries, such as `same_birth_date`.',
  })
  qualifiers!: string[];

  @Field(() => [String], { description: 'Dates of birth of the entry, as published.' })
  listedBirthDates!: string[];
}

@ObjectType({ description: 'Watchlist matches of everyone in the party.' })
export class SanctionsSignal {
  @Field(() => Int, { description: 'Number of people searched.' })
  people!: number;

  @Field(() => [WatchlistHit], { description: 'Potential matches.' })
  hits!: WatchlistHit[];

  @Field(() => Int, { description: 'Number of matches that the account has dismissed.' })
  dismissed!: number;

  @Field(() => [WatchlistHit], {
    description: 'Entries ruled out because the ID document has a different date of birth.',
  })
  cleared!: WatchlistHit[];
}

@ObjectType({ description: "A credit bureau's assessment, never the report itself." })
export class CreditSignal {
  @Field(() => CreditOutcome, { description: 'Assessment.' })
  outcome!: keyof typeof CreditOutcome;

  @Field(() => Float, { nullable: true, description: "The bureau's score." })
  bureauScore!: number | null;

  @Field(() => Float, { nullable: true, description: 'Lowest score of the bureau.' })
  scoreFrom!: number | null;

  @Field(() => Float, { nullable: true, description: 'Highest score of the bureau.' })
  scoreTo!: number | null;

  @Field(() => [String], { description: 'Reason codes.' })
  reasons!: string[];
}

@ObjectType({ description: 'A finished adverse media search, without the text of the articles.' })
export class MediaSignal {
  @Field(() => ID, { description: 'Report ID.' })
  reportId!: string;

  @Field(() => MediaOutcome, { description: 'Result.' })
  status!: keyof typeof MediaOutcome;

  @Field(() => Int, { description: 'Number of articles.' })
  articles!: number;

  @Field(() => [String], { description: 'Risk categories of articles that are negative or could not be assessed.' })
  categories!: string[];

  @Field(() => String, { nullable: true, description: 'Explanation of the result.' })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'What was searched, in words.' })
  scope!: string | null;

  @Field(() => [SignalGap], { description: 'Sources that were not searched.' })
  gaps!: SignalGap[];
}

@ObjectType({ description: 'A source of a background check.' })
export class BackgroundSourceSignal {
  @Field(() => String, { description: 'Key of the source.' })
  key!: string;

  @Field(() => Boolean, { description: 'Whether it was searched.' })
  searched!: boolean;

  @Field(() => String, { nullable: true, description: 'Why it was not searched.' })
  reason!: string | null;

  @Field(() => Int, { description: 'Number of records found.' })
  found!: number;

  @Field(() => [SignalGap], { description: 'What was not covered.' })
  gaps!: SignalGap[];
}

@ObjectType({ description: 'A finished background check.' })
export class BackgroundSignal {
  @Field(() => ID, { description: 'Report ID.' })
  reportId!: string;

  @Field(() => [BackgroundSourceSignal], { description: 'Sources.' })
  sources!: BackgroundSourceSignal[];
}

@ObjectType({ description: "The fraud model's prediction, without the minimum scores for hard evidence." })
export class FraudModelSignal {
  @Field(() => String, { description: 'Name, version and content digest of the model.' })
  model!: string;

  @Field(() => TrainingData, { nullable: true, description: 'Training data; null in older decisions.' })
  trainedOn!: keyof typeof TrainingData | null;

  @Field(() => Float, { description: 'Probability of fraud by the model alone, 0 to 1.' })
  probability!: number;

  @Field(() => FraudModelTier, { description: 'Recommendation.' })
  fraudTier!: keyof typeof FraudModelTier;

  @Field(() => [String], { description: 'Most influential factors.' })
  reasons!: string[];
}

const MEMBERS = [
  PhoneSignal,
  EmailSignal,
  IpSignal,
  AddressSignal,
  IpThreatSignal,
  MailSignal,
  BreachSignal,
  SocialSignal,
  OffenderSignal,
  SanctionsSignal,
  CreditSignal,
  MediaSignal,
  BackgroundSignal,
  FraudModelSignal,
  LoyaltyPrediction,
] as const;

/** The member's name is `__typename` of the value. */
export const SignalValue = createUnionType({
  name: 'SignalValue',
  description: 'Value of a known answer, by lookup.',
  types: () => MEMBERS,
  resolveType: (value: unknown) => (value as { __typename: string }).__typename,
});

@ObjectType({ description: 'Answer of a lookup, or why there is none.' })
export class LookupSignal {
  @Field(() => LookupName, { description: 'The lookup.' })
  name!: LookupName;

  @Field(() => Boolean, { description: 'Whether there is an answer.' })
  known!: boolean;

  @Field(() => String, { nullable: true, description: 'Why there is no answer; `pending` while a search runs.' })
  reason!: string | null;

  @Field(() => Boolean, { description: 'Whether the provider failed and will be retried.' })
  failed!: boolean;

  @Field(() => String, { nullable: true, description: 'Provider that answered.' })
  source!: string | null;

  @Field(() => String, { nullable: true, description: 'Date of its data (ISO 8601).' })
  asOf!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time of the request; earlier than the decision if a previous answer was reused.',
  })
  askedAt!: string | null;

  @Field(() => [SignalGap], { description: 'Sources that were not searched or are too old.' })
  gaps!: SignalGap[];

  @Field(() => SignalValue, { nullable: true, description: 'The answer; null if unknown.' })
  value!: object | null;
}
