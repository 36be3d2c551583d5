import { Failure } from '#kit/failure.js';
import { type Answer, unknown } from '../lookups/answer/answer.js';
import type { Report } from './provider-failed.js';

/** Who asks, and who is told of failures. */
export interface Asker {
  accountId: string;
  /** Nothing may leave the process for this one: an SDK key, which anybody can read, or an account for tests. */
  insideOnly: boolean;
  report?: Report | undefined;
}

/** One door with what was kept of its answers before it. Throws when the provider fails. */
export interface OpenDoor<Question, Facts> {
  inside: boolean;
  ask(question: Question, asker: Asker): Promise<Answer<Facts>>;
}

/** What is answered when a provider failed and nobody else knew; the work that asked should try again later. */
export const PROVIDER_FAILED = 'provider_failed';

type Ask<Question, Facts> = (question: Question, asker: Asker) => Promise<Answer<Facts>>;

/**
 * Asks one door after the other until one knows. Each failure is reported; one that nobody made good for is answered
 * as unknown, `provider_failed`. When all could be asked and nobody knows, the first one's reason is given. What the
 * caller did wrong (a Failure) is thrown.
 */
export function firstToKnow<Question, Facts>(
  capability: string,
  doors: OpenDoor<Question, Facts>[],
): Ask<Question, Facts> {
  return async (question, asker) => {
    const reasons: string[] = [];
    for (const door of doorsFor(asker, doors)) {
      const answer = await askOne(capability, door, question, asker);
      if (answer.known) return answer;
      reasons.push(answer.reason);
    }
    return unknown(reasons.includes(PROVIDER_FAILED) ? PROVIDER_FAILED : (reasons[0] ?? 'no_provider'));
  };
}

/**
 * Asks all doors at once and joins what those that know say; `merge` takes at least one answer. The answer is as old as
 * the oldest of them, and its remark says when one failed.
 */
export function allTogether<Question, Facts>(
  capability: string,
  doors: OpenDoor<Question, Facts>[],
  merge: (facts: Facts[]) => Facts,
): Ask<Question, Facts> {
  return async (question, asker) => {
    const answers = await Promise.all(doorsFor(asker, doors).map((door) => askOne(capability, door, question, asker)));
    const knowing = answers.filter((answer) => answer.known);
    const failed = answers.some(({ reason }) => reason === PROVIDER_FAILED);
    if (knowing.length === 0) return unknown(failed ? PROVIDER_FAILED : (answers[0]?.reason ?? 'no_provider'));
    return {
      known: true,
      source: knowing.map(({ source }) => source).join(', '),
      asOf: knowing.map(({ asOf }) => asOf).sort()[0]!,
      reason: failed ? 'a_provider_failed' : null,
      facts: merge(knowing.map(({ facts }) => facts)),
    };
  };
}

function doorsFor<Question, Facts>({ insideOnly }: Asker, doors: OpenDoor<Question, Facts>[]) {
  return insideOnly ? doors.filter(({ inside }) => inside) : doors;
}

async function askOne<Question, Facts>(
  capability: string,
  door: OpenDoor<Question, Facts>,
  question: Question,
  asker: Asker,
): Promise<Answer<Facts>> {
  try {
    return await door.ask(question, asker);
  } catch (error) {
    if (error instanceof Failure) throw error;
    asker.report?.({ capability, error });
    return unknown(PROVIDER_FAILED);
  }
}
