import type pg from 'pg';
import type { MaxAges } from '../datasets/store/version-gaps.js';
import { type Ask, type OpenProvider, allTogether } from '../providers/ask-providers.js';
import type { ProviderCoverage } from '../providers/coverage/provider-coverage.js';
import type { Lookup } from '../providers/lookup.js';
import { watchmanWatchlist } from './external/watchman-watchlist.js';
import { yenteWatchlist } from './external/yente-watchlist.js';
import type { WatchlistHit } from './facts.js';
import { WATCHLISTS } from './importers/watchlists.js';
import type { WatchlistQuestion } from './question.js';
import { findChanges } from './search/find-changes.js';
import { WATCHLIST_DATASETS, listOf } from './search/lists.js';
import { openWatchlists } from './search/watchlist-reads.js';

interface Data {
  pool: pg.Pool;
  maxAgeDays: MaxAges;
  /** Lists that have to be searched before nobody is said to be on one. */
  sanctionsLists: readonly string[];
  /** Whether data sets are fetched from their publishers. */
  datasetsAuto?: boolean;
}

const reads = ({ pool, maxAgeDays, sanctionsLists, datasetsAuto }: Data) => ({
  watchlists: openWatchlists(pool, { promised: sanctionsLists, maxAges: maxAgeDays, isFetched: datasetsAuto }),
  watchlistChanges: (since: string, size: number) => findChanges(pool, since, size),
});

interface Facts {
  hits: WatchlistHit[];
}

const EXTERNAL = { yente: yenteWatchlist, watchman: watchmanWatchlist };

const COVERAGE: Record<keyof typeof EXTERNAL, ProviderCoverage> = {
  yente: {
    title: 'yente',
    kinds: 'sanctions and watchlists of its default collection',
    lists: ['OFAC', 'OFAC-NON-SDN', 'BIS-DPL', 'UN', 'EU', 'UK', 'INTERPOL', 'FBI'],
  },
  // Which further lists a server has loaded is its operator's choice.
  watchman: { title: 'Watchman', kinds: 'sanctions lists', lists: ['OFAC'] },
};

/** A search that names sources is put to those alone; whose list it is only imported lists tell. */
function narrowed(provider: OpenProvider<WatchlistQuestion, Facts>): OpenProvider<WatchlistQuestion, Facts> {
  const isOutside = (source: string) => source.trim().toLowerCase() in EXTERNAL;
  return {
    ...provider,
    isMeant: ({ sources, sourceCountry }) => {
      if (provider.inside) return !sources || sources.some((source) => !isOutside(source));
      return !sourceCountry && (!sources || sources.some((source) => source.trim().toLowerCase() === provider.name));
    },
  };
}

/** The hits of all lists, the likeliest first. */
function everyHit(said: Facts[], { size }: WatchlistQuestion): Facts {
  const hits = said.flatMap((each) => each.hits).sort((one, other) => other.score - one.score);
  return { hits: hits.slice(0, size) };
}

/** The lists that the providers of these titles hold. */
const heldLists = (titles: readonly string[]): string[] =>
  Object.values(COVERAGE).flatMap(({ title, lists = [] }) => (titles.includes(title) ? [...lists] : []));

/** A list that is not imported leaves no gap where a provider that answered holds it. */
function withHeldLists(ask: Ask<WatchlistQuestion, Facts>): Ask<WatchlistQuestion, Facts> {
  return async (question, asker) => {
    const answer = await ask(question, asker);
    const held = heldLists(answer.source?.split(', ') ?? []);
    const gaps = answer.gaps.filter(({ reason, source }) => reason !== 'list_not_imported' || !held.includes(source));
    return { ...answer, gaps };
  };
}

const watchlist: Lookup<WatchlistQuestion, Facts, ReturnType<typeof reads>> = {
  imported: ({ watchlists }, question) => watchlists.find(question),
  datasets: WATCHLIST_DATASETS,
  listOf,
  external: EXTERNAL,
  coverage: COVERAGE,
  ask: (name, providers) => withHeldLists(allTogether(name, providers.map(narrowed), everyHit)),
};

export const watchlistSources = { reads, lookups: { watchlist }, datasets: WATCHLISTS };
