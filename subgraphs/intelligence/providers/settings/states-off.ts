import { wordList } from '#kit/process/config.js';

/** A comma-separated list of US states by their postal abbreviations; `none` means no state. */
export const statesOff = wordList.refine(
  (states) => states.every((state) => /^([A-Z]{2}|none)$/.test(state)),
  'must be a list of US states, such as CA,NV',
);
