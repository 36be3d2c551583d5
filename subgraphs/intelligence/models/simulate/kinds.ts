/** The kinds of fraud that the simulator knows; `quiet` leaves no trace in anything that is seen. */
export const FRAUD_KINDS = ['stolen', 'friendly', 'misuse', 'quiet'] as const;

export type FraudKind = (typeof FRAUD_KINDS)[number];

/**
 * The kinds of guests that a simulated world holds. `private` guests book a stay now and then; a `group` takes a large home;
 * a `midterm` guest rents by the month; a `regular` comes often, for business or for pleasure; an `agency` is a mailbox
 * that books for many: a travel agency, a crew planner, an office.
 */
export const GUEST_KINDS = ['private', 'group', 'midterm', 'regular', 'agency'] as const;

export type GuestKind = (typeof GUEST_KINDS)[number];
