import { Failure } from '#kit/failure.js';
import { type Answer, isComplete, unknown } from '../answer/answer.js';
import { type Gap, gapOf, joinedGaps } from '../answer/gap.js';
import type { Report } from './provider-failed.js';

/** Who asks, and who is told of failures. */
export interface Asker {
  accountId: string;
  /** Nothing may leave the process for this one: an SDK key, which anybody can read, or an account for tests. */
  insideOnly: boolean;
  report?: Report | undefined;
}

/** One provider with what was kept of its answers before it. Throws when the provider fails. */
export interface OpenProvider<Question, Facts> {
  name: string;
  inside: boolean;
  /** Whether the question is one for it: sources that it is narrowed to may leave it out. Always, unless given. */
  isMeant?(question: Question): boolean;
  ask(question: Question, asker: Asker): Promise<Answer<Facts>>;
}

/** What is answered when a provider failed and nobody else knew; the work that asked should try again later. */
export const PROVIDER_FAILED = 'provider_failed';

/** Puts a question to all providers of a lookup together. */
export type Ask<Question, Facts> = (question: Question, asker: Asker) => Promise<Answer<Facts>>;

/**
 * Asks one provider after the other until one knows. Each failure is reported; one that nobody made good for is answered
 * as unknown, `provider_failed`. When all could be asked and nobody knows, the first one's reason is given. What the
 * caller did wrong (a Failure) is thrown.
 */
export function firstToKnow<Question, Facts>(
  capability: string,
  providers: OpenProvider<Question, Facts>[],
): Ask<Question, Facts> {
  return async (question, asker) => {
    const reasons: string[] = [];
    for (const provider of providersFor(asker, providers)) {
      const answer = await askOne(capability, provider, question, asker);
      if (answer.known) return answer;
      reasons.push(answer.reason);
    }
    return unknown(reasons.includes(PROVIDER_FAILED) ? PROVIDER_FAILED : (reasons[0] ?? 'no_provider'));
  };
}

/**
 * How sources stand for each other. `every`: each of them has something of its own, and one that was not consulted leaves
 * a gap. `covering`: one that holds nothing about the place that was asked for leaves none while another covers it.
 */
export type Needed = 'every' | 'covering';

/**
 * Asks all providers at once and joins what those that know say; `merge` takes at least one answer. The answer is as old as
 * the oldest of them. Its gaps name each source that failed, was not asked, is too old or, by `needed`, does not cover
 * the question.
 */
export function allTogether<Question, Facts>(
  capability: string,
  providers: OpenProvider<Question, Facts>[],
  merge: (facts: Facts[], question: Question) => Facts,
  needed: Needed = 'every',
): Ask<Question, Facts> {
  return async (question, asker) => {
    const meant = providers.filter((provider) => provider.isMeant?.(question) ?? true);
    const asked = providersFor(asker, meant);
    const answers = await Promise.all(asked.map((provider) => askOne(capability, provider, question, asker)));
    const left = meant.filter((provider) => !asked.includes(provider));
    const gaps = joinedGaps([
      ...answers.flatMap((answer, at) => gapsOf(asked[at]!.name, answer, covers(answers, needed))),
      ...left.map(({ name }) => gapOf(name, 'not_asked_in_test_mode')),
    ]);
    const knowing = answers.filter((answer) => answer.known);
    const failed = answers.some(({ reason }) => reason === PROVIDER_FAILED);
    if (knowing.length === 0)
      return unknown(
        failed
          ? PROVIDER_FAILED
          : (answers[0]?.reason ?? (meant.length < providers.length ? 'no_such_source' : 'no_provider')),
        gaps,
      );
    return {
      known: true,
      source: knowing.map(({ source }) => source).join(', '),
      asOf: knowing.map(({ asOf }) => asOf).sort()[0]!,
      reason: failed ? 'a_provider_failed' : null,
      facts: merge(
        knowing.map(({ facts }) => facts),
        question,
      ),
      gaps,
    };
  };
}

/** Whether one source covers the whole question, so that those which hold nothing about it are not missed. */
const covers = (answers: Answer<unknown>[], needed: Needed) => needed === 'covering' && answers.some(isComplete);

/** Gaps that stay though another source covers the question. */
const ALWAYS_MISSED = [PROVIDER_FAILED, 'data_too_old'];

function gapsOf(name: string, { known: isKnown, reason, gaps }: Answer<unknown>, isCovered: boolean): Gap[] {
  const own = isKnown || gaps.length > 0 ? gaps : [gapOf(name, reason!)];
  return isCovered ? own.filter((gap) => ALWAYS_MISSED.includes(gap.reason)) : own;
}

function providersFor<Question, Facts>({ insideOnly }: Asker, providers: OpenProvider<Question, Facts>[]) {
  return insideOnly ? providers.filter(({ inside }) => inside) : providers;
}

async function askOne<Question, Facts>(
  capability: string,
  provider: OpenProvider<Question, Facts>,
  question: Question,
  asker: Asker,
): Promise<Answer<Facts>> {
  try {
    return await provider.ask(question, asker);
  } catch (error) {
    if (error instanceof Failure) throw error;
    asker.report?.({ capability, error });
    return unknown(PROVIDER_FAILED);
  }
}
