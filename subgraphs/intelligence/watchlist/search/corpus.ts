import pg from 'pg';
import { type Rarity, rarityOf } from '../names/rarity.js';
import { WATCHLIST_DATASETS } from './lists.js';

/** A part of a watchlist that is in force. */
export interface ListInForce {
  versionId: string;
  dataset: string;
  part: string;
  source: string;
  /** `YYYY-MM-DD`. */
  asOf: string;
}

/** The lists in force, and how common their words and keys are. */
export interface Corpus {
  lists: ListInForce[];
  rarity: Rarity;
  /** On how many names a key stands, at least; 0 for rare ones. */
  namesWith(key: string): number;
}

const IN_FORCE = `
  select id as "versionId", dataset, part, source, coalesce(source_date, loaded_at::date)::text as "asOf"
  from intelligence.dataset_version where dataset = any($1) and state = 'in_force' order by id`;

const TERMS = `
  select term, sum(names)::int as names from intelligence.watchlist_term where version_id = any($1) group by term`;

const NAMES = 'select count(*)::int as names from intelligence.watchlist_name where version_id = any($1)';

/** On fewer names than this a word's rarity is the world's, not that of the lists. */
const COUNTED_FROM = 1_000;

async function load(pool: pg.Pool, lists: ListInForce[], usual: Rarity): Promise<Corpus> {
  const ids = lists.map(({ versionId }) => versionId);
  const { rows } = await pool.query<{ term: string; names: number }>({ text: TERMS, values: [ids] });
  const { rows: all } = await pool.query<{ names: number }>({ text: NAMES, values: [ids] });
  const names = all[0]!.names;
  const counts = new Map(rows.map(({ term, names: count }) => [term, count]));
  const counted = rarityOf((word) => counts.get(`=${word}`) ?? 0, names);
  return { lists, rarity: names < COUNTED_FROM ? usual : counted, namesWith: (key) => counts.get(key) ?? 0 };
}

/** The corpus as it is now. What it costs to count is kept until another version comes into force. */
export function openCorpus(pool: pg.Pool, usual: Rarity): () => Promise<Corpus> {
  let kept: { signature: string; corpus: Promise<Corpus> } | null = null;
  return async () => {
    const query = { name: 'watchlists-in-force', text: IN_FORCE, values: [WATCHLIST_DATASETS], types: pg.types };
    const { rows } = await pool.query<ListInForce>(query);
    const signature = rows.map(({ versionId }) => versionId).join();
    if (kept?.signature !== signature) {
      const corpus = load(pool, rows, usual);
      const next = { signature, corpus };
      kept = next;
      // A count that failed is tried again by the next search.
      corpus.catch(() => (kept = kept === next ? null : kept));
    }
    return kept.corpus;
  };
}
