import type pg from 'pg';
import { type InForce, readInForce } from '../datasets/store/read-in-force.js';

export interface PostalPlace {
  code: string;
  name: string;
  region: string | null;
  lat: number | null;
  lon: number | null;
}

export interface NamedPlace {
  key: string;
  name: string;
  region: string | null;
  lat: number;
  lon: number;
  time_zone: string | null;
}

const POSTAL_SQL = `
  select t.code, t.name, t.region, t.lat, t.lon from intelligence.postal_code t
  where t.version_id = any(array(select id from v)) and t.country_code = $3 and t.code = any($4::text[])
  order by length(t.code) desc, t.name limit 20`;

const PLACE_SQL = `
  select t.key, t.name, r.name as region, t.lat, t.lon, t.time_zone from intelligence.place t
  left join lateral (
    select name from intelligence.region where code = t.region and version_id = any(array(
      select id from intelligence.dataset_version
      where dataset = 'geonames' and state = 'in_force' and (part = 'regions' or part like 'regions/%')))
    limit 1) r on true
  where t.version_id = any(array(select id from v)) and t.country_code = $3 and t.key = any($4::text[])
  order by t.population desc, t.name limit 20`;

/** Returns the places of these postal codes in a country, longest code first; null if no postal codes are imported. */
export function findPostalPlaces(
  pool: pg.Pool,
  country: string,
  codes: string[],
): Promise<InForce<PostalPlace> | null> {
  const question = { name: 'geonames-postal', dataset: 'geonames', kind: 'postal', sql: POSTAL_SQL };
  return readInForce<PostalPlace>(pool, question, [country, codes]);
}

/** Returns the places with these folded names in a country, largest first; null if no cities are imported. */
export function findNamedPlaces(pool: pg.Pool, country: string, keys: string[]): Promise<InForce<NamedPlace> | null> {
  const question = { name: 'geonames-places', dataset: 'geonames', kind: 'cities', sql: PLACE_SQL };
  return readInForce<NamedPlace>(pool, question, [country, keys]);
}
