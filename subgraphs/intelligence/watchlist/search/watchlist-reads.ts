import type pg from 'pg';
import type { WatchlistHit } from '../../doors/outside/outside-facts.js';
import type { Answer } from '../../lookups/answer/answer.js';
import type { WatchlistQuestion } from '../../lookups/questions.js';
import { usualRarity } from '../names/rarity.js';
import { openCorpus } from './corpus.js';
import { findListed } from './find-listed.js';
import { WATCHLIST_DATASETS, listOf } from './lists.js';

/** A search that a switch of versions fell into is done again, this often at most. */
const TRIES = 3;

const ALL_LISTS = WATCHLIST_DATASETS.map(listOf);

const STANDS = `
  select from intelligence.watchlist_entry where version_id = any($1) and id = $2 and fingerprint = $3`;

/** What the imported watchlists answer. */
export function openWatchlists(pool: pg.Pool) {
  const corpusOf = openCorpus(pool, usualRarity);
  return {
    async find(question: WatchlistQuestion): Promise<Answer<{ hits: WatchlistHit[] }>> {
      for (let tried = 1; ; tried += 1) {
        const corpus = await corpusOf();
        const answer = await findListed(pool, corpus, question);
        if (tried === TRIES || (await corpusOf()) === corpus) return answer;
      }
    },
    /** Whether an entry is as it was; entries of lists that are not loaded here are taken at the caller's word. */
    async stands(id: string, fingerprint: string): Promise<boolean> {
      const [list, ...own] = id.split(':');
      const ids = (await corpusOf()).lists
        .filter(({ dataset }) => listOf(dataset) === list)
        .map((each) => each.versionId);
      if (ids.length === 0) return !ALL_LISTS.includes(list!);
      const query = { text: STANDS, values: [ids, own.join(':'), fingerprint] };
      return (await pool.query(query)).rowCount! > 0;
    },
    /** Names of the lists that are loaded. */
    async sources(): Promise<string[]> {
      return [...new Set((await corpusOf()).lists.map(({ dataset }) => listOf(dataset)))].sort();
    },
  };
}
