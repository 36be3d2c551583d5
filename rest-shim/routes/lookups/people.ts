import { z } from 'zod';
import { pageOf, pageQuery, wholeCount } from '../../page-query.js';
import { type RouteInput, route } from '../../route.js';
import { type Answered, providerFailure } from './answered.js';
import { type Members, membersOf, twins } from './twins.js';

interface Page<Item> {
  total: number;
  from: number;
  size: number;
  items: Item[];
  warning?: string;
}

interface Offender {
  timestamp: string | null;
}

interface Eviction {
  source: string;
  source_url: string | null;
  eviction_date: string;
  case_number: string | null;
  location: Record<
    'street' | 'unit' | 'city' | 'state_code' | 'state_name' | 'country_name' | 'postal_code',
    string | null
  >;
  lat: number | null;
  lon: number | null;
}

const OFFENDERS = /* GraphQL */ `
  query SexOffenders($search: SexOffenderSearch!, $from: Int!, $size: Int!) {
    sexOffenders(search: $search, from: $from, size: $size) {
      known
      reason
      gaps {
        source
        reason
        message
      }
      facts {
        total
        from
        size
        warning
        items {
          id
          name
          fname: firstName
          lname: lastName
          city
          county
          state
          zip
          dob: birthDate
          timestamp
          imageURL: imageUrl
          charge: charges
          aliases
        }
      }
    }
  }
`;

const EVICTIONS = /* GraphQL */ `
  query TenantEvictions($search: EvictionSearch!, $from: Int!, $size: Int!) {
    tenantEvictions(search: $search, from: $from, size: $size) {
      known
      reason
      gaps {
        source
        reason
        message
      }
      facts {
        total
        from
        size
        items {
          source
          source_url: sourceUrl
          eviction_date: evictionDate
          case_number: caseNumber
          street
          unit
          city
          state_code: stateCode
          state_name: stateName
          country_name: countryName
          postal_code: postalCode
          lat
          lon
        }
      }
    }
  }
`;

/** Builds the page of results; if unavailable, an empty one with the reason. */
function pageFrom<Item, Shown>(answer: unknown, asked: object, shown: (item: Item) => Shown) {
  const { facts, reason, gaps } = answer as Answered<Page<Item>>;
  const { items, ...page } = facts ?? { total: 0, ...asked, items: [] };
  return { ...page, count: items.length, items: items.map(shown), gaps, ...(facts === null && { reason }) };
}

function shownEviction({ source, source_url, eviction_date, case_number, ...place }: Eviction & Eviction['location']) {
  const { street, unit, city, state_code, state_name, country_name, postal_code, lat, lon } = place;
  const region = [state_code, postal_code].filter(Boolean).join(' ');
  const geo = lat === null || lon === null ? null : { lat, lon };
  return {
    source,
    source_url,
    eviction_date,
    case_number,
    eviction_zip: postal_code,
    eviction_address: [street, unit, city, region].filter(Boolean).join(', ') || null,
    location: { geo, street, unit, city, state_name, country_name, postal_code },
  };
}

const text = z.string();
const whom = { fname: text, lname: text, dob: text, state: text };
const bodyPage = { from: wholeCount, size: wholeCount, limit: wholeCount };
const search = Object.fromEntries(
  ['full_name', 'street', 'unit', 'postal_code', 'country_code', 'state_code', 'sources'].map((name) => [
    name,
    text.nullish(),
  ]),
);

const pageIn = (query: Members) => pageOf({ params: {}, query, body: {} });

const page = (input: RouteInput) => pageIn(membersOf(input));

function evictionSearch({ full_name, street, unit, postal_code, country_code, state_code, sources }: Members) {
  const codes = sources?.split(',').map((code) => code.trim());
  const asked = { fullName: full_name, street, unit, postalCode: postal_code, countryCode: country_code };
  return { ...asked, stateCode: state_code, sources: codes?.filter(Boolean) };
}

export const personLookupRoutes = [
  ...twins({
    path: '/lookup/sexoffender',
    summary: 'Search public sex offender registers by name, birth date and state',
    query: z.looseObject({ ...whom, ...pageQuery }),
    members: { ...whom, ...bodyPage },
    operation: OFFENDERS,
    coverage: 'sexOffenders',
    variables: ({ fname, lname, dob, state, ...rest }) => ({ search: { fname, lname, dob, state }, ...pageIn(rest) }),
    failure: ({ sexOffenders }, input) =>
      providerFailure(sexOffenders as Answered<object>, { total: 0, ...page(input), items: [] }),
    answer: ({ sexOffenders }, input) =>
      pageFrom(sexOffenders, page(input), (item: Offender) => ({
        ...item,
        timestamp: item.timestamp && `${item.timestamp}T00:00:00Z`,
      })),
  }),
  ...twins({
    path: '/tenant-evictions/search',
    summary: 'Search eviction cases by name or address',
    query: z.looseObject(pageQuery),
    members: { ...search, ...bodyPage },
    operation: EVICTIONS,
    coverage: 'tenantEvictions',
    variables: (members) => ({ search: evictionSearch(members), ...pageIn(members) }),
    failure: ({ tenantEvictions }, input) =>
      providerFailure(tenantEvictions as Answered<object>, { total: 0, ...page(input), items: [] }),
    answer: ({ tenantEvictions }, input) => pageFrom(tenantEvictions, page(input), shownEviction),
  }),
  route({
    method: 'get',
    path: '/tenant-evictions/sources',
    summary: 'List the sources of eviction cases: courts and datasets',
    operation: /* GraphQL */ `
      query TenantEvictionSources {
        tenantEvictionSources
      }
    `,
    answer: ({ tenantEvictionSources }) => ({ sources: tenantEvictionSources }),
  }),
];
