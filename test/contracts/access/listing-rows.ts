import { CANARY_LISTING } from './fixture.js';
import { OPEN_TO_SDK, OWN_ACCOUNT, ownRow } from './profiles.js';
import { graph, rest } from './row.js';

const unknown = ownRow('400 listing_not_found');
const LOFT = {
  ...{ my_id: 'own1', status: 'ACTIVE', name: 'Own loft' },
  location: { street: '1 Main St', city: 'Denver', country: 'US', timezone: 'America/Denver' },
};

export const listingRows = [
  rest('GET /listings/propertyTypes', OPEN_TO_SDK),
  rest('GET /listings/:id', unknown, ({ listing }) => ({ params: { id: listing } })),
  rest('GET /listings/:id', unknown, () => ({ params: { id: CANARY_LISTING }, query: '?pms=api' })),
  rest('POST /listings', OWN_ACCOUNT, () => ({ body: LOFT })),
  rest('PUT /listings/:id', unknown, ({ listing }) => ({ params: { id: listing }, body: { accommodates: 3 } })),

  graph('Query.propertyTypes', OPEN_TO_SDK, () => '{ propertyTypes }'),
  graph('Query.listing', ownRow('null'), ({ listing }) => `{ listing(id: "${listing}") { id name } }`),
  graph('Query.listingByMyId', ownRow('null'), () => `{ listingByMyId(myId: "${CANARY_LISTING}") { id name } }`),
  graph(
    'Mutation.saveListing',
    ownRow('LISTING_NOT_FOUND'),
    ({ listing }) => `mutation { saveListing(input: { id: "${listing}", beds: 2 }, mustExist: true) { id name } }`,
  ),
];
