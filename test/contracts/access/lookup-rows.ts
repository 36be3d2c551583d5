import { HIT } from './owners-rows.js';
import { OPEN_TO_SDK, OWN_ACCOUNT, PUBLIC_TO_KEYS, ownRow, profile } from './profiles.js';
import { graph, rest } from './row.js';

const OFFENDER = { fname: 'Ann', lname: 'Lee', dob: '1980-02-03', state: 'TX' };
const SEARCH = '{ fname: "Ann", lname: "Lee", dob: "1980-02-03", state: "TX" }';

/** A lookup by GET with the value in the path and by POST with it in the body. */
const twins = (path: string, name: string, value: string, expected = PUBLIC_TO_KEYS) => [
  rest(`GET ${path}/:${name}`, expected, () => ({ params: { [name]: encodeURIComponent(value) } })),
  rest(`POST ${path}`, expected, () => ({ body: { [name]: value } })),
];

export const lookupRows = [
  graph('Query.phoneFacts', OPEN_TO_SDK, () => '{ phoneFacts(number: "+442079460018") { known } }'),
  graph('Query.emailFacts', OPEN_TO_SDK, () => '{ emailFacts(email: "lee@example.com") { known } }'),
  graph('Query.ipFacts', PUBLIC_TO_KEYS, () => '{ ipFacts(ip: "8.8.8.8") { known } }'),
  graph('Query.addressFacts', PUBLIC_TO_KEYS, () => '{ addressFacts(address: { text: "1 Main St" }) { known } }'),
  graph('Query.timeZoneAt', PUBLIC_TO_KEYS, () => '{ timeZoneAt(lat: 39.7, lon: -104.9) }'),
  graph('Query.guestSignals', PUBLIC_TO_KEYS, () => '{ guestSignals(input: { ip: "8.8.8.8" }) { ip { known } } }'),
  graph('Query.whois', PUBLIC_TO_KEYS, () => '{ whois(domain: "example.com") { known } }'),
  graph('Query.social', PUBLIC_TO_KEYS, () => '{ social(email: "lee@example.com") { known } }'),
  rest('GET /lookup/whois/:domain', PUBLIC_TO_KEYS, () => ({ params: { domain: 'example.com' } })),
  rest('POST /lookup/whois', PUBLIC_TO_KEYS, () => ({ body: { domain: 'example.com' } })),
  rest('POST /lookup/social', PUBLIC_TO_KEYS, () => ({ body: { email: 'lee@example.com' } })),
  graph(
    'Query.compareNames',
    PUBLIC_TO_KEYS,
    () => '{ compareNames(pairs: [{ left: "Lee", right: "Li" }]) { score } }',
  ),
  graph('Query.datasets', PUBLIC_TO_KEYS, () => '{ datasets { name } }'),
  // Only the account above all others, whose service of this test downloads nothing.
  graph(
    'Mutation.refreshDataset',
    profile({
      owner: 'forbidden',
      parent: 'DATASET_NOT_DOWNLOADED',
      sibling: 'forbidden',
      stranger: 'DATASET_NOT_DOWNLOADED',
      sdk: 'forbidden',
    }),
    () =>
      'mutation { refreshDataset(input: { name: "un" }) { dataset { name } userErrors { code message field rule } } }',
  ),
  graph('Query.lookupSources', PUBLIC_TO_KEYS, () => '{ lookupSources { name } }'),
  graph('Query.ipThreats', PUBLIC_TO_KEYS, () => '{ ipThreats(ip: "8.8.8.8") { known } }'),
  graph('Query.emailBreaches', PUBLIC_TO_KEYS, () => '{ emailBreaches(email: "lee@example.com") { known } }'),
  graph('Query.breachRange', PUBLIC_TO_KEYS, () => '{ breachRange(prefix: "00ff00") { known } }'),
  graph('Query.domainCompanies', PUBLIC_TO_KEYS, () => '{ domainCompanies(domain: "example.com") { known } }'),
  graph('Query.sexOffenders', PUBLIC_TO_KEYS, () => `{ sexOffenders(search: ${SEARCH}) { known } }`),
  graph('Query.tenantEvictions', PUBLIC_TO_KEYS, () => '{ tenantEvictions(search: {}) { known } }'),
  graph(
    'Query.tenantEvictionSources',
    { ...PUBLIC_TO_KEYS, owner: 'empty', parent: 'empty', sibling: 'empty', stranger: 'empty' },
    () => '{ tenantEvictionSources }',
  ),
  graph('Query.watchlistSearch', PUBLIC_TO_KEYS, () => '{ watchlistSearch(name: "Ann Lee") { known } }'),
  graph(
    'Query.watchlistSources',
    { ...PUBLIC_TO_KEYS, owner: 'empty', parent: 'empty', sibling: 'empty', stranger: 'empty' },
    () => '{ watchlistSources }',
  ),
  graph(
    'Query.watchlistChanges',
    { ...PUBLIC_TO_KEYS, owner: 'empty', parent: 'empty', sibling: 'empty', stranger: 'empty' },
    () => '{ watchlistChanges { sequence } }',
  ),
  graph(
    'Query.watchlistDismissalConnection',
    OWN_ACCOUNT,
    () => '{ watchlistDismissalConnection { edges { node { id note } } } }',
  ),
  graph('Query.watchlistDismissals', OWN_ACCOUNT, () => '{ watchlistDismissals { total items { id note } } }'),
  graph(
    'Mutation.dismissWatchlistHit',
    OWN_ACCOUNT,
    () =>
      `mutation { dismissWatchlistHit(input: ${HIT}) { watchlistDismissal { id note } userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.withdrawWatchlistDismissal',
    ownRow('WATCHLIST_DISMISSAL_NOT_FOUND'),
    async ({ freshDismissal }) =>
      `mutation { withdrawWatchlistDismissal(input: { id: "${await freshDismissal()}" }) { deletedId userErrors { code message field rule } } }`,
  ),
  ...twins('/lookup/phone', 'number', '+442079460018', OPEN_TO_SDK),
  ...twins('/lookup/breaches', 'email', 'lee@example.com'),
  ...twins('/lookup/ip-threats', 'ip', '8.8.8.8'),
  ...twins('/lookup/domain', 'domain', 'example.com'),
  ...twins('/lookup/geoip', 'ip', '8.8.8.8'),
  ...twins('/lookup/geocode', 'address', '1 Main St, Austin TX 78701'),
  ...twins('/validate/phone', 'number', '+442079460018', OPEN_TO_SDK),
  ...twins('/validate/email', 'email', 'lee@example.com', OPEN_TO_SDK),
  rest('GET /lookup/sexoffender', PUBLIC_TO_KEYS, () => ({ query: `?${new URLSearchParams(OFFENDER)}` })),
  rest('POST /lookup/sexoffender', PUBLIC_TO_KEYS, () => ({ body: OFFENDER })),
  rest('GET /tenant-evictions/search', PUBLIC_TO_KEYS),
  rest('POST /tenant-evictions/search', PUBLIC_TO_KEYS, () => ({ body: {} })),
  rest('GET /tenant-evictions/sources', PUBLIC_TO_KEYS),
  rest('GET /global-watchlist/search', PUBLIC_TO_KEYS, () => ({ query: '?name=Ann%20Lee' })),
  rest('POST /global-watchlist/search', PUBLIC_TO_KEYS, () => ({ body: { name: 'Ann Lee' } })),
  rest('GET /global-watchlist/sources', PUBLIC_TO_KEYS),
];
