/** What follows `set` in an update that forgets answers; how far the guest got and which texts they agreed to stays. */
export const FORGOTTEN_STEP = `answers = null, reason = null, erased_at = now(), updated_at = now()`;
