import type { Operations } from '../graph/answers.js';

/** The signed-in user and their account. */
export type Who = Operations['Me']['answer'];
