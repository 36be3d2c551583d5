import pg from 'pg';
import { Failure } from '#kit/failure.js';
import { problem, refuseBad } from '../answer/page-asked.js';
import type { MaxAges } from '../datasets/store/version-gaps.js';
import { type Ask, type OpenProvider, allTogether } from '../providers/ask-providers.js';
import type { ProviderCoverage } from '../providers/coverage/provider-coverage.js';
import type { Lookup } from '../providers/lookup.js';
import { watchmanWatchlist } from './external/watchman-watchlist.js';
import { yenteWatchlist } from './external/yente-watchlist.js';
import type { WatchlistHit } from './facts.js';
import type { WatchlistChange } from './graph/watchlist-change.type.js';
import { WATCHLISTS } from './importers/watchlists.js';
import type { WatchlistQuestion } from './question.js';
import { WATCHLIST_DATASETS, listOf } from './search/lists.js';
import { openWatchlists } from './search/watchlist-reads.js';
import { riskMessages } from '../messages.js';

interface Row extends WatchlistChange {
  dataset: string;
}

const TEXT = `
  select c.sequence::text as sequence, c.dataset, c.entry_id as "entryId", c.change, coalesce(e.kind, '') as kind,
    array_remove(array[e.name] || coalesce(e.aliases, '{}'), null) as names,
    array(select distinct key from intelligence.watchlist_name n, unnest(n.keys) key
      where n.version_id = c.version_id and n.entry_id = c.entry_id and left(key, 1) not in ('-', '^')) as keys
  from intelligence.watchlist_change c
  join intelligence.dataset_version v on v.id = c.version_id and v.state in ('in_force', 'replaced')
  left join intelligence.watchlist_entry e on e.version_id = c.version_id and e.id = c.entry_id
  where c.sequence > $1 order by c.sequence limit $2`;

/** Watchlist changes after `since` from the last 30 days, oldest first. Throws BAD_INPUT. */
async function findChanges(pool: pg.Pool, since: string, asked: number): Promise<WatchlistChange[]> {
  if (!/^\d{1,18}$/.test(since)) throw new Failure('BAD_INPUT', riskMessages.noSuchChange);
  refuseBad(asked < 1 ? [problem('size', riskMessages.atLeast(1), 'greater_than_equal')] : []);
  const values = [since, Math.min(1_000, asked)];
  const { rows } = await pool.query<Row>({ name: 'watchlist-changes', text: TEXT, values, types: pg.types });
  return rows.map(({ dataset, entryId, ...row }) => ({ ...row, entryId: `${listOf(dataset)}:${entryId}` }));
}

interface Data {
  pool: pg.Pool;
  maxAgeDays: MaxAges;
  /** Lists required for a complete search. */
  sanctionsLists: readonly string[];
  /** Whether datasets are downloaded from their publishers. */
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
  // Further lists depend on the configuration of the Watchman server.
  watchman: { title: 'Watchman', kinds: 'sanctions lists', lists: ['OFAC'] },
};

/** A search that names sources queries only those; only imported lists know their issuer. */
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

/** Matches of all lists, best first. */
function everyHit(said: Facts[], { size }: WatchlistQuestion): Facts {
  const hits = said.flatMap((each) => each.hits).sort((one, other) => other.score - one.score);
  return { hits: hits.slice(0, size) };
}

/** Lists covered by the providers with these titles. */
const heldLists = (titles: readonly string[]): string[] =>
  Object.values(COVERAGE).flatMap(({ title, lists = [] }) => (titles.includes(title) ? [...lists] : []));

/** A missing import is not a gap if a provider that responded covers the list. */
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
