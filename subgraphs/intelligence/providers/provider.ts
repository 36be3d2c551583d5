import type { Answer } from '../answer/answer.js';

/**
 * One source of answers for a capability: the process itself, imported data, or somebody's API. Bad input and "not
 * known" are answers; an outage throws, and nothing is tried twice. `signal` ends when nobody waits any more.
 */
export interface Provider<Question, Facts> {
  name: string;
  ask(question: Question, signal: AbortSignal): Promise<Answer<Facts>>;
}
