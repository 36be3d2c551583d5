/** `set` clause that erases answers; progress and references to agreed texts are kept. */
export const FORGOTTEN_STEP = `
  answers = null, reason = null, measured = null, device_mark = null, erased_at = now(), updated_at = now()`;
