/* Printed from schema/ by print-types.mjs: not edited by hand. */

/** Types in the answer of each operation that can change. */
export const ANSWER_TYPES = {
  SignIn: 'SignInDomain',
  AddSignInDomain: 'SignInDomain',
  VerifySignInDomain: 'SignInDomain',
  PortalTexts: 'PortalFieldChoice PortalFileSlot PortalFormField PortalRule',
  Me: 'Account Person',
  Review: 'Listing Person Reservation',
  Arrivals: 'Reservation',
  CountReservations: 'Reservation',
  FindReservations: 'Listing Reservation',
  AccountNames: 'Account',
  Reservation:
    'Account Deposit IdCheck Listing Message Note PaymentEvent Person PortalAdult Reservation StoredDecision',
  ManagedReservation:
    'Account Deposit IdCheck Listing Message Note PaymentEvent Person PortalAdult PortalFile Reservation StoredDecision',
  WatchlistSubjects: 'WatchlistSubject',
  SearchWatchlists: 'WatchlistDismissal WatchlistItem',
  DismissMatch: 'WatchlistDismissal',
  GuestLink: 'Reservation',
  AdultLinks: 'PortalAdult Reservation',
  Timeline: 'AuditEntry Person',
  Decide: 'Reservation',
  AcceptScreen: 'Reservation',
  ReopenScreen: 'Reservation',
  RevokeAdultLink: 'PortalAdult',
  RenewAdultLink: 'PortalAdult',
  AddNote: 'Note',
  ListingChoices: 'Listing',
  CreateReservation: 'Reservation',
  UpdateReservation: 'Reservation',
  SendMessage: 'Message',
  CancelMessage: 'Message',
  CaptureDeposit: 'Deposit',
  ReleaseDeposit: 'Deposit',
  AllowImages: 'IdCheck',
  SearchNews: 'AdverseMediaReport',
  NewsReport: 'AdverseMediaReport',
  TriageChoices: 'Person',
  UpdateReviews: 'Reservation',
  Views: 'Person SavedView',
  SaveView: 'SavedView',
  People: 'Person',
  InvitePerson: 'Person',
  RenewInvitation: 'Person',
  UpdatePerson: 'Person',
  Guest: 'Listing Reservation',
  SegmentCounts: 'SegmentCount',
  SegmentGuests: 'Reservation SegmentGuest',
  Overview: 'Listing Reservation ReservationFigures',
  OverviewJobs: 'FailedJob',
  OverviewSetUp: 'ApiKey Branding Person ScreenRules UsageAgreement WebhookEndpoint',
  Figures: 'ReservationFigures',
  LookUpOffenders: 'SexOffender',
  LookUpWatchlists: 'WatchlistDismissal WatchlistItem',
  Dismissals: 'WatchlistDismissal',
  SubmitCheck: 'BackgroundCheck',
  BackgroundChecks: 'BackgroundCheck',
  BackgroundCheck: 'BackgroundCheck',
  Agreement: 'UsageAgreement',
  SaveAgreement: 'UsageAgreement',
  Branding: 'Branding',
  SetBranding: 'Branding',
  SetUp: 'Branding Listing Reservation ScreenRules',
  Audit: 'AuditEntry Person',
  Keys: 'ApiKey',
  CreateKey: 'ApiKey',
  UpdateKey: 'ApiKey',
  RotateKey: 'ApiKey',
  Webhooks: 'WebhookEndpoint',
  RegisterWebhook: 'WebhookEndpoint',
  SendSample: 'WebhookDelivery',
  SetAuthorization: 'WebhookEndpoint',
  Deliveries: 'WebhookDelivery WebhookEndpoint',
  FailedWork: 'FailedJob',
  Screens: 'ScreenRules',
  SaveScreenRules: 'ScreenRules',
  Blacklist: 'BlacklistEntry',
  Team: 'Person',
  AddToBlacklist: 'BlacklistEntry',
  Rules: 'BusinessRule',
  SaveRule: 'BusinessRule',
  SetRuleState: 'BusinessRule',
  RuleVersions: 'Account BusinessRule BusinessRuleVersion Person',
  RestoreRule: 'BusinessRule',
  MessageTemplates: 'Account MessageTemplate',
  SaveTemplate: 'MessageTemplate',
  Accounts: 'Account',
  RegisterAccount: 'Account',
  SetSuspended: 'Account',
  CheckInInstructions: 'Listing',
  Listings: 'Listing',
  SaveListing: 'Listing',
} as const;

export type TypeName =
  | 'Account'
  | 'AdverseMediaReport'
  | 'ApiKey'
  | 'AuditEntry'
  | 'BackgroundCheck'
  | 'BlacklistEntry'
  | 'Branding'
  | 'BusinessRule'
  | 'BusinessRuleVersion'
  | 'Deposit'
  | 'FailedJob'
  | 'IdCheck'
  | 'Listing'
  | 'Message'
  | 'MessageTemplate'
  | 'Note'
  | 'PaymentEvent'
  | 'Person'
  | 'PortalAdult'
  | 'PortalFieldChoice'
  | 'PortalFile'
  | 'PortalFileSlot'
  | 'PortalFormField'
  | 'PortalRule'
  | 'Reservation'
  | 'ReservationFigures'
  | 'SavedView'
  | 'ScreenRules'
  | 'SegmentCount'
  | 'SegmentGuest'
  | 'SexOffender'
  | 'SignInDomain'
  | 'StoredDecision'
  | 'UsageAgreement'
  | 'WatchlistDismissal'
  | 'WatchlistItem'
  | 'WatchlistSubject'
  | 'WebhookDelivery'
  | 'WebhookEndpoint';
