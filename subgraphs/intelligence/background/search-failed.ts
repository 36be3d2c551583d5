/** Why a search or a source of a check ended without an answer: its job failed every time, or is gone. */
export const SEARCH_FAILED = 'search_failed';
