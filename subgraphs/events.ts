import { z } from 'zod';

/** The members of an event's payload, and the type of the graph that shows them. */
const subject = <Shape extends z.ZodRawShape>(type: string, members: Shape) =>
  z.object(members).meta({ subject: type });

const role = z.enum(['owner', 'manager', 'viewer']);
const screen = z.string().regex(/^[A-Za-z]+$/);
const ofReservation = { reservationId: z.uuid() };
const ofAccount = { accountId: z.uuid() };
const ofSignIn = { accountId: z.uuid(), personId: z.uuid().optional() };
const ofPerson = { personId: z.uuid() };

const reservation = subject('ReservationSubject', ofReservation);
const listing = subject('ListingSubject', { listingId: z.uuid() });
const rule = subject('RuleSubject', { ruleId: z.uuid() });
const account = subject('AccountSubject', ofAccount);
const signedIn = subject('SignInSubject', ofAccount);
const signsIn = subject('SignInSubject', ofSignIn);
const factor = subject('SignInSubject', { ...ofSignIn, factor: z.enum(['totp', 'recovery', 'passkey']) });
const apiKey = subject('ApiKeySubject', { keyId: z.uuid() });
const webhook = subject('WebhookSubject', { webhookId: z.uuid() });
const payment = subject('PaymentEventSubject', {
  ...ofReservation,
  paymentEventId: z.uuid(),
  eventType: z.enum(['authorization', 'charge', 'refund', 'dispute', 'chargeback']),
  eventStatus: z.enum(['info', 'warning', 'success', 'failure']),
});
const person = subject('PersonSubject', ofPerson);
const personWithRole = subject('PersonSubject', { ...ofPerson, role });
const messageTemplate = subject('MessageTemplateSubject', { messageTemplateId: z.uuid() });
const view = subject('ViewSubject', { viewId: z.uuid() });
const mediaOrCheck = subject('ReportSubject', { reportId: z.uuid() });
const blacklistEntry = subject('BlacklistEntrySubject', { blacklistEntryId: z.uuid() });
const dismissal = subject('DismissalSubject', { dismissalId: z.uuid() });
const portal = 'GuestPortalSubject';
const portalScreen = subject(portal, { ...ofReservation, screen });
const portalFile = subject(portal, { ...ofReservation, screen, portalFileId: z.uuid() });
const adult = subject(portal, { ...ofReservation, adultId: z.uuid() });
const adultScreen = subject(portal, { ...ofReservation, screen, adultId: z.uuid() });
const deposit = subject('DepositSubject', { ...ofReservation, depositId: z.uuid() });
const idCheck = subject('IdCheckSubject', ofReservation);
const message = subject('MessageSubject', {
  ...ofReservation,
  messageId: z.uuid(),
  state: z.enum(['queued', 'waiting_for_approval', 'held', 'sent', 'simulated', 'failed']),
});

/** Every event type and its payload: IDs and states only, never personal data. */
export const EVENTS = {
  'account.created': account,
  'api_key.created': apiKey,
  'api_key.updated': apiKey,
  'api_key.rotated': apiKey,
  'api_key.deleted': apiKey,
  'webhook.registered': webhook,
  'webhook.removed': webhook,
  'webhook.disabled': subject('WebhookSubject', { webhookId: z.uuid(), reason: z.enum(['gone', 'failing']) }),
  'portal_screens.updated': account,
  'usage_agreement.updated': account,
  'account.updated': account,
  'account.suspended': account,
  'account.unsuspended': account,
  'account.enabled': account,
  'account.disabled': account,
  'account.signed_in': signedIn,
  'account.signed_out': signedIn,
  'account.address_confirmed': signsIn,
  'account.sessions_ended': signsIn,
  'account.password_link_made': signsIn,
  'account.password_reset': signsIn,
  'account.factor_added': factor,
  'account.factor_removed': factor,
  'account.factor_used': factor,
  'account.factors_reset': signsIn,
  'account.passkey_copied': signsIn,
  'account.sign_in_policy_changed': subject('SignInSubject', {
    ...ofAccount,
    isRequired: z.enum(['true', 'false']),
  }),
  'account.single_sign_on_changed': signedIn,
  'account.single_sign_on_used': signsIn,
  'account.single_sign_on_refused': subject('SignInSubject', {
    ...ofAccount,
    reason: z.enum(['provider', 'role', 'person']),
  }),
  'person.provisioned': personWithRole,
  'person.invited': personWithRole,
  'person.joined': person,
  'person.role_changed': personWithRole,
  'person.password_changed': person,
  'person.removed': person,
  'listing.created': listing,
  'listing.updated': listing,
  'listing.partner_connected': listing,
  'listing.partner_disconnected': listing,
  'reservation.created': reservation,
  'reservation.updated': reservation,
  'guest_portal.screen_submitted': portalScreen,
  'guest_portal.screen_accepted': portalScreen,
  'guest_portal.screen_reopened': portalScreen,
  'guest_portal.screen_skipped': portalScreen,
  'guest_portal.completed': subject(portal, ofReservation),
  'guest_portal.adult_linked': adult,
  'guest_portal.adult_unlinked': adult,
  'guest_portal.adult_screen_submitted': adultScreen,
  'guest_portal.adult_screen_accepted': adultScreen,
  'guest_portal.adult_screen_reopened': adultScreen,
  'guest_portal.adult_answers_read': adultScreen,
  'guest_portal.file_uploaded': portalFile,
  'guest_portal.file_linked': portalFile,
  'guest_portal.file_read': portalFile,
  'guest_portal.answers_read': portalScreen,
  'guest_portal.report_exported': subject(portal, ofReservation),
  'portal_codes.limit_reached': subject('PortalCodesSubject', { ...ofAccount, via: z.enum(['email', 'sms']) }),
  'portal_content.updated': account,
  'branding.updated': account,
  'payment.event_recorded': payment,
  'deposit.captured': deposit,
  'deposit.released': deposit,
  'id_check.image_uploaded': subject('IdCheckSubject', {
    ...ofReservation,
    step: z.enum(['front', 'back', 'selfie']),
  }),
  'id_check.review': idCheck,
  'id_check.passed': idCheck,
  'id_check.failed': idCheck,
  'blacklist.entry_added': blacklistEntry,
  'blacklist.entry_changed': blacklistEntry,
  'blacklist.entry_removed': blacklistEntry,
  'watchlist.hit_dismissed': dismissal,
  'watchlist.dismissal_withdrawn': dismissal,
  'verification.pending': reservation,
  'verification.review': reservation,
  'verification.verified': reservation,
  'verification.decided': reservation,
  'rule.saved': rule,
  'rule.state_changed': rule,
  'rule.deleted': rule,
  'rule.notified': subject('FiredRuleSubject', { ...ofReservation, ruleId: z.uuid() }),
  'message.queued': message,
  'message.sent': message,
  'message.failed': message,
  'message_template.saved': messageTemplate,
  'message_template.deleted': messageTemplate,
  'adverse_media.pending': mediaOrCheck,
  'adverse_media.no_results': mediaOrCheck,
  'adverse_media.review': mediaOrCheck,
  'adverse_media.finished': mediaOrCheck,
  'background_check.pending': mediaOrCheck,
  'background_check.review': mediaOrCheck,
  'background_check.finished': mediaOrCheck,
  'background_check.failed': mediaOrCheck,
  'note.added': reservation,
  'review.changed': reservation,
  'guest.erased': reservation,
  'view.saved': view,
  'view.deleted': view,
  'retention.changed': account,
} as const;

export type EventType = keyof typeof EVENTS;

/** Event types by their names in the graph, which cannot have dots: `RESERVATION_CREATED` is `reservation.created`. */
export const EVENT_TYPES: Record<string, EventType> = Object.fromEntries(
  (Object.keys(EVENTS) as EventType[]).map((type) => [type.replace('.', '_').toUpperCase(), type]),
);

/** The GraphQL type of an event's subject. */
export const subjectTypeOf = (type: EventType): string => EVENTS[type].meta()!.subject as string;

export type EventPayload<T extends EventType> = z.infer<(typeof EVENTS)[T]>;

/**
 * Jobs that are queued in the transaction that logs an event. The payload is `accountId` plus the subject of the
 * event, under the name given in `about`. `together`: one job for all subjects of an account whose events are logged
 * together; the others are in `others`.
 */
export const EVENT_JOBS: { job: string; about: string; on: EventType[]; together?: true }[] = [
  {
    job: 'rescreen-dismissed',
    about: 'dismissalId',
    on: ['watchlist.hit_dismissed', 'watchlist.dismissal_withdrawn'],
  },
  {
    job: 'follow-search',
    about: 'reportId',
    on: [
      ...(['adverse_media.no_results', 'adverse_media.review', 'adverse_media.finished'] as const),
      ...(['background_check.review', 'background_check.finished', 'background_check.failed'] as const),
    ],
  },
  { job: 'follow-settings', about: 'accountId', on: ['portal_screens.updated'] },
  { job: 'follow-listing', about: 'listingId', on: ['listing.updated'] },
  { job: 'forget-searches', about: 'reservationId', on: ['guest.erased'] },
  {
    job: 'follow-stay',
    about: 'reservationId',
    on: ['reservation.created', 'reservation.updated', 'verification.decided', 'guest.erased'],
    together: true,
  },
];

/** Builds an event and validates its payload. Returns its type, subject ID and payload. */
export function eventOf<T extends EventType>(type: T, payload: EventPayload<T>) {
  const checked = EVENTS[type].parse(payload) as Record<string, string>;
  return { type, payload: checked, subjectId: Object.values(checked)[0]! };
}
