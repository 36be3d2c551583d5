import { CANARY_LISTING } from './owners-rows.js';
import { OPEN_TO_SDK, OWN_ACCOUNT, PUBLIC_TO_KEYS, ownRow } from './profiles.js';
import { graph, rest } from './row.js';

const unknown = ownRow('400 listing_not_found');
const LOFT = {
  my_id: 'own1',
  status: 'ACTIVE',
  name: 'Own loft',
  location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', timezone: 'America/Denver' },
};

export const listingRows = [
  rest('GET /listings/propertyTypes', OPEN_TO_SDK),
  rest('GET /listings', OWN_ACCOUNT),
  rest('GET /listings', ownRow('400 account_not_found'), ({ account }) => ({ query: `?user_id=${account}` })),
  rest('GET /listings/:id', unknown, ({ listing }) => ({ params: { id: listing } })),
  rest('GET /listings/:id', unknown, () => ({ params: { id: CANARY_LISTING }, query: '?pms=api' })),
  rest('POST /listings', OWN_ACCOUNT, () => ({ body: LOFT })),
  rest('POST /listings', ownRow('400 account_not_found'), ({ account }) => ({
    query: `?user_id=${account}`,
    body: { ...LOFT, my_id: 'theirs1' },
  })),
  rest('POST /listings/:id/screening-partner', unknown, ({ listing }) => ({
    params: { id: listing },
    body: { action: 'connect' },
  })),
  rest('PUT /listings/:id', unknown, ({ listing }) => ({ params: { id: listing }, body: { accommodates: 3 } })),

  graph('Query.countries', PUBLIC_TO_KEYS, () => '{ countries { code name aliases } }'),
  graph('Query.listings', OWN_ACCOUNT, () => '{ listings { total items { id name } } }'),
  graph(
    'Query.listings',
    ownRow('ACCOUNT_NOT_FOUND'),
    ({ account }) => `{ listings(accountId: "${account}") { total items { id name } } }`,
  ),
  graph('Query.listingConnection', OWN_ACCOUNT, () => '{ listingConnection { edges { node { id name } } } }'),
  graph(
    'Query.listingConnection',
    ownRow('ACCOUNT_NOT_FOUND'),
    ({ account }) => `{ listingConnection(accountId: "${account}") { edges { node { id name } } } }`,
  ),
  graph(
    'Mutation.setListingPartner',
    ownRow('LISTING_NOT_FOUND'),
    ({ listing }) =>
      `mutation { setListingPartner(input: { id: "${listing}", action: connect }) { listing { id partnerId } userErrors { code message field rule } } }`,
  ),
  graph('Query.propertyTypes', OPEN_TO_SDK, () => '{ propertyTypes }'),
  graph('Query.listingIds', OWN_ACCOUNT, () => '{ listingIds(name: "loft") }'),
  graph('Query.listing', ownRow('null'), ({ listing }) => `{ listing(id: "${listing}") { id name } }`),
  graph('Query.listingByMyId', ownRow('null'), () => `{ listingByMyId(myId: "${CANARY_LISTING}") { id name } }`),
  graph(
    'Mutation.saveListing',
    ownRow('LISTING_NOT_FOUND'),
    ({ listing }) =>
      `mutation { saveListing(input: { listing: { id: "${listing}", beds: 2 }, mustExist: true }) { listing { id name } userErrors { code message field rule } } }`,
  ),

  // An identifier of another account counts as unknown: a listing of the caller is created.
  rest('POST /listings', OWN_ACCOUNT, ({ listing }) => ({ body: { ...LOFT, id: listing, my_id: 'moved1' } })),
];
