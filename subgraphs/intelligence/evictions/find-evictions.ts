import type pg from 'pg';
import { countryNameOf } from '#kit/contact/find-country.js';
import { nameDigests } from '../datasets/reading/values.js';
import { readInForce } from '../datasets/store/read-in-force.js';
import type { Coverage } from '../datasets/catalogue/dataset.js';
import { evictions } from './importers/evictions.js';
import { type MaxAges, ageGap, coversPlace, maxAgeOf } from '../datasets/store/version-gaps.js';
import { type Answer, known, notCovered } from '../answer/answer.js';
import { gapOf } from '../answer/gap.js';
import { foldName } from '../built-in/fold-name.js';
import { usStateNameOf, usStateOf } from '../built-in/us-states.js';
import type { EvictionQuestion } from './question.js';
import { pageProblems, problem, refuseBad, textProblems } from '../answer/page-asked.js';
import type { EvictionSearch } from './eviction-search.input.js';
import type { Eviction, EvictionPage } from './eviction.type.js';
import { riskMessages } from '../messages.js';

/** Reporting limit (15 USC 1681c, (a)(2) and (3)). */
const REPORTED_FOR = '7 years';

/** Counting limit. */
const MAX_COUNTED = 10_000;

const MATCHING = `
  from intelligence.eviction t
  where t.version_id = any(array(select id from v)) and t.filed_on > current_date - interval '${REPORTED_FOR}'
    and ($3::bytea[] is null or t.name_digests && $3)
    and ($4::text is null or t.street_key = $4)
    and ($5::text is null or lower(t.unit) = $5)
    and ($6::text is null or t.postal_code = $6)
    and ($7::text is null or t.country_code = $7)
    and ($8::text is null or t.state_code = $8)
    and ($9::text[] is null or t.source = any($9))
    and t.source <> all($10) and (t.country_code <> 'US' or t.state_code is null or 'US-' || t.state_code <> all($10))`;

const SQL = `
  select (select count(*) from (select 1 ${MATCHING} limit ${MAX_COUNTED}) counted)::int as total,
    coalesce(json_agg(p), '[]') as items
  from (
    select t.source, t.source_url as "sourceUrl", t.filed_on::text as "evictionDate", t.case_number as "caseNumber",
      t.street, t.unit, t.city, t.state_code as "stateCode", t.postal_code as "postalCode",
      t.country_code as "countryCode", t.lat, t.lon
    ${MATCHING} order by t.filed_on desc, t.case_number, t.source offset $11 limit $12) p`;

const SOURCES_SQL = `
  select distinct t.source from intelligence.eviction t 
  where t.version_id = any(array(select id from v)) and t.source <> all($3) order by 1`;

const upper = (text: string | null | undefined) => text?.trim().toUpperCase() || null;

/** The state's code without its country; null also for one that the United States do not have. */
function stateOf(text: string | null | undefined, country: string | null): string | null {
  const code = upper(text)?.replace(/^[A-Z]{2}-/, '') ?? null;
  return code && country === 'US' ? usStateOf(code.slice(0, 60)) : code;
}

/** US states as source codes, `US-TX`. */
const sourcesOf = (states: string[]) => states.map((state) => `US-${state}`);

/** Validates and normalizes an eviction search; `size` is limited to 100. Throws BAD_INPUT. */
export function evictionQuestion(
  search: EvictionSearch,
  statesOff: string[],
  from: number,
  size: number,
): EvictionQuestion {
  const { fullName, street, unit, postalCode, countryCode, stateCode, sources } = search;
  const country = upper(countryCode);
  const tooLong = textProblems({ fullName, street, unit, postalCode, countryCode, stateCode });
  const state = stateOf(stateCode, country);
  const nameless = fullName && tooLong.length === 0 && nameDigests(fullName).length === 0;
  refuseBad([
    ...tooLong,
    ...(country && !/^[A-Z]{2}$/.test(country) ? [problem('countryCode', riskMessages.countryCode, 'enum')] : []),
    ...(nameless ? [problem('fullName', riskMessages.letterOrDigitRequired, 'missing')] : []),
    ...(stateCode?.trim() && !state ? [problem('stateCode', riskMessages.usState, 'enum')] : []),
    ...((sources?.length ?? 0) > 100 ? [problem('sources', riskMessages.maxItems(100), 'too_long')] : []),
    ...textProblems({ sources: sources?.join('') }),
    ...pageProblems(from, size),
  ]);
  return {
    fullName: fullName || null,
    street: street || null,
    unit: unit?.trim().toLowerCase() || null,
    postalCode: postalCode?.trim().replace(/^(\d{5})-?\d{4}$/, '$1') || null,
    countryCode: country,
    stateCode: state,
    sources: sources?.length ? sources : null,
    statesOff,
    from,
    size: Math.min(100, size),
  };
}

/** Values of the statement from $3 on. */
function valuesOf(question: EvictionQuestion): unknown[] {
  const { fullName, street, unit, postalCode, countryCode, stateCode, sources, statesOff, from, size } = question;
  const names = fullName && nameDigests(fullName);
  const digests = names && `{${names.map((digest) => `"\\\\x${digest.toString('hex')}"`).join(',')}}`;
  const place = [street && foldName(street), unit, postalCode, countryCode, stateCode];
  return [digests, ...place, sources, sourcesOf(statesOff), from, size];
}

function named(rows: Eviction[]): Eviction[] {
  return rows.map((row) => {
    const stateName = row.countryCode === 'US' && row.stateCode ? usStateNameOf(row.stateCode) : null;
    return Object.assign(row, { stateName, countryName: countryNameOf(row.countryCode) });
  });
}

/**
 * Imported cases of the last seven years, without excluded US states (`state_switched_off`). `no_records_imported` if
 * nothing is imported, `no_records_of_state` if no import covers the place. A search without a place returns what is
 * imported, with a gap for the rest.
 */
export async function findEvictions(
  pool: pg.Pool,
  question: EvictionQuestion,
  maxAges: MaxAges = {},
): Promise<Answer<EvictionPage>> {
  const { countryCode, stateCode, statesOff, sources, from, size } = question;
  const { name: dataset } = evictions;
  const inUs = (countryCode ?? 'US') === 'US';
  if (inUs && stateCode && statesOff.includes(stateCode))
    return notCovered(dataset, 'state_switched_off', { state: stateCode });
  const asked = { name: 'evictions', dataset, sql: SQL };
  const found = await readInForce<{ total: number; items: Eviction[] }>(pool, asked, valuesOf(question));
  if (!found) return notCovered(dataset, 'no_records_imported');
  const place = { country: countryCode, state: inUs ? stateCode : null };
  const covering = found.versions.filter(
    ({ coverage }) => coversPlace(coverage, place) && (!sources || coversSource(coverage, sources)),
  );
  if (covering.length === 0)
    return sources
      ? notCovered(dataset, 'no_such_source')
      : notCovered(dataset, place.state ? 'no_records_of_state' : 'no_records_of_country', {
          state: place.state ?? undefined,
          country: countryCode ?? undefined,
        });
  const maxAge = maxAgeOf(evictions, maxAges);
  const gaps = covering.flatMap((version) => ageGap('Eviction records', version, maxAge) ?? []);
  const loaded = found.versions.flatMap(({ coverage }) => coverage?.sources ?? []);
  const isEverywhere = !sources && !place.state && (countryCode ?? 'US') === 'US';
  if (isEverywhere) gaps.push(gapOf(dataset, 'some_sources_only', { sources: [...new Set(loaded)].sort() }));
  const [{ total, items }] = found.rows as [{ total: number; items: Eviction[] }];
  return known({ ...found.origin, gaps }, { total, from, size, items: named(items) });
}

const coversSource = (coverage: Coverage | null, names: string[]) =>
  !coverage?.sources || names.some((name) => coverage.sources!.includes(name));

/** Source codes that are imported and may be searched. */
export async function findEvictionSources(pool: pg.Pool, statesOff: string[]): Promise<string[]> {
  const question = { name: 'eviction-sources', dataset: 'evictions', sql: SOURCES_SQL };
  const found = await readInForce<{ source: string }>(pool, question, [sourcesOf(statesOff)]);
  return (found?.rows ?? []).map(({ source }) => source);
}
