/** The dead-letter queue. No worker reads it: a job stays until it is retried or GIVEN_UP_DAYS have passed. */
export const GIVEN_UP = 'given-up';

/** Days after which a job is deleted from it. */
export const GIVEN_UP_DAYS = 30;
