import { OWN_ACCOUNT, ownRow } from './profiles.js';
import { graph, rest } from './row.js';

const WHOM = { first_name: 'Ann', last_name: 'Lee', country: 'US' };
const SEARCH = '{ firstName: "Ann", lastName: "Lee", country: "US" }';

export const backgroundRows = [
  rest('GET /lookup/adverse-media/search', OWN_ACCOUNT, () => ({ query: `?${new URLSearchParams(WHOM)}` })),
  rest('POST /lookup/adverse-media/search', OWN_ACCOUNT, () => ({ body: WHOM })),
  rest(
    'GET /lookup/adverse-media/results/:id',
    ownRow('400 adverse_media_not_found'),
    async ({ freshMediaReport }) => ({ params: { id: await freshMediaReport() } }),
  ),
  rest('POST /background-check/submit', OWN_ACCOUNT, () => ({ query: '?type=globalcheck', body: WHOM })),
  rest('GET /background-check/results/:id', ownRow('500 background_check_not_found'), async ({ freshCheck }) => ({
    params: { id: await freshCheck() },
  })),
  graph(
    'Mutation.searchAdverseMedia',
    OWN_ACCOUNT,
    () =>
      `mutation { searchAdverseMedia(input: { search: ${SEARCH} }) { adverseMediaReport { id status } userErrors { code message field rule } } }`,
  ),
  graph(
    'Query.adverseMediaReport',
    ownRow('null'),
    async ({ freshMediaReport }) => `{ adverseMediaReport(id: "${await freshMediaReport()}") { id status } }`,
  ),
  graph(
    'Mutation.submitBackgroundCheck',
    OWN_ACCOUNT,
    () =>
      'mutation { submitBackgroundCheck(input: { type: globalcheck, backgroundCheck: { lastName: "Lee" } }) { backgroundCheck { id status } userErrors { code message field rule } } }',
  ),
  graph('Query.backgroundCheckConnection', OWN_ACCOUNT, async ({ freshCheck }) => {
    await freshCheck();
    return '{ backgroundCheckConnection { edges { node { id personName } } } }';
  }),
  graph(
    'Query.backgroundCheck',
    ownRow('null'),
    async ({ freshCheck }) => `{ backgroundCheck(id: "${await freshCheck()}") { id status } }`,
  ),
];
