import { Failure } from '#kit/failure.js';
import type { Report } from './provider-failed.js';
import { type Answer, unknown } from '../answer/answer.js';

/**
 * Asks one provider. A provider that fails is reported and answers `provider_failed`, so that one broken lookup
 * never takes the others of the same request with it. What the caller did wrong (a Failure) is thrown.
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
