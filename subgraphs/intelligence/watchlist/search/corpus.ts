import pg from 'pg';
import { type Rarity, rarityOf } from '@guest-screening/name-matching';
import { FRESH_ON } from './in-force.js';
import { WATCHLIST_DATASETS } from './lists.js';

/** An active part of a watchlist. */
export interface ListInForce {
  versionId: string;
  dataset: string;
  part: string;
  source: string;
  /** `YYYY-MM-DD`. */
  asOf: string;
  /** Date of the publisher's last confirmation, or of the data. */
  freshOn: string;
}

/** Active lists, with the frequencies of their words and keys. */
export interface Corpus {
  lists: ListInForce[];
  /** Active versions, as a search sees them. */
  inForce: string;
  rarity: Rarity;
  /** Minimum number of names with a key; 0 for rare keys. */
  namesWith(key: string): number;
}

const LISTS = `
  select id as "versionId", dataset, part, source, coalesce(source_date, loaded_at::date)::text as "asOf",
    ${FRESH_ON} as "freshOn"
  from intelligence.dataset_version where dataset = any($1) and state = 'in_force' order by id`;

const TERMS = `
  select term, sum(names)::int as names from intelligence.watchlist_term where version_id = any($1) group by term`;

const NAMES = 'select count(*)::int as names from intelligence.watchlist_name where version_id = any($1)';

/** With fewer names than this, general word frequencies are used instead of the lists' own. */
const COUNTED_FROM = 1_000;

/** Same format as `IN_FORCE`. */
const signatureOf = (lists: ListInForce[]) => lists.map(({ versionId, freshOn }) => `${versionId} ${freshOn}`).join();

async function load(pool: pg.Pool, lists: ListInForce[], usual: Rarity): Promise<Corpus> {
  const ids = lists.map(({ versionId }) => versionId);
  const { rows } = await pool.query<{ term: string; names: number }>({ text: TERMS, values: [ids] });
  const { rows: all } = await pool.query<{ names: number }>({ text: NAMES, values: [ids] });
  const names = all[0]!.names;
  const counts = new Map(rows.map(({ term, names: count }) => [term, count]));
  // Cached: weights are requested far more often than there are words on the lists.
  const words = new Map(
    rows.filter(({ term }) => term[0] === '=').map(({ term, names: count }) => [term.slice(1), count]),
  );
  const counted = rarityOf((word) => words.get(word) ?? 0, names);
  const rarity = names < COUNTED_FROM ? usual : counted;
  return { lists, inForce: signatureOf(lists), rarity, namesWith: (key) => counts.get(key) ?? 0 };
}

export interface Corpora {
  /** Current state. Counts are cached until another version becomes active. */
  now(): Promise<Corpus>;
  /** Last known state; a search that starts with it must see the same active versions at its end. */
  last(): Promise<Corpus>;
}

/** Active lists, loaded and counted on demand. */
export function openCorpus(pool: pg.Pool, usual: Rarity): Corpora {
  let kept: { signature: string; corpus: Promise<Corpus> } | null = null;
  const now = async () => {
    const query = { name: 'watchlists-in-force', text: LISTS, values: [WATCHLIST_DATASETS], types: pg.types };
    const { rows } = await pool.query<ListInForce>(query);
    const signature = signatureOf(rows);
    if (kept?.signature !== signature) {
      const corpus = load(pool, rows, usual);
      const next = { signature, corpus };
      kept = next;
      // A failed count is retried by the next search.
      corpus.catch(() => (kept = kept === next ? null : kept));
    }
    return kept.corpus;
  };
  return { now, last: () => kept?.corpus ?? now() };
}
