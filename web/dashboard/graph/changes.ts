import type { TypeName } from './answer-types.js';
import type { Operations } from './answers.js';

type Event = Operations['WatchFamily']['answer']['familyEvents'];
export type Subject = Event['subject']['__typename'];

/** A list of reservations, a reservation's page, and what is counted from them. */
const RESERVATION: readonly TypeName[] = [
  'Reservation',
  'ReservationFigures',
  'SegmentCount',
  'SegmentGuest',
  'WatchlistSubject',
];

/** What an event changes, by the type of its subject. */
const CHANGED_BY_EVENT: Record<Subject, readonly TypeName[]> = {
  AccountSubject: ['Account', 'Branding', 'ScreenRules', 'UsageAgreement'],
  ApiKeySubject: ['ApiKey'],
  BlacklistEntrySubject: ['BlacklistEntry'],
  DepositSubject: RESERVATION,
  DismissalSubject: ['WatchlistDismissal'],
  FiredRuleSubject: ['ReservationFigures'],
  GuestPortalSubject: RESERVATION,
  IdCheckSubject: RESERVATION,
  ListingSubject: ['Listing'],
  MessageSubject: RESERVATION,
  MessageTemplateSubject: ['MessageTemplate'],
  PaymentEventSubject: RESERVATION,
  PersonSubject: ['Person'],
  PortalCodesSubject: [],
  ReportSubject: ['AdverseMediaReport', 'BackgroundCheck'],
  ReservationSubject: RESERVATION,
  RuleSubject: ['BusinessRule'],
  SignInSubject: ['Person'],
  ViewSubject: ['SavedView'],
  WebhookSubject: ['WebhookEndpoint'],
};

/** Every event is an entry of the audit trail, and is delivered to the webhooks. */
const CHANGED_BY_ALL: readonly TypeName[] = ['AuditEntry', 'WebhookDelivery'];

export const changedBy = (subject: Subject): readonly TypeName[] => [...CHANGED_BY_EVENT[subject], ...CHANGED_BY_ALL];

/** What a mutation changes besides the types of its answer: what it deletes, and what it starts. */
export const CHANGED_BY_MUTATION: Partial<Record<keyof Operations, readonly TypeName[]>> = {
  DeleteKey: ['ApiKey'],
  DeleteRule: ['BusinessRule'],
  DeleteTemplate: ['MessageTemplate'],
  DeleteView: ['SavedView'],
  EraseGuest: RESERVATION,
  Redeliver: ['WebhookDelivery'],
  RemoveFromBlacklist: ['BlacklistEntry'],
  RemovePerson: ['Person'],
  RemoveWebhook: ['WebhookEndpoint'],
  ResetSecondFactor: ['Person'],
  RetryFailedWork: ['FailedJob'],
  RotateWebhookSecret: ['WebhookEndpoint'],
  WithdrawDismissal: ['WatchlistDismissal'],
};
