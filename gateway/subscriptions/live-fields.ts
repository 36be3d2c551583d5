/** A subscription field: which events wake it, and the query field that answers each of them. */
export interface LiveField {
  /** The argument that names the reservation that is watched; null: all those of the account that is named. */
  subjectArgument: string | null;
  /** Events that wake it. */
  types: string[];
}

/** Every subscription field that the gateway runs. */
export const LIVE_FIELDS: Record<string, LiveField> = {
  verificationStatusChanged: {
    subjectArgument: 'reservationId',
    types: ['verification.pending', 'verification.review', 'verification.verified', 'verification.decided'],
  },
  idCheckChanged: {
    subjectArgument: 'reservationId',
    types: ['id_check.image_uploaded', 'id_check.review', 'id_check.passed', 'id_check.failed'],
  },
  guestPortalChanged: {
    subjectArgument: 'reservationId',
    types: [
      ...['guest_portal.screen_submitted', 'guest_portal.screen_accepted'],
      ...['guest_portal.screen_reopened', 'guest_portal.completed'],
    ],
  },
  reservationsChanged: {
    subjectArgument: null,
    types: [
      ...['reservation.created', 'reservation.updated', 'guest.erased', 'payment.event_recorded'],
      ...['verification.pending', 'verification.review', 'verification.verified', 'verification.decided'],
      ...['guest_portal.screen_submitted', 'guest_portal.screen_accepted', 'guest_portal.screen_reopened'],
      ...['guest_portal.completed', 'id_check.image_uploaded', 'id_check.review', 'id_check.passed'],
      ...['id_check.failed', 'message.queued', 'message.sent', 'message.failed'],
    ],
  },
};

/** The query field that shows one event, and its arguments. */
export const EVENT_QUERY = { queryField: 'event', args: { accountId: 'ID!', sequence: 'Int!' } };
