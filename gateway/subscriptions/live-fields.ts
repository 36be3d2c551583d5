/** A subscription field: the events that trigger it, and the query field that answers each event. */
export interface LiveField {
  /** What is watched; `family`: all accounts of the viewer. */
  watches?: 'account' | 'family';
  /** The argument with the ID of what is watched, or with the positions to resume from. */
  subjectArgument: string;
  /** Names of the event types that trigger it; null: all, or those the subscriber lists. */
  types: string[] | null;
}

/** Name of an event type in the graph, which cannot have dots: `note.added` is NOTE_ADDED. */
export function eventTypeName(type: string): string {
  return type.replace('.', '_').toUpperCase();
}

/** Actions of additional guests through their own links. */
const OF_ADULTS = [
  ...(['guest_portal.adult_linked', 'guest_portal.adult_unlinked', 'guest_portal.adult_screen_submitted'] as const),
  ...(['guest_portal.adult_screen_accepted', 'guest_portal.adult_screen_reopened'] as const),
];

/** Events that change a row in a list of reservations. */
const OF_RESERVATIONS = [
  'reservation.created',
  'reservation.updated',
  'review.changed',
  'guest.erased',
  'payment.event_recorded',
  'verification.pending',
  'verification.review',
  'verification.verified',
  'verification.decided',
  'guest_portal.screen_submitted',
  'guest_portal.screen_accepted',
  'guest_portal.screen_reopened',
  'guest_portal.screen_skipped',
  ...OF_ADULTS,
  'guest_portal.completed',
  'id_check.image_uploaded',
  'id_check.review',
  'id_check.passed',
  'id_check.failed',
  'message.queued',
  'message.sent',
  'message.failed',
  'note.added',
].map(eventTypeName);

/** All subscription fields. */
export const LIVE_FIELDS: Record<string, LiveField> = {
  accountEvents: { watches: 'account', subjectArgument: 'accountId', types: null },
  reservationChanged: { subjectArgument: 'reservationId', types: null },
  verificationStatusChanged: {
    subjectArgument: 'reservationId',
    types: ['verification.pending', 'verification.review', 'verification.verified', 'verification.decided'].map(
      eventTypeName,
    ),
  },
  idCheckChanged: {
    subjectArgument: 'reservationId',
    types: ['id_check.image_uploaded', 'id_check.review', 'id_check.passed', 'id_check.failed'].map(eventTypeName),
  },
  guestPortalChanged: {
    subjectArgument: 'reservationId',
    types: [
      'guest_portal.screen_submitted',
      'guest_portal.screen_accepted',
      'guest_portal.screen_reopened',
      'guest_portal.screen_skipped',
      'guest_portal.completed',
      ...OF_ADULTS,
    ].map(eventTypeName),
  },
  reservationsChanged: {
    watches: 'account',
    subjectArgument: 'accountId',
    types: OF_RESERVATIONS,
  },
  familyEvents: { watches: 'family', subjectArgument: 'after', types: null },
  familyReservationsChanged: { watches: 'family', subjectArgument: 'after', types: OF_RESERVATIONS },
};

/** The query field that returns events, and its arguments. */
export const EVENTS_QUERY = {
  queryField: 'eventsAt',
  args: { positions: '[AccountSequenceInput!]!' },
  responseKey: 'events',
};
