import { Field, ID, ObjectType, createUnionType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { Role } from '#kit/viewer/viewer.js';
import { PersonType, RoleEnum } from '../../account/person/person.type.js';
import { Listing } from '../../references/listing.js';
import {
  BlacklistEntry,
  BusinessRule,
  Deposit,
  Message,
  MessageTemplate,
  PaymentEvent,
  PortalFile,
  SavedView,
  WatchlistDismissal,
} from '../../references/node-stubs.js';
import { Reservation } from '../../references/reservation.js';
import { PortalScreen } from '../../settings/portal-screens/portal-screen.type.js';
import {
  EventReason,
  IdImageStep,
  MessageStatus,
  PaymentEventKind,
  PaymentEventStatus,
  PortalCodeVia,
  SignInFactor,
} from './event-enums.js';

const PERSON = { nullable: true, description: 'The team member; null if the viewer cannot see the account.' };

/** An object of another subgraph. */
type Reference = { id: string } | null;

/** Objects change and end after the event. */
const current = (what: string) => ({
  nullable: true,
  description: `The ${what}, in its current state; null if it no longer exists.`,
});

const REASON = {
  nullable: true,
  description: 'Why a webhook was disabled or single sign-on refused; null for other events.',
};

@ObjectType()
class OfAccount {
  @Field(() => ID, { description: 'Account ID.' })
  accountId!: string;
}

@ObjectType()
class OfReservation {
  @Field(() => ID, { description: 'Reservation ID.' })
  reservationId!: string;

  @Field(() => Reservation, { nullable: true, description: 'The reservation, in its current state.' })
  reservation!: Reservation | null;
}

@ObjectType({ description: 'Subject of events about an account and its settings.' })
export class AccountSubject extends OfAccount {}

@ObjectType({ description: 'Subject of events about sign-in to an account.' })
export class SignInSubject extends OfAccount {
  @Field(() => ID, { nullable: true, description: 'Team member ID; null for the account itself.' })
  personId!: string | null;

  @Field(() => PersonType, PERSON)
  person?: PersonType | null;

  @Field(() => SignInFactor, { nullable: true, description: 'Second factor that was added, removed or used.' })
  factor!: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a second factor is required now; only of `ACCOUNT_SIGN_IN_POLICY_CHANGED`.',
  })
  isRequired!: boolean | null;

  @Field(() => EventReason, REASON)
  reason!: string | null;
}

@ObjectType({ description: 'Subject of events about the limit on one-time codes of an account.' })
export class PortalCodesSubject extends OfAccount {
  @Field(() => PortalCodeVia, { description: 'Channel whose limit was reached.' })
  via!: string;
}

@ObjectType({ description: 'Subject of events about a team member.' })
export class PersonSubject {
  @Field(() => ID, { nullable: true, description: 'Team member ID.' })
  personId!: string;

  @Field(() => PersonType, PERSON)
  person?: PersonType | null;

  @Field(() => RoleEnum, { nullable: true, description: 'Role at that time; null if the event is not about it.' })
  role!: Role | null;
}

@ObjectType({ description: 'Subject of events about an API key.' })
export class ApiKeySubject {
  @Field(() => ID, { description: 'API key ID.' })
  keyId!: string;
}

@ObjectType({ description: 'Subject of events about a webhook.' })
export class WebhookSubject {
  @Field(() => ID, { description: 'Webhook ID.' })
  webhookId!: string;

  @Field(() => EventReason, REASON)
  reason!: string | null;
}

@ObjectType({ description: 'Subject of events about a listing.' })
export class ListingSubject {
  @Field(() => ID, { description: 'Listing ID.' })
  listingId!: string;

  @Field(() => Listing, { nullable: true, description: 'The listing, in its current state.' })
  listing!: Listing | null;
}

@ObjectType({ description: 'Subject of events about a reservation and its verification.' })
export class ReservationSubject extends OfReservation {}

@ObjectType({ description: 'Subject of events about a guest portal.' })
export class GuestPortalSubject extends OfReservation {
  @Field(() => PortalScreen, { nullable: true, description: 'Screen; null if the event is not about one.' })
  screen!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of an adult of the party; null if the event is about the primary guest.',
  })
  adultId!: string | null;

  @Field(() => ID, { nullable: true, description: 'File ID; null if the event is not about a file.' })
  portalFileId!: string | null;

  @Field(() => PortalFile, current('file'))
  portalFile!: Reference;
}

@ObjectType({ description: 'Subject of events about a payment.' })
export class PaymentEventSubject extends OfReservation {
  @Field(() => ID, { description: 'Payment event ID.' })
  paymentEventId!: string;

  @Field(() => PaymentEvent, current('payment event'))
  paymentEvent!: Reference;

  @Field(() => PaymentEventKind, { description: 'Kind of payment event.' })
  eventType!: string;

  @Field(() => PaymentEventStatus, { description: 'Outcome.' })
  eventStatus!: string;
}

@ObjectType({ description: 'Subject of events about a deposit or waiver.' })
export class DepositSubject extends OfReservation {
  @Field(() => ID, { description: 'Deposit ID.' })
  depositId!: string;

  @Field(() => Deposit, current('deposit or waiver'))
  deposit!: Reference;
}

@ObjectType({ description: 'Subject of events about an ID check.' })
export class IdCheckSubject extends OfReservation {
  @Field(() => IdImageStep, { nullable: true, description: 'Image; only of `ID_CHECK_IMAGE_UPLOADED`.' })
  step!: string | null;
}

@ObjectType({ description: 'Subject of events about a message to a guest.' })
export class MessageSubject extends OfReservation {
  @Field(() => ID, { description: 'Message ID.' })
  messageId!: string;

  @Field(() => Message, current('message'))
  message!: Reference;

  @Field(() => MessageStatus, { description: 'Status at that time.' })
  state!: string;
}

@ObjectType({ description: 'Subject of events about a message template.' })
export class MessageTemplateSubject {
  @Field(() => ID, { description: 'Template ID.' })
  messageTemplateId!: string;

  @Field(() => MessageTemplate, {
    nullable: true,
    description: 'The template, in its current state; null if it no longer exists or belongs to another account.',
  })
  messageTemplate!: Reference;
}

@ObjectType({ description: 'Subject of events about a business rule.' })
export class RuleSubject {
  @Field(() => ID, { description: 'Business rule ID.' })
  ruleId!: string;

  @Field(() => BusinessRule, current('business rule'))
  rule!: Reference;
}

@ObjectType({ description: 'Subject of events about a business rule that matched a reservation.' })
export class FiredRuleSubject extends OfReservation {
  @Field(() => ID, { description: 'Business rule ID.' })
  ruleId!: string;

  @Field(() => BusinessRule, current('business rule'))
  rule!: Reference;
}

@ObjectType({ description: 'Subject of events about a block list entry.' })
export class BlacklistEntrySubject {
  @Field(() => ID, { description: 'Block list entry ID.' })
  blacklistEntryId!: string;

  @Field(() => BlacklistEntry, current('block list entry'))
  blacklistEntry!: Reference;
}

@ObjectType({ description: 'Subject of events about a dismissed watchlist match.' })
export class DismissalSubject {
  @Field(() => ID, { description: 'Dismissal ID.' })
  dismissalId!: string;

  @Field(() => WatchlistDismissal, current('dismissal'))
  dismissal!: Reference;
}

@ObjectType({ description: 'Subject of events about an adverse media search or a background check.' })
export class ReportSubject {
  @Field(() => ID, { description: 'ID of the search or check.' })
  reportId!: string;

  @RequiresRole('manager')
  @Field(() => Node, current('search or check'))
  report!: Reference;
}

@ObjectType({ description: 'Subject of events about a saved view.' })
export class ViewSubject {
  @Field(() => ID, { description: 'Saved view ID.' })
  viewId!: string;

  @Field(() => SavedView, {
    nullable: true,
    description: 'The view, in its current state; null if it no longer exists or belongs to another user.',
  })
  view!: Reference;
}

const SUBJECTS = [
  AccountSubject,
  SignInSubject,
  PortalCodesSubject,
  PersonSubject,
  ApiKeySubject,
  WebhookSubject,
  ListingSubject,
  ReservationSubject,
  GuestPortalSubject,
  PaymentEventSubject,
  DepositSubject,
  IdCheckSubject,
  MessageSubject,
  MessageTemplateSubject,
  RuleSubject,
  FiredRuleSubject,
  BlacklistEntrySubject,
  DismissalSubject,
  ReportSubject,
  ViewSubject,
] as const;

export const EventSubject = createUnionType({
  name: 'EventSubject',
  description: 'What an event is about: identifiers and states at that time, never personal data.',
  types: () => SUBJECTS,
  resolveType: (value: unknown) => (value as { __typename: string }).__typename,
});
