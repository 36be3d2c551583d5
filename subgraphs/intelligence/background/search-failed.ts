/** Reason of a search or source that ended without a result: its job failed on every attempt or is gone. */
export const SEARCH_FAILED = 'search_failed';
