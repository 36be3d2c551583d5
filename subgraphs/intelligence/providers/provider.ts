import type { Answer } from '../answer/answer.js';

/**
 * A source of answers for a capability: the process itself, imported data, or an external API. Invalid input and "not
 * found" are answers; an outage throws, and calls are not retried. `signal` aborts when the result is no longer needed.
 */
export interface Provider<Question, Facts> {
  name: string;
  ask(question: Question, signal: AbortSignal): Promise<Answer<Facts>>;
}
