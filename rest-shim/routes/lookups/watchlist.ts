import { z } from 'zod';
import { pageOf, pageQuery, wholeCount } from '../../page-query.js';
import { type RouteInput, route } from '../../route.js';
import { type Answered, providerFailure } from './answered.js';
import { messages } from '../../messages.js';

const SEARCH = /* GraphQL */ `
  query WatchlistSearch(
    $name: String!
    $dob: String
    $yob: Int
    $country: String
    $sources: [String!]
    $sourceCountry: String
    $kind: NameSubjectKind
    $threshold: Float
    $image: String
    $from: Int
    $size: Int
  ) {
    watchlistSearch(
      name: $name
      dob: $dob
      yob: $yob
      countryCode: $country
      sources: $sources
      sourceCountryCode: $sourceCountry
      kind: $kind
      threshold: $threshold
      image: $image
      from: $from
      size: $size
    ) {
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
          id
          source
          kind
          score
          info
          full_name: fullName
          first_name: firstName
          last_name: lastName
          middle_name: middleName
          description
          yob
          dob
          aliases
          countries
          fingerprint
          dismissal {
            id
            note
            dismissed_by: dismissedBy
            expires_at: expiresAt
          }
          matched {
            name
            name_score: nameScore
            qualifiers
            rules
            tokens {
              left
              right
              why
              likeness
              weight
              kind
            }
          }
        }
      }
    }
  }
`;

interface Page {
  total: number;
  from: number;
  size: number;
  items: object[];
}

const text = z.string();
const kind = z.enum(['person', 'entity', 'vessel', 'aircraft']);
const year = text.regex(/^\d{4}$/, messages.year);
const share = text.regex(/^(0(\.\d{1,9})?|1(\.0{1,9})?)$/, messages.ratio);

const number = z.union([z.number(), share]);

const body = z.object({
  name: text,
  dob: text.nullish(),
  country_code: text.nullish(),
  source_country_code: text.nullish(),
  image: text.nullish(),
  yob: z.union([z.number().int(), year]).nullish(),
  threshold: number.nullish(),
  kind: kind.nullish(),
  sources: z.union([text, z.array(text)]).nullish(),
  from: wholeCount,
  size: wholeCount,
  limit: wholeCount,
});

const query = z.looseObject({
  name: text,
  yob: year.optional(),
  threshold: share.optional(),
  kind: kind.optional(),
  dob: text.optional(),
  country_code: text.optional(),
  source_country_code: text.optional(),
  sources: text.optional(),
  image: text.optional(),
  ...pageQuery,
});

const split = (sources: unknown) =>
  (Array.isArray(sources) ? (sources as string[]) : String(sources ?? '').split(','))
    .map((source) => source.trim())
    .filter(Boolean);

const page = ({ params, query, body }: RouteInput) => {
  const asked = ['from', 'size', 'limit'].map((name) => [name, body[name] == null ? query[name] : String(body[name])]);
  return pageOf({ params, body, query: Object.fromEntries(asked) as RouteInput['query'] });
};

function variables(input: RouteInput): Record<string, unknown> {
  const { name, dob, yob, country_code, sources, source_country_code, threshold, kind, image } = {
    ...input.query,
    ...input.body,
  } as Record<string, unknown>;
  return {
    name,
    dob,
    country: country_code,
    sourceCountry: source_country_code,
    kind,
    image,
    ...(yob != null && { yob: Number(yob) }),
    ...(threshold != null && { threshold: Number(threshold) }),
    sources: split(sources),
    ...page(input),
  };
}

const search = {
  summary: 'Search sanctions lists and wanted lists for people and entities with a similar name',
  operation: SEARCH,
  variables,
  coverage: 'watchlistSearch',
  failure: ({ watchlistSearch }: Record<string, unknown>, input: RouteInput) =>
    providerFailure(watchlistSearch as Answered<Page>, { total: 0, ...page(input), items: [] }),
  answer: ({ watchlistSearch }: Record<string, unknown>, input: RouteInput) => {
    const { facts, reason, gaps } = watchlistSearch as Answered<Page>;
    const found = facts ?? { total: 0, ...page(input), items: [] };
    return { ...found, count: found.items.length, gaps, ...(reason !== null && { reason }) };
  },
};

export const watchlistRoutes = [
  route({
    ...search,
    method: 'get',
    path: '/global-watchlist/search',
    query,
  }),
  route({
    ...search,
    method: 'post',
    path: '/global-watchlist/search',
    query: z.looseObject(pageQuery),
    body,
    picture: ['image'],
  }),
  route({
    method: 'get',
    path: '/global-watchlist/sources',
    summary: 'List the watchlists that are searched',
    operation: /* GraphQL */ `
      query WatchlistSources {
        watchlistSources
      }
    `,
    answer: ({ watchlistSources }) => ({ sources: watchlistSources }),
  }),
];
