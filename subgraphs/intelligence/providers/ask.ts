import { Failure } from '#kit/failure.js';
import type { Report } from './provider-failed.js';
import { type Answer, unknown } from '../answer/answer.js';

/**
 * Calls one provider. A failure is reported and returned as `provider_failed`, so that one broken lookup does not fail
 * the others of the request. Caller errors (Failure) are thrown.
 */
export async function ask<Facts>(
  context: { report?: Report | undefined },
  capability: string,
  question: () => Promise<Answer<Facts>>,
): Promise<Answer<Facts>> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof Failure) throw error;
    context.report?.({ capability, error });
    return unknown('provider_failed');
  }
}
