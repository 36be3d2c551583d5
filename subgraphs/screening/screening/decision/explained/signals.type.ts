import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import type { ScreenName } from '#portal-screens';
import { ReservationStatus } from '../../../booking/reservation/reservation.entity.js';
import { DetailStatus } from '../../../booking/reservation/statuses.type.js';
import { PortalScreen, PortalScreenSetting } from '../../../booking/screens/portal-screen.type.js';
import type { EntryKey } from '../../checks/catalog.js';
import { ModelFeatures } from '../../features/feature.type.js';
import { LookupSignal } from './lookup-signal.type.js';
import { CheckName } from './outcome.type.js';

@ObjectType({ description: "The guest's progress in the portal." })
export class PortalProgressSignal {
  @Field(() => Boolean, { description: 'Whether every required screen was accepted.' })
  completed!: boolean;

  @Field(() => Boolean, { description: 'Whether the portal was skipped.' })
  skipped!: boolean;

  @Field(() => [PortalScreen], { description: 'Accepted screens.' })
  acceptedScreens!: ScreenName[];

  @Field(() => [PortalScreen], { description: 'Checks that the guest skipped.' })
  skippedScreens!: ScreenName[];
}

@ObjectType({ description: "The guest's answers in the portal that affect the decision." })
export class PortalAnswersSignal {
  @Field(() => String, {
    nullable: true,
    description: 'Purpose of the stay, such as `business`; null if not submitted.',
  })
  purpose!: string | null;

  @Field(() => Int, { description: 'Number of visitors in addition to the guests who stay.' })
  visitors!: number;
}

@ObjectType({ description: 'Contact details that the guest confirmed with a code.' })
export class ConfirmedContactsSignal {
  @Field(() => Boolean, { description: 'Whether the email address is confirmed.' })
  email!: boolean;

  @Field(() => Boolean, { description: 'Whether the phone number is confirmed.' })
  phone!: boolean;
}

@ObjectType({ description: 'Hints from how the guest filled in the portal, shared with their consent.' })
export class PortalBehaviorSignal {
  @Field(() => Boolean, {
    description: 'Whether personal details were submitted faster than a person reads the screen.',
  })
  filledInFast!: boolean;

  @Field(() => Boolean, { description: 'Whether several name, contact, address or document fields were pasted into.' })
  detailsPasted!: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether the browser's clock is more than three hours from the guest's country and from the listing's; null if " +
      'one of them is unknown.',
  })
  timeZoneFar!: boolean | null;

  @Field(() => Boolean, {
    description: "Whether bookings in other people's names came from the same device in the last 90 days.",
  })
  deviceShared!: boolean;
}

@ObjectType({ description: 'Facts about the booking.' })
export class BookingSignal {
  @Field(() => ReservationStatus, { description: 'Booking status.' })
  status!: keyof typeof ReservationStatus;

  @Field(() => String, { description: 'Booking channel.' })
  source!: string;

  @Field(() => Int, { nullable: true, description: 'Number of nights; null without dates.' })
  nights!: number | null;

  @Field(() => Int, { description: 'Number of guests.' })
  numberOfGuests!: number;

  @Field(() => Int, { nullable: true, description: 'Maximum number of guests of the listing; null without a listing.' })
  accommodates!: number | null;

  @Field(() => Int, { nullable: true, description: 'Whole days from creation to check-in; null without dates.' })
  leadTimeDays!: number | null;

  @Field(() => Boolean, { description: 'Whether there is a listing.' })
  hasListing!: boolean;

  @Field(() => String, { nullable: true, description: 'Country of the listing (ISO 3166-1 alpha-2).' })
  listingCountryCode!: string | null;
}

@ObjectType({ description: 'Facts about the primary guest.' })
export class GuestFactsSignal {
  @Field(() => Boolean, { description: 'Whether the name is known.' })
  hasName!: boolean;

  @Field(() => Int, { nullable: true, description: 'Age in years at check-in; null without a date of birth.' })
  age!: number | null;
}

@ObjectType({ description: 'A block list entry that matches the guest.' })
export class BlacklistHitSignal {
  @Field(() => ID, { description: 'ID of the block list entry.' })
  entryId!: string;

  @Field(() => String, { description: 'What matched: `email`, `phone`, `name_and_birth_date` or `document_number`.' })
  matchedOn!: string;

  @Field(() => Boolean, { description: 'Whether the entry is of an account above.' })
  inherited!: boolean;

  @Field(() => String, { nullable: true, description: 'Reason that the operator gave.' })
  reason!: string | null;
}

@ObjectType({ description: 'Check of the identity document.' })
export class IdCheckSignal {
  @Field(() => Boolean, { description: 'Whether an image was uploaded.' })
  started!: boolean;

  @Field(() => [String], { description: 'Images not uploaded yet: `front`, `back` or `selfie`.' })
  missing!: string[];

  @Field(() => [String], { description: 'Codes of the findings.' })
  findings!: string[];

  @Field(() => Boolean, { nullable: true, description: 'Whether the movement check waits for the guest.' })
  awaitsMovement!: boolean | null;
}

@ObjectType({ description: 'Document checks of the other adults: number by status.' })
export class AdultsSignal {
  @Field(() => Int, { description: 'Not finished.' })
  waiting!: number;

  @Field(() => Int, { description: 'Passed.' })
  passed!: number;

  @Field(() => Int, { description: 'Manual review recommended.' })
  doubtful!: number;
}

@ObjectType({ description: 'Other stays of the guest in the account.' })
export class StaysSignal {
  @Field(() => Int, { description: 'Completed stays.' })
  completed!: number;

  @Field(() => Int, { description: 'Canceled stays.' })
  canceled!: number;

  @Field(() => Int, { description: 'Stays that were declined.' })
  declined!: number;

  @Field(() => String, { nullable: true, description: 'Check-out date of the last completed stay.' })
  lastCheckOutAt!: string | null;
}

@ObjectType({ description: 'A payment event without the payer. Values are those of `PaymentEvent`.' })
export class PaymentSignal {
  @Field(() => String, { description: 'Kind of event.' })
  type!: string;

  @Field(() => String, { description: 'Status.' })
  status!: string;

  @Field(() => String, { nullable: true, description: 'Network status.' })
  networkStatus!: string | null;

  @Field(() => String, { nullable: true, description: 'Result of 3-D Secure.' })
  threeDSecure!: string | null;

  @Field(() => String, { nullable: true, description: 'Country of the card (ISO 3166-1 alpha-2).' })
  cardCountry!: string | null;

  @Field(() => String, { nullable: true, description: 'Result of the CVC check.' })
  cvcCheck!: string | null;

  @Field(() => String, { nullable: true, description: 'Result of the postal code check.' })
  postalCodeCheck!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the payment was declined: `stolen`, `lost`, `fraudulent`, `insufficient_funds` or `other`.',
  })
  declineReason!: string | null;

  @Field(() => Boolean, { description: 'Whether the card was checked without holding money.' })
  checksCardOnly!: boolean;

  @Field(() => DateTimeScalar, { description: 'Time of the event.' })
  occurredAt!: string;
}

@ObjectType({ description: 'A result that a test scenario sets in place of a check.' })
export class ScenarioResult {
  @Field(() => CheckName, { description: 'The check.' })
  entry!: EntryKey;

  @Field(() => DetailStatus, { description: 'Status.' })
  status!: DetailStatus;

  @Field(() => [String], { description: 'Findings.' })
  findings!: string[];
}

@ObjectType({ description: 'Scenario of an account in test mode.' })
export class ScenarioSignal {
  @Field(() => String, { nullable: true, description: 'Scenario that was played; null if none.' })
  name!: string | null;

  @Field(() => [ScenarioResult], { description: 'Results that it sets.' })
  results!: ScenarioResult[];
}

@ObjectType({ description: "All inputs of a decision: facts about the guest, never the guest's own data." })
export class DecisionSignals {
  @Field(() => DateTimeScalar, { description: 'Time at which the facts were true.' })
  asOf!: string;

  @Field(() => [LookupSignal], {
    description: 'Answers of lookups, searches and models. Those that were not requested are left out.',
  })
  lookups!: LookupSignal[];

  @Field(() => [PortalScreenSetting], { description: 'Effective screen settings.' })
  screens!: PortalScreenSetting[];

  @Field(() => PortalProgressSignal, { description: 'Progress in the portal.' })
  portal!: PortalProgressSignal;

  @Field(() => PortalAnswersSignal, { nullable: true, description: 'Answers in the portal; null if there are none.' })
  portalAnswers!: PortalAnswersSignal | null;

  @Field(() => ConfirmedContactsSignal, {
    nullable: true,
    description: 'Contact details confirmed with a code; null if there are none.',
  })
  confirmed!: ConfirmedContactsSignal | null;

  @Field(() => PortalBehaviorSignal, {
    nullable: true,
    description: 'Hints from how the guest filled in the portal; null without the consent of the guest.',
  })
  portalBehavior!: PortalBehaviorSignal | null;

  @Field(() => BookingSignal, { description: 'The booking.' })
  booking!: BookingSignal;

  @Field(() => GuestFactsSignal, { description: 'The primary guest.' })
  guest!: GuestFactsSignal;

  @Field(() => [BlacklistHitSignal], { description: 'Block list entries that match.' })
  blacklist!: BlacklistHitSignal[];

  @Field(() => IdCheckSignal, {
    nullable: true,
    description: 'Check of the identity document; null in older decisions.',
  })
  idCheck!: IdCheckSignal | null;

  @Field(() => AdultsSignal, { nullable: true, description: 'Other adults; null if their documents are not required.' })
  adults!: AdultsSignal | null;

  @Field(() => StaysSignal, { description: 'Other stays of the guest in the account.' })
  stays!: StaysSignal;

  @Field(() => [PaymentSignal], { description: 'Payment events.' })
  payments!: PaymentSignal[];

  @Field(() => ModelFeatures, { description: 'Model features.' })
  features!: ModelFeatures;

  @Field(() => Boolean, { description: 'Whether the account is in test mode, so that no provider was called.' })
  simulated!: boolean;

  @Field(() => ScenarioSignal, { nullable: true, description: 'Scenario of an account in test mode; null otherwise.' })
  scenario!: ScenarioSignal | null;
}
