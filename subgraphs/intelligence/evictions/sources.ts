import type pg from 'pg';
import type { MaxAges } from '../datasets/store/version-gaps.js';
import { type Ask, allTogether } from '../providers/ask-providers.js';
import type { Lookup } from '../providers/lookup.js';
import type { Eviction, EvictionPage } from './eviction.type.js';
import { nycEvictions } from './external/nyc-evictions.js';
import { findEvictionSources, findEvictions } from './find-evictions.js';
import { evictions as evictionRecords } from './importers/evictions.js';
import type { EvictionQuestion } from './question.js';

interface Data {
  pool: pg.Pool;
  maxAgeDays: MaxAges;
  /** US states whose eviction cases must not be searched. */
  evictionStatesOff: string[];
}

const reads = ({ pool, maxAgeDays, evictionStatesOff }: Data) => ({
  evictions: (question: EvictionQuestion) => findEvictions(pool, question, maxAgeDays),
  evictionStatesOff,
  evictionSources: () => findEvictionSources(pool, evictionStatesOff),
});

const latestFirst = (one: Eviction, other: Eviction) =>
  one.evictionDate < other.evictionDate ? 1 : one.evictionDate > other.evictionDate ? -1 : 0;

/** Cases of all sources, most recent first. */
function everyCase(said: EvictionPage[]): EvictionPage {
  const items = said.flatMap((page) => page.items).sort(latestFirst);
  return { total: said.reduce((sum, page) => sum + page.total, 0), from: 0, size: items.length, items };
}

/** Queries each source from its first case on, so that the pages can be merged. */
function fromTheFirst(ask: Ask<EvictionQuestion, EvictionPage>): Ask<EvictionQuestion, EvictionPage> {
  return async (question, asker) => {
    const { from, size } = question;
    const answer = await ask({ ...question, from: 0, size: from + size }, asker);
    if (!answer.known) return answer;
    const { total, items } = answer.facts;
    return { ...answer, facts: { total, from, size, items: items.slice(from, from + size) } };
  };
}

const evictions: Lookup<EvictionQuestion, EvictionPage, ReturnType<typeof reads>> = {
  imported: ({ evictions: read }, question) => read(question),
  datasets: ['evictions'],
  external: { nyc_evictions: nycEvictions },
  coverage: {
    nyc_evictions: {
      title: 'New York City open data',
      kinds: 'evictions executed by city marshals, by address',
      countries: ['US'],
      states: ['NY'],
      sources: ['US-NY'],
      days: 2_556,
    },
  },
  ask: (name, providers) => fromTheFirst(allTogether(name, providers, everyCase, 'covering')),
};

export const evictionsSources = { reads, lookups: { evictions }, datasets: [evictionRecords] };
