import { z } from 'zod';
import { isDay } from '#kit/graph/scalars.js';
import { countryNameOf } from '#kit/contact/find-country.js';
import type { Eviction, EvictionPage } from '../eviction.type.js';
import { type Answer, unknown } from '../../answer/answer.js';
import { foldName } from '../../built-in/fold-name.js';
import type { EvictionQuestion } from '../question.js';
import type { Provider } from '../../providers/provider.js';
import { callJson } from '../../providers/http/call-json.js';
import { type Side, saidNow } from '../../providers/http/side.js';

const NAME = 'nyc_evictions';

/** Executed evictions in the city's open data (SODA 2.1). */
const DATASET = '/resource/6z8x-wfk4.json';

/** Maximum number of rows per response. */
const MAX_ROWS = 1_000;

/** Reporting limit in years (15 USC 1681c, (a)(2) and (3)). */
const REPORTED_YEARS = 7;

const text = z.string().nullish();

/** Rows omit empty members; further members are ignored. */
const Rows = z.array(
  z.object({
    court_index_number: text,
    eviction_address: text,
    eviction_apt_num: text,
    executed_date: z.string().refine((text) => isDay(text.slice(0, 10))),
    borough: text,
    eviction_zip: text,
    latitude: z.coerce.number().nullish(),
    longitude: z.coerce.number().nullish(),
  }),
);

type Row = z.infer<typeof Rows>[number];

function caseOf(row: Row): Eviction {
  return {
    source: 'US-NY',
    sourceUrl: null,
    evictionDate: row.executed_date.slice(0, 10),
    caseNumber: row.court_index_number ?? null,
    street: row.eviction_address ?? null,
    unit: row.eviction_apt_num?.trim() || null,
    city: row.borough ?? null,
    postalCode: row.eviction_zip ?? null,
    stateCode: 'NY',
    stateName: 'New York',
    countryCode: 'US',
    countryName: countryNameOf('US'),
    lat: row.latitude ?? null,
    lon: row.longitude ?? null,
  };
}

/**
 * Start of an address in the city's spelling, and the first letter of its last word: `12 ELM` and `s` for `12 Elm St`.
 * Hyphens in house numbers stay (`37-52 80TH`, as in Queens).
 */
function streetOf(street: string): { start: string; last: string } {
  const [number, ...rest] = street.trim().split(/\s+/);
  const numbered = /^\d+-\d+$/.test(number!);
  const words = numbered ? [number!, ...foldName(rest.join(' ')).split(' ')] : foldName(street).split(' ');
  const last = words.length > 2 ? words.pop()! : '';
  return { start: words.join(' ').toUpperCase(), last: last.slice(0, 1) };
}

/** Why the city's list cannot contain the case; null if it can. */
function notThere(question: EvictionQuestion): string | null {
  const { fullName, street, postalCode, countryCode, stateCode, sources, statesOff } = question;
  if (fullName) return 'no_names_there';
  if (!street && !postalCode) return 'address_empty';
  const elsewhere = (countryCode ?? 'US') !== 'US' || (stateCode ?? 'NY') !== 'NY';
  if (elsewhere || (sources && !sources.includes('US-NY'))) return 'not_in_new_york';
  if (postalCode && !isInCity(postalCode)) return 'not_in_new_york';
  return statesOff.includes('NY') ? 'state_switched_off' : null;
}

/** Postal codes of the five boroughs. */
const isInCity = (code: string) => /^(10[0-4]|11[1346])\d\d$|^1100[45]$/.test(code);

const earliestDay = (now: Date) => {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - REPORTED_YEARS);
  return day.toISOString().slice(0, 10);
};

/** Evictions executed by New York City marshals, by address: the list contains no names. */
export function nycEvictions({ url, key }: Side): Provider<EvictionQuestion, EvictionPage> {
  return {
    name: NAME,
    async ask(question, signal): Promise<Answer<EvictionPage>> {
      const reason = notThere(question);
      if (reason) return unknown(reason);
      const { street, unit, postalCode, from, size } = question;
      const asked = street ? streetOf(street) : null;
      const where = [
        `residential_commercial_ind='Residential'`,
        ...(asked ? [`starts_with(upper(eviction_address),'${asked.start.replaceAll("'", "''")} ')`] : []),
        ...(postalCode ? [`eviction_zip='${postalCode.replaceAll("'", "''")}'`] : []),
      ].join(' AND ');
      const query = new URLSearchParams({ $where: where, $order: 'executed_date DESC', $limit: String(MAX_ROWS) });
      const rows = await callJson(Rows, {
        name: NAME,
        signal,
        allowPrivate: true,
        url: `${url}${DATASET}?${query}`,
        ...(key && { headers: { 'x-app-token': key } }),
      });
      const earliest = earliestDay(new Date());
      const beginsSo = ({ street: there }: Eviction) =>
        !asked?.last || foldName(there ?? '').startsWith(`${foldName(asked.start)} ${asked.last}`);
      const inUnit = (one: Eviction) => !unit || one.unit?.toLowerCase() === unit.trim().toLowerCase();
      const found = rows!.map(caseOf).filter((one) => one.evictionDate > earliest && beginsSo(one) && inUnit(one));
      return saidNow('New York City open data', {
        total: found.length,
        from,
        size,
        items: found.slice(from, from + size),
      });
    },
  };
}
