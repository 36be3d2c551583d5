import { z } from 'zod';
import { pageOf, pageQuery } from '../../page-query.js';
import { type RouteInput, route } from '../../route.js';
import { type Answered, providerFailure } from './answered.js';

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

/** The page of an answer; of nothing known an empty one that says why. */
function pageFrom<Item, Shown>(answer: unknown, asked: object, shown: (item: Item) => Shown) {
  const { facts, reason } = answer as Answered<Page<Item>>;
  const { items, ...page } = facts ?? { total: 0, ...asked, items: [] };
  return { ...page, count: items.length, items: items.map(shown), ...(facts === null && { reason }) };
}

function shownEviction({ source, source_url, eviction_date, case_number, ...place }: Eviction & Eviction['location']) {
  const { street, unit, city, state_code, state_name, country_name, postal_code, lat, lon } = place;
  const region = [state_code, postal_code].filter(Boolean).join(' ');
  const geo = lat === null || lon === null ? null : { lat, lon };
  return {
    ...{ source, source_url, eviction_date, case_number, eviction_zip: postal_code },
    eviction_address: [street, unit, city, region].filter(Boolean).join(', ') || null,
    location: { geo, street, unit, city, state_name, country_name, postal_code },
  };
}

const text = z.string();
const whom = { fname: text, lname: text, dob: text, state: text };
const digits = z.union([z.number().int().nonnegative(), pageQuery.from.unwrap()]).nullish();
const bodyPage = { from: digits, size: digits, limit: digits };
const search = Object.fromEntries(
  ['full_name', 'street', 'unit', 'postal_code', 'country_code', 'state_code', 'sources'].map((name) => [
    name,
    text.nullish(),
  ]),
);

/** The members of a request, be they in the query or in the body. */
const membersOf = ({ query, body }: RouteInput): Record<string, string | undefined> => ({
  ...query,
  ...(Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, value == null ? undefined : String(value)]),
  ) as object),
});

const page = (input: RouteInput) => pageOf({ ...input, query: membersOf(input) });

function evictionVariables(input: RouteInput) {
  const { full_name, street, unit, postal_code, country_code, state_code, sources } = membersOf(input);
  const codes = sources?.split(',').map((code) => code.trim());
  const asked = { fullName: full_name, street, unit, postalCode: postal_code, countryCode: country_code };
  return { search: { ...asked, stateCode: state_code, sources: codes?.filter(Boolean) }, ...page(input) };
}

const offenders = {
  operation: OFFENDERS,
  variables: (input: RouteInput) => {
    const { fname, lname, dob, state } = membersOf(input);
    return { search: { fname, lname, dob, state }, ...page(input) };
  },
  failure: ({ sexOffenders }: Record<string, unknown>, input: RouteInput) =>
    providerFailure(sexOffenders as Answered<object>, { total: 0, ...page(input), items: [] }),
  answer: ({ sexOffenders }: Record<string, unknown>, input: RouteInput) =>
    pageFrom(sexOffenders, page(input), (item: Offender) => ({
      ...item,
      timestamp: item.timestamp && `${item.timestamp}T00:00:00Z`,
    })),
};

const evictions = {
  operation: EVICTIONS,
  variables: evictionVariables,
  failure: ({ tenantEvictions }: Record<string, unknown>, input: RouteInput) =>
    providerFailure(tenantEvictions as Answered<object>, { total: 0, ...page(input), items: [] }),
  answer: ({ tenantEvictions }: Record<string, unknown>, input: RouteInput) =>
    pageFrom(tenantEvictions, page(input), shownEviction),
};

export const personLookupRoutes = [
  route({ ...offenders, method: 'get', path: '/lookup/sexoffender', query: z.looseObject({ ...whom, ...pageQuery }) }),
  route({ ...offenders, method: 'post', path: '/lookup/sexoffender', body: z.object({ ...whom, ...bodyPage }) }),
  route({ ...evictions, method: 'get', path: '/tenant-evictions/search', query: z.looseObject(pageQuery) }),
  route({ ...evictions, method: 'post', path: '/tenant-evictions/search', body: z.object({ ...search, ...bodyPage }) }),
  route({
    method: 'get',
    path: '/tenant-evictions/sources',
    operation: /* GraphQL */ `
      query TenantEvictionSources {
        tenantEvictionSources
      }
    `,
    answer: ({ tenantEvictionSources }) => ({ sources: tenantEvictionSources }),
  }),
];
