import { INSIDE, type OutsideProvider } from '#kit/process/settings/lookup-providers.js';
import type { LookupSettings } from '#kit/process/settings/lookups.js';
import type { Answer } from './answer/answer.js';
import type { WatchlistQuestion } from './watchlist/question.js';
import { type Asker, type OpenProvider, allTogether, firstToKnow } from './providers/ask-providers.js';
import type { FactsOf, QuestionOf, WithProviders } from './capability-table.js';
import type { Provider } from './providers/provider.js';
import { guardedProvider } from './providers/guarded-provider.js';
import { INSIDE_PROVIDERS, type InsideProviders } from './inside-providers.js';
import { KeptAnswers } from './providers/kept-answers.js';
import { everyAccount, everyArticle, everyCase, everyHit, everyOffender } from './join-answers.js';
import { heldLists } from './sources/provider-coverage.js';
import { OUTSIDE } from './outside-providers.js';

/** Every capability that has providers: asks them in the order of the settings. */
export type Providers = {
  [Name in WithProviders]: (question: QuestionOf<Name>, asker: Asker) => Promise<Answer<FactsOf<Name>>>;
};

/** Nobody waits for an answer out of the process's own memory. */
const NEVER = new AbortController().signal;

/** Opens the providers that the settings name. Limits, circuits and kept answers live as long as what is returned. */
export function openProviders(settings: LookupSettings, inside: InsideProviders = INSIDE_PROVIDERS): Providers {
  const kept = new KeptAnswers();
  const providersOf = <Name extends WithProviders>(name: Name) =>
    settings.order[name].map((provider) =>
      provider === INSIDE
        ? insideProvider(inside, name)
        : outsideProvider(settings, kept, name, provider as OutsideProvider),
    );
  const inOrder = <Name extends WithProviders>(name: Name) => firstToKnow(name, providersOf(name));
  return {
    phone: inOrder('phone'),
    mx: inOrder('mx'),
    ip: inOrder('ip'),
    ip_threats: inOrder('ip_threats'),
    whois: inOrder('whois'),
    company: inOrder('company'),
    address: inOrder('address'),
    breaches: inOrder('breaches'),
    social: allTogether('social', providersOf('social'), everyAccount),
    sex_offenders: allTogether('sex_offenders', providersOf('sex_offenders'), everyOffender, 'covering'),
    evictions: fromTheFirst(allTogether('evictions', providersOf('evictions'), everyCase, 'covering')),
    news: allTogether('news', providersOf('news'), everyArticle, 'covering'),
    watchlist: withHeldLists(allTogether('watchlist', providersOf('watchlist').map(narrowed), everyHit)),
    credit: inOrder('credit'),
  };
}

/** A search that names sources is put to those alone; whose list it is only imported lists tell. */
function narrowed<Facts>(provider: OpenProvider<WatchlistQuestion, Facts>): OpenProvider<WatchlistQuestion, Facts> {
  const isOutside = (source: string) => source.trim().toLowerCase() in OUTSIDE.watchlist;
  return {
    ...provider,
    isMeant: ({ sources, sourceCountry }) => {
      if (provider.inside) return !sources || sources.some((source) => !isOutside(source));
      return !sourceCountry && (!sources || sources.some((source) => source.trim().toLowerCase() === provider.name));
    },
  };
}

/** Each source is asked from its first case on, so that their pages can be joined to the one that is wanted. */
function fromTheFirst(ask: Providers['evictions']): Providers['evictions'] {
  return async (question, asker) => {
    const { from, size } = question;
    const answer = await ask({ ...question, from: 0, size: from + size }, asker);
    if (!answer.known) return answer;
    const { total, items } = answer.facts;
    return { ...answer, facts: { total, from, size, items: items.slice(from, from + size) } };
  };
}

/** A list that is not imported leaves no gap where a provider that answered holds it. */
function withHeldLists(ask: Providers['watchlist']): Providers['watchlist'] {
  return async (question, asker) => {
    const answer = await ask(question, asker);
    const held = heldLists(answer.source?.split(', ') ?? []);
    const gaps = answer.gaps.filter(({ reason, source }) => reason !== 'list_not_imported' || !held.includes(source));
    return { ...answer, gaps };
  };
}

function insideProvider<Name extends WithProviders>(
  inside: InsideProviders,
  name: Name,
): OpenProvider<QuestionOf<Name>, FactsOf<Name>> {
  const ask = inside[name] as Provider<QuestionOf<Name>, FactsOf<Name>>['ask'];
  return { name: INSIDE, inside: true, ask: (question) => ask(question, NEVER) };
}

function outsideProvider<Name extends WithProviders>(
  { providers, circuit, cacheMs, allowPrivate }: LookupSettings,
  kept: KeptAnswers,
  name: Name,
  provider: OutsideProvider,
): OpenProvider<QuestionOf<Name>, FactsOf<Name>> {
  const reach = { ...providers[provider]!, allowPrivate };
  const { timeoutMs, concurrency } = reach;
  const guarded = guardedProvider(OUTSIDE[name][provider]!(reach), { timeoutMs, concurrency, circuit });
  return {
    name: provider,
    inside: false,
    ask: (question, { accountId }) =>
      kept.through([accountId, name, provider, question], cacheMs[name], () => guarded.ask(question, NEVER)),
  };
}
