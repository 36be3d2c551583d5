import type pg from 'pg';
import { articleKey } from '../../news/importers/news-item.js';
import { nameDigests } from '../../datasets/reading/values.js';
import { registerKey } from '../../offenders/find-offenders.js';
import { usStateOf } from '../../built-in/us-states.js';
import { guestKeys } from '../../watchlist/search/guest-keys.js';
import { articleQuery } from '../../news/article-query.js';
import type { Standing } from './standing.js';

/** Finds the people in a list who may be affected by the changes of these versions. Returns their positions. */
type Find = (pool: pg.Pool, versionIds: string[], asked: readonly Standing[]) => Promise<number[]>;

interface Place {
  n: number;
}

async function places(pool: pg.Pool, text: string, people: object[], versionIds: string[]): Promise<number[]> {
  const { rows } = await pool.query<Place>(text, [JSON.stringify(people), versionIds]);
  return rows.map(({ n }) => n);
}

const BY_KEY = `
  select distinct p.n from jsonb_to_recordset($1::jsonb) as p(n int, keys jsonb)
  cross join lateral jsonb_array_elements_text(p.keys) k(key)
  join intelligence.record_change c on c.key = k.key and c.version_id = any($2::uuid[])`;

/** Records found by exact key match. */
const byKey =
  (keysOf: (standing: Standing, state: string) => string[]): Find =>
  async (pool, versionIds, asked) => {
    const people = asked.flatMap((standing, n) => {
      const state = standing.state && usStateOf(standing.state);
      return state ? [{ n, keys: keysOf(standing, state) }] : [];
    });
    return places(pool, BY_KEY, people, versionIds);
  };

/** New or changed articles that may name the person: full-text index first, then the list of changes. */
const MAY_NAME = `
  with named as materialized (
    select t.version_id, t.url from intelligence.news_item t where t.words @@ to_tsquery('simple', $2))
  select from named n
  join intelligence.dataset_version v on v.dataset = 'news' and v.state = 'in_force' and coalesce(v.corpus_id, v.id) = n.version_id
  join intelligence.record_change c on c.version_id = any($1::uuid[]) and c.key = ${articleKey('n.url')} limit 1`;

/** Articles that named the person and were changed or removed. */
const GONE = `
  select distinct p.n from jsonb_to_recordset($1::jsonb) as p(n int, links jsonb)
  cross join lateral jsonb_array_elements_text(p.links) l(url)
  join intelligence.record_change c on c.key = ${articleKey('l.url')} and c.version_id = any($2::uuid[])`;

const inNews: Find = async (pool, versionIds, asked) => {
  const found = await places(
    pool,
    GONE,
    asked.map(({ links }, n) => ({ n, links })),
    versionIds,
  );
  // One query per person, not prepared, so that each is planned for its own words.
  for (const [n, { firstName, lastName }] of asked.entries()) {
    const query = articleQuery(`${firstName} ${lastName}`)?.near;
    if (query && (await pool.query(MAY_NAME, [versionIds, query])).rowCount! > 0) found.push(n);
  }
  return found;
};

/** Names of added or changed entries that share two keys with a person's name. */
const LISTED = `
  with person as materialized (
    select p.n, k.key from jsonb_to_recordset($1::jsonb) as p(n int, keys jsonb)
    cross join lateral jsonb_array_elements_text(p.keys) k(key)),
  listed as materialized (
    select distinct v.dataset, w.entry_id, k.key
    from intelligence.watchlist_change c
    join intelligence.dataset_version v on v.dataset = c.dataset and v.part = c.part and v.state = 'in_force'
    join intelligence.watchlist_name w on w.version_id = v.id and w.entry_id = c.entry_id and w.kind = 'person'
    cross join lateral unnest(w.keys) k(key)
    where c.version_id = any($2::uuid[]) and k.key in (select key from person))
  select distinct n from (
    select p.n from person p join listed l on l.key = p.key
    group by p.n, l.dataset, l.entry_id having count(distinct p.key) >= 2) shared`;

const LOST = `select from intelligence.watchlist_change where version_id = any($1::uuid[]) and change <> 'added' limit 1`;

const onWatchlists: Find = async (pool, versionIds, asked) => {
  const people = asked.map(({ firstName, lastName }, n) => ({ n, keys: guestKeys(`${firstName} ${lastName}`) }));
  const named = await places(pool, LISTED, people, versionIds);
  const lost = (await pool.query(LOST, [versionIds])).rowCount! > 0;
  return lost ? [...named, ...asked.flatMap(({ found }, n) => (found ? [n] : []))] : named;
};

/** How each source's records are compared with people, and the dataset that contains them; null: watchlists. */
const SOURCES: Record<string, { dataset: string | null; find: Find }> = {
  adverse_media: { dataset: 'news', find: inNews },
  sex_offenders: {
    dataset: 'sex-offenders',
    find: byKey(({ firstName, lastName }, state) => [registerKey({ firstName, lastName, state })]),
  },
  evictions: {
    dataset: 'evictions',
    find: byKey(({ firstName, lastName }, state) =>
      nameDigests(`${firstName} ${lastName}`).map((digest) => `${digest.toString('hex')}|${state}`),
    ),
  },
  watchlist: { dataset: null, find: onWatchlists },
};

/** Versions of datasets other than watchlists. */
const OTHERS = ['news', 'sex-offenders', 'evictions', 'breaches', 'accounts'];

const DATASETS_OF = 'select id, dataset from intelligence.dataset_version where id = any($1::uuid[])';

/** Results that imports may have changed: there was nothing to search before, or the changes may concern the person. */
export async function findConcerned(
  pool: pg.Pool,
  versionIds: string[],
  standings: readonly Standing[],
): Promise<Standing[]> {
  const { rows } = await pool.query<{ id: string; dataset: string }>(DATASETS_OF, [versionIds]);
  const concerned: Standing[] = [];
  for (const [source, { dataset, find }] of Object.entries(SOURCES)) {
    const isOfSource = (one: string) => (dataset === null ? !OTHERS.includes(one) : one === dataset);
    const ids = rows.flatMap((row) => (isOfSource(row.dataset) ? [row.id] : []));
    const asked = standings.filter((standing) => standing.source === source);
    if (ids.length === 0 || asked.length === 0) continue;
    const searched = asked.filter(({ unsearched }) => !unsearched);
    const found = new Set(await find(pool, ids, searched));
    concerned.push(...asked.filter(({ unsearched }) => unsearched), ...searched.filter((_, n) => found.has(n)));
  }
  return concerned;
}
