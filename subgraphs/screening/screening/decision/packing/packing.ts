import { packedJson } from '#kit/store/packed-json.js';
import { DICTIONARY_1 } from './dictionary-1.js';

/** How results are packed. The first dictionary is the current one; rows packed with the others stay readable. */
export const { pack, unpack } = packedJson([DICTIONARY_1]);
