import { GUEST_EMAIL } from './owners-rows.js';
import { OWN_ACCOUNT, ownRow } from './profiles.js';
import { graph, rest } from './row.js';

const ENTRY = '{ id accountId value reason }';

export const blacklistRows = [
  rest('GET /blacklist', OWN_ACCOUNT),
  rest('GET /blacklist', ownRow('404 account_not_found'), ({ account }) => ({ query: `?user_id=${account}` })),
  // On the owner's own guest: on a stranger's list it means nothing to the owner.
  rest('POST /blacklist', OWN_ACCOUNT, () => ({ body: { email: GUEST_EMAIL } })),
  rest('DELETE /blacklist/:id', ownRow('404 blacklist_entry_not_found'), async ({ freshBlacklistEntry }) => ({
    params: { id: await freshBlacklistEntry() },
  })),

  graph('Query.blacklist', OWN_ACCOUNT, () => `{ blacklist { total items ${ENTRY} } }`),
  graph(
    'Query.blacklist',
    ownRow('ACCOUNT_NOT_FOUND'),
    ({ account }) => `{ blacklist(accountId: "${account}") { total items ${ENTRY} } }`,
  ),
  graph('Query.blacklistConnection', OWN_ACCOUNT, () => `{ blacklistConnection { edges { node ${ENTRY} } } }`),
  graph(
    'Query.blacklistConnection',
    ownRow('ACCOUNT_NOT_FOUND'),
    ({ account }) => `{ blacklistConnection(accountId: "${account}") { edges { node ${ENTRY} } } }`,
  ),
  graph(
    'Mutation.addBlacklistEntry',
    OWN_ACCOUNT,
    () =>
      `mutation { addBlacklistEntry(input: { field: email, value: "lee@example.com" }) { blacklistEntry ${ENTRY} userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.removeBlacklistEntry',
    ownRow('BLACKLIST_ENTRY_NOT_FOUND'),
    async ({ freshBlacklistEntry }) =>
      `mutation { removeBlacklistEntry(input: { id: "${await freshBlacklistEntry()}" }) { deletedId userErrors { code message field rule } } }`,
  ),
];
