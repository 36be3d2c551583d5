import { FORBIDDEN_TO_ALL, OWN_ACCOUNT, ownAlone, ownRow, profile } from './profiles.js';
import { graph } from './row.js';

let made = 0;
const unknown = ownAlone('PERSON_NOT_FOUND');
const unknownView = ownAlone('VIEW_NOT_FOUND');
const empty = profile({ owner: 'answer', parent: 'empty', sibling: 'empty', stranger: 'empty', sdk: 'forbidden' });
/** A domain that no account has added. */
const bad = 'BAD_INPUT';
const refusedToAll = profile({ owner: bad, parent: bad, sibling: bad, stranger: bad, sdk: 'forbidden' });
const PERSON = '{ id name email role }';
const invite = () =>
  `mutation { invitePerson(input: { name: "Canary", email: "p${(made += 1)}@example.com", role: VIEWER }) { invitedPerson { person ${PERSON} } userErrors { code message field rule } } }`;

export const peopleRows = [
  graph('Query.people', empty, () => `{ people ${PERSON} }`),
  graph('Query.assignees', empty, () => `{ assignees ${PERSON} }`),
  graph('Query.personConnection', OWN_ACCOUNT, () => `{ personConnection { edges { node ${PERSON} } } }`),
  graph('Mutation.invitePerson', OWN_ACCOUNT, invite),
  graph(
    'Mutation.renewInvitation',
    unknown,
    async ({ freshPerson }) =>
      `mutation { renewInvitation(input: { id: "${await freshPerson()}" }) { invitedPerson { person ${PERSON} } userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.updatePerson',
    unknown,
    async ({ freshPerson }) =>
      `mutation { updatePerson(input: { id: "${await freshPerson()}", role: OWNER }) { person ${PERSON} userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.removePerson',
    unknown,
    async ({ freshPerson }) =>
      `mutation { removePerson(input: { id: "${await freshPerson()}" }) { deletedId userErrors { code message field rule } } }`,
  ),
  graph(
    'Query.signedIn',
    profile({ owner: 'null', parent: 'null', sibling: 'null', stranger: 'null', sdk: 'forbidden' }),
    () => '{ signedIn { role } }',
  ),
  // A key has no sessions.
  graph('Query.mySessions', FORBIDDEN_TO_ALL, () => '{ mySessions { id browser } }'),
  graph(
    'Mutation.endSession',
    FORBIDDEN_TO_ALL,
    ({ account }) =>
      `mutation { endSession(input: { id: "${account}" }) { isEnded userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.endOtherSessions',
    FORBIDDEN_TO_ALL,
    () => 'mutation { endOtherSessions { endedSessions userErrors { code message field rule } }}',
  ),
  graph('Query.branding', OWN_ACCOUNT, () => '{ branding { name color logo } }'),
  graph(
    'Mutation.setBranding',
    OWN_ACCOUNT,
    () =>
      'mutation { setBranding(input: { color: "#1d5f55" }) { branding { name color } userErrors { code message field rule } } }',
  ),

  graph('Query.requiresSecondFactor', ownRow('ACCOUNT_NOT_FOUND'), ({ account }) => {
    return `{ requiresSecondFactor(accountId: "${account}") }`;
  }),
  graph('Mutation.requireSecondFactor', ownRow('ACCOUNT_NOT_FOUND'), ({ account }) => {
    return `mutation { requireSecondFactor(input: { accountId: "${account}", isRequired: false }) { isRequired userErrors { code message field rule } } }`;
  }),
  graph('Mutation.resetSecondFactor', ownRow('ACCOUNT_NOT_FOUND'), async ({ freshAccount }) => {
    return `mutation { resetSecondFactor(input: { accountId: "${await freshAccount()}" }) { isReset userErrors { code message field rule } } }`;
  }),
  graph('Query.singleSignOn', OWN_ACCOUNT, () => '{ singleSignOn { issuer clientId domains { domain } } }'),
  graph('Mutation.setSingleSignOn', OWN_ACCOUNT, () => {
    const input = `{ issuer: "https://192.0.9.1", clientId: "canary", clientSecret: "canary", roleMap: [] }`;
    return `mutation { setSingleSignOn(input: ${input}) { singleSignOn { issuer clientId } userErrors { code message field rule } } }`;
  }),
  graph(
    'Mutation.removeSingleSignOn',
    OWN_ACCOUNT,
    () => 'mutation { removeSingleSignOn { singleSignOn { issuer } userErrors { code message field rule } } }',
  ),
  graph('Mutation.addSignInDomain', OWN_ACCOUNT, () => {
    return `mutation { addSignInDomain(input: { domain: "canary${(made += 1)}.com" }) { signInDomain { domain recordName } userErrors { code message field rule } } }`;
  }),
  graph('Mutation.verifySignInDomain', refusedToAll, () => {
    return 'mutation { verifySignInDomain(input: { domain: "canary-not-added.com" }) { signInDomain { domain } userErrors { code message field rule } } }';
  }),
  graph(
    'Mutation.removeSignInDomain',
    OWN_ACCOUNT,
    () =>
      'mutation { removeSignInDomain(input: { domain: "canary.com" }) { isRemoved userErrors { code message field rule } } }',
  ),

  graph(
    'Query.savedViewConnection',
    OWN_ACCOUNT,
    () => '{ savedViewConnection { edges { node { id name filter { search } } } } }',
  ),
  graph('Query.savedViews', empty, () => '{ savedViews { id name shared filter { search } } }'),
  graph(
    'Mutation.saveView',
    OWN_ACCOUNT,
    () =>
      `mutation { saveView(input: { name: "View ${(made += 1)}", filter: { search: "Lee" } }) { savedView { id name } userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.deleteView',
    unknownView,
    async ({ freshView }) =>
      `mutation { deleteView(input: { id: "${await freshView()}" }) { deletedId userErrors { code message field rule } } }`,
  ),
];
