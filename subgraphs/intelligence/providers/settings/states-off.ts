import { wordList } from '#kit/process/config.js';

/** A comma-separated list of States of the United States by their postal abbreviations; `none` stands for no State. */
export const statesOff = wordList.refine(
  (states) => states.every((state) => /^([A-Z]{2}|none)$/.test(state)),
  'is not a list of States, such as CA,NV',
);
