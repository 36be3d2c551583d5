/** Increase when the stored keys of names change: active lists are then rekeyed from stored data. */
export const KEY_REVISION = 10;
