import { z } from 'zod';

const reservation = z.object({ reservationId: z.uuid() });
const listing = z.object({ listingId: z.uuid() });
const rule = z.object({ ruleId: z.uuid() });
const account = z.object({ accountId: z.uuid() });
const signsIn = account.extend({ personId: z.uuid().optional() });
const factor = signsIn.extend({ factor: z.enum(['totp', 'recovery', 'passkey']) });
const apiKey = z.object({ keyId: z.uuid() });
const webhook = z.object({ webhookId: z.uuid() });
const payment = reservation.extend({
  paymentEventId: z.uuid(),
  eventType: z.enum(['authorization', 'charge', 'refund', 'dispute', 'chargeback']),
  eventStatus: z.enum(['info', 'warning', 'success', 'failure']),
});
const person = z.object({ personId: z.uuid() });
const view = z.object({ viewId: z.uuid() });
const role = z.enum(['owner', 'manager', 'viewer']);
const mediaOrCheck = z.object({ reportId: z.uuid() });
const blacklistEntry = z.object({ blacklistEntryId: z.uuid() });
const dismissal = z.object({ dismissalId: z.uuid() });
const portalScreen = reservation.extend({ screen: z.string().regex(/^[A-Za-z]+$/) });
const portalFile = portalScreen.extend({ portalFileId: z.uuid() });
const adult = reservation.extend({ adultId: z.uuid() });
const adultScreen = portalScreen.extend({ adultId: z.uuid() });
const deposit = reservation.extend({ depositId: z.uuid() });
const message = z.object({
  reservationId: z.uuid(),
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
  'webhook.disabled': webhook.extend({ reason: z.enum(['gone', 'failing']) }),
  'portal_screens.updated': account,
  'usage_agreement.updated': account,
  'account.updated': account,
  'account.suspended': account,
  'account.unsuspended': account,
  'account.enabled': account,
  'account.disabled': account,
  'account.signed_in': account,
  'account.signed_out': account,
  'account.address_confirmed': signsIn,
  'account.sessions_ended': signsIn,
  'account.password_link_made': signsIn,
  'account.password_reset': signsIn,
  'account.factor_added': factor,
  'account.factor_removed': factor,
  'account.factor_used': factor,
  'account.factors_reset': signsIn,
  'account.passkey_copied': signsIn,
  'account.sign_in_policy_changed': account.extend({ isRequired: z.enum(['true', 'false']) }),
  'account.single_sign_on_changed': account,
  'account.single_sign_on_used': signsIn,
  'account.single_sign_on_refused': account.extend({ reason: z.enum(['provider', 'role', 'person']) }),
  'person.provisioned': person.extend({ role }),
  'person.invited': person.extend({ role }),
  'person.joined': person,
  'person.role_changed': person.extend({ role }),
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
  'guest_portal.completed': reservation,
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
  'guest_portal.report_exported': reservation,
  'portal_codes.limit_reached': account.extend({ via: z.enum(['email', 'sms']) }),
  'portal_content.updated': account,
  'branding.updated': account,
  'payment.event_recorded': payment,
  'deposit.captured': deposit,
  'deposit.released': deposit,
  'id_check.image_uploaded': reservation.extend({ step: z.enum(['front', 'back', 'selfie']) }),
  'id_check.review': reservation,
  'id_check.passed': reservation,
  'id_check.failed': reservation,
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
  'rule.notified': z.object({ reservationId: z.uuid(), ruleId: z.uuid() }),
  'message.queued': message,
  'message.sent': message,
  'message.failed': message,
  'adverse_media.pending': mediaOrCheck,
  'adverse_media.no_results': mediaOrCheck,
  'adverse_media.review': mediaOrCheck,
  'adverse_media.finished': mediaOrCheck,
  'background_check.pending': mediaOrCheck,
  'background_check.review': mediaOrCheck,
  'background_check.finished': mediaOrCheck,
  'background_check.failed': mediaOrCheck,
  'note.added': reservation,
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

export type EventPayload<T extends EventType> = z.infer<(typeof EVENTS)[T]>;

/**
 * Jobs that are queued in the transaction that logs an event. The payload is `accountId` plus the subject of the
 * event, under the name given in `about`.
 */
export const EVENT_JOBS: { job: string; about: string; on: EventType[] }[] = [
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
  },
];

/** Builds an event and validates its payload. Returns its type, subject ID and payload. */
export function eventOf<T extends EventType>(type: T, payload: EventPayload<T>) {
  const checked = EVENTS[type].parse(payload) as Record<string, string>;
  return { type, payload: checked, subjectId: Object.values(checked)[0]! };
}
