import type { Viewer } from '#kit/viewer/viewer.js';
import { type Answer, unknown } from '../answer/answer.js';
import { type Ask, type Asker, type OpenProvider, firstToKnow } from './ask-providers.js';
import { guardedProvider } from './guarded-provider.js';
import { KeptAnswers } from './kept-answers.js';
import type { AnyLookup, Lookup, Lookups } from './lookup.js';
import type { Report } from './provider-failed.js';
import { INSIDE } from './settings/lookup-kind.js';
import type { LookupSettings } from './settings/lookup-settings.js';

/** All lookups, called in the configured order. */
export type ProvidersOf<All extends Lookups> = {
  [Name in keyof All]: All[Name] extends Lookup<infer Question, infer Facts, never>
    ? (question: Question, asker: Asker) => Promise<Answer<Facts>>
    : never;
};

/** All lookups, for one viewer. */
export type LookUpOf<All extends Lookups> = {
  [Name in keyof All]: All[Name] extends Lookup<infer Question, infer Facts, never>
    ? (question: Question) => Promise<Answer<Facts>>
    : never;
};

/** Built-in data is read from memory and needs no deadline. */
const NEVER = new AbortController().signal;

/**
 * Opens the configured providers. Limits, circuit breakers and caches live as long as the returned object. `reads`
 * looks up imported data; null: only built-in data answers without a network.
 */
export function openLookups<All extends Lookups>(
  lookups: All,
  settings: LookupSettings,
  reads: object | null,
): ProvidersOf<All> {
  const kept = new KeptAnswers();
  const opened = Object.entries(lookups).map(([name, lookup]) => {
    const providers = settings.order[name]!.map((provider) =>
      provider === INSIDE
        ? insideProvider(lookup, reads)
        : externalProvider(settings, kept, { name, lookup, provider }),
    );
    return [name, lookup.ask ? lookup.ask(name, providers) : firstToKnow(name, providers)];
  });
  return Object.fromEntries(opened) as ProvidersOf<All>;
}

/** Each function is read from the lookup at call time, so that a test can replace it. */
function insideProvider(lookup: AnyLookup, reads: object | null): OpenProvider<unknown, unknown> {
  return {
    name: INSIDE,
    inside: true,
    ask: async (question) => {
      if (reads && lookup.imported) return lookup.imported(reads, question);
      return lookup.builtIn ? lookup.builtIn(question) : unknown('no_records_imported');
    },
  };
}

function externalProvider(
  { providers, circuit, cacheMs, allowPrivate }: LookupSettings,
  kept: KeptAnswers,
  { name, lookup, provider }: { name: string; lookup: AnyLookup; provider: string },
): OpenProvider<unknown, unknown> {
  const reach = { ...providers[provider]!, allowPrivate };
  const { timeoutMs, concurrency } = reach;
  const guarded = guardedProvider<unknown, unknown>(lookup.external[provider]!(reach), {
    timeoutMs,
    concurrency,
    circuit,
  });
  return {
    name: provider,
    inside: false,
    ask: (question, { accountId }) =>
      kept.through([accountId, name, provider, question], cacheMs[name]!, () => guarded.ask(question, NEVER)),
  };
}

/**
 * Returns the lookups of a viewer. Its account has separate cache entries, and calls of an SDK key or a test account
 * stay inside the process.
 */
export function lookUpOf<All extends Lookups>(
  providers: ProvidersOf<All>,
  { accountId, kind, isTest = false }: Viewer,
  report?: Report,
): LookUpOf<All> {
  const asker = { accountId, insideOnly: kind === 'sdk' || isTest, report };
  const bound = Object.entries(providers as Record<string, Ask<unknown, unknown>>).map(([name, ask]) => [
    name,
    (question: unknown) => ask(question, asker),
  ]);
  return Object.fromEntries(bound) as LookUpOf<All>;
}
