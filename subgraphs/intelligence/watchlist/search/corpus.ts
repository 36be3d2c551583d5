import pg from 'pg';
import { type Rarity, rarityOf } from '@guest-screening/name-matching';
import { FRESH_ON } from './in-force.js';
import { WATCHLIST_DATASETS } from './lists.js';

/** A part of a watchlist that is in force. */
export interface ListInForce {
  versionId: string;
  dataset: string;
  part: string;
  source: string;
  /** `YYYY-MM-DD`. */
  asOf: string;
  /** The day that its publisher last confirmed it, or that the data is from. */
  freshOn: string;
}

/** The lists in force, and how common their words and keys are. */
export interface Corpus {
  lists: ListInForce[];
  /** Their versions as a search sees them. */
  inForce: string;
  rarity: Rarity;
  /** On how many names a key stands, at least; 0 for rare ones. */
  namesWith(key: string): number;
}

const LISTS = `
  select id as "versionId", dataset, part, source, coalesce(source_date, loaded_at::date)::text as "asOf",
    ${FRESH_ON} as "freshOn"
  from intelligence.dataset_version where dataset = any($1) and state = 'in_force' order by id`;

const TERMS = `
  select term, sum(names)::int as names from intelligence.watchlist_term where version_id = any($1) group by term`;

const NAMES = 'select count(*)::int as names from intelligence.watchlist_name where version_id = any($1)';

/** On fewer names than this a word's rarity is the world's, not that of the lists. */
const COUNTED_FROM = 1_000;

/** As `IN_FORCE` says it. */
const signatureOf = (lists: ListInForce[]) => lists.map(({ versionId, freshOn }) => `${versionId} ${freshOn}`).join();

async function load(pool: pg.Pool, lists: ListInForce[], usual: Rarity): Promise<Corpus> {
  const ids = lists.map(({ versionId }) => versionId);
  const { rows } = await pool.query<{ term: string; names: number }>({ text: TERMS, values: [ids] });
  const { rows: all } = await pool.query<{ names: number }>({ text: NAMES, values: [ids] });
  const names = all[0]!.names;
  const counts = new Map(rows.map(({ term, names: count }) => [term, count]));
  // Weights are asked for far more often than there are words on the lists.
  const words = new Map(
    rows.filter(({ term }) => term[0] === '=').map(({ term, names: count }) => [term.slice(1), count]),
  );
  const counted = rarityOf((word) => words.get(word) ?? 0, names);
  const rarity = names < COUNTED_FROM ? usual : counted;
  return { lists, inForce: signatureOf(lists), rarity, namesWith: (key) => counts.get(key) ?? 0 };
}

export interface Corpora {
  /** As it is now. What it costs to count is kept until another version comes into force. */
  now(): Promise<Corpus>;
  /** As it was when last asked for; a search that begins with it must see the same versions in force when it ends. */
  last(): Promise<Corpus>;
}

/** The lists in force, read and counted when they are asked for. */
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
      // A count that failed is tried again by the next search.
      corpus.catch(() => (kept = kept === next ? null : kept));
    }
    return kept.corpus;
  };
  return { now, last: () => kept?.corpus ?? now() };
}
