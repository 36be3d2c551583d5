import { Failure } from '#kit/failure.js';
import { type Answer, isComplete, unknown } from '../answer/answer.js';
import { type Gap, gapOf, joinedGaps } from '../answer/gap.js';
import type { Report } from './provider-failed.js';

/** The caller, and who to notify of failures. */
export interface Asker {
  accountId: string;
  /** Whether external calls are forbidden: for an SDK key, which is public, or a test account. */
  insideOnly: boolean;
  report?: Report | undefined;
}

/** A provider behind its cache. Throws if the provider fails. */
export interface OpenProvider<Question, Facts> {
  name: string;
  inside: boolean;
  /** Whether the provider applies to the question: a list of sources may exclude it. Default: always. */
  isMeant?(question: Question): boolean;
  ask(question: Question, asker: Asker): Promise<Answer<Facts>>;
}

/** Result if a provider failed and no other answered; the caller should retry later. */
export const PROVIDER_FAILED = 'provider_failed';

/** Sends a question to all providers of a lookup. */
export type Ask<Question, Facts> = (question: Question, asker: Asker) => Promise<Answer<Facts>>;

/**
 * Calls providers in order until one has an answer. Every failure is reported. If one failed and no other answered, the
 * result is unknown (`provider_failed`). If all responded without an answer, the reason of the first one is returned.
 * Caller errors (Failure) are thrown.
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
 * How sources complement each other. `every`: each source has its own data, and one that was not searched leaves a gap.
 * `covering`: a source without data on the requested place leaves no gap if another covers it.
 */
export type Needed = 'every' | 'covering';

/**
 * Calls all providers in parallel and merges their answers; `merge` takes at least one. The date is that of the oldest
 * data. Gaps name each source that failed, was not called, is too old or, according to `needed`, does not cover the
 * question.
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
      ...answers.flatMap((answer, at) => gapsOf(sourceOf(capability, asked[at]!), answer, covers(answers, needed))),
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

/** Whether one source covers the whole question, so that sources without data on it are not missed. */
const covers = (answers: Answer<unknown>[], needed: Needed) => needed === 'covering' && answers.some(isComplete);

/** Gaps that remain even if another source covers the question. */
const ALWAYS_MISSED = [PROVIDER_FAILED, 'data_too_old'];

/** What a gap names: an external provider by its name, imported and built-in data by what it is for. */
const sourceOf = (capability: string, { inside, name }: { inside: boolean; name: string }) =>
  inside ? capability : name;

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
