import type pg from 'pg';
import type { WatchlistHit } from '../facts.js';
import type { Answer } from '../../answer/answer.js';
import type { WatchlistQuestion } from '../question.js';
import { usualRarity } from '@guest-screening/name-matching';
import { openCorpus } from './corpus.js';
import { type ListRules, findListed } from './find-listed.js';
import { WATCHLIST_DATASETS, listOf } from './lists.js';
import { type NamesToMatch, openChangeMatches } from './match-changes.js';

/** Maximum number of attempts if versions are replaced during a search. */
const TRIES = 3;

const ALL_LISTS = WATCHLIST_DATASETS.map(listOf);

const STANDS = `
  select from intelligence.watchlist_entry where version_id = any($1) and id = $2 and fingerprint = $3`;

/** Reads of the imported watchlists. */
export function openWatchlists(pool: pg.Pool, rules?: ListRules) {
  const corpora = openCorpus(pool, usualRarity);
  const matchChanges = openChangeMatches(pool);
  return {
    async find(question: WatchlistQuestion): Promise<Answer<{ hits: WatchlistHit[] }>> {
      let corpus = await corpora.last();
      for (let tried = 1; ; tried += 1) {
        const { answer, inForce } = await findListed(pool, corpus, question, rules);
        const now = inForce === corpus.inForce ? corpus : await corpora.now();
        if (tried === TRIES || now === corpus) return answer;
        corpus = now;
      }
    },
    /** Positions of the people's names that these watchlist changes may concern. */
    matchChanges: async (asked: NamesToMatch) => matchChanges(await corpora.now(), asked),
    /** Whether an entry is unchanged; entries of lists that are not imported are accepted unverified. */
    async stands(id: string, fingerprint: string): Promise<boolean> {
      const [list, ...own] = id.split(':');
      const ids = (await corpora.now()).lists
        .filter(({ dataset }) => listOf(dataset) === list)
        .map((each) => each.versionId);
      if (ids.length === 0) return !ALL_LISTS.includes(list!);
      const query = { text: STANDS, values: [ids, own.join(':'), fingerprint] };
      return (await pool.query(query)).rowCount! > 0;
    },
    /** Codes of the imported lists. */
    async sources(): Promise<string[]> {
      return [...new Set((await corpora.now()).lists.map(({ dataset }) => listOf(dataset)))].sort();
    },
  };
}
