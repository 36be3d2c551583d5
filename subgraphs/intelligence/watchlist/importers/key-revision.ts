/** Raised when names are stored with other keys than before: lists in force are then read again, from what is stored. */
export const KEY_REVISION = 6;
