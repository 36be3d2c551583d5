import type pg from 'pg';
import type { WatchlistHit } from '../../doors/outside/outside-facts.js';
import type { Answer } from '../../lookups/answer/answer.js';
import type { WatchlistQuestion } from '../../lookups/questions.js';
import { usualRarity } from '../names/rarity.js';
import { openCorpus } from './corpus.js';
import { findListed } from './find-listed.js';
import { listOf } from './lists.js';

/** A search that a switch of versions fell into is done again, this often at most. */
const TRIES = 3;

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
    /** Names of the lists that are loaded. */
    async sources(): Promise<string[]> {
      return [...new Set((await corpusOf()).lists.map(({ dataset }) => listOf(dataset)))].sort();
    },
  };
}
