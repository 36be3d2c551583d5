/** Simulated kinds of fraud; `quiet` leaves no trace in the visible data. */
export const FRAUD_KINDS = ['stolen', 'friendly', 'misuse', 'quiet'] as const;

export type FraudKind = (typeof FRAUD_KINDS)[number];

/**
 * Simulated kinds of guests: `private` guests book now and then; a `group` takes a large home; a `midterm` guest rents
 * by the month; a `regular` comes often for business or leisure; an `agency` is one mailbox that books for many people
 * (travel agency, crew planner, office).
 */
export const GUEST_KINDS = ['private', 'group', 'midterm', 'regular', 'agency'] as const;

export type GuestKind = (typeof GUEST_KINDS)[number];
