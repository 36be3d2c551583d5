import { createHash } from 'node:crypto';
import type { WatchlistHit } from '../facts.js';
import type { WatchlistItem } from './watchlist-item.type.js';

/** Splits `SURNAME, First Middle`, as some lists write people; other names are not split. */
function partsOf(name: string, kind: string) {
  const [last, others, ...more] = name.split(',').map((part) => part.trim());
  if (kind !== 'person' || !last || !others || more.length > 0)
    return { firstName: null, lastName: null, middleName: null };
  const [first, ...middle] = others.split(/\s+/);
  return { firstName: first!, lastName: last, middleName: middle.join(' ') || null };
}

const isDay = (date: string) => /^\d{4}-\d\d-\d\d$/.test(date);

const yearOf = (date: string) => Number(/^~?(\d{4})/.exec(date)?.[1] ?? 0);

/** Fingerprint for entries of external providers, which give none. */
function fingerprintOf({ name, aliases, birthDates, countries }: WatchlistHit): string {
  const facts = [name, [...aliases].sort(), [...birthDates].sort(), [...countries].sort()];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}

function infoOf({ lists, listed }: WatchlistHit): string | null {
  const programs = (listed?.programs ?? lists).join(', ');
  const since = listed?.listedAt && `listed ${listed.listedAt}`;
  return [programs, since].filter(Boolean).join('; ') || null;
}

/** A match as returned by the API. */
export function watchlistItem(hit: WatchlistHit): Omit<WatchlistItem, 'dismissal'> {
  const { id, name, kind, lists, score, aliases, birthDates, countries, listed } = hit;
  return {
    id,
    kind,
    score,
    aliases,
    countries,
    fullName: name,
    ...partsOf(name, kind),
    source: lists[0] ?? '',
    info: infoOf(hit),
    description: listed?.remarks ?? null,
    yob: [...new Set(birthDates.map(yearOf).filter(Boolean))].sort(),
    dob: birthDates.filter(isDay),
    fingerprint: listed?.fingerprint ?? fingerprintOf(hit),
    matched: listed?.matched ?? null,
  };
}
