/** A subscription field: which events wake it, and the query field that answers each of them. */
export interface LiveField {
  /** The argument that names what is watched. */
  subjectArgument: string;
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
};

/** The query field that shows one event, and its arguments. */
export const EVENT_QUERY = { queryField: 'event', args: { accountId: 'ID!', sequence: 'Int!' } };
