import { anyId, anyText, searchOf } from '../address/search.js';

/** Which lookup, and the ID of a background check. */
export const readLookupSearch = searchOf({ kind: anyText, check: anyId });
